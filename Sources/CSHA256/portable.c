#include "blocks.h"

_Alignas(16) const uint32_t csha256_round_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
    0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
    0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
    0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static inline uint32_t rotate_right(uint32_t x, unsigned by) {
  return (x >> by) | (x << (32 - by));
}

static inline uint32_t load_big_endian(const uint8_t *from) {
  return (uint32_t)from[0] << 24 | (uint32_t)from[1] << 16 | (uint32_t)from[2] << 8 | from[3];
}

// FIPS 180-4, section 6.2.2, step 1.
static inline void expand(uint32_t words[64], const uint8_t *block) {
  for (size_t t = 0; t < 16; t++) {
    words[t] = load_big_endian(block + 4 * t);
  }
  for (size_t t = 16; t < 64; t++) {
    const uint32_t x = words[t - 15];
    const uint32_t y = words[t - 2];
    const uint32_t sigma0 = rotate_right(x, 7) ^ rotate_right(x, 18) ^ (x >> 3);
    const uint32_t sigma1 = rotate_right(y, 17) ^ rotate_right(y, 19) ^ (y >> 10);
    words[t] = words[t - 16] + sigma0 + words[t - 7] + sigma1;
  }
}

// Section 6.2.2, step 3. The standard moves all eight variables on by one name
// after each round; here the caller moves the names instead, so only the two
// that get a new value are written.
static inline void round_once(uint32_t a, uint32_t b, uint32_t c, uint32_t *d, uint32_t e,
                              uint32_t f, uint32_t g, uint32_t *h, uint32_t word_and_constant) {
  const uint32_t sum1 = rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25);
  const uint32_t choice = g ^ (e & (f ^ g));
  const uint32_t sum0 = rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22);
  const uint32_t majority = (a & b) | (c & (a | b));
  const uint32_t t1 = *h + sum1 + choice + word_and_constant;
  *d += t1;
  *h = t1 + sum0 + majority;
}

void csha256_blocks_portable(uint32_t state[8], const uint8_t *bytes, size_t block_count) {
  for (; block_count > 0; block_count--, bytes += csha256_block_size) {
    uint32_t words[64];
    expand(words, bytes);

    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];

    // After eight rounds every name is back at its place.
    for (size_t t = 0; t < 64; t += 8) {
      const uint32_t *w = words + t;
      const uint32_t *k = csha256_round_constants + t;
      round_once(a, b, c, &d, e, f, g, &h, w[0] + k[0]);
      round_once(h, a, b, &c, d, e, f, &g, w[1] + k[1]);
      round_once(g, h, a, &b, c, d, e, &f, w[2] + k[2]);
      round_once(f, g, h, &a, b, c, d, &e, w[3] + k[3]);
      round_once(e, f, g, &h, a, b, c, &d, w[4] + k[4]);
      round_once(d, e, f, &g, h, a, b, &c, w[5] + k[5]);
      round_once(c, d, e, &f, g, h, a, &b, w[6] + k[6]);
      round_once(b, c, d, &e, f, g, h, &a, w[7] + k[7]);
    }

    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
  }
}

#include "csha256.h"

#include <stdatomic.h>
#include <string.h>

#include "blocks.h"

static csha256_blocks *best_blocks(void) {
#if CSHA256_HAS_PROCESSOR_PATH
  // Asking costs microseconds under a hypervisor, which traps the question, so
  // the answer is kept. Two threads that race both store the same answer, and
  // it points at code only, so no ordering is needed.
  static csha256_blocks *_Atomic kept;
  csha256_blocks *best = atomic_load_explicit(&kept, memory_order_relaxed);
  if (best == NULL) {
    best = csha256_blocks_of_processor();
    if (best == NULL) {
      best = csha256_blocks_portable;
    }
    atomic_store_explicit(&kept, best, memory_order_relaxed);
  }
  return best;
#else
  return csha256_blocks_portable;
#endif
}

static void store_big_endian(uint8_t *to, uint64_t value, size_t size) {
  for (size_t i = size; i > 0; i--) {
    to[i - 1] = (uint8_t)(value & 0xff);
    value >>= 8;
  }
}

static void digest_with(csha256_blocks *blocks, const uint8_t *bytes, size_t count,
                        uint8_t digest[32]) {
  // FIPS 180-4, section 5.3.3; the section below is of the same standard.
  uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                       0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

  const size_t rest = count % csha256_block_size;
  blocks(state, bytes, count / csha256_block_size);

  // Section 5.1.1: the rest, one set bit, zeros, and the length in bits in the
  // last 8 bytes. A rest of more than 55 bytes leaves no room for the length,
  // so it takes a second block.
  uint8_t last[2 * csha256_block_size] = {0};
  const size_t last_count = rest + 1 + 8 <= csha256_block_size ? 1 : 2;
  memcpy(last, bytes + (count - rest), rest);
  last[rest] = 0x80;
  store_big_endian(last + last_count * csha256_block_size - 8, (uint64_t)count * 8, 8);
  blocks(state, last, last_count);

  for (size_t i = 0; i < 8; i++) {
    store_big_endian(digest + 4 * i, state[i], 4);
  }
}

void csha256_digest(const void *_Nonnull bytes, size_t count, uint8_t digest[_Nonnull 32]) {
  digest_with(best_blocks(), bytes, count, digest);
}

void csha256_digest_portable(const void *_Nonnull bytes, size_t count,
                             uint8_t digest[_Nonnull 32]) {
  digest_with(csha256_blocks_portable, bytes, count, digest);
}

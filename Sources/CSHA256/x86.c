#include "blocks.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

// The instructions are asked of these functions only, so that the rest of the
// program still runs on a processor without them and needs no compiler flag.
#define WITH_SHA __attribute__((target("sha,sse4.1")))

// The instructions want the state as two vectors, highest lane first:
// a b e f and c d g h.
typedef struct {
  __m128i abef;
  __m128i cdgh;
} halves;

WITH_SHA static inline __m128i load_words(const uint8_t *from) {
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  return _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(const void *)from), big_endian);
}

// Four rounds. The instruction does two and takes its words from the low half.
// It returns the new a b e f; the old a b e f are the new c d g h, so the two
// vectors change places each time, and after two they are home again.
WITH_SHA static inline halves four_rounds(halves s, __m128i words, size_t t) {
  const __m128i *k = (const __m128i *)(const void *)(csha256_round_constants + t);
  const __m128i sums = _mm_add_epi32(words, _mm_load_si128(k));
  s.cdgh = _mm_sha256rnds2_epu32(s.cdgh, s.abef, sums);
  s.abef = _mm_sha256rnds2_epu32(s.abef, s.cdgh, _mm_unpackhi_epi64(sums, sums));
  return s;
}

// The four words that follow the sixteen in w0 to w3. The instructions know
// the two sigma terms; the words seven back lie across w2 and w3.
WITH_SHA static inline __m128i next_words(__m128i w0, __m128i w1, __m128i w2, __m128i w3) {
  const __m128i seven_back = _mm_alignr_epi8(w3, w2, 4);
  return _mm_sha256msg2_epu32(_mm_add_epi32(_mm_sha256msg1_epu32(w0, w1), seven_back), w3);
}

WITH_SHA static void blocks_x86(uint32_t state[8], const uint8_t *bytes, size_t block_count) {
  __m128i *const low = (__m128i *)(void *)state;
  __m128i *const high = (__m128i *)(void *)(state + 4);

  // From memory order (lowest lane a) to highest lane first, and then paired.
  const __m128i badc = _mm_shuffle_epi32(_mm_loadu_si128(low), 0xb1);
  const __m128i hgfe = _mm_shuffle_epi32(_mm_loadu_si128(high), 0x1b);
  halves s = {_mm_alignr_epi8(badc, hgfe, 8), _mm_blend_epi16(hgfe, badc, 0xf0)};

  for (; block_count > 0; block_count--, bytes += csha256_block_size) {
    const halves before = s;
    __m128i w0 = load_words(bytes), w1 = load_words(bytes + 16);
    __m128i w2 = load_words(bytes + 32), w3 = load_words(bytes + 48);

    for (size_t t = 0; t < 48; t += 16) {
      s = four_rounds(s, w0, t);
      w0 = next_words(w0, w1, w2, w3);
      s = four_rounds(s, w1, t + 4);
      w1 = next_words(w1, w2, w3, w0);
      s = four_rounds(s, w2, t + 8);
      w2 = next_words(w2, w3, w0, w1);
      s = four_rounds(s, w3, t + 12);
      w3 = next_words(w3, w0, w1, w2);
    }
    s = four_rounds(s, w0, 48);
    s = four_rounds(s, w1, 52);
    s = four_rounds(s, w2, 56);
    s = four_rounds(s, w3, 60);

    s.abef = _mm_add_epi32(s.abef, before.abef);
    s.cdgh = _mm_add_epi32(s.cdgh, before.cdgh);
  }

  const __m128i feba = _mm_shuffle_epi32(s.abef, 0x1b);
  const __m128i dchg = _mm_shuffle_epi32(s.cdgh, 0xb1);
  _mm_storeu_si128(low, _mm_blend_epi16(feba, dchg, 0xf0));
  _mm_storeu_si128(high, _mm_alignr_epi8(dchg, feba, 8));
}

csha256_blocks *csha256_blocks_of_processor(void) {
  unsigned a, b, c, d;
  // Asked apart: a virtual machine may hide either without the other.
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSE4_1) || !(c & bit_SSSE3)) {
    return NULL;
  }
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !(b & bit_SHA)) {
    return NULL;
  }
  return blocks_x86;
}

#endif

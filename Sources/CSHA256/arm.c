#include "blocks.h"

#if defined(__AARCH64EL__) && CSHA256_HAS_PROCESSOR_PATH

#include <arm_neon.h>

// A compiler told that every processor of the target has the instructions
// (Apple's are) needs no question at run time. Elsewhere they are asked of
// these functions only, and Linux is asked whether the processor has them.
#if defined(__ARM_FEATURE_SHA2)
#define WITH_SHA
#else
#include <sys/auxv.h>
#define WITH_SHA __attribute__((target("+sha2")))
#endif

typedef struct {
  uint32x4_t abcd;
  uint32x4_t efgh;
} halves;

WITH_SHA static inline uint32x4_t load_words(const uint8_t *from) {
  return vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(from)));
}

// Four rounds. Both instructions want the state from before them.
WITH_SHA static inline halves four_rounds(halves s, uint32x4_t words, size_t t) {
  const uint32x4_t sums = vaddq_u32(words, vld1q_u32(csha256_round_constants + t));
  return (halves){vsha256hq_u32(s.abcd, s.efgh, sums), vsha256h2q_u32(s.efgh, s.abcd, sums)};
}

// The four words that follow the sixteen in w0 to w3.
WITH_SHA static inline uint32x4_t next_words(uint32x4_t w0, uint32x4_t w1, uint32x4_t w2,
                                             uint32x4_t w3) {
  return vsha256su1q_u32(vsha256su0q_u32(w0, w1), w2, w3);
}

WITH_SHA static void blocks_arm(uint32_t state[8], const uint8_t *bytes, size_t block_count) {
  halves s = {vld1q_u32(state), vld1q_u32(state + 4)};

  for (; block_count > 0; block_count--, bytes += csha256_block_size) {
    const halves before = s;
    uint32x4_t w0 = load_words(bytes), w1 = load_words(bytes + 16);
    uint32x4_t w2 = load_words(bytes + 32), w3 = load_words(bytes + 48);

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

    s.abcd = vaddq_u32(s.abcd, before.abcd);
    s.efgh = vaddq_u32(s.efgh, before.efgh);
  }

  vst1q_u32(state, s.abcd);
  vst1q_u32(state + 4, s.efgh);
}

csha256_blocks *csha256_blocks_of_processor(void) {
#if defined(__ARM_FEATURE_SHA2)
  return blocks_arm;
#else
  // HWCAP_SHA2 of Linux's <asm/hwcap.h>, which a small system may not install.
  const unsigned long has_sha2 = 1UL << 6;
  return getauxval(AT_HWCAP) & has_sha2 ? blocks_arm : NULL;
#endif
}

#endif

#ifndef CSHA256_BLOCKS_H
#define CSHA256_BLOCKS_H

#include <stddef.h>
#include <stdint.h>

// A library that links this target sees the two functions of csha256.h only.
#define CSHA256_INTERNAL __attribute__((visibility("hidden")))

enum { csha256_block_size = 64 };

// Folds whole blocks into the state a, b, c, d, e, f, g, h.
// Padding is not its business: csha256.c does that once for every processor.
typedef void csha256_blocks(uint32_t state[8], const uint8_t *bytes, size_t block_count);

CSHA256_INTERNAL csha256_blocks csha256_blocks_portable;

// The function for this processor's SHA instructions; NULL when it has none.
#if defined(__x86_64__)
#define CSHA256_HAS_PROCESSOR_PATH 1
#elif defined(__AARCH64EL__) && (defined(__ARM_FEATURE_SHA2) || defined(__linux__))
#define CSHA256_HAS_PROCESSOR_PATH 1
#else
#define CSHA256_HAS_PROCESSOR_PATH 0
#endif

#if CSHA256_HAS_PROCESSOR_PATH
CSHA256_INTERNAL csha256_blocks *csha256_blocks_of_processor(void);
#endif

// K of FIPS 180-4, section 4.2.2. Four of them are one aligned vector.
CSHA256_INTERNAL extern const uint32_t csha256_round_constants[64];

#endif

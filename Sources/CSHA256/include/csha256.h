#ifndef CSHA256_H
#define CSHA256_H

#include <stddef.h>
#include <stdint.h>

/// Writes the SHA-256 of `count` bytes to `digest`, with the processor's SHA
/// instructions where it has them.
///
/// Any alignment of `bytes` is right, and nothing past `count` is read. An
/// empty buffer still needs a pointer. Safe to call from several threads at
/// once; nothing is allocated, and nothing can fail.
///
/// Source: FIPS 180-4, sections 5 and 6.2.
void csha256_digest(const void *_Nonnull bytes, size_t count, uint8_t digest[_Nonnull 32]);

/// The same digest without the processor's SHA instructions.
///
/// It is there so that a test can compare the two on one machine; it is several
/// times slower, and never a better choice.
void csha256_digest_portable(const void *_Nonnull bytes, size_t count, uint8_t digest[_Nonnull 32]);

#endif

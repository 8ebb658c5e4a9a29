// Files for a floor: mapped, hashed as the product hashes them, and named.

#ifndef BENCHMARKS_FILE_H
#define BENCHMARKS_FILE_H

#include <csha256.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "output.h"

typedef struct {
  const char *name;
  const uint8_t *bytes;
  size_t count;
} mapped_file;

static mapped_file map_file(const char *path) {
  const char *slash = strrchr(path, '/');
  const int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (descriptor < 0 || fstat(descriptor, &status) != 0 || status.st_size == 0) stop(path);
  const size_t count = (size_t)status.st_size;
  void *start = mmap(NULL, count, PROT_READ, MAP_PRIVATE, descriptor, 0);
  if (start == MAP_FAILED) stop("a file cannot be mapped");
  close(descriptor);
  return (mapped_file){slash ? slash + 1 : path, start, count};
}

__attribute__((unused)) static void write_sum(char text[65], mapped_file file) {
  uint8_t digest[32];
  csha256_digest(file.bytes, file.count, digest);
  for (int i = 0; i < 32; i++) {
    text[2 * i] = "0123456789abcdef"[digest[i] >> 4];
    text[2 * i + 1] = "0123456789abcdef"[digest[i] & 15];
  }
  text[64] = 0;
}

#endif

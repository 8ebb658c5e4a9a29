// The floor of job "graphemes": the counts of each line by ICU, in the form of
//
//   metrics-cli count --file FILE --each-line --limit LIMIT
//
//   graphemes_icu FILE LIMIT VERSION UNICODE
//
// VERSION and UNICODE are what the heading says; ICU's own Unicode version may differ, and with it
// the clusters of new characters. Each line is converted to UTF-16, which ICU's iterator is fastest
// on, and its clusters are walked through with ubrk_next. Valid UTF-8 only.

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unicode/ubrk.h>
#include <unicode/ustring.h>
#include <unistd.h>

typedef struct {
  long graphemes, scalars, utf16, utf8;
} counts;

static void stop(const char *what) {
  fprintf(stderr, "graphemes_icu: %s\n", what);
  exit(2);
}

static char output[1 << 16];
static size_t filled;

static void flush(void) {
  for (size_t written = 0; written < filled;) {
    const ssize_t count = write(1, output + written, filled - written);
    if (count <= 0) stop("cannot write");
    written += (size_t)count;
  }
  filled = 0;
}

static void put_text(const char *text) {
  while (*text) output[filled++] = *text++;
}

static void put_number(long number) {
  char digits[24];
  int at = sizeof digits;
  do digits[--at] = (char)('0' + number % 10);
  while (number /= 10);
  memcpy(output + filled, digits + at, sizeof digits - (size_t)at);
  filled += sizeof digits - (size_t)at;
}

static void put_counts(counts of) {
  put_text("\t"), put_number(of.graphemes);
  put_text("\t"), put_number(of.scalars);
  put_text("\t"), put_number(of.utf16);
  put_text("\t"), put_number(of.utf8);
}

static void add(counts *to, counts of) {
  to->graphemes += of.graphemes;
  to->scalars += of.scalars;
  to->utf16 += of.utf16;
  to->utf8 += of.utf8;
}

int main(int count, char **arguments) {
  if (count != 5) stop("usage: graphemes_icu FILE LIMIT VERSION UNICODE");
  const int file = open(arguments[1], O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0 || status.st_size == 0) stop("cannot read the file");
  const size_t size = (size_t)status.st_size;
  const char *text = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
  if (text == MAP_FAILED) stop("cannot map the file");
  const long limit = atol(arguments[2]);

  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *clusters = ubrk_open(UBRK_CHARACTER, "", NULL, 0, &error);
  if (U_FAILURE(error)) stop(u_errorName(error));
  int32_t capacity = 1 << 16;
  UChar *units = malloc(sizeof(UChar) * (size_t)capacity);

  filled = (size_t)snprintf(
      output, sizeof output,
      "# metrics-cli %s, Unicode %s, limit %ld graphemes\nline\tgraphemes\tscalars\tutf16\tutf8\t"
      "keptGraphemes\tkeptScalars\tkeptUtf16\tkeptUtf8\toverLimit\n",
      arguments[3], arguments[4], limit);

  counts total = {0}, kept_total = {0};
  long line = 0, over = 0;
  for (const char *start = text, *end = text + size; start < end;) {
    const char *feed = memchr(start, '\n', (size_t)(end - start));
    const char *next = feed ? feed + 1 : end;
    const char *stop_at = feed ? feed : end;
    if (feed && stop_at > start && stop_at[-1] == '\r') stop_at--;
    const int32_t bytes = (int32_t)(stop_at - start);
    if (bytes > capacity) {
      capacity = 2 * bytes;
      units = realloc(units, sizeof(UChar) * (size_t)capacity);
    }
    int32_t length = 0;
    u_strFromUTF8(units, capacity, &length, start, bytes, &error);
    // A buffer that is exactly full lacks its zero, which is only a warning.
    if (U_FAILURE(error)) stop(u_errorName(error));
    error = U_ZERO_ERROR;
    ubrk_setText(clusters, units, length, &error);

    counts whole = {0, u_countChar32(units, length), length, bytes};
    int32_t cut = limit == 0 ? 0 : length;
    for (int32_t border; (border = ubrk_next(clusters)) != UBRK_DONE;) {
      if (++whole.graphemes == limit) cut = border;
    }
    counts kept = whole;
    const int is_over = whole.graphemes > limit;
    if (is_over) {
      int32_t kept_bytes = 0;
      u_strToUTF8(NULL, 0, &kept_bytes, units, cut, &error);
      error = U_ZERO_ERROR;
      kept = (counts){limit, u_countChar32(units, cut), cut, kept_bytes};
      over++;
    }
    add(&total, whole);
    add(&kept_total, kept);
    put_number(++line);
    put_counts(whole);
    put_counts(kept);
    put_text(is_over ? "\tyes\n" : "\tno\n");
    if (filled > sizeof output - 512) flush();
    start = next;
  }
  put_text("total");
  put_counts(total);
  put_counts(kept_total);
  put_text("\t"), put_number(over), put_text("\n");
  flush();
  return 0;
}

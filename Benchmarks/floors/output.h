// Output through one buffer, with numbers by hand: what a floor's output costs.

#ifndef BENCHMARKS_OUTPUT_H
#define BENCHMARKS_OUTPUT_H

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static _Noreturn void stop(const char *what) {
  fprintf(stderr, "floor: %s\n", what);
  exit(2);
}

static char output[1 << 17];
static size_t output_count;

static void write_output(void) {
  for (size_t written = 0; written < output_count;) {
    const ssize_t sent = write(1, output + written, output_count - written);
    if (sent <= 0) stop("the output cannot be written");
    written += (size_t)sent;
  }
  output_count = 0;
}

static void put_bytes(const char *bytes, size_t count) {
  if (count > sizeof output) stop("a text too long to write");
  if (output_count + count > sizeof output) write_output();
  memcpy(output + output_count, bytes, count);
  output_count += count;
}

static void put(const char *text) { put_bytes(text, strlen(text)); }

static void put_integer(uint64_t value) {
  char digits[20];
  size_t first = sizeof digits;
  do digits[--first] = (char)('0' + value % 10); while (value /= 10);
  put_bytes(digits + first, sizeof digits - first);
}

// The digits of `number` with the decimal point after `point` of them; zeros at the end dropped.
static size_t write_decimal(char *to, uint64_t number, int point) {
  char digits[20];
  int first = (int)sizeof digits;
  while (number % 10 == 0) number /= 10;
  for (; number; number /= 10) digits[--first] = (char)('0' + number % 10);
  const int count = (int)sizeof digits - first;
  size_t used = 0;
  if (point <= 0) {
    to[used++] = '0', to[used++] = '.';
    for (int i = point; i < 0; i++) to[used++] = '0';
  }
  for (int i = 0; i < count; i++) {
    if (i == point && i > 0) to[used++] = '.';
    to[used++] = digits[first + i];
  }
  to[used] = 0;
  return used;
}

// The shortest decimal that reads back as the same number, without exponent, by the C library.
static void put_long_number(double value) {
  for (int digits = 15; digits <= 17; digits++) {
    char text[40], plain[400];
    snprintf(text, sizeof text, "%.*e", digits - 1, value);
    if (digits < 17 && strtod(text, NULL) != value) continue;
    uint64_t number = 0;
    const char *at = text;
    for (; *at != 'e'; at++) {
      if (*at != '.') number = number * 10 + (uint64_t)(*at - '0');
    }
    put_bytes(plain, write_decimal(plain, number, atoi(at + 1) + 1));
    return;
  }
}

// The same in a tenth of the time, for the numbers of a table.
static void put_number(double value) {
  static const uint64_t powers[] = {1u, 10u, 100u, 1000u, 10000u, 100000u, 1000000u, 10000000u,
                                    100000000u, 1000000000u, 10000000000u, 100000000000u,
                                    1000000000000u, 10000000000000u, 100000000000000u,
                                    1000000000000000u, 10000000000000000u, 100000000000000000u,
                                    1000000000000000000u, 10000000000000000000u};
  if (value < 0) put("-"), value = -value;
  if (value == floor(value) && value < 1e15) return put_integer((uint64_t)value);
  if (value < 1e-3 || value >= 1e6) return put_long_number(value);

  // value = mantissa / 2^shift, and decimal places move it to a number of 15, 16 or 17 digits.
  // All products are below 2^118, so everything here is exact.
  int exponent;
  const uint64_t mantissa = (uint64_t)ldexp(frexp(value, &exponent), 53);
  const int shift = 53 - exponent;
  int point = -2;
  while (value * 1e3 >= (double)powers[point + 3]) point++;
  for (int digits = 15; digits <= 17; digits++) {
    const uint64_t power = powers[digits - point];
    const unsigned __int128 product = (unsigned __int128)mantissa * power;
    const unsigned __int128 half = (unsigned __int128)1 << (shift - 1);
    const uint64_t number = (uint64_t)((product + half) >> shift);
    const unsigned __int128 decimal = (unsigned __int128)number << shift;
    const unsigned __int128 off = decimal > product ? decimal - product : product - decimal;
    // Nearer than half the step of the last binary digit: nothing else reads back as this.
    if (2 * off < power && number < powers[digits] && mantissa != (uint64_t)1 << 52) {
      char text[40];
      return put_bytes(text, write_decimal(text, number, point));
    }
  }
  put_long_number(value);
}

#endif

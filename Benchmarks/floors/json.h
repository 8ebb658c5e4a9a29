// JSON as the product spells it.

#ifndef BENCHMARKS_JSON_H
#define BENCHMARKS_JSON_H

#include "output.h"

static void put_string(const char *text) {
  put("\"");
  for (; *text; text++) {
    if ((unsigned char)*text < 0x20) stop("a control character in a text");
    if (*text == '"' || *text == '\\') put("\\");
    put_bytes(text, 1);
  }
  put("\"");
}

static void put_key(const char *before, const char *key) {
  put(before);
  put("\"");
  put(key);
  put("\": ");
}

static void put_member(const char *before, const char *key, double value) {
  put_key(before, key);
  put_number(value);
}

static void put_text_member(const char *before, const char *key, const char *text) {
  put_key(before, key);
  if (*text) put_string(text); else put("null");
}

#endif

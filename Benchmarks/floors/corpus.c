// Floor of job "corpus": the lines of many fonts by Chrome's rule, from tables of mapped files.
//
// corpus LIST SCALE SIZES: a file with a path on each line; device pixels to a CSS pixel; font sizes with
// commas between. Writes a line of JSON for each file: names, the three sets of vertical metrics, what the
// rule takes and why, and ascent, descent, gap and height at each size.
//
// Plain: one file after the other, nothing kept. Left out: collections, packed fonts, `MVAR`, axes and
// findings, which the product has too, names that are not English or not ASCII, and messages about damage.

#include <stdbool.h>

#include "file.h"
#include "json.h"

static unsigned uint16_at(const uint8_t *at) { return (unsigned)at[0] << 8 | at[1]; }
static int int16_at(const uint8_t *at) { return (int16_t)uint16_at(at); }
static uint32_t uint32_at(const uint8_t *at) { return (uint32_t)uint16_at(at) << 16 | uint16_at(at + 2); }

static const uint8_t *table_at(mapped_file file, const char tag[4], size_t least, size_t *found) {
  const size_t tables = uint16_at(file.bytes + 4);
  if (12 + 16 * tables > file.count) stop("the table directory is cut short");
  for (size_t i = 0; i < tables; i++) {
    const uint8_t *record = file.bytes + 12 + 16 * i;
    const size_t offset = uint32_at(record + 8), count = uint32_at(record + 12);
    if (memcmp(record, tag, 4) != 0) continue;
    if (offset > file.count || count > file.count - offset || count < least) return NULL;
    if (found) *found = count;
    return file.bytes + offset;
  }
  return NULL;
}

typedef struct {
  int ascender, descender, gap;
  const char *origin, *reason;
} line_metrics;

// The English name for Windows; nothing without one.
static void put_name(const char *key, const uint8_t *table, size_t count, unsigned wanted, unsigned other) {
  char text[256] = "";
  for (unsigned id = wanted; table && count >= 6 && !*text; id = other) {
    const size_t records = uint16_at(table + 2), strings = uint16_at(table + 4);
    if (6 + 12 * records > count) break;
    for (size_t i = 0; i < records; i++) {
      const uint8_t *record = table + 6 + 12 * i;
      const size_t length = uint16_at(record + 8), start = strings + uint16_at(record + 10);
      if (uint16_at(record) != 3 || uint16_at(record + 4) != 0x409 || uint16_at(record + 6) != id) continue;
      if (start + length > count || length / 2 >= sizeof text) stop("a name that cannot be read");
      for (size_t j = 0; j < length / 2; j++) {
        const unsigned unit = uint16_at(table + start + 2 * j);
        if (unit >= 0x80) stop("a name that is not ASCII");
        text[j] = (char)unit;
      }
      text[length / 2] = 0;
      break;
    }
    if (id == other) break;
  }
  put_text_member(", ", key, text);
}

// skrifa's and FreeType's choice.
static const char no_height[] = "'hhea' has no ascender and descender";

static line_metrics chosen(const uint8_t *hhea, const uint8_t *os2) {
  line_metrics typo = {0, 0, 0, "typo", "USE_TYPO_METRICS is set"}, win = {0, 0, 0, "win", no_height};
  if (os2) {
    typo.ascender = int16_at(os2 + 68), typo.descender = int16_at(os2 + 70), typo.gap = int16_at(os2 + 72);
    win.ascender = (int)uint16_at(os2 + 74), win.descender = -(int)uint16_at(os2 + 76);
    if (uint16_at(os2 + 62) & 0x80) return typo;
  }
  const line_metrics own = {int16_at(hhea + 4), int16_at(hhea + 6), int16_at(hhea + 8), "hhea",
                            "USE_TYPO_METRICS is not set"};
  if (own.ascender || own.descender || !os2) return own;
  typo.reason = no_height;
  return typo.ascender || typo.descender ? typo : win;
}

static void put_line(line_metrics line, float units_per_em, double size, double scale, bool is_first) {
  const float pixels = (float)((double)floorf((float)size * (float)scale * 100) / 100);
  const float factor = pixels / units_per_em;
  const float ascent = floorf((float)line.ascender * factor + 0.5f);
  const float descent = floorf((float)-line.descender * factor + 0.5f);
  const float gap = roundf(fmaxf(0, (float)line.gap * factor));
  put(is_first ? "" : ", ");
  put_member("{ ", "size", size);
  put_member(", ", "ascent", ascent / scale);
  put_member(", ", "descent", descent / scale);
  put_member(", ", "lineGap", gap / scale);
  put_member(", ", "lineHeight", (ascent + descent + gap) / scale);
  put(" }");
}

static void put_font(const char *path, double scale, const double *sizes, int size_count) {
  const mapped_file file = map_file(path);
  if (file.count < 12 || memcmp(file.bytes, "ttcf", 4) == 0) stop("no plain font file");
  const uint8_t *head = table_at(file, "head", 54, NULL), *hhea = table_at(file, "hhea", 36, NULL);
  const uint8_t *os2 = table_at(file, "OS/2", 78, NULL);
  if (!head || !hhea) stop("no head or hhea table");
  const unsigned units_per_em = uint16_at(head + 18);
  if (units_per_em < 16) stop("no units per em");
  const line_metrics line = chosen(hhea, os2);

  size_t name_count = 0;
  const uint8_t *names = table_at(file, "name", 6, &name_count);
  put_key("{ ", "path");
  put_string(path);
  put_key(", ", "fileName");
  put_string(file.name);
  put_name("family", names, name_count, 16, 1);
  put_name("style", names, name_count, 17, 2);
  put_name("postScriptName", names, name_count, 6, 6);
  put_member(", ", "faceIndex", 0);
  put_member(", ", "unitsPerEm", units_per_em);
  put_member(", \"hhea\": { ", "ascender", int16_at(hhea + 4));
  put_member(", ", "descender", int16_at(hhea + 6));
  put_member(", ", "lineGap", int16_at(hhea + 8));
  put(" }");
  if (os2) {
    put_member(", \"typo\": { ", "ascender", int16_at(os2 + 68));
    put_member(", ", "descender", int16_at(os2 + 70));
    put_member(", ", "lineGap", int16_at(os2 + 72));
    put(uint16_at(os2 + 62) & 0x80 ? ", \"use\": true }" : ", \"use\": false }");
    put_member(", \"win\": { ", "ascent", uint16_at(os2 + 74));
    put_member(", ", "descent", uint16_at(os2 + 76));
    put(" }");
  } else {
    put(", \"typo\": null, \"win\": null");
  }
  put_member(", \"head\": { ", "yMin", int16_at(head + 38));
  put_member(", ", "yMax", int16_at(head + 42));
  put_key(" }, ", "origin");
  put_string(line.origin);
  put_key(", ", "reason");
  put("\"");
  put(line.reason);
  put(line.gap < 0 ? "; the negative gap of a web font counts as 0\"" : "\"");
  put_member(", ", "ascender", line.ascender);
  put_member(", ", "descender", line.descender);
  put_member(", ", "lineGap", line.gap);
  put_key(", ", "atSizes");
  put("[");
  for (int i = 0; i < size_count; i++) put_line(line, (float)units_per_em, sizes[i], scale, i == 0);
  put("] }\n");
  munmap((void *)file.bytes, file.count);
}

int main(int count, char **arguments) {
  if (count != 4) stop("usage: corpus LIST SCALE SIZES");
  double sizes[64];
  int size_count = 0;
  for (char *at = arguments[3]; *at && size_count < 64;) {
    sizes[size_count++] = strtod(at, &at);
    if (*at == ',') at++;
  }
  FILE *list = fopen(arguments[1], "r");
  if (!list) stop(arguments[1]);
  char path[4096];
  while (fgets(path, sizeof path, list)) {
    path[strcspn(path, "\n")] = 0;
    if (*path) put_font(path, strtod(arguments[2], NULL), sizes, size_count);
  }
  fclose(list);
  write_output();
  return 0;
}

// A font file for a floor: mapped, its metrics read from the raw tables, the rest by HarfBuzz.

#ifndef BENCHMARKS_FONT_H
#define BENCHMARKS_FONT_H

#include <hb-ot.h>
#include <hb.h>
#include <stdbool.h>

#include "file.h"

typedef struct {
  mapped_file file;
  hb_face_t *face;
  double units_per_em, ascender, descender, line_gap, typo_ascender, typo_descender;
  double cap_height, x_height;
  int weight_class;
  bool has_os2;
  unsigned axis_count;
  hb_ot_var_axis_info_t axes[8];
} font_facts;

static unsigned uint16_at(const uint8_t *at) { return (unsigned)at[0] << 8 | at[1]; }
static int int16_at(const uint8_t *at) { return (int16_t)uint16_at(at); }
static uint32_t uint32_at(const uint8_t *at) { return (uint32_t)uint16_at(at) << 16 | uint16_at(at + 2); }

static const uint8_t *table_at(const font_facts *font, hb_tag_t tag, size_t least, size_t *found) {
  const mapped_file file = font->file;
  const size_t tables = uint16_at(file.bytes + 4);
  if (12 + 16 * tables > file.count) stop("the table directory is cut short");
  for (size_t i = 0; i < tables; i++) {
    const uint8_t *record = file.bytes + 12 + 16 * i;
    const size_t offset = uint32_at(record + 8), count = uint32_at(record + 12);
    if (uint32_at(record) != tag) continue;
    if (offset > file.count || count > file.count - offset || count < least) break;
    if (found) *found = count;
    return file.bytes + offset;
  }
  return NULL;
}

static void open_font(font_facts *font, const char *path) {
  font->file = map_file(path);
  if (font->file.count < 12) stop("no font file");
  if (uint32_at(font->file.bytes) == HB_TAG('t', 't', 'c', 'f')) stop("a collection");

  const uint8_t *head = table_at(font, HB_TAG('h', 'e', 'a', 'd'), 54, NULL);
  const uint8_t *hhea = table_at(font, HB_TAG('h', 'h', 'e', 'a'), 36, NULL);
  size_t os2_count = 0;
  const uint8_t *os2 = table_at(font, HB_TAG('O', 'S', '/', '2'), 78, &os2_count);
  if (!head || !hhea) stop("no head or hhea table");
  font->units_per_em = uint16_at(head + 18);
  font->ascender = int16_at(hhea + 4);
  font->descender = int16_at(hhea + 6);
  font->line_gap = int16_at(hhea + 8);
  if (font->units_per_em < 16 || font->ascender - font->descender <= 0) stop("no line height");
  font->has_os2 = os2 != NULL;
  if (os2) {
    font->weight_class = (int)uint16_at(os2 + 4);
    font->typo_ascender = int16_at(os2 + 68);
    font->typo_descender = int16_at(os2 + 70);
    if (uint16_at(os2) >= 2 && os2_count >= 90) {
      font->x_height = int16_at(os2 + 86);
      font->cap_height = int16_at(os2 + 88);
    }
  }

  hb_blob_t *blob = hb_blob_create((const char *)font->file.bytes, (unsigned)font->file.count,
                                   HB_MEMORY_MODE_READONLY, NULL, NULL);
  font->face = hb_face_create(blob, 0);
  hb_blob_destroy(blob);
  font->axis_count = 8;
  if (hb_ot_var_get_axis_infos(font->face, 0, &font->axis_count, font->axes) > 8) stop("too many axes");
  for (unsigned i = 0; i < font->axis_count; i++) {
    if (font->axes[i].tag == HB_TAG('o', 'p', 's', 'z')) stop("an optical size axis");
  }
}

static const hb_ot_var_axis_info_t *weight_axis(const font_facts *font) {
  for (unsigned i = 0; i < font->axis_count; i++) {
    if (font->axes[i].tag == HB_TAG('w', 'g', 'h', 't')) return &font->axes[i];
  }
  return NULL;
}

#endif

// A font stack for a floor: faces in the order in which a character looks for its glyph.

#ifndef BENCHMARKS_STACK_H
#define BENCHMARKS_STACK_H

#include <hb-ot.h>
#include <hb.h>
#include <stdbool.h>

#include "file.h"

enum { face_limit = 8 };

typedef struct {
  mapped_file file;
  hb_face_t *face;
  hb_font_t *font;
  double units_per_em, ascender, descender;  // of `hhea`, which iOS takes
  bool has_colours;
  hb_glyph_extents_t *kept;  // boxes of glyphs, where they are kept
  bool *is_kept;
} stack_face;

static stack_face faces[face_limit];
static int face_count;
static hb_buffer_t *buffer;

static bool has_table(hb_face_t *face, const char *tag) {
  hb_blob_t *blob = hb_face_reference_table(face, hb_tag_from_string(tag, 4));
  const bool is_there = hb_blob_get_length(blob) > 0;
  hb_blob_destroy(blob);
  return is_there;
}

static void read_line_metrics(stack_face *face) {
  hb_blob_t *hhea = hb_face_reference_table(face->face, HB_TAG('h', 'h', 'e', 'a'));
  unsigned count;
  const uint8_t *bytes = (const uint8_t *)hb_blob_get_data(hhea, &count);
  if (count < 36) stop("no hhea table");
  face->ascender = (int16_t)(bytes[4] << 8 | bytes[5]);
  face->descender = (int16_t)(bytes[6] << 8 | bytes[7]);
  if (face->ascender - face->descender <= 0) stop("no line height");
  hb_blob_destroy(hhea);
}

// The first face of a file, at the default place on its axes.
static void add_face(const char *path) {
  if (face_count == face_limit) stop("too many fonts");
  stack_face *face = &faces[face_count++];
  face->file = map_file(path);
  hb_blob_t *blob = hb_blob_create((const char *)face->file.bytes, (unsigned)face->file.count,
                                   HB_MEMORY_MODE_READONLY, NULL, NULL);
  face->face = hb_face_create(blob, 0);
  hb_blob_destroy(blob);
  if (hb_ot_var_has_data(face->face)) stop("a variable font");
  const unsigned units = hb_face_get_upem(face->face);
  face->units_per_em = units;
  face->font = hb_font_create(face->face);
  hb_font_set_scale(face->font, (int)units, (int)units);
  read_line_metrics(face);
  static const char *const colours[] = {"COLR", "CBDT", "sbix", "SVG "};
  for (int i = 0; i < 4; i++) face->has_colours |= has_table(face->face, colours[i]);
}

// From now on, the box of a glyph is computed once.
static void keep_boxes(void) {
  for (int i = 0; i < face_count; i++) {
    const unsigned glyphs = hb_face_get_glyph_count(faces[i].face);
    faces[i].kept = calloc(glyphs, sizeof *faces[i].kept);
    faces[i].is_kept = calloc(glyphs, sizeof *faces[i].is_kept);
    if (!faces[i].kept || !faces[i].is_kept) stop("no memory");
  }
}

static hb_glyph_extents_t box_of(stack_face *face, hb_codepoint_t glyph) {
  if (face->is_kept && face->is_kept[glyph]) return face->kept[glyph];
  hb_glyph_extents_t box;
  if (!hb_font_get_glyph_extents(face->font, glyph, &box)) box = (hb_glyph_extents_t){0};
  if (face->is_kept) face->kept[glyph] = box, face->is_kept[glyph] = true;
  return box;
}

static bool has_glyph(int face, hb_codepoint_t scalar) {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(faces[face].font, scalar, &glyph) && glyph != 0;
}

#endif

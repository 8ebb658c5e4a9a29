// A text shaped in a font stack: a face for each grapheme cluster, a run where direction, script and
// face are the same, and what its glyphs come to at a size.

#ifndef BENCHMARKS_SHAPE_H
#define BENCHMARKS_SHAPE_H

#include "stack.h"
#include "text.h"

typedef struct {
  hb_codepoint_t id;
  int cluster;  // byte
  int advance, x_offset, y_offset;
} glyph;

typedef struct {
  int face, level, first_glyph, end_glyph;
} glyph_run;

typedef struct {
  text *text;
  int run_count, missing_count;
  glyph_run runs[byte_limit];
  glyph glyphs[4 * byte_limit];
  int face_of[byte_limit];  // for each scalar
  UChar32 missing[byte_limit];
} shaped_text;

// ---------------------------------------------------------------------------------------------
// Faces

// Hangul fillers and signs of shorthand are drawn, although Unicode lets them be ignored.
static bool is_drawn_anyway(UChar32 scalar) {
  return scalar == 0x115F || scalar == 0x1160 || scalar == 0x3164 || scalar == 0xFFA0 ||
         scalar == 0x180F || (scalar >= 0x1BCA0 && scalar <= 0x1BCA3);
}

static bool draws_nothing(UChar32 scalar) {
  return scalar >= 0xAD && u_hasBinaryProperty(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) &&
         !is_drawn_anyway(scalar);
}

static bool has_start_of(int face, hb_codepoint_t scalar) {
  hb_codepoint_t first, second;
  if (has_glyph(face, scalar)) return true;
  return hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second) &&
         has_start_of(face, first);
}

// Whether there is a glyph for any part of a cluster, composed or decomposed.
static bool has_any_form(int face, const UChar32 *scalars, int count) {
  hb_codepoint_t last = 0, composed;
  for (int i = 0; i < count; i++) {
    const hb_codepoint_t scalar = (hb_codepoint_t)scalars[i];
    if (draws_nothing(scalars[i])) continue;
    if (last && hb_unicode_compose(hb_unicode_funcs_get_default(), last, scalar, &composed) &&
        has_glyph(face, composed)) {
      return true;
    }
    if (has_start_of(face, scalar)) return true;
    last = scalar;
  }
  return false;
}

static bool shapes_without_boxes(int face, const UChar32 *scalars, int count) {
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf32(buffer, (const uint32_t *)scalars, count, 0, count);
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(faces[face].font, buffer, NULL, 0);
  unsigned glyph_count;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &glyph_count);
  for (unsigned i = 0; i < glyph_count; i++) {
    if (infos[i].codepoint == 0) return false;
  }
  return true;
}

static bool draws(int face, const UChar32 *scalars, int count) {
  bool has_all = true;
  for (int i = 0; i < count && has_all; i++) {
    has_all = draws_nothing(scalars[i]) || has_glyph(face, (hb_codepoint_t)scalars[i]);
  }
  return has_all || (has_any_form(face, scalars, count) && shapes_without_boxes(face, scalars, count));
}

enum colours { either, plain, coloured };

static enum colours wanted_colours(const UChar32 *scalars, int count) {
  if (!u_hasBinaryProperty(scalars[0], UCHAR_EMOJI)) return either;
  bool is_text = false;
  for (int i = 0; i < count; i++) {
    if (scalars[i] == 0xFE0F) return coloured;
    is_text |= scalars[i] == 0xFE0E;
  }
  if (is_text) return plain;
  if (u_hasBinaryProperty(scalars[0], UCHAR_EMOJI_PRESENTATION)) return coloured;
  return u_hasBinaryProperty(scalars[0], UCHAR_EMOJI_MODIFIER_BASE) && count > 1 ? coloured : either;
}

// The first face of those that draw a cluster; -1 for none.
static int first_face(const UChar32 *scalars, int count) {
  const enum colours wanted = wanted_colours(scalars, count);
  for (int round = 0; round < 2; round++) {
    for (int face = 0; face < face_count; face++) {
      const bool suits = wanted == either || faces[face].has_colours == (wanted == coloured);
      if (suits == (round == 0) && draws(face, scalars, count)) return face;
    }
  }
  return -1;
}

// The face of a cluster. A space stays in the one before, and what draws nothing does, too.
static int face_for(const UChar32 *scalars, int count, int previous) {
  int first = 0;
  while (first < count && draws_nothing(scalars[first])) first++;
  if (first == count) return previous < 0 ? 0 : previous;
  if (previous >= 0 && u_isUWhiteSpace(scalars[first]) && draws(previous, scalars, count)) return previous;
  return first_face(scalars, count);
}

static void note_missing(shaped_text *of, const UChar32 *scalars, int count) {
  for (int i = 0; i < count; i++) {
    int known = 0;
    while (known < of->missing_count && of->missing[known] != scalars[i]) known++;
    if (known == of->missing_count) of->missing[of->missing_count++] = scalars[i];
  }
}

static void find_faces(shaped_text *of) {
  const text *text = of->text;
  int face = -1;
  of->missing_count = 0;
  for (int start = 0, end; start < text->scalar_count; start = end) {
    end = end_of_cluster(text, start);
    face = face_for(text->scalars + start, end - start, face);
    if (face < 0) note_missing(of, text->scalars + start, end - start);
    if (face < 0) face = 0;
    for (int i = start; i < end; i++) of->face_of[i] = face;
  }
}

// ---------------------------------------------------------------------------------------------
// Runs

static int shape_run(shaped_text *of, int start, int end, int glyph_count) {
  const text *text = of->text;
  const int first_byte = text->byte_at[start];
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf8(buffer, text->bytes, text->byte_count, (unsigned)first_byte,
                     text->byte_at[end] - first_byte);
  hb_buffer_set_script(buffer, (hb_script_t)text->scripts[start]);
  hb_buffer_set_direction(buffer, text->levels[start] % 2 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_language(buffer, hb_language_from_string("und", 3));
  hb_shape(faces[of->face_of[start]].font, buffer, NULL, 0);
  unsigned count;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, NULL);
  if (glyph_count + (int)count > 4 * byte_limit) stop("too many glyphs");
  for (unsigned i = 0; i < count; i++) {
    of->glyphs[glyph_count++] =
        (glyph){infos[i].codepoint, (int)infos[i].cluster, positions[i].x_advance,
                positions[i].x_offset, positions[i].y_offset};
  }
  return glyph_count;
}

static bool is_same_run(const shaped_text *of, int a, int b) {
  const text *text = of->text;
  return of->face_of[a] == of->face_of[b] && text->scripts[a] == text->scripts[b] &&
         text->levels[a] == text->levels[b];
}

static void shape(shaped_text *of, text *text, const char *bytes, int count, UBiDiLevel paragraph) {
  read_text(text, bytes, count, paragraph);
  of->text = text;
  find_faces(of);
  of->run_count = 0;
  int glyphs = 0;
  for (int start = 0, end; start < text->scalar_count; start = end) {
    for (end = start + 1; end < text->scalar_count && is_same_run(of, start, end); end++) {}
    const int first = glyphs;
    glyphs = shape_run(of, start, end, first);
    of->runs[of->run_count++] = (glyph_run){of->face_of[start], text->levels[start], first, glyphs};
  }
}

// ---------------------------------------------------------------------------------------------
// Lengths, in points: one multiplication and one division each, as the product has it

static double points(double units, int face, double size) {
  return units * size / faces[face].units_per_em;
}

// Runs of equal units per em are added up first.
static double width_of(const shaped_text *of, double size) {
  double total = 0, units = 0;
  for (int i = 0; i < of->run_count; i++) {
    const glyph_run *run = &of->runs[i];
    if (i > 0 && faces[run->face].units_per_em != faces[run[-1].face].units_per_em) {
      total += points(units, run[-1].face, size);
      units = 0;
    }
    for (int g = run->first_glyph; g < run->end_glyph; g++) units += of->glyphs[g].advance;
  }
  return of->run_count ? total + points(units, of->runs[of->run_count - 1].face, size) : 0;
}

static double line_height_of(const shaped_text *of, double size) {
  bool takes_part[face_limit] = {true};
  bool is_alone = true;
  for (int i = 0; i < of->run_count; i++) {
    takes_part[of->runs[i].face] = true;
    is_alone &= of->runs[i].face == 0;
  }
  if (is_alone) return points(faces[0].ascender - faces[0].descender, 0, size);
  double top = -INFINITY, bottom = INFINITY;
  for (int face = 0; face < face_count; face++) {
    if (!takes_part[face]) continue;
    top = fmax(top, points(faces[face].ascender, face, size));
    bottom = fmin(bottom, points(faces[face].descender, face, size));
  }
  return top - bottom;
}

// ---------------------------------------------------------------------------------------------
// Ink

typedef struct {
  double units;
  int face, cluster;
} ink_edge;

typedef struct {
  bool is_there;
  double left, right;  // points
  ink_edge top, bottom;
} ink_box;

static double edge_points(ink_edge edge, double size) { return points(edge.units, edge.face, size); }

static void add_ink(ink_box *to, double left, double right, ink_edge top, ink_edge bottom, double size) {
  if (!to->is_there) {
    *to = (ink_box){true, left, right, top, bottom};
    return;
  }
  to->left = fmin(to->left, left);
  to->right = fmax(to->right, right);
  if (edge_points(top, size) > edge_points(to->top, size)) to->top = top;
  if (edge_points(bottom, size) < edge_points(to->bottom, size)) to->bottom = bottom;
}

static void add_ink_of_run(ink_box *to, const shaped_text *of, const glyph_run *run, double *pen,
                           double size) {
  double units = 0;
  for (int g = run->first_glyph; g < run->end_glyph; g++) {
    const glyph *glyph = &of->glyphs[g];
    const hb_glyph_extents_t box = box_of(&faces[run->face], glyph->id);
    if (box.width != 0 && box.height != 0) {
      const double left = units + glyph->x_offset + box.x_bearing;
      const double top = glyph->y_offset + box.y_bearing;
      add_ink(to, *pen + points(left, run->face, size), *pen + points(left + box.width, run->face, size),
              (ink_edge){top, run->face, glyph->cluster},
              (ink_edge){top + box.height, run->face, glyph->cluster}, size);
    }
    units += glyph->advance;
  }
  *pen += points(units, run->face, size);
}

// Runs from left to right: rule L2 of Unicode Standard Annex 9.
static ink_box ink_of(const shaped_text *of, double size) {
  static UBiDiLevel levels[byte_limit];
  static int32_t order[byte_limit];
  for (int i = 0; i < of->run_count; i++) levels[i] = (UBiDiLevel)of->runs[i].level;
  ubidi_reorderVisual(levels, of->run_count, order);
  ink_box ink = {0};
  double pen = 0;
  for (int i = 0; i < of->run_count; i++) add_ink_of_run(&ink, of, &of->runs[order[i]], &pen, size);
  return ink;
}

// How far ink lies above an edge of the first face's line; in one face, the difference is rounded once.
static double beyond_line(ink_edge edge, double line, double size) {
  if (faces[edge.face].units_per_em == faces[0].units_per_em) {
    return points(edge.units - line, edge.face, size);
  }
  return edge_points(edge, size) - points(line, 0, size);
}

#endif

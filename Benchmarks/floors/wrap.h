// A text in lines of a width: greedy, each line shaped by itself, since letters change at its ends.
//
// The widths of the whole text's clusters say roughly where a line ends. Only candidates near that
// place are shaped, then the line that was chosen.

#ifndef BENCHMARKS_WRAP_H
#define BENCHMARKS_WRAP_H

#include "shape.h"

typedef struct {
  int end;  // byte
  double width;
} text_line;

static UBreakIterator *line_breaks;

static text_line lines[byte_limit];
static int line_count;

// Of the text that is being wrapped.
static struct {
  const text *text;
  double size, width;
  double up_to[byte_limit + 1];  // points before each byte
  bool is_border[byte_limit + 1];
  int breaks[byte_limit];
  int break_count;
} wrapped;

static void open_line_breaks(void) {
  UErrorCode error = U_ZERO_ERROR;
  line_breaks = ubrk_open(UBRK_LINE, "", NULL, 0, &error);
  check(error);
}

static void add_up_widths(const shaped_text *whole) {
  const int count = wrapped.text->byte_count;
  memset(wrapped.up_to, 0, sizeof *wrapped.up_to * (size_t)(count + 1));
  for (int i = 0; i < whole->run_count; i++) {
    const glyph_run *run = &whole->runs[i];
    for (int g = run->first_glyph; g < run->end_glyph; g++) {
      wrapped.up_to[whole->glyphs[g].cluster + 1] +=
          points(whole->glyphs[g].advance, run->face, wrapped.size);
    }
  }
  for (int i = 0; i < count; i++) wrapped.up_to[i + 1] += wrapped.up_to[i];
}

// Lines end between grapheme clusters only.
static void find_breaks(void) {
  const text *text = wrapped.text;
  UErrorCode error = U_ZERO_ERROR;
  memset(wrapped.is_border, 0, (size_t)text->byte_count + 1);
  for (int i = 0; i <= text->scalar_count; i++) wrapped.is_border[text->byte_at[i]] = text->starts_cluster[i];
  ubrk_setText(line_breaks, text->units, text->unit_count, &error);
  check(error);
  wrapped.break_count = 0;
  int scalar = 0;
  for (int place; (place = ubrk_next(line_breaks)) != UBRK_DONE;) {
    while (text->unit_at[scalar] < place) scalar++;
    const int byte = text->byte_at[scalar];
    if (wrapped.is_border[byte]) wrapped.breaks[wrapped.break_count++] = byte;
  }
}

// White space that takes no room at the end of a line.
static bool hangs(UChar32 scalar) {
  return scalar != 0xA0 && scalar != 0x202F && scalar != 0x2007 && u_isUWhiteSpace(scalar);
}

// Without the clusters of white space at its end.
static int drawn_end(int start, int end) {
  const char *bytes = wrapped.text->bytes;
  int at = end;
  while (at > start) {
    UChar32 scalar;
    U8_PREV((const uint8_t *)bytes, start, at, scalar);
    if (!hangs(scalar)) return end;
    if (wrapped.is_border[at]) end = at;
  }
  return end;
}

static bool ends_in_soft_hyphen(int start, int end, int drawn) {
  const char *bytes = wrapped.text->bytes;
  return end < wrapped.text->byte_count && drawn - start >= 2 && bytes[drawn - 2] == '\xC2' &&
         bytes[drawn - 1] == '\xAD';
}

static bool fits(double width) { return width <= wrapped.width + 1e-9; }

// The width of a part by itself, with a hyphen for a soft one if that is wanted.
static double exact_width(int start, int end, bool with_hyphen) {
  static text part;
  static shaped_text shaped;
  static char hyphenated[byte_limit];
  const char *bytes = wrapped.text->bytes + start;
  const int drawn = drawn_end(start, end);
  int count = drawn - start;
  if (with_hyphen && ends_in_soft_hyphen(start, end, drawn)) {
    memcpy(hyphenated, bytes, (size_t)count - 2);
    hyphenated[count - 2] = '-';
    bytes = hyphenated;
    count--;
  }
  shape(&shaped, &part, bytes, count, wrapped.text->is_right_to_left);
  return width_of(&shaped, wrapped.size);
}

// -1 for a part that is too narrow to be near the width of a line, 1 for one that is too wide.
static int rough_width(int start, int end) {
  const double margin = wrapped.size;
  const double width = wrapped.up_to[drawn_end(start, end)] - wrapped.up_to[start];
  return (width > wrapped.width + margin) - (width < wrapped.width - margin);
}

// As many clusters of a word as fit, at least one.
static text_line broken_word(int start, int end) {
  double width = exact_width(start, end, true);
  while (!fits(width)) {
    int shorter = end;
    do shorter--; while (!wrapped.is_border[shorter]);
    if (shorter <= start) break;
    end = shorter;
    if (rough_width(start, end) <= 0) width = exact_width(start, end, true);
  }
  return (text_line){end, width};
}

static text_line next_line(int start, int *next_break) {
  text_line best = {start, -1};
  int index = *next_break, too_far = -1;
  for (; index < wrapped.break_count; index++) {
    const int end = wrapped.breaks[index];
    const int rough = rough_width(start, end);
    const double width = rough == 0 ? exact_width(start, end, true) : -1;
    if (rough < 0 || (rough == 0 && fits(width))) {
      best = (text_line){end, width};
      *next_break = index + 1;
      continue;
    }
    if (too_far < 0) too_far = end;
    // Where only the hyphen is too much, the end of the word may still fit.
    const bool has_hyphen = ends_in_soft_hyphen(start, end, drawn_end(start, end));
    if (rough > 0 || !has_hyphen || !fits(exact_width(start, end, false))) break;
  }
  if (best.end == start) {
    const text_line line = broken_word(start, too_far);
    while (*next_break < wrapped.break_count && wrapped.breaks[*next_break] <= line.end) ++*next_break;
    return line;
  }
  if (best.width < 0) best.width = exact_width(start, best.end, true);
  return best;
}

static void wrap(const shaped_text *whole, double whole_width, double size, double width) {
  const text *text = whole->text;
  wrapped.text = text, wrapped.size = size, wrapped.width = width;
  line_count = 0;
  if (fits(whole_width) && !u_isUWhiteSpace(text->scalars[text->scalar_count - 1])) {
    lines[line_count++] = (text_line){text->byte_count, whole_width};
    return;
  }
  add_up_widths(whole);
  find_breaks();
  int next_break = 0;
  for (int start = 0; start < text->byte_count; start = lines[line_count - 1].end) {
    lines[line_count++] = next_line(start, &next_break);
  }
}

#endif

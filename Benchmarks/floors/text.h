// A text taken apart: scalars, grapheme clusters, levels and scripts, by ICU.
//
// Scripts go by Unicode Standard Annex 24 with `Script_Extensions` and brackets, levels by Annex 9,
// each as the product has it. Control characters and line ends are not for a floor.

#ifndef BENCHMARKS_TEXT_H
#define BENCHMARKS_TEXT_H

#include <stdbool.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

#include "output.h"

enum { byte_limit = 1 << 15 };

typedef struct {
  const char *bytes;
  int byte_count, scalar_count, unit_count, cluster_count;
  bool is_right_to_left;
  // For each scalar; offsets have one more, for the end.
  UChar32 scalars[byte_limit];
  int byte_at[byte_limit + 1], unit_at[byte_limit + 1];
  bool starts_cluster[byte_limit + 1];
  UBiDiLevel levels[byte_limit];
  uint32_t scripts[byte_limit];  // ISO 15924, as HarfBuzz takes it
  UChar units[byte_limit];
} text;

static UBreakIterator *clusters;
static UBiDi *bidi;

static void check(UErrorCode error) {
  if (U_FAILURE(error)) stop(u_errorName(error));
}

static void open_unicode(void) {
  UErrorCode error = U_ZERO_ERROR;
  clusters = ubrk_open(UBRK_CHARACTER, "", NULL, 0, &error);
  bidi = ubidi_open();
  check(error);
}

static void decode(text *of, const char *bytes, int count) {
  if (count > byte_limit) stop("a text is too long");
  of->bytes = bytes, of->byte_count = count;
  int at = 0, scalars = 0, units = 0;
  while (at < count) {
    UChar32 scalar;
    of->byte_at[scalars] = at, of->unit_at[scalars] = units;
    U8_NEXT(bytes, at, count, scalar);
    if (scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0) || scalar == 0x2028 || scalar == 0x2029) {
      stop("a control character, or no UTF-8");
    }
    of->scalars[scalars++] = scalar;
    if (scalar > 0xFFFF) of->units[units++] = U16_LEAD(scalar);
    of->units[units++] = scalar > 0xFFFF ? U16_TRAIL(scalar) : (UChar)scalar;
  }
  of->byte_at[scalars] = count, of->unit_at[scalars] = units;
  of->scalar_count = scalars, of->unit_count = units;
}

static void find_clusters(text *of) {
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(clusters, of->units, of->unit_count, &error);
  check(error);
  of->cluster_count = 0;
  int scalar = 0;
  for (int border = ubrk_first(clusters); border != UBRK_DONE; border = ubrk_next(clusters)) {
    while (of->unit_at[scalar] < border) of->starts_cluster[scalar++] = false;
    of->starts_cluster[scalar++] = true;
    of->cluster_count++;
  }
  of->cluster_count--;  // the end begins none
}

// The scalar after the cluster that starts at a scalar.
static int end_of_cluster(const text *of, int start) {
  int end = start + 1;
  while (!of->starts_cluster[end]) end++;
  return end;
}

static void find_levels(text *of, UBiDiLevel paragraph) {
  UErrorCode error = U_ZERO_ERROR;
  ubidi_setPara(bidi, of->units, of->unit_count, paragraph, NULL, &error);
  const UBiDiLevel *levels = ubidi_getLevels(bidi, &error);
  check(error);
  of->is_right_to_left = ubidi_getParaLevel(bidi) % 2;
  for (int i = 0; i < of->scalar_count; i++) of->levels[i] = levels[of->unit_at[i]];
}

// ---------------------------------------------------------------------------------------------
// Scripts

// Scripts that a character may belong to; none stands for all.
typedef struct {
  int count;
  UScriptCode codes[32];
} script_set;

static script_set scripts_of(UChar32 scalar) {
  UErrorCode error = U_ZERO_ERROR;
  script_set set;
  set.count = uscript_getScriptExtensions(scalar, set.codes, 32, &error);
  check(error);
  const UScriptCode first = set.codes[0];
  if (set.count == 1 &&
      (first == USCRIPT_COMMON || first == USCRIPT_INHERITED || first == USCRIPT_UNKNOWN)) {
    set.count = 0;
  }
  return set;
}

static bool holds(const script_set *set, UScriptCode code) {
  for (int i = 0; i < set->count; i++) {
    if (set->codes[i] == code) return true;
  }
  return false;
}

// Leaves in `set` what `other` has, too; false, and nothing done, when that is none.
static bool narrow(script_set *set, const script_set *other) {
  if (other->count == 0) return true;
  if (set->count == 0) return *set = *other, true;
  script_set both = {0, {0}};
  for (int i = 0; i < set->count; i++) {
    if (holds(other, set->codes[i])) both.codes[both.count++] = set->codes[i];
  }
  if (both.count > 0) *set = both;
  return both.count > 0;
}

static uint32_t tag_of(UScriptCode code) {
  const char *name = uscript_getShortName(code);
  return (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 | (uint32_t)name[3];
}

// Of several the most used, and Latin for all.
static uint32_t script_for(const script_set *set) {
  static const UScriptCode by_use[] = {USCRIPT_LATIN,      USCRIPT_ARABIC,   USCRIPT_HAN,
                                       USCRIPT_DEVANAGARI, USCRIPT_KATAKANA, USCRIPT_CYRILLIC,
                                       USCRIPT_GREEK};
  if (set->count == 0) return tag_of(USCRIPT_LATIN);
  for (int i = 0; i < 7; i++) {
    if (holds(set, by_use[i])) return tag_of(by_use[i]);
  }
  return tag_of(set->codes[0]);
}

enum { bracket_limit = 63 };  // as rule BD16 of Annex 9 has it

static struct { int start; script_set scripts; } script_runs[byte_limit];
static int script_run_count;
static struct { UChar32 closing; int run; } brackets[bracket_limit];
static int bracket_count;

// U+232A is canonically U+3009.
static UChar32 folded(UChar32 bracket) { return bracket == 0x232A ? 0x3009 : bracket; }

static void open_bracket(UChar32 bracket) {
  if (bracket_count == bracket_limit) {
    memmove(brackets, brackets + 1, sizeof *brackets * --bracket_count);
  }
  brackets[bracket_count].closing = folded(u_getBidiPairedBracket(bracket));
  brackets[bracket_count++].run = script_run_count - 1;
}

// A closing bracket has the scripts of its opening one.
static void close_bracket(UChar32 bracket, script_set *own) {
  int match = bracket_count - 1;
  while (match >= 0 && brackets[match].closing != folded(bracket)) match--;
  if (match < 0) return;
  bracket_count = match;
  narrow(own, &script_runs[brackets[match].run].scripts);
}

static void add_letter(int start, UChar32 base, script_set scripts) {
  const int kind = u_getIntPropertyValue(base, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
  if (kind == U_BPT_CLOSE) close_bracket(base, &scripts);
  if (script_run_count == 0 || !narrow(&script_runs[script_run_count - 1].scripts, &scripts)) {
    script_runs[script_run_count].start = start;
    script_runs[script_run_count++].scripts = scripts;
  }
  if (kind == U_BPT_OPEN) open_bracket(base);
}

static bool is_mark(UChar32 scalar) { return U_GET_GC_MASK(scalar) & U_GC_M_MASK; }

static void find_scripts(text *of) {
  script_run_count = bracket_count = 0;
  for (int start = 0, end; start < of->scalar_count; start = end) {
    script_set scripts = scripts_of(of->scalars[start]);
    for (end = start + 1; end < of->scalar_count && is_mark(of->scalars[end]); end++) {
      const script_set of_mark = scripts_of(of->scalars[end]);
      narrow(&scripts, &of_mark);
    }
    add_letter(start, of->scalars[start], scripts);
  }
  for (int run = 0; run < script_run_count; run++) {
    const uint32_t script = script_for(&script_runs[run].scripts);
    const int end = run + 1 < script_run_count ? script_runs[run + 1].start : of->scalar_count;
    for (int i = script_runs[run].start; i < end; i++) of->scripts[i] = script;
  }
}

// `paragraph` is a level, or UBIDI_DEFAULT_LTR.
static void read_text(text *of, const char *bytes, int count, UBiDiLevel paragraph) {
  decode(of, bytes, count);
  find_clusters(of);
  find_levels(of, paragraph);
  find_scripts(of);
}

#endif

// The floor of job "table": what one font's lookup table costs in plain C.
//
//   table FONT LIMIT LABEL...
//
// Writes the document that `metrics-cli table --font FONT --limit LIMIT --label LABEL... --format json`
// writes, byte for byte but for what no measurement stands behind: versions and the wording of notes.
// It does the same work on the same HarfBuzz (map the file, hash it, shape each text once in font
// units, multiply for each step), so that what the product takes more is the product's own.
//
// It knows less: one face of a plain sfnt file, Latin labels that the font has all glyphs for, the
// iOS rule for a font whose `hhea` is not zero and which is neither Helvetica nor Times, no optical
// size axis. MVAR is not read: the table stands at the default place, where no delta applies. It
// exits with 2 where that is not enough.

#include <limits.h>

#include "font.h"
#include "json.h"

enum { step_count = 12, line_count = 8, label_limit = 16 };

static const char *const step_names[step_count] = {
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge"};
static const double body_sizes[step_count] = {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53};
static const double caption_sizes[step_count] = {11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43};
static const double footnote_sizes[step_count] = {12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44};
static const double body_leadings[step_count] = {19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62};

static const double display_scale = 3, field_width = 361, minimum_height = 56;

// ---------------------------------------------------------------------------------------------
// Text

static hb_buffer_t *buffer;

static void shape(hb_font_t *font, const char *text, bool tabular) {
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf8(buffer, text, -1, 0, -1);
  hb_buffer_set_direction(buffer, HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, HB_SCRIPT_LATIN);
  hb_buffer_set_language(buffer, hb_language_from_string("und", 3));
  const hb_feature_t feature = {HB_TAG('t', 'n', 'u', 'm'), 1, HB_FEATURE_GLOBAL_START,
                                HB_FEATURE_GLOBAL_END};
  hb_shape(font, buffer, &feature, tabular ? 1 : 0);
}

static double width_of(hb_font_t *font, const char *text, bool tabular) {
  shape(font, text, tabular);
  unsigned count;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, NULL);
  double sum = 0;
  for (unsigned i = 0; i < count; i++) {
    if (infos[i].codepoint == 0) stop("a character without glyph");
    sum += positions[i].x_advance;
  }
  return sum;
}

static bool has_equal_digits(hb_font_t *font, double units_per_em) {
  shape(font, "0123456789", true);
  unsigned count;
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
  int least = INT_MAX, most = INT_MIN;
  for (unsigned i = 0; i < count; i++) {
    if (positions[i].x_advance < least) least = positions[i].x_advance;
    if (positions[i].x_advance > most) most = positions[i].x_advance;
  }
  return most - least <= 0.005 * units_per_em;
}

static hb_font_t *sized_in_units(const font_facts *font) {
  hb_font_t *made = hb_font_create(font->face);
  hb_font_set_scale(made, (int)font->units_per_em, (int)font->units_per_em);
  return made;
}

typedef struct {
  unsigned label_count;
  const char *labels[label_limit];
  double widths[label_limit];  // font units
  char counter[32];
  double counter_width;
  bool counter_is_semibold, counter_is_tabular;
} text_facts;

static void group_digits(char *to, const char *digits) {
  for (size_t rest = strlen(digits); rest > 0; rest--) {
    *to++ = *digits++;
    if (rest > 1 && rest % 3 == 1) *to++ = ',';
  }
  *to = 0;
}

static void measure_texts(text_facts *texts, const font_facts *font, const char *limit) {
  buffer = hb_buffer_create();
  hb_font_t *regular = sized_in_units(font);
  for (unsigned i = 0; i < texts->label_count; i++) {
    texts->widths[i] = width_of(regular, texts->labels[i], false);
  }
  if (strlen(limit) > 9) stop("the limit is too long");
  char grouped[16];
  group_digits(grouped, limit);
  snprintf(texts->counter, sizeof texts->counter, "%s/%s", grouped, grouped);
  hb_font_t *counter = regular;
  const hb_ot_var_axis_info_t *weight = weight_axis(font);
  if (weight) {
    if (weight->min_value > 600 || weight->max_value < 600) stop("a weight axis without 600");
    counter = sized_in_units(font);
    const hb_variation_t semibold = {weight->tag, 600};
    hb_font_set_variations(counter, &semibold, 1);
  }
  texts->counter_is_semibold = weight || font->weight_class == 600;
  texts->counter_width = width_of(counter, texts->counter, true);
  texts->counter_is_tabular = has_equal_digits(counter, font->units_per_em);
}

// ---------------------------------------------------------------------------------------------
// Geometry: pixels are added, and become points once

static double ceil_to_pixel(double length) {
  const double exact = length * display_scale, nearest = round(exact);
  return fabs(exact - nearest) <= 1e-9 * display_scale ? nearest : ceil(exact);
}

static double line_height(const font_facts *font, double size, int lines) {
  return (font->ascender - font->descender) * lines * size / font->units_per_em;
}

// Line height times units per em: a whole number, so that a quotient of two is rounded once.
static double whole_height(const font_facts *font, double size) {
  return (font->ascender - font->descender) * size * font->units_per_em;
}

static void put_label(const font_facts *font, const text_facts *texts, unsigned index,
                      double body_size, double scale) {
  const double available = field_width - 16 - 16, trailing = field_width - 16;
  const double width = texts->widths[index] * body_size / font->units_per_em;
  const double drawn = width < available ? width : available;
  put(index ? ",\n        {\n" : "\n        {\n");
  put_text_member("          ", "text", texts->labels[index]);
  put_member(",\n          ", "width", width);
  put_member(",\n          ", "floatedWidth", width * scale);
  put_key(",\n          ", "fits");
  put(width <= available ? "true" : "false");
  put(",\n          \"leftToRight\": { \"restX\": 16, \"floatX\": 16 }");
  put_member(",\n          \"rightToLeft\": { ", "restX", trailing - drawn);
  put_member(", ", "floatX", trailing - drawn * scale);
  put(" },\n          \"missing\": []\n        }");
}

static void put_row(const font_facts *font, const text_facts *texts, int step) {
  const double body_size = body_sizes[step], caption_size = caption_sizes[step];
  const double footnote_size = footnote_sizes[step];
  const double body = line_height(font, body_size, 1), caption = line_height(font, caption_size, 1);
  const double footnote = line_height(font, footnote_size, 1);
  const double whole_body = whole_height(font, body_size);
  const double whole_caption = fmin(whole_height(font, caption_size), whole_body);
  const double scale = whole_caption / whole_body;

  // In pixels.
  const double slot = ceil_to_pixel(caption), input = ceil_to_pixel(body + 1.5);
  const double padding = 18 * display_scale, spacing = display_scale;
  const double least = minimum_height * display_scale;
  const double content = padding + slot + spacing + input;
  const double height = content > least ? content : least;
  const double float_y = (height - content) / 2 + padding / 2;
  const double rest_y = float_y + (content - padding - ceil_to_pixel(body)) / 2;
  const double icon = round(22 * body_leadings[step] / body_leadings[3] * display_scale);
  const double counter = ceil_to_pixel(footnote);
  const double floated_size = caption < body ? caption_size : body_size;
  const double floated = (font->ascender - font->descender) * floated_size * display_scale;
  const double residual =
      (slot * font->units_per_em - floated) / (font->units_per_em * display_scale);
  const double counter_width = texts->counter_width * footnote_size / font->units_per_em;

  put(step ? ",\n    {\n" : "\n    {\n");
  put_text_member("      ", "step", step_names[step]);
  put_member(",\n      \"sizes\": { ", "body", body_size);
  put_member(", ", "caption", caption_size);
  put_member(", ", "footnote", footnote_size);
  put_member(" },\n      \"lineHeights\": { ", "body", body);
  put_member(", ", "caption", caption);
  put_member(", ", "footnote", footnote);
  put_member(" },\n      ", "floatScale", scale);
  put_key(",\n      ", "shapedFloatScale");
  if (texts->label_count && texts->widths[0] > 0) {
    put_number(texts->widths[0] * caption_size / (texts->widths[0] * body_size));
  } else {
    put("null");
  }
  put_member(",\n      ", "fixedScaleErrorPercent", 100 * (0.75 * whole_body - whole_caption) / whole_caption);
  put_member(",\n      ", "captionSlot", slot / display_scale);
  put_member(",\n      ", "slotResidual", residual);
  put_member(",\n      ", "inputHeight", input / display_scale);
  put_member(",\n      ", "fieldHeight", height / display_scale);
  put(",\n      \"fieldHeightsByLines\": [");
  for (int lines = 1; lines <= line_count; lines++) {
    const double tall =
        padding + slot + spacing + ceil_to_pixel(line_height(font, body_size, lines));
    if (lines > 1) put(", ");
    put_number((tall > least ? tall : least) / display_scale);
  }
  put_member("],\n      ", "iconWidth", icon / display_scale);
  put_member(",\n      \"counter\": { ", "height", counter / display_scale);
  put_member(", ", "chipHeight", (counter + 4 * display_scale) / display_scale);
  put_text_member(", ", "text", texts->counter);
  put_member(", ", "width", counter_width);
  put_member(", ", "chipWidth", counter_width + 8 + 8);
  put_member(" },\n      \"label\": { ", "restY", rest_y / display_scale);
  put_member(", ", "floatY", float_y / display_scale);
  put_member(", ", "travel", (rest_y - float_y) / display_scale);
  put(" },\n      \"anchors\": {\n        \"leftToRight\": { \"x\": 0, \"y\": 0 },\n"
      "        \"rightToLeft\": { \"x\": 1, \"y\": 0 }\n      },\n      \"labels\": [");
  for (unsigned i = 0; i < texts->label_count; i++) put_label(font, texts, i, body_size, scale);
  put(texts->label_count ? "\n      ]\n    }" : "]\n    }");
}

// ---------------------------------------------------------------------------------------------
// The document

static void put_name(const font_facts *font, const char *key, hb_ot_name_id_t first,
                     hb_ot_name_id_t second) {
  char name[256] = "";
  const hb_language_t english = hb_language_from_string("en", 2);
  unsigned size = sizeof name;
  if (!hb_ot_name_get_utf8(font->face, first, english, &size, name)) {
    size = sizeof name;
    hb_ot_name_get_utf8(font->face, second, english, &size, name);
  }
  put_text_member(",\n    ", key, name);
}

static void put_font(const font_facts *font) {
  char sum[65];
  write_sum(sum, font->file);
  put_text_member(",\n  \"font\": {\n    ", "fileName", font->file.name);
  put_name(font, "family", HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY);
  put_name(font, "style", HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY, HB_OT_NAME_ID_FONT_SUBFAMILY);
  put_name(font, "postScriptName", HB_OT_NAME_ID_POSTSCRIPT_NAME, HB_OT_NAME_ID_POSTSCRIPT_NAME);
  put(",\n    \"faceIndex\": 0");
  put_text_member(",\n    ", "sha256", sum);
  put_member(",\n    ", "unitsPerEm", font->units_per_em);
  put(",\n    \"axes\": {");
  for (unsigned i = 0; i < font->axis_count; i++) {
    char tag[5] = "";
    hb_tag_to_string(font->axes[i].tag, tag);
    put_member(i ? ", " : " ", tag, font->axes[i].default_value);
  }
  put(font->axis_count ? " }\n  }" : "}\n  }");
}

static void put_height(const char *key, double units) {
  put_key(",\n    ", key);
  if (units != 0) put_number(units); else put("null");
}

static void put_line_metrics(const font_facts *font) {
  put(",\n  \"lineMetrics\": {\n    \"origin\": \"hhea\"");
  put_member(",\n    ", "ascender", font->ascender);
  put_member(",\n    ", "descender", font->descender);
  put_member(",\n    ", "lineGap", font->line_gap);
  put_height("capHeight", font->cap_height);
  put_height("xHeight", font->x_height);
  put("\n  }");
}

static void put_notes(const font_facts *font, const text_facts *texts) {
  const struct { bool holds; const char *id; } notes[] = {
      {font->line_gap != 0, "line-gap"},
      {font->has_os2 && (font->typo_ascender != font->ascender ||
                         font->typo_descender != font->descender), "typo-differs"},
      {true, "input-modelled"},
      {true, "sizing-text-style"},
      {!texts->counter_is_semibold, "counter-not-semibold"},
      {!texts->counter_is_tabular, "counter-not-tabular"}};
  put(",\n  \"notes\": [");
  const char *before = "\n    ";
  for (size_t i = 0; i < sizeof notes / sizeof *notes; i++) {
    if (!notes[i].holds) continue;
    put(before);
    put_text_member("{ \"severity\": \"note\", ", "id", notes[i].id);
    put(", \"message\": \"\" }");
    before = ",\n    ";
  }
  put("\n  ]\n}\n");
}

int main(int count, char **arguments) {
  if (count < 3 || count - 3 > label_limit) stop("usage: table FONT LIMIT LABEL...");
  static font_facts font;
  static text_facts texts;
  open_font(&font, arguments[1]);
  texts.label_count = (unsigned)count - 3;
  for (unsigned i = 0; i < texts.label_count; i++) texts.labels[i] = arguments[3 + i];
  measure_texts(&texts, &font, arguments[2]);

  put("{\n  \"schemaVersion\": 1,\n  \"tool\": { \"name\": \"metrics-cli\", \"version\": \"\" },\n"
      "  \"component\": \"form-field\",\n  \"componentPlatform\": \"ios\",\n  \"platform\": \"ios\",\n"
      "  \"ladder\": \"dynamic-type\",\n  \"ladderVersion\": \"\",\n"
      "  \"sizing\": \"text-style\"");
  put_member(",\n  ", "displayScale", display_scale);
  put_member(",\n  ", "fieldWidth", field_width);
  put_member(",\n  ", "minimumHeight", minimum_height);
  put(",\n  \"rootSize\": null,\n  \"fontScale\": null");
  put(",\n  \"precision\": null,\n  \"locale\": \"en\",\n  \"digits\": \"apple\",\n  \"numberingSystem\": \"latn\"");
  put(",\n  \"language\": null,\n  \"features\": [],\n  \"tracking\": 0,\n  \"direction\": \"auto\"");
  put(",\n  \"unicodeVersion\": \"\",\n  \"icuUnicodeVersion\": null");
  put_font(&font);
  put(",\n  \"fallbacks\": []");
  put_line_metrics(&font);
  put(",\n  \"rows\": [");
  for (int step = 0; step < step_count; step++) put_row(&font, &texts, step);
  put("\n  ]");
  put_notes(&font, &texts);

  write_output();
  return 0;
}

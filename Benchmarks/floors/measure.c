// The floor of jobs "labels" and "wrap": what measuring texts costs in plain C on HarfBuzz and ICU.
//
//   measure FILE WIDTH FONT...
//
// Writes the document that `metrics-cli measure --file FILE --font FONT --fallback FONT... --format csv`
// writes, with `--width WIDTH` unless WIDTH is 0, byte for byte but for what no measurement stands
// behind: the versions of tool, ladder and Unicode. It does the same work on the same libraries:
// hashes the fonts, finds a face for each grapheme cluster, cuts where direction, script or face
// change, shapes once in font units, and asks HarfBuzz for the box of each glyph. Nothing is kept from
// one text to the next but, where texts are wrapped, the boxes: nobody who wraps asks for ink.
//
// It knows less: body at L, fonts without axes, iOS's rule for a font whose `hhea` is not zero, and
// texts of one paragraph without control characters. It exits with 2 where that is not enough.

#include "shape.h"
#include "wrap.h"

static const double body_size = 17;

static void put_field(const char *bytes, int count) {
  const size_t length = (size_t)count;
  if (!memchr(bytes, ',', length) && !memchr(bytes, '"', length)) return put_bytes(bytes, length);
  put("\"");
  for (int i = 0; i < count; i++) {
    if (bytes[i] == '"') put("\"");
    put_bytes(bytes + i, 1);
  }
  put("\"");
}

static void put_missing(const shaped_text *of) {
  for (int i = 0; i < of->missing_count; i++) {
    char name[16];
    snprintf(name, sizeof name, "%sU+%04X", i ? " " : "", (unsigned)of->missing[i]);
    put(name);
  }
}

static void put_cluster_at(const text *of, int byte) {
  for (int start = 0, end; start < of->scalar_count; start = end) {
    end = end_of_cluster(of, start);
    if (byte < of->byte_at[end]) {
      return put_field(of->bytes + of->byte_at[start], of->byte_at[end] - of->byte_at[start]);
    }
  }
}

static void put_point_fields(const double *values, int count) {
  for (int i = 0; i < count; i++) put_number(values[i]), put(",");
}

static void put_ink(const shaped_text *of) {
  const ink_box ink = ink_of(of, body_size);
  if (!ink.is_there) return put(",,,,0,0,,");
  const double above = fmax(0, beyond_line(ink.top, faces[0].ascender, body_size));
  const double below = fmax(0, -beyond_line(ink.bottom, faces[0].descender, body_size));
  put_point_fields((double[]){ink.left, edge_points(ink.top, body_size), ink.right,
                              edge_points(ink.bottom, body_size), above, below}, 6);
  if (above > 0 || below > 0) put_cluster_at(of->text, above >= below ? ink.top.cluster : ink.bottom.cluster);
  put(",");
}

// As `start-end:width`.
static void put_line(int start, int end, const double *width) {
  put_integer((uint64_t)start);
  put("-");
  put_integer((uint64_t)end);
  put(":");
  if (width) put_number(*width);
}

static void put_wrapped_lines(void) {
  put_integer((uint64_t)line_count);
  put(",");
  for (int i = 0; i < line_count; i++) {
    if (i) put(" ");
    put_line(i ? lines[i - 1].end : 0, lines[i].end, &lines[i].width);
  }
}

// A record up to its version of Unicode. `available` is 0 for no wrapping.
static void put_record(const char *bytes, int count, double available) {
  static text whole;
  static shaped_text shaped;
  shape(&shaped, &whole, bytes, count, UBIDI_DEFAULT_LTR);
  const bool is_known = shaped.missing_count == 0;
  const double width = width_of(&shaped, body_size);
  put(",,");
  put_field(bytes, count);
  put(",body,large,17,");
  if (is_known) put_number(width);
  put(",");
  put_integer((uint64_t)whole.cluster_count);
  put(",");
  put_missing(&shaped);
  put(",");
  if (is_known) put_ink(&shaped); else put(",,,,,,,");
  if (is_known) put_number(line_height_of(&shaped, body_size));
  put(",");
  if (available == 0) {
    put("1,");
    put_line(0, count, is_known ? &width : NULL);
  } else if (is_known) {
    wrap(&shaped, width, body_size, available);
    put_wrapped_lines();
  } else {
    put(",");
  }
  put(whole.is_right_to_left ? ",rtl," : ",ltr,");
  if (available > 0 && is_known) put(line_count == 1 && fits(lines[0].width) ? "true" : "false");
}

// ---------------------------------------------------------------------------------------------
// The document

static void put_name(hb_face_t *face, hb_ot_name_id_t first, hb_ot_name_id_t second) {
  char name[256] = "";
  const hb_language_t english = hb_language_from_string("en", 2);
  unsigned size = sizeof name;
  if (!hb_ot_name_get_utf8(face, first, english, &size, name)) {
    size = sizeof name;
    hb_ot_name_get_utf8(face, second, english, &size, name);
  }
  put_field(name, (int)strlen(name));
}

// Where the numbers come from, at the end of the first record.
static void put_source(double available) {
  char sums[face_limit][65];
  for (int i = 0; i < face_count; i++) write_sum(sums[i], faces[i].file);
  put("metrics-cli,ios,dynamic-type,text-style,");
  if (available > 0) put_number(available), put(",1");
  else put(",");
  put(",,,0,,");
  put(faces[0].file.name);
  put(",0,");
  put_name(faces[0].face, HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY);
  put(",");
  put_name(faces[0].face, HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY, HB_OT_NAME_ID_FONT_SUBFAMILY);
  put(",");
  put(sums[0]);
  put(",,");
  for (int i = 1; i < face_count; i++) put(i > 1 ? " " : ""), put(faces[i].file.name);
  put(",");
  for (int i = 1; i < face_count; i++) put(i > 1 ? " " : ""), put(sums[i]);
  put("\r\n");
}

static void put_records(mapped_file file, double available) {
  const char *start = (const char *)file.bytes, *end = start + file.count;
  for (bool is_first = true; start < end; is_first = false) {
    const char *feed = memchr(start, '\n', (size_t)(end - start));
    const char *line_end = feed ? feed : end;
    put_record(start, (int)(line_end - start), available);
    put(",,");
    if (is_first) put_source(available); else put(",,,,,,,,,,,,,,,,,\r\n");
    start = line_end + 1;
  }
}

int main(int count, char **arguments) {
  if (count < 4) stop("usage: measure FILE WIDTH FONT...");
  const double available = atof(arguments[2]);
  for (int i = 3; i < count; i++) add_face(arguments[i]);
  buffer = hb_buffer_create();
  open_unicode();
  if (available > 0) open_line_breaks(), keep_boxes();
  put("key,locale,text,style,step,size,width,graphemes,missing,inkLeft,inkTop,inkRight,inkBottom,"
      "overflowAbove,overflowBelow,overflowGrapheme,lineHeight,lineCount,lines,direction,fits,"
      "icuUnicodeVersion,tool,platform,ladder,sizing,availableWidth,lineLimit,language,features,"
      "tracking,unicodeVersion,fontFile,faceIndex,family,fontStyle,sha256,axes,fallbackFiles,"
      "fallbackSha256\r\n");
  put_records(map_file(arguments[1]), available);
  write_output();
  return 0;
}

/// What is compared about a line.
enum LineQuestion: String, CaseIterable, Sendable {
  /// The FreeType rule and FreeType's own ascender, descender and height.
  case freeType = "FreeType"
  /// The FreeType rule and `hb_ot_metrics_get_position`.
  case harfBuzz = "HarfBuzz"
  /// The FreeType rule and `hb_font_get_h_extents`.
  case harfBuzzExtents = "HarfBuzz extents"
  /// The iOS rule and the `hhea` table that FreeType read, plus HarfBuzz's deltas.
  case ios = "hhea"
  case xHeight = "x-height"
  case capHeight = "cap height"
}

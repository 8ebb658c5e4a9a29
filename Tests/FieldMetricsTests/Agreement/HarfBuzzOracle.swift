import CHarfBuzz
import FieldMetrics

/// A face as HarfBuzz sees it, scaled to its units per em: the other second opinion.
final class HarfBuzzOracle {
  private let blob: OpaquePointer
  private let face: OpaquePointer
  private let font: OpaquePointer

  /// `nil` when HarfBuzz finds no such face, or one without glyphs.
  init?(_ bytes: OracleBytes, faceIndex: Int) {
    let index = UInt32(faceIndex)
    guard hb_face_count(bytes.blob) > index, let face = hb_face_create(bytes.blob, index) else {
      return nil
    }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      hb_face_destroy(face)
      return nil
    }
    blob = hb_blob_reference(bytes.blob)
    self.face = face
    self.font = font
    let scale = Int32(hb_face_get_upem(face))
    hb_font_set_scale(font, scale, scale)
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  /// Moves to a place on the axes; axes not named go to their default.
  func move(to coordinates: [AxisCoordinate]) {
    let settings = Self.variations(coordinates)
    hb_font_set_variations(font, settings, UInt32(settings.count))
  }

  private static func variations(_ coordinates: [AxisCoordinate]) -> [hb_variation_t] {
    coordinates.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
  }

  /// What `hb_ot_metrics_get_position` gives for a line.
  var line: VerticalValues {
    VerticalValues(
      ascender: metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0,
      descender: metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? 0,
      lineGap: metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0)
  }

  /// What `hb_font_get_h_extents` gives for a line.
  var extents: VerticalValues {
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(font, &extents) != 0 else {
      return VerticalValues(ascender: 0, descender: 0, lineGap: 0)
    }
    return VerticalValues(
      ascender: Int(extents.ascender), descender: Int(extents.descender),
      lineGap: Int(extents.line_gap))
  }

  var xHeight: Int? { metric(HB_OT_METRICS_TAG_X_HEIGHT) }
  var capHeight: Int? { metric(HB_OT_METRICS_TAG_CAP_HEIGHT) }

  private func metric(_ tag: hb_ot_metrics_tag_t) -> Int? {
    var position: hb_position_t = 0
    return hb_ot_metrics_get_position(font, tag, &position) == 0 ? nil : Int(position)
  }

  /// How much a metric differs from the default place, not rounded.
  func variation(_ tag: Tag) -> Double {
    Double(hb_ot_metrics_get_variation(font, hb_ot_metrics_tag_t(tag.rawValue)))
  }

  /// The place in steps of 1/16384, as HarfBuzz counts it.
  func normalized(_ coordinates: [AxisCoordinate]) -> [Int] {
    let settings = Self.variations(coordinates)
    var normalized = [Int32](repeating: 0, count: Int(hb_ot_var_get_axis_count(face)))
    hb_ot_var_normalize_variations(
      face, settings, UInt32(settings.count), &normalized, UInt32(normalized.count))
    return normalized.map(Int.init)
  }

  /// The characters that the face's map names.
  var unicodes: Set<UInt32> {
    guard let set = hb_set_create() else { return [] }
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    var unicodes: Set<UInt32> = []
    // HB_SET_VALUE_INVALID: before the first and after the last.
    var code: hb_codepoint_t = .max
    while hb_set_next(set, &code) != 0 { unicodes.insert(code) }
    return unicodes
  }
}

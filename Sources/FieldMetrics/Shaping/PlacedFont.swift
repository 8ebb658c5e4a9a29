import CHarfBuzz

/// A face at a place on its axes, ready to shape in font units.
///
/// Font units are exact, and without hinting advances are linear: shape once, multiply for each size.
/// Holds a HarfBuzz font and a buffer that it reuses: for one thread at a time.
final class PlacedFont {
  private let shapingFace: ShapingFace
  private let font: OpaquePointer
  private let buffer: OpaquePointer
  /// Ink of glyphs asked for before: HarfBuzz interprets an outline on every call.
  private var inkByGlyph: [Int: GlyphInk?] = [:]

  /// The box a glyph paints, from the pen.
  ///
  /// Units: font units, upwards.
  struct GlyphInk {
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
  }

  var face: Face { shapingFace.face }

  init(_ shapingFace: ShapingFace, at place: AxisPlace) {
    self.shapingFace = shapingFace
    // The font holds a reference to its HarfBuzz face.
    font = hb_font_create(shapingFace.handle)
    buffer = hb_buffer_create()
    let scale = Int32(shapingFace.face.unitsPerEm)
    hb_font_set_scale(font, scale, scale)
    if !place.isDefault {
      let coordinates = place.normalized.map(Int32.init)
      hb_font_set_var_coords_normalized(font, coordinates, UInt32(coordinates.count))
    }
    hb_font_make_immutable(font)
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// The glyph of a character without any shaping; `nil` when the face has none.
  func nominalGlyph(of scalar: UInt32) -> Int? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0, glyph != 0 else { return nil }
    return Int(glyph)
  }

  /// What a glyph paints; `nil` for a blank one, or one whose outline cannot be read.
  func ink(of glyph: Int) -> GlyphInk? {
    if let known = inkByGlyph[glyph] { return known }
    var extents = hb_glyph_extents_t()
    var ink: GlyphInk?
    if hb_font_get_glyph_extents(font, hb_codepoint_t(glyph), &extents) != 0, extents.width != 0,
      extents.height != 0
    {
      let left = Double(extents.x_bearing)
      let top = Double(extents.y_bearing)
      // HarfBuzz gives the height downwards, as a negative number.
      ink = GlyphInk(
        left: left, right: left + Double(extents.width), top: top,
        bottom: top + Double(extents.height))
    }
    inkByGlyph[glyph] = .some(ink)
    return ink
  }

  /// Shapes a part of a text; the glyphs come from left to right.
  ///
  /// The whole text is given and a part of it named, so that letters join across the cut.
  ///
  /// - Throws: ``ShapingError/outOfMemory(file:byteCount:)``.
  func shape(
    _ part: Range<Int>, of text: UnsafeBufferPointer<UInt8>, script: Tag, isRightToLeft: Bool,
    language: hb_language_t?, features: [hb_feature_t]
  ) throws(ShapingError) -> [ShapedGlyph] {
    hb_buffer_clear_contents(buffer)
    text.withMemoryRebound(to: CChar.self) { characters in
      hb_buffer_add_utf8(
        buffer, characters.baseAddress, Int32(characters.count), UInt32(part.lowerBound),
        Int32(part.count))
    }
    hb_buffer_set_script(buffer, hb_script_t(script.rawValue))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, language)
    guard shapeBuffer(features) else {
      throw .outOfMemory(file: face.file.fileName, byteCount: part.count)
    }
    return glyphsInBuffer()
  }

  /// Whether characters that stand alone are shaped without the box for a missing one.
  func shapesWithoutBoxes(_ scalars: [Unicode.Scalar]) -> Bool {
    let values = scalars.map(\.value)
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf32(buffer, values, Int32(values.count), 0, Int32(values.count))
    hb_buffer_guess_segment_properties(buffer)
    return shapeBuffer([]) && !glyphsInBuffer().contains { $0.id == 0 }
  }

  /// - Returns: false when memory ran out.
  private func shapeBuffer(_ features: [hb_feature_t]) -> Bool {
    // Only HarfBuzz's own shaper: a build with Graphite would use that for some fonts, as no
    // platform of ours does.
    let isShaped = "ot".withCString { name in
      let shapers: [UnsafePointer<CChar>?] = [name, nil]
      return hb_shape_full(font, buffer, features, UInt32(features.count), shapers) != 0
    }
    return isShaped && hb_buffer_allocation_successful(buffer) != 0
  }

  private func glyphsInBuffer() -> [ShapedGlyph] {
    var infoCount: UInt32 = 0
    var positionCount: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &infoCount),
      let positions = hb_buffer_get_glyph_positions(buffer, &positionCount)
    else { return [] }
    // Both arrays belong to the buffer; they are copied out before it is used again.
    return (0..<Int(min(infoCount, positionCount))).map { index in
      ShapedGlyph(
        id: Int(infos[index].codepoint), cluster: Int(infos[index].cluster),
        advance: FontUnits(positions[index].x_advance),
        xOffset: FontUnits(positions[index].x_offset),
        yOffset: FontUnits(positions[index].y_offset))
    }
  }
}

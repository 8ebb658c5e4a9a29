import CHarfBuzz

/// Shapes text in one face at one place on its axes, in font units.
///
/// Font units are exact and without hinting advances are linear: shape once, multiply for each size.
/// The exception is a face with an `opsz` axis that follows the size, which needs a place, and so a
/// shaper, for each size.
///
/// Holds HarfBuzz objects and a buffer that it reuses: for one thread at a time, hence not
/// `Sendable`.
public final class Shaper {
  private let font: OpaquePointer
  private let buffer: OpaquePointer
  /// HarfBuzz reads tables from these bytes as long as the font lives.
  private let face: Face

  /// - Throws: ``ShapingError/unusableFace(file:face:)``.
  public init(_ face: Face, at place: AxisPlace) throws(ShapingError) {
    self.face = face
    let bytes = face.sfnt.buffer
    // READONLY: HarfBuzz neither copies nor changes the bytes, which `face` keeps alive.
    let blob = hb_blob_create(
      bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_READONLY,
      nil, nil)
    let index = UInt32(face.indexInSfnt)
    let hbFace = hb_face_create(blob, index)
    // Each object holds a reference to the one it was made from.
    defer {
      hb_face_destroy(hbFace)
      hb_blob_destroy(blob)
    }
    font = hb_font_create(hbFace)
    buffer = hb_buffer_create()
    // HarfBuzz never fails aloud: a face it cannot read looks like an empty one.
    guard hb_face_count(blob) > index, hb_face_get_glyph_count(hbFace) > 0 else {
      throw .unusableFace(file: face.file.fileName, face: face.index)
    }
    let scale = Int32(face.unitsPerEm)
    hb_font_set_scale(font, scale, scale)
    if !place.normalized.isEmpty {
      let coordinates = place.normalized.map(Int32.init)
      hb_font_set_var_coords_normalized(font, coordinates, UInt32(coordinates.count))
    }
    hb_font_make_immutable(font)
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// Shapes a text of one line.
  ///
  /// The text is cut where its script changes and each part shaped with its script's direction;
  /// the language is not set.
  ///
  /// - Parameter direction: the one direction that the whole text is known to have, as numbers have;
  ///   `nil` for that of its scripts.
  /// - Throws: ``ShapingError/outOfMemory(file:byteCount:)``.
  public func shape(
    _ text: String, features: [FontFeature] = [], direction: TextDirection? = nil
  ) throws(ShapingError) -> ShapedText {
    var text = text
    text.makeContiguousUTF8()
    var runs: [GlyphRun] = []
    for run in ScriptRuns.cut(text) { runs.append(try shape(run, of: text, features, direction)) }
    return ShapedText(
      runs: runs, missing: missingCharacters(in: text, runs),
      hasMixedDirections: direction == nil && Self.hasMixedDirections(text, runs))
  }

  private func shape(
    _ run: ScriptRuns.Run, of text: String, _ features: [FontFeature], _ direction: TextDirection?
  ) throws(ShapingError) -> GlyphRun {
    hb_buffer_clear_contents(buffer)
    // The whole text is given and a part of it named, so that letters join across the cut.
    var utf8 = text
    utf8.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        hb_buffer_add_utf8(
          buffer, characters.baseAddress, Int32(characters.count), UInt32(run.bytes.lowerBound),
          Int32(run.bytes.count))
      }
    }
    let isRightToLeft =
      direction.map { $0 == .rightToLeft } ?? ScriptRuns.isRightToLeft(run.script)
    hb_buffer_set_script(buffer, hb_script_t(run.script.rawValue))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    // A language of our own choice, or HarfBuzz would take the one of the environment.
    hb_buffer_set_language(buffer, hb_language_from_string("und", -1))
    let hbFeatures = features.map {
      hb_feature_t(
        tag: $0.tag.rawValue, value: UInt32($0.value), start: 0, end: chb_feature_global_end)
    }
    guard Self.shapeWithOpenType(font, buffer, hbFeatures),
      hb_buffer_allocation_successful(buffer) != 0
    else { throw .outOfMemory(file: face.file.fileName, byteCount: run.bytes.count) }
    return GlyphRun(script: run.script, isRightToLeft: isRightToLeft, glyphs: glyphsInBuffer())
  }

  /// Only HarfBuzz's own shaper: a build with Graphite would use that for some fonts, as no platform
  /// of ours does.
  private static func shapeWithOpenType(
    _ font: OpaquePointer, _ buffer: OpaquePointer, _ features: [hb_feature_t]
  ) -> Bool {
    "ot".withCString { name in
      let shapers: [UnsafePointer<CChar>?] = [name, nil]
      return hb_shape_full(font, buffer, features, UInt32(features.count), shapers) != 0
    }
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
        advance: FontUnits(positions[index].x_advance))
    }
  }

  private func missingCharacters(in text: String, _ runs: [GlyphRun]) -> [Unicode.Scalar] {
    let boxes = Set(runs.flatMap { run in run.glyphs.filter { $0.id == 0 }.map(\.cluster) })
    guard !boxes.isEmpty else { return [] }
    let clusters = Set(runs.flatMap { $0.glyphs.map(\.cluster) })
    var missing: [Unicode.Scalar] = []
    var offset = 0
    var isInBox = false
    for scalar in text.unicodeScalars {
      if clusters.contains(offset) { isInBox = boxes.contains(offset) }
      if isInBox, hasNoGlyph(scalar), !missing.contains(scalar) { missing.append(scalar) }
      offset += String(scalar).utf8.count
    }
    return missing
  }

  private func hasNoGlyph(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) == 0 || glyph == 0
  }

  private static func hasMixedDirections(_ text: String, _ runs: [GlyphRun]) -> Bool {
    guard let rightToLeft = runs.first(where: \.isRightToLeft) else { return false }
    if runs.contains(where: { $0.isRightToLeft != rightToLeft.isRightToLeft }) { return true }
    return text.unicodeScalars.contains { $0.properties.generalCategory == .decimalNumber }
  }
}

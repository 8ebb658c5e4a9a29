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
  private var inkByGlyph: UnsafeMutableBufferPointer<KnownInk>?

  /// The box a glyph paints, from the pen.
  ///
  /// Units: font units, upwards.
  struct GlyphInk: BitwiseCopyable {
    let left: Int32
    let right: Int32
    let top: Int32
    let bottom: Int32
  }

  private enum KnownInk: BitwiseCopyable {
    case unknown
    case blank
    case box(GlyphInk)
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
    inkByGlyph?.deallocate()
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
  @inline(__always)
  func ink(of glyph: Int) -> GlyphInk? {
    if let inkByGlyph, glyph < inkByGlyph.count {
      switch inkByGlyph[glyph] {
      case .box(let ink): return ink
      case .blank: return nil
      case .unknown: break
      }
    }
    return findInk(of: glyph)
  }

  private func findInk(of glyph: Int) -> GlyphInk? {
    var extents = hb_glyph_extents_t()
    var ink: GlyphInk?
    if hb_font_get_glyph_extents(font, hb_codepoint_t(glyph), &extents) != 0, extents.width != 0,
      extents.height != 0
    {
      // HarfBuzz gives the height downwards, as a negative number. Outlines lie: sums may wrap.
      ink = GlyphInk(
        left: extents.x_bearing, right: extents.x_bearing &+ extents.width,
        top: extents.y_bearing, bottom: extents.y_bearing &+ extents.height)
    }
    let places = inkByGlyph ?? blankInk()
    inkByGlyph = places
    if glyph < places.count { places[glyph] = ink.map { .box($0) } ?? .blank }
    return ink
  }

  private func blankInk() -> UnsafeMutableBufferPointer<KnownInk> {
    let places = UnsafeMutableBufferPointer<KnownInk>.allocate(
      capacity: Int(hb_face_get_glyph_count(shapingFace.handle)))
    places.initialize(repeating: .unknown)
    return places
  }

  /// How a text is shaped.
  struct Manner {
    let language: hb_language_t?
    let features: [hb_feature_t]
  }

  /// Shapes a part of a text; the glyphs come from left to right.
  ///
  /// The whole text is given and a part of it named, so that letters join across the cut.
  ///
  /// - Throws: ``ShapingError/outOfMemory(file:byteCount:)``.
  func shape(
    _ item: TextItem, of text: UnsafeBufferPointer<UInt8>, _ manner: Manner
  ) throws(ShapingError) -> [ShapedGlyph] {
    try fillBuffer(item, of: text, manner)
    return glyphsInBuffer()
  }

  /// How far a part of a text moves the pen, and what it paints, without a copy of its glyphs.
  ///
  /// - Returns: clusters are counted from the start of the part.
  /// - Throws: ``ShapingError/outOfMemory(file:byteCount:)``.
  func extent(
    of item: TextItem, of text: UnsafeBufferPointer<UInt8>, _ manner: Manner
  ) throws(ShapingError) -> WordExtent {
    try fillBuffer(item, of: text, manner)
    var extent = WordExtent()
    withBufferedGlyphs { infos, positions in
      for index in infos.indices {
        paint(infos[index], positions[index], from: item.bytes.lowerBound, &extent)
      }
    }
    return extent
  }

  /// Whether a run has the direction that its script is written in.
  static func runsNaturally(_ item: TextItem) -> Bool {
    let natural = hb_script_get_horizontal_direction(hb_script_t(item.script.rawValue))
    return (natural == HB_DIRECTION_RTL) == item.isRightToLeft
  }

  /// The same of a word that stands between spaces, and whether it would be the same between any
  /// other words.
  ///
  /// The word is shaped with two spaces on each side on which it has one. Whatever in the font looks
  /// from the word beyond the nearer space must look at the farther one, and HarfBuzz marks all
  /// glyphs that were looked at.
  ///
  /// - Parameters:
  ///   - text: the word with the spaces around it.
  ///   - word: where in it the word is.
  ///   - space: the advance of a space between spaces.
  /// - Throws: ``ShapingError/outOfMemory(file:byteCount:)``.
  func extent(
    of word: Range<Int>, between text: TextItem, of bytes: UnsafeBufferPointer<UInt8>,
    space: Int32, _ manner: Manner
  ) throws(ShapingError) -> WordExtent {
    try fillBuffer(text, of: bytes, manner)
    var extent = WordExtent()
    var spaces = 0
    withBufferedGlyphs { infos, positions in
      for index in infos.indices {
        let cluster = Int(infos[index].cluster)
        let flags = hb_glyph_info_get_glyph_flags(&infos[index]).rawValue
        let isTied = flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
        guard !word.contains(cluster) else {
          if isTied, cluster == word.lowerBound { extent.dependsOnSpaceBefore = true }
          paint(infos[index], positions[index], from: word.lowerBound, &extent)
          continue
        }
        spaces += 1
        let isBefore = cluster < word.lowerBound
        if cluster == word.upperBound, isTied { extent.dependsOnSpaceAfter = true }
        if cluster == (isBefore ? word.lowerBound - 1 : word.upperBound) {
          let change = positions[index].x_advance &- space
          if isBefore { extent.changeBefore &+= change } else { extent.changeAfter &+= change }
        } else if flags & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue != 0
          || positions[index].x_advance != space
        {
          if isBefore {
            extent.dependsOnWordBefore = true
          } else {
            extent.dependsOnWordAfter = true
          }
        }
      }
    }
    // A space that is no glyph of its own any more is part of something else.
    if spaces != bytes.count - word.count {
      extent.dependsOnWordBefore = true
      extent.dependsOnWordAfter = true
    }
    return extent
  }

  /// What a word measures up to each of its bytes.
  ///
  /// - Parameters:
  ///   - word: all of the bytes.
  ///   - unsafe: for places where HarfBuzz says that a cut would change what stands beside it.
  /// - Returns: one more than there are bytes.
  /// - Throws: ``ShapingError/outOfMemory(file:byteCount:)``.
  func advances(
    in word: TextItem, of bytes: UnsafeBufferPointer<UInt8>, unsafe: Int32, _ manner: Manner
  ) throws(ShapingError) -> [Int32] {
    try fillBuffer(word, of: bytes, manner)
    var advances = [Int32](repeating: unsafe, count: bytes.count + 1)
    withBufferedGlyphs { infos, positions in
      var sum: Int32 = 0
      var previous: Int?
      // In the order of the text, whichever way it runs.
      let count = infos.count
      for place in 0..<count {
        let index = word.isRightToLeft ? count - 1 - place : place
        let cluster = Int(infos[index].cluster)
        let flags = hb_glyph_info_get_glyph_flags(&infos[index]).rawValue
        if flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0, cluster != previous,
          advances.indices.contains(cluster)
        {
          advances[cluster] = sum
        }
        previous = cluster
        sum &+= positions[index].x_advance
      }
      advances[0] = 0
      advances[bytes.count] = sum
    }
    return advances
  }

  @inline(__always)
  private func paint(
    _ info: hb_glyph_info_t, _ position: hb_glyph_position_t, from start: Int,
    _ extent: inout WordExtent
  ) {
    if let ink = ink(of: Int(info.codepoint)) {
      extent.paint(
        ink, x: position.x_offset, y: position.y_offset, cluster: Int(info.cluster) - start)
    }
    extent.advance &+= position.x_advance
  }

  private func fillBuffer(
    _ item: TextItem, of text: UnsafeBufferPointer<UInt8>, _ manner: Manner
  ) throws(ShapingError) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT)
    text.withMemoryRebound(to: CChar.self) { characters in
      hb_buffer_add_utf8(
        buffer, characters.baseAddress, Int32(characters.count), UInt32(item.bytes.lowerBound),
        Int32(item.bytes.count))
    }
    hb_buffer_set_script(buffer, hb_script_t(item.script.rawValue))
    hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, manner.language)
    guard shapeBuffer(manner.features) else {
      throw .outOfMemory(file: face.file.fileName, byteCount: item.bytes.count)
    }
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
    withBufferedGlyphs { infos, positions in
      infos.indices.map { index in
        ShapedGlyph(
          id: Int(infos[index].codepoint), cluster: Int(infos[index].cluster),
          advance: FontUnits(positions[index].x_advance),
          xOffset: FontUnits(positions[index].x_offset),
          yOffset: FontUnits(positions[index].y_offset))
      }
    }
  }

  /// Both arrays belong to the buffer; they are read before it is used again.
  private func withBufferedGlyphs<Result>(
    _ body: (
      UnsafeMutableBufferPointer<hb_glyph_info_t>, UnsafeMutableBufferPointer<hb_glyph_position_t>
    ) -> Result
  ) -> Result {
    var infoCount: UInt32 = 0
    var positionCount: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &infoCount)
    let positions = hb_buffer_get_glyph_positions(buffer, &positionCount)
    let count = infos == nil || positions == nil ? 0 : Int(min(infoCount, positionCount))
    return body(
      UnsafeMutableBufferPointer(start: infos, count: count),
      UnsafeMutableBufferPointer(start: positions, count: count))
  }
}

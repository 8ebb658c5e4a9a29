import CHarfBuzz

/// A face as a browser opens it for shaping.
final class BrowserFace {
  let face: Face
  let place: AxisPlace
  /// Of HarfBuzz; its bytes are those of ``face``.
  let handle: OpaquePointer
  /// In font units: advances before they are scaled.
  let units: OpaquePointer
  let isCompact: Bool
  /// `nil` when the face has none.
  let space: UInt32?
  private(set) lazy var spaceLookups = SpaceLookups(handle, space: space)

  /// - Parameter isSanitized: whether the page loads the font, so that some of its tables are dropped.
  init(_ face: Face, at place: AxisPlace, isSanitized: Bool) {
    self.face = face
    self.place = place
    let directory = face.directory
    handle = hb_face_builder_create()
    for tag in isSanitized ? SanitizedTables(directory).kept : directory.tags {
      guard let bytes = directory[tag]?.buffer else { continue }
      // READONLY: HarfBuzz neither copies nor changes the bytes.
      let blob = hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_READONLY,
        nil, nil)
      hb_face_builder_add_table(handle, tag.rawValue, blob)
      hb_blob_destroy(blob)
    }
    hb_face_make_immutable(handle)
    units = hb_font_create(handle)
    let scale = Int32(face.unitsPerEm)
    hb_font_set_scale(units, scale, scale)
    Self.set(place, units)
    hb_font_make_immutable(units)
    isCompact = directory[Tag(literal: "CFF ")] != nil || directory[Tag(literal: "CFF2")] != nil
    var space: hb_codepoint_t = 0
    self.space = hb_font_get_nominal_glyph(units, 0x20, &space) != 0 ? space : nil
  }

  deinit {
    hb_font_destroy(units)
    hb_face_destroy(handle)
  }

  static func set(_ place: AxisPlace, _ font: OpaquePointer?) {
    guard !place.isDefault else { return }
    let coordinates = place.normalized.map(Int32.init)
    hb_font_set_var_coords_normalized(font, coordinates, UInt32(coordinates.count))
  }
}

/// A face as a browser shapes with it at one size: HarfBuzz asks for advances, and gets the browser's.
final class BrowserFont {
  /// What HarfBuzz's questions are answered from.
  private struct Answers {
    let units: OpaquePointer
    let advances: BrowserAdvances
  }

  let face: BrowserFace
  let advances: BrowserAdvances
  private let font: OpaquePointer
  private let answers: UnsafeMutablePointer<Answers>

  init(_ face: BrowserFace, _ advances: BrowserAdvances) {
    self.face = face
    self.advances = advances
    answers = .allocate(capacity: 1)
    answers.initialize(to: Answers(units: face.units, advances: advances))
    let parent = hb_font_create(face.handle)
    hb_font_set_scale(parent, advances.shapingScale, advances.shapingScale)
    BrowserFace.set(face.place, parent)
    // The sub-font holds a reference to its parent, which answers what it does not.
    font = hb_font_create_sub_font(parent)
    hb_font_destroy(parent)
    hb_font_set_funcs(font, Self.functions, answers, nil)
    hb_font_make_immutable(font)
  }

  deinit {
    hb_font_destroy(font)
    answers.deallocate()
  }

  /// Immutable, and never destroyed.
  private nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_font_funcs_create()
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { _, data, glyph, _ in
        guard let answers = data?.assumingMemoryBound(to: Answers.self).pointee else { return 0 }
        let units = hb_font_get_glyph_h_advance(answers.units, glyph)
        return answers.advances.advance(Int(units))
      }, nil, nil)
    hb_font_funcs_make_immutable(functions)
    return functions
  }()

  /// The advances of a part of a text in 1/65536 of a device pixel, from left to right.
  ///
  /// - Parameters:
  ///   - part: in its own script and direction.
  ///   - text: what HarfBuzz sees around the part.
  ///   - buffer: cleared before use.
  ///   - features: in the order of their precedence.
  /// - Throws: ``ShapingError/outOfMemory(file:byteCount:)``.
  func advances(
    of part: TextItem, in text: UnsafeBufferPointer<UInt8>, _ buffer: OpaquePointer,
    _ manner: PlacedFont.Manner, adding features: [hb_feature_t] = []
  ) throws(ShapingError) -> [Int32] {
    hb_buffer_clear_contents(buffer)
    text.withMemoryRebound(to: CChar.self) { characters in
      hb_buffer_add_utf8(
        buffer, characters.baseAddress, Int32(characters.count), UInt32(part.bytes.lowerBound),
        Int32(part.bytes.count))
    }
    hb_buffer_set_script(buffer, hb_script_t(part.script.rawValue))
    hb_buffer_set_direction(buffer, part.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, manner.language)
    let features = features + manner.features
    let isShaped = "ot".withCString { name in
      let shapers: [UnsafePointer<CChar>?] = [name, nil]
      return hb_shape_full(font, buffer, features, UInt32(features.count), shapers) != 0
    }
    guard isShaped, hb_buffer_allocation_successful(buffer) != 0 else {
      throw .outOfMemory(file: face.face.file.fileName, byteCount: part.bytes.count)
    }
    var count: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return [] }
    return (0..<Int(count)).map { positions[$0].x_advance }
  }

  /// The advance of a space in 1/65536 of a device pixel; 0 without one.
  var spaceAdvance: Int32 {
    // Firefox asks for it by another way than for letters, which does not cut off.
    face.space.map { advances.rounded(Int(hb_font_get_glyph_h_advance(face.units, $0))) } ?? 0
  }
}

import CHarfBuzz

/// Shapes text of one line in a font stack.
///
/// The text is cut where its direction, script or face changes, and each part shaped by HarfBuzz in
/// font units. A face with an `opsz` axis that is not set takes its place from the size it is shaped
/// for; all other faces have one place for all sizes.
///
/// Holds HarfBuzz objects: for one thread at a time, hence not `Sendable`.
public final class TextShaper {
  public let options: ShapingOptions
  let fonts: [PlacedFont]
  private let places: [AxisPlace]
  /// Of the faces asked for so far, by their place in the stack.
  private var lineMetricsByFace: [Int: ChosenLineMetrics] = [:]
  private let language: hb_language_t?
  private let features: [hb_feature_t]

  /// - Parameter size: for `opsz` axes that are not set; `nil` leaves them at their default.
  /// - Throws: ``FontError`` when an axis setting cannot be used, ``ShapingError`` when HarfBuzz
  ///   cannot use a face.
  public init(_ stack: FontStack, size: Points? = nil, options: ShapingOptions = .init()) throws {
    self.options = options
    places = try stack.entries.map { try $0.face.place($0.axes, opticalSize: size) }
    fonts = zip(stack.entries, places).map { PlacedFont($0.shapingFace, at: $1) }
    // A language of our own choice, or HarfBuzz would take the one of the environment.
    language = hb_language_from_string(options.language ?? "und", -1)
    // What the caller asks for comes last and wins.
    let wanted =
      (options.tracking == 0 ? [] : FontFeature.withoutOptionalLigatures) + options.features
    features = wanted.map {
      hb_feature_t(
        tag: $0.tag.rawValue, value: UInt32(clamping: $0.value), start: 0,
        end: chb_feature_global_end)
    }
  }

  /// - Throws: ``ShapingError/outOfMemory(file:byteCount:)``, or ``TextError`` when the text needs
  ///   ICU and it cannot be loaded.
  public func shape(_ text: String) throws -> ShapedText {
    try shape(text, direction: options.direction)
  }

  /// Shapes a text in another direction than that of the options, as that of its paragraph.
  func shape(_ text: String, direction: ParagraphDirection) throws -> ShapedText {
    let faces = ClusterFaces(text, fonts)
    let paragraphs = try BidiParagraphs.paragraphs(of: text, base: direction)
    var bytes = Array(text.utf8)
    Self.blankOutControls(&bytes)
    var runs: [GlyphRun] = []
    for part in Self.parts(
      paragraphs.flatMap(\.runs), try ScriptRuns.cut(text), faces.runs)
    {
      let font = fonts[part.stackIndex]
      let glyphs = try bytes.withUnsafeBufferPointer { buffer throws(ShapingError) in
        try font.shape(
          part.bytes, of: buffer, script: part.script, isRightToLeft: part.level % 2 == 1,
          language: language, features: features)
      }
      runs.append(
        GlyphRun(
          stackIndex: part.stackIndex, unitsPerEm: font.face.unitsPerEm, script: part.script,
          bidiLevel: part.level, bytes: part.bytes, glyphs: glyphs))
    }
    return ShapedText(
      text: text, runs: runs, missing: faces.missing,
      isRightToLeft: (paragraphs.first?.level ?? 0) % 2 == 1,
      graphemeCount: faces.graphemeCount, tracking: options.tracking)
  }

  /// The line metrics of a face of the stack under the iOS rule.
  func lineMetrics(of stackIndex: Int) -> ChosenLineMetrics {
    if let known = lineMetricsByFace[stackIndex] { return known }
    let chosen = fonts[stackIndex].face.lineMetrics(rule: .ios, at: places[stackIndex])
    lineMetricsByFace[stackIndex] = chosen
    return chosen
  }

  private struct Part {
    let bytes: Range<Int>
    let level: Int
    let script: Tag
    let stackIndex: Int
  }

  /// Stretches where direction, script and face are all the same, in the order of the text.
  ///
  /// All three cut the whole text without gaps.
  private static func parts(
    _ levels: [BidiRun], _ scripts: [ScriptRun], _ faces: [ClusterFaces.Run]
  ) -> [Part] {
    var parts: [Part] = []
    var (level, script, face) = (0, 0, 0)
    var start = 0
    while level < levels.count, script < scripts.count, face < faces.count {
      let ends = [
        levels[level].bytes.upperBound, scripts[script].bytes.upperBound,
        faces[face].bytes.upperBound,
      ]
      let end = ends.min() ?? start
      if end > start {
        parts.append(
          Part(
            bytes: start..<end, level: levels[level].level, script: scripts[script].script,
            stackIndex: faces[face].stackIndex))
      }
      if ends[0] == end { level += 1 }
      if ends[1] == end { script += 1 }
      if ends[2] == end { face += 1 }
      start = end
    }
    return parts
  }

  /// Tabs and line ends have no glyph in most fonts and would become boxes: they are shaped as
  /// spaces of the same byte length.
  private static func blankOutControls(_ bytes: inout [UInt8]) {
    for index in bytes.indices where bytes[index] < 0x20 || bytes[index] == 0x7F {
      bytes[index] = 0x20
    }
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    for index in bytes.indices.dropLast() where bytes[index] == 0xC2 {
      // U+0080 to U+009F become U+00A0.
      if bytes[index + 1] < 0xA0 { bytes[index + 1] = 0xA0 }
    }
    for index in bytes.indices.dropLast(2) where bytes[index] == 0xE2 && bytes[index + 1] == 0x80 {
      // The line and paragraph separators become U+200B, which is blank.
      if bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 { bytes[index + 2] = 0x8B }
    }
  }
}

extension Face {
  /// The place of some settings, with an `opsz` axis that is not among them at a font size, as on
  /// Apple's platforms.
  func place(
    _ settings: [AxisCoordinate], opticalSize size: Points?
  ) throws(FontError) -> AxisPlace {
    guard let size, let axis = opticalSizeAxis(unlessSetIn: settings) else {
      return try place(settings)
    }
    let value = min(max(size.value, axis.minimum), axis.maximum)
    return try place(settings + [AxisCoordinate(tag: axis.tag, value: value)])
  }

  /// The `opsz` axis; `nil` when the face has none that can be used, or a setting fixes it.
  func opticalSizeAxis(unlessSetIn settings: [AxisCoordinate]) -> VariationAxis? {
    let tag = Tag(literal: "opsz")
    guard canVary, !settings.contains(where: { $0.tag == tag }) else { return nil }
    return axes.first { $0.tag == tag }
  }
}

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
  let itemizer: TextItemizer
  /// How wide a space is between spaces, by what tells words of equal bytes apart.
  var spaces: [(tag: UInt64, advance: Int32?)] = []
  /// Of the run at hand, kept for their memory.
  var wordsOfRun: [(bytes: Range<Int>, extent: WordExtent)] = []
  /// What words measure, by their bytes, script, direction and face, and what stands beside them.
  lazy var words = ByteCache<KeptExtent>(bits: 17)
  private let places: [AxisPlace]
  let manner: PlacedFont.Manner

  /// - Parameter size: for `opsz` axes that are not set; `nil` leaves them at their default.
  /// - Throws: ``FontError`` when an axis setting cannot be used, ``ShapingError`` when HarfBuzz
  ///   cannot use a face.
  public init(_ stack: FontStack, size: Points? = nil, options: ShapingOptions = .init()) throws {
    self.options = options
    places = try stack.entries.map { try $0.face.place($0.axes, opticalSize: size) }
    fonts = zip(stack.entries, places).map { PlacedFont($0.shapingFace, at: $1) }
    itemizer = TextItemizer(fonts)
    // A language of our own choice, or HarfBuzz would take the one of the environment.
    let language = hb_language_from_string(options.language ?? "und", -1)
    // What the caller asks for comes last and wins.
    let wanted =
      (options.tracking == 0 ? [] : FontFeature.withoutOptionalLigatures) + options.features
    let features = wanted.map {
      hb_feature_t(
        tag: $0.tag.rawValue, value: UInt32(clamping: $0.value), start: 0,
        end: chb_feature_global_end)
    }
    manner = PlacedFont.Manner(language: language, features: features)
  }

  /// - Throws: ``ShapingError/outOfMemory(file:byteCount:)``, or ``TextError`` when the text needs
  ///   ICU and it cannot be loaded.
  public func shape(_ text: String) throws -> ShapedText {
    try shape(text, direction: options.direction)
  }

  /// Shapes a text in another direction than that of the options, as that of its paragraph.
  func shape(_ text: String, direction: ParagraphDirection) throws -> ShapedText {
    try shape(itemizer.itemize(text, direction: direction))
  }

  /// Shapes a text that is cut already.
  func shape(_ text: ItemizedText) throws(ShapingError) -> ShapedText {
    let runs = try text.bytes.withUnsafeBufferPointer { bytes throws(ShapingError) in
      try text.items.map { item throws(ShapingError) in try run(item, of: bytes) }
    }
    return ShapedText(
      text: text.text, runs: runs, missing: text.missing, isRightToLeft: text.isRightToLeft,
      graphemeCount: text.graphemeCount, tracking: options.tracking)
  }

  func run(
    _ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>
  ) throws(ShapingError) -> GlyphRun {
    let font = fonts[item.stackIndex]
    let glyphs = try font.shape(item, of: bytes, manner)
    return GlyphRun(
      stackIndex: item.stackIndex, unitsPerEm: font.face.unitsPerEm, script: item.script,
      bidiLevel: item.level, bytes: item.bytes, glyphs: glyphs)
  }

  /// The line metrics of a face of the stack under the iOS rule.
  func lineMetrics(of stackIndex: Int) -> ChosenLineMetrics {
    fonts[stackIndex].face.lineMetrics(rule: .ios, at: places[stackIndex])
  }

  /// The same without where they come from, found once.
  private(set) lazy var metrics = fonts.indices.map { lineMetrics(of: $0).metrics }

  var stackIndices: Range<Int> { fonts.indices }

  /// All that other platforms' rules choose from, of a face of the stack.
  func lineTables(of stackIndex: Int) -> LineTables {
    LineTables(fonts[stackIndex].face, at: places[stackIndex])
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

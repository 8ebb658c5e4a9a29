import CHarfBuzz

/// Measures text on one line as a browser does: each glyph and each sum in its arithmetic.
///
/// ```swift
/// let stack = try FontStack(FontFile(path: "fonts/Inter.ttf").face())
/// let shaper = try BrowserShaper(stack, BrowserTextOptions(.chrome, grid: .one))
/// let width = try shaper.measure("Email address", at: 16).width
/// ```
///
/// White space stands as it is, as with `white-space: pre`. Chrome shapes a run as a whole, sums up in
/// 1/65536 of a device pixel and rounds up to 1/64. Firefox shapes words apart where it can, and rounds
/// each glyph to 1/60 of a CSS pixel.
/// Source: Blink, `harfbuzz_font_data.cc`, `shape_result.cc`; Gecko, `gfxHarfBuzzShaper.cpp`,
/// `gfxFont.cpp`; how many of the measured widths agree: docs/sources.md, "Widths in browsers".
///
/// Holds HarfBuzz objects: for one thread at a time, hence not `Sendable`.
public final class BrowserShaper {
  public let options: BrowserTextOptions
  private let stack: FontStack
  private let shaper: TextShaper
  private let buffer: OpaquePointer
  /// By what differs: the place in the stack, and the size where an axis follows it.
  private var faces: [FaceKey: BrowserFace] = [:]
  private var fonts: [FontKey: BrowserFont] = [:]
  private lazy var lineTables: LineTables? = try? LineTables(
    stack.first.face, at: stack.first.face.place(stack.first.axes))

  private struct FaceKey: Hashable {
    let stackIndex: Int
    let opticalSize: Points?
  }

  private struct FontKey: Hashable {
    let stackIndex: Int
    let size: Points
  }

  /// - Throws: ``FontError`` when an axis setting cannot be used, ``ShapingError`` when HarfBuzz
  ///   cannot use a face.
  public init(_ stack: FontStack, _ options: BrowserTextOptions) throws {
    self.stack = stack
    self.options = options
    shaper = try TextShaper(stack, options: options.shaping)
    buffer = hb_buffer_create()
  }

  deinit { hb_buffer_destroy(buffer) }

  /// - Parameter size: in CSS pixels.
  /// - Throws: ``TextError`` when ICU is needed and missing, ``ShapingError/outOfMemory(file:byteCount:)``.
  public func measure(_ text: String, at size: Points) throws -> BrowserText {
    let items = try shaper.itemizer.itemize(text, direction: options.shaping.direction)
    let pixels = devicePixels(size)
    let isKnown = items.missing.isEmpty && size.value > 0 && pixels <= BrowserAdvances.largestSize
    let usesFallback = items.items.contains { $0.stackIndex != 0 }
    let line = lineTables?.line(
      options.browser.lineRule, at: size, grid: options.grid,
      variants: options.isInstalled ? [.installed] : [])
    return BrowserText(
      text: text, size: size, width: isKnown ? try width(of: items, at: size) : nil,
      lineHeight: isKnown && !usesFallback ? line?.lineHeight : nil,
      graphemeCount: items.graphemeCount, missing: items.missing.scalars,
      direction: items.isRightToLeft ? .rightToLeft : .leftToRight,
      needsICU: !items.isPlainLatin || options.shaping.direction == .rightToLeft)
  }

  /// The font size that the browser draws with.
  private func devicePixels(_ size: Points) -> Double {
    switch options.browser {
    case .chrome:
      Double(
        BlinkRounding.effectivePixels(
          RuleSize(size: size.value, displayScale: displayScale, variants: [])))
    case .firefox: size.value * 60 / appUnitsPerPixel
    }
  }

  /// Gecko's units of layout, 60 to a CSS pixel, to the device pixel: a whole number.
  private var appUnitsPerPixel: Double {
    max(1, (60 / displayScale).rounded(.toNearestOrAwayFromZero))
  }

  /// A canvas has CSS pixels of its own, whatever the screen.
  private var displayScale: Double {
    options.surface == .canvas ? 1 : options.grid.displayScale
  }

  private func width(of text: ItemizedText, at size: Points) throws -> Points {
    switch options.browser {
    case .chrome: try chromeWidth(of: text, at: size)
    case .firefox: try firefoxWidth(of: text, at: size)
    }
  }

  // MARK: Chrome

  private func chromeWidth(of text: ItemizedText, at size: Points) throws -> Points {
    let scale = displayScale
    let spacing = spacing(of: text, at: size) * scale
    // A page's text is cut where its direction changes, and each part rounded up.
    var parts: [(level: Int, sum: Int)] = []
    for item in text.items {
      let sum = try sum(of: item, in: text, at: size)
      if parts.last?.level == item.level {
        parts[parts.count - 1].sum += sum
      } else {
        parts.append((item.level, sum))
      }
    }
    if options.surface == .canvas {
      let sum = parts.reduce(0) { $0 + Double($1.sum) / 65536 }
      return Points((sum + spacing) / scale)
    }
    let share = spacing / Double(max(1, parts.count))
    let pixels = parts.reduce(0.0) { sum, part in
      // `LayoutUnit::FromFloatCeil` of a width in single precision.
      let width = Float(Double(part.sum) / 65536 + share)
      return sum + Double((width * 64).rounded(.up)) / 64
    }
    return Points(pixels / scale)
  }

  /// In 1/65536 of a device pixel.
  private func sum(of item: TextItem, in text: ItemizedText, at size: Points) throws -> Int {
    let font = try font(item.stackIndex, at: size)
    return try text.bytes.withUnsafeBufferPointer { bytes in
      let parts = options.surface == .canvas ? Self.words(of: item, in: bytes) : [item]
      return try parts.reduce(0) { sum, part in
        try font.advances(
          of: part, in: bytes, buffer, shaper.manner, adding: Self.features(part, .chrome)
        ).reduce(sum) { $0 + Int($1) }
      }
    }
  }

  // MARK: Firefox

  private func firefoxWidth(of text: ItemizedText, at size: Points) throws -> Points {
    var units = 0
    for item in text.items {
      let font = try font(item.stackIndex, at: size)
      units += try text.bytes.withUnsafeBufferPointer { bytes in
        if font.face.spaceLookups.takePart(in: item.script) {
          return try appUnits(of: item, in: bytes, font)
        }
        return try Self.words(of: item, in: bytes).reduce(0) { sum, word in
          if Self.isSpace(word, bytes) {
            return sum + appUnits(font.spaceAdvance)
          }
          // A word is shaped as if nothing stood around it.
          let alone = UnsafeBufferPointer(rebasing: bytes[word.bytes])
          var part = word
          part.bytes = 0..<alone.count
          return try sum + appUnits(of: part, in: alone, font)
        }
      }
    }
    let spacing =
      (spacing(of: text, at: size) * 60 / Double(max(1, text.graphemeCount))).wholeWithHalvesUp
      * Double(text.graphemeCount)
    return Points((Double(units) + spacing) / 60)
  }

  private func appUnits(
    of item: TextItem, in bytes: UnsafeBufferPointer<UInt8>, _ font: BrowserFont
  ) throws -> Int {
    try font.advances(
      of: item, in: bytes, buffer, shaper.manner, adding: Self.features(item, .firefox)
    ).reduce(0) { $0 + appUnits($1) }
  }

  private func appUnits(_ advance: Int32) -> Int {
    Int((Double(advance) * appUnitsPerPixel / 65536).wholeWithHalvesUp)
  }

  // MARK: Parts

  /// Words and the spaces between them, in the order of the text.
  private static func words(
    of item: TextItem, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [TextItem] {
    var words: [TextItem] = []
    var start = item.bytes.lowerBound
    func add(_ end: Int) {
      guard end > start else { return }
      var word = item
      word.bytes = start..<end
      words.append(word)
      start = end
    }
    for index in item.bytes where bytes[index] == 0x20 && index >= start {
      add(index)
      add(index + 1)
    }
    add(item.bytes.upperBound)
    return words
  }

  private static func isSpace(_ word: TextItem, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    word.bytes.count == 1 && bytes[word.bytes.lowerBound] == 0x20
  }

  /// What a browser turns off by itself; what is asked for comes later and wins.
  private static func features(_ item: TextItem, _ browser: Browser) -> [hb_feature_t] {
    func off(_ tag: StaticString) -> hb_feature_t {
      hb_feature_t(
        tag: Tag(literal: tag).rawValue, value: 0, start: 0, end: chb_feature_global_end)
    }
    switch item.script {
    // HarfBuzz before version 15 has it off in Hangul; both browsers stand on such.
    case Tag(literal: "Hang"): return [off("calt")] + (browser == .firefox ? [off("kern")] : [])
    // Firefox kerns these only together with proportional widths.
    case Tag(literal: "Hani"), Tag(literal: "Hira"), Tag(literal: "Kana"), Tag(literal: "Bopo"):
      return browser == .firefox ? [off("kern")] : []
    default: return []
    }
  }

  /// Of all letters together, in CSS pixels.
  private func spacing(of text: ItemizedText, at size: Points) -> Double {
    options.shaping.tracking * size.value * Double(text.graphemeCount) / 1000
  }

  // MARK: Fonts

  private func font(_ stackIndex: Int, at size: Points) throws -> BrowserFont {
    let key = FontKey(stackIndex: stackIndex, size: size)
    if let known = fonts[key] { return known }
    let entry = stack.entries[stackIndex]
    // As `font-optical-sizing: auto`: in CSS pixels.
    let opticalSize =
      entry.face.opticalSizeAxis(unlessSetIn: entry.axes) == nil ? nil : size
    let faceKey = FaceKey(stackIndex: stackIndex, opticalSize: opticalSize)
    let face =
      try faces[faceKey]
      ?? BrowserFace(
        entry.face, at: try entry.face.place(entry.axes, opticalSize: opticalSize),
        isSanitized: !options.isInstalled)
    faces[faceKey] = face
    let advances = BrowserAdvances(
      options.browser, pixels: devicePixels(size), unitsPerEm: entry.face.unitsPerEm,
      isCompact: face.isCompact)
    let font = BrowserFont(face, advances)
    // Whoever asks for more sizes than a table has waits.
    if fonts.count >= 256 { fonts.removeAll() }
    fonts[key] = font
    return font
  }
}

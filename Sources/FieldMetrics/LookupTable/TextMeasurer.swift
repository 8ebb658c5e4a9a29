/// Measures texts in a font stack, each in every style and at every step that is wanted.
///
/// A text is shaped once for all sizes; where an `opsz` axis follows the size, once for each size.
///
/// ```swift
/// let face = try FontFile(path: "fonts/Inter.ttf").face()
/// let measurer = try TextMeasurer(try FontStack(face), options: MeasuringOptions())
/// let width = try measurer.measure("Email address").first?.width
/// ```
///
/// Holds HarfBuzz objects: one for each thread, hence not `Sendable`.
public final class TextMeasurer {
  public let options: MeasuringOptions
  private let shapers: [TextShaper]
  private let places: [Place]

  /// A style at a step.
  private struct Place {
    let style: TextStyle
    let step: LadderStep
    let size: Points
    /// `nil` where a line is that of its fonts on iOS.
    let lines: PlaceLines?
    /// Which shaper serves this size.
    let shaper: Int
    /// `nil` without a width.
    let wrapper: LineWrapper?
  }

  /// Lines that a platform rounds, or that a ladder gives.
  private struct PlaceLines {
    /// The ladder's; `nil` where the fonts' count.
    let given: Points?
    /// Of each font of the stack.
    let ofFaces: [PlatformLine]

    init?(
      _ shaper: TextShaper, _ given: Points?, at size: Points, _ options: MeasuringOptions,
      _ grid: PixelGrid
    ) {
      guard given != nil || options.rule != .ios else { return nil }
      self.given = given
      ofFaces = shaper.stackIndices.compactMap {
        shaper.lineTables(of: $0).line(options.rule, at: size, grid: grid)
      }
    }

    /// Where fallbacks take part, from the highest ascent to the deepest descent.
    func height(ofFaces used: [Int]) -> Points? {
      if let given { return given }
      guard let first = ofFaces.first else { return nil }
      let others = Set(used).subtracting([0]).sorted().filter { $0 < ofFaces.count }
      if others.isEmpty { return first.lineHeight }
      return first.raised(byFallbacks: others.map { ofFaces[$0] }).lineHeight
    }
  }

  /// A paragraph of a text, measured without its line end. Handed around as one reference.
  private final class Paragraph {
    /// With the line end.
    let bytes: Range<Int>
    let items: ItemizedText
    let extent: TextExtent

    init(_ text: String, bytes: Range<Int>, _ shaper: TextShaper) throws {
      self.bytes = bytes
      items = try shaper.itemizer.itemize(text, direction: shaper.options.direction)
      extent = try shaper.extent(of: items)
    }
  }

  /// Of a text: most have one alone.
  private struct Paragraphs {
    let first: Paragraph
    let others: [Paragraph]

    var all: [Paragraph] { [first] + others }

    var arePlainLatin: Bool {
      first.extent.isPlainLatin && others.allSatisfy { $0.extent.isPlainLatin }
    }
  }

  /// - Throws: ``FontError`` when an axis setting cannot be used, ``ShapingError`` when HarfBuzz
  ///   cannot use a face.
  public init(_ stack: FontStack, options: MeasuringOptions) throws {
    self.options = options
    var shapers: [TextShaper] = []
    var places: [Place] = []
    var sizes: [Points?] = []
    for style in options.styles {
      for step in options.steps {
        let size = try step.requiredSize(of: style, options.sizing, options.ladder)
        let opticalSize = stack.followsOpticalSize ? size : nil
        let index = sizes.firstIndex(of: opticalSize) ?? sizes.count
        if index == sizes.count {
          sizes.append(opticalSize)
          shapers.append(try TextShaper(stack, size: opticalSize, options: options.shaping))
        }
        let wrapper = options.width.map { LineWrapper(shapers[index], size: size, width: $0) }
        let lines = PlaceLines(
          shapers[index], step.lineHeight(of: style, options.sizing), at: size, options,
          options.grid.zoomed(step))
        places.append(
          Place(
            style: style, step: step, size: size, lines: lines, shaper: index, wrapper: wrapper))
      }
    }
    self.shapers = shapers
    self.places = places
  }

  /// A text in every style, and in it at every step.
  ///
  /// - Throws: ``TextError`` when ICU is needed and missing or the language is no tag,
  ///   ``ShapingError/outOfMemory(file:byteCount:)``.
  public func measure(_ text: String) throws -> [MeasuredText] {
    let cuts = ParagraphCuts.cuts(of: text)
    let measured = try shapers.map { try Self.paragraphs(of: text, cuts, $0) }
    let graphemeCount = cuts == nil ? measured[0].first.extent.graphemeCount : text.count
    let needsICU = needsICU(text, isPlainLatin: measured[0].arePlainLatin)
    return try places.map { place in
      try self.measured(
        text, graphemeCount, measured[place.shaper], needsICU: needsICU, at: place)
    }
  }

  private static func paragraphs(
    of text: String, _ cuts: [ParagraphCuts.Cut]?, _ shaper: TextShaper
  ) throws -> Paragraphs {
    guard let cuts else {
      let only = try Paragraph(text, bytes: 0..<text.utf8.count, shaper)
      return Paragraphs(first: only, others: [])
    }
    let bytes = ByteText(text)
    let paragraphs = try cuts.map { cut in
      let content = bytes[cut.bytes.lowerBound..<cut.contentEnd]
      return try Paragraph(content, bytes: cut.bytes, shaper)
    }
    return Paragraphs(first: paragraphs[0], others: Array(paragraphs.dropFirst()))
  }

  private func needsICU(_ text: String, isPlainLatin: Bool) -> Bool {
    if !isPlainLatin || options.shaping.direction == .rightToLeft { return true }
    return options.width != nil && PlainLineBreaks.places(in: text) == nil
  }

  private func measured(
    _ text: String, _ graphemeCount: Int, _ paragraphs: Paragraphs, needsICU: Bool, at place: Place
  ) throws -> MeasuredText {
    let shaper = shapers[place.shaper]
    let size = place.size
    var sum = Sum(of: paragraphs.first, at: size, shaper)
    for paragraph in paragraphs.others {
      sum.takeIn(Sum(of: paragraph, at: size, shaper))
    }
    if let lines = place.lines, sum.lineHeight != nil {
      sum.lineHeight = lines.height(
        ofFaces: paragraphs.all.flatMap { $0.extent.runs.map(\.stackIndex) })
    }
    let lines = try lines(of: text, paragraphs, sum, at: place)
    return MeasuredText(
      text: text, style: place.style, step: place.step, size: size, width: sum.width,
      graphemeCount: graphemeCount, missing: sum.missing.scalars, ink: sum.ink,
      overflow: sum.overflow, lineHeight: sum.lineHeight, lines: lines,
      direction: paragraphs.first.extent.isRightToLeft ? .rightToLeft : .leftToRight,
      fits: fits(lines), needsICU: needsICU)
  }

  /// What paragraphs, each a line, measure together.
  private struct Sum {
    /// That of the widest; `nil`, as all that follows, when a character is missing.
    var width: Points?
    var ink: InkBounds?
    var overflow: InkOverflow?
    var lineHeight: Points?
    var missing: [MissingCluster]

    init(of paragraph: Paragraph, at size: Points, _ shaper: TextShaper) {
      missing = paragraph.extent.missing
      guard missing.isEmpty else { return }
      let metrics = shaper.metrics[0]
      let (ink, overflow) = paragraph.extent.ink(at: size, beyond: metrics)
      let hasHeight = metrics.lineHeight > 0
      width = paragraph.extent.width(at: size)
      self.ink = ink
      self.overflow = hasHeight ? overflow : nil
      lineHeight = hasHeight ? shaper.lineHeight(of: paragraph.extent, at: size) : nil
    }

    mutating func takeIn(_ next: Sum) {
      missing += next.missing
      guard missing.isEmpty else {
        (width, ink, overflow, lineHeight) = (nil, nil, nil, nil)
        return
      }
      width = [width, next.width].compactMap(\.self).max()
      ink = InkBounds([ink, next.ink].compactMap(\.self))
      overflow = InkOverflow([overflow, next.overflow].compactMap(\.self))
      lineHeight = [lineHeight, next.lineHeight].compactMap(\.self).max()
    }
  }

  private func lines(
    of text: String, _ paragraphs: Paragraphs, _ sum: Sum, at place: Place
  ) throws -> [MeasuredLine]? {
    guard let width = options.width, let wrapper = place.wrapper else {
      if paragraphs.others.isEmpty {
        return [MeasuredLine(bytes: paragraphs.first.bytes, width: sum.width)]
      }
      return paragraphs.all.map {
        MeasuredLine(bytes: $0.bytes, width: $0.extent.width(at: place.size))
      }
    }
    guard sum.missing.isEmpty else { return nil }
    // Without spaces that could hang, a text that fits is its own line.
    if paragraphs.others.isEmpty, let all = sum.width, Self.isWithin(all, width),
      text.unicodeScalars.last?.properties.isWhitespace != true
    {
      return [MeasuredLine(bytes: paragraphs.first.bytes, width: all)]
    }
    let shaper = shapers[place.shaper]
    let whole =
      try paragraphs.first.items.bytes.count == text.utf8.count
      ? paragraphs.first.items
      : shaper.itemizer.itemize(text, direction: shaper.options.direction)
    return try wrapper.measuredLines(of: whole).map {
      MeasuredLine(bytes: $0.bytes, width: $0.width)
    }
  }

  private func fits(_ lines: [MeasuredLine]?) -> Bool? {
    guard let width = options.width, let lines else { return nil }
    return lines.count <= options.lineLimit
      && lines.allSatisfy { $0.width.map { Self.isWithin($0, width) } ?? false }
  }

  private static func isWithin(_ length: Points, _ width: Points) -> Bool {
    length.value <= width.value + 1e-9
  }
}

extension InkBounds {
  /// The box around several; `nil` for none.
  fileprivate init?(_ boxes: [InkBounds]) {
    guard let left = boxes.map(\.left).min(), let top = boxes.map(\.top).max(),
      let right = boxes.map(\.right).max(), let bottom = boxes.map(\.bottom).min()
    else { return nil }
    self.init(left: left, top: top, right: right, bottom: bottom)
  }
}

extension InkOverflow {
  /// The farthest of several; `nil` for none.
  fileprivate init?(_ overflows: [InkOverflow]) {
    guard let above = overflows.map(\.above).max(), let below = overflows.map(\.below).max()
    else { return nil }
    let farthest = max(above, below)
    let forcing = overflows.first { max($0.above, $0.below) == farthest }
    self.init(above: above, below: below, grapheme: forcing?.grapheme)
  }
}

/// Where a text's paragraphs end.
enum ParagraphCuts {
  struct Cut: Hashable {
    /// UTF-8 offsets, with the line end.
    let bytes: Range<Int>
    let contentEnd: Int
  }

  /// The paragraphs of a text; `nil` for one without a line end.
  ///
  /// Ended by what Unicode Standard Annex 14 always breaks after: LF, CR LF, CR, VT, FF, NEL and the
  /// line and paragraph separators.
  static func cuts(of text: String) -> [Cut]? {
    guard mayHaveEnds(text) else { return nil }
    var cuts: [Cut] = []
    var start = 0
    var offset = 0
    for character in text {
      let end = offset + character.utf8.count
      if character.unicodeScalars.first?.endsParagraph == true {
        cuts.append(Cut(bytes: start..<end, contentEnd: offset))
        start = end
      }
      offset = end
    }
    guard !cuts.isEmpty else { return nil }
    if start < offset { cuts.append(Cut(bytes: start..<offset, contentEnd: offset)) }
    return cuts
  }

  private static func mayHaveEnds(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        if (0x0A...0x0D).contains(byte) { return true }
        // U+0085, U+2028 and U+2029 begin so, and few other characters of labels.
        if byte == 0xC2, bytes[index + 1] == 0x85 { return true }
        if byte == 0xE2, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8 { return true }
      }
      return false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var endsParagraph: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

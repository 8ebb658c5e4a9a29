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
    let step: ContentSizeCategory
    let size: Points
    /// Which shaper serves this size.
    let shaper: Int
  }

  /// A paragraph of a text, measured without its line end.
  private struct Paragraph {
    /// With the line end.
    let bytes: Range<Int>
    let extent: TextExtent
  }

  /// - Throws: ``FontError`` when an axis setting cannot be used, ``ShapingError`` when HarfBuzz
  ///   cannot use a face.
  public init(_ stack: FontStack, options: MeasuringOptions) throws {
    self.options = options
    var shapers: [TextShaper] = []
    var places: [Place] = []
    var sizes: [Points?] = []
    for style in options.styles {
      for step in options.categories {
        let size = options.sizing.size(of: style, at: step)
        let opticalSize = stack.followsOpticalSize ? size : nil
        let index = sizes.firstIndex(of: opticalSize) ?? sizes.count
        if index == sizes.count {
          sizes.append(opticalSize)
          shapers.append(try TextShaper(stack, size: opticalSize, options: options.shaping))
        }
        places.append(Place(style: style, step: step, size: size, shaper: index))
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
    let shaped = try shapers.map { try Self.paragraphs(of: text, cuts, $0) }
    let graphemeCount = cuts == nil ? shaped.first?[0].extent.graphemeCount : nil
    let needsICU = needsICU(text)
    return try places.map { place in
      try measured(
        text, graphemeCount ?? text.count, shaped[place.shaper], needsICU: needsICU, at: place)
    }
  }

  private static func paragraphs(
    of text: String, _ cuts: [ParagraphCuts.Cut]?, _ shaper: TextShaper
  ) throws -> [Paragraph] {
    guard let cuts else {
      return [Paragraph(bytes: 0..<text.utf8.count, extent: try shaper.extent(of: text))]
    }
    let bytes = ByteText(text)
    return try cuts.map { cut in
      let content = bytes[cut.bytes.lowerBound..<cut.contentEnd]
      return Paragraph(bytes: cut.bytes, extent: try shaper.extent(of: content))
    }
  }

  private func needsICU(_ text: String) -> Bool {
    if !PlainLatin.isAll(text) || options.shaping.direction == .rightToLeft { return true }
    return options.width != nil && PlainLineBreaks.places(in: text) == nil
  }

  private func measured(
    _ text: String, _ graphemeCount: Int, _ paragraphs: [Paragraph], needsICU: Bool, at place: Place
  ) throws -> MeasuredText {
    let shaper = shapers[place.shaper]
    let size = place.size
    let isKnown = paragraphs.allSatisfy { $0.extent.missing.isEmpty }
    let metrics = shaper.lineMetrics(of: 0).metrics
    let hasHeight = metrics.lineHeight > 0
    let ink = isKnown ? paragraphs.map { $0.extent.ink(at: size, beyond: metrics) } : []
    let width = isKnown ? paragraphs.compactMap { $0.extent.width(at: size) }.max() : nil
    let lines = try lines(of: text, paragraphs, isKnown, shaper, size)
    return MeasuredText(
      text: text, style: place.style, step: place.step, size: size, width: width,
      graphemeCount: graphemeCount, missing: Self.missing(paragraphs),
      ink: InkBounds(ink.compactMap(\.bounds)),
      overflow: hasHeight ? InkOverflow(ink.map(\.overflow)) : nil,
      lineHeight: isKnown && hasHeight
        ? paragraphs.map { shaper.lineHeight(of: $0.extent, at: size) }.max() : nil,
      lines: lines,
      direction: paragraphs.first?.extent.isRightToLeft == true ? .rightToLeft : .leftToRight,
      fits: fits(lines), needsICU: needsICU)
  }

  private static func missing(_ paragraphs: [Paragraph]) -> [Unicode.Scalar] {
    paragraphs.count == 1
      ? paragraphs[0].extent.missing.scalars : paragraphs.flatMap(\.extent.missing).scalars
  }

  private func lines(
    of text: String, _ paragraphs: [Paragraph], _ isKnown: Bool, _ shaper: TextShaper,
    _ size: Points
  ) throws -> [MeasuredLine]? {
    guard let width = options.width else {
      return paragraphs.map { MeasuredLine(bytes: $0.bytes, width: $0.extent.width(at: size)) }
    }
    guard isKnown else { return nil }
    // Without spaces that could hang, a text that fits is its own line.
    if paragraphs.count == 1, let only = paragraphs.first, let all = only.extent.width(at: size),
      Self.isWithin(all, width), text.unicodeScalars.last?.properties.isWhitespace != true
    {
      return [MeasuredLine(bytes: only.bytes, width: all)]
    }
    return try LineWrapper(shaper, size: size, width: width).lines(of: text).map {
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
    let mayHaveEnds = text.utf8.contains {
      (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2
    }
    guard mayHaveEnds else { return nil }
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
}

extension Unicode.Scalar {
  fileprivate var endsParagraph: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

/// One line of a wrapped text.
public struct TextLine: Hashable, Sendable {
  /// UTF-8 offsets in the text; together the lines cover it without gaps.
  public let bytes: Range<Int>
  /// Without the spaces that hang at its end; `nil` when it is not known.
  public let width: Points?
  /// Whether the line's paragraph starts from the right.
  public let isRightToLeft: Bool
  /// The line ends in a soft hyphen, which is drawn and part of the width.
  public let isHyphenated: Bool
  /// The line as shaped, hanging spaces left out.
  public let shaped: ShapedText
}

/// Breaks text into lines of a width.
///
/// Greedy, as platforms break labels: a line takes as many words as fit. Spaces at its end hang and
/// take no room, a soft hyphen is drawn only where a line ends, and a word longer than the width is
/// broken between grapheme clusters. Every line is shaped by itself, since letters change their
/// forms at its ends.
public struct LineWrapper {
  private let shaper: TextShaper
  private let size: Points
  private let width: Points

  /// - Parameters:
  ///   - shaper: for `size`, if its fonts follow it.
  ///   - width: of a line; a single grapheme cluster is wider at most.
  public init(_ shaper: TextShaper, size: Points, width: Points) {
    self.shaper = shaper
    self.size = size
    self.width = width
  }

  /// The lines of a text; one empty line for no text.
  ///
  /// - Throws: ``TextError`` when ICU is needed and missing, ``ShapingError``.
  public func lines(of text: String) throws -> [TextLine] {
    let whole = ByteText(text)
    let breaks = whole.withoutCutClusters(
      try LineBreaks.lineBreakOpportunities(in: text, language: shaper.options.language))
    var paragraphs = try BidiParagraphs.paragraphs(of: text, base: shaper.options.direction)[...]
    var lines: [TextLine] = []
    var start = 0
    var next = 0
    repeat {
      paragraphs = paragraphs.drop { $0.bytes.upperBound <= start }
      let source = Source(text: whole, breaks: breaks, level: paragraphs.first?.level)
      let (line, upcoming) = try line(from: start, in: source, next)
      lines.append(line)
      start = line.bytes.upperBound
      next = upcoming
    } while start < whole.count
    return lines
  }

  /// What a line is taken from.
  private struct Source {
    let text: ByteText
    let breaks: [LineBreakOpportunity]
    /// That of the line's paragraph: a line does not have a direction of its own.
    let level: Int?
  }

  /// The longest line that starts at an offset, and the first break after it.
  private func line(
    from start: Int, in source: Source, _ first: Int
  ) throws -> (TextLine, Int) {
    let breaks = source.breaks
    var best: (line: TextLine, next: Int)?
    var next = first
    var tooFar: Int?
    while next < breaks.count {
      let opportunity = breaks[next]
      guard opportunity.utf8Offset > start else {
        next += 1
        continue
      }
      let candidate = try candidate(source, start..<opportunity.utf8Offset)
      if fits(candidate) {
        best = (candidate, next + 1)
        if opportunity.isMandatory { break }
      } else {
        tooFar = tooFar ?? next
        // Where only the hyphen does not fit, the end of the word may.
        guard candidate.isHyphenated, try fitsUnhyphenated(source, candidate.bytes) else { break }
      }
      next += 1
    }
    if let best { return best }
    let end = tooFar.map { breaks[$0].utf8Offset } ?? source.text.count
    return (try brokenWord(source, start..<max(end, start)), tooFar ?? next)
  }

  /// As many grapheme clusters of a word as fit, at least one.
  private func brokenWord(_ source: Source, _ word: Range<Int>) throws -> TextLine {
    let whole = try candidate(source, word)
    let borders = source.text.graphemeBorders(in: word)
    if fits(whole) || borders.isEmpty { return whole }
    // The widths of prefixes are nearly in order: search by halves, then settle by steps.
    var low = 0
    var high = borders.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if try fitsUnhyphenated(source, word.lowerBound..<borders[middle]) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    var last = min(low + 3, borders.count - 1)
    while true {
      let line = try candidate(source, word.lowerBound..<borders[last])
      if last == 0 || fits(line) { return line }
      last -= 1
    }
  }

  private func fits(_ line: TextLine) -> Bool {
    line.shaped.advance(at: size) <= width.value + 1e-9
  }

  private func fitsUnhyphenated(_ source: Source, _ bytes: Range<Int>) throws -> Bool {
    let drawn = source.text.withoutHangingSpaces(bytes)
    let shaped = try shape(source.text[drawn], source)
    return shaped.advance(at: size) <= width.value + 1e-9
  }

  private func candidate(_ source: Source, _ bytes: Range<Int>) throws -> TextLine {
    let text = source.text
    var drawn = text.withoutHangingSpaces(bytes)
    let isHyphenated = bytes.upperBound < text.count && text.endsInSoftHyphen(drawn)
    if isHyphenated { drawn = drawn.lowerBound..<drawn.upperBound - 2 }
    // U+2010 where the font has it would be finer; platforms draw the ASCII hyphen.
    let shaped = try shape(text[drawn] + (isHyphenated ? "-" : ""), source)
    return TextLine(
      bytes: bytes, width: shaped.width(at: size),
      isRightToLeft: source.level.map { $0 % 2 == 1 } ?? shaped.isRightToLeft,
      isHyphenated: isHyphenated, shaped: shaped)
  }

  private func shape(_ line: String, _ source: Source) throws -> ShapedText {
    guard let level = source.level else { return try shaper.shape(line) }
    return try shaper.shape(line, direction: level % 2 == 1 ? .rightToLeft : .leftToRight)
  }
}

/// A text whose parts are named by UTF-8 offsets.
struct ByteText {
  private let bytes: [UInt8]

  var count: Int { bytes.count }

  init(_ text: String) { bytes = Array(text.utf8) }

  subscript(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The ends of the grapheme clusters of a part.
  func graphemeBorders(in range: Range<Int>) -> [Int] {
    var end = range.lowerBound
    return self[range].map { character in
      end += character.utf8.count
      return end
    }
  }

  /// The breaks between grapheme clusters; Unicode also allows some within, such as before a mark
  /// that stands on a space.
  func withoutCutClusters(_ breaks: [LineBreakOpportunity]) -> [LineBreakOpportunity] {
    var borders = graphemeBorders(in: 0..<count)[...]
    return breaks.filter { place in
      borders = borders.drop { $0 < place.utf8Offset }
      return borders.first == place.utf8Offset
    }
  }

  /// The part without the spaces and line ends that hang at its end; no-break spaces stay.
  func withoutHangingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    for character in self[range].reversed() {
      guard character.unicodeScalars.allSatisfy(\.hangs) else { break }
      end -= character.utf8.count
    }
    return range.lowerBound..<end
  }

  /// Whether a part ends in U+00AD, two bytes of UTF-8.
  func endsInSoftHyphen(_ range: Range<Int>) -> Bool {
    range.count >= 2 && bytes[range.upperBound - 2] == 0xC2 && bytes[range.upperBound - 1] == 0xAD
  }
}

extension Unicode.Scalar {
  /// White space that takes no room at the end of a line.
  fileprivate var hangs: Bool {
    switch value {
    case 0xA0, 0x202F, 0x2007: false
    default: properties.isWhitespace
    }
  }
}

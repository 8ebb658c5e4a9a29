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
/// broken between grapheme clusters. Every line is as wide as if it were shaped by itself, since
/// letters change their forms at its ends; its directions and scripts are those of the whole text.
///
/// A text that ends in a line end has no empty line behind it.
///
/// Holds what ICU breaks lines with: for one thread at a time, hence not `Sendable`.
public final class LineWrapper {
  private let shaper: TextShaper
  private let size: Points
  private let width: Points
  private let breaker: LineBreaker

  /// - Parameters:
  ///   - shaper: for `size`, if its fonts follow it.
  ///   - width: of a line; a single grapheme cluster is wider at most.
  public init(_ shaper: TextShaper, size: Points, width: Points) {
    self.shaper = shaper
    self.size = size
    self.width = width
    breaker = LineBreaker(language: shaper.options.language)
  }

  /// The lines of a text; one empty line for no text.
  ///
  /// - Throws: ``TextError`` when ICU is needed and missing, ``ShapingError``.
  public func lines(of text: String) throws -> [TextLine] {
    let whole = try shaper.itemizer.itemize(text, direction: shaper.options.direction)
    return try wrapped(whole).map { line in
      let shaped = try shaper.shape(line.drawn, of: whole, isHyphenated: line.isHyphenated)
      return TextLine(
        bytes: line.bytes, width: shaped.width(at: size),
        isRightToLeft: whole.isRightToLeft(at: line.bytes.lowerBound),
        isHyphenated: line.isHyphenated, shaped: shaped)
    }
  }

  /// The lines of a text without their glyphs.
  ///
  /// - Parameter text: cut by the shaper's itemizer.
  func measuredLines(of text: ItemizedText) throws -> [(bytes: Range<Int>, width: Points)] {
    try wrapped(text).map { ($0.bytes, Points($0.advance)) }
  }

  private struct Line {
    let bytes: Range<Int>
    /// Without the spaces that hang at its end, and a soft hyphen there.
    let drawn: Range<Int>
    let isHyphenated: Bool
    let advance: Double
  }

  private func wrapped(_ text: ItemizedText) throws -> [Line] {
    let source = ByteText(text.text)
    let ruler = try LineRuler(text, shaper, size)
    let breaks = ruler.betweenClusters(try breaker.lineBreakOpportunities(in: text.text))
    var lines: [Line] = []
    var start = 0
    var next = 0
    // How many breaks the last line took, for a guess.
    var stride = 1
    repeat {
      while next < breaks.count, breaks[next].utf8Offset <= start { next += 1 }
      let first = next
      let line = try line(from: start, source, ruler, breaks, first, stride)
      while next < breaks.count, breaks[next].utf8Offset <= line.bytes.upperBound { next += 1 }
      stride = max(1, next - first)
      lines.append(line)
      start = line.bytes.upperBound
    } while start < source.count
    return lines
  }

  /// The longest line that starts at an offset.
  private func line(
    from start: Int, _ source: ByteText, _ ruler: LineRuler, _ breaks: [LineBreakOpportunity],
    _ first: Int, _ stride: Int
  ) throws -> Line {
    guard first < breaks.count else {
      return try brokenWord(source, ruler, start..<source.count)
    }
    // No farther than where a line must end.
    func isLast(_ index: Int) -> Bool { breaks[index].isMandatory || index == breaks.count - 1 }
    func fitsUpTo(_ index: Int) throws -> Bool {
      try fitsUnhyphenated(source, ruler, start..<breaks[index].utf8Offset)
    }
    let fitting = try lastFitting(from: first, stride, isLast: isLast, fitsUpTo)
    guard let fitting else {
      return try brokenWord(source, ruler, start..<breaks[first].utf8Offset)
    }
    // Where only the hyphen does not fit, an earlier end may.
    for index in Swift.stride(from: fitting, through: first, by: -1) {
      let line = try candidate(source, ruler, start..<breaks[index].utf8Offset)
      if fits(line.advance) { return line }
    }
    return try brokenWord(source, ruler, start..<breaks[first].utf8Offset)
  }

  /// The last of consecutive numbers for which something holds that holds up to some number and not
  /// from there on; `nil` when not even for the first.
  ///
  /// Steps double until it does not hold, and then are halved.
  private func lastFitting(
    from first: Int, _ guess: Int, isLast: (Int) -> Bool, _ fits: (Int) throws -> Bool
  ) throws -> Int? {
    guard try fits(first) else { return nil }
    var known = first
    var limit: Int?
    var step = max(1, guess - 1)
    while limit == nil, !isLast(known) {
      var next = known
      for _ in 0..<step where !isLast(next) { next += 1 }
      if try fits(next) {
        known = next
        step *= 2
      } else {
        limit = next
      }
    }
    guard var limit else { return known }
    while limit - known > 1 {
      let middle = known + (limit - known) / 2
      if try fits(middle) { known = middle } else { limit = middle }
    }
    return known
  }

  /// As many grapheme clusters of a word as fit, at least one.
  private func brokenWord(
    _ source: ByteText, _ ruler: LineRuler, _ word: Range<Int>
  ) throws -> Line {
    let borders = ruler.borders(in: word)
    guard !borders.isEmpty else { return try candidate(source, ruler, word) }
    func isLast(_ index: Int) -> Bool { index == borders.endIndex - 1 }
    func fitsUpTo(_ index: Int) throws -> Bool {
      try fitsUnhyphenated(source, ruler, word.lowerBound..<borders[index])
    }
    let last = try lastFitting(from: borders.startIndex, 2, isLast: isLast, fitsUpTo)
    // A cut can make the rest wider, so that widths are not quite in order.
    let farthest = min((last ?? borders.startIndex) + 3, borders.endIndex - 1)
    for index in Swift.stride(from: farthest, to: borders.startIndex, by: -1) {
      let line = try candidate(source, ruler, word.lowerBound..<borders[index])
      if fits(line.advance) { return line }
    }
    return try candidate(source, ruler, word.lowerBound..<borders[borders.startIndex])
  }

  private func fits(_ advance: Double) -> Bool { advance <= width.value + 1e-9 }

  private func fitsUnhyphenated(
    _ source: ByteText, _ ruler: LineRuler, _ bytes: Range<Int>
  ) throws -> Bool {
    let drawn = source.withoutHangingSpaces(bytes)
    // A word without an end is not measured to its end for each of its lines.
    var start = 256
    while start < drawn.count {
      let border = ruler.border(atOrAfter: drawn.lowerBound + start)
      guard border < drawn.upperBound else { break }
      // No cut makes what stands before it narrower by as much.
      let margin = 4 * size.value
      if try ruler.advance(of: drawn.lowerBound..<border) > width.value + margin { return false }
      start *= 4
    }
    return fits(try ruler.advance(of: drawn))
  }

  private func candidate(
    _ source: ByteText, _ ruler: LineRuler, _ bytes: Range<Int>
  ) throws -> Line {
    var drawn = source.withoutHangingSpaces(bytes)
    let isHyphenated = bytes.upperBound < source.count && source.endsInSoftHyphen(drawn)
    if isHyphenated { drawn = drawn.lowerBound..<drawn.upperBound - 2 }
    let advance =
      isHyphenated ? try ruler.hyphenatedAdvance(of: drawn) : try ruler.advance(of: drawn)
    return Line(bytes: bytes, drawn: drawn, isHyphenated: isHyphenated, advance: advance)
  }
}

/// A text whose parts are named by UTF-8 offsets.
struct ByteText {
  private let bytes: [UInt8]

  var count: Int { bytes.count }

  init(_ text: String) { bytes = Array(text.utf8) }

  subscript(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The ends of the grapheme clusters.
  var graphemeBorders: [Int] {
    var borders: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      GraphemeBorders.forEach(in: bytes) { cluster in
        borders.append(cluster.upperBound)
        return true
      }
    }
    return borders
  }

  subscript(_ offset: Int) -> UInt8 { bytes[offset] }

  /// The part without the spaces and line ends that hang at its end; no-break spaces stay.
  func withoutHangingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound {
      // Nearly all lines end in a letter of ASCII or in a space behind one.
      let last = bytes[end - 1]
      if last < 0x80, end - 1 == range.lowerBound || bytes[end - 2] < 0x80 {
        guard last == 0x20 || (0x09...0x0D).contains(last) else { break }
        end -= 1
        continue
      }
      guard let character = self[range.lowerBound..<end].last,
        character.unicodeScalars.allSatisfy(\.hangs)
      else { break }
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

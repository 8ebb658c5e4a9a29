/// One line of a wrapped text.
public struct TextLine: Hashable, Sendable {
  /// UTF-8 offsets in the text; together the lines cover it without gaps.
  public let bytes: Range<Int>
  /// Without the spaces that hang at its end; `nil` when it is not known.
  public let width: Points?
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
    let breaks = try LineBreaks.lineBreakOpportunities(
      in: text, language: shaper.options.language)
    var lines: [TextLine] = []
    var start = 0
    var next = 0
    repeat {
      let (line, upcoming) = try line(from: start, in: whole, breaks, next)
      lines.append(line)
      start = line.bytes.upperBound
      next = upcoming
    } while start < whole.count
    return lines
  }

  /// The longest line that starts at an offset, and the first break after it.
  private func line(
    from start: Int, in text: ByteText, _ breaks: [LineBreakOpportunity], _ first: Int
  ) throws -> (TextLine, Int) {
    var best: (line: TextLine, next: Int)?
    var next = first
    while next < breaks.count {
      let opportunity = breaks[next]
      guard opportunity.utf8Offset > start else {
        next += 1
        continue
      }
      let candidate = try candidate(text, start..<opportunity.utf8Offset)
      guard fits(candidate) else { break }
      best = (candidate, next + 1)
      if opportunity.isMandatory { break }
      next += 1
    }
    if let best { return best }
    let end = next < breaks.count ? breaks[next].utf8Offset : text.count
    return (try brokenWord(text, start..<max(end, start)), next)
  }

  /// As many grapheme clusters of a word as fit, at least one.
  private func brokenWord(_ text: ByteText, _ word: Range<Int>) throws -> TextLine {
    var best = try candidate(text, word)
    if fits(best) { return best }
    // The widths of prefixes are nearly in order: search by halves, then settle by steps.
    let borders = text.graphemeBorders(in: word)
    var low = 0
    var high = borders.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(try candidate(text, word.lowerBound..<borders[middle])) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    if let border = borders.isEmpty ? nil : borders[low] {
      best = try candidate(text, word.lowerBound..<border)
    }
    return best
  }

  private func fits(_ line: TextLine) -> Bool {
    line.shaped.advance(at: size) <= width.value + 1e-9
  }

  private func candidate(_ text: ByteText, _ bytes: Range<Int>) throws -> TextLine {
    var drawn = text.withoutHangingSpaces(bytes)
    let isHyphenated = bytes.upperBound < text.count && text.endsInSoftHyphen(drawn)
    if isHyphenated { drawn = drawn.lowerBound..<drawn.upperBound - 2 }
    // U+2010 where the font has it would be finer; platforms draw the ASCII hyphen.
    let shaped = try shaper.shape(text[drawn] + (isHyphenated ? "-" : ""))
    return TextLine(
      bytes: bytes, width: shaped.width(at: size), isRightToLeft: shaped.isRightToLeft,
      isHyphenated: isHyphenated, shaped: shaped)
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

import CICU

/// How the paragraphs of a text get their direction.
public enum ParagraphDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
  /// Each paragraph by its own first strong character; a paragraph without one as given.
  case automatic(neutral: TextDirection)
}

/// A stretch of text at one embedding level.
public struct BidiRun: Hashable, Sendable {
  /// UTF-8 offsets.
  public let bytes: Range<Int>
  /// 0 to 126; even levels run left to right, odd ones right to left.
  public let level: Int

  public init(bytes: Range<Int>, level: Int) {
    self.bytes = bytes
    self.level = level
  }

  public var isRightToLeft: Bool { level % 2 == 1 }
}

/// A paragraph with the levels of its characters.
public struct BidiParagraph: Hashable, Sendable {
  /// UTF-8 offsets; the separator, such as a line feed, belongs to the paragraph that it ends.
  public let bytes: Range<Int>
  /// 0 for left to right, 1 for right to left.
  public let level: Int
  /// In the order of the text, without gaps.
  public let runs: [BidiRun]
}

/// The Unicode Bidirectional Algorithm: which parts of a text run which way, and in what order they
/// stand on a line.
///
/// Source: Unicode Standard Annex 9, as ICU has it, and so Apple's platforms, Android and Chrome. ICU
/// leaves out some of what Unicode 8 added for marks on brackets and for overrides. Characters that
/// rule X9 removes have the level of a neighbour, and where a whole paragraph runs one way, all of
/// it has the paragraph's level.
public enum BidiParagraphs {
  /// The stretches of one level, in the order of the text.
  ///
  /// Each paragraph is taken to be one line, so that spaces at its end have its own level (rule
  /// L1); no run crosses the border of a paragraph. No text gives no runs.
  ///
  /// - Throws: ``TextError``: when ICU is needed and missing, or runs out of memory. Plain Latin
  ///   text in left-to-right paragraphs does without ICU.
  public static func bidiRuns(
    of text: String, base: ParagraphDirection
  ) throws(TextError) -> [BidiRun] {
    try paragraphs(of: text, base: base).flatMap(\.runs)
  }

  /// The paragraphs of a text, each with its runs.
  ///
  /// - Throws: as ``bidiRuns(of:base:)``.
  public static func paragraphs(
    of text: String, base: ParagraphDirection
  ) throws(TextError) -> [BidiParagraph] {
    guard !text.isEmpty else { return [] }
    if needsNoICU(text, base) { return plainParagraphs(of: text) }
    try ICU.load()
    let units = try ICU.utf16(of: text)
    // `open` and `close` stand in one scope, in which `units` stays where it is.
    return try units.withUnsafeBufferPointer { units throws(TextError) in
      try paragraphs(of: text, units, base)
    }
  }

  /// The algorithm gives no higher one.
  private static let highestLevel = 126

  /// The places of a line's parts from left to right: rule L2.
  ///
  /// - Parameter levels: the levels of the parts, runs or characters, in the order of the text, for
  ///   one line of one paragraph.
  /// - Returns: indexes of `levels`; with `[0, 1, 1]` they are `[0, 2, 1]`. Within a part of an odd
  ///   level, characters run from right to left, too.
  public static func visualOrder(of levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    for level in stride(from: min(highest, highestLevel), through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[start] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[end] >= level { end += 1 }
        // What stands at these places are the same parts as at first: lower reversals come later.
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

extension BidiParagraphs {
  private static func needsNoICU(_ text: String, _ base: ParagraphDirection) -> Bool {
    switch base {
    case .leftToRight, .automatic(neutral: .leftToRight):
      PlainLatin.isAll(text)
    case .automatic(neutral: .rightToLeft):
      PlainLatin.isAll(text) && text.unicodeScalars.contains(where: PlainLatin.isStrong)
        && !text.unicodeScalars.contains(where: PlainLatin.isParagraphSeparator)
    // Even in Latin text a full stop at the end goes another way.
    case .rightToLeft:
      false
    }
  }

  /// All at level 0, cut after each separator.
  private static func plainParagraphs(of text: String) -> [BidiParagraph] {
    var paragraphs: [BidiParagraph] = []
    var start = 0
    var offset = 0
    func end() {
      guard offset > start else { return }
      let run = BidiRun(bytes: start..<offset, level: 0)
      paragraphs.append(BidiParagraph(bytes: run.bytes, level: 0, runs: [run]))
      start = offset
    }
    var endsAfterReturn = false
    for scalar in text.unicodeScalars {
      // A carriage return and a line feed are one separator.
      if endsAfterReturn, scalar != "\n" { end() }
      endsAfterReturn = scalar == "\r"
      offset += UTF8.width(scalar)
      if PlainLatin.isParagraphSeparator(scalar), !endsAfterReturn { end() }
    }
    end()
    return paragraphs
  }

  private static func paragraphs(
    of text: String, _ units: UnsafeBufferPointer<UInt16>, _ direction: ParagraphDirection
  ) throws(TextError) -> [BidiParagraph] {
    guard let base = units.baseAddress else { return [] }
    var error: UnsafePointer<CChar>?
    let bidi = try ICU.opened(cicu_bidi_open(&error), error, "the direction of text")
    defer { cicu_bidi_close(bidi) }
    var paragraphs: [BidiParagraph] = []
    var reader = LevelReader(scalars: text.unicodeScalars.makeIterator())
    var start = 0
    while start < units.count {
      // Given one by one, as ICU lets the end of a paragraph leak into the next.
      let limit = endOfParagraph(units, from: start)
      let count = limit - start
      var level: UInt8 = 0
      let levels = try ICU.opened(
        cicu_bidi_levels(bidi, base + start, Int32(count), direction.icu, &level, &error), error,
        "the direction of \(count) UTF-16 units")
      // The levels belong to `bidi`, one for each unit; they are read before the next paragraph.
      paragraphs.append(
        reader.paragraph(level: Int(level), UnsafeBufferPointer(start: levels, count: count)))
      start = limit
    }
    return paragraphs
  }

  /// The offset after the next paragraph separator, or the end.
  private static func endOfParagraph(
    _ units: UnsafeBufferPointer<UInt16>, from start: Int
  ) -> Int {
    var index = start
    while index < units.count {
      let unit = units[index]
      index += 1
      guard isParagraphSeparator(unit) else { continue }
      let isPair = unit == 0x0D && index < units.count && units[index] == 0x0A
      return isPair ? index + 1 : index
    }
    return index
  }

  /// Bidirectional class B; Unicode has no others, and adds none.
  private static func isParagraphSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }
}

/// Turns levels of UTF-16 units into runs of UTF-8 offsets.
private struct LevelReader {
  var scalars: String.UnicodeScalarView.Iterator
  var byte = 0

  init(scalars: String.UnicodeScalarView.Iterator) { self.scalars = scalars }

  /// The next paragraph.
  mutating func paragraph(level: Int, _ levels: UnsafeBufferPointer<UInt8>) -> BidiParagraph {
    let start = byte
    var runs: [BidiRun] = []
    var runStart = byte
    var runLevel = level
    var unit = 0
    while unit < levels.count, let scalar = scalars.next() {
      let own = Int(levels[unit])
      if own != runLevel {
        if byte > runStart { runs.append(BidiRun(bytes: runStart..<byte, level: runLevel)) }
        runStart = byte
        runLevel = own
      }
      unit += UTF16.width(scalar)
      byte += UTF8.width(scalar)
    }
    if byte > runStart { runs.append(BidiRun(bytes: runStart..<byte, level: runLevel)) }
    return BidiParagraph(bytes: start..<byte, level: level, runs: runs)
  }
}

extension ParagraphDirection {
  fileprivate var icu: cicu_direction {
    switch self {
    case .leftToRight: CICU_LTR
    case .rightToLeft: CICU_RTL
    case .automatic(neutral: .leftToRight): CICU_AUTO_LTR
    case .automatic(neutral: .rightToLeft): CICU_AUTO_RTL
    }
  }
}

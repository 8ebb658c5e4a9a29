import TestSupport
import Testing

@testable import FieldMetrics

/// What a limit keeps: seeded properties, 10,000 texts each.
struct TextLimitTests {
  private static let pieces = [
    "a", "Z", " ", "\n", "\r\n", "\r", "é", "e\u{301}", "ß", "ا", "مُ", "क", "क्ष", "นำ", "한",
    "\u{1112}\u{1161}\u{11AB}", "中", "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "\u{1F1E9}", "\u{301}", "\u{200D}",
    "\u{600}", "\0",
  ]

  private static func texts(seed: UInt64) -> some Sequence<(text: String, count: Int)> {
    var random = SplitMix64(seed: seed)
    return (0..<10_000).lazy.map { _ in
      let length = Int(random.next() % 12)
      let text = (0..<length).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }
        .joined()
      return (text, Int(random.next() % 24))
    }
  }

  private static func isSame(_ a: some StringProtocol, _ b: some StringProtocol) -> Bool {
    a.utf8.elementsEqual(b.utf8)
  }

  /// The borders of a text's clusters, by the standard library.
  private static func starts(of text: String) -> [Substring] {
    text.indices.map { text[..<$0] } + [text[...]]
  }

  @Test("A limit of clusters keeps the first ones, as prefix does")
  func clustersAreThePrefix() {
    for (text, count) in Self.texts(seed: 1) {
      let limited = TextLimit(count).applied(to: text)
      #expect(Self.isSame(limited.kept, text.prefix(count)))
      #expect(limited.keptCounts.graphemes == min(text.count, count))
      #expect(limited.isOverLimit == (text.count > count))
    }
  }

  @Test("Keeping twice keeps the same", arguments: TextUnit.allCases)
  func keepingIsIdempotent(unit: TextUnit) {
    for (text, count) in Self.texts(seed: 2) {
      let once = TextLimit(count, unit).applied(to: text)
      let twice = TextLimit(count, unit).applied(to: once.kept)
      #expect(Self.isSame(twice.kept, once.kept))
      #expect(!twice.isOverLimit)
    }
  }

  @Test("A budget is never exceeded, never cuts a cluster, and no longer start fits")
  func budgetsAreMaximal() {
    for (text, count) in Self.texts(seed: 3) {
      let starts = Self.starts(of: text)
      for unit in TextUnit.allCases {
        let limit = TextLimit(count, unit)
        let kept = limit.applied(to: text).kept
        let best = starts.last { start in
          switch unit {
          case .graphemes: start.count <= count
          case .scalars: start.unicodeScalars.count <= count
          case .utf16: start.utf16.count <= count
          case .utf8: start.utf8.count <= count
          }
        }
        #expect(Self.isSame(kept, best ?? ""), "\(unit) \(count) \(text.unicodeScalars)")
      }
    }
  }

  @Test("The counts of what is kept are the counts of that text")
  func keptCountsAreCounts() {
    for (text, count) in Self.texts(seed: 4) {
      for unit in TextUnit.allCases {
        let limited = TextLimit(count, unit).applied(to: text)
        #expect(limited.keptCounts == TextCounts(limited.kept))
        #expect(limited.counts == TextCounts(text))
      }
    }
  }

  @Test("A limit below zero is zero, and without one all is kept")
  func limitsAreClamped() {
    #expect(TextLimit(-1) == TextLimit(0))
    #expect(TextLimit(.min, .utf8).applied(to: "abc").kept == "")
    #expect(TextLimit(.max).applied(to: "abc").kept == "abc")
    #expect(LimitedText("abc", limit: nil).kept == "abc")
    #expect(TextLimit(0).applied(to: "").isOverLimit == false)
  }
}

/// Streams in pieces.
struct LineCounterTests {
  private struct Counted: Equatable {
    let number: Int
    let counts: TextCounts
    let kept: TextCounts
    let text: [UInt8]?
  }

  /// Counts a stream in pieces of a size.
  private static func lines(
    of stream: [UInt8], limit: TextLimit?, eachLine: Bool = true, pieces size: Int
  ) throws -> [Counted] {
    var counter = LineCounter(limit: limit, eachLine: eachLine, keepsText: true)
    var lines: [Counted] = []
    var rest: [UInt8] = []
    var next = 0
    while true {
      rest += stream[next..<min(next + size, stream.count)]
      next = min(next + size, stream.count)
      let isLast = next == stream.count
      let taken = try rest.withUnsafeBytes { bytes in
        try counter.read(bytes, isLast: isLast) {
          lines.append(
            Counted(number: $0.number, counts: $0.counts, kept: $0.keptCounts, text: $0.keptText))
        }
      }
      rest.removeFirst(taken)
      if isLast { return lines }
      #expect(rest.count <= 3)
    }
  }

  @Test("However a stream is cut into pieces, its lines have the same counts", arguments: 1...9)
  func piecesDoNotMatter(size: Int) throws {
    let text = "Größe\r\n\n👨‍👩‍👧‍👦 ok\rno\r\n\r\r\nक्षत्रिय\n🇩🇪🇯🇵🇺🇸\nlast"
    let expected = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    for limit in [nil, TextLimit(3), TextLimit(9, .utf8), TextLimit(5, .utf16)] {
      let lines = try Self.lines(of: Array(text.utf8), limit: limit, pieces: size)
      #expect(lines.map(\.number) == Array(1...expected.count))
      for (line, text) in zip(lines, expected) {
        let limited = LimitedText(text, limit: limit)
        #expect(line.counts == limited.counts)
        #expect(line.kept == limited.keptCounts)
        #expect(line.text == Array(limited.kept.utf8))
      }
      let whole = try Self.lines(
        of: Array(text.utf8), limit: limit, eachLine: false, pieces: size)
      #expect(whole.count == 1)
      #expect(whole.first?.counts == TextCounts(text))
      #expect(whole.first?.kept == LimitedText(text, limit: limit).keptCounts)
    }
  }

  /// Stretches of plain ASCII are not walked through, which must not show.
  @Test("Long runs of ASCII count as they do between other text")
  func plainStretchesCountTheSame() throws {
    var random = SplitMix64(seed: 11)
    let seldom = ["é", "\r\n", "\r", "👍🏽", "e\u{301}", "\u{0}"]
    var text = ""
    for _ in 0..<60_000 {
      let choice = random.next()
      if choice % 40 == 0 {
        text += "\n"
      } else if choice % 7001 == 1 {
        text += seldom[Int(random.next() % UInt64(seldom.count))]
      } else {
        text.unicodeScalars.append(Unicode.Scalar(UInt8(0x20 + choice >> 32 % 0x5F)))
      }
    }
    let expected = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    for size in [4095, 4096, 4097, 10_000, 100_000] {
      var counter = LineCounter(limit: TextLimit(30), eachLine: true)
      var lines: [LineCounter.Line] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let piece = Array(rest.prefix(size))
        let taken = try piece.withUnsafeBytes {
          try counter.read($0, isLast: piece.count == rest.count) { lines.append($0) }
        }
        rest.removeFirst(taken)
      }
      #expect(lines.count == expected.count)
      for (line, text) in zip(lines, expected) {
        #expect(line.counts == TextCounts(text))
        #expect(line.keptCounts == LimitedText(text, limit: TextLimit(30)).keptCounts)
      }
    }
  }

  @Test(
    "A line end closes a line and opens none",
    arguments: [("", 0), ("\n", 1), ("a", 1), ("a\n", 1), ("a\n\n", 2), ("\r\n", 1), ("\r", 1)])
  func lineEndsCloseLines(text: String, count: Int) throws {
    #expect(try Self.lines(of: Array(text.utf8), limit: nil, pieces: 1).count == count)
    #expect(try Self.lines(of: Array(text.utf8), limit: nil, pieces: 99).count == count)
  }

  /// What `String(validating:)` refuses, and where the first bad byte of it is.
  private static let invalid: [([UInt8], Int)] = [
    ([0x80], 0), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0xFF], 0),
    ([0xE0, 0x9F, 0xBF], 0), ([0xED, 0xA0, 0x80], 0), ([0xF0, 0x8F, 0xBF, 0xBF], 0),
    ([0xF4, 0x90, 0x80, 0x80], 0), ([0xC3], 0), ([0xE2, 0x82], 0), ([0xF0, 0x9F, 0x98], 0),
    ([0xC3, 0x28], 0), ([0xE2, 0x28, 0xA1], 0), ([0xE2, 0x82, 0x28], 0), ([0x61, 0xE9, 0x62], 1),
    ([0xF8, 0x88, 0x80, 0x80, 0x80], 0), ([0xED, 0xBF, 0xBF], 0), ([0xF4, 0xBF, 0xBF, 0xBF], 0),
  ]

  @Test("Bytes that are not UTF-8 are reported with line and offset", arguments: invalid)
  func invalidBytesAreFound(bytes: [UInt8], place: Int) {
    for padding in ["", "1234567", "12345678", "é23456789012345"] {
      let before = Array("ä\r\n\(padding)".utf8)
      for after in [[], Array("\nmore text after it".utf8)] {
        for size in [1, 2, 7, 100] {
          for eachLine in [true, false] {
            let error = InvalidUTF8(line: 2, offset: before.count + place, byte: bytes[place])
            #expect(throws: error) {
              try Self.lines(
                of: before + bytes + after, limit: TextLimit(4), eachLine: eachLine, pieces: size)
            }
          }
        }
      }
    }
  }

  @Test("10,000 random byte strings are valid where the standard library says so")
  func validityIsTheStandardLibrarys() {
    var random = SplitMix64(seed: 5)
    let bytes: [UInt8] = [
      0x00, 0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC2, 0xDF, 0xE0, 0xE2, 0xED, 0xEF,
      0xF0, 0xF1, 0xF4, 0xF5,
    ]
    for _ in 0..<10_000 {
      let stream = (0..<random.next() % 12).map { _ in
        bytes[Int(random.next() % UInt64(bytes.count))]
      }
      let text = String(validating: stream, as: UTF8.self)
      let lines = try? Self.lines(of: stream, limit: nil, eachLine: false, pieces: 5)
      #expect(lines?.first?.counts == text.map { TextCounts($0) }, "\(stream)")
    }
  }

  @Test("The error says where, what and which byte")
  func errorIsOneLine() {
    let error = InvalidUTF8(line: 3, offset: 41, byte: 0xE9)
    #expect(error.description == "line 3: byte 0xE9 at offset 41 is not UTF-8")
  }
}

import FieldMetrics
import Testing

/// Every case of `BidiTest.txt`, in four ways to get a paragraph's direction.
///
/// The cases are joined, a paragraph each, so that the paragraphs are told apart as well.
struct BidiTestFileTests {
  /// A character for each bidirectional class.
  private static let representatives: [String: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{628}", "EN": "0", "ES": "+", "ET": "$", "AN": "\u{661}",
    "CS": ",", "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!",
    "LRE": "\u{202A}", "RLE": "\u{202B}", "LRO": "\u{202D}", "RLO": "\u{202E}", "PDF": "\u{202C}",
    "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]

  /// The classes by the bytes of their names, for speed.
  private static let characters: [UInt32: Character] = {
    var characters: [UInt32: Character] = [:]
    for (name, scalar) in representatives {
      let key = name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
      characters[key] = Character(name: name, utf8: Array(String(scalar).utf8))
    }
    return characters
  }()

  private struct Character {
    let name: String
    let utf8: [UInt8]
    let isStrong: Bool
    /// How much deeper in isolates the next character is.
    let isolates: Int

    init(name: String, utf8: [UInt8]) {
      self.name = name
      self.utf8 = utf8
      isStrong = ["L", "R", "AL"].contains(name)
      isolates = ["LRI", "RLI", "FSI"].contains(name) ? 1 : name == "PDI" ? -1 : 0
    }
  }

  /// Cases of one direction that are analysed together.
  private struct Batch {
    static let removed = -1
    let base: ParagraphDirection
    private var bytes: [UInt8] = []
    /// The first byte of each character.
    private var starts: [Int] = []
    private var levels: [Int] = []
    private var lines: [Int] = []
    private(set) var caseCount = 0
    private(set) var oneWayCount = 0
    private(set) var differences: [String] = []

    init(_ base: ParagraphDirection) { self.base = base }

    mutating func add(_ characters: [Character], levels expected: [Int], line: Int) throws {
      for character in characters {
        starts.append(bytes.count)
        bytes += character.utf8
      }
      levels += expected
      lines.append(line)
      if characters.last?.name != "B" { bytes += [0xE2, 0x80, 0xA9] }
      caseCount += 1
      if bytes.count > 20_000 { try flush() }
    }

    mutating func flush() throws {
      let text = String(decoding: bytes, as: UTF8.self)
      let paragraphs = try BidiParagraphs.paragraphs(of: text, base: base)
      if paragraphs.count != lines.count { differences.append("paragraphs before \(caseCount)") }
      var next = 0
      for (paragraph, line) in zip(paragraphs, lines) {
        let first = next
        while next < starts.count, starts[next] < paragraph.bytes.upperBound { next += 1 }
        if agrees(paragraph, first..<next) { continue }
        if runsOneWay(paragraph, first..<next) {
          oneWayCount += 1
        } else {
          differences.append("line \(line), \(base)")
        }
      }
      bytes.removeAll(keepingCapacity: true)
      starts.removeAll(keepingCapacity: true)
      levels.removeAll(keepingCapacity: true)
      lines.removeAll(keepingCapacity: true)
    }

    private func agrees(_ paragraph: BidiParagraph, _ characters: Range<Int>) -> Bool {
      var run = 0
      for index in characters where levels[index] != Self.removed {
        while paragraph.runs[run].bytes.upperBound <= starts[index] { run += 1 }
        if paragraph.runs[run].level != levels[index] { return false }
      }
      return true
    }

    /// ICU's shortcut: where all levels are even, or all odd, it gives that of the paragraph. The
    /// order is the same.
    private func runsOneWay(_ paragraph: BidiParagraph, _ characters: Range<Int>) -> Bool {
      paragraph.runs.allSatisfy { $0.level == paragraph.level }
        && levels[characters].allSatisfy { $0 == Self.removed || ($0 - paragraph.level) % 2 == 0 }
    }
  }

  @Test("Levels and order are those of BidiTest.txt, but for ICU's shortcut")
  func everyCaseAgrees() throws {
    var leftToRight = Batch(.leftToRight)
    var rightToLeft = Batch(.rightToLeft)
    var autoLeft = Batch(.automatic(neutral: .leftToRight))
    var autoRight = Batch(.automatic(neutral: .rightToLeft))
    var levels: [Int] = []
    var orders = 0
    var characters: [Character] = []
    let known = Self.characters
    try UnicodeTestFile("BidiTest.txt").forEachLine { line, number in
      var words = WordReader(line)
      if line[0] == UInt8(ascii: "@") {
        let keyword = words.next()?.text
        let numbers = words.numbers()
        if keyword == "@Levels:" {
          levels = numbers.map { $0 ?? Batch.removed }
        } else {
          orders += 1
          #expect(Self.order(of: levels) == numbers, "line \(number)")
        }
        return
      }
      characters.removeAll(keepingCapacity: true)
      while let word = words.next() {
        var key: UInt32 = 0
        for byte in word { key = key << 8 | UInt32(byte) }
        characters.append(try #require(known[key]))
      }
      let directions = try #require(words.next()?.number(radix: 10))
      let hasStrong = Self.hasStrong(characters)
      if directions & 1 != 0 { try autoLeft.add(characters, levels: levels, line: number) }
      if directions & 2 != 0 { try leftToRight.add(characters, levels: levels, line: number) }
      if directions & 4 != 0 { try rightToLeft.add(characters, levels: levels, line: number) }
      // The file leaves this way out: it is one of two others.
      if directions & (hasStrong ? 1 : 4) != 0 {
        try autoRight.add(characters, levels: levels, line: number)
      }
    }
    for var batch in [leftToRight, rightToLeft, autoLeft, autoRight] {
      try batch.flush()
      #expect(batch.differences == [], "\(batch.base)")
      // Unicode 15 has 490,846 lines, 256,747 of them for each direction.
      #expect(batch.caseCount > 250_000, "\(batch.base)")
      #expect(batch.oneWayCount < 45_000, "\(batch.base)")
    }
    #expect(orders > 200)
  }

  /// The visual order of the characters that have a level, by their places in the case.
  private static func order(of levels: [Int]) -> [Int] {
    let kept = levels.indices.filter { levels[$0] != Batch.removed }
    return BidiParagraphs.visualOrder(of: kept.map { levels[$0] }).map { kept[$0] }
  }

  /// Rule P2.
  private static func hasStrong(_ characters: [Character]) -> Bool {
    var depth = 0
    for character in characters {
      if character.isStrong, depth == 0 { return true }
      depth = max(0, depth + character.isolates)
    }
    return false
  }
}

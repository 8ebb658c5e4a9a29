import TestSupport
import Testing

@testable import FieldMetrics

/// What must hold for every wrapped text; the seeds make the same texts each time.
@Suite("Every wrapped text")
struct WrappingPropertyTests {
  private static let stack = Result {
    try TestFiles.stack([
      "Inter.ttf", "NotoNaskhArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
      "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoColorEmoji.ttf",
      "NotoSansCJK-Regular.ttc",
    ])
  }

  @Test(
    "The lines cover the text once, in order, between clusters; each fits or is one cluster",
    arguments: UInt64(0)..<20)
  func lines(_ seed: UInt64) throws {
    let shaper = try TextShaper(Self.stack.get())
    var chance = ChanceTexts(seed: seed)
    for _ in 0..<500 {
      let text = chance.text(upTo: 9)
      let width = chance.number(in: 0...90)
      let lines = try LineWrapper(shaper, size: 17, width: Points(width)).lines(of: text)
      if let fault = Self.fault(of: lines, text, width) {
        Issue.record("\(text.debugDescription) in \(width): \(fault)")
      }
    }
  }

  private static func fault(of lines: [TextLine], _ text: String, _ width: Double) -> String? {
    var borders: Set<Int> = [0]
    var offset = 0
    for character in text {
      offset += character.utf8.count
      borders.insert(offset)
    }
    var end = 0
    for line in lines {
      guard line.bytes.lowerBound == end else { return "a gap at \(end)" }
      guard text.isEmpty || !line.bytes.isEmpty else { return "an empty line at \(end)" }
      end = line.bytes.upperBound
      guard borders.contains(end) else { return "a cluster is cut at \(end)" }
      let drawn = line.shaped.text.count - (line.isHyphenated ? 1 : 0)
      guard line.shaped.advance(at: 17) <= width + 1e-9 || drawn <= 1 else {
        return "\(line.shaped.text.debugDescription) is too wide"
      }
    }
    return end == text.utf8.count ? nil : "the lines end at \(end)"
  }

  @Test(
    "A line takes as much as fits: no longer line up to a break would fit, and no more of a word",
    arguments: UInt64(0)..<20)
  func greedy(_ seed: UInt64) throws {
    let shaper = try TestFiles.shaper("widths.ttf")
    var chance = ChanceTexts(seed: seed, ChanceTexts.widthsPieces + ["\u{AD}"])
    for _ in 0..<100 {
      let text = chance.text(upTo: 12)
      let width = Points(chance.number(in: 0...5000).rounded())
      let lines = try LineWrapper(shaper, size: 1000, width: width).lines(of: text)
      let expected = try Self.bruteForce(text, shaper, width)
      if lines.map(\.bytes) != expected {
        Issue.record(
          "\(text.debugDescription) in \(width.value): \(lines.map(\.bytes)), not \(expected)")
      }
    }
  }

  /// The longest line that ends at a break and fits; else the most clusters up to the first break.
  private static func bruteForce(
    _ text: String, _ shaper: TextShaper, _ width: Points
  ) throws -> [Range<Int>] {
    let bytes = Array(text.utf8)
    func fits(_ range: Range<Int>) throws -> Bool {
      var part = String(decoding: bytes[range], as: UTF8.self)
      while part.last?.isWhitespace == true { part.removeLast() }
      if range.upperBound < bytes.count, part.last == "\u{AD}" {
        part.removeLast()
        part += "-"
      }
      return try shaper.shape(part).advance(at: 1000) <= width.value + 1e-9
    }
    let breaks = try LineBreaks.lineBreakOpportunities(in: text).map(\.utf8Offset)
    var lines: [Range<Int>] = []
    var start = 0
    repeat {
      let ends = breaks.filter { $0 > start }
      if let end = try ends.last(where: { try fits(start..<$0) }) {
        lines.append(start..<end)
      } else {
        let word = start..<(ends.first ?? bytes.count)
        var borders: [Int] = []
        var offset = start
        for character in String(decoding: bytes[word], as: UTF8.self) {
          offset += character.utf8.count
          borders.append(offset)
        }
        let end = try borders.last { try fits(start..<$0) } ?? borders.first ?? start
        lines.append(start..<end)
      }
      start = lines.last?.upperBound ?? bytes.count
    } while start < bytes.count
    return lines
  }

  @Test("A line of a paragraph has the paragraph's direction, whatever letter it begins with")
  func directionOfLines() throws {
    let shaper = try TextShaper(Self.stack.get())
    let wrapper = LineWrapper(shaper, size: 17, width: 60)
    let latinFirst = try wrapper.lines(of: "word שלום שלום שלום\nשלום word word word")
    let directions = latinFirst.map { line in
      line.shaped.text.contains("\n") ? nil : line.isRightToLeft
    }
    let paragraph = "word שלום שלום שלום\n".utf8.count
    for (line, direction) in zip(latinFirst, directions) {
      #expect(direction == (line.bytes.lowerBound >= paragraph), "\(line.shaped.text)")
    }
  }
}

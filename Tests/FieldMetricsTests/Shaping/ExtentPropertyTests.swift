import TestSupport
import Testing

@testable import FieldMetrics

/// What is kept of words must never change an answer; the seeds make the same texts each time.
@Suite("Measures of kept words")
struct ExtentPropertyTests {
  /// Pieces whose glyphs look beyond a space in some font: case-sensitive signs after capitals and
  /// digits in Inter, kerning with spaces in Roboto and Inter's variable font.
  private static let pieces =
    ChanceTexts.hardPieces + [
      "A", "B", "T", "V", "Y", "-", "–", "(", ")", "@", ":", "x", "3", "#12", "OK", "->", "1/2",
      "To",
    ]

  private static let stacks = Result {
    let fallbacks = [
      "NotoNaskhArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
      "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoColorEmoji.ttf",
      "NotoSansCJK-Regular.ttc",
    ]
    return try ["Inter-Regular.otf", "Inter.ttf", "Roboto-Regular.ttf", "DejaVuSans.ttf"].map {
      try TestFiles.stack([$0] + fallbacks)
    }
  }

  @Test(
    "A text of kept words measures what it measures shaped as a whole",
    arguments: UInt64(0)..<20)
  func words(_ seed: UInt64) throws {
    for (number, stack) in try Self.stacks.get().enumerated() {
      let direction: ParagraphDirection =
        seed % 3 == 0 ? .rightToLeft : .automatic(neutral: .leftToRight)
      let shaper = try TextShaper(stack, options: ShapingOptions(direction: direction))
      var chance = ChanceTexts(seed: seed * 7 + UInt64(number), Self.pieces)
      for _ in 0..<125 {
        let text = chance.text(upTo: 12)
        let kept = try shaper.extent(of: text)
        let whole = shaper.extent(of: try shaper.shape(text))
        if let fault = Self.difference(kept, whole) {
          Issue.record("\(text.debugDescription), font \(number): \(fault)")
        }
      }
    }
  }

  private static func difference(_ kept: TextExtent, _ whole: TextExtent) -> String? {
    guard kept.runs.count == whole.runs.count else { return "other runs" }
    guard kept.graphemeCount == whole.graphemeCount, kept.missing == whole.missing,
      kept.isRightToLeft == whole.isRightToLeft
    else { return "other counts" }
    for (a, b) in zip(kept.runs, whole.runs) {
      guard a.advance == b.advance else { return "\(a.advance) wide, not \(b.advance)" }
      let (left, right) = (a.ink, b.ink)
      guard left?.left == right?.left, left?.right == right?.right, left?.top == right?.top,
        left?.bottom == right?.bottom, left?.topCluster == right?.topCluster,
        left?.bottomCluster == right?.bottomCluster
      else { return "ink \(String(describing: left)), not \(String(describing: right))" }
    }
    return nil
  }

  @Test(
    "A sign that changes after capitals is not taken from where it stood alone",
    arguments: [("A - B", "a - b"), ("A : B", "a : b"), ("3 x 4", "a x b"), ("A (B", "a (b")])
  func signs(_ pair: (changed: String, plain: String)) throws {
    let shaper = try TextShaper(try TestFiles.stack(["Inter-Regular.otf"]))
    for text in [pair.plain, pair.changed, pair.plain] {
      let kept = try shaper.extent(of: text)
      #expect(Self.difference(kept, shaper.extent(of: try shaper.shape(text))) == nil)
    }
  }

  @Test(
    "A line measured without its glyphs is as wide as the same line shaped",
    arguments: UInt64(0)..<20)
  func lines(_ seed: UInt64) throws {
    for (number, stack) in try Self.stacks.get().enumerated() {
      let options = ShapingOptions(tracking: seed % 4 == 0 ? 20 : 0)
      let shaper = try TextShaper(stack, options: options)
      var chance = ChanceTexts(seed: seed * 11 + UInt64(number), Self.pieces)
      for _ in 0..<125 {
        let text = chance.text(upTo: 16)
        let wrapper = LineWrapper(
          shaper, size: 17, width: Points(chance.number(in: 0...120)))
        let measured = try wrapper.measuredLines(
          of: shaper.itemizer.itemize(text, direction: options.direction))
        let shaped = try wrapper.lines(of: text)
        let isEqual =
          measured.count == shaped.count
          && zip(measured, shaped).allSatisfy {
            $0.bytes == $1.bytes && abs($0.width.value - $1.shaped.advance(at: 17)) < 1e-9
          }
        if !isEqual {
          Issue.record(
            """
            \(text.debugDescription), font \(number): \(measured.map { ($0.bytes, $0.width.value) }), \
            not \(shaped.map { ($0.bytes, $0.shaped.advance(at: 17)) })
            """)
        }
      }
    }
  }

  @Test("A word without an end takes time for its length, not for its square")
  func endlessWord() throws {
    let shaper = try TextShaper(
      try TestFiles.stack(["Inter.ttf", "NotoNaskhArabic-Regular.ttf"]))
    for word in [String(repeating: "word", count: 20_000), String(repeating: "بيت", count: 10_000)]
    {
      let wrapper = LineWrapper(shaper, size: 17, width: 300)
      let clock = ContinuousClock()
      var count = 0
      let time = try clock.measure {
        count = try wrapper.measuredLines(
          of: shaper.itemizer.itemize(word, direction: shaper.options.direction)
        ).count
      }
      #expect(count > 500)
      #expect(time < .seconds(20))
    }
  }
}

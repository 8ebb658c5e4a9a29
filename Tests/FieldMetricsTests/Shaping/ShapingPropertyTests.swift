import TestSupport
import Testing

@testable import FieldMetrics

/// What must hold for every text; the seeds make the same texts each time.
@Suite("Every shaped text")
struct ShapingPropertyTests {
  static let casesPerSeed = 500

  private static let stack = Result {
    try TestFiles.stack([
      "Inter.ttf", "NotoNaskhArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
      "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoColorEmoji.ttf",
      "NotoSansCJK-Regular.ttc",
    ])
  }

  @Test(
    "The runs cover the text once and in order, and each glyph stands for text of its run",
    arguments: UInt64(0)..<20)
  func runsCoverTheText(_ seed: UInt64) throws {
    let shaper = try TextShaper(Self.stack.get())
    var chance = ChanceTexts(seed: seed)
    for _ in 0..<Self.casesPerSeed {
      let text = chance.text()
      let shaped = try shaper.shape(text)
      var end = 0
      var isCovered = true
      for run in shaped.runs {
        isCovered = isCovered && run.bytes.lowerBound == end && !run.bytes.isEmpty
        end = run.bytes.upperBound
        isCovered = isCovered && run.glyphs.allSatisfy { run.bytes.contains($0.cluster) }
      }
      if !isCovered || end != text.utf8.count || shaped.graphemeCount != text.count {
        Issue.record("\(text.debugDescription): \(shaped.runs.map(\.bytes))")
      }
    }
  }

  @Test(
    "One face draws a whole cluster, and a text without missing characters has no box",
    arguments: UInt64(0)..<20)
  func wholeClusters(_ seed: UInt64) throws {
    let shaper = try TextShaper(Self.stack.get())
    var chance = ChanceTexts(seed: seed + 100)
    for _ in 0..<Self.casesPerSeed {
      let text = chance.text()
      let shaped = try shaper.shape(text)
      var start = 0
      for character in text {
        let bytes = start..<start + character.utf8.count
        start = bytes.upperBound
        let faces = Set(
          shaped.runs.filter { $0.bytes.overlaps(bytes) }.map(\.stackIndex))
        if faces.count != 1 {
          Issue.record("\(text.debugDescription): \(character.debugDescription) in \(faces)")
        }
      }
      let hasBox = shaped.runs.contains { $0.glyphs.contains { $0.id == 0 } }
      if shaped.missing.isEmpty == hasBox {
        Issue.record("\(text.debugDescription): box \(hasBox), missing \(shaped.missing)")
      }
    }
  }

  @Test(
    "Twice the size is twice the width and twice the ink, and so with any factor",
    arguments: UInt64(0)..<20)
  func scaling(_ seed: UInt64) throws {
    let shaper = try TextShaper(Self.stack.get(), options: ShapingOptions(tracking: 10))
    var chance = ChanceTexts(seed: seed + 200)
    for _ in 0..<Self.casesPerSeed {
      let shaped = try shaper.shape(chance.text())
      let size = chance.number(in: 5...60)
      let factor = chance.number(in: 0.1...9)
      let width = shaped.advance(at: Points(size))
      // A power of two changes no digit.
      var isRight = shaped.advance(at: Points(2 * size)) == 2 * width
      isRight =
        isRight
        && abs(shaped.advance(at: Points(factor * size)) - factor * width) < 1e-9 * width + 1e-12
      let ink = shaper.inkBounds(of: shaped, at: Points(size))
      let larger = shaper.inkBounds(of: shaped, at: Points(2 * size))
      isRight = isRight && ink.map { 2 * $0.left.value } == larger?.left.value
      isRight = isRight && ink.map { 2 * $0.right.value } == larger?.right.value
      isRight = isRight && ink.map { 2 * $0.top.value } == larger?.top.value
      if !isRight { Issue.record("\(shaped.text.debugDescription) at \(size) and \(factor)") }
    }
  }

  @Test(
    "A shaper gives what a new one gives, whatever it shaped before",
    arguments: UInt64(0)..<4)
  func order(_ seed: UInt64) throws {
    let stack = try Self.stack.get()
    var chance = ChanceTexts(seed: seed + 300)
    let texts = (0..<Self.casesPerSeed).map { _ in chance.text() }
    let forwards = try TextShaper(stack)
    let first = try texts.map { try forwards.shape($0) }
    let backwards = try TextShaper(stack)
    let second = try texts.reversed().map { try backwards.shape($0) }
    for (mine, other) in zip(first, second.reversed()) where mine != other {
      Issue.record("\(mine.text.debugDescription)")
    }
    for shaped in first.prefix(50) {
      #expect(try TextShaper(stack).shape(shaped.text) == shaped)
    }
  }

  @Test(
    "With tracking, each cluster makes the width larger by the same",
    arguments: UInt64(0)..<10)
  func tracking(_ seed: UInt64) throws {
    // Ligatures are off in both, so that only the tracking differs.
    let untracked = try TextShaper(
      Self.stack.get(), options: ShapingOptions(features: FontFeature.withoutOptionalLigatures))
    let tracked = try TextShaper(Self.stack.get(), options: ShapingOptions(tracking: 100))
    var chance = ChanceTexts(seed: seed + 400)
    for _ in 0..<Self.casesPerSeed {
      let text = chance.text()
      let plain = try untracked.shape(text)
      let width = plain.advance(at: 10)
      let shaped = try tracked.shape(text)
      if abs(shaped.advance(at: 10) - width - Double(text.count)) > 1e-9 {
        Issue.record("\(text.debugDescription)")
      }
      // The ink moves by no more than that, and ends within the width as before.
      if let before = untracked.inkBounds(of: plain, at: 10),
        let after = tracked.inkBounds(of: shaped, at: 10)
      {
        let growth = (after.right - before.right).value
        if growth < -1e-9 || growth > Double(text.count) + 1e-9 {
          Issue.record("\(text.debugDescription): ink moves by \(growth)")
        }
      }
    }
  }
}

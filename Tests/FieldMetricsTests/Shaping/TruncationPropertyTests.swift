import TestSupport
import Testing

@testable import FieldMetrics

/// What must hold for every cut text; the seeds make the same texts each time.
@Suite("Every cut text")
struct TruncationPropertyTests {
  private static let stack = Result {
    try TestFiles.stack([
      "Inter.ttf", "NotoNaskhArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
      "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoColorEmoji.ttf",
      "NotoSansCJK-Regular.ttc",
    ])
  }

  @Test(
    "A cut text fits, and keeps whole clusters of the end, the beginning or both",
    arguments: UInt64(0)..<20, TruncationPlace.allCases)
  func cut(_ seed: UInt64, place: TruncationPlace) throws {
    let shaper = try TextShaper(Self.stack.get())
    var chance = ChanceTexts(seed: seed)
    for _ in 0..<100 {
      let text = chance.text(upTo: 14)
      let width = Points(chance.number(in: -5...200))
      guard let cut = try shaper.truncated(text, to: width, at: 17, place: place) else {
        #expect(try !shaper.shape(text).missing.isEmpty)
        continue
      }
      if let fault = try Self.fault(of: cut, text, width, place, shaper) {
        Issue.record("\(text.debugDescription) to \(width.value): \(fault) in \(cut)")
      }
    }
  }

  private static func fault(
    of cut: TruncatedText, _ text: String, _ width: Points, _ place: TruncationPlace,
    _ shaper: TextShaper
  ) throws -> String? {
    if try shaper.shape(cut.text).width(at: 17) != cut.width { return "another width" }
    if !cut.isTruncated {
      return cut.text == text && cut.width.value <= width.value + 1e-9 ? nil : "not whole"
    }
    if cut.text.isEmpty { return cut.width == 0 ? nil : "a width of nothing" }
    if cut.width.value > width.value + 1e-9 { return "too wide" }
    let all = text.map { String($0) }
    let isMade = (0..<all.count).contains { kept in
      let head: Int
      switch place {
      case .tail: head = kept
      case .head: head = 0
      case .middle: head = (kept + 1) / 2
      }
      let made = all.prefix(head).joined() + "…" + all.suffix(kept - head).joined()
      return Array(made.utf8) == Array(cut.text.utf8)
    }
    return isMade ? nil : "not of whole clusters"
  }

  @Test(
    "No longer cut would fit, as trying all of them shows",
    arguments: ["widths.ttf", "arabic-joining.ttf", "NotoNaskhArabic-Regular.ttf"],
    TruncationPlace.allCases)
  func longest(_ font: String, place: TruncationPlace) throws {
    let shaper = try TestFiles.shaper(font)
    let pieces =
      font == "widths.ttf"
      ? ChanceTexts.widthsPieces : ["ب", "بب", "ب\u{650}", " ", "ب\u{200C}"]
    let more = font.hasPrefix("Noto") ? ["لله", "الله", "لا", "محمد", "ﷲ"] : []
    var chance = ChanceTexts(seed: 9, pieces + more)
    let ellipsis = try shaper.shape("…").missing.isEmpty ? "…" : "..."
    for _ in 0..<300 {
      let text = chance.text(upTo: 12)
      let width = Points(chance.number(in: 0...6000).rounded())
      let cut = try #require(try shaper.truncated(text, to: width, at: 1000, place: place))
      let all = Array(text)
      guard cut.isTruncated else { continue }
      var best = ""
      for kept in all.indices {
        let head = place == .tail ? kept : place == .head ? 0 : (kept + 1) / 2
        let made = String(all.prefix(head)) + ellipsis + String(all.suffix(kept - head))
        if try shaper.shape(made).advance(at: 1000) <= width.value + 1e-9 { best = made }
      }
      if cut.text != best {
        Issue.record("\(text.debugDescription) to \(width.value): \(cut.text), not \(best)")
      }
    }
  }
}

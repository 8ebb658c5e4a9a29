import TestSupport
import Testing

@testable import FieldMetrics

/// Glyphs that grow in boxes that do not, and labels cut at their unscaled room.
@Suite("Parts that do not fit at a text size")
struct PartMisfitTests {
  private func findings(
    _ states: [String], _ texts: [String: [String]], at category: ContentSizeCategory
  ) throws -> [Finding] {
    let stack = try FontStack(try FontFile(path: Fixtures.bootstrapPath("Inter.ttf")).face())
    return try FieldLayoutBuilder(
      .stack(stack, semibold: nil), .formField(),
      options: LayoutOptions(states: states, texts: texts, category: category)
    ).build().notes.filter { ["glyph-outgrows-part", "label-cut-unscaled"].contains($0.id) }
  }

  @Test("At L no glyph is larger than its box")
  func fits() throws {
    let texts = ["label": ["Email"], "input": ["me"], "error": ["No address"]]
    #expect(try findings(["valid", "focused"], texts, at: .large).isEmpty)
  }

  @Test("At AX5 check, clear and error glyphs outgrow their boxes, which name part and step")
  func outgrow() throws {
    let texts = ["label": ["Email"], "input": ["me"], "error": ["No address"]]
    let found = try findings(
      ["valid", "focused"], texts, at: .accessibilityExtraExtraExtraLarge)
    #expect(found.map(\.id) == Array(repeating: "glyph-outgrows-part", count: 3))
    // A line of caption1, body and caption2 of Inter at AX5, up to the pixel.
    #expect(
      found.map(\.message) == [
        "Part 'checkGlyph' at AX5: the glyph outgrows 'check', 52.333 in 24.",
        "Part 'clearGlyph' at AX5: the glyph outgrows 'clear', 64.333 in 44.",
        "Part 'errorGlyph' at AX5: the glyph outgrows 'errorBadge', 48.667 in 16.",
      ])
  }

  @Test("A floated label is cut at the room that it has at rest")
  func label() throws {
    let texts = ["label": ["E-Mail-Adresse bestätigen"]]
    // 353.381 wide at AX1, in 329 (README): cut also floated, where it would be 277.656 wide.
    let found = try findings(["focused"], texts, at: .accessibilityMedium)
    #expect(
      found.map(\.message) == [
        "Part 'labelVisual' at AX1: the label is cut before it is made smaller, so it is drawn 258.5"
          + " wide where 329 are free."
      ])
    #expect(found.first?.id == "label-cut-unscaled")
    // At rest it is cut once, by the stack's own account.
    #expect(try findings([], texts, at: .accessibilityMedium).isEmpty)
    #expect(try findings(["focused"], texts, at: .large).isEmpty)
  }

  @Test("One finding can speak of several steps")
  func severalSteps() {
    let misfit = PartMisfit(
      kind: .glyphOutgrows, part: "checkGlyph", container: "check", taken: 52, room: 24)
    #expect(
      misfit.finding(at: "AX5", andAt: ["AX3", "AX4"]).message
        == "Part 'checkGlyph' at AX3, AX4, AX5: the glyph outgrows 'check', 52 in 24 at AX5.")
  }
}

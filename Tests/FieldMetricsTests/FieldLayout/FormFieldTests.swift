import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Form field")
struct FormFieldTests {
  /// A font whose lines are 1.2 em: 0.95 above the baseline, 0.25 below.
  private static let metrics = LineMetrics(
    unitsPerEm: 1000, ascender: 950, descender: -250, lineGap: 300, capHeight: nil, xHeight: nil,
    origin: .hhea)

  private func field(
    body: Points, caption: Points, minimumHeight: Points = 56, displayScale: Double
  ) throws -> FormField {
    FormField(
      body: SizedLineMetrics(metrics: Self.metrics, size: body),
      caption: SizedLineMetrics(metrics: Self.metrics, size: caption),
      minimumHeight: minimumHeight, grid: try #require(PixelGrid(displayScale: displayScale)))
  }

  /// Heights in pixels at a display scale: lines of 20.4 (17 pt) and 14.4 (12 pt).
  @Test(
    "Each text is rounded up to the pixel, the input 1.5 pt later",
    arguments: [
      // 14.4 → 15; 20.4 → 21; 21.9 → 22
      (1, 15, 21, 22),
      // 28.8 → 29; 40.8 → 41; 43.8 → 44
      (2, 29, 41, 44),
      // 43.2 → 44; 61.2 → 62; 65.7 → 66
      (3, 44, 62, 66),
      // 37.8 → 38; 53.55 → 54; 57.4875 → 58
      (2.625, 38, 54, 58),
    ] as [(Double, Double, Double, Double)])
  func texts(_ displayScale: Double, _ slot: Double, _ body: Double, _ input: Double) throws {
    let field = try field(body: 17, caption: 12, displayScale: displayScale)
    #expect(field.captionSlot == Pixels(slot))
    #expect(field.bodyText == Pixels(body))
    #expect(field.input == Pixels(input))
    #expect(field.textByLines[0] == field.bodyText)
  }

  @Test("Lines are rounded together, once")
  func lines() throws {
    let field = try field(body: 17, caption: 12, displayScale: 3)
    // 61.2 · n: 61.2 122.4 183.6 244.8 306 367.2 428.4 489.6; the fifth is whole.
    #expect(field.textByLines == [62, 123, 184, 245, 306, 368, 429, 490].map(Pixels.init))
  }

  @Test("The field is its parts where they are higher than the minimum")
  func height() throws {
    // 54 + 44 + 3 + 66 = 167 px of 168
    #expect(try field(body: 17, caption: 12, displayScale: 3).height == Pixels(168))
    let low = try field(body: 17, caption: 12, minimumHeight: 44, displayScale: 3)
    #expect(low.height == Pixels(167))
    // 54 + 44 + 3 + 62 = 163, then 123, 184 … instead of 62
    #expect(
      low.heightsByLines == [163, 224, 285, 346, 407, 469, 530, 591].map(Pixels.init))
    let high = try field(body: 17, caption: 12, minimumHeight: 90, displayScale: 3)
    #expect(high.height == Pixels(270))
    // 54 + 44 + 3 + 184 = 285 is more than 270, with two lines it is 224.
    #expect(high.heightsByLines.prefix(3) == [Pixels(270), Pixels(270), Pixels(285)])
  }

  @Test("Field, slot and input at 2.625 are whole pixels and paddings as given")
  func fractionalScale() throws {
    let field = try field(body: 17, caption: 12, minimumHeight: 44, displayScale: 2.625)
    // 18 · 2.625 + 38 + 2.625 + 58 = 47.25 + 98.625
    #expect(field.height == Pixels(145.875))
    #expect(field.grid.points(field.height).value == 145.875 / 2.625)
  }

  @Test("The label rests in the middle of slot, spacing and input, and floats at the slot's top")
  func label() throws {
    let exact = try field(body: 17, caption: 12, minimumHeight: 44, displayScale: 3)
    // No spare room: 27 px. (44 + 3 + 66 − 62) / 2 = 25.5 below it.
    #expect(exact.labelFloatY == Pixels(27))
    #expect(exact.labelRestY == Pixels(52.5))
    let spare = try field(body: 17, caption: 12, minimumHeight: 90, displayScale: 3)
    // (270 − 167) / 2 = 51.5 more of both.
    #expect(spare.labelFloatY == Pixels(78.5))
    #expect(spare.labelRestY == Pixels(104))
  }

  @Test("The gap that a font asks for is no part of any height")
  func lineGap() throws {
    let gapless = LineMetrics(
      unitsPerEm: 1000, ascender: 950, descender: -250, lineGap: 0, capHeight: nil, xHeight: nil,
      origin: .hhea)
    let with = try field(body: 17, caption: 12, displayScale: 3)
    let without = FormField(
      body: SizedLineMetrics(metrics: gapless, size: 17),
      caption: SizedLineMetrics(metrics: gapless, size: 12), minimumHeight: 56, grid: .threeTimes)
    #expect(with == without)
  }
}

@Suite("Float scale")
struct FloatScaleTests {
  private func sized(
    _ size: Points, ascender: FontUnits = 950, descender: FontUnits = -250, unitsPerEm: Int = 1000
  ) -> SizedLineMetrics {
    SizedLineMetrics(
      metrics: LineMetrics(
        unitsPerEm: unitsPerEm, ascender: ascender, descender: descender, lineGap: 500,
        capHeight: nil, xHeight: nil, origin: .hhea), size: size)
  }

  @Test(
    "In one font it is the ratio of the sizes, rounded once",
    arguments: [
      // M, L and AX5; (0.75 · body / caption − 1) · 100
      (11, 16, 9.090909090909092), (12, 17, 6.25), (43, 53, -7.558139534883721), (12, 16, 0),
    ] as [(Double, Double, Double)])
  func ratio(_ caption: Double, _ body: Double, _ error: Double) {
    let scale = FloatScale(caption: sized(Points(caption)), body: sized(Points(body)))
    #expect(scale.value == caption / body)
    #expect(abs(scale.fixedScaleErrorPercent - error) < 1e-12)
  }

  @Test("It is the ratio of line heights, not of sizes, where metrics differ")
  func lineHeights() {
    // 1.127 · 12 = 13.524; 1.093 · 17 = 18.581
    let scale = FloatScale(
      caption: sized(12, ascender: 920, descender: -207),
      body: sized(17, ascender: 895, descender: -198))
    #expect(abs(scale.value - 13.524 / 18.581) < 1e-15)
  }

  @Test("Units per em of the two may differ")
  func unitsPerEm() {
    // 2400 of 2000 units at 12 are 14.4, 1200 of 1000 at 17 are 20.4.
    let scale = FloatScale(
      caption: sized(12, ascender: 1900, descender: -500, unitsPerEm: 2000), body: sized(17))
    #expect(scale.value == 12.0 / 17)
  }

  @Test("It is 1 at most: a caption is never drawn larger than the body")
  func atMostOne() {
    for caption: Points in [17, 18, 40] {
      let scale = FloatScale(caption: sized(caption), body: sized(17))
      #expect(scale.value == 1)
      // 0.75 is a quarter too small.
      #expect(scale.fixedScaleErrorPercent == -25)
    }
  }
}

@Suite("Label placement")
struct LabelPlacementTests {
  @Test("A label that fits starts at 16 on either side and shrinks towards its start")
  func fits() {
    let label = LabelPlacement(width: 100, floatScale: 0.75, fieldWidth: 361)
    #expect(label.fits)
    #expect(label.width == 100)
    #expect(label.floatedWidth == 75)
    #expect(label.leftToRight == LabelEdges(restX: 16, floatX: 16))
    // 361 − 16 − 100, 361 − 16 − 75
    #expect(label.rightToLeft == LabelEdges(restX: 245, floatX: 270))
  }

  @Test("The text's width is the field's less 32: 329 of 361 still fit")
  func limit() {
    #expect(LabelPlacement.textWidth(fieldWidth: 361) == 329)
    #expect(LabelPlacement(width: 329, floatScale: 0.75, fieldWidth: 361).fits)
    #expect(!LabelPlacement(width: 329.001, floatScale: 0.75, fieldWidth: 361).fits)
    #expect(LabelPlacement(width: 0, floatScale: 0.75, fieldWidth: 361).fits)
  }

  @Test("A label that does not fit is drawn as wide as there is room, and says its full width")
  func tooWide() {
    let label = LabelPlacement(width: 400, floatScale: 0.5, fieldWidth: 361)
    #expect(!label.fits)
    #expect(label.width == 400)
    #expect(label.floatedWidth == 200)
    // 329 wide at rest and 164.5 floated, from 345 leftwards.
    #expect(label.rightToLeft == LabelEdges(restX: 16, floatX: 180.5))
    #expect(label.leftToRight == LabelEdges(restX: 16, floatX: 16))
  }

  @Test("A label lies within the field, on both sides", arguments: 0..<40)
  func inside(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let fieldWidth = Double.random(in: 100...1000, using: &random)
    let width = Double.random(in: 0...1200, using: &random)
    let scale = Double.random(in: 0.5...1, using: &random)
    let label = LabelPlacement(
      width: Points(width), floatScale: scale, fieldWidth: Points(fieldWidth))
    let drawn = min(width, fieldWidth - 32)
    #expect(label.fits == (width <= fieldWidth - 32))
    #expect(label.rightToLeft.restX.value >= 16 - 1e-9)
    #expect(abs(label.rightToLeft.restX.value + drawn - (fieldWidth - 16)) < 1e-9)
    #expect(abs(label.rightToLeft.floatX.value + drawn * scale - (fieldWidth - 16)) < 1e-9)
    #expect(label.floatedWidth.value == width * scale)
  }
}

import Testing

@testable import FieldMetrics

@Suite("Sizing rule")
struct SizingRuleTests {
  @Test(
    "A style has the size of its rule at each step",
    arguments: [
      (.textStyle, .body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.textStyle, .caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      (.textStyle, .footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      // round(17 · leading / 22): 14.68 15.45 16.23 17 18.55 20.09 22.41 26.27 30.91 37.09 43.27
      // 47.91
      (.custom, .body, [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]),
      // round(12 · leading / 16): 9.75 … 12 14.25 15.75 17.25 20.25 24 29.25 33 38.25
      (.custom, .caption1, [10, 10, 10, 12, 14, 16, 17, 20, 24, 29, 33, 38]),
      // round(13 · leading / 18): 11.56 … 13 14.44 15.89 17.33 20.94 23.83 28.89 33.22 37.56
      (.custom, .footnote, [12, 12, 12, 13, 14, 16, 17, 21, 24, 29, 33, 38]),
      (.fixed, .body, [17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17]),
      (.fixed, .caption1, [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12]),
      (.fixed, .footnote, [13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13]),
    ] as [(SizingRule, TextStyle, [Points])])
  func sizes(_ rule: SizingRule, _ style: TextStyle, _ sizes: [Points]) {
    #expect(ContentSizeCategory.allCases.map { rule.size(of: style, at: $0) } == sizes)
  }

  @Test("Headline at AX4 counts as a hair below 51, so a custom font of 17 gets 39")
  func headline() {
    // 17 · 50.9998 / 22 = 39.409
    let step = ContentSizeCategory.accessibilityExtraExtraLarge
    #expect(SizingRule.custom.size(of: .headline, at: step) == 39)
    #expect(SizingRule.textStyle.size(of: .headline, at: step) == 47)
  }

  @Test(
    "An icon grows with the body text, to the nearest pixel, and stays when sizes are fixed",
    arguments: [
      // 22 · leading / 22: the leading itself
      (.textStyle, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      (.custom, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      (.fixed, [22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22]),
    ] as [(SizingRule, [Double])])
  func icon(_ rule: SizingRule, _ widths: [Double]) throws {
    for displayScale in [1.0, 2, 3, 2.625] {
      let grid = try #require(PixelGrid(displayScale: displayScale))
      let pixels = ContentSizeCategory.allCases.map {
        rule.scaledLength(22, at: $0, grid: grid)
      }
      let expected = widths.map {
        Pixels(($0 * displayScale).rounded(.toNearestOrAwayFromZero))
      }
      #expect(pixels == expected)
    }
  }

  @Test("Rules have the names that people type")
  func names() {
    #expect(SizingRule.allCases.map(\.rawValue) == ["text-style", "custom", "fixed"])
  }

  @Test("In a table the rule sets sizes and icon, and all heights follow")
  func table() throws {
    let step = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    func row(_ rule: SizingRule) throws -> MetricsRow {
      let options = TableOptions(categories: [step], sizing: rule)
      return try #require(try MetricsTableBuilder(.system, options: options).build().rows.first)
    }
    let custom = try row(.custom)
    #expect(custom.sizes == StyleLengths(body: 48, caption: 38, footnote: 38))
    // 48 · 2444 / 2048 = 57.28125; 58.78125 → 177 px; 38 · … = 45.348 → 137 px
    #expect(custom.lineHeights.body == 57.28125)
    #expect(custom.inputHeight == 59)
    #expect(custom.captionSlot?.value == 137.0 / 3)
    #expect(custom.iconWidth == 62)
    let fixed = try row(.fixed)
    #expect(fixed.sizes == StyleLengths(body: 17, caption: 12, footnote: 13))
    #expect(fixed.fieldHeight == 56)
    #expect(fixed.iconWidth == 22)
  }
}

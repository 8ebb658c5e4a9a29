import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Dynamic Type")
struct DynamicTypeTests {
  /// A length scaled at a display scale, as whole pixels.
  struct Scaling: Sendable {
    let length: Double
    let style: TextStyle
    let step: ContentSizeCategory
    let displayScale: Double
    let pixels: Double

    init(
      _ length: Double, _ style: TextStyle, _ step: ContentSizeCategory, at displayScale: Double,
      gives pixels: Double
    ) {
      self.length = length
      self.style = style
      self.step = step
      self.displayScale = displayScale
      self.pixels = pixels
    }
  }

  @Test(
    "A length is multiplied by the leading's ratio and rounded to the nearest pixel",
    arguments: [
      // 17 · 21/22 = 16.227: 16.227, 32.45, 48.68 and 42.60 px
      Scaling(17, .body, .medium, at: 1, gives: 16),
      Scaling(17, .body, .medium, at: 2, gives: 32),
      Scaling(17, .body, .medium, at: 3, gives: 49),
      Scaling(17, .body, .medium, at: 2.625, gives: 43),
      // 17 · 62/22 = 47.909: 143.7 px
      Scaling(17, .body, .accessibilityExtraExtraExtraLarge, at: 3, gives: 144),
      // 8 · 51/16 = 25.5: a tie at one pixel to the point and at three, 76.5 px
      Scaling(8, .caption1, .accessibilityExtraExtraExtraLarge, at: 1, gives: 26),
      Scaling(8, .caption1, .accessibilityExtraExtraExtraLarge, at: 3, gives: 77),
      Scaling(-8, .caption1, .accessibilityExtraExtraExtraLarge, at: 1, gives: -26),
      // 11 · 33/18 · 3 = 60.5, and 60.49999999999999 with the quotient first
      Scaling(11, .footnote, .accessibilityLarge, at: 3, gives: 61),
      // At L only the rounding is left: 17.2 is 51.6 px.
      Scaling(17.2, .title1, .large, at: 3, gives: 52),
      Scaling(0, .body, .extraSmall, at: 3, gives: 0),
    ])
  func scaledValue(_ scaling: Scaling) throws {
    let grid = try #require(PixelGrid(displayScale: scaling.displayScale))
    let scaled = DynamicType.scaledValue(
      Points(scaling.length), style: scaling.style, at: scaling.step, grid: grid)
    #expect(scaled.value == scaling.pixels / scaling.displayScale)
  }

  @Test(
    "A font gets a whole point, ties away from zero",
    arguments: [
      // 47.909; 8 · 51/16 = 25.5
      (17, .body, .accessibilityExtraExtraExtraLarge, 48),
      (8, .caption1, .accessibilityExtraExtraExtraLarge, 26),
      // A fraction goes even at L.
      (17.2, .body, .large, 17), (17.5, .body, .large, 18),
      // 11 · 51/22 would be 25.5; the leading is a hair less.
      (11, .headline, .accessibilityExtraExtraLarge, 25),
      // 11 · 56/22 = 28: body has another curve than headline.
      (11, .body, .accessibilityExtraExtraLarge, 28),
    ] as [(Points, TextStyle, ContentSizeCategory, Points)])
  func scaledFontSize(
    _ size: Points, _ style: TextStyle, _ step: ContentSizeCategory, _ expected: Points
  ) {
    #expect(DynamicType.scaledFontSize(size, style: style, at: step) == expected)
  }

  @Test(
    "A largest size is kept, and 0 or less is none",
    arguments: [
      (nil, 48), (40, 40), (48, 48), (47.5, 47.5), (100, 48), (0, 48), (-1, 48),
    ] as [(Points?, Points)])
  func maximum(_ maximum: Points?, _ expected: Points) {
    let step = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(DynamicType.scaledFontSize(17, at: step, maximum: maximum) == expected)
  }

  @Test("Body is the style when none is named")
  func bodyByDefault() {
    for step in ContentSizeCategory.allCases {
      #expect(
        DynamicType.scaledFontSize(17, at: step)
          == DynamicType.scaledFontSize(17, style: .body, at: step))
    }
  }

  @Test(
    "Small captions stop shrinking: three or four steps share a size",
    arguments: [
      (.caption1, [11, 11, 11, 12]), (.caption2, [11, 11, 11, 11]), (.footnote, [12, 12, 12, 13]),
    ] as [(TextStyle, [Points])])
  func clamped(_ style: TextStyle, _ sizes: [Points]) {
    let steps: [ContentSizeCategory] = [.extraSmall, .small, .medium, .large]
    #expect(steps.map { DynamicType.size(of: style, at: $0) } == sizes)
  }

  @Test("A larger step never has a smaller size or scale", arguments: TextStyle.allCases)
  func monotonic(_ style: TextStyle) {
    let steps = ContentSizeCategory.allCases
    for (smaller, larger) in zip(steps, steps.dropFirst()) {
      #expect(DynamicType.size(of: style, at: smaller) <= DynamicType.size(of: style, at: larger))
      #expect(
        DynamicType.leading(of: style, at: smaller) <= DynamicType.leading(of: style, at: larger))
    }
    #expect(DynamicType.curve(of: style).sizes.count == 12)
    #expect(DynamicType.curve(of: style).leadings.count == 12)
  }

  @Test("Scaling keeps order and sign, and is off by half a pixel at most", arguments: 0..<60)
  func scaledValueIsRounded(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let grid = try #require(PixelGrid(displayScale: [1, 2, 3, 2.625][Int(seed % 4)]))
    for style in TextStyle.allCases {
      for step in ContentSizeCategory.allCases {
        let length = Points(Double.random(in: 0...200, using: &random))
        let scaled = DynamicType.scaledValue(length, style: style, at: step, grid: grid)
        let ratio =
          DynamicType.leading(of: style, at: step) / DynamicType.leading(of: style, at: .large)
        #expect(abs(scaled.value - length.value * ratio) <= 0.5 / grid.displayScale + 1e-9)
        let pixels = scaled.value * grid.displayScale
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
        let negative = DynamicType.scaledValue(
          Points(-length.value), style: style, at: step, grid: grid)
        #expect(negative.value == -scaled.value)
        let size = DynamicType.scaledFontSize(length, style: style, at: step)
        #expect(size.value == size.value.rounded())
        #expect(abs(size.value - length.value * ratio) <= 0.5 + 1e-9)
      }
    }
  }
}

import TestSupport
import Testing

@testable import FieldMetrics

/// Sizes and what scales along with them.
extension Observation {
  static let typeLadderHandlers: [String: ObservationTests.Handler] = [
    "UIFont.preferredFont(forTextStyle:).pointSize": { observation in
      let style = try observation.style
      let categories = try observation.categories
      #expect(categories == ContentSizeCategory.allCases)
      try observation.expect(
        categories.map { DynamicType.size(of: style, at: $0).value }, observation.value)
    },
    "UIFontMetrics(forTextStyle:).scaledValue(for:)": { observation in
      let style = try observation.style
      let category = try observation.category
      let grid = try observation.grid
      try observation.expect(
        observation.inputs.numbers("values").map {
          DynamicType.scaledValue(Points($0), style: style, at: category, grid: grid).value
        }, observation.value)
    },
    "UIFontMetrics(forTextStyle:).scaledFont(for: systemFont).pointSize": { observation in
      let style = try observation.style
      let category = try observation.category
      try observation.expect(
        observation.inputs.numbers("sizes").map {
          DynamicType.scaledFontSize(Points($0), style: style, at: category).value
        }, observation.value)
    },
    "UIFontMetrics scaledValue(for:1000)/1000": { observation in
      let style = try observation.style
      let grid = try observation.grid
      let categories = try observation.categories
      #expect(categories == ContentSizeCategory.allCases)
      try observation.expect(
        categories.map {
          DynamicType.scaledValue(1000, style: style, at: $0, grid: grid).value / 1000
        }, observation.value)
    },
    "UIFontMetrics.scaledFont": {
      try $0.expect(
        DynamicType.scaledFontSize($0.size, style: $0.style, at: $0.category).value, $0.value)
    },
    "UIFontMetrics.default.scaledFont": {
      try $0.expect(DynamicType.scaledFontSize($0.size, at: $0.category).value, $0.value)
    },
    "UIFontMetrics(.body).scaledValue": {
      try $0.expect(
        DynamicType.scaledValue(
          Points($0.inputs.number("value")), style: .body, at: $0.category, grid: $0.grid
        ).value, $0.value)
    },
    "_UIRoundToScale": { observation in
      let grid = try #require(PixelGrid(displayScale: observation.inputs.number("scale")))
      try observation.expect(
        observation.inputs.numbers("values").map {
          grid.points(grid.roundToPixel(Points($0))).value
        }, observation.value)
    },
    "UIContentSizeCategory with no change (L)": { observation in
      let category = try observation.category
      let values = try observation.inputs.numbers("values")
      for style in TextStyle.allCases {
        try observation.expect(
          values.map {
            DynamicType.scaledValue(
              Points($0), style: style, at: category, grid: .threeTimes
            ).value
          }, observation.value)
      }
    },
  ]

  fileprivate var categories: [ContentSizeCategory] {
    get throws {
      try inputs.strings("categories").map { try #require(ContentSizeCategory(name: $0)) }
    }
  }
}

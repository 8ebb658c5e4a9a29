import Testing

@testable import FieldMetrics

@Suite("Content size category")
struct ContentSizeCategoryTests {
  /// All spellings of a step: short, output, SwiftUI and UIKit.
  static let spellings: [(ContentSizeCategory, [String])] = [
    (.extraSmall, ["XS", "extraSmall", "xSmall", "UICTContentSizeCategoryXS"]),
    (.small, ["S", "small", "UICTContentSizeCategoryS"]),
    (.medium, ["M", "medium", "UICTContentSizeCategoryM"]),
    (.large, ["L", "large", "UICTContentSizeCategoryL"]),
    (.extraLarge, ["XL", "extraLarge", "xLarge", "UICTContentSizeCategoryXL"]),
    (.extraExtraLarge, ["XXL", "extraExtraLarge", "xxLarge", "UICTContentSizeCategoryXXL"]),
    (
      .extraExtraExtraLarge,
      ["XXXL", "extraExtraExtraLarge", "xxxLarge", "UICTContentSizeCategoryXXXL"]
    ),
    (
      .accessibilityMedium,
      [
        "AX1", "accessibilityMedium", "accessibility1", "UICTContentSizeCategoryAccessibilityM",
      ]
    ),
    (
      .accessibilityLarge,
      ["AX2", "accessibilityLarge", "accessibility2", "UICTContentSizeCategoryAccessibilityL"]
    ),
    (
      .accessibilityExtraLarge,
      [
        "AX3", "accessibilityExtraLarge", "accessibility3",
        "UICTContentSizeCategoryAccessibilityXL",
      ]
    ),
    (
      .accessibilityExtraExtraLarge,
      [
        "AX4", "accessibilityExtraExtraLarge", "accessibility4",
        "UICTContentSizeCategoryAccessibilityXXL",
      ]
    ),
    (
      .accessibilityExtraExtraExtraLarge,
      [
        "AX5", "accessibilityExtraExtraExtraLarge", "accessibility5",
        "UICTContentSizeCategoryAccessibilityXXXL",
      ]
    ),
  ]

  @Test("Every spelling of a step is taken, in any case", arguments: spellings)
  func spelling(_ step: ContentSizeCategory, _ names: [String]) {
    for name in names {
      #expect(ContentSizeCategory(name: name) == step)
      #expect(ContentSizeCategory(name: name.uppercased()) == step)
      #expect(ContentSizeCategory(name: name.lowercased()) == step)
    }
    #expect(Set(step.spellings) == Set(names))
    #expect(step.shortName == names[0])
    #expect(step.rawValue == names[1])
    #expect(step.uiKitName == names.last)
  }

  @Test(
    "Any other name is none, and never a default",
    arguments: [
      "", " ", "L ", " L", "AX0", "AX6", "XXS", "XXXXL", "larg", "larger", "accessibility6",
      "accessibility", "UICTContentSizeCategory", "UICTContentSizeCategoryAX1", "17", "ＸＬ",
    ])
  func unknown(_ name: String) { #expect(ContentSizeCategory(name: name) == nil) }

  @Test("No spelling belongs to two steps, and there are twelve steps in ascending order")
  func order() {
    let steps = ContentSizeCategory.allCases
    #expect(steps.count == 12)
    #expect(Self.spellings.map(\.0) == steps)
    let names = steps.flatMap { Set($0.spellings.map { $0.lowercased() }) }
    #expect(names.count == Set(names).count)
    #expect(steps.map(\.position) == Array(0..<12))
    #expect(steps.shuffled().sorted() == steps)
    #expect(ContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
  }
}

/// The reader's text size setting on iOS, smallest first.
///
/// The raw value is UIKit's name of the step, which output uses.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Position in the ladder, 0 for the smallest.
  public var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The name people say: `XS` to `XXXL`, `AX1` to `AX5`.
  public var shortName: String { Self.shortNames[position] }

  /// SwiftUI's `DynamicTypeSize` name: `xSmall` to `xxxLarge`, `accessibility1` to `accessibility5`.
  public var dynamicTypeSizeName: String { Self.dynamicTypeSizeNames[position] }

  /// UIKit's constant: `UICTContentSizeCategoryXS` to `UICTContentSizeCategoryAccessibilityXXXL`.
  public var uiKitName: String { "UICTContentSizeCategory" + Self.uiKitSuffixes[position] }

  /// All spellings of a step, in any case; `nil` for an unknown name.
  public init?(name: some StringProtocol) {
    let wanted = name.lowercased()
    let match = Self.allCases.first { step in
      step.spellings.contains { $0.lowercased() == wanted }
    }
    guard let match else { return nil }
    self = match
  }

  /// The names that ``init(name:)`` takes for this step.
  public var spellings: [String] { [shortName, rawValue, dynamicTypeSizeName, uiKitName] }

  public static func < (a: Self, b: Self) -> Bool { a.position < b.position }

  private static let shortNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]
  private static let dynamicTypeSizeNames = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]
  private static let uiKitSuffixes = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
    "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
  ]
}

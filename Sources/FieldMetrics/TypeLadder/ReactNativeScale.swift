/// What React Native multiplies font sizes by on iOS.
///
/// Not the ratio of UIKit's body sizes: at AX5 text is 3.571 times as large, where UIKit's is 53/17.
/// Source: React Native, `RCTAccessibilityManager.mm`. To check: read the dictionary there.
public enum ReactNativeScale {
  private static let multipliers = [
    0.823, 0.882, 0.941, 1, 1.118, 1.235, 1.353, 1.786, 2.143, 2.643, 3.143, 3.571,
  ]

  /// - Parameter maximum: `maxFontSizeMultiplier`; `nil`, or less than 1, for no limit.
  public static func multiplier(
    at category: ContentSizeCategory, maximum: Double? = nil
  ) -> Double {
    let multiplier = multipliers[category.position]
    guard let maximum, maximum >= 1 else { return multiplier }
    return min(multiplier, maximum)
  }
}

// Point sizes and leadings of Dynamic Type.
//
// Sizes: Apple's Human Interface Guidelines, Typography, change log up to 7 March 2025; the same in
// all 132 cells as printed by UIKit of iOS 26.1 (Vercantez/openuikit, dynamic_type.json) and as
// measured on iOS 27 (kharrison/ScaledFont, TextSizeScaling).
//
// Leadings: the effective ones, whose ratio to the value at L is what `UIFontMetrics` multiplies
// with. In 8 cells they differ from the guidelines: title1 XL, XXL and AX4, headline AX4,
// subheadline XXXL and AX2, caption1 AX1, caption2 AX2. They are the whole numbers that reproduce
// 132 of 132 multipliers (iOS 27) and 722 of 722 scaled values (iOS 26.1).
//
// To check: print `UIFont.preferredFont(forTextStyle:compatibleWith:).pointSize` and
// `UIFontMetrics(forTextStyle:).scaledValue(for: 1000, compatibleWith:)` on a device.

extension DynamicType {
  /// The version of the data in this file, named in every output.
  public static let dataVersion = "2025-03"

  struct Curve {
    /// Point sizes from `extraSmall` to `accessibilityExtraExtraExtraLarge`.
    let sizes: [Double]
    /// Effective leadings of the same steps.
    let leadings: [Double]
  }

  static func curve(of style: TextStyle) -> Curve {
    switch style {
    case .largeTitle:
      Curve(
        sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
    case .title1:
      Curve(
        sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68])
    case .title2:
      Curve(
        sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
    case .title3:
      Curve(
        sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
    case .headline:
      Curve(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62])
    case .body:
      Curve(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    case .callout:
      Curve(
        sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
    case .subheadline:
      Curve(
        sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58])
    case .footnote:
      Curve(
        sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
    case .caption1:
      Curve(
        sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51])
    case .caption2:
      Curve(
        sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48])
    }
  }
}

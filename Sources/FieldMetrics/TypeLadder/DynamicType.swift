/// Dynamic Type: what a text style measures at each content size category, and how UIKit scales
/// other lengths along with it.
public enum DynamicType {
  /// The point size of a style, as the system font has it.
  ///
  /// Units: points. Source: see DynamicTypeData.swift.
  public static func size(of style: TextStyle, at category: ContentSizeCategory) -> Points {
    Points(curve(of: style).sizes[category.position])
  }

  /// The number whose ratio to the one at `large` is the scale of a style.
  ///
  /// Not a line height, and not the `leading` column of the Human Interface Guidelines in 8 cells.
  static func leading(of style: TextStyle, at category: ContentSizeCategory) -> Double {
    curve(of: style).leadings[category.position]
  }

  /// The leading that font sizes are scaled with: a hair less for headline at AX4, where UIKit scales
  /// 11 pt to 25 although 11 · 51 / 22 is 25.5. All other samples, 398 of 399, fit the plain one.
  static func fontLeading(
    of style: TextStyle, at category: ContentSizeCategory
  ) -> Double {
    style == .headline && category == .accessibilityExtraExtraLarge
      ? 50.9998 : leading(of: style, at: category)
  }

  /// A length scaled along a style and not yet rounded.
  ///
  /// The product comes before the quotient: 8 · 51 / 16 is the tie 25.5 and no near miss.
  static func unroundedScaledValue(
    _ length: Points, style: TextStyle, at category: ContentSizeCategory
  ) -> Points {
    let product = length.value * leading(of: style, at: category)
    return Points(product / leading(of: style, at: .large))
  }

  /// What `UIFontMetrics(forTextStyle:).scaledValue(for:)` and `@ScaledMetric(relativeTo:)` give.
  ///
  /// Rounded to the nearest pixel, ties away from zero.
  /// Source: UIKit of iOS 26.1 and iOS 27 (docs/sources.md, "UIFontMetrics").
  public static func scaledValue(
    _ length: Points, style: TextStyle = .body, at category: ContentSizeCategory, grid: PixelGrid
  ) -> Points {
    grid.points(
      grid.roundToPixel(unroundedScaledValue(length, style: style, at: category)))
  }

  /// The size of the font that `UIFontMetrics.scaledFont(for:maximumPointSize:)` and
  /// `Font.custom(_:size:relativeTo:)` give.
  ///
  /// A whole point, ties away from zero, at every category: 17.2 becomes 17 even at `large`.
  ///
  /// - Parameters:
  ///   - size: the font's size at `large`.
  ///   - maximum: the largest size to give; `nil`, or 0 and less, for no limit.
  public static func scaledFontSize(
    _ size: Points, style: TextStyle = .body, at category: ContentSizeCategory,
    maximum: Points? = nil
  ) -> Points {
    let product = size.value * fontLeading(of: style, at: category)
    let scaled = Points(product / leading(of: style, at: .large)).wholePoint()
    guard let maximum, maximum > 0 else { return scaled }
    return min(scaled, maximum)
  }
}

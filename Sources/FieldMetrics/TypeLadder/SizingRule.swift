/// How a text style gets its font size at a step of the ladder.
public enum SizingRule: String, Hashable, Sendable, CaseIterable {
  /// The ladder's own sizes: body 14 to 53. What the system font has.
  case textStyle = "text-style"
  /// What iOS gives a custom font: a base size scaled along its style, to a whole point. Body 17
  /// gives 48 at AX5, not 53.
  case custom
  /// The sizes of `large` at every step.
  case fixed

  /// The size of a style at a step.
  public func size(of style: TextStyle, at category: ContentSizeCategory) -> Points {
    let base = DynamicType.size(of: style, at: .large)
    return switch self {
    case .textStyle: DynamicType.size(of: style, at: category)
    case .custom: DynamicType.scaledFontSize(base, style: style, at: category)
    case .fixed: base
    }
  }

  /// A length that scales with a text style, such as an icon's width.
  func scaledLength(
    _ length: Points, style: TextStyle = .body, at category: ContentSizeCategory, grid: PixelGrid
  ) -> Pixels {
    switch self {
    case .textStyle, .custom:
      grid.roundToPixel(
        DynamicType.unroundedScaledValue(length, style: style, at: category))
    case .fixed: grid.roundToPixel(length)
    }
  }
}

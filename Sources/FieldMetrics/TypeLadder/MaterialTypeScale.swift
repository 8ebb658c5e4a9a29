/// The text styles of Material 3: size, line height and tracking in sp, and weight.
///
/// Source: androidx, `TypeScaleTokens.kt` and Material's specification (docs/sources.md, "Android's font
/// scale"). To check: read the tokens there.
public enum MaterialTypeScale: String, Hashable, Sendable, CaseIterable {
  case displayLarge, displayMedium, displaySmall
  case headlineLarge, headlineMedium, headlineSmall
  case titleLarge, titleMedium, titleSmall
  case bodyLarge, bodyMedium, bodySmall
  case labelLarge, labelMedium, labelSmall

  /// Units: sp.
  public var size: Points { Points(values.size) }
  /// Units: sp.
  public var lineHeight: Points { Points(values.line) }
  /// Units: sp.
  public var tracking: Points { Points(values.tracking) }
  /// 100 to 900.
  public var weight: Int { values.weight }

  /// The style that stands where iOS has one of its own: the input's, the floated label's and the
  /// supporting text's first, the others by what they are for.
  public static func style(for style: TextStyle) -> Self {
    switch style {
    case .largeTitle: .displaySmall
    case .title1: .headlineMedium
    case .title2: .headlineSmall
    case .title3: .titleLarge
    case .headline: .titleMedium
    case .body, .callout: .bodyLarge
    case .subheadline: .bodyMedium
    case .footnote, .caption1: .bodySmall
    case .caption2: .labelSmall
    }
  }

  private var values: (size: Double, line: Double, tracking: Double, weight: Int) {
    switch self {
    case .displayLarge: (57, 64, -0.25, 400)
    case .displayMedium: (45, 52, 0, 400)
    case .displaySmall: (36, 44, 0, 400)
    case .headlineLarge: (32, 40, 0, 400)
    case .headlineMedium: (28, 36, 0, 400)
    case .headlineSmall: (24, 32, 0, 400)
    case .titleLarge: (22, 28, 0, 400)
    case .titleMedium: (16, 24, 0.2, 500)
    case .titleSmall: (14, 20, 0.1, 500)
    case .bodyLarge: (16, 24, 0.5, 400)
    case .bodyMedium: (14, 20, 0.2, 400)
    case .bodySmall: (12, 16, 0.4, 400)
    case .labelLarge: (14, 20, 0.1, 500)
    case .labelMedium: (12, 16, 0.5, 500)
    case .labelSmall: (11, 16, 0.5, 500)
    }
  }
}

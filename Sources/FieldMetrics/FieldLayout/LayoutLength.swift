/// A length as a component's file writes it: `16`, `"0.75 rem"`, `"16 sp"`, `"1.5 em"`, `"-50 %"` or
/// `"22 scaled"`.
struct LayoutLength: Hashable, Sendable {
  enum Unit: Hashable, Sendable {
    /// pt, dp or CSS px.
    case point
    /// The root font size.
    case rem
    /// Android's scaled pixels: along the font scale, not linearly since Android 14.
    case scaledPixel
    /// The size of the text's font.
    case em
    /// Of the part's own size; offsets only.
    case percent
    /// As `@ScaledMetric(relativeTo:)` scales it, along a text style.
    case scaledMetric(TextStyle)
    /// A length that the component names, as a position in its list: what an option may change.
    case named(Int)
  }

  let value: Double
  var unit: Unit = .point
  /// What the resolved length is multiplied with: 0.5 for `"0.5 × 16 sp"`.
  var factor = 1.0

  static let zero = LayoutLength(value: 0)
}

/// What Jetpack Compose does with a line height: where the font stands in it, and what is left out at
/// the ends of a text.
///
/// Whole device pixels; the height is rounded up, and what goes below the baseline, too. One line is the
/// first and the last. `trim` needs font padding to be off, as it is by default.
/// Source: androidx, `LineHeightStyleSpan.android.kt` (31adf48a) and `LineHeightStyle.kt` (080d2b3e); read
/// and not run.
public struct ComposeLineHeightStyle: Hashable, Sendable {
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// As the ascent is to the descent.
    case proportional
    case center
    /// All of what is added is below.
    case top
    /// All of what is added is above.
    case bottom
  }

  public enum Trim: String, Hashable, Sendable, CaseIterable {
    case none
    case both
    case firstLineTop = "first-line-top"
    case lastLineBottom = "last-line-bottom"
  }

  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// The height counts even where it is less than the font's.
    case fixed
    /// The font's height counts where it is more.
    case minimum
  }

  public var alignment: Alignment
  public var trim: Trim
  public var mode: Mode

  public init(alignment: Alignment, trim: Trim, mode: Mode = .fixed) {
    self.alignment = alignment
    self.trim = trim
    self.mode = mode
  }

  /// That of Material 3's text styles.
  public static let material3 = ComposeLineHeightStyle(alignment: .center, trim: .none)
  /// `LineHeightStyle.Default`.
  public static let textDefault = ComposeLineHeightStyle(alignment: .proportional, trim: .both)

  func line(_ line: PlatformLine, height: Points, grid: PixelGrid) -> GivenLine {
    let scale = grid.displayScale
    let fontAscent = (line.ascent.value * scale).rounded()
    let fontDescent = (line.descent.value * scale).rounded()
    // Kotlin has the height in single precision.
    let wanted = Double(Float(height.value * scale).rounded(.up))
    let (ascent, descent) = spread(fontAscent, fontDescent, wanted)
    func logical(_ pixels: Double) -> Points { Points(pixels / scale) }
    return GivenLine(
      size: line.size, lineHeight: logical(ascent + descent), ascent: logical(ascent),
      descent: logical(descent), trimmed: [], certainty: .documented,
      reason: "\(alignment.rawValue), trim \(trim.rawValue), mode \(mode.rawValue)")
  }

  /// Of one line, in device pixels.
  private func spread(
    _ fontAscent: Double, _ fontDescent: Double, _ wanted: Double
  ) -> (ascent: Double, descent: Double) {
    let fontHeight = fontAscent + fontDescent
    let change = wanted - fontHeight
    guard fontHeight > 0, trim != .both, !(mode == .minimum && change <= 0) else {
      return (fontAscent, fontDescent)
    }
    let share =
      switch alignment {
      case .proportional: Float(abs(fontAscent)) / Float(fontHeight)
      case .center: Float(0.5)
      case .top: Float(0)
      case .bottom: Float(1)
      }
    let added = Float(change)
    let below = Double((change <= 0 ? added * share : added * (1 - share)).rounded(.up))
    let descent = fontDescent + below
    return (
      trim == .firstLineTop ? fontAscent : wanted - descent,
      trim == .lastLineBottom ? fontDescent : descent
    )
  }
}

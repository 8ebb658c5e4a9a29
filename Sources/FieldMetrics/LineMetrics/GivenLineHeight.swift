/// A line height that the text's style gives, in place of the font's own.
public enum GivenLineHeight: Hashable, Sendable {
  /// Of the font size, as CSS's `line-height: 1.5`.
  case multiple(Double)
  /// In logical pixels.
  case length(Points)

  public func length(at size: Points) -> Points {
    switch self {
    case .multiple(let factor): size * factor
    case .length(let length): length
    }
  }
}

/// One line of text with a line height given.
///
/// ```
///  line      ┌───────────────┐ ┐ half of the leading
///  ascent    ├ ─ ─ ─ ─ ─ ─ ─ ┤ ┘
///  cap       │ ▐▀▙ ▐         │   trimmed: from cap height to baseline
///  baseline  │ ▐▄▛ ▐▄▖       │
///  descent   ├ ─ ─ ─ ─ ─ ─ ─ ┤ ┐ the other half
///            └───────────────┘ ┘
/// ```
///
/// Units: logical pixels.
public struct GivenLine: Hashable, Sendable {
  public let size: Points
  /// What one line takes.
  public let lineHeight: Points
  /// From the top of the line to the baseline.
  public let ascent: Points
  /// From the baseline to the bottom of the line.
  public let descent: Points
  /// What is left of the line with `text-box-trim`; empty where the platform has none.
  public let trimmed: [TrimmedLine]
  public let certainty: Certainty
  /// A phrase for a person.
  public let reason: String
}

/// Where `text-box-edge` cuts a line.
public enum TextBoxEdge: String, Hashable, Sendable, CaseIterable {
  /// From the ascent to the descent of the font.
  case text
  /// From the height of capitals to the baseline.
  case capAlphabetic = "cap alphabetic"
  /// From the height of small letters to the baseline.
  case exAlphabetic = "ex alphabetic"
}

/// A line cut at two edges.
///
/// Units: logical pixels.
public struct TrimmedLine: Hashable, Sendable {
  public let edge: TextBoxEdge
  /// What is left.
  public let height: Points
  /// What is cut off above; negative where the edge is above the line.
  public let over: Points
  /// What is cut off below; negative where the edge is below the line.
  public let under: Points
}

extension LineTables {
  /// What a platform makes of one line with a line height given.
  ///
  /// - Parameters:
  ///   - size: in logical pixels, as ``line(_:at:grid:variants:)`` takes it.
  ///   - style: what Compose does with the rest.
  /// - Returns: `nil` for rules that know no line height in this sense, and for sizes without a line.
  public func givenLine(
    _ rule: LineMetricsRule, at size: Points, _ height: GivenLineHeight, grid: PixelGrid,
    variants: Set<RuleVariant> = [], style: ComposeLineHeightStyle = .material3
  ) -> GivenLine? {
    guard let line = line(rule, at: size, grid: grid, variants: variants) else { return nil }
    let length = height.length(at: size)
    guard length.value >= 0, length.value <= Self.largestSize else { return nil }
    switch rule {
    case .chrome, .chromeMac, .safari, .firefox:
      return CSSLineBox(rule: rule, sets: sets, grid: grid).line(line, height: length)
    case .compose: return style.line(line, height: length, grid: grid)
    default: return nil
    }
  }
}

/// The vertical metrics of one line of text in a face, as a platform's rule chose them.
///
/// ```
///  ascender   1950 ──────────────  top of the line
///                     ▟▙  ▐▌  ┐ cap height 1443
///  baseline      0 ── ▛▜ ─▐▙ ─┘──
///                          ▐▌
///  descender  -494 ──────────────  bottom of the line      2048 units per em
/// ```
///
/// Units: font units, positive upwards from the baseline.
public struct LineMetrics: Hashable, Sendable {
  public let unitsPerEm: Int
  /// Top of the line; 0 or more in a sound font.
  public let ascender: FontUnits
  /// Bottom of the line; 0 or less in a sound font.
  public let descender: FontUnits
  /// Extra space the font asks for between lines. No part of an iOS line height.
  public let lineGap: FontUnits
  /// `nil` when the font does not say.
  public let capHeight: FontUnits?
  /// `nil` when the font does not say.
  public let xHeight: FontUnits?
  public let origin: MetricsOrigin

  /// What one line takes: ascender − descender.
  public var lineHeight: FontUnits { ascender - descender }

  /// The height of some lines at a size, not rounded.
  public func height(lines: Int = 1, at size: Points) -> Points {
    FontUnits(lineHeight.value * Double(lines)).points(at: size, unitsPerEm: unitsPerEm)
  }
}

/// Where line metrics came from.
public enum MetricsOrigin: String, Hashable, Sendable {
  /// Table `hhea`.
  case hhea
  /// The `sTypo…` values of table `OS/2`.
  case typo
  /// The `usWin…` values of table `OS/2`.
  case win
  /// No table gave metrics; computed from something else.
  case model
}

/// How sure it is that a platform does what we compute.
public enum Certainty: String, Hashable, Sendable {
  /// Somebody printed the value on a real device.
  case observed
  /// The maker of the platform documents it.
  case documented
  /// It follows from other facts; nobody printed it.
  case inferred
  /// A stand-in: what the platform does is not known.
  case modelled
}

/// Line metrics, and why a rule chose them.
public struct ChosenLineMetrics: Hashable, Sendable {
  public let metrics: LineMetrics
  /// A phrase for a person.
  public let reason: String
  public let certainty: Certainty
  public let findings: [Finding]
}

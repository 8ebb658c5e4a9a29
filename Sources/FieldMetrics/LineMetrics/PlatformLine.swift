/// One line of text as a platform lays it out, after its rounding.
///
/// ```
///  top      ┌ ─ ─ ─ ─ ─ ┐   where the platform keeps room for the highest glyphs
///  ascent   ├───────────┤   ┐
///  baseline │ Haxhp     │   │ line height, with the line gap where the platform adds it
///  descent  ├───────────┤   ┘
///  bottom   └ ─ ─ ─ ─ ─ ┘
/// ```
///
/// Units: logical pixels (points, dp, CSS px); all positive outwards from the baseline.
public struct PlatformLine: Hashable, Sendable {
  public let size: Points
  public let ascent: Points
  public let descent: Points
  /// `nil` where the platform has no such length at a size.
  public let lineGap: Points?
  /// What one line takes.
  public let lineHeight: Points
  /// `nil` where the platform knows none.
  public let top: Points?
  /// `nil` where the platform knows none.
  public let bottom: Points?

  /// Lengths in device pixels, which become logical ones here.
  init(
    _ size: RuleSize, ascent: Double, descent: Double, lineGap: Double?, lineHeight: Double,
    top: Double? = nil, bottom: Double? = nil, unit: Double? = nil
  ) {
    let unit = unit ?? size.displayScale
    func logical(_ length: Double) -> Points { Points(length / unit) }
    self.size = Points(size.size)
    self.ascent = logical(ascent)
    self.descent = logical(descent)
    self.lineGap = lineGap.map(logical)
    self.lineHeight = logical(lineHeight)
    self.top = top.map(logical)
    self.bottom = bottom.map(logical)
  }
}

/// What is asked of a rule: a size on a screen.
struct RuleSize {
  /// In logical pixels.
  let size: Double
  /// Device pixels to a logical one.
  let displayScale: Double
  let variants: Set<RuleVariant>

  /// In device pixels.
  var pixels: Double { size * displayScale }

  func has(_ variant: RuleVariant) -> Bool { variants.contains(variant) }
}

/// What differs on one platform from machine to machine.
public enum RuleVariant: String, Hashable, Sendable, CaseIterable {
  /// Chrome in a window, not headless: above 1x the baseline may be a pixel higher. So it is on every
  /// Android device.
  case window
  /// The font is installed and not loaded by a page: browsers keep a negative line gap.
  case installed
  /// Android with `includeFontPadding`, the default of a `TextView`: a line reaches from top to bottom.
  case fontPadding = "font-padding"
  /// Android with `elegantTextHeight`.
  case elegant
  /// Full hinting: Chrome takes `VDMX`, Qt and Pango whole pixels.
  case hinted
}

/// How one platform makes a line of a face.
protocol PlatformRule {
  /// In font units.
  func choose(adding findings: [Finding]) -> ChosenLineMetrics
  /// At a size; lengths are finite for sizes up to ``LineTables/largestSize``.
  func line(at size: RuleSize) -> PlatformLine
}

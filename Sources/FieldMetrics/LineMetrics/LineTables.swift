/// What rules make lines from: all vertical metrics of a face at a place on its axes, its names, and
/// the few other tables that one platform or another looks at.
public struct LineTables: Sendable {
  let sets: VerticalMetricSets
  let postScriptName: String?
  let familyName: String?
  /// `nil` where `post` is absent or cut short.
  let underline: Underline?
  /// Tables of bitmaps (`EBLC`, `CBLC` or Apple's `bdat`), whose metrics some engines take.
  let hasBitmaps: Bool
  /// Bitmaps and no outlines: engines take the metrics of a bitmap's size.
  let hasBitmapsOnly: Bool
  /// Formulas are set in it: WebKit takes its typo values.
  let hasMath: Bool
  /// `nil` where the face has no such table.
  let deviceMetrics: VDMXTable?
  /// `nil` where the face has no such table.
  let baselines: BaselineTable?
  private let isDamaged: Bool

  struct Underline {
    let position: Int
    let thickness: Int
  }

  public init(_ face: Face, at place: AxisPlace) {
    sets = VerticalMetricSets(face, at: place)
    postScriptName = face.names.postScriptName
    familyName = face.names.family
    underline = face.post.map {
      Underline(
        position: $0.underlinePosition
          + Int(face.delta(MetricTag.underlineOffset, at: place).value),
        thickness: $0.underlineThickness
          + Int(face.delta(MetricTag.underlineSize, at: place).value))
    }
    func has(_ table: StaticString) -> Bool { face.directory[Tag(literal: table)] != nil }
    hasBitmaps = has("EBLC") || has("CBLC") || has("bdat")
    hasBitmapsOnly = hasBitmaps && !has("glyf") && !has("CFF ") && !has("CFF2")
    hasMath = has("MATH")
    deviceMetrics = face.directory[Tag(literal: "VDMX")].map(VDMXTable.init)
    baselines = face.directory[Tag(literal: "BASE")].map(BaselineTable.init)
    isDamaged = face.hasDamagedDeltas(at: place)
  }

  /// What a rule takes, in font units.
  public func metrics(_ rule: LineMetricsRule) -> ChosenLineMetrics {
    var findings: [Finding] = []
    if isDamaged {
      findings.append(
        Finding(
          .warning, "mvar-damaged",
          "Table 'MVAR' refers to deltas that it does not hold; the metrics of the default place"
            + " are used."))
    }
    return rule.implementation(self).choose(adding: findings)
  }

  /// Larger sizes, in pixels, have no line: some engines count in 32 bits.
  static let largestSize = 1_000_000.0

  /// What a platform gives one line of text, after its rounding.
  ///
  /// - Parameters:
  ///   - size: the font size in logical pixels.
  ///   - grid: device pixels to the logical one.
  ///   - variants: those that do not concern the rule are passed over.
  /// - Returns: `nil` for a size that is negative, not finite, or more than a million pixels.
  public func line(
    _ rule: LineMetricsRule, at size: Points, grid: PixelGrid, variants: Set<RuleVariant> = []
  ) -> PlatformLine? {
    let pixels = size.value * grid.displayScale
    guard size.value >= 0, pixels <= Self.largestSize, size.value <= Self.largestSize else {
      return nil
    }
    return rule.implementation(self).line(
      at: RuleSize(size: size.value, displayScale: grid.displayScale, variants: variants))
  }
}

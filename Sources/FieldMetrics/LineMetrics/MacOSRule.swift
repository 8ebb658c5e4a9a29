/// Core Text and TextKit on macOS: not rounded, and with the gap.
///
/// Source: Skia, `SkScalerContext_mac_ct.cpp`, takes Core Text's values as they are; that a line of
/// TextKit has the gap is documented for `NSLayoutManager`. Nothing was run.
struct MacOSRule: PlatformRule {
  private let coreText: ChosenLineMetrics

  init(_ tables: LineTables) {
    // Without a name: the addition to Helvetica and Times is UIKit's.
    coreText = CoreTextRule(tables.sets, postScriptName: nil).choose(adding: [])
  }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    ChosenLineMetrics(
      metrics: coreText.metrics, reason: coreText.reason,
      certainty: coreText.certainty == .modelled ? .modelled : .inferred, findings: findings)
  }

  func line(at size: RuleSize) -> PlatformLine {
    let metrics = coreText.metrics
    func points(_ length: FontUnits) -> Double {
      length.points(at: Points(size.size), unitsPerEm: metrics.unitsPerEm).value
    }
    return PlatformLine(
      size, ascent: points(metrics.ascender), descent: points(-metrics.descender),
      lineGap: points(metrics.lineGap), lineHeight: points(metrics.lineHeight + metrics.lineGap),
      unit: 1)
  }
}

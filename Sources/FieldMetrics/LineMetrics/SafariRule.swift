/// `line-height: normal` of WebKit on macOS: Core Text's values, each rounded to whole CSS pixels.
///
/// The families Times, Helvetica and Courier get 15 % of ascent and descent on top, and a positive
/// descender is taken as a negative one. A font for formulas, with a table `MATH`, has its typo values
/// taken. Source: WebKit, `FontCocoa.mm` (0307f806), an older version; read and not run. WebKit on iOS
/// rounds ascent and descent up, which is not modelled.
struct SafariRule: PlatformRule {
  private let web: WebKitLine

  init(_ tables: LineTables) { web = WebKitLine(tables, takesTypoForMath: true) }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    web.choose("WebKit rounds what Core Text gives", findings)
  }

  func line(at size: RuleSize) -> PlatformLine {
    var (ascent, descent, gap) = web.floats(at: size.size)
    descent = abs(descent)
    if web.getsAddition { ascent += ((ascent + descent) * 0.15).wholeWithHalvesUp }
    ascent = ascent.wholeAwayFromZero
    descent = descent.wholeAwayFromZero
    gap = gap.wholeAwayFromZero
    return PlatformLine(
      size, ascent: Double(ascent), descent: Double(descent), lineGap: Double(gap),
      lineHeight: Double(ascent + descent + gap), unit: 1)
  }
}

/// What browsers on macOS have in common.
struct WebKitLine {
  /// Whether the family is one of three that Microsoft's counterparts are taller than.
  let getsAddition: Bool
  private let coreText: ChosenLineMetrics

  init(_ tables: LineTables, takesTypoForMath: Bool = false) {
    let families = ["times", "helvetica", "courier"]
    getsAddition = tables.familyName.map { families.contains($0.lowercased()) } ?? false
    // Without a name: UIKit's own addition is not the browsers'.
    let chosen = CoreTextRule(tables.sets, postScriptName: nil).choose(adding: [])
    if takesTypoForMath, tables.hasMath, let typo = tables.sets.typo {
      coreText = VerticalMetricSets.Choice(
        triple: typo, origin: .typo, reason: "WebKit takes the typo values of a font with 'MATH'"
      ).chosen(tables.sets, .documented, findings: [])
    } else {
      coreText = chosen
    }
  }

  func choose(_ what: String, _ findings: [Finding]) -> ChosenLineMetrics {
    ChosenLineMetrics(
      metrics: coreText.metrics,
      reason: coreText.reason + "; " + what
        + (getsAddition ? ", and adds 15 % to the ascender of this family" : ""),
      certainty: coreText.certainty == .modelled ? .modelled : .documented, findings: findings)
  }

  /// In pixels, positive outwards.
  func floats(at pixels: Double) -> (ascent: Float, descent: Float, lineGap: Float) {
    let metrics = coreText.metrics
    func scaled(_ length: FontUnits) -> Float {
      Float(length.points(at: Points(pixels), unitsPerEm: metrics.unitsPerEm).value)
    }
    return (scaled(metrics.ascender), scaled(-metrics.descender), scaled(metrics.lineGap))
  }
}

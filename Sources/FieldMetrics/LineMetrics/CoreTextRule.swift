/// What Core Text takes, with UIKit's addition for two old families.
///
/// Source: printed `CTFont` and `UIFont` values of Helvetica, Helvetica Neue and Times New Roman
/// (docs/sources.md, "Core Text line metrics"). That `USE_TYPO_METRICS` is ignored is inferred from
/// WebKit, which reads the typo values itself. What happens to a zero `hhea` is not known.
struct CoreTextRule: PlatformRule {
  private let sets: VerticalMetricSets
  private let postScriptName: String?

  /// What UIKit adds to the ascender of the families below: a share of the line height.
  private static let addedShare = 0.15

  init(_ sets: VerticalMetricSets, postScriptName: String?) {
    self.sets = sets
    self.postScriptName = postScriptName
  }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    let (triple, origin, reason, certainty, doubt) = chosenSet()
    var findings = findings + [doubt].compactMap(\.self)
    guard let name = postScriptName, Self.getsAddition(name) else {
      return ChosenLineMetrics(
        metrics: sets.metrics(triple, origin), reason: reason, certainty: certainty,
        findings: findings)
    }
    var raised = triple
    raised.ascender += FontUnits((triple.ascender - triple.descender).value * Self.addedShare)
    findings.append(
      Finding(
        .note, "helvetica-times",
        "UIKit adds 15 % of the line height to the ascender of fonts named like this one"
          + " (\(name.quoted))."))
    return ChosenLineMetrics(
      metrics: sets.metrics(raised, origin),
      reason: reason + "; UIKit adds 15 % to the ascender of Helvetica and Times",
      certainty: certainty, findings: findings)
  }

  /// A label's line: not rounded, and without the gap.
  func line(at size: RuleSize) -> PlatformLine {
    let metrics = choose(adding: []).metrics
    func points(_ length: FontUnits) -> Double {
      length.points(at: Points(size.size), unitsPerEm: metrics.unitsPerEm).value
    }
    return PlatformLine(
      size, ascent: points(metrics.ascender), descent: points(-metrics.descender),
      lineGap: points(metrics.lineGap), lineHeight: points(metrics.lineHeight), unit: 1)
  }

  private typealias Choice = (
    VerticalMetricSets.Triple, MetricsOrigin, reason: String, Certainty, Finding?
  )

  private func chosenSet() -> Choice {
    if !sets.hheaIsZero {
      return sets.usesTypoMetrics
        ? (sets.hhea, .hhea, "Core Text takes 'hhea' and ignores USE_TYPO_METRICS", .inferred, nil)
        : (sets.hhea, .hhea, "Core Text takes 'hhea'", .observed, nil)
    }
    func fallback(_ what: String) -> (String, Certainty, Finding) {
      let reason = "'hhea' has no ascender and descender; \(what)"
      let finding = Finding(
        .warning, "hhea-zero",
        "'hhea' has no ascender and descender; what iOS does then is not known. \(what.capitalised)"
          + " as a stand-in.")
      return (reason, .modelled, finding)
    }
    if let typo = sets.typo, !sets.typoIsZero {
      let (reason, certainty, finding) = fallback("the typo values of 'OS/2' are taken")
      return (typo, .typo, reason, certainty, finding)
    }
    if let win = sets.win, !sets.winIsZero {
      let (reason, certainty, finding) = fallback("the win values of 'OS/2' are taken")
      return (win, .win, reason, certainty, finding)
    }
    let (reason, certainty, finding) = fallback("the glyph bounds of 'head' are taken")
    return (sets.bounds, .model, reason, certainty, finding)
  }

  private static func getsAddition(_ postScriptName: String) -> Bool {
    postScriptName == "Helvetica" || postScriptName.hasPrefix("Helvetica-")
      || postScriptName.hasPrefix("Times-")
  }
}

extension String {
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

/// Windows, DirectWrite: win values, or typo where the flag asks for them; not rounded.
///
/// The gap is what of `hhea`'s is left after the win values' surplus over `hhea`:
/// max(0, gap − ((win ascent + win descent) − (ascender − descender))).
/// Source: Microsoft, "Recommendations for OpenType fonts" and the `OS/2` chapter (USE_TYPO_METRICS);
/// nothing was run.
struct DirectWriteRule: PlatformRule {
  private let tables: LineTables

  init(_ tables: LineTables) { self.tables = tables }

  private var choice: (VerticalMetricSets.Choice, Certainty) {
    let sets = tables.sets
    if sets.usesTypoMetrics, let typo = sets.typo {
      return (
        VerticalMetricSets.Choice(
          triple: typo, origin: .typo, reason: "USE_TYPO_METRICS is set"), .documented
      )
    }
    return sets.winChoice
  }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    let (choice, certainty) = choice
    return choice.chosen(tables.sets, certainty, findings: findings)
  }

  func line(at size: RuleSize) -> PlatformLine {
    let line = choice.0.triple
    let unitsPerEm = tables.sets.unitsPerEm
    func points(_ length: FontUnits) -> Double {
      length.points(at: Points(size.size), unitsPerEm: unitsPerEm).value
    }
    return PlatformLine(
      size, ascent: points(line.ascender), descent: points(-line.descender),
      lineGap: points(line.lineGap),
      lineHeight: points(line.ascender - line.descender + line.lineGap), unit: 1)
  }
}

extension VerticalMetricSets {
  /// The win values with Windows' external leading; `hhea` stands in where there are none.
  var winChoice: (Choice, Certainty) {
    guard var win, !winIsZero else {
      let reason =
        win == nil
        ? "no 'OS/2' table; 'hhea' stands in" : "the win values are 0; 'hhea' stands in"
      return (Choice(triple: hhea, origin: .hhea, reason: reason), .modelled)
    }
    let surplus = win.ascender - win.descender - (hhea.ascender - hhea.descender)
    win.lineGap = max(0, hhea.lineGap - surplus)
    let reason =
      win.lineGap > 0
      ? "Windows takes the win values, and what they leave of the gap of 'hhea'"
      : "Windows takes the win values"
    return (Choice(triple: win, origin: .win, reason: reason), .documented)
  }
}

/// What FreeType answers, and HarfBuzz in all cases but those listed in the agreement test.
///
/// Typo values when `USE_TYPO_METRICS` is set, even where they are 0; else `hhea`; where its ascender
/// and descender are both 0, typo, else win without a gap.
/// Source: FreeType's documentation of `FT_FaceRec.ascender`, checked against FreeType 2.12.1 and
/// HarfBuzz 6.0.0 in tests.
struct FreeTypeRule {
  private let sets: VerticalMetricSets

  init(_ sets: VerticalMetricSets) { self.sets = sets }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    let (triple, origin, reason) = chosenSet()
    return ChosenLineMetrics(
      metrics: sets.metrics(triple, origin), reason: reason, certainty: .observed,
      findings: findings)
  }

  private func chosenSet() -> (VerticalMetricSets.Triple, MetricsOrigin, String) {
    if sets.usesTypoMetrics, let typo = sets.typo {
      return (typo, .typo, "USE_TYPO_METRICS is set")
    }
    if !sets.hheaIsZero { return (sets.hhea, .hhea, "USE_TYPO_METRICS is not set") }
    if let typo = sets.typo, !sets.typoIsZero {
      return (typo, .typo, "'hhea' has no ascender and descender")
    }
    if let win = sets.win {
      return (win, .win, "neither 'hhea' nor typo has an ascender and descender")
    }
    return (sets.hhea, .hhea, "no table has vertical metrics")
  }
}

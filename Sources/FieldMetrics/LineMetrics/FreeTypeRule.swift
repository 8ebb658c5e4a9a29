/// What FreeType answers, and HarfBuzz in all cases but those listed in the agreement test.
///
/// Typo values when `USE_TYPO_METRICS` is set, even where they are 0; else `hhea`; where its ascender
/// and descender are both 0, typo, else win without a gap.
/// Source: FreeType's documentation of `FT_FaceRec.ascender`, checked against FreeType 2.12.1 and
/// HarfBuzz 6.0.0 in tests.
struct FreeTypeRule: PlatformRule {
  private let sets: VerticalMetricSets

  init(_ sets: VerticalMetricSets) { self.sets = sets }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    sets.chosenByFreeType.chosen(sets, .observed, findings: findings)
  }

  /// `FT_Size_Metrics` after `FT_Set_Char_Size`: ascender up and descender down to whole pixels, and the
  /// height to the nearest one. The height has the gap.
  func line(at size: RuleSize) -> PlatformLine {
    let metrics = FreeTypeSizeMetrics(sets, pixels: size.pixels)
    return PlatformLine(
      size, ascent: Double(metrics.ascender) / 64, descent: Double(-metrics.descender) / 64,
      lineGap: Double(metrics.height - metrics.ascender + metrics.descender) / 64,
      lineHeight: Double(metrics.height) / 64)
  }
}

extension VerticalMetricSets {
  /// One of the sets, and why.
  struct Choice {
    let triple: Triple
    let origin: MetricsOrigin
    var reason: String

    func chosen(
      _ sets: VerticalMetricSets, _ certainty: Certainty, _ addition: String = "",
      findings: [Finding]
    ) -> ChosenLineMetrics {
      ChosenLineMetrics(
        metrics: sets.metrics(triple, origin), reason: reason + addition, certainty: certainty,
        findings: findings)
    }
  }

  /// The set that FreeType takes, and skrifa and so Chrome with it.
  var chosenByFreeType: Choice {
    if usesTypoMetrics, let typo {
      return Choice(triple: typo, origin: .typo, reason: "USE_TYPO_METRICS is set")
    }
    if !hheaIsZero {
      return Choice(triple: hhea, origin: .hhea, reason: "USE_TYPO_METRICS is not set")
    }
    if let typo, !typoIsZero {
      return Choice(
        triple: typo, origin: .typo, reason: "'hhea' has no ascender and descender")
    }
    if let win {
      return Choice(
        triple: win, origin: .win,
        reason: "neither 'hhea' nor typo has an ascender and descender")
    }
    return Choice(triple: hhea, origin: .hhea, reason: "no table has vertical metrics")
  }
}

/// Pango and GTK on Linux: HarfBuzz's extents in 1/1024 pixel; a line has no gap.
///
/// Typo where the flag asks for them, else `hhea` even where it is 0; signs are forced. With hint metrics
/// (``RuleVariant/hinted``) lengths are rounded up to whole pixels.
/// Source: Pango, `pangofc-font.c`, HarfBuzz, `hb-ot-metrics.cc`; 154,890 measured rows of Pango 1.50 in
/// each mode, all equal but those of two fonts that are bitmaps.
struct PangoRule: PlatformRule {
  private let tables: LineTables

  init(_ tables: LineTables) { self.tables = tables }

  private var choice: VerticalMetricSets.Choice {
    let sets = tables.sets
    var choice =
      if sets.usesTypoMetrics, let typo = sets.typo {
        VerticalMetricSets.Choice(triple: typo, origin: .typo, reason: "USE_TYPO_METRICS is set")
      } else {
        VerticalMetricSets.Choice(
          triple: sets.hhea, origin: .hhea,
          reason: sets.hheaIsZero
            ? "USE_TYPO_METRICS is not set; Pango does without a line height"
            : "USE_TYPO_METRICS is not set")
      }
    if choice.triple.lineGap != 0 { choice.reason += "; the gap is no part of a line" }
    return choice
  }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    choice.chosen(
      tables.sets, tables.hasBitmapsOnly ? .modelled : .observed,
      tables.hasBitmapsOnly ? "; the metrics of its bitmaps may count instead" : "",
      findings: findings)
  }

  func line(at size: RuleSize) -> PlatformLine {
    let line = choice.triple
    let perUnit = Float((size.size * 1024).rounded(.towardZero) / Double(tables.sets.unitsPerEm))
    func scaled(_ length: Double) -> Double {
      // HarfBuzz: `floorf(x + .5f)`.
      let whole = Double((Float(length) * perUnit).wholeWithHalvesUp)
      guard size.has(.hinted) else { return whole / 1024 }
      return (whole / 1024).rounded(.up)
    }
    let ascent = scaled(abs(line.ascender.value))
    // Hint metrics round the descent outwards, so its sign is turned first.
    let exactDescent = -Double(
      (Float(-abs(line.descender.value)) * perUnit).wholeWithHalvesUp)
    let descent =
      size.has(.hinted) ? (exactDescent / 1024).rounded(.up) : exactDescent / 1024
    return PlatformLine(
      size, ascent: ascent, descent: descent, lineGap: scaled(line.lineGap.value),
      lineHeight: ascent + descent, unit: 1)
  }
}

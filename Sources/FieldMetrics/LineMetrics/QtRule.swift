/// Qt 6 on Linux: `hhea`, over which the win values go, or typo where the flag asks for them.
///
/// Lengths are in 1/64 pixel, cut off and not rounded. With full hinting at 1x (``RuleVariant/hinted``)
/// they are whole pixels. A line of text has no gap and is rounded up to a whole pixel.
/// Source: Qt, `qfontengine.cpp`, `qfontengine_ft.cpp`; 157,440 measured rows of Qt 6.12, all equal but
/// those of fonts with bitmaps.
struct QtRule: PlatformRule {
  private let tables: LineTables

  init(_ tables: LineTables) { self.tables = tables }

  private var choice: VerticalMetricSets.Choice {
    let sets = tables.sets
    typealias Choice = VerticalMetricSets.Choice
    if sets.usesTypoMetrics, let typo = sets.typo {
      if !sets.typoIsZero {
        return Choice(triple: typo, origin: .typo, reason: "USE_TYPO_METRICS is set")
      }
    } else if let win = sets.win, !sets.winIsZero {
      return Choice(triple: win, origin: .win, reason: "Qt takes the win values over 'hhea'")
    }
    if !sets.hheaIsZero {
      return Choice(
        triple: sets.hhea, origin: .hhea, reason: "'OS/2' has no ascender and descender")
    }
    var choice = sets.chosenByFreeType
    choice.reason += "; Qt takes FreeType's whole pixels"
    return choice
  }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    if tables.hasBitmaps {
      return tables.sets.chosenByFreeType.chosen(
        tables.sets, .modelled, "; with bitmaps Qt takes FreeType's metrics, here without them",
        findings: findings)
    }
    return choice.chosen(tables.sets, .observed, findings: findings)
  }

  func line(at size: RuleSize) -> PlatformLine {
    var (ascent, descent, gap) = lengths(at: size.size)
    // QTextLine is not lower where text is above or below the baseline alone.
    if size.has(.hinted), size.displayScale == 1, takesTables {
      let sum = ascent + descent + gap
      ascent = FreeTypeFixed.nearest(ascent)
      descent = FreeTypeFixed.nearest(descent)
      gap = FreeTypeFixed.nearest(sum) - ascent - descent
    }
    return PlatformLine(
      size, ascent: Double(ascent) / 64, descent: Double(descent) / 64, lineGap: Double(gap) / 64,
      lineHeight: (Double(max(ascent, 0) + max(descent, 0)) / 64).rounded(.up), unit: 1)
  }

  private var takesTables: Bool {
    !tables.hasBitmaps
  }

  /// In 1/64 pixel, positive outwards.
  private func lengths(at size: Double) -> (ascent: Int, descent: Int, lineGap: Int) {
    let sets = tables.sets
    let hasTables =
      !sets.hheaIsZero
      || (sets.usesTypoMetrics ? !sets.typoIsZero : !sets.winIsZero)
    guard takesTables, hasTables else {
      let metrics = FreeTypeSizeMetrics(sets, pixels: size)
      return (
        metrics.ascender, -metrics.descender,
        metrics.height - metrics.ascender + metrics.descender
      )
    }
    let line = choice.triple
    let em = sets.unitsPerEm << 6
    func scaled(_ length: FontUnits) -> Int {
      // `QFixed::fromReal`, then the division of two `QFixed`: both cut off towards 0.
      let fixed = Int(Double(FreeTypeFixed.units(length)) * size * 64)
      return (fixed << 6) / em
    }
    return (scaled(line.ascender), -scaled(line.descender), scaled(line.lineGap))
  }
}

/// Skia on FreeType: float lengths, not rounded.
///
/// Source: Skia m144, `SkFontHost_FreeType.cpp`: 159,600 measured rows of 1,138 faces, all equal but those
/// of fonts that are bitmaps (docs/sources.md, "Lines on other platforms").
struct SkiaRule: PlatformRule {
  private let tables: LineTables

  init(_ tables: LineTables) { self.tables = tables }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    let gap = tables.sets.chosenByFreeType.triple.lineGap < 0 ? "; a negative gap counts as 0" : ""
    return tables.freeTypeChoice(.observed, gap, findings)
  }

  func line(at size: RuleSize) -> PlatformLine {
    let floats = SkiaFloats(tables.sets, pixels: Float(size.pixels))
    return PlatformLine(
      size, ascent: Double(-floats.ascent), descent: Double(floats.descent),
      lineGap: Double(floats.leading),
      lineHeight: Double(floats.descent) - Double(floats.ascent) + Double(floats.leading),
      top: Double(-floats.top), bottom: Double(floats.bottom))
  }
}

extension LineTables {
  /// What FreeType takes, with a word on bitmaps: their metrics are not in the tables that we read.
  func freeTypeChoice(
    _ certainty: Certainty, _ addition: String, _ findings: [Finding]
  ) -> ChosenLineMetrics {
    let bitmaps = hasBitmapsOnly ? "; the metrics of its bitmaps may count instead" : ""
    return sets.chosenByFreeType.chosen(
      sets, hasBitmapsOnly ? .modelled : certainty, addition + bitmaps, findings: findings)
  }
}

/// `SkFontMetrics`: in pixels, positive downwards, each a quotient and a product in single precision.
struct SkiaFloats {
  let top: Float
  let ascent: Float
  let descent: Float
  let bottom: Float
  /// Never negative.
  let leading: Float

  init(_ sets: VerticalMetricSets, pixels: Float) {
    let line = sets.chosenByFreeType.triple
    let unitsPerEm = Float(sets.unitsPerEm)
    func scaled(_ length: FontUnits) -> Float { Float(length.value) / unitsPerEm * pixels }
    top = -scaled(sets.bounds.ascender)
    ascent = -scaled(line.ascender)
    descent = -scaled(line.descender)
    bottom = -scaled(sets.bounds.descender)
    leading = max(0, scaled(line.lineGap))
  }
}

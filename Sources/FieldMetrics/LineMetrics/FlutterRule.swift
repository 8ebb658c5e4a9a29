/// SkParagraph, Flutter's text engine, without a height multiplier.
///
/// Half of the gap goes above and half below, and the sum is rounded to a whole logical pixel, whatever
/// the display scale. Source: Skia m144, SkParagraph (`Run.cpp`, `TextLine.cpp`): 57,420 measured rows,
/// all equal but those of fonts that are bitmaps.
struct FlutterRule: PlatformRule {
  private let tables: LineTables

  init(_ tables: LineTables) { self.tables = tables }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    let gap = tables.sets.chosenByFreeType.triple.lineGap
    return tables.freeTypeChoice(
      .observed,
      gap > 0
        ? "; half of the gap goes above the line" : gap < 0 ? "; a negative gap counts as 0" : "",
      findings)
  }

  /// The ascent is the baseline's distance from the line's top.
  func line(at size: RuleSize) -> PlatformLine {
    let floats = SkiaFloats(tables.sets, pixels: Float(size.size))
    let half = floats.leading * 0.5
    let ascent = floats.ascent - half
    let descent = floats.descent + half
    let height = Double(descent) - Double(ascent)
    return PlatformLine(
      size, ascent: Double(-ascent), descent: Double(descent), lineGap: Double(floats.leading),
      lineHeight: height.rounded(.toNearestOrAwayFromZero), unit: 1)
  }
}

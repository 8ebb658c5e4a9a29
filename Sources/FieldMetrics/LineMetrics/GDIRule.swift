/// Windows, GDI: win values whatever the flag says, each rounded to whole device pixels.
///
/// Source: Microsoft, "Recommendations for OpenType fonts"; the rounding is that of Wine's re-implementation
/// (`freetype.c`), recalled and not run. `VDMX` records, which GDI prefers, count where there are some.
struct GDIRule: PlatformRule {
  private let tables: LineTables

  init(_ tables: LineTables) { self.tables = tables }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    let (choice, certainty) = tables.sets.winChoice
    return choice.chosen(
      tables.sets, certainty == .documented ? .inferred : certainty,
      tables.sets.usesTypoMetrics ? "; GDI ignores USE_TYPO_METRICS" : "", findings: findings)
  }

  func line(at size: RuleSize) -> PlatformLine {
    let line = tables.sets.winChoice.0.triple
    let emPixels = Int(size.pixels.wholeWithHalvesUp)
    let scale = FreeTypeFixed.divide(emPixels, tables.sets.unitsPerEm)
    func whole(_ length: FontUnits) -> Int {
      FreeTypeFixed.multiply(FreeTypeFixed.units(length), scale)
    }
    var ascent = whole(line.ascender)
    var descent = whole(-line.descender)
    if let record = tables.deviceMetrics?.record(at: emPixels) {
      ascent = record.yMax
      descent = -record.yMin
    }
    let gap = max(0, whole(line.lineGap))
    return PlatformLine(
      size, ascent: Double(ascent), descent: Double(descent), lineGap: Double(gap),
      lineHeight: Double(ascent + descent + gap))
  }
}

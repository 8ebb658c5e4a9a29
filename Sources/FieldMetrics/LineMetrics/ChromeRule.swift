/// `line-height: normal` of Chrome on Linux and Android.
///
/// Ascent, descent and gap are each rounded to whole device pixels. Where text is placed between pixels,
/// a descent that was rounded down takes a pixel from the ascent (``RuleVariant/window``): the baseline
/// moves, the height does not. With full hinting ``RuleVariant/hinted`` the values of `VDMX` count.
/// Source: Blink, `font_metrics.cc`, `simple_font_data.cc`, `vdmx_parser.cc`, on skrifa; 387,270 measured
/// rows of Chromium 156, all equal.
struct ChromeRule: PlatformRule {
  private let tables: LineTables

  init(_ tables: LineTables) { self.tables = tables }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    let choice = tables.sets.chosenByFreeType
    return choice.chosen(
      tables.sets, .observed,
      choice.triple.lineGap < 0 ? "; the negative gap of a web font counts as 0" : "",
      findings: findings)
  }

  func line(at size: RuleSize) -> PlatformLine {
    let line = tables.sets.chosenByFreeType.triple
    let pixels = BlinkRounding.effectivePixels(size)
    let scale = pixels / Float(tables.sets.unitsPerEm)
    let exactDescent = Float(-line.descender.value) * scale
    var ascent = (Float(line.ascender.value) * scale).wholeWithHalvesUp
    var descent = exactDescent.wholeWithHalvesUp
    if size.has(.hinted), let record = tables.deviceMetrics?.record(at: Int(pixels + 0.5)) {
      ascent = Float(record.yMax)
      descent = Float(-record.yMin)
    } else if size.has(.window), size.displayScale > 1, descent < exactDescent, ascent >= 1 {
      descent += 1
      ascent -= 1
    }
    let gap = Float(line.lineGap.value) * scale
    // The sanitizer of web fonts, OTS, writes 0 over a negative gap.
    let wholeGap = (size.has(.installed) ? gap : max(0, gap)).wholeAwayFromZero
    return PlatformLine(
      size, ascent: Double(ascent), descent: Double(descent), lineGap: Double(wholeGap),
      lineHeight: Double(ascent + descent + wholeGap))
  }
}

enum BlinkRounding {
  /// Blink's `FontDescription::EffectiveFontSize`: device pixels, down to hundredths.
  static func effectivePixels(_ size: RuleSize) -> Float {
    let pixels = Float(size.size) * Float(size.displayScale)
    return Float(Double((pixels * 100).rounded(.down)) / 100)
  }
}

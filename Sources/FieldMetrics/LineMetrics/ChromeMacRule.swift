/// `line-height: normal` of Chrome on macOS: Core Text's values, each rounded to whole device pixels.
///
/// The families Times, Helvetica and Courier get 15 % of ascent and descent on top. Source: Blink,
/// `font_metrics.cc`, and Skia, `SkScalerContext_mac_ct.cpp`; read and not run. That Core Text takes
/// `hhea` is inferred.
struct ChromeMacRule: PlatformRule {
  private let web: WebKitLine

  init(_ tables: LineTables) { web = WebKitLine(tables) }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    web.choose("Blink rounds what Core Text gives", findings)
  }

  func line(at size: RuleSize) -> PlatformLine {
    let (exactAscent, exactDescent, gap) = web.floats(
      at: Double(BlinkRounding.effectivePixels(size)))
    var ascent = exactAscent.wholeWithHalvesUp
    let descent = exactDescent.wholeWithHalvesUp
    if web.getsAddition { ascent += ((ascent + descent) * 0.15).wholeWithHalvesUp }
    let wholeGap = gap.wholeAwayFromZero
    return PlatformLine(
      size, ascent: Double(ascent), descent: Double(descent), lineGap: Double(wholeGap),
      lineHeight: Double(ascent + descent + wholeGap))
  }
}

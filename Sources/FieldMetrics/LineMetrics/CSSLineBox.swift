/// The box of a line of CSS with a `line-height`: half of the leading above the text, half below.
///
/// Chrome counts in 1/64 device pixel, cuts the height off to that and rounds the upper half down to a
/// whole pixel. Firefox halves in 1/60 CSS pixel. Edges of capitals and small letters come from `OS/2`
/// alone; without them Chrome measures glyphs, which is not modelled.
/// Source: CSS Inline Layout 3; Blink, `font_height.cc`, seen in Chromium 156 at 336 combinations of font,
/// size, height and display scale; Gecko, `nsLineLayout.cpp`, recalled; WebKit as CSS says.
struct CSSLineBox {
  let rule: LineMetricsRule
  let sets: VerticalMetricSets
  let grid: PixelGrid

  func line(_ line: PlatformLine, height: Points) -> GivenLine {
    let wanted = cutOff(height)
    let exact = (wanted - line.ascent - line.descent).value * unitsPerPoint
    // In 1/64, so that what these engines add up in whole numbers is exact here, too.
    let leading = rule == .safari ? exact : (exact * 64).rounded() / 64
    let ascent = line.ascent + Points(half(leading) / unitsPerPoint)
    let trimmed = TextBoxEdge.allCases.compactMap { edge in
      trim(edge, line, ascent: ascent, height: wanted)
    }
    return GivenLine(
      size: line.size, lineHeight: wanted, ascent: ascent, descent: wanted - ascent,
      trimmed: trimmed, certainty: rule == .chrome ? .observed : .inferred, reason: reason)
  }

  private var reason: String {
    switch rule {
    case .firefox: "half of the leading above, in 1/60 px"
    case .safari: "half of the leading above; its rounding is not known"
    default: "half of the leading above, rounded down to a device pixel"
    }
  }

  private var unitsPerPoint: Double { rule == .firefox ? 60 : grid.displayScale }

  private func cutOff(_ height: Points) -> Points {
    switch rule {
    case .chrome, .chromeMac:
      // `LayoutUnit` of a number in single precision.
      Points((Double(Float(height.value * grid.displayScale)) * 64).rounded(.down) / 64)
        * (1 / grid.displayScale)
    case .firefox: Points((height.value * 60).wholeWithHalvesUp / 60)
    default: height
    }
  }

  /// Of the leading, in the engine's unit.
  private func half(_ leading: Double) -> Double {
    switch rule {
    case .chrome, .chromeMac: (leading / 2).rounded(.down)
    case .firefox: (leading / 2).rounded(.towardZero)
    default: leading / 2
    }
  }

  private func trim(
    _ edge: TextBoxEdge, _ line: PlatformLine, ascent: Points, height: Points
  ) -> TrimmedLine? {
    let top: Points
    var bottom: Points = 0
    switch edge {
    case .text: (top, bottom) = (line.ascent, line.descent)
    case .capAlphabetic:
      guard let capHeight = sets.capHeight, capHeight > 0 else { return nil }
      top = rounded(capHeight, at: line.size)
    case .exAlphabetic:
      guard let xHeight = sets.xHeight, xHeight > 0 else { return nil }
      top = rounded(xHeight, at: line.size)
    }
    return TrimmedLine(
      edge: edge, height: top + bottom, over: ascent - top, under: height - ascent - bottom)
  }

  private func rounded(_ length: FontUnits, at size: Points) -> Points {
    let exact = length.points(at: size, unitsPerEm: sets.unitsPerEm).value
    switch rule {
    case .chrome, .chromeMac:
      let pixels = BlinkRounding.effectivePixels(
        RuleSize(size: size.value, displayScale: grid.displayScale, variants: []))
      let height = Double(Float(length.value) * (pixels / Float(sets.unitsPerEm)))
      return Points((height * 64).wholeWithHalvesUp / 64 / grid.displayScale)
    case .firefox: return Points((exact * 60).wholeWithHalvesUp / 60)
    default: return Points(exact)
    }
  }
}

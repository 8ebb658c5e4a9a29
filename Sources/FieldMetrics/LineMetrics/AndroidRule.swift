/// A line of a `TextView`: whole device pixels, and never the gap.
///
/// Without font padding from ascent to descent; with it (``RuleVariant/fontPadding``, the default of a
/// `TextView`) from top to bottom, where top and bottom are those of the highest and lowest glyph. With
/// `elegantTextHeight` (``RuleVariant/elegant``) four constants stand in for the font's values.
/// Source: Android, `libs/hwui/jni/Paint.cpp`, `BoringLayout.java`, `StaticLayout.java`; read and not run.
/// The floats below are Skia's, which were measured.
struct AndroidRule: PlatformRule {
  private let tables: LineTables

  init(_ tables: LineTables) { self.tables = tables }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    tables.freeTypeChoice(.inferred, "; the gap is no part of a line", findings)
  }

  func line(at size: RuleSize) -> PlatformLine {
    let metrics = AndroidFontMetrics(tables.sets, size)
    let ascent = -metrics.ascent
    let isPadded = size.has(.fontPadding)
    return PlatformLine(
      size, ascent: Double(ascent), descent: Double(metrics.descent),
      lineGap: Double(metrics.leading),
      lineHeight: Double(
        isPadded ? metrics.bottom - metrics.top : metrics.descent - metrics.ascent),
      top: Double(-metrics.top), bottom: Double(metrics.bottom))
  }
}

/// `Paint.FontMetricsInt`: whole device pixels, positive downwards.
struct AndroidFontMetrics {
  let top: Float
  let ascent: Float
  let descent: Float
  let bottom: Float
  let leading: Float

  init(_ sets: VerticalMetricSets, _ size: RuleSize) {
    let pixels = Float(size.pixels)
    let isElegant = size.has(.elegant)
    let floats = SkiaFloats(sets, pixels: pixels)
    /// `kElegantTop` and its like in `Paint.cpp`, in 1/2048 em.
    func elegant(_ units: Float, _ other: Float) -> Float {
      isElegant ? -pixels * units / 2048 : other
    }
    top = elegant(2500, floats.top).rounded(.down)
    // Halves go up on the signed value: -10.5 becomes -10.
    ascent = elegant(1900, floats.ascent).wholeWithHalvesUp
    descent = elegant(-500, floats.descent).wholeWithHalvesUp
    bottom = elegant(-1000, floats.bottom).rounded(.up)
    leading = isElegant ? 0 : floats.leading.wholeWithHalvesUp
  }
}

extension PlatformLine {
  /// The line where fallback fonts take part, as Android 9 and later do it with `fallbackLineSpacing`:
  /// each end is that of the font that reaches farthest.
  ///
  /// - Parameters:
  ///   - others: lines of the fallbacks that glyphs came from, at the same size.
  ///   - hasFontPadding: as ``RuleVariant/fontPadding``.
  public func raised(byFallbacks others: [PlatformLine], hasFontPadding: Bool = false)
    -> PlatformLine
  {
    let all = [self] + others
    func farthest(_ end: (PlatformLine) -> Points?) -> Points? { all.compactMap(end).max() }
    let ascent = farthest(\.ascent) ?? ascent
    let descent = farthest(\.descent) ?? descent
    let top = farthest(\.top)
    let bottom = farthest(\.bottom)
    return PlatformLine(
      size: size, ascent: ascent, descent: descent, lineGap: lineGap,
      lineHeight: hasFontPadding
        ? (top ?? ascent) + (bottom ?? descent) : ascent + descent,
      top: top, bottom: bottom)
  }

  private init(
    size: Points, ascent: Points, descent: Points, lineGap: Points?, lineHeight: Points,
    top: Points?,
    bottom: Points?
  ) {
    self.size = size
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.lineHeight = lineHeight
    self.top = top
    self.bottom = bottom
  }
}

/// `line-height: normal` of Firefox on Linux, and the box of a line with text in it.
///
/// Ascent and descent are FreeType's whole pixels. The height is at least that of the typo values with
/// their gap, whichever set was taken; it is 1.2 em when ascent and descent make exactly an em and there
/// is no gap. The content area keeps room for the underline. Where table `BASE` has the baseline of Latin
/// elsewhere than at 0, text stands there.
/// Source: Gecko, `gfxFT2FontBase.cpp`, `gfxFont.cpp`, `nsFontMetrics.cpp`, `ReflowInput.cpp`; 170,820
/// measured rows of Firefox 153, all equal but one baseline, by 1/60 px.
struct FirefoxRule: PlatformRule {
  private let tables: LineTables

  init(_ tables: LineTables) { self.tables = tables }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    let sets = tables.sets
    let choice = sets.chosenByFreeType
    let takesTypoHeight = choice.origin != .typo && (sets.typo?.ascender ?? 0) != 0
    return choice.chosen(
      sets, .observed,
      takesTypoHeight ? "; the line is no lower than the typo values and their gap" : "",
      findings: findings)
  }

  func line(at size: RuleSize) -> PlatformLine {
    let font = GeckoFont(tables, pixels: size.pixels, isWebFont: !size.has(.installed))
    let whole = font.em.wholeWithHalvesUp
    let content = font.ascent + font.descent
    let internalLeading = (content - whole).wholeWithHalvesUp
    let externalLeading = max(font.height, content).wholeWithHalvesUp - internalLeading - whole
    let normal =
      internalLeading == 0 && externalLeading == 0
      ? whole * 1.2 : whole + internalLeading + externalLeading
    let ascent = font.ascent.wholeWithHalvesUp
    let descent = font.contentDescent
    // A line with text is no lower than its content; with a negative descent it still has a baseline.
    var box = max(normal, ascent + descent)
    if font.descent < 0 { box = max(box, ascent + (normal - ascent - descent) / 2) }
    let shift = baselineShift(at: size)
    return PlatformLine(
      size, ascent: ascent + shift, descent: descent - shift, lineGap: externalLeading,
      lineHeight: box)
  }

  /// How far below the font's baseline that of Latin is, in device pixels, a whole number of Gecko's
  /// units of 1/60 CSS pixel.
  private func baselineShift(at size: RuleSize) -> Double {
    guard let roman = tables.baselines?.roman, roman != 0 else { return 0 }
    let units = -Double(roman) * size.size * 60 / Double(tables.sets.unitsPerEm)
    return units.wholeWithHalvesUp / 60 * size.displayScale
  }
}

/// What Gecko makes of a face at a size, in device pixels.
private struct GeckoFont {
  let em: Double
  private(set) var ascent: Double
  /// Positive below the baseline, in almost all fonts.
  private(set) var descent: Double
  private(set) var height: Double
  /// The descent of the content area, which has room for the underline.
  let contentDescent: Double

  init(_ tables: LineTables, pixels: Double, isWebFont: Bool) {
    let sets = tables.sets
    let metrics = FreeTypeSizeMetrics(sets, pixels: pixels)
    let scale = Double(metrics.scale) / 65536 / 64
    em = Double(sets.unitsPerEm) * scale
    ascent = Double(metrics.ascender) / 64
    descent = abs(Double(metrics.descender) / 64)
    height = Double(metrics.height) / 64
    if let typo = sets.typo, typo.ascender != 0 {
      // The sanitizer of web fonts, OTS, writes 0 over a negative gap.
      let gap = isWebFont ? max(0, typo.lineGap.value) : typo.lineGap.value
      let sum = Int(typo.ascender.value - typo.descender.value + gap)
      // Gecko has it in 16 bits.
      height = Double(Int16(truncatingIfNeeded: sum)) * scale
      if sets.usesTypoMetrics || (ascent == 0 && descent == 0) {
        ascent = (typo.ascender.value * scale).rounded(.toNearestOrAwayFromZero)
        descent = (-typo.descender.value * scale).rounded(.toNearestOrAwayFromZero)
      }
    }
    contentDescent = Self.contentDescent(
      tables.underline, ascent: ascent, descent: descent, scale: scale, em: em)
  }

  private static func contentDescent(
    _ underline: LineTables.Underline?, ascent: Double, descent: Double, scale: Double, em: Double
  ) -> Double {
    var size = em / 14
    var offset = -size
    // FreeType gives the middle of the line, the table its top.
    if let underline, underline.thickness != 0,
      underline.position - underline.thickness / 2 != 0
    {
      let middle = underline.position - underline.thickness / 2
      size = Double(underline.thickness) * scale
      offset =
        underline.position != 0
        ? Double(underline.position) * scale : Double(middle) * scale + 0.5 * size
    }
    size = max(1, size)
    offset = min(offset, -1)
    if ascent >= 1, size - offset > descent {
      if size > descent { size = max(descent, 1) }
      offset = size - descent
    }
    let bottom =
      (-offset).wholeWithHalvesUp + size.rounded(.toNearestOrAwayFromZero)
    return max(bottom, descent).wholeWithHalvesUp
  }
}

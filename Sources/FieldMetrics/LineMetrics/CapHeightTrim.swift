/// Negative margins that cut a block of text to its capitals, as the library capsize computes them for
/// pages that cannot rely on `text-box-trim`.
///
/// From `hhea`, whatever a browser takes, and without its rounding: lines can be a pixel off.
/// Source: capsize, `createStyleObject` and `precomputeValues` (docs/sources.md, "Line heights given").
public struct CapHeightTrim: Hashable, Sendable {
  /// In em: the margin above, in most fonts negative.
  public let capHeightTrim: Double
  /// In em: the margin below.
  public let baselineTrim: Double

  /// - Parameters:
  ///   - lineHeight: `nil` for `line-height: normal`.
  ///   - size: greater than 0.
  /// - Returns: `nil` for a font that does not say how high its capitals are.
  public init?(_ face: Face, at size: Points, lineHeight: Points?) {
    guard let capHeight = face.os2?.capHeight, capHeight > 0, size.value > 0 else { return nil }
    let em = Double(face.unitsPerEm)
    let ascent = Double(face.hhea.ascender) / em
    let descent = Double(abs(face.hhea.descender)) / em
    let lineGap = Double(face.hhea.lineGap) / em
    let normal = (ascent + descent + lineGap) * size.value
    // What the line is lower than a normal one, by half.
    let offset = lineHeight.map { (normal - $0.value) / 2 / size.value } ?? 0
    capHeightTrim = Self.decimals(-(ascent - Double(capHeight) / em + lineGap / 2 - offset))
    baselineTrim = Self.decimals(-(descent + lineGap / 2 - offset))
  }

  /// Four, as capsize writes them.
  static func decimals(_ value: Double) -> Double {
    let whole = (value * 10_000).rounded(.toNearestOrAwayFromZero)
    return whole == 0 ? 0 : whole / 10_000
  }
}

/// What `@font-face` of a fallback says so that its lines are those of the font that is still loading,
/// as capsize computes it from averages.
///
/// Source: capsize, `createFontStack` (docs/sources.md, "Line heights given").
public struct CapsizeOverrides: Hashable, Sendable {
  /// In percent, with four decimals.
  public let sizeAdjust: Double
  public let ascentOverride: Double
  public let descentOverride: Double
  public let lineGapOverride: Double

  /// - Parameters:
  ///   - face: the font that is loading.
  ///   - widthRatio: how wide its text is to that of the fallback at one size; greater than 0.
  public init?(_ face: Face, widthRatio: Double) {
    guard widthRatio > 0, widthRatio.isFinite else { return nil }
    let em = Double(face.unitsPerEm) * widthRatio
    func percent(_ units: Int) -> Double {
      CapHeightTrim.decimals(Double(units) / em * 100)
    }
    sizeAdjust = CapHeightTrim.decimals(widthRatio * 100)
    ascentOverride = percent(face.hhea.ascender)
    descentOverride = percent(abs(face.hhea.descender))
    lineGapOverride = percent(face.hhea.lineGap)
  }
}

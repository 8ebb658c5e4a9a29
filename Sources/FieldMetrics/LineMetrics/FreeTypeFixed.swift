/// FreeType's arithmetic with whole numbers.
///
/// Units: 26.6 is in 1/64 pixel, 16.16 in 1/65536. Source: FreeType, `ftcalc.c` and `ftobjs.c`; the size
/// metrics agree with those that Firefox and Qt draw with.
enum FreeTypeFixed {
  /// Metrics beyond this are no metrics; with them a product would leave 64 bits.
  private static let largestUnit = 1 << 24

  /// A length in font units as a whole number that can be multiplied.
  static func units(_ length: FontUnits) -> Int {
    min(max(Int(length.value), -largestUnit), largestUnit)
  }

  /// `FT_MulFix`: a times b / 65536, to the nearest, halves away from zero.
  static func multiply(_ a: Int, _ b: Int) -> Int {
    let product = (abs(a) * abs(b) + 0x8000) >> 16
    return (a >= 0) == (b >= 0) ? product : -product
  }

  /// `FT_DivFix`: a times 65536 / b, to the nearest; b is not 0.
  static func divide(_ a: Int, _ b: Int) -> Int {
    let quotient = (abs(a) << 16 + abs(b) >> 1) / abs(b)
    return (a >= 0) == (b >= 0) ? quotient : -quotient
  }

  static func ceiling(_ length: Int) -> Int { (length + 63) & -64 }
  static func floor(_ length: Int) -> Int { length & -64 }
  static func nearest(_ length: Int) -> Int { (length + 32) & -64 }
}

/// `FT_Size_Metrics` of a face without bitmaps, and the scale they come from.
struct FreeTypeSizeMetrics {
  /// 26.6, rounded up to whole pixels.
  let ascender: Int
  /// 26.6, negative below the baseline, rounded down to whole pixels.
  let descender: Int
  /// 26.6, with the line gap, rounded to whole pixels.
  let height: Int
  /// 16.16: 26.6 pixels to a font unit.
  let scale: Int

  init(_ sets: VerticalMetricSets, pixels: Double) {
    let line = sets.chosenByFreeType.triple
    let (ascent, descent) = (
      FreeTypeFixed.units(line.ascender), FreeTypeFixed.units(line.descender)
    )
    scale = FreeTypeFixed.divide(Int(pixels * 64 + 0.5), sets.unitsPerEm)
    ascender = FreeTypeFixed.ceiling(FreeTypeFixed.multiply(ascent, scale))
    descender = FreeTypeFixed.floor(FreeTypeFixed.multiply(descent, scale))
    let sum = ascent - descent + FreeTypeFixed.units(line.lineGap)
    height = FreeTypeFixed.nearest(FreeTypeFixed.multiply(sum, scale))
  }
}

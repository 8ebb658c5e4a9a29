/// All vertical metrics of a face at a place on its axes: what rules choose from.
///
/// Deltas of `MVAR` are applied to each set: `hasc`, `hdsc` and `hlgp` to `hhea` and typo alike, as
/// FreeType and HarfBuzz apply them to whichever set they use.
struct VerticalMetricSets {
  struct Triple: Hashable {
    var ascender: FontUnits
    var descender: FontUnits
    var lineGap: FontUnits

    /// Without ascender and descender a line has no height, whatever the gap says.
    var isZero: Bool { ascender == 0 && descender == 0 }

    static func + (a: Self, b: Self) -> Self {
      Triple(
        ascender: a.ascender + b.ascender, descender: a.descender + b.descender,
        lineGap: a.lineGap + b.lineGap)
    }
  }

  let unitsPerEm: Int
  /// As the tables have them; deltas decide nothing.
  let hheaIsZero: Bool
  let typoIsZero: Bool
  let winIsZero: Bool
  let hhea: Triple
  let typo: Triple?
  /// `usWinAscent`, minus `usWinDescent`, no gap.
  let win: Triple?
  /// `yMax` and `yMin` of `head`.
  let bounds: Triple
  let usesTypoMetrics: Bool
  let capHeight: FontUnits?
  let xHeight: FontUnits?

  init(_ face: Face, at place: AxisPlace) {
    func delta(_ tag: Tag) -> FontUnits { face.delta(tag, at: place) }
    let deltas = Triple(
      ascender: delta(MetricTag.ascender), descender: delta(MetricTag.descender),
      lineGap: delta(MetricTag.lineGap))
    let hhea = Triple(
      ascender: FontUnits(face.hhea.ascender), descender: FontUnits(face.hhea.descender),
      lineGap: FontUnits(face.hhea.lineGap))
    let typo = face.os2.map {
      Triple(
        ascender: FontUnits($0.typoAscender), descender: FontUnits($0.typoDescender),
        lineGap: FontUnits($0.typoLineGap))
    }
    let win = face.os2.map {
      Triple(ascender: FontUnits($0.winAscent), descender: FontUnits(-$0.winDescent), lineGap: 0)
    }
    unitsPerEm = face.unitsPerEm
    hheaIsZero = hhea.isZero
    typoIsZero = typo?.isZero ?? true
    winIsZero = win?.isZero ?? true
    self.hhea = hhea + deltas
    self.typo = typo.map { $0 + deltas }
    self.win = win.map {
      $0
        + Triple(
          ascender: delta(MetricTag.clippingAscent), descender: -delta(MetricTag.clippingDescent),
          lineGap: 0)
    }
    bounds = Triple(
      ascender: FontUnits(face.head.yMax), descender: FontUnits(face.head.yMin), lineGap: 0)
    usesTypoMetrics = face.os2?.usesTypoMetrics ?? false
    capHeight = face.os2?.capHeight.map { FontUnits($0) + delta(MetricTag.capHeight) }
    xHeight = face.os2?.xHeight.map { FontUnits($0) + delta(MetricTag.xHeight) }
  }

  func metrics(_ triple: Triple, _ origin: MetricsOrigin) -> LineMetrics {
    LineMetrics(
      unitsPerEm: unitsPerEm, ascender: triple.ascender, descender: triple.descender,
      lineGap: triple.lineGap, capHeight: capHeight, xHeight: xHeight, origin: origin)
  }
}

/// Line metrics with a size.
struct SizedLineMetrics: Hashable, Sendable {
  let metrics: LineMetrics
  let size: Points

  /// Some lines, not rounded.
  func height(lines: Int = 1) -> Points { metrics.height(lines: lines, at: size) }

  /// From the line's top to its baseline, not rounded.
  var ascender: Points {
    metrics.ascender.points(at: size, unitsPerEm: metrics.unitsPerEm)
  }

  /// The line height times both metrics' units per em: whole, so that a quotient of two of them is
  /// rounded once.
  func comparableHeight(with other: SizedLineMetrics) -> Double {
    metrics.lineHeight.value * size.value * Double(other.metrics.unitsPerEm)
  }

  /// How much a length on the grid exceeds this line height, rounded once.
  func residual(of length: Pixels, grid: PixelGrid) -> Points {
    let unitsPerEm = Double(metrics.unitsPerEm)
    let line = metrics.lineHeight.value * size.value * grid.displayScale
    return Points((length.value * unitsPerEm - line) / (unitsPerEm * grid.displayScale))
  }
}

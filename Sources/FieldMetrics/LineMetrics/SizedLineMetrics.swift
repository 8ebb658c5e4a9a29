/// Line metrics with a size.
struct SizedLineMetrics: Hashable, Sendable {
  /// A line that does not follow from the metrics alone: a platform rounds it, or a ladder gives it.
  struct Line: Hashable, Sendable {
    let height: Points
    /// From the line's top to its baseline.
    let ascender: Points
  }

  let metrics: LineMetrics
  let size: Points
  /// `nil` where a line is ascender − descender, not rounded, as on iOS.
  var line: Line?

  /// Some lines, not rounded.
  func height(lines: Int = 1) -> Points {
    if let line { return line.height * Double(lines) }
    return metrics.height(lines: lines, at: size)
  }

  /// From the line's top to its baseline, not rounded.
  var ascender: Points {
    line?.ascender ?? metrics.ascender.points(at: size, unitsPerEm: metrics.unitsPerEm)
  }

  /// The line height times both metrics' units per em: whole, so that a quotient of two of them is
  /// rounded once.
  func comparableHeight(with other: SizedLineMetrics) -> Double {
    if line != nil || other.line != nil { return height().value }
    return metrics.lineHeight.value * size.value * Double(other.metrics.unitsPerEm)
  }

  /// How much a length on the grid exceeds this line height, rounded once.
  func residual(of length: Pixels, grid: PixelGrid) -> Points {
    if let line { return grid.points(length) - line.height }
    let unitsPerEm = Double(metrics.unitsPerEm)
    let line = metrics.lineHeight.value * size.value * grid.displayScale
    return Points((length.value * unitsPerEm - line) / (unitsPerEm * grid.displayScale))
  }
}

extension PlatformLine {
  /// As layouts take it: what a line has beyond ascent and descent lies above and below in equal parts.
  func sized(_ rule: LineMetricsRule) -> SizedLineMetrics.Line {
    // Flutter's ascent reaches from the line's top already.
    let leading = rule == .flutter ? Points(0) : (lineHeight - ascent - descent) * 0.5
    return SizedLineMetrics.Line(height: lineHeight, ascender: ascent + leading)
  }
}

/// Roundings of engines that count in single precision.
extension Float {
  /// The nearest whole number, halves upwards, as `floorf(x + 0.5f)`: the sum is rounded to single
  /// precision first. Skia's `SkScalarRoundToScalar`.
  var wholeWithHalvesUp: Float { (self + 0.5).rounded(.down) }

  /// C's `lroundf`: halves away from zero.
  var wholeAwayFromZero: Float { rounded(.toNearestOrAwayFromZero) }
}

extension Double {
  /// Halves upwards, as `floor(x + 0.5)`.
  var wholeWithHalvesUp: Double { (self + 0.5).rounded(.down) }
}

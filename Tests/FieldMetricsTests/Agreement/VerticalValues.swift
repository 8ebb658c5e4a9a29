import FieldMetrics

/// Ascender, descender and line gap in whole font units, upwards: what engines are compared on.
struct VerticalValues: Hashable, Sendable, CustomStringConvertible {
  var ascender: Int
  var descender: Int
  var lineGap: Int

  static let zero = VerticalValues(ascender: 0, descender: 0, lineGap: 0)

  init(ascender: Int, descender: Int, lineGap: Int) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  /// `nil` when a value is not whole.
  init?(_ metrics: LineMetrics) {
    guard let ascender = Int(exactly: metrics.ascender.value),
      let descender = Int(exactly: metrics.descender.value),
      let lineGap = Int(exactly: metrics.lineGap.value)
    else { return nil }
    self.init(ascender: ascender, descender: descender, lineGap: lineGap)
  }

  var description: String { "\(ascender) \(descender) \(lineGap)" }
}

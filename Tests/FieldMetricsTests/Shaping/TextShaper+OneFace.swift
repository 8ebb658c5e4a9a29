@testable import FieldMetrics

extension TextShaper {
  /// A shaper of one face at a place.
  convenience init(
    _ face: Face, at place: AxisPlace, features: [FontFeature] = []
  ) throws {
    try self.init(
      FontStack(face, axes: face.axes.isEmpty ? [] : place.coordinates),
      options: ShapingOptions(features: features))
  }
}

extension ShapedText {
  /// The width of a text of one face, in its font units.
  var unitWidth: FontUnits? {
    width(at: Points(Double(runs.first?.unitsPerEm ?? 1))).map { FontUnits($0.value) }
  }
}

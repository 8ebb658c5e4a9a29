/// The font of a table.
public enum TableFont: Sendable {
  /// The system font's vertical metrics as published facts: heights without a font file, no widths.
  case system
  /// A font and its fallbacks. The counter is set in the semibold: in the face given for it, or in
  /// what the font's own file offers.
  case stack(FontStack, semibold: Face? = nil)

  var isSystem: Bool { if case .system = self { true } else { false } }

  /// A face alone, with values for some of its axes.
  ///
  /// - Throws: ``ShapingError/unusableFace(file:face:)``.
  public static func face(
    _ face: Face, axes: [AxisCoordinate] = [], semibold: Face? = nil
  ) throws(ShapingError) -> TableFont {
    .stack(try FontStack(face, axes: axes), semibold: semibold)
  }
}

/// The system font of iOS.
public enum SystemFont {
  /// The same at every size and weight; only the x-height, here of the regular, moves with weight.
  ///
  /// Source: UIKit of iOS 26.1, printed at 44 sizes (docs/sources.md, "System font").
  public static let lineMetrics = LineMetrics(
    unitsPerEm: 2048, ascender: 1950, descender: -494, lineGap: 0, capHeight: 1443, xHeight: 1078,
    origin: .hhea)

  static let identity = FontIdentity(
    fileName: nil, family: "SF Pro", style: "Regular", postScriptName: ".SFUI-Regular",
    faceIndex: nil, sha256: nil, unitsPerEm: lineMetrics.unitsPerEm, axes: [])
}

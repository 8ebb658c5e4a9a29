import TestSupport

@testable import FieldMetrics

/// Faces with the vertical metrics that a test chooses, read from the bytes of a font file.
enum MetricsFont {
  /// - Parameters:
  ///   - typo: `nil`, as `win`, for zeros.
  ///   - hasOS2: without the table neither typo nor win values exist.
  ///   - bounds: the lowest and highest point of all glyphs, as `head` says.
  static func face(
    unitsPerEm: Int = 1000, hhea: (Int, Int, Int), typo: (Int, Int, Int)? = nil,
    win: (Int, Int)? = nil, hasOS2: Bool = true, bounds: (yMin: Int, yMax: Int) = (0, 0),
    postScriptName: String? = nil
  ) throws -> Face {
    var font = SfntBuilder()
    font["head"] = SfntTables.head(unitsPerEm: unitsPerEm, yMin: bounds.yMin, yMax: bounds.yMax)
    font["hhea"] = SfntTables.hhea(ascender: hhea.0, descender: hhea.1, lineGap: hhea.2)
    font["OS/2"] = hasOS2 ? SfntTables.os2(typo: typo ?? (0, 0, 0), win: win ?? (0, 0)) : nil
    font["name"] = SfntTables.name(postScriptName.map { [SfntTables.Name(6, $0)] } ?? [])
    return try FontFile(bytes: font.bytes(), fileName: "made.ttf").face()
  }
}

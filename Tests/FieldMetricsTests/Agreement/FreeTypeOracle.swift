import CFreeType
import FieldMetrics

/// A face as FreeType sees it: the first second opinion. For one thread.
final class FreeTypeOracle {
  private let library: FT_Library
  private let face: FT_Face
  /// FreeType reads from these bytes as long as the face is open.
  private let bytes: OracleBytes

  /// `nil` when FreeType refuses the face.
  init?(_ bytes: OracleBytes, faceIndex: Int) {
    var library: FT_Library?
    var face: FT_Face?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    let code = FT_New_Memory_Face(
      library, bytes.start, FT_Long(bytes.count), FT_Long(faceIndex), &face)
    guard code == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = face
    self.bytes = bytes
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// Moves to a place on the axes.
  ///
  /// - Returns: whether FreeType could.
  func move(to coordinates: [AxisCoordinate]) -> Bool {
    var values = coordinates.map { FT_Fixed(($0.value * 65536).rounded()) }
    return FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values) == 0
  }

  /// What FreeType gives for a line, in font units.
  var line: VerticalValues {
    let record = face.pointee
    let ascender = Int(record.ascender)
    let descender = Int(record.descender)
    return VerticalValues(
      ascender: ascender, descender: descender,
      lineGap: Int(record.height) - (ascender - descender))
  }

  /// The `hhea` table as the file has it; FreeType applies no deltas to it.
  var hhea: VerticalValues? {
    guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA) else { return nil }
    let hhea = table.assumingMemoryBound(to: TT_HoriHeader.self).pointee
    return VerticalValues(
      ascender: Int(hhea.Ascender), descender: Int(hhea.Descender), lineGap: Int(hhea.Line_Gap))
  }

  var isScalable: Bool { face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 }

  var postScriptName: String? { FT_Get_Postscript_Name(face).map { String(cString: $0) } }

  /// How many characters the Unicode map has glyphs for; `nil` when FreeType chose no such map.
  var unicodeCharacterCount: Int? {
    guard let map = face.pointee.charmap, map.pointee.encoding == FT_ENCODING_UNICODE else {
      return nil
    }
    var count = 0
    var glyph: FT_UInt = 0
    var code = FT_Get_First_Char(face, &glyph)
    while glyph != 0 {
      count += 1
      code = FT_Get_Next_Char(face, code, &glyph)
    }
    return count
  }
}

extension FreeTypeOracle {
  /// A glyph as FreeType's smooth rasteriser draws it, unhinted.
  struct Raster {
    /// Of the bitmap's left top corner from the pen; pixels, upwards.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// 0 to 255, row by row.
    let pixels: [UInt8]
  }

  /// - Parameter size: pixels to the em.
  func coverage(of glyph: Int, size: Int) -> Raster? {
    // FT_LOAD_RENDER and FT_LOAD_NO_HINTING are macros.
    guard FT_Set_Pixel_Sizes(face, 0, FT_UInt(size)) == 0,
      FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(1 << 2 | 1 << 1)) == 0,
      let slot = face.pointee.glyph?.pointee, let start = slot.bitmap.buffer
    else { return nil }
    let (width, height) = (Int(slot.bitmap.width), Int(slot.bitmap.rows))
    let pixels = (0..<height).flatMap { y in
      (0..<width).map { start[y * Int(slot.bitmap.pitch) + $0] }
    }
    return Raster(
      left: Int(slot.bitmap_left), top: Int(slot.bitmap_top), width: width, height: height,
      pixels: pixels)
  }
}

import CFreeType

/// A small picture, row by row from the top.
public struct ColorBitmap: Hashable, Sendable {
  /// Pixels.
  public let width: Int
  public let height: Int
  /// Red, green, blue and alpha of each pixel, in sRGB; colours are not multiplied by alpha.
  public let rgba: [UInt8]
}

extension Face {
  /// The largest bitmap of a glyph in tables `CBDT` or `sbix`, unpacked by FreeType; `nil` for a
  /// glyph without a colour bitmap, and for one that is damaged.
  ///
  /// - Complexity: opens the face anew at each call.
  func colorBitmap(of glyph: Int) -> ColorBitmap? {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    defer { FT_Done_FreeType(library) }
    var handle: FT_Face?
    // FreeType reads from these bytes until the face is closed, and `self` keeps them alive.
    let start = sfnt.buffer.bindMemory(to: FT_Byte.self).baseAddress
    guard
      FT_New_Memory_Face(library, start, FT_Long(sfnt.count), FT_Long(indexInSfnt), &handle) == 0,
      let handle
    else { return nil }
    defer { FT_Done_Face(handle) }
    let strikes = Int(handle.pointee.num_fixed_sizes)
    guard strikes > 0, let sizes = handle.pointee.available_sizes else { return nil }
    let largest = (0..<strikes).max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0
    guard FT_Select_Size(handle, FT_Int(largest)) == 0,
      // The macro FT_LOAD_COLOR is not imported.
      FT_Load_Glyph(handle, FT_UInt(clamping: glyph), FT_Int32(1 << 20)) == 0,
      let slot = handle.pointee.glyph
    else { return nil }
    return withExtendedLifetime(self) { ColorBitmap(slot.pointee.bitmap) }
  }
}

extension ColorBitmap {
  /// A copy of FreeType's bitmap; `nil` for one that is not in colour.
  fileprivate init?(_ bitmap: FT_Bitmap) {
    guard bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue, let start = bitmap.buffer,
      bitmap.width > 0, bitmap.rows > 0, bitmap.pitch >= 4 * Int32(bitmap.width)
    else { return nil }
    width = Int(bitmap.width)
    height = Int(bitmap.rows)
    var rgba: [UInt8] = []
    rgba.reserveCapacity(4 * width * height)
    for row in 0..<height {
      for column in 0..<width {
        // Inside the buffer: FreeType's pitch was compared with the width.
        let pixel = start + row * Int(bitmap.pitch) + 4 * column
        let alpha = Int(pixel[3])
        for channel in [2, 1, 0] {
          rgba.append(
            alpha == 0 ? 0 : UInt8(min(255, (Int(pixel[channel]) * 255 + alpha / 2) / alpha)))
        }
        rgba.append(pixel[3])
      }
    }
    self.rgba = rgba
  }
}

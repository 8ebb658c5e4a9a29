/// A bitmap as a PNG file: the same bytes on every host.
public enum PNGDocument {
  /// - Parameters:
  ///   - scale: pixels to a point; written as the picture's density, 72 points to the inch.
  ///   - title: written as text for programs that show it; so is the description.
  public static func bytes(
    of bitmap: Bitmap, scale: Double, title: String, description: String = ""
  ) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // 8 bits of red, green and blue; no interlacing.
    chunk("IHDR", number(bitmap.width) + number(bitmap.height) + [8, 2, 0, 0, 0], &file)
    // sRGB, and pixels to the metre.
    chunk("sRGB", [0], &file)
    let density = Int((scale * 72 / 0.0254).rounded())
    chunk("pHYs", number(density) + number(density) + [1], &file)
    text("Title", title, &file)
    if !description.isEmpty { text("Description", description, &file) }
    chunk("IDAT", Deflate.compressed(rows(of: bitmap)), &file)
    chunk("IEND", [], &file)
    return file
  }

  /// The rows as they are, each after a 0: filters make flat pictures larger, by a quarter here.
  private static func rows(of bitmap: Bitmap) -> [UInt8] {
    let count = 3 * bitmap.width
    var bytes: [UInt8] = []
    bytes.reserveCapacity((count + 1) * bitmap.height)
    for y in 0..<bitmap.height {
      bytes.append(0)
      bytes += bitmap.rgb[(y * count)..<((y + 1) * count)]
    }
    return bytes
  }

  private static func text(_ keyword: String, _ text: String, _ file: inout [UInt8]) {
    // Keyword, no compression, no language, no translated keyword, then UTF-8.
    let header = Array(keyword.utf8) + [0, 0, 0, 0, 0]
    chunk("iTXt", header + Array(text.terminalSafe.utf8), &file)
  }

  private static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  private static func chunk(_ type: StaticString, _ data: [UInt8], _ file: inout [UInt8]) {
    let content = type.withUTF8Buffer { Array($0) } + data
    file += number(data.count)
    file += content
    file += number(Int(checksum(content)))
  }

  /// CRC-32 as PNG defines it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8) }
    return crc ^ 0xFFFF_FFFF
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in
      crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1
    }
  }
}

import CFreeType
import TestSupport
import Testing

@testable import FieldMetrics

struct PNGDocumentTests {
  @Test(
    "Packed bytes unpack to the same bytes in zlib",
    arguments: [0, 1, 2, 3, 257, 258, 259, 5000, 70_000])
  func deflateRoundTrip(count: Int) throws {
    var random = SplitMix64(seed: UInt64(count) + 7)
    // Noise, runs and repeats of whole rows, as pictures have them.
    var bytes: [UInt8] = []
    while bytes.count < count {
      switch random.next() % 3 {
      case 0: bytes.append(UInt8(truncatingIfNeeded: random.next()))
      case 1:
        bytes += [UInt8](
          repeating: UInt8(truncatingIfNeeded: random.next()), count: Int(random.next() % 700))
      default: bytes += bytes.suffix(Int(random.next() % 40_000))
      }
    }
    bytes = Array(bytes.prefix(count))
    #expect(try Self.unpacked(Deflate.compressed(bytes), count: count) == bytes)
  }

  @Test("A flat picture becomes small")
  func flatPicturesAreSmall() {
    let bitmap = Bitmap(width: 1000, height: 1000, RGBAColor(0x336699))
    // 3 MB; a repeat of 258 bytes takes about 2 bytes.
    #expect(PNGDocument.bytes(of: bitmap, scale: 3, title: "").count < 30_000)
  }

  @Test("A PNG file holds the bitmap's pixels, its density and its title, each with its checksum")
  func fileHoldsThePicture() throws {
    let picture = Picture(
      width: 4, height: 3, title: "Größe", description: "",
      background: PictureColor(light: 0xFFFFFF, dark: 0x000000),
      elements: [
        .shape(
          Shapes.rectangle(x: 1, y: 1, width: 2, height: 1),
          PictureColor(light: 0xFF0000, dark: 0x00FF00))
      ], glyphs: [])
    let bitmap = try picture.bitmap(.light, scale: 2)
    #expect(bitmap.width == 8)
    #expect(bitmap.height == 6)
    #expect(bitmap.color(x: 1, y: 2) == (255, 255, 255))
    #expect(bitmap.color(x: 2, y: 2) == (255, 0, 0))
    #expect(bitmap.color(x: 5, y: 3) == (255, 0, 0))
    #expect(bitmap.color(x: 5, y: 4) == (255, 255, 255))
    #expect(try picture.bitmap(.dark, scale: 2).color(x: 2, y: 2) == (0, 255, 0))

    let file = PNGDocument.bytes(of: bitmap, scale: 2, title: picture.title)
    #expect(Array(file.prefix(8)) == [137, 80, 78, 71, 13, 10, 26, 10])
    let chunks = Self.chunks(of: file)
    #expect(chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "iTXt", "IDAT", "IEND"])
    #expect(chunks[0].data == [0, 0, 0, 8, 0, 0, 0, 6, 8, 2, 0, 0, 0])
    // 2 · 72 / 0.0254 = 5669.3 pixels to the metre.
    #expect(chunks[2].data == BigEndian.u32(5669, 5669) + [1])
    #expect(chunks[3].data == Array("Title\0\0\0\0\0Größe".utf8))
    let raw = try Self.unpacked(chunks[4].data, count: 6 * 25)
    var rows: [UInt8] = []
    for y in 0..<6 { rows += [0] + bitmap.rgb[(y * 24)..<((y + 1) * 24)] }
    #expect(raw == rows)
  }

  @Test("A bitmap of more than 64 million pixels is refused in one line")
  func sizeIsLimited() {
    let picture = Picture(
      width: 1e6, height: 1e3, title: "", description: "",
      background: PictureColor(light: 0, dark: 0), elements: [], glyphs: [])
    #expect(
      throws: PictureError.tooLarge(width: 1e6, height: 1e3, limit: Picture.largestBitmap)
    ) { try picture.bitmap(.light, scale: 1) }
  }

  struct Chunk {
    let type: String
    let data: [UInt8]
  }

  /// The chunks whose checksums are right (CRC-32, bit by bit).
  static func chunks(of file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var place = 8
    func number(_ at: Int) -> Int { file[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
    while place + 12 <= file.count {
      let count = number(place)
      let content = file[(place + 4)..<(place + 8 + count)]
      var crc: UInt32 = 0xFFFF_FFFF
      for byte in content {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
      }
      if Int(~crc) == number(place + 8 + count) {
        chunks.append(
          Chunk(
            type: String(decoding: content.prefix(4), as: UTF8.self),
            data: Array(content.dropFirst(4))))
      }
      place += 12 + count
    }
    return chunks
  }

  /// By the zlib that FreeType holds.
  static func unpacked(_ packed: [UInt8], count: Int) throws -> [UInt8] {
    var library: FT_Library?
    try #require(FT_Init_FreeType(&library) == 0)
    defer { FT_Done_FreeType(library) }
    var bytes = [UInt8](repeating: 0, count: count + 1)
    var length = FT_ULong(bytes.count)
    // A face's memory manager is the library's; any little font has one.
    var face: FT_Face?
    let font = SfntBuilder().bytes()
    try font.withUnsafeBufferPointer { font in
      try #require(
        FT_New_Memory_Face(library, font.baseAddress, FT_Long(font.count), 0, &face) == 0)
      defer { FT_Done_Face(face) }
      let memory = try #require(face?.pointee.memory)
      try #require(
        FT_Gzip_Uncompress(memory, &bytes, &length, packed, FT_ULong(packed.count)) == 0)
    }
    return Array(bytes.prefix(Int(length)))
  }
}

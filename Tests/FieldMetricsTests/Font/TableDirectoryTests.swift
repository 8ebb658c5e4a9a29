import TestSupport
import Testing

@testable import FieldMetrics

@Suite("A font's table directory")
struct TableDirectoryTests {
  @Test("The font that these tests damage is sound: no finding but notes")
  func soundFont() throws {
    let face = try FontFile(bytes: SfntBuilder().bytes(), fileName: "a.ttf").face()
    #expect(face.findings.filter { $0.severity != .note } == [])
    #expect(face.unitsPerEm == 1000)
    #expect(face.glyphCount == 3)
    #expect(face.characterCount() == 2)
    #expect(face.names.family == "Test")
  }

  @Test(
    "A required table one byte short is refused with what was found and expected",
    arguments: [("head", 54), ("hhea", 36), ("maxp", 6)])
  func shortTable(_ tag: String, _ expected: Int) throws {
    var font = SfntBuilder()
    font[tag] = font[tag].map { Array($0.prefix(expected - 1)) }
    #expect(
      throws: FontError.tableTooShort(
        file: "a.ttf", face: 0, table: try #require(Tag(tag)), found: expected - 1,
        expected: expected)
    ) { try Self.face(font) }
    font[tag] = SfntBuilder()[tag].map { Array($0.prefix(expected)) }
    #expect(throws: Never.self) { try Self.face(font) }
  }

  @Test("An 'OS/2' table that is cut short counts as absent, and is reported")
  func shortOS2() throws {
    var font = SfntBuilder()
    font["OS/2"] = font["OS/2"].map { Array($0.prefix(68)) }
    let face = try Self.face(font)
    #expect(face.os2 == nil)
    #expect(face.findings.map(\.id).contains("os2-short"))
    #expect(!face.findings.map(\.id).contains("os2-missing"))
  }

  @Test("A font without widths is refused by the table's name")
  func missingWidths() throws {
    var font = SfntBuilder()
    font["hmtx"] = nil
    #expect(
      throws: FontError.missingTable(file: "a.ttf", face: 0, table: Tag(literal: "hmtx"))
    ) { try Self.face(font) }
  }

  @Test("Widths one byte short of 'numberOfHMetrics' are refused")
  func shortWidths() throws {
    var font = SfntBuilder()
    font["hmtx"]?.removeLast()
    #expect(
      throws: FontError.tableTooShort(
        file: "a.ttf", face: 0, table: Tag(literal: "hmtx"), found: 11, expected: 12)
    ) { try Self.face(font) }
  }

  @Test("A short 'post' or 'name' is as none", arguments: [("post", 31), ("name", 5)])
  func shortOptionalTable(_ tag: String, _ count: Int) throws {
    var font = SfntBuilder()
    font[tag] = font[tag].map { Array($0.prefix(count)) }
    let face = try Self.face(font)
    #expect(tag == "post" ? face.post == nil : face.names.family == nil)
  }

  @Test(
    "A missing required table is named", arguments: ["head", "hhea", "maxp"])
  func missingTable(_ tag: String) throws {
    var font = SfntBuilder()
    font[tag] = nil
    #expect(
      throws: FontError.missingTable(file: "a.ttf", face: 0, table: try #require(Tag(tag)))
    ) { try Self.face(font) }
  }

  /// Offset and length that a directory lists; the font has 12 + 16 · 10 bytes before its tables.
  @Test(
    "A required table outside the file is refused, wherever its offset points",
    arguments: [
      (0xFFFF_FFFF, 36), (0xFFFF_FFFC, 4), (0, 0xFFFF_FFFF), (16, 0xFFFF_FFF0),
      (0x7FFF_FFFF, 1), (0x8000_0000, 0x8000_0000), (1 << 20, 36),
    ] as [(UInt32, UInt32)])
  func outsideFile(_ offset: UInt32, _ length: UInt32) throws {
    var font = SfntBuilder()
    font.list("hhea", offset: offset, length: length)
    #expect(
      throws: FontError.damagedDirectory(
        file: "a.ttf", detail: "table 'hhea' lies outside the file")
    ) { try Self.face(font) }
  }

  @Test("A table that ends one byte after the file is outside, one that ends with it is not")
  func lastByte() throws {
    var font = SfntBuilder()
    font.tables.append(SfntBuilder.Table("zzzz", [1, 2, 3, 4]))
    font.list("zzzz", length: 5)
    #expect(try Self.face(font).findings.map(\.id).contains("table-outside-file"))
    font.list("zzzz", length: 4)
    #expect(try !Self.face(font).findings.map(\.id).contains("table-outside-file"))
  }

  @Test("Of a table listed twice the first counts, and a finding says so")
  func listedTwice() throws {
    var font = SfntBuilder()
    font.tables.append(SfntBuilder.Table("hhea", SfntTables.hhea(ascender: 1, descender: 2)))
    let face = try Self.face(font)
    #expect(face.hhea.ascender == 900)
    #expect(face.findings.filter { $0.id == "table-twice" }.count == 1)
  }

  @Test(
    "A directory that claims more tables than the file can hold is refused",
    arguments: [99, 0xFFFF])
  func tooManyTables(_ count: Int) throws {
    var font = SfntBuilder()
    font.listedTableCount = count
    let error = #expect(throws: FontError.self) { try Self.face(font) }
    guard case .damagedDirectory(file: "a.ttf", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("A directory that claims fewer tables than it lists lacks the others", arguments: 0..<8)
  func tooFewTables(_ count: Int) throws {
    var font = SfntBuilder()
    font.listedTableCount = count
    // In the order of the directory: OS/2, cmap, glyf, head, hhea, hmtx, loca, maxp.
    let missing = count <= 3 ? "head" : count == 4 ? "hhea" : "maxp"
    #expect(
      throws: FontError.missingTable(file: "a.ttf", face: 0, table: try #require(Tag(missing)))
    ) { try Self.face(font) }
  }

  @Test("A file cut anywhere inside its directory is refused", arguments: 4..<172)
  func cutDirectory(_ count: Int) {
    let bytes = SfntBuilder().bytes().prefix(count)
    #expect(throws: FontError.self) { try FontFile(bytes: bytes, fileName: "a.ttf").face() }
  }

  @Test(
    "A value that OpenType rules out is refused",
    arguments: [
      ("head", "unitsPerEm", 18, 0), ("head", "unitsPerEm", 18, 15),
      ("head", "unitsPerEm", 18, 16385), ("maxp", "numGlyphs", 4, 0),
      ("hhea", "numberOfHMetrics", 34, 0),
    ])
  func badValue(_ tag: String, _ field: String, _ offset: Int, _ value: Int) throws {
    var font = SfntBuilder()
    font.write(BigEndian.u16(value), in: tag, at: offset)
    let error = #expect(throws: FontError.self) { try Self.face(font) }
    guard case .badValue(_, _, let table, field, "\(value)", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(table.description == tag)
  }

  @Test("The smallest and the largest units per em are taken", arguments: [16, 16384])
  func unitsPerEm(_ value: Int) throws {
    var font = SfntBuilder()
    font["head"] = SfntTables.head(unitsPerEm: value)
    #expect(try Self.face(font).unitsPerEm == value)
  }

  private static func face(_ font: SfntBuilder) throws -> Face {
    try FontFile(bytes: font.bytes(), fileName: "a.ttf").face()
  }
}

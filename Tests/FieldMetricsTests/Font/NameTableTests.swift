import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Names of a face")
struct NameTableTests {
  @Test(
    "A Windows name is UTF-16, pairs of surrogates included",
    arguments: ["Inter", "Ĳß", "源ノ角ゴシック", "𝔉raktur 🦊", "é", "العربية"])
  func utf16(_ name: String) {
    #expect(Self.names([SfntTables.Name(1, name)]).family == name)
  }

  @Test("A lone surrogate becomes the replacement character, not nonsense")
  func loneSurrogate() {
    let name = SfntTables.Name(
      1, platform: 3, encoding: 1, language: 0x409, BigEndian.u16(0x41, 0xD83D, 0x42))
    #expect(Self.names([name]).family == "A\u{FFFD}B")
  }

  @Test("A name of an odd number of bytes loses its last one")
  func oddLength() {
    let name = SfntTables.Name(
      1, platform: 3, encoding: 1, language: 0x409, BigEndian.u16(0x41, 0x42) + [0])
    #expect(Self.names([name]).family == "AB")
  }

  @Test("Each Macintosh character is the one of Mac OS Roman", arguments: 0x21...0xFF)
  func macRoman(_ code: Int) throws {
    let name = SfntTables.Name(
      1, platform: 1, encoding: 0, language: 0, [0x5B, UInt8(code), 0x5D])
    let scalar = code < 0x80 ? UInt32(code) : Self.upperHalf[code - 0x80]
    let expected = try String(#require(Unicode.Scalar(scalar)))
    #expect(Self.names([name]).family == "[\(expected)]")
  }

  /// 0x80 to 0xFF as Python's codec `mac_roman` has them, which follows Unicode's APPLE/ROMAN.TXT;
  /// Foundation's `macOSRoman` gives other characters on Linux.
  private static let upperHalf: [UInt32] = [
    0x00C4, 0x00C5, 0x00C7, 0x00C9, 0x00D1, 0x00D6, 0x00DC, 0x00E1,
    0x00E0, 0x00E2, 0x00E4, 0x00E3, 0x00E5, 0x00E7, 0x00E9, 0x00E8,
    0x00EA, 0x00EB, 0x00ED, 0x00EC, 0x00EE, 0x00EF, 0x00F1, 0x00F3,
    0x00F2, 0x00F4, 0x00F6, 0x00F5, 0x00FA, 0x00F9, 0x00FB, 0x00FC,
    0x2020, 0x00B0, 0x00A2, 0x00A3, 0x00A7, 0x2022, 0x00B6, 0x00DF,
    0x00AE, 0x00A9, 0x2122, 0x00B4, 0x00A8, 0x2260, 0x00C6, 0x00D8,
    0x221E, 0x00B1, 0x2264, 0x2265, 0x00A5, 0x00B5, 0x2202, 0x2211,
    0x220F, 0x03C0, 0x222B, 0x00AA, 0x00BA, 0x03A9, 0x00E6, 0x00F8,
    0x00BF, 0x00A1, 0x00AC, 0x221A, 0x0192, 0x2248, 0x2206, 0x00AB,
    0x00BB, 0x2026, 0x00A0, 0x00C0, 0x00C3, 0x00D5, 0x0152, 0x0153,
    0x2013, 0x2014, 0x201C, 0x201D, 0x2018, 0x2019, 0x00F7, 0x25CA,
    0x00FF, 0x0178, 0x2044, 0x20AC, 0x2039, 0x203A, 0xFB01, 0xFB02,
    0x2021, 0x00B7, 0x201A, 0x201E, 0x2030, 0x00C2, 0x00CA, 0x00C1,
    0x00CB, 0x00C8, 0x00CD, 0x00CE, 0x00CF, 0x00CC, 0x00D3, 0x00D4,
    0xF8FF, 0x00D2, 0x00DA, 0x00DB, 0x00D9, 0x0131, 0x02C6, 0x02DC,
    0x00AF, 0x02D8, 0x02D9, 0x02DA, 0x00B8, 0x02DD, 0x02DB, 0x02C7,
  ]

  @Test(
    "An English Windows name wins, then another English one, Unicode, other languages, Macintosh")
  func order() {
    func windows(_ language: Int, _ text: String) -> SfntTables.Name {
      SfntTables.Name(
        1, platform: 3, encoding: 1, language: language, BigEndian.u16(text.utf16.map(Int.init)))
    }
    let mac = SfntTables.Name(1, platform: 1, encoding: 0, language: 0, Array("Mac".utf8))
    let french = SfntTables.Name(1, platform: 1, encoding: 0, language: 1, Array("Fr".utf8))
    let unicode = SfntTables.Name(
      1, platform: 0, encoding: 3, language: 0, BigEndian.u16("Uni".utf16.map(Int.init)))
    let inOrder: [(SfntTables.Name, String)] = [
      (windows(0x409, "American"), "American"), (windows(0x809, "British"), "British"),
      (unicode, "Uni"), (windows(0x407, "German"), "German"), (mac, "Mac"), (french, "Fr"),
    ]
    for first in inOrder.indices {
      let rest = inOrder[first...]
      #expect(Self.names(rest.map(\.0)).family == inOrder[first].1)
      #expect(Self.names(rest.map(\.0).reversed()).family == inOrder[first].1)
    }
  }

  @Test("The typographic family and style go before the ones that old programs show")
  func typographic() {
    let table = SfntTables.name([
      SfntTables.Name(1, "Inter SemiBold"), SfntTables.Name(2, "Regular"),
      SfntTables.Name(16, "Inter"), SfntTables.Name(17, "SemiBold"),
      SfntTables.Name(4, "Inter SemiBold"), SfntTables.Name(5, "Version 4"),
      SfntTables.Name(6, "Inter-SemiBold"), SfntTables.Name(300, "Own"),
    ])
    let names = Self.names(table)
    #expect(names.family == "Inter")
    #expect(names.style == "SemiBold")
    #expect(names.fullName == "Inter SemiBold")
    #expect(names.version == "Version 4")
    #expect(names.postScriptName == "Inter-SemiBold")
    #expect(Self.records(table)[300] == "Own")
    #expect(Self.records(table)[301] == nil)
  }

  @Test("Padding is no part of a name, and a name of padding alone is none")
  func padding() {
    #expect(Self.names([SfntTables.Name(1, "\0 Inter \0\n")]).family == "Inter")
    #expect(Self.names([SfntTables.Name(1, " \0")]).family == nil)
    #expect(Self.names([SfntTables.Name(1, ""), SfntTables.Name(16, "")]).family == nil)
  }

  @Test(
    "A name in an encoding that cannot be read is passed over",
    arguments: [(3, 2), (1, 1), (2, 0), (4, 0)])
  func unknownEncoding(_ platform: Int, _ encoding: Int) {
    let odd = SfntTables.Name(
      1, platform: platform, encoding: encoding, language: 0x409, Array("Odd".utf8))
    #expect(Self.names([odd]).family == nil)
  }

  @Test("A record that points outside the strings is passed over, the next is read")
  func outside() {
    var table = SfntTables.name([SfntTables.Name(1, "Bad"), SfntTables.Name(2, "Good")])
    // The offset of the first record, 10 bytes into it.
    table.replaceSubrange(16..<18, with: BigEndian.u16(0xFFFF))
    let names = Self.names(table)
    #expect(names.family == nil)
    #expect(names.style == "Good")
  }

  @Test("A count of records that lies reads the ones that are there")
  func countLies() {
    var table = SfntTables.name([SfntTables.Name(1, "Test")])
    table.replaceSubrange(2..<4, with: BigEndian.u16(0xFFFF))
    #expect(Self.names(table).family == "Test")
  }

  private static func names(_ names: [SfntTables.Name]) -> NameTable {
    Self.names(SfntTables.name(names))
  }

  private static func names(_ table: [UInt8]) -> NameTable { NameTable(records(table)) }

  private static func records(_ table: [UInt8]) -> NameRecords {
    NameRecords(TableBytes(FontBytes(copying: table)))
  }
}

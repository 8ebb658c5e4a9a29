import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Which characters a face has glyphs for")
struct CmapTableTests {
  /// A subtable, and the characters it has glyphs for.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let subtable: [UInt8]
    let characters: Set<UInt32>
    /// Whether HarfBuzz 6 names the same characters; it names one whose delta wraps to glyph 0,
    /// which it then has no glyph for.
    let isAsHarfBuzz: Bool

    init(
      _ what: String, _ subtable: [UInt8], _ characters: Set<UInt32>, isAsHarfBuzz: Bool = true
    ) {
      testDescription = what
      self.subtable = subtable
      self.characters = characters
      self.isAsHarfBuzz = isAsHarfBuzz
    }
  }

  private static let end = SfntTables.Segment(0xFFFF...0xFFFF, delta: 1)

  private static let cases: [Case] = [
    Case("format 0", SfntTables.cmapFormat0([0x41: 1, 0x42: 2]), [0x41, 0x42]),
    Case(
      "format 4, deltas",
      SfntTables.cmapFormat4([SfntTables.Segment(0x41...0x42, delta: -0x40), end]), [0x41, 0x42]),
    Case(
      "format 4, a delta that leads to glyph 0",
      SfntTables.cmapFormat4([SfntTables.Segment(0x40...0x42, delta: -0x40), end]), [0x41, 0x42]),
    Case(
      "format 4, an array of glyphs with a hole",
      SfntTables.cmapFormat4([
        SfntTables.Segment(0x30...0x32, delta: 1, glyphs: [1, 0, 2]),
        SfntTables.Segment(0x41...0x41, delta: -0x40),
        end,
      ]), [0x30, 0x32, 0x41]),
    Case(
      "format 4, an array and a delta that wraps to glyph 0",
      SfntTables.cmapFormat4([
        SfntTables.Segment(0x41...0x42, delta: -1, glyphs: [1, 2]), end,
      ]), [0x42], isAsHarfBuzz: false),
    Case(
      "format 4, the last segment has an array",
      SfntTables.cmapFormat4([
        SfntTables.Segment(0x41...0x42, delta: -0x40),
        SfntTables.Segment(0xFFFF...0xFFFF, glyphs: [0]),
      ]), [0x41, 0x42]),
    Case("format 6", SfntTables.cmapFormat6(first: 0x41, glyphs: [1, 0, 2]), [0x41, 0x43]),
    Case(
      "format 10", SfntTables.cmapFormat10(first: 0x1F600, glyphs: [1, 0, 2]), [0x1F600, 0x1F602]),
    Case(
      "format 12", SfntTables.cmapGroups(format: 12, [(0x41...0x42, 1), (0x1F600...0x1F601, 1)]),
      [0x41, 0x42, 0x1F600, 0x1F601]),
    Case(
      "format 12, a group that starts at glyph 0",
      SfntTables.cmapGroups(format: 12, [(0x40...0x42, 0)]), [0x41, 0x42]),
    Case(
      "format 13", SfntTables.cmapGroups(format: 13, [(0x41...0x43, 1), (0x50...0x51, 0)]),
      [0x41, 0x42, 0x43]),
    Case(
      "format 12, groups that overlap",
      SfntTables.cmapGroups(format: 12, [(0x41...0x43, 1), (0x42...0x44, 1)]),
      [0x41, 0x42, 0x43, 0x44]),
  ]

  @Test("Characters of a subtable built by hand are found", arguments: cases)
  func byHand(_ test: Case) throws {
    let table = Self.table(test.subtable)
    let found = Set(table.ranges.flatMap { Array($0) })
    #expect(found == test.characters)
    #expect(table.characterCount == test.characters.count)
    var font = SfntBuilder()
    // Enough glyphs for all subtables, so that no reader drops one.
    font["cmap"] = SfntTables.cmap([(3, 10, test.subtable)])
    font["maxp"] = SfntTables.maxp(numGlyphs: 8)
    let bytes = try #require(OracleBytes(font.bytes()))
    let harfBuzz = try #require(HarfBuzzOracle(bytes, faceIndex: 0))
    if test.isAsHarfBuzz { #expect(found == harfBuzz.unicodes) }
  }

  @Test("The best of several subtables is read: symbol, full Unicode, basic plane, Macintosh")
  func bestSubtable() {
    func one(_ code: Int) -> [UInt8] { SfntTables.cmapFormat6(first: code, glyphs: [1]) }
    let inOrder: [(Int, Int)] = [
      (3, 0), (3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0), (1, 0),
    ]
    for first in inOrder.indices {
      let subtables = inOrder[first...].enumerated().map { ($1.0, $1.1, one(0x41 + first + $0)) }
      for table in [subtables, subtables.reversed()] {
        let cmap = CmapTable(TableBytes(FontBytes(copying: SfntTables.cmap(table))))
        #expect(cmap.ranges == [UInt32(0x41 + first)...UInt32(0x41 + first)])
      }
    }
  }

  /// 32,767 segments from 1 to 0xFFFE, one on the other: each code is looked at once.
  @Test("Segments that overlap do not multiply the work", .timeLimit(.minutes(1)))
  func overlappingSegments() {
    let count = 32_000
    var table = [UInt8](repeating: 0, count: 16 + 8 * count)
    func put(_ value: Int, at offset: Int) {
      table[offset] = UInt8(value >> 8)
      table[offset + 1] = UInt8(value & 0xFF)
    }
    put(4, at: 0)
    put(2 * count, at: 6)
    for segment in 0..<count {
      put(0xFFFE, at: 14 + 2 * segment)
      put(1, at: 16 + 2 * count + 2 * segment)
    }
    let cmap = CmapTable(TableBytes(FontBytes(copying: SfntTables.cmap([(3, 1, table)]))))
    #expect(cmap.ranges == [1...0xFFFE])
  }

  @Test("A Macintosh subtable gives ASCII alone")
  func macintosh() {
    let subtable = SfntTables.cmapFormat0([0x41: 1, 0x80: 2, 0xFF: 3])
    let cmap = CmapTable(TableBytes(FontBytes(copying: SfntTables.cmap([(1, 0, subtable)]))))
    #expect(cmap.ranges == [0x41...0x41])
  }

  @Test(
    "A subtable whose count lies, or that ends early, gives what is there and does not crash",
    arguments: [
      SfntTables.cmapFormat10(first: 0x41, glyphs: [1, 2], listedCount: 0xFFFF_FFFF),
      SfntTables.cmapGroups(format: 12, [(0x41...0x42, 1)], listedCount: 0xFFFF_FFFF),
      SfntTables.cmapGroups(format: 12, [(0x41...0x42, 1), (0x43...0x7FFF_FFFF, 1)]),
      SfntTables.cmapGroups(format: 12, [(0x41...0x42, 1), (0x51...0x51, 1)]).dropLast(),
    ].map { Array($0) })
  func countLies(_ subtable: [UInt8]) {
    #expect(Self.table(subtable).ranges == [0x41...0x42])
  }

  @Test(
    "Codes past the last that 32 bits hold do not crash",
    arguments: [
      SfntTables.cmapFormat10(first: 0xFFFF_FFFE, glyphs: [1, 2, 1, 2]),
      SfntTables.cmapGroups(format: 12, [(0xFFFF_FFF0...0xFFFF_FFFF, 1)]),
      SfntTables.cmapGroups(format: 13, [(0xFFFF_FFF0...0xFFFF_FFFF, 0)]),
    ])
  func lastCodes(_ subtable: [UInt8]) {
    #expect(Self.table(subtable).ranges.allSatisfy { $0.upperBound <= 0x10FFFF })
  }

  @Test("A subtable of a format that is not read has no characters", arguments: [2, 8, 14, 99])
  func unknownFormat(_ format: Int) {
    let table = Self.table(BigEndian.u16(format, 0, 0, 0, 0, 0, 0))
    #expect(table.ranges == [])
    #expect(table.format == format)
    var font = SfntBuilder()
    font["cmap"] = SfntTables.cmap([(3, 10, BigEndian.u16(format, 0, 0, 0, 0, 0, 0))])
    #expect(
      throws: Never.self
    ) {
      let face = try FontFile(bytes: font.bytes(), fileName: "a.ttf").face()
      #expect(face.findings.map(\.id).contains("cmap-missing"))
      #expect(face.characterCount() == 0)
    }
  }

  @Test(
    "The characters of a fetched font are HarfBuzz's, and as many as FreeType counts",
    arguments: Fixtures.bootstrapFonts)
  func fetchedFont(_ font: Fixtures.BootstrapFont) throws {
    let bytes = try #require(OracleBytes(path: font.path))
    let file = try FontFile(path: font.path)
    for index in 0..<file.faceCount {
      let face = try file.face(at: index)
      let cmap = try #require(face.directory[Tag(literal: "cmap")].map { CmapTable($0) })
      let harfBuzz = try #require(HarfBuzzOracle(bytes, faceIndex: index)).unicodes
      #expect(cmap.characterCount == harfBuzz.count)
      #expect(cmap.ranges.allSatisfy { $0.allSatisfy(harfBuzz.contains) })
      let freeType = try #require(FreeTypeOracle(bytes, faceIndex: index))
      #expect(face.characterCount() == freeType.unicodeCharacterCount)
    }
  }

  private static func table(_ subtable: [UInt8]) -> CmapTable {
    CmapTable(TableBytes(FontBytes(copying: SfntTables.cmap([(3, 10, subtable)]))))
  }
}

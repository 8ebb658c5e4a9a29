import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Doubts about lines")
struct LineDoubtsTests {
  private static func ids(_ change: (inout SfntBuilder) -> Void) throws -> Set<String> {
    var font = SfntBuilder()
    font["hhea"] = SfntTables.hhea(ascender: 900, descender: -200, lineGap: 0)
    font["OS/2"] = SfntTables.os2(typo: (900, -200, 0), win: (950, 300))
    change(&font)
    let face = try FontFile(bytes: font.bytes(), fileName: "made.ttf").face()
    return Set(FaceInspection(face, at: face.defaultPlace).findings.map(\.id))
  }

  @Test("A sound font has none")
  func soundFont() throws {
    #expect(try Self.ids { _ in }.isEmpty)
  }

  @Test("The flag with typo values of 0, and in a version that has none")
  func flag() throws {
    #expect(
      try Self.ids { $0["OS/2"] = SfntTables.os2(selection: 0xC0, typo: (0, 0, 9)) }
        .contains("typo-zero"))
    #expect(
      try Self.ids {
        $0["OS/2"] = SfntTables.os2(version: 3, selection: 0xC0, typo: (900, -200, 0))
      }
      .contains("typo-flag-version"))
  }

  @Test("Signs that are wrong")
  func signs() throws {
    #expect(
      try Self.ids { $0["OS/2"] = SfntTables.os2(typo: (900, 200, 0)) }
        .contains("typo-descender-positive"))
    #expect(
      try Self.ids { $0["OS/2"] = SfntTables.os2(typo: (900, -200, 0), win: (950, -300)) }
        .contains("win-sign"))
    #expect(
      try Self.ids { $0["OS/2"] = SfntTables.os2(typo: (900, -200, -90)) }
        .contains("line-gap-negative"))
  }

  @Test("A line gap, and sets that differ")
  func gapsAndSets() throws {
    #expect(
      try Self.ids {
        $0["hhea"] = SfntTables.hhea(ascender: 900, descender: -200, lineGap: 90)
      } == ["line-gap"])
    #expect(
      try Self.ids { $0["OS/2"] = SfntTables.os2(typo: (800, -200, 0)) } == ["typo-differs"])
  }

  @Test("Ends of 'hhea' on the wrong side, and no ends at all")
  func hhea() throws {
    func ids(_ ascender: Int, _ descender: Int, lineGap: Int = 0) throws -> Set<String> {
      try Self.ids {
        $0["hhea"] = SfntTables.hhea(
          ascender: ascender, descender: descender, lineGap: lineGap)
      }
    }
    #expect(try ids(900, 200).contains("descender-positive"))
    #expect(try ids(-900, -200).contains("ascender-negative"))
    #expect(try ids(0, 0, lineGap: 90).contains("hhea-zero"))
  }

  @Test("No table 'OS/2', and no character map")
  func missingTables() throws {
    #expect(try Self.ids { $0["OS/2"] = nil }.contains("os2-missing"))
    #expect(try Self.ids { $0["cmap"] = nil }.contains("cmap-missing"))
  }

  @Test("Glyphs beyond the win values")
  func extremes() throws {
    #expect(
      try Self.ids { $0["head"] = SfntTables.head(yMin: -200, yMax: 951) }
        .contains("extremes-clipped"))
    #expect(
      try !Self.ids { $0["head"] = SfntTables.head(yMin: -300, yMax: 950) }
        .contains("extremes-clipped"))
  }

  @Test("No table 'post', and a symbol character map")
  func tables() throws {
    #expect(try Self.ids { $0["post"] = nil }.contains("post-missing"))
    #expect(
      try Self.ids {
        $0["cmap"] = SfntTables.cmap([(3, 0, SfntTables.cmapFormat6(first: 0xF041, glyphs: [1]))])
      }.contains("cmap-symbol"))
  }
}

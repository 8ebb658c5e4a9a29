import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Fonts that ask for endless work")
struct HostileSizeTests {
  @Test("A variation store that counts other axes than the face is not used")
  func foreignStore() {
    // Format 1, regions at byte 8, no groups; two axes, no regions.
    let store: [UInt8] = [0, 1, 0, 0, 0, 8, 0, 0, 0, 2, 0, 0]
    let table = TableBytes(FontBytes(copying: store))
    #expect(ItemVariationStore(table, axisCount: 2) != nil)
    #expect(ItemVariationStore(table, axisCount: 1) == nil)
  }

  @Test("A name of more than a kilobyte is none", arguments: [(512, true), (513, false)])
  func longName(characters: Int, isKept: Bool) throws {
    var font = SfntBuilder()
    font["name"] = SfntTables.name([SfntTables.Name(1, String(repeating: "x", count: characters))])
    let face = try FontFile(bytes: font.bytes(), fileName: "a.ttf").face()
    #expect((face.names.family != nil) == isKept)
  }

  @Test("Levels that the algorithm never gives are put in order at once", .timeLimit(.minutes(1)))
  func absurdLevels() {
    #expect(BidiParagraphs.visualOrder(of: [1, .max]).sorted() == [0, 1])
  }

  @Test("Two axes of one tag make a font's variations unusable, and nothing names the tag twice")
  func axesOfOneTag() throws {
    var font = SfntBuilder()
    font["fvar"] = SfntTables.fvar([
      SfntTables.Axis("wght", 100, 400, 900), SfntTables.Axis("wght", 100, 400, 900),
    ])
    let face = try FontFile(bytes: font.bytes(), fileName: "a.ttf").face()
    #expect(face.axes.isEmpty)
    #expect(face.findings.contains { $0.id == "variations-unusable" })
  }
}

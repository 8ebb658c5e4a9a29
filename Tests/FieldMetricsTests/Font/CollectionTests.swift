import TestSupport
import Testing

@testable import FieldMetrics

@Suite("A collection of faces")
struct CollectionTests {
  private static let two: [SfntBuilder] = {
    var second = SfntBuilder()
    second["hhea"] = SfntTables.hhea(ascender: 777)
    return [SfntBuilder(), second]
  }()

  @Test("Each face of a collection has its own tables")
  func faces() throws {
    let file = try FontFile(bytes: SfntBuilder.collection(Self.two), fileName: "a.ttc")
    #expect(file.faceCount == 2)
    #expect(try file.face(at: 0).hhea.ascender == 900)
    #expect(try file.face(at: 1).hhea.ascender == 777)
  }

  @Test("A face that a file does not have is refused with the count", arguments: [-1, 2, Int.max])
  func noSuchFace(_ index: Int) throws {
    let file = try FontFile(bytes: SfntBuilder.collection(Self.two), fileName: "a.ttc")
    #expect(throws: FontError.noSuchFace(file: "a.ttc", index: index, count: 2)) {
      try file.face(at: index)
    }
  }

  @Test(
    "A collection that claims no faces, or more than fit, is refused",
    arguments: [0, 1 << 24, 0x3FFF_FFFF, 0x4000_0000, 0xFFFF_FFFF])
  func countLies(_ count: Int) {
    let bytes = SfntBuilder.collection(Self.two, listedCount: count)
    #expect(
      throws: FontError.damagedDirectory(
        file: "a.ttc",
        detail: "a collection of \(count) faces does not fit in \(bytes.count) bytes")
    ) { try FontFile(bytes: bytes, fileName: "a.ttc") }
  }

  @Test("A collection of one face more than it has is refused")
  func oneFaceTooMany() {
    let bytes = SfntBuilder.collection(Self.two, listedCount: 3)
    // The third offset is the first four bytes of the first face.
    #expect(throws: FontError.self) { try FontFile(bytes: bytes, fileName: "a.ttc") }
  }

  @Test(
    "A face offset that does not point to a font is refused",
    arguments: [0, 1, 21, 0x7FFF_FFFF, 0xFFFF_FFFF])
  func offsetLies(_ offset: Int) {
    let bytes = SfntBuilder.collection(Self.two, offsets: [20, offset])
    #expect(
      throws: FontError.damagedDirectory(
        file: "a.ttc", detail: "face 1 of the collection does not start with a font")
    ) { try FontFile(bytes: bytes, fileName: "a.ttc") }
  }

  @Test("A collection cut inside its header is refused", arguments: 4..<20)
  func cutHeader(_ count: Int) {
    let bytes = SfntBuilder.collection(Self.two).prefix(count)
    #expect(throws: FontError.self) { try FontFile(bytes: bytes, fileName: "a.ttc") }
  }

  @Test("Two entries for one face are two faces")
  func oneFaceTwice() throws {
    let bytes = SfntBuilder.collection(Self.two, offsets: [20, 20])
    let file = try FontFile(bytes: bytes, fileName: "a.ttc")
    #expect(try file.face(at: 1).hhea.ascender == 900)
    #expect(try file.face(at: 1).index == 1)
  }
}

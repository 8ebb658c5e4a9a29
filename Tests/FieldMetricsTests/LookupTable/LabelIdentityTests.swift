import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Labels that look the same")
struct LabelIdentityTests {
  /// K (U+004B) and the kelvin sign (U+212A) are canonically equal and have glyphs of their own.
  @Test("Canonically equal labels are measured each for itself, in any order")
  func canonicallyEqual() throws {
    let face = try FontFile(path: Fixtures.bootstrapPath("Roboto-Regular.ttf")).face()
    let pair = try ["Kn", "\u{212A}n"].map { try #require(FieldLabel($0)) }
    #expect(pair[0] != pair[1])
    func widths(_ labels: [FieldLabel]) throws -> [Points?] {
      let options = TableOptions(categories: [.large], labels: labels)
      let table = try MetricsTableBuilder(.face(face), options: options).build()
      return try #require(table.rows.first).labels.map(\.width)
    }
    let alone = try pair.map { try #require(try widths([$0]).first) }
    #expect(alone[0] != alone[1])
    #expect(try widths(pair) == alone)
    #expect(try widths(pair.reversed()) == alone.reversed())
  }

  @Test("A collection's broken face does not stop a table of a sound one")
  func brokenSibling() throws {
    var broken = SfntBuilder()
    broken["hhea"] = nil
    let file = try FontFile(
      bytes: SfntBuilder.collection([SfntBuilder(), broken]), fileName: "a.ttc")
    let options = TableOptions(categories: [.large], limit: 10)
    #expect(throws: Never.self) {
      try MetricsTableBuilder(.face(try file.face()), options: options).build()
    }
  }

  @Test("Tables of one font that differ have type names that differ")
  func typeNames() throws {
    let face = try FontFile(path: Fixtures.bootstrapPath("Inter.ttf")).face()
    func name(_ axes: [AxisCoordinate], _ options: TableOptions) throws -> String {
      let table = try MetricsTableBuilder(.face(face, axes: axes), options: options).build()
      return Identifier.words(of: table).joined()
    }
    let semibold = [AxisCoordinate(tag: Tag(literal: "wght"), value: 600)]
    let one = [ContentSizeCategory.large]
    #expect(try name([], TableOptions(categories: one)) == "InterRegular")
    #expect(try name(semibold, TableOptions(categories: one)) == "InterRegularWght600")
    let grid = try #require(PixelGrid(displayScale: 2.625))
    let other = TableOptions(categories: one, sizing: .custom, grid: grid)
    #expect(try name([], other) == "InterRegularCustomAt2_625x")
  }
}

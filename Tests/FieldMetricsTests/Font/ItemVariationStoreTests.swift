import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Deltas of a variable font")
struct ItemVariationStoreTests {
  private static let axes = [
    SfntTables.Axis("wght", 100, 400, 900), SfntTables.Axis("wdth", 50, 100, 200),
  ]

  /// Regions of one axis, of two, between two peaks, and malformed ones that are ignored.
  private static let regions: [SfntTables.Region] = [
    [(0, 16384, 16384), (0, 0, 0)], [(-16384, -16384, 0), (0, 0, 0)],
    [(0, 0, 0), (0, 16384, 16384)], [(0, 16384, 16384), (0, 16384, 16384)],
    [(0, 8192, 16384), (0, 0, 0)], [(8192, 16384, 16384), (-16384, -8192, 0)],
    [(-16384, 8192, 16384), (0, 0, 0)], [(16384, 8192, 0), (0, 16384, 16384)],
  ]

  /// The same kind of table with each size of delta: 16 and 8 bits, 32 and 16 bits, all long, none.
  static let layouts: [SfntTables.Deltas] = [
    SfntTables.Deltas(
      regions: [0, 1, 2, 3, 4, 5, 6, 7],
      rows: [[300, -400, 1000, 77, -128, 127, 5, -7], [-32768, 32767, 1, -1, 0, 100, 50, 20]],
      longCount: 4),
    SfntTables.Deltas(
      regions: [7, 5, 3, 1],
      rows: [[70000, -70000, 32767, -32768], [-1, 1, -300, 300]], longCount: 2, isWide: true),
    SfntTables.Deltas(regions: [0, 2], rows: [[-501, 499], [3, 1]], longCount: 2),
    SfntTables.Deltas(regions: [4, 0, 2], rows: [[-128, 127, 1], [9, -9, 3]], longCount: 0),
    SfntTables.Deltas(regions: [0], rows: [[40000], [-40000]], longCount: 1, isWide: true),
    SfntTables.Deltas(regions: [], rows: [[], []], longCount: 0),
  ]

  /// A font with each layout as a group of one store; `hasc` and `hdsc` are items of one of them.
  static func font(layout: Int) -> SfntBuilder {
    var font = SfntBuilder()
    font["fvar"] = SfntTables.fvar(axes)
    font["MVAR"] = SfntTables.mvar(
      [("hasc", layout, 0), ("hdsc", layout, 1), ("xhgt", 0, 1)],
      store: SfntTables.itemVariationStore(regions: regions, groups: layouts))
    return font
  }

  /// 50 places: the corners and seeded ones, in quarters, which 16.16 numbers and floats hold.
  static func places(of face: Face) throws -> [AxisPlace] {
    var random = SplitMix64(seed: 7)
    return try (0..<50).map { index in
      try face.place(
        face.axes.enumerated().map { position, axis in
          let isHigh = index >> position & 1 == 1
          let quarters = Int.random(
            in: Int(axis.minimum * 4)...Int(axis.maximum * 4), using: &random)
          let corner = isHigh ? axis.maximum : axis.minimum
          return AxisCoordinate(tag: axis.tag, value: index < 4 ? corner : Double(quarters) / 4)
        })
    }
  }

  @Test("Deltas of every size are HarfBuzz's at 50 places", arguments: layouts.indices)
  func sizes(_ layout: Int) throws {
    let bytes = Self.font(layout: layout).bytes()
    let face = try FontFile(bytes: bytes, fileName: "a.ttf").face()
    try expectAgreement(face, #require(OracleBytes(bytes)))
  }

  @Test(
    "Deltas of a little font are HarfBuzz's at 50 places",
    arguments: ["mvar.ttf", "mvar-usetypo.ttf", "mvar-hhea-differs.ttf", "opsz.ttf"])
  func littleFont(_ file: String) throws {
    let path = Fixtures.testFontPath(file)
    let face = try FontFile(path: path).face()
    try expectAgreement(face, #require(OracleBytes(path: path)))
    let bytes = try #require(OracleBytes(path: path))
    let agreement = try LineAgreement(face, bytes, at: Self.places(of: face))
    #expect(agreement.differences.map(\.description) == [])
  }

  private func expectAgreement(_ face: Face, _ bytes: OracleBytes) throws {
    let harfBuzz = try #require(HarfBuzzOracle(bytes, faceIndex: 0))
    for place in try Self.places(of: face) {
      harfBuzz.move(to: place.coordinates)
      for tag in MetricTag.all {
        let theirs = harfBuzz.variation(tag)
        let ours = face.delta(tag, at: place).value
        // We round halves upwards; a float sum of deltas may be off by a hundredth.
        #expect(abs(ours - theirs) <= 0.51, "\(tag) at \(place.text)")
        #expect(ours == ours.rounded())
      }
    }
  }

  /// wght 650 is half way: 300/2 - 128 at its peak of 8192 = 22; wdth 150 adds 1000/2 and
  /// 77/4 = 19.25; region 5 starts there: 0; region 6 spans 0 and is ignored, so 5 applies whole;
  /// region 7 is malformed on the first axis and half on the second: -3.5. The sum is 542.75.
  /// At both ends regions 7 and 3 of the second group apply whole: 70000 + 32767.
  @Test("A delta is the sum of each region's delta times its share")
  func arithmetic() throws {
    let store = try #require(
      ItemVariationStore(
        TableBytes(
          FontBytes(
            copying: SfntTables.itemVariationStore(regions: Self.regions, groups: Self.layouts))),
        axisCount: 2))
    #expect(store.delta(outer: 0, inner: 0, at: [8192, 8192]) == 542.75)
    #expect(store.delta(outer: 1, inner: 0, at: [16384, 16384]) == 102767.0)
    #expect(store.delta(outer: 5, inner: 1, at: [16384, 16384]) == 0.0)
    #expect(store.delta(outer: 0, inner: 2, at: [0, 0]) == nil)
    #expect(store.delta(outer: 6, inner: 0, at: [0, 0]) == nil)
  }

  @Test(
    "Halves are rounded upwards, as FreeType and HarfBuzz round them",
    arguments: [
      (1, 1), (-1, 0), (3, 2), (-3, -1),
    ])
  func halves(_ delta: Int, _ expected: Int) throws {
    var font = SfntBuilder()
    font["fvar"] = SfntTables.fvar([SfntTables.Axis("wght", 100, 400, 900)])
    font["gvar"] = SfntTables.emptyGvar(axisCount: 1, glyphCount: 3)
    font["MVAR"] = SfntTables.mvar(
      [("hasc", 0, 0)],
      store: SfntTables.itemVariationStore(
        regions: [[(0, 16384, 16384)]],
        groups: [SfntTables.Deltas(regions: [0], rows: [[delta]], longCount: 1)]))
    let face = try FontFile(bytes: font.bytes(), fileName: "a.ttf").face()
    let place = try face.place([AxisCoordinate(tag: Tag(literal: "wght"), value: 650)])
    #expect(face.delta(MetricTag.ascender, at: place).value == Double(expected))
    let agreement = try LineAgreement(face, #require(OracleBytes(font.bytes())), at: [place])
    #expect(agreement.differences.map(\.description) == [])
    #expect(agreement.explained == [])
  }

  @Test(
    "An MVAR that refers to deltas it does not hold leaves the metrics as they are, with a finding")
  func missingDeltas() throws {
    var font = Self.font(layout: 0)
    font["MVAR"] = SfntTables.mvar(
      [("hasc", 99, 0)],
      store: SfntTables.itemVariationStore(regions: Self.regions, groups: Self.layouts))
    let face = try FontFile(bytes: font.bytes(), fileName: "a.ttf").face()
    let place = try face.place([AxisCoordinate(tag: Tag(literal: "wght"), value: 900)])
    let chosen = face.lineMetrics(rule: .freeType, at: place)
    #expect(chosen.metrics.ascender == 900)
    #expect(chosen.findings.map(\.id).contains("mvar-damaged"))
    #expect(
      !face.lineMetrics(rule: .ios, at: face.defaultPlace).findings.map(\.id).contains(
        "mvar-damaged"))
  }
}

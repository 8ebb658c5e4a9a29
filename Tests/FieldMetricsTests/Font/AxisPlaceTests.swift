import TestSupport
import Testing

@testable import FieldMetrics

@Suite("A place on a face's axes")
struct AxisPlaceTests {
  @Test(
    "Places of a fetched font are normalized as HarfBuzz normalizes them",
    arguments: ["Inter.ttf", "Karla.ttf"])
  func fetchedFont(_ file: String) throws {
    let path = try Fixtures.bootstrapPath(file)
    let face = try FontFile(path: path).face()
    try expectAgreement(face, #require(OracleBytes(path: path)), steps: 400)
  }

  /// Axes whose halves differ in length, with maps that bend, are flat, jump, shift and are missing.
  private static let bent: SfntBuilder = {
    var font = SfntBuilder()
    font["fvar"] = SfntTables.fvar([
      SfntTables.Axis("wght", 100, 400, 900), SfntTables.Axis("wdth", 62.5, 100, 151),
      SfntTables.Axis("opsz", 8, 14, 144), SfntTables.Axis("slnt", -15, 0, 0),
      SfntTables.Axis("GRAD", 0, 0, 7), SfntTables.Axis("XTRA", -3, 1, 4),
    ])
    font["avar"] = SfntTables.avar([
      [(-16384, -16384), (-9000, -12000), (0, 0), (3333, 5001), (8192, 8191), (16384, 16384)],
      [(-16384, -16384), (-8192, -4096), (0, 0), (8192, 4096), (12000, 4096), (16384, 16384)],
      [(-16384, -16384), (0, 0), (16384, 16384)],
      [(-16384, -16384), (-5000, -1), (0, 0), (16384, 16384)],
      [],
      [(-12000, -13000), (0, 0), (9000, 11000)],
    ])
    return font
  }()

  @Test("Places of a font with a bent 'avar' are normalized as HarfBuzz normalizes them")
  func bentAxes() throws {
    let bytes = Self.bent.bytes()
    let face = try FontFile(bytes: bytes, fileName: "bent.ttf").face()
    #expect(face.axes.count == 6)
    try expectAgreement(face, #require(OracleBytes(bytes)), steps: 2000)
  }

  /// Values on a regular raster, the ends included, and as many random ones in 1/64 steps.
  private func expectAgreement(_ face: Face, _ bytes: OracleBytes, steps: Int) throws {
    let harfBuzz = try #require(HarfBuzzOracle(bytes, faceIndex: face.index))
    var random = SplitMix64(seed: 1)
    var differing: [String] = []
    for step in 0...2 * steps {
      let coordinates = face.axes.map { axis in
        let share =
          step <= steps ? Double(step) / Double(steps) : .random(in: 0...1, using: &random)
        // Floats, which HarfBuzz takes, hold 64ths exactly.
        let value = ((axis.minimum + (axis.maximum - axis.minimum) * share) * 64).rounded() / 64
        return AxisCoordinate(tag: axis.tag, value: min(max(value, axis.minimum), axis.maximum))
      }
      let place = try face.place(coordinates)
      let theirs = harfBuzz.normalized(coordinates)
      if place.normalized != theirs {
        differing.append("\(place.text): \(place.normalized), \(theirs)")
      }
    }
    #expect(differing == [])
  }

  /// 25 · (2k + 1) / 8192 of 100 is k + 1/2 steps of 1/16384.
  @Test(
    "A place half way between two steps is normalized as HarfBuzz normalizes it", arguments: 0..<40)
  func halfSteps(_ k: Int) throws {
    var font = SfntBuilder()
    font["fvar"] = SfntTables.fvar([
      SfntTables.Axis("wght", -100, 0, 100), SfntTables.Axis("wdth", -100, 0, 100),
    ])
    let bytes = font.bytes()
    let face = try FontFile(bytes: bytes, fileName: "half.ttf").face()
    let value = 25 * Double(2 * k * 101 + 1) / 8192
    let coordinates = [
      AxisCoordinate(tag: Tag(literal: "wght"), value: value),
      AxisCoordinate(tag: Tag(literal: "wdth"), value: -value),
    ]
    let oracle = try #require(OracleBytes(bytes))
    let harfBuzz = try #require(HarfBuzzOracle(oracle, faceIndex: 0))
    #expect(try face.place(coordinates).normalized == harfBuzz.normalized(coordinates))
  }

  /// 400 + 250 of 500 is half: 8192; 400 - 150 of 300 is half: -8192.
  @Test(
    "Without 'avar' a place is the share of its half axis in 1/16384",
    arguments: [(400.0, 0), (650, 8192), (250, -8192), (900, 16384), (100, -16384)])
  func withoutAvar(_ value: Double, _ expected: Int) throws {
    let face = try Self.weighted(SfntTables.Axis("wght", 100, 400, 900))
    let place = try face.place([AxisCoordinate(tag: Tag(literal: "wght"), value: value)])
    #expect(place.normalized == [expected])
    #expect(place.isDefault == (expected == 0))
    #expect(place[Tag(literal: "wght")] == value)
  }

  @Test(
    "A place outside an axis, or that is no number, is refused",
    arguments: [99.99, 900.01, .nan, .infinity])
  func outOfRange(_ value: Double) throws {
    let face = try Self.weighted(SfntTables.Axis("wght", 100, 400, 900))
    let error = #expect(throws: FontError.self) {
      try face.place([AxisCoordinate(tag: Tag(literal: "wght"), value: value)])
    }
    guard case .axisOutOfRange = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("An axis that the face does not have is refused, an axis named twice takes the last value")
  func namedAxes() throws {
    let face = try Self.weighted(SfntTables.Axis("wght", 100, 400, 900))
    let weight = Tag(literal: "wght")
    #expect(
      throws: FontError.unknownAxis(file: "a.ttf", axis: Tag(literal: "wdth"), axes: face.axes)
    ) { try face.place([AxisCoordinate(tag: Tag(literal: "wdth"), value: 100)]) }
    let place = try face.place([
      AxisCoordinate(tag: weight, value: 100), AxisCoordinate(tag: weight, value: 900),
    ])
    #expect(place.normalized == [16384])
  }

  @Test("An axis without length has one place")
  func pointAxis() throws {
    let face = try Self.weighted(SfntTables.Axis("wght", 400, 400, 400))
    #expect(try face.place([AxisCoordinate(tag: Tag(literal: "wght"), value: 400)]).isDefault)
  }

  @Test("A font whose axis is out of order has its default place alone, and a finding says so")
  func disorderedAxis() throws {
    let face = try Self.weighted(SfntTables.Axis("wght", 500, 400, 900))
    #expect(face.findings.map(\.id).contains("variations-unusable"))
    #expect(face.defaultPlace.isDefault)
    let error = #expect(throws: FontError.self) {
      try face.place([AxisCoordinate(tag: Tag(literal: "wght"), value: 600)])
    }
    guard case .variationsUnusable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    "A font whose 'avar' is cut or of version 2 has its default place alone",
    arguments: [true, false])
  func unusableAvar(_ isCut: Bool) throws {
    var font = Self.bent
    if isCut { font["avar"]?.removeLast() } else { font.write(BigEndian.u16(2), in: "avar", at: 0) }
    let face = try FontFile(bytes: font.bytes(), fileName: "a.ttf").face()
    #expect(face.findings.map(\.id).contains("variations-unusable"))
    #expect(throws: FontError.self) {
      try face.place([AxisCoordinate(tag: Tag(literal: "wght"), value: 600)])
    }
  }

  @Test(
    "An 'fvar' cut anywhere leaves a face that can be used at its default place", arguments: 0..<36)
  func cutFvar(_ count: Int) throws {
    var font = SfntBuilder()
    font["fvar"] = Array(SfntTables.fvar([SfntTables.Axis("wght", 100, 400, 900)]).prefix(count))
    let face = try FontFile(bytes: font.bytes(), fileName: "a.ttf").face()
    #expect(face.axes.isEmpty)
    #expect(face.findings.map(\.id).contains("variations-unusable"))
    #expect(face.lineMetrics(rule: .ios, at: face.defaultPlace).metrics.ascender == 900)
  }

  @Test("Named instances have their name and a value for each axis")
  func namedInstances() throws {
    var font = SfntBuilder()
    let axes = [SfntTables.Axis("wght", 100, 400, 900), SfntTables.Axis("wdth", 50, 100, 200)]
    let fvar = SfntTables.fvar(axes, instances: [(300, [700, 62.5]), (301, [100, 200])])
    font["fvar"] = fvar
    font["name"] = SfntTables.name([SfntTables.Name(256, "Weight"), SfntTables.Name(300, "Bold")])
    let face = try FontFile(bytes: font.bytes(), fileName: "a.ttf").face()
    #expect(face.axes.map(\.name) == ["Weight", "Weight"])
    #expect(face.namedInstances.map(\.name) == ["Bold", nil])
    #expect(face.namedInstances.map(\.coordinates) == [[700, 62.5], [100, 200]])
    font["fvar"] = fvar.dropLast()
    let cut = try FontFile(bytes: font.bytes(), fileName: "a.ttf").face()
    #expect(cut.namedInstances.allSatisfy { $0.coordinates.count == 2 })
  }

  private static func weighted(_ axis: SfntTables.Axis) throws -> Face {
    var font = SfntBuilder()
    font["fvar"] = SfntTables.fvar([axis])
    return try FontFile(bytes: font.bytes(), fileName: "a.ttf").face()
  }
}

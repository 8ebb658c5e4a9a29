import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Public cases: variable fonts")
struct VariableFontCaseTests {
  static let ids = ["VF-02", "VF-03", "VF-05", "VF-06", "VF-08", "VF-09", "VF-11"]

  private static let opticalSize = Tag(literal: "opsz")

  private static func weight(_ value: Double) -> [AxisCoordinate] {
    [AxisCoordinate(tag: Tag(literal: "wght"), value: value)]
  }

  @Test("Deltas move 'hhea' although it differs from typo, as live text has it")
  func liveHhea() throws {
    let entry = try PublicCase.with("VF-02")
    let face = try entry.face()
    let place = try face.place(Self.weight(entry.input.numbers("values")[0]))
    let ios = face.lineMetrics(rule: .ios, at: place).metrics
    // FreeType's list ends with the height, HarfBuzz's with the gap.
    let freeType = try entry.expected.numbers("live.freetype")
    let harfBuzz = try entry.expected.numbers("live.harfbuzz")
    #expect(ios.ascender.value == freeType[0] && ios.ascender.value == harfBuzz[0])
    #expect(ios.descender.value == freeType[1] && ios.descender.value == harfBuzz[1])
    #expect(ios.lineGap.value == harfBuzz[2])
    #expect(ios.lineHeight.value + ios.lineGap.value == freeType[2])
    // (1100 + 300) · 17 / 1000 = 23.8, where an instance made by fontTools has 20.4.
    #expect(ios.height(at: 17).value == (try entry.expected.number("lineHeightAt17.live")))
    #expect(face.iosMetrics.ascender == 950)
  }

  @Test("Half of a delta is rounded upwards, and typo and win values move", arguments: [0, 1])
  func halfDeltas(_ position: Int) throws {
    let entry = try PublicCase.with("VF-03")
    let face = try entry.face()
    let value = try entry.input.numbers("values")[position]
    let place = try face.place(Self.weight(value))
    let key = "units.\(plain: value)"
    let freeType = face.lineMetrics(rule: .freeType, at: place).metrics
    #expect(freeType.origin == .typo)
    let typo = [freeType.ascender, freeType.descender, freeType.lineGap].map(\.value)
    #expect(typo == (try entry.expected.numbers("\(key).typo")))
    // 1000 + 38.5 and 300 + 16.5 at 650 are 1039 and 317.
    let win = try #require(VerticalMetricSets(face, at: place).win)
    #expect(
      [win.ascender.value, -win.descender.value] == (try entry.expected.numbers("\(key).win")))
    let sum = freeType.points(freeType.lineHeight + freeType.lineGap, at: 17)
    #expect(abs(sum - (try entry.expected.number("lineHeightAt17.\(plain: value)"))) < 1e-9)
    // iOS takes 'hhea' all the same: 950 and −250, moved by the same deltas.
    let ios = face.lineMetrics(rule: .ios, at: place).metrics
    #expect(ios.origin == .hhea)
    #expect(ios.ascender - 950 == freeType.ascender - 800)
    #expect(ios.descender + 250 == freeType.descender + 200)
  }

  @Test("Browsers set the optical size to CSS pixels, not to points of 1/72 inch")
  func opticalSizeOfBrowsers() throws {
    let entry = try PublicCase.with("VF-06")
    let face = try entry.face()
    let size = Points(try entry.input.number("cssPx"))
    let letter = try face.place([], opticalSize: size)
    let metrics = face.lineMetrics(rule: .chrome, at: letter).metrics
    #expect(metrics.lineHeight.value == (try entry.expected.number("heightUnits.12")))
    let line = metrics.height(at: size).value
    #expect(abs(line - (try entry.expected.number("lineAt12px.browser"))) < 1e-9)
    // The width of an A is that of the axis at 12, also on a screen of two pixels to the CSS pixel.
    for browser in Browser.allCases {
      let grid = try #require(PixelGrid(displayScale: 2))
      let shaper = try BrowserShaper(
        FontStack(face), BrowserTextOptions(browser, grid: grid))
      let width = try #require(try shaper.measure("A", at: size).width)
      let units = try PublicCase.with("VF-05").expected.numbers("unitsBySize.12")[3]
      #expect(abs(width.value - units * size.value / Double(face.unitsPerEm)) <= 1.0 / 60)
    }
  }

  static let opticalSizes =
    (try? PublicCase.with("VF-05").expected.members("unitsBySize").keys.sorted()) ?? []

  @Test("Metrics follow the optical size", arguments: opticalSizes)
  func opticalSize(_ key: String) throws {
    let entry = try PublicCase.with("VF-05")
    #expect(Self.opticalSizes.count == 24)
    let columns = try entry.expected.strings("columns")
    #expect(columns == ["ascent", "descent", "height", "advanceA", "xHeight"])
    let expected = try entry.expected.numbers("unitsBySize.\(key)")
    let size = Points(try #require(Double(key)))
    // Set by the size, as a table does it.
    let font = FontAtSizes(try FontStack(entry.face()))
    let metrics = try font.lineMetrics(at: size).metrics
    #expect(font.followsOpticalSize)
    #expect(metrics.ascender.value == expected[0])
    #expect(metrics.descender.value == expected[1])
    #expect(metrics.lineHeight.value == expected[2])
    #expect(metrics.xHeight?.value == expected[4])
    let advance = try #require(try font.shaped("A", at: size).unitWidth)
    // HarfBuzz and the case's reader may round a half of an advance to different sides.
    #expect(abs(advance.value - expected[3]) <= 1)
  }

  @Test("Caption and body have optical sizes of their own in a table, unless the axis is set")
  func opticalSizesInATable() throws {
    let entry = try PublicCase.with("VF-05")
    let face = try entry.face()
    let options = TableOptions(categories: [.large])
    let followed = try #require(
      try MetricsTableBuilder(.face(face, axes: []), options: options).build().rows.first)
    // 1127 · 12 / 1000 and 1093 · 17 / 1000; 1093 · 12 / 1000 = 13.116 would be naive.
    #expect(
      followed.lineHeights.caption.value == (try entry.expected.number("captionLineAt12")))
    #expect(followed.lineHeights.body.value == (try entry.expected.number("bodyLineAt17")))
    #expect(abs((followed.floatScale ?? .nan) - 13.524 / 18.581) < 1e-12)
    let held = try MetricsTableBuilder(
      .face(face, axes: [AxisCoordinate(tag: Self.opticalSize, value: 14)]), options: options
    ).build()
    let row = try #require(held.rows.first)
    #expect(abs(row.lineHeights.caption.value - 13.2) < 1e-12)
    #expect(abs(row.lineHeights.body.value - 18.7) < 1e-12)
    #expect(!held.notes.contains { $0.id == "optical-size" })
  }

  @Test("Sizes outside the optical size axis are held at its ends", arguments: [(4, 8), (96, 72)])
  func clampedOpticalSize(_ size: Int, _ end: Int) throws {
    let font = FontAtSizes(try FontStack(PublicCase.with("VF-05").face()))
    let outside = try font.lineMetrics(at: Points(Double(size))).metrics
    #expect(outside == (try font.lineMetrics(at: Points(Double(end))).metrics))
    // +60 at 8, −100 at 72
    #expect(outside.ascender == (end == 8 ? 960 : 800))
  }

  @Test("An axis out of order is a finding; another place than the default is refused")
  func disorderedAxis() throws {
    let entry = try PublicCase.with("VF-08")
    let face = try entry.face()
    // Sound at the default place.
    #expect(face.iosMetrics.ascender == 900)
    #expect(face.iosMetrics.descender == -200)
    #expect(face.iosMetrics.lineGap == 0)
    #expect(face.findings.contains { $0.id == "variations-unusable" && $0.severity == .warning })
    for value in try entry.input.numbers("values") {
      #expect(throws: FontError.self) { try face.place(Self.weight(value)) }
    }
    let table = try MetricsTableBuilder(.face(face, axes: [])).build()
    // 1100 · 17 / 1000
    #expect(table.rows[3].lineHeights.body == 18.7)
  }

  @Test(
    "A table asks for no other place of a font whose default place is all there is",
    arguments: [
      // Version 2 of `avar` is not known; an axis out of order has no places.
      (8, 14, 72, 2), (72, 14, 8, 1),
    ] as [(Double, Double, Double, Int)])
  func unusableOpticalSize(
    _ minimum: Double, _ defaultValue: Double, _ maximum: Double, _ avarVersion: Int
  ) throws {
    var font = SfntBuilder()
    font["fvar"] = SfntTables.fvar([.init("opsz", minimum, defaultValue, maximum)])
    font["avar"] = SfntTables.avar(
      [[(-16384, -16384), (0, 0), (16384, 16384)]], version: avarVersion)
    let face = try FontFile(bytes: font.bytes(), fileName: "made.ttf").face()
    #expect(face.hasFinding("variations-unusable"))
    let table = try MetricsTableBuilder(.face(face, axes: [])).build()
    // 1100 · 17 / 1000
    #expect(table.rows[3].lineHeights.body == 18.7)
    #expect(table.notes.contains { $0.id == "variations-unusable" })
    #expect(!table.notes.contains { $0.id == "optical-size" })
  }

  @Test("The counter of a font whose weights are unusable does not stop the table")
  func unusableWeight() throws {
    let face = try PublicCase.with("VF-08").face()
    let table = try MetricsTableBuilder(
      .face(face, axes: []), options: TableOptions(categories: [.large], limit: 9)
    ).build()
    // The font has no digits, so that there is no width to say anything about.
    #expect(table.rows.first?.counter?.width == nil)
    #expect(table.notes.contains { $0.id == "counter-missing-glyph" })
    #expect(table.notes.contains { $0.id == "variations-unusable" })
  }

  @Test(
    "Deltas that are not there leave the metrics at the default, and a warning says so",
    arguments: ["bad-mvar-index.ttf", "bad-mvar-store-offset.ttf"])
  func damagedDeltas(_ font: String) throws {
    let entry = try PublicCase.with("VF-09")
    #expect(try entry.input.strings("fonts").contains(font))
    let face = try TestFiles.face(font)
    for value in try entry.input.numbers("values") {
      let chosen = face.lineMetrics(rule: .ios, at: try face.place(Self.weight(value)))
      #expect(chosen.metrics.ascender.value == (try entry.expected.number("units.ascent")))
      #expect(chosen.metrics.descender.value == (try entry.expected.number("units.descent")))
      #expect(chosen.findings.contains { $0.id == "mvar-damaged" && $0.severity == .warning })
      let table = try MetricsTableBuilder(.face(face, axes: Self.weight(value))).build()
      #expect(table.notes.contains { $0.id == "mvar-damaged" })
    }
  }

  @Test("Widths of a CFF2 font follow the weight")
  func variableWidths() throws {
    let entry = try PublicCase.with("VF-11")
    let face = try entry.face()
    let place = try face.place(Self.weight(entry.input.number("variation.wght")))
    let text = try entry.input.string("text")
    // 650 + 100
    let width = try TextShaper(face, at: place).shape(text).unitWidth
    #expect(width?.value == (try entry.expected.number("advanceUnits")))
    #expect(try TextShaper(face, at: face.defaultPlace).shape(text).unitWidth == 650)
  }
}

import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Public cases: font containers")
struct ContainerCaseTests {
  static let ids = ["CT-02", "CT-03", "CT-08", "CT-09", "CT-10", "CT-13"]

  @Test(
    "A face that the collection does not have is an error that names the range",
    arguments: [2, -1, Int.max])
  func faceOutOfRange(_ index: Int) throws {
    let entry = try PublicCase.with("CT-02")
    let file = try TestFiles.fontFile(entry.input.string("font"))
    #expect(try entry.input.whole("face") == 2)
    #expect(file.faceCount == 2)
    let error = FontError.noSuchFace(file: "two-faces.ttc", index: index, count: 2)
    #expect(throws: error) { try file.face(at: index) }
    #expect(error.description.contains("faces 0 to 1"))
    #expect(!error.description.contains("\n"))
    // Both faces that exist differ.
    #expect(try file.face(at: 0).iosMetrics != file.face(at: 1).iosMetrics)
  }

  @Test("A WOFF file gives what the font in it gives")
  func woff() throws {
    let entry = try PublicCase.with("CT-03")
    let packed = try entry.face()
    let plain = try TestFiles.face("base.ttf")
    let units = try entry.expected.numbers("units")
    for face in [packed, plain] {
      let metrics = face.iosMetrics
      #expect([metrics.ascender, metrics.descender, metrics.lineGap].map(\.value) == units)
      let advance = try TextShaper(face, at: face.defaultPlace).shape("A").unitWidth
      #expect(advance?.value == (try entry.expected.number("advanceA")))
    }
    #expect(packed.iosMetrics == plain.iosMetrics)
    #expect(packed.glyphCount == plain.glyphCount)
    #expect(packed.characterCount() == plain.characterCount())
    #expect(packed.findings == plain.findings)
    #expect(packed.os2 == plain.os2)
    let label = try #require(FieldLabel("Ax"))
    let options = TableOptions(labels: [label])
    let rows = try [packed, plain].map {
      try MetricsTableBuilder(.face($0, axes: []), options: options).build().rows
    }
    #expect(rows[0] == rows[1])
    // The file on disk is another.
    #expect(packed.file.sha256 != plain.file.sha256)
  }

  @Test("Apple's signature for TrueType is a font")
  func appleSignature() throws {
    let entry = try PublicCase.with("CT-08")
    let metrics = try entry.face().iosMetrics
    #expect(
      [metrics.ascender, metrics.descender, metrics.lineGap].map(\.value)
        == (try entry.expected.numbers("units")))
  }

  @Test("A font of bitmaps has the metrics of its tables, not of a strike")
  func bitmapsOnly() throws {
    let entry = try PublicCase.with("CT-09")
    let face = try entry.face()
    #expect(face.unitsPerEm == (try entry.expected.whole("tables.upem")))
    let metrics = face.iosMetrics
    #expect(
      [metrics.ascender, metrics.descender, metrics.lineGap].map(\.value)
        == (try entry.expected.numbers("tables.hhea")))
    // (950 + 250) · 17 / 1000
    #expect(metrics.height(at: 17).value == (try entry.expected.number("lineHeightAt17")))
    let shaped = try TextShaper(face, at: face.defaultPlace).shape(entry.input.string("text"))
    let width = try #require(shaped.unitWidth)
    #expect(width.value == (try entry.expected.number("advanceUnits")))
    #expect(metrics.points(width, at: 17) == (try entry.expected.number("advanceAt17")))
  }

  @Test(
    "Widths are right in CFF outlines and where one width stands for all glyphs",
    arguments: ["CT-10", "CT-13"])
  func widths(_ id: String) throws {
    let entry = try PublicCase.with(id)
    let face = try entry.face()
    let shaped = try TextShaper(face, at: face.defaultPlace).shape(entry.input.string("text"))
    let width = try #require(shaped.unitWidth)
    #expect(width.value == (try entry.expected.number("advanceUnits")))
    let glyphs = shaped.runs.flatMap(\.glyphs)
    #expect(glyphs.count == (try entry.expected.array("glyphs").count))
    #expect(glyphs.allSatisfy { $0.id != 0 })
    let size = Points(try entry.input.number("size"))
    let points = face.iosMetrics.points(width, at: size)
    #expect(abs(points - (try entry.expected.number("advanceAt17"))) < 1e-9)
  }
}

import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Shaping and HarfBuzz's own program")
struct ShapingAgreementTests {
  /// A font and the scripts it serves.
  struct Case: Sendable, CustomTestStringConvertible {
    let file: String
    var face = 0
    let scripts: [ShapingTexts]

    var testDescription: String { face == 0 ? file : "\(file) face \(face)" }
  }

  private static let european: [ShapingTexts] = [.latin, .vietnamese, .cyrillic, .greek, .counters]
  private static let cjk: [ShapingTexts] = [
    .latin, .han, .kana, .hiragana, .hangul, .counters,
  ]

  @Test(
    "Glyphs, clusters, advances and offsets of a fetched font are those of hb-shape",
    arguments: [
      Case(file: "Inter.ttf", scripts: european),
      Case(file: "Inter-Regular.otf", scripts: european),
      Case(file: "Inter-SemiBold.otf", scripts: european),
      Case(file: "Roboto-Regular.ttf", scripts: european),
      Case(file: "Karla.ttf", scripts: [.latin, .vietnamese, .counters]),
      Case(file: "NotoSans-Regular.ttf", scripts: european + [.devanagari]),
      Case(file: "NotoNaskhArabic-Regular.ttf", scripts: [.arabic]),
      Case(file: "NotoSansHebrew-Regular.ttf", scripts: [.hebrew]),
      Case(file: "NotoSansDevanagari-Regular.ttf", scripts: [.devanagari]),
      Case(file: "NotoSansThai-Regular.ttf", scripts: [.thai]),
      Case(file: "NotoSansBengali-Regular.ttf", scripts: [.bengali]),
      Case(file: "NotoSansMyanmar-Regular.ttf", scripts: [.myanmar]),
      Case(file: "NotoSansCJK-Regular.ttc", scripts: cjk),
      Case(file: "NotoSansCJK-Regular.ttc", face: 2, scripts: cjk),
      Case(file: "NotoColorEmoji.ttf", scripts: [.emoji]),
    ])
  func fetchedFont(_ font: Case) throws {
    try expectAgreement(font, path: Fixtures.bootstrapPath(font.file))
  }

  @Test(
    "Glyphs, clusters, advances and offsets of a little font are those of hb-shape",
    arguments: [
      Case(file: "opsz.ttf", scripts: [.latin]), Case(file: "mvar.ttf", scripts: [.latin]),
      Case(file: "cff2-var-hvar.otf", scripts: [.latin]),
      Case(file: "arabic-joining.ttf", scripts: [.arabic]),
      Case(file: "digits-tnum.ttf", scripts: [.counters]),
      Case(file: "two-faces.ttc", face: 1, scripts: [.latin]),
    ])
  func littleFont(_ font: Case) throws {
    try expectAgreement(font, path: Fixtures.testFontPath(font.file))
  }

  @Test(
    "A counter in digits of equal width is as hb-shape with 'tnum' shapes it",
    arguments: [
      "Inter.ttf", "Inter-SemiBold.otf", "Roboto-Regular.ttf", "NotoSans-Regular.ttf",
    ])
  func tabularDigits(_ file: String) throws {
    let path = try Fixtures.bootstrapPath(file)
    let face = try FontFile(path: path).face(at: 0)
    for place in try face.placesToShapeAt {
      let shaper = try TextShaper(face, at: place, features: [.tabularDigits])
      let program = HBShape(
        fontPath: path, faceIndex: 0, coordinates: place.coordinates, features: ["tnum"])
      try expectAgreement(.counters, shaper: shaper, program: program)
    }
  }

  @Test("The fetched fonts have what these texts are for: kerning, ligatures and digits of a width")
  func textsTellShapersApart() throws {
    let face = try FontFile(path: Fixtures.bootstrapPath("Inter.ttf")).face(at: 0)
    let shaper = try TextShaper(face, at: face.defaultPlace)
    let kerned = try #require(try shaper.shape("AV").unitWidth)
    let first = try #require(try shaper.shape("A").unitWidth)
    let second = try #require(try shaper.shape("V").unitWidth)
    #expect(kerned < first + second)
    let tabular = try TextShaper(face, at: face.defaultPlace, features: [.tabularDigits])
    #expect(try tabular.shape("8888").unitWidth == tabular.shape("1111").unitWidth)
    #expect(try shaper.shape("8888").unitWidth != shaper.shape("1111").unitWidth)
    let arabic = try FontFile(path: Fixtures.bootstrapPath("NotoNaskhArabic-Regular.ttf")).face()
    let joining = try TextShaper(arabic, at: arabic.defaultPlace)
    let alone = try #require(try joining.shape("ب").unitWidth)
    #expect(try joining.shape("بب").unitWidth != alone + alone)
  }

  private func expectAgreement(_ font: Case, path: String) throws {
    let face = try FontFile(path: path).face(at: font.face)
    for place in try face.placesToShapeAt {
      let shaper = try TextShaper(face, at: place)
      let program = HBShape(
        fontPath: path, faceIndex: font.face, coordinates: place.coordinates)
      for texts in font.scripts {
        try expectAgreement(texts, shaper: shaper, program: program)
      }
    }
  }

  private func expectAgreement(
    _ texts: ShapingTexts, shaper: TextShaper, program: HBShape
  ) throws {
    let theirs = try program.shape(texts)
    for (text, expected) in zip(texts.texts, theirs) {
      let shaped = try shaper.shape(text)
      #expect(shaped.runs.count == 1, "\(text) is one run")
      let run = try #require(shaped.runs.first)
      #expect(run.script.description == texts.script, "\(text)")
      #expect(run.isRightToLeft == texts.isRightToLeft, "\(text)")
      #expect(run.glyphs.map { HBShape.Glyph($0) } == expected, "\(text)")
    }
  }
}

extension Face {
  /// The default place and, for a variable face, two more.
  fileprivate var placesToShapeAt: [AxisPlace] {
    get throws { [defaultPlace] + (try otherPlaces.map { try place($0) }) }
  }
}

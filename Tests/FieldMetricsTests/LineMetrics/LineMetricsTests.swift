import Testing

@testable import FieldMetrics

@Suite("Line metrics")
struct LineMetricsTests {
  private static let metrics = LineMetrics(
    unitsPerEm: 1000, ascender: 952, descender: -213, lineGap: 28, capHeight: 714, xHeight: nil,
    origin: .hhea)

  @Test("A line is ascender − descender; the gap is no part of it")
  func lineHeight() { #expect(Self.metrics.lineHeight == 1165) }

  @Test(
    "The height of lines is a multiple of the line, not rounded",
    arguments: [
      // 1165 · n · size / 1000
      (1, 16, 18.64), (2, 16, 37.28), (8, 16, 149.12), (1, 1000, 1165), (0, 16, 0), (1, 0, 0),
    ] as [(Int, Points, Double)])
  func height(_ lines: Int, _ size: Points, _ height: Double) {
    #expect(Self.metrics.height(lines: lines, at: size).value == height)
  }

  @Test("The system font has 1950, −494, 0 of 2048 units: 20.287109375 at 17")
  func systemFont() {
    let font = SystemFont.lineMetrics
    #expect(font.height(at: 17) == 20.287109375)
    #expect(font.lineGap == 0)
    #expect(font.origin == .hhea)
  }

  @Test(
    "Font units at a size are rounded once",
    arguments: [
      // 1077 · 17 / 1000; 1950 · 17 / 2048; −471 · 20 / 2048; 87 · 20 / 2048
      (1077, 17, 1000, 18.309), (1950, 17, 2048, 16.1865234375), (-471, 20, 2048, -4.599609375),
      (87, 20, 2048, 0.849609375),
    ] as [(Double, Points, Int, Double)])
  func fontUnits(_ units: Double, _ size: Points, _ unitsPerEm: Int, _ points: Double) {
    #expect(FontUnits(units).points(at: size, unitsPerEm: unitsPerEm).value == points)
  }
}

@Suite("What Core Text takes")
struct CoreTextRuleTests {
  private func chosen(_ face: Face) -> ChosenLineMetrics {
    face.lineMetrics(rule: .ios, at: face.defaultPlace)
  }

  private func units(_ chosen: ChosenLineMetrics) -> [Double] {
    [chosen.metrics.ascender, chosen.metrics.descender, chosen.metrics.lineGap].map(\.value)
  }

  @Test(
    "UIKit raises the ascender of fonts named Helvetica or starting Helvetica- or Times-",
    arguments: [
      "Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-", "Times-Roman",
      "Times-BoldItalic",
    ])
  func raised(_ name: String) throws {
    let face = try MetricsFont.face(
      unitsPerEm: 2048, hhea: (1577, -471, 11), postScriptName: name)
    let chosen = chosen(face)
    // 0.15 · (1577 + 471) = 307.2, all of it above; 2355.2 · 17 / 2048 = 19.55
    #expect(units(chosen) == [1884.2, -471, 11])
    #expect(abs(chosen.metrics.height(at: 17).value - 19.55) < 1e-12)
    #expect(chosen.findings.map(\.id) == ["helvetica-times"])
    #expect(chosen.certainty == .observed)
  }

  @Test(
    "Fonts with other names, or none, keep their ascender",
    arguments: [
      "HelveticaNeue", "HelveticaNeue-Bold", "TimesNewRomanPSMT", "Times", "Courier",
      "helvetica", "TIMES-ROMAN", "MyHelvetica-Bold", "Arial", nil,
    ])
  func notRaised(_ name: String?) throws {
    let face = try MetricsFont.face(
      unitsPerEm: 2048, hhea: (1577, -471, 11), postScriptName: name)
    let chosen = chosen(face)
    #expect(units(chosen) == [1577, -471, 11])
    #expect(chosen.findings.isEmpty)
  }

  @Test("The addition follows whatever stands in for a zero 'hhea'")
  func raisedStandIn() throws {
    let face = try MetricsFont.face(
      hhea: (0, 0, 0), typo: (800, -200, 90), postScriptName: "Times-Roman")
    // 800 + 0.15 · 1000
    #expect(units(chosen(face)) == [950, -200, 90])
    #expect(chosen(face).findings.map(\.id) == ["hhea-zero", "helvetica-times"])
  }

  /// What `hhea`, typo, win and bounds hold, and what is taken.
  struct Choice: Sendable {
    let hhea: (Int, Int, Int)
    let typo: (Int, Int, Int)
    let win: (Int, Int)
    let origin: MetricsOrigin
    let units: [Double]
  }

  @Test(
    "'hhea' comes first, then typo, then win, then the glyph bounds",
    arguments: [
      Choice(
        hhea: (900, -200, 50), typo: (800, -250, 60), win: (950, 300), origin: .hhea,
        units: [900, -200, 50]),
      // One of the two is enough.
      Choice(
        hhea: (900, 0, 0), typo: (800, -250, 60), win: (950, 300), origin: .hhea,
        units: [900, 0, 0]),
      Choice(
        hhea: (0, -200, 0), typo: (800, -250, 60), win: (950, 300), origin: .hhea,
        units: [0, -200, 0]),
      // A gap alone is no line.
      Choice(
        hhea: (0, 0, 50), typo: (800, -250, 60), win: (950, 300), origin: .typo,
        units: [800, -250, 60]),
      // The win descent counts downwards; there is no gap with it.
      Choice(
        hhea: (0, 0, 0), typo: (0, 0, 60), win: (950, 300), origin: .win,
        units: [950, -300, 0]),
      Choice(
        hhea: (0, 0, 0), typo: (0, 0, 0), win: (0, 0), origin: .model, units: [880, -180, 0]),
    ])
  func order(_ choice: Choice) throws {
    let face = try MetricsFont.face(
      hhea: choice.hhea, typo: choice.typo, win: choice.win, bounds: (yMin: -180, yMax: 880))
    let chosen = chosen(face)
    #expect(chosen.metrics.origin == choice.origin)
    #expect(units(chosen) == choice.units)
    #expect(chosen.findings.map(\.id) == (choice.origin == .hhea ? [] : ["hhea-zero"]))
    #expect((chosen.certainty == .modelled) == (choice.origin != .hhea))
  }

  @Test("Without OS/2 and 'hhea' values the glyph bounds are taken")
  func withoutOS2() throws {
    let face = try MetricsFont.face(
      hhea: (0, 0, 7), hasOS2: false, bounds: (yMin: -180, yMax: 880))
    #expect(chosen(face).metrics.origin == .model)
    #expect(units(chosen(face)) == [880, -180, 0])
  }

  @Test(
    "A table of a font whose line has no height is an error that says what was found",
    arguments: [(0, 0), (-200, 200), (200, 200), (-300, -200)])
  func noLineHeight(_ ascender: Int, _ descender: Int) throws {
    let face = try MetricsFont.face(hhea: (ascender, descender, 500))
    let error = #expect(throws: FontError.self) {
      try MetricsTableBuilder(.face(face, axes: [])).build()
    }
    guard case .noLineHeight("made.ttf", 0, let detail) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // With nothing in 'hhea' the empty glyph bounds were taken.
    #expect(detail.contains(ascender == 0 ? "(model)" : "(hhea)"))
    #expect(detail.contains("leave \(ascender - descender) font units"))
  }
}

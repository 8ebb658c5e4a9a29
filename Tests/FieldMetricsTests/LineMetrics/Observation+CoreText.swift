import TestSupport
import Testing

@testable import FieldMetrics

/// Fonts that are not at hand, as their published `hhea` values in a font of our own.
extension Observation {
  static let coreTextHandlers: [String: ObservationTests.Handler] = [
    "UIFont(name:Helvetica) on iOS": { try $0.uiFontHelvetica() },
    "UIFont vs CTFont Helvetica": { try $0.uiFontAndCoreTextHelvetica() },
    "CTFont Helvetica Neue": { try $0.coreTextHelveticaNeue() },
    "CTFont ascent+descent+leading, Times New Roman": {
      let font = try PublishedFont.timesNewRoman.metrics()
      try $0.expect($0.points(font.lineHeight + font.lineGap, font), $0.value)
    },
    "CTFontGetLeading Times New Roman": {
      let font = try PublishedFont.timesNewRoman.metrics()
      try $0.expect($0.points(font.lineGap, font), $0.value)
    },
    "CGFont ascent/descent units": { try $0.coreGraphicsUnits() },
    "UIFont(name:AvenirNext) lineHeight": {
      // 1.366 · 16 = 21.856: no rounding to a point, no 15 %.
      try $0.expect(PublishedFont.avenirNext.metrics().height(at: $0.size).value, $0.value)
    },
    "UILabel height vs TextKit height, GothamNarrow-Medium (font leading non-zero)": {
      let font = try PublishedFont.gothamNarrow.metrics()
      try $0.expect(font.height(at: $0.size).value, $0.value.member("UILabel"))
      try $0.expect(
        $0.points(font.lineHeight + font.lineGap, font),
        $0.value.member("NSLayoutManager_usesFontLeading"))
    },
  ]

  /// `hhea` values as published, and the name that UIKit looks at.
  struct PublishedFont {
    let postScriptName: String
    let unitsPerEm: Int
    let hhea: (Int, Int, Int)

    static let helvetica = PublishedFont(
      postScriptName: "Helvetica", unitsPerEm: 2048, hhea: (1577, -471, 0))
    static let helveticaNeue = PublishedFont(
      postScriptName: "HelveticaNeue", unitsPerEm: 1000, hhea: (952, -213, 28))
    static let timesNewRoman = PublishedFont(
      postScriptName: "TimesNewRomanPSMT", unitsPerEm: 2048, hhea: (1825, -443, 87))
    static let courier = PublishedFont(
      postScriptName: "Courier", unitsPerEm: 2048, hhea: (1544, -504, 0))
    /// Together 1.366 em; how they are shared out does not matter here.
    static let avenirNext = PublishedFont(
      postScriptName: "AvenirNext-Regular", unitsPerEm: 1000, hhea: (1000, -366, 0))
    /// A line of 1 em and a gap of 0.2 em.
    static let gothamNarrow = PublishedFont(
      postScriptName: "GothamNarrow-Medium", unitsPerEm: 1000, hhea: (800, -200, 200))

    /// The face with these values, the long way through a font file.
    func face() throws -> Face {
      try MetricsFont.face(
        unitsPerEm: unitsPerEm, hhea: hhea, postScriptName: postScriptName)
    }

    func metrics() throws -> LineMetrics {
      let face = try face()
      return face.lineMetrics(rule: .ios, at: face.defaultPlace).metrics
    }
  }

  private func points(_ length: FontUnits, _ metrics: LineMetrics) throws -> Double {
    length.points(at: try size, unitsPerEm: metrics.unitsPerEm).value
  }

  private func uiFontHelvetica() throws {
    let font = try PublishedFont.helvetica.metrics()
    // (1577 + 0.15 · 2048) · 17 / 2048 = 15.6403; 1.15 · 17 = 19.55
    try expect(points(font.ascender, font), value.member("ascender"))
    try expect(points(font.descender, font), value.member("descender"))
    try expect(points(font.lineGap, font), value.member("leading"))
    try expect(font.height(at: size).value, value.member("lineHeight"))
  }

  private func uiFontAndCoreTextHelvetica() throws {
    let font = try PublishedFont.helvetica.metrics()
    try expect(points(font.ascender, font), value.member("UIFont.ascender"))
    try expect(points(font.descender, font), value.member("UIFont.descender"))
    let face = try PublishedFont.helvetica.face()
    try expect(points(FontUnits(face.hhea.ascender), font), value.member("CTFont.ascent"))
    try expect(points(-FontUnits(face.hhea.descender), font), value.member("CTFont.descent"))
    try expect(points(FontUnits(face.hhea.lineGap), font), value.member("CTFont.leading"))
  }

  private func coreTextHelveticaNeue() throws {
    let font = try PublishedFont.helveticaNeue.metrics()
    try expect(points(font.ascender, font), value.member("ascent"))
    try expect(points(-font.descender, font), value.member("descent"))
    try expect(points(font.lineGap, font), value.member("leading"))
  }

  private func coreGraphicsUnits() throws {
    let fonts = [
      "Helvetica": PublishedFont.helvetica, "Times New Roman": .timesNewRoman, "Courier": .courier,
    ]
    let names = try inputs.strings("fonts")
    #expect(names.count == 3)
    for (name, units) in zip(names, try value.array()) {
      let font = try #require(fonts[name])
      let face = try font.face()
      #expect(try [Double(face.hhea.ascender), Double(face.hhea.descender)] == units.numbers())
      // UIKit adds to Helvetica's ascender only.
      let ascender = try font.metrics().ascender.value
      #expect(ascender == Double(face.hhea.ascender) + (name == "Helvetica" ? 307.2 : 0))
    }
  }
}

import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Public cases: widths, tracking, missing characters, counters")
struct WidthCaseTests {
  static let ids = [
    "LW-01", "LW-02", "LW-03", "LW-05", "LS-02", "LS-03", "CM-02", "CM-03", "BD-11",
  ]

  @Test(
    "A label is as wide as its shaped glyphs, not as its letters one by one",
    arguments: ["LW-01", "LW-02", "LW-03", "LW-05"])
  func label(_ id: String) throws {
    let entry = try PublicCase.with(id)
    let shaper = try TestFiles.shaper(entry.input.string("font"))
    let text = try entry.input.string("text")
    let shaped = try shaper.shape(text)
    #expect(shaped.unitWidth?.value == (try entry.expected.number("advanceUnits")))
    let size = Points(try entry.input.number("size"))
    let width = try #require(shaped.width(at: size)).value
    #expect(abs(width - (try entry.expected.number("advanceAt17"))) < 1e-9)
    #expect(try shaper.inkInUnits(of: shaped) == entry.expected.numbers("inkUnits"))
    #expect(
      shaped.runs.flatMap(\.glyphs).count == (try entry.expected.array("glyphs").count))
    if let sum = entry.expected["sumOfIsolatedAdvances"] {
      let isolated = try text.map { try shaper.shape(String($0)).unitWidth?.value ?? 0 }
      #expect(isolated.reduce(0, +) == (try sum.asNumber()))
    }
  }

  @Test("A ligature that is switched off, and a non-joiner that is taken away, change the width")
  func counterparts() throws {
    let ligature = try PublicCase.with("LW-02")
    let off = ShapingOptions(features: [FontFeature(Tag(literal: "liga"), value: 0)])
    let apart = try TestFiles.shaper(ligature.input.string("font"), options: off)
    #expect(
      try apart.shape(ligature.input.string("text")).unitWidth?.value
        == ligature.expected.number("withLigaturesOff"))
    let joined = try PublicCase.with("LW-05")
    let text = try joined.input.string("text").unicodeScalars.filter { $0 != "\u{200C}" }
    let shaper = try TestFiles.shaper(joined.input.string("font"))
    #expect(
      try shaper.shape(String(String.UnicodeScalarView(text))).unitWidth?.value
        == joined.expected.number("withoutZWNJ"))
  }

  @Test("Tracking takes optional ligatures apart and is added after each cluster, the last too")
  func trackingAndLigatures() throws {
    let entry = try PublicCase.with("LS-02")
    let tracking = try entry.input.number("trackingUnits")
    let shaper = try TestFiles.shaper(
      entry.input.string("font"), options: ShapingOptions(tracking: tracking))
    let shaped = try shaper.shape(entry.input.string("text"))
    #expect(shaped.runs[0].advance.value == (try entry.expected.number("advanceUnitsLigatureOff")))
    #expect(
      shaped.unitWidth?.value
        == (try entry.expected.number("plusTracking.afterEachCluster")))
  }

  @Test("Tracking does not pull a letter and its marks, or the parts of an emoji, apart")
  func trackingPerCluster() throws {
    let entry = try PublicCase.with("LS-03")
    let shaper = try TestFiles.shaper(
      entry.input.string("font"),
      options: ShapingOptions(tracking: try entry.input.number("trackingUnits")))
    let widths = try entry.input.strings("texts").map {
      try shaper.shape($0).unitWidth?.value
    }
    #expect(widths == (try entry.expected.numbers("advanceUnits")))
  }

  @Test("A Macintosh character map gives the letter's own width, or none and a warning")
  func macintoshMap() throws {
    let entry = try PublicCase.with("CM-02")
    let shaped = try TestFiles.shaper(entry.input.string("font")).shape(
      entry.input.string("text"))
    if let width = shaped.unitWidth {
      #expect(width.value == (try entry.expected.number("advanceUnits")))
    } else {
      #expect(shaped.missing == [MissingCluster(scalars: ["A"], utf8Offset: 0)])
      #expect(try entry.face().hasFinding("cmap-macintosh"))
    }
  }

  @Test("Without a character map all text is missing, named with its place, and has no width")
  func noMap() throws {
    let entry = try PublicCase.with("CM-03")
    for font in try entry.input.strings("fonts") {
      let shaper = try TestFiles.shaper(font)
      let face = shaper.fonts[0].face
      #expect(face.hasFinding("cmap-missing"), "\(font)")
      let metrics = face.iosMetrics
      #expect(
        [metrics.ascender, metrics.descender].map(\.value)
          == (try entry.expected.numbers("hhea")))
      let text = try entry.input.string("text")
      let shaped = try shaper.shape(text + "é" + text)
      #expect(shaped.missing.map(\.utf8Offset) == [0, 1, 3])
      #expect(shaped.missingScalars == ["A", "é"])
      #expect(shaped.width(at: 17) == nil)
      // The box is there, but never taken for the letter.
      let box = try shaper.shape(text)
      #expect(box.runs[0].glyphs.map(\.id) == [0])
      #expect(box.runs[0].advance.value == (try entry.expected.number("notdefAdvanceUnits")))
    }
  }

  @Test("A counter in a right-to-left caption is shaped in the order in which it is seen")
  func counterOrder() throws {
    let entry = try PublicCase.with("BD-11")
    #expect(try entry.input.whole("baseLevel") == 1)
    let shaper = try TextShaper(
      TestFiles.stack(entry.input.strings("fonts")),
      options: ShapingOptions(direction: .rightToLeft))
    let orders = try entry.expected.members("visualOrder")
    let texts = try entry.input.strings("texts")
    #expect(orders.count == texts.count)
    for text in texts {
      let shaped = try shaper.shape(text)
      #expect(shaped.isRightToLeft)
      #expect(shaped.missing.isEmpty, "\(text)")
      let expected = try #require(orders[text]).asString()
      #expect(shaped.scalarsFromLeft == Array(expected.unicodeScalars), "\(text)")
    }
    let safe = try entry.expected.strings("safe")
    for text in safe + (try entry.expected.strings("swapped")) {
      let seen = try shaper.shape(text).scalarsFromLeft.filter(\.properties.isDigit)
      let written = text.unicodeScalars.filter(\.properties.isDigit)
      #expect((seen == Array(written)) == safe.contains(text), "\(text)")
    }
  }
}

extension TextShaper {
  /// Left, bottom, right and top of the ink, in units of the first face.
  func inkInUnits(of shaped: ShapedText) throws -> [Double] {
    let size = Points(Double(fonts[0].face.unitsPerEm))
    let ink = try #require(inkBounds(of: shaped, at: size))
    return [ink.left, ink.bottom, ink.right, ink.top].map(\.value)
  }
}

extension ShapedText {
  /// The characters as they stand on the line, brackets not mirrored.
  fileprivate var scalarsFromLeft: [Unicode.Scalar] {
    let bytes = Array(text.utf8)
    return runsFromLeft.flatMap { run in
      let scalars = Array(String(decoding: bytes[run.bytes], as: UTF8.self).unicodeScalars)
      return run.isRightToLeft ? scalars.reversed() : scalars
    }
  }
}

extension Unicode.Scalar.Properties {
  /// Digits of any system.
  fileprivate var isDigit: Bool { numericType == .decimal }
}

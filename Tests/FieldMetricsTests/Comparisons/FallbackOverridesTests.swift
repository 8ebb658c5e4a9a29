import TestSupport
import Testing

@testable import FieldMetrics

/// Overrides that make a fallback take a web font's room.
struct FallbackOverridesTests {
  static let pairs = (try? JSONTree(dataFile: "overrides.json").array("pairs")) ?? []

  /// Source: Data/overrides.json, computed in Python from the same fonts.
  @Test("Overrides are capsize's formulas, to four decimals of a percent", arguments: pairs)
  func agree(_ pair: JSONTree) throws {
    func face(_ key: String) throws -> Face {
      try FontFile(path: Fixtures.bootstrapPath(try pair.string(key))).face()
    }
    let script = try #require(ScriptSample(rawValue: try pair.string("script")))
    let match = try FallbackMatch(
      (try face("font"), []), fallback: face("fallback"), script: script)
    for (name, found) in [
      ("sizeAdjust", match.overrides.sizeAdjust),
      ("ascentOverride", match.overrides.ascentOverride),
      ("descentOverride", match.overrides.descentOverride),
      ("lineGapOverride", match.overrides.lineGapOverride),
    ] {
      let expected = try pair.number(name)
      #expect(abs(found * 100 - expected) < 5.1e-5, "\(name): \(found * 100), \(expected) expected")
    }
  }

  @Test("There are ten pairs and more, of several scripts")
  func pairsAreThere() throws {
    #expect(Self.pairs.count >= 10)
    #expect(Set(try Self.pairs.map { try $0.string("script") }).count >= 4)
  }

  /// Source: capsize's change log, "Ensure provided size-adjust is factored into metric overrides":
  /// Merriweather Sans before and after at 300 %.
  @Test("A published example comes out")
  func published() {
    let metrics = LineMetrics(
      unitsPerEm: 1000, ascender: 984, descender: -273, lineGap: 0, capHeight: nil, xHeight: nil,
      origin: .hhea)
    let tripled = FallbackOverrides(metrics, sizeAdjust: 3)
    #expect(FallbackStylesheet.percent(tripled.ascentOverride) == "32.8%")
    let before = FallbackOverrides(metrics, sizeAdjust: 1.065617)
    #expect(FallbackStylesheet.percent(before.ascentOverride) == "92.3409%")
    #expect(FallbackStylesheet.percent(before.descentOverride) == "25.619%")
  }

  @Test("A negative gap counts as none, as browsers take it of a web font")
  func negativeGap() {
    let metrics = LineMetrics(
      unitsPerEm: 1000, ascender: 900, descender: -100, lineGap: -50, capHeight: nil, xHeight: nil,
      origin: .hhea)
    #expect(FallbackOverrides(metrics, sizeAdjust: 1).lineGapOverride == 0)
  }

  @Test("A sample that a font lacks characters of is an error with a few of them")
  func missing() throws {
    let face = try FontFile(path: Fixtures.bootstrapPath("Inter.ttf")).face()
    let error = #expect(throws: ComparisonError.self) {
      try FallbackMatch((face, []), fallback: face, script: .hangul)
    }
    let message = error?.description ?? ""
    #expect(message.hasPrefix("'Inter.ttf': found no glyph for U+"))
    #expect(message.contains("more of hangul"))
  }

  @Test("Names are CSS strings, whatever is in them")
  func strings() {
    #expect(FallbackStylesheet.string("Noto Sans") == "\"Noto Sans\"")
    #expect(FallbackStylesheet.string("a\"b\\</style>\n") == "\"a\\22 b\\5C \\3C /style\\3E \\A \"")
    #expect(FallbackStylesheet.string("源ノ角") == "\"源ノ角\"")
  }
}

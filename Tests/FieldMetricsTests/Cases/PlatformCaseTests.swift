import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Public cases: one font on several platforms")
struct PlatformCaseTests {
  static let all = (try? PublicCase.load("platform-cases.json")) ?? []
  static let sized = all.filter { $0.expected["atSize"] != nil }

  /// Printed with up to six decimals.
  private static let tolerance = 5.1e-7

  private static func entry(_ id: String) throws -> PublicCase {
    try #require(all.first { $0.id == id })
  }

  private static func line(
    _ entry: PublicCase, _ rule: LineMetricsRule, at size: Points, scale: Double = 1,
    _ variants: Set<RuleVariant> = []
  ) throws -> PlatformLine {
    let face = try FontFile(path: TestFiles.path(of: entry.input.string("font"))).face()
    let grid = try #require(PixelGrid(displayScale: scale))
    return try #require(
      LineTables(face, at: face.defaultPlace).line(rule, at: size, grid: grid, variants: variants))
  }

  @Test("There are fifteen cases, eleven of them with sizes")
  func casesAreThere() {
    #expect(Self.all.count == 15)
    #expect(Self.sized.count == 11)
  }

  @Test("Each platform takes the set that the case names", arguments: sized)
  func units(_ entry: PublicCase) throws {
    let face = try entry.face()
    let rules: [(String, LineMetricsRule)] = [
      ("coretext", .ios), ("coretext", .macos), ("android", .android), ("chrome", .chrome),
      ("windows", .windows),
    ]
    for (name, rule) in rules {
      let units = try entry.expected.at("policyUnits.\(name)")
      let chosen = face.lineMetrics(rule: rule, at: face.defaultPlace)
      guard units != .null else {
        // Nobody knows, and we say so.
        #expect(chosen.certainty == .modelled, "\(rule.rawValue)")
        continue
      }
      #expect(chosen.metrics.ascender.value == (try units.number("ascent")), "\(rule.rawValue)")
      #expect(chosen.metrics.descender.value == -(try units.number("descent")), "\(rule.rawValue)")
      #expect(chosen.metrics.lineGap.value == (try units.number("lineGap")), "\(rule.rawValue)")
    }
  }

  @Test("At a size each platform makes the line that the case names", arguments: sized)
  func lines(_ entry: PublicCase) throws {
    for (name, values) in try entry.expected.members("atSize") {
      let size = Points(try #require(Double(name)))
      func check(_ rule: LineMetricsRule, _ key: String, _ pairs: [(Points?, String, Double)])
        throws
      {
        guard values[key] != nil else { return }
        for (ours, member, sign) in pairs {
          let theirs = try values.number("\(key).\(member)") * sign
          let value = try #require(ours?.value)
          #expect(abs(value - theirs) < Self.tolerance, "\(rule.rawValue), \(member) at \(name)")
        }
      }
      let chrome = try Self.line(entry, .chrome, at: size)
      try check(
        .chrome, "chrome",
        [
          (chrome.ascent, "ascent", 1), (chrome.descent, "descent", 1),
          (chrome.lineGap, "lineGap", 1), (chrome.lineHeight, "lineHeightNormal", 1),
        ])
      let android = try Self.line(entry, .android, at: size)
      try check(
        .android, "android",
        [
          (android.ascent, "intAscent", -1), (android.descent, "intDescent", 1),
          (android.lineGap, "intLeading", 1), (android.lineHeight, "staticLayoutLine", 1),
          (android.lineHeight + (android.lineGap ?? 0), "fontSpacingInt", 1),
        ])
      let skia = try Self.line(entry, .skia, at: size)
      // Single precision has seven digits.
      for (ours, member) in [(skia.ascent, "ascent"), (skia.descent, "descent")]
      where values["android"] != nil {
        #expect(abs(ours.value - (try values.number("android.\(member)"))) < 1e-5)
      }
      let windows = try Self.line(entry, .windows, at: size)
      try check(
        .windows, "windows",
        [
          (windows.ascent, "ascent", 1), (windows.descent, "descent", 1),
          (windows.lineGap, "externalLeading", 1), (windows.lineHeight, "lineHeight", 1),
        ])
      let macos = try Self.line(entry, .macos, at: size)
      try check(
        .macos, "coretext",
        [
          (macos.ascent, "ascent", 1), (macos.descent, "descent", 1), (macos.lineGap, "lineGap", 1),
          (macos.lineHeight, "lineHeight", 1),
        ])
    }
  }

  @Test("In a window above 1x a descent that was rounded down takes a pixel from the ascent")
  func borrowedPixel() throws {
    let entry = try Self.entry("VM-26")
    // 8.5 px at 2x are the 17 device pixels of the case.
    let plain = try Self.line(entry, .chrome, at: 8.5, scale: 2)
    let window = try Self.line(entry, .chrome, at: 8.5, scale: 2, [.window])
    for (line, key) in [(plain, "rounded"), (window, "withBorrow")] {
      #expect(line.ascent.value * 2 == (try entry.expected.number("\(key).ascent")))
      #expect(line.descent.value * 2 == (try entry.expected.number("\(key).descent")))
      #expect(line.lineHeight.value * 2 == (try entry.expected.number("lineHeight")))
    }
    // At 1x there is no difference.
    #expect(
      try Self.line(entry, .chrome, at: 17, [.window]) == Self.line(entry, .chrome, at: 17))
  }

  @Test("DejaVu Sans in Chrome at 16 px is 15 + 4")
  func dejaVu() throws {
    let entry = try Self.entry("VM-29")
    let line = try Self.line(entry, .chrome, at: 16)
    #expect(line.ascent.value == (try entry.expected.number("chrome.ascent")))
    #expect(line.descent.value == (try entry.expected.number("chrome.descent")))
    #expect(line.lineHeight.value == (try entry.expected.number("chrome.lineHeightNormal")))
  }

  @Test("Android's line leaves out the leading that its font spacing has")
  func leadingOfAndroid() throws {
    let entry = try Self.entry("VM-32")
    let line = try Self.line(entry, .android, at: 17)
    #expect(line.lineHeight.value == (try entry.expected.number("staticLayoutLine")))
    let spacing = line.lineHeight + (line.lineGap ?? 0)
    #expect(spacing.value == (try entry.expected.number("fontSpacingInt")))
    let leading = try #require(try Self.line(entry, .skia, at: 17).lineGap)
    #expect(abs(leading.value - (try entry.expected.number("floatLeading"))) < 1e-5)
  }

  @Test("Elegant text height has constants for every font")
  func elegant() throws {
    let entry = try Self.entry("VM-34")
    let line = try Self.line(entry, .android, at: 17, [.elegant])
    #expect(line.top?.value == -(try entry.expected.number("intAt17.top")))
    #expect(line.ascent.value == -(try entry.expected.number("intAt17.ascent")))
    #expect(line.descent.value == (try entry.expected.number("intAt17.descent")))
    #expect(line.bottom?.value == (try entry.expected.number("intAt17.bottom")))
    #expect(line.lineHeight.value == (try entry.expected.number("lineFromConstants")))
    let plain = try Self.line(entry, .android, at: 17)
    #expect(plain.lineHeight.value == (try entry.expected.number("lineFromFont")))
  }
}

import TestSupport
import Testing

@testable import FieldMetrics

/// Sources: docs/sources.md, "Line heights given".
@Suite("Line heights given")
struct GivenLineHeightTests {
  private static func tables(_ font: String) throws -> LineTables {
    let face = try FontFile(path: Fixtures.bootstrapPath(font)).face()
    return LineTables(face, at: face.defaultPlace)
  }

  private static let runs =
    (try? JSONTree(dataFile: "renderer-line-heights.json").array("runs")) ?? []

  @Test("Blocks are as high as in Chromium, and their baselines are there", arguments: [0, 1])
  func chromium(_ index: Int) throws {
    let run = Self.runs[index]
    let grid = try #require(PixelGrid(displayScale: try run.number("displayScale")))
    let lines = try run.array("lines")
    #expect(lines.count > 80)
    for entry in lines {
      let fields = try #require(entry.array)
      let font = try #require(fields[0].string)
      let text = try #require(fields[2].string)
      let isLength = text.hasSuffix("px")
      let number = try #require(Double(isLength ? String(text.dropLast(2)) : text))
      let height: GivenLineHeight = isLength ? .length(Points(number)) : .multiple(number)
      let size = Points(try #require(fields[1].number))
      let line = try #require(
        try Self.tables(font).givenLine(.chrome, at: size, height, grid: grid))
      #expect(line.certainty == .observed)
      let trimmed = line.trimmed.first { $0.edge.rawValue == fields[3].string }
      let ours = (trimmed?.height ?? line.lineHeight, line.ascent - (trimmed?.over ?? 0))
      let theirs = (try #require(fields[4].number), try #require(fields[5].number))
      // Chromium gives single precision.
      #expect(abs(ours.0.value - theirs.0) < 1e-5, "\(fields)")
      #expect(abs(ours.1.value - theirs.1) < 1e-5, "\(fields)")
    }
  }

  private static func line(
    _ rule: LineMetricsRule, _ height: GivenLineHeight,
    _ style: ComposeLineHeightStyle = .material3, at size: Points = 10, scale: Double = 1
  ) throws -> GivenLine {
    // 9 above and 3 below at 10.
    let face = try MetricsFont.face(hhea: (900, -300, 0))
    let grid = try #require(PixelGrid(displayScale: scale))
    return try #require(
      LineTables(face, at: face.defaultPlace).givenLine(
        rule, at: size, height, grid: grid, style: style))
  }

  @Test("Half of the leading goes above: a whole pixel less in Chrome, exactly half in Firefox")
  func halfLeading() throws {
    // 15 − 12 = 3.
    let chrome = try Self.line(.chrome, .multiple(1.5))
    #expect(chrome.ascent == 10)
    #expect(chrome.descent == 5)
    let firefox = try Self.line(.firefox, .multiple(1.5))
    #expect(firefox.ascent == 10.5)
    #expect(firefox.certainty == .inferred)
    // 9 − 12 = −3: down to −2.
    #expect(try Self.line(.chrome, .length(9)).ascent == 7)
    #expect(try Self.line(.safari, .length(9)).ascent == 7.5)
  }

  @Test("What is trimmed and what is left make the line")
  func trims() throws {
    for rule in [LineMetricsRule.chrome, .chromeMac, .safari, .firefox] {
      let line = try Self.line(rule, .length(20), at: 16)
      #expect(line.trimmed.map(\.edge) == TextBoxEdge.allCases)
      for trimmed in line.trimmed {
        let sum = trimmed.over + trimmed.height + trimmed.under
        #expect(abs(sum.value - line.lineHeight.value) < 1e-9)
      }
    }
    // Capitals are 700 high, 11.2 at 16; Chrome has it in 1/64: 716.8.
    let line = try Self.line(.chrome, .length(20), at: 16)
    #expect(line.trimmed.first { $0.edge == .capAlphabetic }?.height.value == 717.0 / 64)
  }

  @Test("Rules without half-leading and without a style know no such line")
  func others() throws {
    let face = try MetricsFont.face(hhea: (900, -300, 0))
    let tables = LineTables(face, at: face.defaultPlace)
    for rule in LineMetricsRule.allCases {
      let isKnown = [.chrome, .chromeMac, .safari, .firefox, .compose].contains(rule)
      let line = tables.givenLine(rule, at: 10, .multiple(2), grid: .one)
      #expect((line != nil) == isKnown, "\(rule.rawValue)")
    }
    #expect(tables.givenLine(.chrome, at: 10, .length(-1), grid: .one) == nil)
  }

  @Test(
    "Compose puts what is added where the alignment says, rounded up below",
    arguments: [
      // 15 − 12 = 3 more: 1.5 below becomes 2, 3 · 0.25 = 0.75 becomes 1.
      (.center, 15, 10, 5), (.proportional, 15, 11, 4), (.top, 15, 9, 6), (.bottom, 15, 12, 3),
      // 3 less: −1.5 becomes −1, −3 · 0.75 = −2.25 becomes −2.
      (.center, 9, 7, 2), (.proportional, 9, 8, 1), (.top, 9, 6, 3), (.bottom, 9, 9, 0),
      // 14.2 is 15.
      (.center, 14.2, 10, 5),
    ] as [(ComposeLineHeightStyle.Alignment, Double, Double, Double)])
  func composeAlignment(
    _ alignment: ComposeLineHeightStyle.Alignment, _ height: Double, _ ascent: Double,
    _ descent: Double
  ) throws {
    let style = ComposeLineHeightStyle(alignment: alignment, trim: .none)
    let line = try Self.line(.compose, .length(Points(height)), style)
    #expect(line.ascent.value == ascent)
    #expect(line.descent.value == descent)
    #expect(line.lineHeight.value == ascent + descent)
    #expect(line.certainty == .documented)
  }

  @Test("Compose leaves out what is added at trimmed ends, and with both all of it")
  func composeTrim() throws {
    func line(_ trim: ComposeLineHeightStyle.Trim) throws -> GivenLine {
      try Self.line(
        .compose, .length(20), ComposeLineHeightStyle(alignment: .center, trim: trim))
    }
    // 8 more: 4 above and 4 below.
    #expect(try line(.none).lineHeight == 20)
    #expect(try line(.firstLineTop).lineHeight == 16)
    #expect(try line(.firstLineTop).ascent == 9)
    #expect(try line(.lastLineBottom).descent == 3)
    #expect(try line(.both).lineHeight == 12)
    #expect(try Self.line(.compose, .length(20), .textDefault).lineHeight == 12)
  }

  @Test("In mode minimum a line of Compose is never lower than the font")
  func composeMinimum() throws {
    func height(_ mode: ComposeLineHeightStyle.Mode) throws -> Points {
      try Self.line(
        .compose, .length(9), ComposeLineHeightStyle(alignment: .center, trim: .none, mode: mode)
      ).lineHeight
    }
    #expect(try height(.fixed) == 9)
    #expect(try height(.minimum) == 12)
  }

  @Test("On a denser screen Compose rounds to its pixels")
  func composeDensity() throws {
    // 14.2 · 2 = 28.4, 29 pixels.
    #expect(try Self.line(.compose, .length(14.2), scale: 2).lineHeight == 14.5)
  }

  struct CapsizeEntry: CustomTestStringConvertible {
    let font: String
    let tree: JSONTree

    var testDescription: String { font }
  }

  static let capsize: [CapsizeEntry] =
    (try? JSONTree(dataFile: "capsize.json").array("fonts").map {
      CapsizeEntry(font: try $0.string("font"), tree: $0)
    }) ?? []

  @Test("There are ten fonts")
  func capsizeIsThere() { #expect(Self.capsize.count >= 10) }

  @Test("Trims and overrides are capsize's, to four decimals", arguments: capsize)
  func capsizeAgrees(_ entry: CapsizeEntry) throws {
    let face = try FontFile(path: Fixtures.bootstrapPath(entry.font)).face()
    for row in try entry.tree.array("trims") {
      let fields = try #require(row.array)
      let size = Points(try #require(fields[0].number))
      let trim = try #require(
        CapHeightTrim(face, at: size, lineHeight: fields[1].number.map { Points($0) }))
      #expect(trim.capHeightTrim == fields[2].number)
      #expect(trim.baselineTrim == fields[3].number)
    }
    let expected = try entry.tree.member("overrides")
    let overrides = try #require(
      CapsizeOverrides(face, widthRatio: try expected.number("widthRatio")))
    #expect(overrides.sizeAdjust == (try expected.number("sizeAdjust")))
    #expect(overrides.ascentOverride == (try expected.number("ascentOverride")))
    #expect(overrides.descentOverride == (try expected.number("descentOverride")))
    #expect(overrides.lineGapOverride == (try expected.number("lineGapOverride")))
  }
}

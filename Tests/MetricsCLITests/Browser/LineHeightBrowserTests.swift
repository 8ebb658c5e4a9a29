import Foundation
import TestSupport
import Testing

/// `line-height: normal` as Chromium draws it here and now; run by `script/test browser`.
@Suite(.enabled(if: Browser.path != nil), .serialized)
struct LineHeightBrowserTests {
  private static let sizes = [11, 12, 13, 14.5, 16, 17, 19, 22, 25, 33, 40, 53]
  private static let fonts =
    ["Inter.ttf", "Roboto-Regular.ttf", "Karla.ttf", "DejaVuSans.ttf", "NotoSans-Regular.ttf"]
    .map { (name: $0, path: Fixtures.bootstrapFolder + "/" + $0) }
    + [
      "metrics-differ.ttf", "metrics-differ-usetypo.ttf", "linegap-large.ttf", "linegap-odd.ttf",
      "upm1536.ttf",
    ].map { (name: $0, path: Fixtures.testFontPath($0)) }

  @Test(
    "Ascent, descent and line height are Chromium's at twelve sizes", arguments: [1, 2, 2.625])
  func linesAgree(displayScale: Double) throws {
    let lines = try Self.ours(displayScale)
    var reader = Browser.Reader()
    reader.displayScale = displayScale
    let loaded = try Browser.load(try Self.page(), script: Self.script, reader: reader)
    #expect(loaded.results["failure"] == nil, "\(loaded.results)")
    #expect(loaded.number("ratio") == displayScale)
    let theirs = try #require(loaded.results["lines"] as? [String: [Double]])
    #expect(theirs.count == Self.fonts.count * Self.sizes.count)
    for (key, line) in theirs {
      let ours = try #require(lines[key], "\(key)")
      for (name, pair) in zip(["ascent", "descent", "line height"], zip(ours, line)) {
        // Boxes are in 1/64 px.
        #expect(abs(pair.0 - pair.1) < 1.0 / 32, "\(key) @\(displayScale)x: \(name) \(pair)")
      }
    }
  }

  /// Ascent, descent and line height by font and size.
  private static func ours(_ displayScale: Double) throws -> [String: [Double]] {
    let outcome = try CommandLineTool.run(
      ["corpus"] + fonts.map(\.path) + [
        "--platform", "chrome", "--display-scale", "\(displayScale)", "--sizes",
        sizes.map { "\($0)" }.joined(separator: ","),
      ])
    try #require(outcome.status == 0, "\(outcome.errors)")
    var lines: [String: [Double]] = [:]
    for (font, text) in zip(fonts, outcome.output.split(separator: "\n")) {
      let record = try JSONTree(text: String(text))
      for line in try #require(record["platforms"]?["chrome"]?["atSizes"]?.array) {
        let size = try #require(line["size"]?.number)
        lines["\(font.name) \(size)"] = try ["ascent", "descent", "lineHeight"].map {
          try #require(line[$0]?.number)
        }
      }
    }
    return lines
  }

  /// A block with one letter and a mark on its baseline for each font and size.
  private static func page() throws -> String {
    var style = ""
    var body = ""
    for (index, font) in fonts.enumerated() {
      let data = try Data(contentsOf: URL(fileURLWithPath: font.path)).base64EncodedString()
      style += "@font-face { font-family: f\(index); src: url(data:font/ttf;base64,\(data)) }\n"
      for size in sizes {
        body += """
          <div data-key="\(font.name) \(size)" style="font: \(size)px f\(index)"><span>A</span><i></i></div>

          """
      }
    }
    return """
      <!DOCTYPE html><meta charset="utf-8"><style>\(style)
      div { line-height: normal } i { display: inline-block; width: 1px; height: 0 }
      </style><body>\(body)</body>
      """
  }

  private static let script = """
    await document.fonts.ready;
    const faces = [...document.fonts];
    const lost = faces.filter(face => face.status !== 'loaded');
    if (lost.length) { throw 'not loaded: ' + lost.map(face => face.family) }
    results.ratio = devicePixelRatio;
    results.lines = {};
    for (const block of document.querySelectorAll('[data-key]')) {
      const letter = block.querySelector('span').getBoundingClientRect();
      const baseline = block.querySelector('i').getBoundingClientRect().bottom;
      results.lines[block.dataset.key] = [baseline - letter.top, letter.bottom - baseline,
        block.getBoundingClientRect().height];
    }
    """
}

import Foundation
import TestSupport
import Testing

/// Lines with a height given, and `text-box-trim`, as Chromium draws them here and now; run by
/// `script/test browser`.
@Suite(.enabled(if: Browser.path != nil), .serialized)
struct TextBoxBrowserTests {
  private static let fonts = ["Inter.ttf", "Roboto-Regular.ttf", "Karla.ttf"]
  private static let sizes = [11, 14.5, 16, 33]
  private static let edges = ["text", "cap alphabetic", "ex alphabetic"]

  @Test(
    "Lines and what is left of them are Chromium's", arguments: [1, 2, 2.625],
    ["1.2", "1.5", "40.3px"])
  func linesAgree(displayScale: Double, lineHeight: String) throws {
    var reader = Browser.Reader()
    reader.displayScale = displayScale
    let loaded = try Browser.load(
      try Self.page(lineHeight), script: Self.script, reader: reader)
    #expect(loaded.results["failure"] == nil, "\(loaded.results)")
    let theirs = try #require(loaded.results["lines"] as? [String: [Double]])
    #expect(theirs.count == Self.fonts.count * Self.sizes.count * 4)
    for font in Self.fonts {
      let outcome = try CommandLineTool.run([
        "inspect", "--font", font, "--platform", "chrome", "--display-scale", "\(displayScale)",
        "--sizes", Self.sizes.map { "\($0)" }.joined(separator: ","), "--line-height", lineHeight,
        "--format", "json",
      ])
      try #require(outcome.status == 0, "\(outcome.errors)")
      let rule = try JSONTree(text: outcome.output)["platforms"]?["chrome"]
      for line in try #require(rule?["withLineHeight"]?["atSizes"]?.array) {
        let size = try #require(line["size"]?.number)
        func expect(_ edge: String, _ height: Double, _ baseline: Double) throws {
          let drawn = try #require(theirs["\(font) \(size) \(edge)"])
          // Chromium gives single precision.
          #expect(abs(height - drawn[0]) < 1e-4, "\(font) \(size) \(edge): height")
          #expect(abs(baseline - drawn[1]) < 1e-4, "\(font) \(size) \(edge): baseline")
        }
        let ascent = try #require(line["ascent"]?.number)
        try expect("normal", try #require(line["lineHeight"]?.number), ascent)
        for edge in Self.edges {
          let trimmed = try #require(line["trimmed"]?[edge])
          let over = try #require(trimmed["over"]?.number)
          try expect(edge, try #require(trimmed["height"]?.number), ascent - over)
        }
      }
    }
  }

  private static func page(_ lineHeight: String) throws -> String {
    var style = ""
    var body = ""
    for (index, font) in fonts.enumerated() {
      let path = URL(fileURLWithPath: Fixtures.bootstrapFolder + "/" + font)
      let data = try Data(contentsOf: path).base64EncodedString()
      style += "@font-face { font-family: f\(index); src: url(data:font/ttf;base64,\(data)) }\n"
      for size in sizes {
        for edge in ["normal"] + edges {
          let box = edge == "normal" ? "normal" : "trim-both " + edge
          body += """
            <div data-key="\(font) \(size) \(edge)" style="font: \(size)px f\(index); line-height: \(lineHeight); text-box: \(box)">A<i></i></div>

            """
        }
      }
    }
    return """
      <!DOCTYPE html><meta charset="utf-8"><style>\(style)
      i { display: inline-block; width: 1px; height: 0 }</style><body>\(body)</body>
      """
  }

  private static let script = """
    await document.fonts.ready;
    const lost = [...document.fonts].filter(face => face.status !== 'loaded');
    if (lost.length) { throw 'not loaded: ' + lost.map(face => face.family) }
    results.lines = {};
    for (const block of document.querySelectorAll('[data-key]')) {
      const box = block.getBoundingClientRect();
      const baseline = block.querySelector('i').getBoundingClientRect().bottom;
      results.lines[block.dataset.key] = [box.height, baseline - box.top];
    }
    """
}

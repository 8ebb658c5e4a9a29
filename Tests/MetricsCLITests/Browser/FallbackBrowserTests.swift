import Foundation
import TestSupport
import Testing

/// Fallback overrides in Chromium: text is as high before the web font is there as after; run by
/// `script/test browser`.
@Suite(.enabled(if: Browser.path != nil), .serialized)
struct FallbackBrowserTests {
  private static let sizes = [11, 12, 13, 14, 16, 17, 19, 22, 25, 33, 40, 53]
  private static let pairs = [
    ("Inter.ttf", "DejaVuSans.ttf"), ("Karla.ttf", "Roboto-Regular.ttf"),
    ("NotoSans-Regular.ttf", "Inter.ttf"),
  ]

  /// Inter's ascender at 16 px is 15.5: four decimals of a percent, which capsize writes too, fall below
  /// the tie, and the line is a pixel lower.
  private static let ties = ["0 16"]

  @Test("Lines in the fallback are as high, and samples as wide, as in the web font")
  func linesAgree() throws {
    var style = ""
    var body = ""
    for (index, pair) in Self.pairs.enumerated() {
      let css = try CommandLineTool.run([
        "compare", "--font", pair.0, "--fallback", pair.1, "--format", "css",
      ])
      try #require(css.status == 0, "\(css.errors)")
      // The fallback is not installed here: its file stands in for local().
      let source = try Self.source(pair.1)
      style += css.output
        .replacing(#/src: .*;/#, with: "src: \(source);")
        .replacing(#/font-family: ".*Fallback";/#, with: "font-family: b\(index);")
      style += "@font-face { font-family: a\(index); src: \(try Self.source(pair.0)) }\n"
      for size in Self.sizes {
        for name in ["a", "b"] {
          body += """
            <div data-key="\(index) \(size) \(name)" style="font: \(size)px \(name)\(index)"><span>\
            \(Self.text)</span></div>

            """
        }
      }
    }
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><style>\(style)
      div { line-height: normal; white-space: nowrap }</style><body>\(body)</body>
      """
    let loaded = try Browser.load(page, script: Self.script)
    #expect(loaded.results["failure"] == nil, "\(loaded.results)")
    let boxes = try #require(loaded.results["boxes"] as? [String: [Double]])
    #expect(boxes.count == Self.pairs.count * Self.sizes.count * 2)
    for index in Self.pairs.indices {
      for size in Self.sizes {
        let web = try #require(boxes["\(index) \(size) a"])
        let fallback = try #require(boxes["\(index) \(size) b"])
        if Self.ties.contains("\(index) \(size)") {
          #expect(abs(web[0] - fallback[0]) == 1)
        } else {
          #expect(web[0] == fallback[0], "\(Self.pairs[index]) at \(size)")
        }
        // Advances are rounded glyph by glyph.
        #expect(abs(web[1] - fallback[1]) < 0.005 * web[1] + 1, "\(Self.pairs[index]) at \(size)")
      }
    }
  }

  private static let text =
    "All human beings are born free and equal in dignity and rights. They are endowed with reason and"
    + " conscience and should act towards one another in a spirit of brotherhood."

  private static func source(_ font: String) throws -> String {
    let data = try Data(
      contentsOf: URL(fileURLWithPath: Fixtures.bootstrapFolder + "/" + font))
    return "url(data:font/ttf;base64,\(data.base64EncodedString()))"
  }

  private static let script = """
    await document.fonts.ready;
    const lost = [...document.fonts].filter(face => face.status !== 'loaded');
    if (lost.length) { throw 'not loaded: ' + lost.map(face => face.family) }
    results.boxes = {};
    for (const block of document.querySelectorAll('[data-key]')) {
      results.boxes[block.dataset.key] = [block.getBoundingClientRect().height,
        block.querySelector('span').getBoundingClientRect().width];
    }
    """
}

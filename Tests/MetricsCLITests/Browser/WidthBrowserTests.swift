import Foundation
import TestSupport
import Testing

/// Widths as Chromium draws them here and now, on a page and on a canvas; run by `script/test browser`.
@Suite(.enabled(if: Browser.path != nil), .serialized)
struct WidthBrowserTests {
  private static let sizes = [11, 14.5, 16, 17, 26, 53]
  private static let labels = [
    "Inter.ttf": ["Email address", "AVATAR Wave To", "office affluent fjord", "160/160"],
    "Roboto-Regular.ttf": ["Email address", "AVATAR Wave To", "Größe Ångström café"],
    "DejaVuSans.ttf": ["Email البريد 160", "כתובת אימייל", "Электронная почта (Email)"],
    "NotoNaskhArabic-Regular.ttf": ["البريد الإلكتروني"],
    "NotoSansDevanagari-Regular.ttf": ["ईमेल पता", "पुष्टि करें"],
    "NotoSansThai-Regular.ttf": ["ที่อยู่อีเมล"],
    "NotoSansTamil-Regular.ttf": ["மின்னஞ்சல் முகவரி"],
    "Karla.ttf": ["To. Wave, AVATAR"],
  ]

  @Test("Labels are as wide as in Chromium", arguments: [1, 2, 3] as [Double], ["page", "canvas"])
  func widthsAgree(displayScale: Double, surface: String) throws {
    var reader = Browser.Reader()
    reader.displayScale = displayScale
    reader.width = 4000
    let loaded = try Browser.load(try Self.page(), script: Self.script, reader: reader)
    #expect(loaded.results["failure"] == nil, "\(loaded.results)")
    let theirs = try #require(loaded.results[surface] as? [String: Double])
    var count = 0
    for (font, labels) in Self.labels {
      let outcome = try CommandLineTool.run(
        ["measure", "--font", Fixtures.bootstrapFolder + "/" + font, "--language", "en"]
          + ["--platform", "chrome", "--display-scale", "\(displayScale)", "--format", "jsonl"]
          + ["--sizes", Self.sizes.map { "\($0)" }.joined(separator: ",")]
          + (surface == "canvas" ? ["--variant", "canvas"] : [])
          + labels.flatMap { ["--label", $0] })
      try #require(outcome.status == 0, "\(outcome.errors)")
      for line in outcome.output.split(separator: "\n") {
        let record = try JSONTree(text: String(line))
        let label = try #require(record["text"]?.string)
        let size = try #require(record["size"]?.number)
        let ours = try #require(record["width"]?.number, "\(font): \(label)")
        let drawn = try #require(theirs["\(font) \(size) \(label)"])
        // Chromium gives single precision; a step is 0.005 at least.
        #expect(
          abs(ours - drawn) < 1e-3,
          "\(font), '\(label)' at \(size) @\(displayScale)x: \(ours), \(drawn) drawn")
        count += 1
      }
    }
    #expect(count == theirs.count)
  }

  private static func page() throws -> String {
    var style = ""
    var body = ""
    for (index, (font, labels)) in labels.sorted(by: { $0.key < $1.key }).enumerated() {
      let path = URL(fileURLWithPath: Fixtures.bootstrapFolder + "/" + font)
      let data = try Data(contentsOf: path).base64EncodedString()
      style += "@font-face { font-family: f\(index); src: url(data:font/ttf;base64,\(data)) }\n"
      for size in sizes {
        for label in labels {
          body += """
            <div><span data-font="\(font)" data-size="\(size)" style="font: \(size)px f\(index)">\(label)</span></div>

            """
        }
      }
    }
    return """
      <!DOCTYPE html><html lang="en"><meta charset="utf-8"><style>\(style)
      span { white-space: pre }</style><body>\(body)</body></html>
      """
  }

  private static let script = """
    await document.fonts.ready;
    const lost = [...document.fonts].filter(face => face.status !== 'loaded');
    if (lost.length) { throw 'not loaded: ' + lost.map(face => face.family) }
    results.page = {};
    results.canvas = {};
    const context = document.createElement('canvas').getContext('2d');
    for (const span of document.querySelectorAll('span')) {
      const key = span.dataset.font + ' ' + span.dataset.size + ' ' + span.textContent;
      results.page[key] = span.getBoundingClientRect().width;
      context.font = span.dataset.size + 'px ' + span.style.fontFamily;
      results.canvas[key] = context.measureText(span.textContent).width;
    }
    """
}

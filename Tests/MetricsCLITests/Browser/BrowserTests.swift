import Foundation
import Testing

/// Pictures and reports as a real browser shows them; run by `script/test browser`.
@Suite(.enabled(if: Browser.path != nil), .serialized)
struct BrowserTests {
  private static let texts = [
    "--label", "Email address", "--label", "E-Mail-Adresse bestätigen", "--label",
    "<b onmouseover=alert(1)>\"&amp;\u{2067}", "--limit", "160", "--category", "M,L,AX1,AX5",
  ]

  private static func report(_ arguments: [String]) throws -> String {
    let outcome = try CommandLineTool.run(["report"] + arguments)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test(
    "The report can be read in light and dark, by ear and by keyboard, on wide and narrow screens")
  func reportIsReadable() throws {
    let html = try Self.report(["--font", "Inter.ttf"] + Self.texts)
    for (isDark, width) in [(false, 1200), (true, 1200), (false, 400)] {
      let page = try Browser.load(
        html, script: ReportPageChecks.script, reader: .init(isDark: isDark, width: width))
      #expect(page.results["failure"] == nil, "\(page.results)")
      #expect(page.results["scheme"] as? String == (isDark ? "dark" : "light"))
      #expect(page.console.isEmpty)
      #expect(page.list("lowContrast").isEmpty)
      #expect(page.number("texts") > 100)
      #expect(page.list("unnamed").isEmpty)
      #expect(page.number("pictures") == 3)
      #expect(page.number("dangling") == 0)
      #expect(page.list("twice").isEmpty)
      #expect(page.number("requests") == 0)
      #expect(page.number("overflow") == 0)
      #expect(page.list("unreachable").isEmpty)
      #expect(page.list("headings").filter { $0 == "H1" }.count == 1)
      #expect(page.results["language"] as? String == "en")
    }
  }

  @Test(
    "Reports of other components and fonts load without a message",
    arguments: [
      ["--font", "Roboto-Regular.ttf", "--component", "mui-filled", "--category", "L"],
      [
        "--font", "NotoNaskhArabic-Regular.ttf", "--label", "البريد", "--direction", "rtl",
        "--category", "L,AX5",
      ],
    ])
  func otherReports(arguments: [String]) throws {
    let page = try Browser.load(try Self.report(arguments), script: ReportPageChecks.script)
    #expect(page.results["failure"] == nil, "\(page.results)")
    #expect(page.console.isEmpty)
    #expect(page.list("lowContrast").isEmpty)
    #expect(page.list("unnamed").isEmpty)
    #expect(page.number("dangling") == 0)
  }

  @Test("These tests notice what is wrong with a page")
  func checksCanFail() throws {
    let page = try Browser.load(
      """
      <!DOCTYPE html><html><body style="background:#fff"><p style="color:#999">pale</p><svg></svg>
      <div style="width:5000px">wide</div><svg role="img"><use href="#none"/></svg>
      <script>console.error("wrong")</script></body></html>
      """, script: ReportPageChecks.script)
    #expect(page.console.count == 1)
    #expect(page.list("lowContrast") == ["2.85 pale"])
    #expect(page.list("unnamed").count >= 3)
    #expect(page.number("dangling") == 1)
    #expect(page.number("overflow") > 1000)
  }

  private static let field = [
    "layout", "--font", "Inter.ttf", "--label", "Email address", "--text", "mila@example.org",
    "--error", "Enter a full address", "--limit", "16", "--state", "leadingIcon,valid,focused",
  ]

  @Test(
    "Chromium draws the SVG as we draw the PNG",
    arguments: [
      field, field + ["--guides"], field + ["--direction", "rtl"], field + ["--state", "disabled"],
      [
        "layout", "--font", "NotoNaskhArabic-Regular.ttf", "--fallback", "NotoColorEmoji.ttf",
        "--label", "البريد 🎉", "--direction", "rtl", "--category", "AX3",
      ],
      [
        "layout", "--font", "Roboto-Regular.ttf", "--component", "material3-outlined", "--label",
        "Name", "--state", "floated",
      ],
    ])
  func enginesAgree(arguments: [String]) throws {
    for appearance in ["light", "dark"] {
      try CommandLineTool.withTemporaryFolder { folder in
        var files: [String] = []
        for format in ["svg", "png"] {
          let file = folder.appendingPathComponent("field.\(format)")
          let scale = format == "png" ? ["--pixels-per-point", "2"] : []
          let outcome = try CommandLineTool.run(
            arguments + ["--format", format, "--appearance", appearance, "-o", file.path] + scale)
          try #require(outcome.status == 0, "\(outcome.errors)")
          files.append(try Data(contentsOf: file).base64EncodedString())
        }
        let page = try Browser.load(
          "<!DOCTYPE html><html><body></body></html>",
          script: """
            const load = (address) => new Promise((done, fail) => { const image = new Image();
              image.onload = () => done(image); image.onerror = () => fail('not loaded');
              image.src = address });
            const svg = await load('data:image/svg+xml;base64,\(files[0])');
            const png = await load('data:image/png;base64,\(files[1])');
            const pixels = (image) => { const canvas = document.createElement('canvas');
              canvas.width = png.naturalWidth; canvas.height = png.naturalHeight;
              const context = canvas.getContext('2d');
              context.imageSmoothingQuality = 'high';
              context.drawImage(image, 0, 0, 2 * svg.naturalWidth, 2 * svg.naturalHeight);
              return context.getImageData(0, 0, canvas.width, canvas.height).data };
            const draw = (image) => { const canvas = document.createElement('canvas');
              canvas.width = png.naturalWidth; canvas.height = png.naturalHeight;
              const context = canvas.getContext('2d'); context.drawImage(image, 0, 0);
              return context.getImageData(0, 0, canvas.width, canvas.height).data };
            const [a, b] = [pixels(svg), draw(png)];
            let sum = 0, far = 0;
            for (let i = 0; i < a.length; i++) { const d = Math.abs(a[i] - b[i]); sum += d;
              if (d > 64) far++ }
            results.width = png.naturalWidth - 2 * svg.naturalWidth;
            results.mean = sum / a.length; results.far = far / a.length;
            """)
        #expect(page.results["failure"] == nil, "\(page.results)")
        #expect(abs(page.number("width")) <= 2)
        // Edges differ by a few shades of 255; browsers make emoji smaller by filters of their own.
        let isEmoji = arguments.contains("NotoColorEmoji.ttf")
        #expect(page.number("mean") < (isEmoji ? 1 : 0.5), "\(appearance)")
        #expect(page.number("far") < (isEmoji ? 0.004 : 0.002), "\(appearance)")
      }
    }
  }

  @Test("The label floats from rest to float, and not at all where less motion is asked for")
  func labelFloats() throws {
    let outcome = try CommandLineTool.run([
      "layout", "--font", "Inter.ttf", "--label", "Email address", "--format", "svg", "--animate",
    ])
    try #require(outcome.status == 0, "\(outcome.errors)")
    let html = "<!DOCTYPE html><html><body>\(outcome.output)</body></html>"
    let script = """
      const moving = document.getAnimations(); results.count = moving.length;
      const label = document.querySelector('[class^=float]');
      const place = (time) => { for (const m of moving) m.currentTime = time;
        return getComputedStyle(label).transform };
      results.places = [place(0), place(600), place(20000)];
      """
    let page = try Browser.load(html, script: script)
    #expect(page.number("count") == 1)
    // The README's numbers: Inter at L rests at 17.667 and floats at 9, at 0.7059 of its size.
    #expect(
      page.list("places") == [
        "matrix(1, 0, 0, 1, 16, 17.667)", "matrix(1, 0, 0, 1, 16, 17.667)",
        "matrix(0.705882, 0, 0, 0.705882, 16, 9)",
      ])
    let still = try Browser.load(html, script: script, reader: .init(wantsLessMotion: true))
    #expect(still.number("count") == 0)
    #expect(still.list("places").first == "matrix(0.705882, 0, 0, 0.705882, 16, 9)")
  }
}

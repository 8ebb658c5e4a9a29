import Foundation
import Testing

/// `layout` as pictures, and `report`, as a user runs them.
struct PictureCommandTests {
  private static let field = ["layout", "--font", "Inter.ttf", "--label", "Email address"]

  @Test("A picture on standard output is an SVG document, and nothing else")
  func svg() throws {
    let outcome = try CommandLineTool.run(Self.field + ["--format", "svg"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(outcome.output.hasSuffix("</svg>\n"))
    // Where it came from.
    for word in ["Inter.ttf", "SHA-256 459fb40d", "wght 400", "dynamic-type", "@3x"] {
      #expect(outcome.output.contains(word), "\(word)")
    }
  }

  @Test("A PNG has three pixels to the point, or as many as asked for")
  func png() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("field.png")
      func size(_ arguments: String...) throws -> [UInt8] {
        let outcome = try CommandLineTool.run(
          Self.field + ["--format", "png", "-o", file.path] + arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let bytes = [UInt8](try Data(contentsOf: file))
        #expect(bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        return Array(bytes[16..<24])
      }
      // 361 and two margins of 16; 56 and the same: 1179 by 264, 393 by 88.
      let three = try size()
      #expect(three == [0, 0, 4, 155, 0, 0, 1, 8])
      let one = try size("--pixels-per-point", "1")
      #expect(one == [0, 0, 1, 137, 0, 0, 0, 88])
    }
  }

  @Test("A sheet has the columns and rows asked for")
  func sheet() throws {
    let output = try CommandLineTool.run(
      Self.field + [
        "--format", "svg", "--sheet", "--state", "rest", "--state", "focused,filled", "--category",
        "L,AX5",
      ]
    ).output
    for cell in ["L at rest", "L focused, filled", "AX5 at rest", "AX5 focused, filled"] {
      #expect(output.contains("data-part=\"\(cell)\""), "\(cell)")
    }
    #expect(!output.contains("data-part=\"M "))
  }

  @Test(
    "Options that would be ignored, or contradict each other, are refused",
    arguments: [
      ["--guides"], ["--format", "json", "--appearance", "dark"],
      ["--format", "png", "--animate"], ["--format", "svg", "--pixels-per-point", "2"],
      ["--format", "svg", "--sheet", "--animate"],
      ["--format", "svg", "--sheet", "--progress", "0.5"],
      ["--format", "svg", "--animate", "--progress", "0.5"],
      ["--format", "svg", "--appearance", "sepia"],
      ["--format", "svg", "--component", "suiss-field", "--animate"],
    ])
  func combinations(arguments: [String]) throws {
    let outcome = try CommandLineTool.run(Self.field + arguments)
    #expect(outcome.status == 64, "\(outcome.output.prefix(200))")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("Error: "))
  }

  @Test("A picture that would be too large is refused in one line, and nothing is written")
  func tooLarge() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("field.png")
      let outcome = try CommandLineTool.run(
        Self.field + [
          "--width", "100000", "--format", "png", "--pixels-per-point", "16", "-o", file.path,
        ])
      #expect(outcome.status == 2)
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("Names and labels cannot leave their place in a document")
  func hostileText() throws {
    let font = CommandLineTool.root
      .appendingPathComponent("Tests/MetricsCLITests/Fonts/name-injection.ttf").path
    let label = "</title><script>alert(1)</script>\"'&"
    let commands = [
      ["layout", "--format", "svg"], ["layout", "--format", "svg", "--guides"],
      ["report", "--category", "L"],
    ]
    for command in commands {
      let outcome = try CommandLineTool.run(command + ["--font", font, "--label", label])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(!outcome.output.contains("<script"))
      #expect(!outcome.output.contains("</title><"))
      #expect(outcome.output.contains("&lt;/title&gt;&lt;script&gt;"))
    }
  }

  @Test("A report is one file without script or anything from outside")
  func report() throws {
    let outcome = try CommandLineTool.run([
      "report", "--font", "Inter.ttf", "--label", "E-Mail-Adresse bestätigen", "--category",
      "L,AX5", "--limit", "160",
    ])
    #expect(outcome.status == 0)
    for word in ["<script", "http:", "https:", "url(", "@import", "<link", "<iframe"] {
      #expect(!outcome.output.contains(word), "\(word)")
    }
    for word in [
      "<title>form-field in Inter Regular</title>", "0.7059", "137", "At a glance", "160/160",
      "“E-Mail-Adresse bestätigen” at AX5: 668.9 pt wide",
    ] {
      #expect(outcome.output.contains(word), "\(word)")
    }
    #expect(try CommandLineTool.run(["report"]).status == 64)
  }

  @Test("A report says once what does not fit at several steps, and names them")
  func misfits() throws {
    let outcome = try CommandLineTool.run([
      "report", "--font", "Inter.ttf", "--label", "E-Mail-Adresse bestätigen",
    ])
    func count(_ id: String) -> Int { outcome.output.ranges(of: "<code>\(id)</code>").count }
    // Check, clear and error glyph.
    #expect(count("glyph-outgrows-part") == 3)
    #expect(count("label-cut-unscaled") == 1)
    #expect(count("part-overflows") == 1)
    for words in [
      "Part &#39;clearGlyph&#39; at AX3, AX4, AX5: the glyph outgrows &#39;clear&#39;, 64.333 in 44",
      "Part &#39;labelVisual&#39; at AX1, AX2, AX3, AX4, AX5: the label is cut",
    ] {
      #expect(outcome.output.contains(words), "\(words)")
    }
  }

  @Test("A picture shows all that is known where a width is not")
  func unknownWidth() throws {
    let outcome = try CommandLineTool.run(
      Self.field + [
        "--format", "svg", "--error", "No address", "--limit", "12", "--locale", "ar-EG",
      ])
    #expect(outcome.status == 0)
    for part in ["block", "ring", "labelVisual", "errorBadge", "errorText"] {
      #expect(outcome.output.contains("data-part=\"\(part)\""), "\(part)")
    }
    #expect(!outcome.output.contains("data-part=\"counterText\""))
    #expect(outcome.errors.contains("Part 'counterText' is not drawn"))
    #expect(outcome.errors.contains("the left edge of 'counter', 'counterText'"))
  }

  @Test("A label that is set anew in a smaller size moves, too")
  func materialLabelMoves() throws {
    let outcome = try CommandLineTool.run([
      "layout", "--font", "Roboto-Regular.ttf", "--component", "material3-outlined", "--label",
      "Email address", "--format", "svg", "--animate",
    ])
    // From 16 sp in the middle of the block to 12 sp on its edge: 8 + (56 − 24) / 2 and 0.
    #expect(outcome.output.contains("0%{transform:translate(16px,24px) scale(1.33333)}"))
    #expect(outcome.output.contains("100%{transform:translate(16px,0px) scale(1)}"))
  }

  @Test("An outline is cut where the label floats, and only there")
  func notch() throws {
    for (label, isCut) in [(["--label", "Email address"], true), ([], false)] {
      let outcome = try CommandLineTool.run(
        [
          "layout", "--font", "Inter.ttf", "--component", "mui-outlined", "--state", "focused",
          "--format", "svg",
        ] + label)
      #expect(outcome.output.contains("<svg x=") == isCut)
    }
  }

  @Test("Pictures and pages are the same bytes in every locale")
  func bytesDoNotDependOnTheHost() throws {
    let fonts = CommandLineTool.root.appendingPathComponent("fonts").path
    for command in [
      Self.field + ["--format", "svg", "--guides"], ["report", "--font", "Inter.ttf"],
    ] {
      let here = try CommandLineTool.run(command + ["--category", "L"])
      let there = try CommandLineTool.run(
        command + ["--category", "L"], in: URL(fileURLWithPath: "/"),
        environment: ["LC_ALL": "de_DE.UTF-8", "FIELDMETRICS_FONT_PATH": fonts])
      #expect(here.output == there.output)
    }
  }
}

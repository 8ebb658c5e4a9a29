import Foundation
import TestSupport
import Testing

struct LayoutCommandTests {
  private func run(_ arguments: String...) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(arguments)
  }

  @Test("The JSON has the keys that others build on")
  func keys() throws {
    let outcome = try run(
      "layout", "--font", "Inter.ttf", "--label", "Name", "--state", "focused,error", "--direction",
      "rtl", "--format", "json", "--category", "AX1")
    let document = try JSONTree(text: outcome.output)
    #expect(document["component"]?.string == "form-field")
    #expect(document["state"]?.array?.compactMap(\.string) == ["focused", "error", "floated"])
    #expect(document["direction"]?.string == "rtl")
    #expect(document["width"]?.number == 361)
    #expect(document["step"]?.string == "accessibilityMedium")
    #expect(document["size"]?["height"]?.number != nil)
    let label = try #require(document["parts"]?["labelVisual"])
    for key in ["x", "y", "width", "height"] { #expect(label[key]?.number != nil) }
  }

  @Test("A file that component show writes is the component")
  func showAndUse() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("mine.json").path
      #expect(try run("component", "show", "mui-filled", "-o", file).status == 0)
      let built = try run("layout", "--component", "mui-filled", "--label", "A")
      let own = try run("layout", "--component", file, "--label", "A")
      #expect(own.status == 0 && own.output == built.output)
      let table = try run("table", "--component", file, "--category", "L", "--format", "json")
      #expect(try JSONTree(text: table.output)["rows"]?.array?.first?["fieldHeight"]?.number == 56)
    }
  }

  @Test("Every malformed file ends in one line, exit 2, and nothing else")
  func malformed() throws {
    let data = CommandLineTool.root
      .appendingPathComponent("Tests/FieldMetricsTests/Data/malformed-components.json")
    let files = try #require(JSONTree(text: String(contentsOf: data, encoding: .utf8)).array)
    try CommandLineTool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("c.json")
      let target = folder.appendingPathComponent("out.txt")
      for entry in files {
        try #require(entry["file"]?.string).write(to: file, atomically: true, encoding: .utf8)
        let outcome = try run("table", "--component", file.path, "-o", target.path)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        let problem = try #require(entry["problem"]?.string)
        #expect(outcome.errors == "Error: '\(file.path)', \(problem)\n")
        #expect(!FileManager.default.fileExists(atPath: target.path))
      }
    }
  }

  @Test(
    "Wrong words get the nearest right one",
    arguments: [
      (["layout", "--state", "focussed"], "Did you mean 'focused'?"),
      (["layout", "--component", "form-feild"], "Did you mean 'form-field'?"),
      (["table", "--component", "mui-fille"], "Did you mean 'mui-filled'?"),
      (["component", "shwo", "form-field"], "Did you mean 'show'?"),
      (["component", "show", "form-fields"], "Did you mean 'form-field'?"),
      (["component"], "'list', 'show' or 'check'"),
      (["component", "list", "form-field"], "Unexpected argument 'form-field'"),
      (
        ["layout", "--slot", "legnd=A", "--component", "suiss-field-set"], "Did you mean 'legend'?"
      ),
      (["layout", "--reduced-motion"], "needs '--progress <fraction>'"),
      (["layout", "--progress", "2"], "from -0.5 to 1.5"),
      (["layout", "--category", "L,XL"], "one text size"),
      (["layout", "--digits", "latn"], "needs '--limit <count>'"),
    ])
  func suggestions(_ arguments: [String], _ hint: String) throws {
    let outcome = try CommandLineTool.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
  }

  @Test(
    "A minimum height, a way or a text size that the component does not have is refused in one line",
    arguments: [
      ["table", "--component", "suiss-field", "--min-height", "60"],
      ["layout", "--component", "suiss-field", "--min-height", "60"],
      ["layout", "--component", "labeled-text-field", "--progress", "0.5"],
      ["layout", "--root-size", "20"],
      ["table", "--component", "mui-filled", "--font-scale", "1.3"],
      ["report", "--font", "Inter.ttf", "--component", "material3-filled", "--root-size", "20"],
    ])
  func notThere(_ arguments: [String]) throws {
    let outcome = try CommandLineTool.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test("Outputs say which root size and font scale they are for")
  func textSizes() throws {
    let table = ["table", "--component", "mui-filled", "--root-size", "20", "--category", "L"]
    let json = try JSONTree(text: CommandLineTool.run(table + ["--format", "json"]).output)
    #expect(json["rootSize"]?.number == 20)
    #expect(json["fontScale"] == .null)
    // 25 + 1.4375 × 20 + 8
    #expect(json["rows"]?.array?.first?["fieldHeight"]?.number == 61.75)
    for (format, line) in [
      ("text", "· root 20 px ·"), ("markdown", "- rootSize: 20"), ("swift", "// rootSize: 20"),
    ] {
      let output = try CommandLineTool.run(table + ["--format", format]).output
      #expect(output.contains(line), "\(format)")
    }
    let layout = try run(
      "layout", "--component", "material3-filled", "--font-scale", "1.3", "--format", "json")
    #expect(try JSONTree(text: layout.output)["fontScale"]?.number == 1.3)
    let page = try run(
      "report", "--component", "mui-filled", "--font", "Inter.ttf", "--root-size", "24")
    #expect(page.output.contains("<dt>rootSize</dt><dd>24</dd>"))
    let picture = try run(
      "layout", "--component", "mui-filled", "--root-size", "24", "--format", "svg")
    #expect(picture.output.contains("root 24 px"))
  }

  @Test("An output never replaces the component that is read")
  func doesNotOverwrite() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("mine.json").path
      _ = try run("component", "show", "form-field", "-o", file)
      let outcome = try run("layout", "--component", file, "-o", file)
      #expect(outcome.status == 2)
      #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\"form-field\""))
    }
  }

  @Test("Every component can be laid out and tabulated in every format")
  func everyComponent() throws {
    let names = try run("component", "list").output.split(separator: "\n")
      .filter { $0.contains(" · ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.count >= 14)
    for name in names {
      for format in ["text", "json", "csv", "markdown", "swift"] {
        let outcome = try run(
          "table", "--component", name, "--font", "Inter.ttf", "--label", "Name", "--category",
          "L,AX5", "--format", format)
        #expect(outcome.status == 0, "\(name) \(format): \(outcome.errors)")
        #expect(!outcome.output.contains("nan"), "\(name) \(format)")
      }
      let layout = try run("layout", "--component", name, "--font", "Inter.ttf", "--label", "Name")
      #expect(layout.status == 0 && !layout.output.contains("nan"))
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import FieldMetrics

/// `metrics-cli build` and `init`.
struct ConfigurationTests {
  private static let fonts = CommandLineTool.root.appendingPathComponent(
    "Tests/MetricsCLITests/Fonts")

  /// A folder with two fonts, a component and a configuration of five outputs.
  private static func project<Result>(_ body: (URL) throws -> Result) throws -> Result {
    try CommandLineTool.withTemporaryFolder { folder in
      for name in ["base.ttf", "name-keyword.ttf"] {
        try FileManager.default.copyItem(
          at: fonts.appendingPathComponent(name), to: folder.appendingPathComponent(name))
      }
      let component = try CommandLineTool.run(["component", "show", "form-field"]).output
      try component.write(
        to: folder.appendingPathComponent("mine.json"), atomically: true, encoding: .utf8)
      try configuration.write(
        to: folder.appendingPathComponent("fieldmetrics.json"), atomically: true, encoding: .utf8)
      return try body(folder)
    }
  }

  private static let configuration = """
    {
      "defaults": {"labels": ["AB", "B"], "categories": ["S", "L", "AX1"]},
      "tables": [
        {
          "font": "base.ttf",
          "limit": 160,
          "outputs": [
            {"file": "out/Base.swift", "format": "swift", "namespace": "App.Base", "access": "internal"},
            {"file": "out/base.csv", "format": "csv", "precision": 3},
            {"file": "out/base.json", "format": "json"}
          ]
        },
        {
          "font": "name-keyword.ttf", "component": "mine.json",
          "outputs": [
            {"file": "out/keyword.css", "format": "css", "columns": ["fieldHeight", "labelWidth"]},
            {"file": "out/keyword.h", "format": "c", "header": "NOLINT"}
          ]
        }
      ]
    }
    """

  private static func edit(_ file: String, in folder: URL, _ change: (String) -> String) throws {
    let url = folder.appendingPathComponent(file)
    let text = try String(contentsOf: url, encoding: .utf8)
    let changed = change(text)
    try #require(changed != text)
    try changed.write(to: url, atomically: true, encoding: .utf8)
  }

  private static func dates(_ folder: URL) throws -> [String: Date] {
    let out = folder.appendingPathComponent("out")
    return try FileManager.default.contentsOfDirectory(atPath: out.path).reduce(into: [:]) {
      $0[$1] =
        try FileManager.default.attributesOfItem(atPath: out.appendingPathComponent($1).path)[
          .modificationDate] as? Date
    }
  }

  @Test("All outputs are written; what is as it should be keeps its time stamp; from any folder")
  func timeStamps() throws {
    try Self.project { folder in
      let first = try CommandLineTool.run(["build"], in: folder)
      #expect(first.status == 0)
      #expect(first.errors == "5 of 5 written\n", "\(first.errors)")
      let before = try Self.dates(folder)
      #expect(before.count == 5)
      #expect(try CommandLineTool.run(["build", "--check"], in: folder).status == 0)
      usleep(20_000)
      try Self.edit("out/base.csv", in: folder) {
        $0.replacingOccurrences(of: "large", with: "big")
      }
      let second = try CommandLineTool.run(
        ["build", "--config", folder.appendingPathComponent("fieldmetrics.json").path],
        in: URL(fileURLWithPath: "/"))
      #expect(second.errors == "1 of 5 written\n", "\(second.errors)")
      let after = try Self.dates(folder)
      #expect(after.filter { before[$0.key] != $0.value }.map(\.key) == ["base.csv"])
      let swift = try String(
        contentsOf: folder.appendingPathComponent("out/Base.swift"), encoding: .utf8)
      #expect(swift.contains("extension App {\n  internal enum Base {"))
    }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let says: [String]
    let make: @Sendable (URL) throws -> Void
  }

  @Test(
    "A check names what changed",
    arguments: [
      Change(
        testDescription: "font",
        says: [
          "out/base.csv: stale; the font file changed", "out/Base.swift: stale; the font file",
        ]
      ) { folder in
        let font = folder.appendingPathComponent("base.ttf")
        try FileManager.default.removeItem(at: font)
        try FileManager.default.copyItem(
          at: fonts.appendingPathComponent("name-digit-first.ttf"), to: font)
      },
      Change(
        testDescription: "ladder data",
        says: ["out/base.csv: stale; the ladder's data changed", "large bodySize: 16.5 → 17"]
      ) { folder in
        try edit("out/base.csv", in: folder) {
          $0.replacingOccurrences(of: "2025-03", with: "2024-11")
            .replacingOccurrences(of: "large,17,", with: "large,16.5,")
        }
      },
      Change(
        testDescription: "component",
        says: ["out/keyword.h: stale; the component's file changed", "large fieldHeight: 56 → 60"]
      ) { folder in
        try edit("mine.json", in: folder) { $0.replacingOccurrences(of: "56", with: "60") }
      },
      Change(
        testDescription: "hand",
        says: [
          "out/base.json: stale; the same font, ladder and tool: the file was changed by hand",
          "line 2: '    \"schemaVersion\": 1,' → '  \"schemaVersion\": 1,'",
        ]
      ) { folder in
        try edit("out/base.json", in: folder) {
          $0.replacingOccurrences(of: "  \"schemaVersion\": 1,", with: "    \"schemaVersion\": 1,")
        }
      },
      Change(testDescription: "missing", says: ["out/keyword.css: missing; the file is missing"]) {
        try FileManager.default.removeItem(at: $0.appendingPathComponent("out/keyword.css"))
      },
      Change(
        testDescription: "extra row", says: ["row medium: in the file, and not in the table"]
      ) { folder in
        try edit("out/base.csv", in: folder) { text in
          let row = text.split(separator: "\r\n").first { $0.hasPrefix("large") } ?? ""
          return text.replacingOccurrences(
            of: row + "\r\n",
            with: row + "\r\n" + row.replacingOccurrences(of: "large,", with: "medium,") + "\r\n")
        }
      },
    ])
  func staleness(change: Change) throws {
    try Self.project { folder in
      #expect(try CommandLineTool.run(["build"], in: folder).status == 0)
      try change.make(folder)
      let before = try Self.dates(folder)
      let outcome = try CommandLineTool.run(["build", "--check"], in: folder)
      #expect(outcome.status == 1)
      for sentence in change.says {
        #expect(outcome.output.contains(sentence), "\(outcome.output)")
      }
      #expect(try Self.dates(folder) == before)
    }
  }

  @Test(
    "A configuration that cannot be used is one line with its place, and nothing is written",
    arguments: [
      (
        "\"font\": \"base.ttf\"", "\"fnt\": \"base.ttf\"",
        "line 5: key 'fnt' is unknown; did you mean 'font'?"
      ),
      ("\"base.ttf\"", "\"bose.ttf\"", "line 4: 'bose.ttf': no such font file"),
      ("\"limit\": 160", "\"limit\": -1", "line 4: The value '-1' is invalid"),
      ("\"swift\"", "\"swit\"", "line 8: The value 'swit' is invalid"),
      ("\"format\": \"swift\", ", "", "line 8: found no 'format'"),
      ("out/base.csv", "base.ttf", "line 9: output 'base.ttf' is a file that is read"),
      ("out/base.csv", "out/base.json", "line 10: output 'out/base.json' is written twice"),
      ("\"tables\": [", "\"tables\": [7, ", "line 3: found a number as a table"),
      ("\"limit\": 160,", "\"limit\": 160", "line 7, column 7: "),
      ("\"fieldHeight\", ", "\"fieldHigh\", ", "line 16: The value 'fieldHigh' is invalid"),
    ])
  func mistakes(old: String, new: String, says: String) throws {
    try Self.project { folder in
      try Self.edit("fieldmetrics.json", in: folder) {
        $0.replacingOccurrences(of: old, with: new)
      }
      let outcome = try CommandLineTool.run(["build"], in: folder)
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.contains(says.replacing("line 7, column 7", with: "line 7")),
        "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(
        !FileManager.default.fileExists(atPath: folder.appendingPathComponent("out").path))
    }
  }

  @Test("EX-10: two fonts that make one name are an error that names both files")
  func collision() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      for (file, family) in [("a.ttf", "Foo Bar"), ("b.ttf", "Foo-Bar")] {
        var font = SfntBuilder()
        font["name"] = SfntTables.name([.init(1, family), .init(2, "Regular")])
        try Data(font.bytes()).write(to: folder.appendingPathComponent(file))
      }
      func write(_ more: String) throws {
        try """
        {"tables": [
          {"font": "a.ttf", "outputs": [{"file": "A.swift", "format": "swift"}]},
          {"font": "b.ttf", "outputs": [{"file": "B.swift", "format": "swift"\(more)}]}
        ]}
        """.write(
          to: folder.appendingPathComponent("fieldmetrics.json"), atomically: true, encoding: .utf8)
      }
      try write("")
      let outcome = try CommandLineTool.run(["build"], in: folder)
      #expect(outcome.status == 2)
      for part in ["A.swift", "a.ttf", "B.swift", "b.ttf", "FooBarRegularFieldMetrics"] {
        #expect(outcome.errors.contains(part))
      }
      try write(", \"namespace\": \"Other\"")
      #expect(try CommandLineTool.run(["build"], in: folder).status == 0)
    }
  }

  @Test("What init writes is built, follows the schema, and is never overwritten")
  func initialConfiguration() throws {
    let schema = JSONSchema(
      try JSONTree(
        text: String(
          contentsOf: CommandLineTool.root.appendingPathComponent(
            "Schemas/fieldmetrics.schema.json"), encoding: .utf8)))
    #expect(try schema.problems(of: JSONTree(text: Self.configuration)).isEmpty)
    try Self.project { folder in
      let path = folder.appendingPathComponent("new.json").path
      let arguments = ["init", "--font", "base.ttf", "-o", path]
      #expect(try CommandLineTool.run(arguments, in: folder).status == 0)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(try schema.problems(of: JSONTree(text: text)).isEmpty)
      #expect(try CommandLineTool.run(["build", "--config", path], in: folder).status == 0)
      let again = try CommandLineTool.run(arguments, in: folder)
      #expect(again.status == 2)
      #expect(again.errors.contains("it is there already"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
  }

  @Test("A depfile of a build names the configuration, fonts and components")
  func depfile() throws {
    try Self.project { folder in
      #expect(try CommandLineTool.run(["build", "--depfile", "all.d"], in: folder).status == 0)
      let text = try String(contentsOf: folder.appendingPathComponent("all.d"), encoding: .utf8)
      for name in [
        "out/keyword.h", "fieldmetrics.json", "base.ttf", "name-keyword.ttf", "mine.json",
      ] {
        #expect(text.contains(name))
      }
    }
  }
}

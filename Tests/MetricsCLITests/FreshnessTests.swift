import Foundation
import TestSupport
import Testing

@testable import FieldMetrics

/// `table --check`, `--depfile` and `--watch`.
struct FreshnessTests {
  private static let fonts = CommandLineTool.root.appendingPathComponent(
    "Tests/MetricsCLITests/Fonts")
  private static let base = fonts.appendingPathComponent("base.ttf").path
  private static let options = ["--font", base, "--label", "AB", "--limit", "160"]

  private static func table(_ more: String..., in folder: URL) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(["table"] + options + more, in: folder)
  }

  @Test(
    "Every format is fresh as it was written, and a number changed by hand is named by step and column",
    arguments: TableFormat.allCases)
  func fields(format: TableFormat) throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("out")
      let arguments = ["--format", format.rawValue, "-o", "out"]
      func run(_ more: String...) throws -> CommandLineTool.Outcome {
        try CommandLineTool.run(["table"] + Self.options + arguments + more, in: folder)
      }
      #expect(try run().status == 0)
      let text = try String(contentsOf: file, encoding: .utf8)
      let fresh = try run("--check")
      #expect(fresh.status == 0)
      #expect(fresh.output == "1 of 1 fresh\n")
      // At XXXL, the only 25.3 (23 pt × 1.1): bodyLineHeight.
      let changed = try #require(
        text.range(of: #"25\.3(?![0-9])|25\.3000?(?![0-9])"#, options: .regularExpression))
      let edited = text.replacingCharacters(in: changed, with: "25.4")
      try edited.write(to: file, atomically: true, encoding: .utf8)
      let stale = try run("--check")
      #expect(stale.status == 1)
      #expect(
        stale.output.contains("extraExtraExtraLarge bodyLineHeight: 25.4 → 25.3"), "\(stale.output)"
      )
      #expect(stale.output.contains("by hand"))
      #expect(try run("--check", "--tolerance", "0.1").status == 0)
      #expect(try run("--check", "--tolerance", "0.09").status == 1)
      #expect(try String(contentsOf: file, encoding: .utf8) == edited)
    }
  }

  @Test(
    "An extra row, a row that is missing and a file that is missing are each named",
    arguments: ["csv", "swift", "json", "css", "android-xml", "c", "kotlin", "text"])
  func rows(format: String) throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let missing = try Self.table("--format", format, "-o", "out", "--check", in: folder)
      #expect(missing.status == 1)
      #expect(missing.output == "out: missing; the file is missing\n0 of 1 fresh\n")
      _ = try Self.table("--format", format, "-o", "out", "--category", "S,L,AX1", in: folder)
      let extra = try Self.table(
        "--format", format, "-o", "out", "--category", "S,AX1", "--check", in: folder)
      #expect(extra.status == 1)
      #expect(
        extra.output.contains("row large: in the file, and not in the table"), "\(extra.output)")
      let lacking = try Self.table(
        "--format", format, "-o", "out", "--category", "S,L,AX1,AX5", "--check", in: folder)
      #expect(
        lacking.output.contains("row accessibilityExtraExtraExtraLarge: missing in the file"),
        "\(lacking.output)")
    }
  }

  @Test("Bytes that say the same in another way are stale, too")
  func whiteSpace() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("out")
      _ = try Self.table("--format", "json", "-o", "out", in: folder)
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacingOccurrences(of: "\"rows\": [", with: "\"rows\":  [").write(
        to: file, atomically: true, encoding: .utf8)
      #expect(try Self.table("--format", "json", "-o", "out", "--check", in: folder).status == 1)
      try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
      #expect(try Self.table("--format", "json", "-o", "out", "--check", in: folder).status == 1)
    }
  }

  @Test("Reports are JSON, annotations and JUnit, with names that break out of none")
  func reports() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let name = "a,b:c%<\"&.csv"
      _ = try Self.table("--format", "csv", "-o", name, in: folder)
      func report(_ format: String) throws -> String {
        let outcome = try CommandLineTool.run(
          [
            "table", "--font", Self.fonts.appendingPathComponent("name-injection.ttf").path,
            "--label", "AB", "--limit", "160", "--format", "csv", "-o", name, "--check", "--report",
            format,
          ], in: folder)
        #expect(outcome.status == 1)
        return outcome.output
      }
      let document = try JSONTree(text: report("json"))
      #expect(document["fresh"] == .bool(false))
      let output = try #require(document["outputs"]?.array?.first)
      #expect(output["file"]?.string == name)
      #expect(output["causes"]?.array == [.string("the font file changed")])
      let annotations = try report("github").split(separator: "\n")
      #expect(annotations.count > 1)
      for line in annotations {
        #expect(line.hasPrefix("::error file=a%2Cb%3Ac%25<\"&.csv,line="), "\(line)")
      }
      let xml = try XMLParserCheck.elements(in: report("junit"))
      #expect(xml.prefix(3) == ["testsuite", "testcase", "failure"])
    }
  }

  @Test(
    "What a check needs and excludes is said",
    arguments: [
      (["--check"], "needs '--output <file>'"), (["--tolerance", "1"], "needs '--check'"),
      (["--report", "json"], "needs '--check'"), (["--watch"], "needs '--output <file>'"),
      (["-o", "x", "--check", "--watch"], "exclude each other"),
      (["-o", "x", "--check", "--tolerance", "-1"], "0 or more"),
      (["--columns", "floatScale"], "says nothing for '--format text'"),
      (["--format", "csv", "--columns", "floatScal"], "Did you mean 'floatScale'?"),
      (["--format", "swift", "--namespace", "1a"], "not a digit first"),
      (["--format", "kotlin", "--access", "package"], "Kotlin has"),
    ])
  func usage(arguments: [String], says: String) throws {
    let outcome = try CommandLineTool.run(["table"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }

  @Test("A depfile is read by make, whatever files are called")
  func depfile() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let font = "a b#$c\\ d.ttf"
      try FileManager.default.copyItem(
        atPath: Self.base, toPath: folder.appendingPathComponent(font).path)
      let outcome = try CommandLineTool.run(
        ["table", "--font", "./" + font, "-o", "out 1.txt", "--depfile", "out.d"], in: folder)
      #expect(outcome.status == 0)
      let rules = try String(
        contentsOf: folder.appendingPathComponent("out.d"), encoding: .utf8)
      #expect(rules.hasPrefix("out\\ 1.txt: \\\n  ./a\\ b\\#$$c\\\\\\ d.ttf\n"), "\(rules)")
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/make") else { return }
      try "include out.d\nout\\ 1.txt:\n\t@echo made\n".write(
        to: folder.appendingPathComponent("Makefile"), atomically: true, encoding: .utf8)
      func make() throws -> String {
        try BuildTool.run("make", ["-s", "out 1.txt"], in: folder)
      }
      #expect(try make() == "make: 'out 1.txt' is up to date.\n" || make().isEmpty)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: 60)],
        ofItemAtPath: folder.appendingPathComponent(font).path)
      #expect(try make() == "made\n")
    }
  }

  @Test("Watching writes again when the font changes, survives a bad one, and ends on SIGINT")
  func watch() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let font = folder.appendingPathComponent("font.ttf")
      let output = folder.appendingPathComponent("out.csv")
      func place(_ name: String) throws {
        try Data(contentsOf: Self.fonts.appendingPathComponent(name)).write(
          to: font, options: .atomic)
      }
      func waits(_ isDone: () -> Bool) -> Bool {
        for _ in 0..<200 {
          if isDone() { return true }
          usleep(50_000)
        }
        return false
      }
      func text() -> String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }
      try place("base.ttf")
      let process = Process()
      process.executableURL = CommandLineTool.executable
      process.arguments = [
        "table", "--font", "font.ttf", "--format", "csv", "-o", "out.csv", "--watch",
      ]
      process.currentDirectoryURL = folder
      process.standardError = FileHandle.nullDevice
      try process.run()
      defer { process.terminate() }
      #expect(waits { text().contains("large") })
      let first = text()
      try Data("no font".utf8).write(to: font, options: .atomic)
      usleep(700_000)
      #expect(text() == first)
      try place("name-keyword.ttf")
      #expect(waits { text() != first && text().contains("large") })
      process.interrupt()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(process.terminationReason == .exit)
    }
  }
}

/// The elements of an XML document; throws for one that is not well-formed.
private enum XMLParserCheck {
  static func elements(in text: String) throws -> [String] {
    let names = text.matches(of: #/<([a-z]+)[ >\/]/#).map { String($0.1) }
    try CommandLineTool.withTemporaryFolder { folder in
      guard BuildTool.path("xmllint") != nil else { return }
      try text.write(
        to: folder.appendingPathComponent("x.xml"), atomically: true, encoding: .utf8)
      try BuildTool.run("xmllint", ["--noout", "x.xml"], in: folder)
    }
    return names
  }
}

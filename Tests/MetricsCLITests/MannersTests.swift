import Foundation
import TestSupport
import Testing

/// How the tool behaves towards people and scripts.
struct MannersTests {
  private static let fonts = CommandLineTool.root.appendingPathComponent(
    "Tests/MetricsCLITests/Fonts")
  private static let base = fonts.appendingPathComponent("base.ttf").path

  struct BadInput: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    let says: String

    var testDescription: String { name }
  }

  @Test(
    "Input that cannot be used gives one line, exit 2, and no output file",
    arguments: [
      BadInput(name: "missing", arguments: ["./missing.ttf"], says: "'./missing.ttf'"),
      BadInput(name: "bare name", arguments: ["Intr.ttf"], says: "did you mean 'Inter.ttf'?"),
      BadInput(name: "folder", arguments: ["./Tests"], says: "it is a folder"),
      BadInput(name: "device", arguments: ["/dev/zero"], says: "not a regular file"),
      BadInput(name: "text", arguments: ["./Package.swift"], says: "the file is text"),
      BadInput(name: "face", arguments: [base, "--face-index", "1"], says: "only face 0"),
      BadInput(
        name: "face of a collection",
        arguments: [fonts.appendingPathComponent("two-faces.ttc").path, "--face-index", "2"],
        says: "faces 0 to 1"),
      BadInput(name: "no axes", arguments: [base, "--axes", "wght=600"], says: "not variable"),
      BadInput(
        name: "axis", arguments: ["Inter.ttf", "--axes", "wdth=100"],
        says: "it has wght 100 to 900 (default 400)"),
      BadInput(
        name: "axis value", arguments: ["Inter.ttf", "--axes", "wght=1000"],
        says: "wght=1000 is out of range; it has wght 100 to 900"),
      BadInput(
        name: "instance", arguments: ["Inter.ttf", "--instance", "Demi"], says: "it has Thin"),
    ])
  func badInputGivesOneLine(input: BadInput) throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let output = folder.appendingPathComponent("table.json")
      for command in ["table", "inspect"] {
        let outcome = try CommandLineTool.run(
          [command, "--output", output.path, "--font"] + input.arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
        #expect(outcome.errors.contains(input.says), "\(outcome.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      }
    }
  }

  @Test("A file that is read is not overwritten with what is said about it")
  func fontsAreNotOverwritten() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let font = folder.appendingPathComponent("base.ttf")
      try FileManager.default.copyItem(at: URL(fileURLWithPath: Self.base), to: font)
      let before = try Data(contentsOf: font)
      let commands = [
        ["table", "--font"], ["inspect", "--font"], ["measure", "--label", "A", "--font"],
        ["measure", "--font", Self.base, "--file"], ["count", "--file"],
      ]
      for command in commands {
        let outcome = try CommandLineTool.run(command + [font.path, "-o", font.path])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("it is a file that is read"), "\(command)")
      }
      #expect(try Data(contentsOf: font) == before)
    }
  }

  @Test("A link that leads nowhere is left alone")
  func danglingLinksStay() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let link = folder.appendingPathComponent("link.json").path
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "nowhere/table.json")
      let outcome = try CommandLineTool.run(["table", "--output", link])
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("leads nowhere"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["link.json"])
    }
  }

  @Test("A locale cannot carry escape sequences into the output")
  func localesAreHarmless() throws {
    let outcome = try CommandLineTool.run([
      "table", "--font", Self.base, "--limit", "9", "--locale", "en@numbers=\u{1B}[31m\nx",
    ])
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(!outcome.errors.contains("\u{1B}"))
  }

  @Test("An empty file gives one line and exit 2")
  func emptyFile() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let font = folder.appendingPathComponent("empty.ttf")
      try Data().write(to: font)
      let outcome = try CommandLineTool.run(["table", "--font", font.path])
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("the file is empty"))
    }
  }

  @Test("A font cut off at any byte gives one line and exit 2, or a table")
  func truncatedFontsNeverCrash() throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.base))
    for count in stride(from: 0, to: bytes.count, by: 37) {
      let outcome = try CommandLineTool.run(
        ["table", "--font", "-", "--category", "L"], input: bytes.prefix(count))
      #expect([0, 2].contains(outcome.status), "cut at \(count): \(outcome.status)")
      if outcome.status == 2 {
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.split(separator: "\n").count == 1)
      }
    }
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let says: String

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "A wrong command line gives exit 64 and says what would be right",
    arguments: [
      Mistake(arguments: ["tabel"], says: "Unknown subcommand 'tabel'. Did you mean 'table'?"),
      Mistake(
        arguments: ["table", "--fnt", "x"], says: "Unknown option '--fnt'. Did you mean '--font'?"),
      Mistake(arguments: ["--versoin"], says: "Did you mean '--version'?"),
      Mistake(arguments: ["table", "--format", "jsn"], says: "Did you mean 'json'?"),
      Mistake(arguments: ["table", "--font"], says: "Missing value for '--font <file>'"),
      Mistake(arguments: ["table", "Inter.ttf"], says: "Unexpected argument 'Inter.ttf'"),
      Mistake(arguments: ["table", "--limit", "-1"], says: "whole number, 0 or more"),
      Mistake(arguments: ["table", "--category", "AX6"], says: "XS to XXXL or AX1 to AX5"),
      Mistake(arguments: ["table", "--category", ""], says: "The value '' is invalid"),
      Mistake(arguments: ["table", "--category", "larg"], says: "mean 'large'?"),
      Mistake(arguments: ["table", "--category", "extraLagre"], says: "mean 'extraLarge'?"),
      Mistake(arguments: ["table", "--display-scale", "0"], says: "from 0.5 to 16"),
      Mistake(arguments: ["table", "--width", "nan"], says: "0.001 to 100000"),
      Mistake(arguments: ["table", "--axes", "wght=600"], says: "needs '--font <file>'"),
      Mistake(
        arguments: ["table", "--font", "Inter.ttf", "--axes", "wght"], says: "wght=600"),
      Mistake(arguments: ["table", "--locale", "ar-EG"], says: "needs '--limit <count>'"),
      Mistake(arguments: ["table", "--width", "0x40"], says: "0.001 to 100000"),
      Mistake(arguments: ["table", "--font", ""], says: "Please name a font file."),
      Mistake(arguments: ["table", "--label", "two\nlines"], says: "two\\u{A}lines"),
      Mistake(arguments: ["table", "--width", "1", "--width", "2"], says: "given twice"),
      Mistake(arguments: ["table", "--verbose=yes"], says: "takes no value"),
      Mistake(arguments: ["inspect"], says: "Missing expected option '--font <file>'"),
    ])
  func wrongCommandLinesAreExplained(mistake: Mistake) throws {
    let outcome = try CommandLineTool.run(mistake.arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(mistake.says), "\(outcome.errors)")
  }

  @Test(
    "Every spelling of a category gives the same row",
    arguments: [
      "L", "l", "large", "LARGE", "UICTContentSizeCategoryL", "uictcontentsizecategoryl",
    ])
  func categoriesHaveManyNames(name: String) throws {
    let outcome = try CommandLineTool.run(["table", "--category", name, "--format", "csv"])
    let lines = outcome.output.split(separator: "\r\n")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("large,17,12,13,") == true)
  }

  @Test("Rows come in the order of the ladder, each once, however categories are given")
  func rowsAreOrdered() throws {
    let outcome = try CommandLineTool.run([
      "table", "--category", "AX5,XS", "--category", "L,AX5", "--format", "csv",
    ])
    let steps = outcome.output.split(separator: "\r\n").dropFirst().map {
      $0.split(separator: ",")[0]
    }
    #expect(steps == ["extraSmall", "large", "accessibilityExtraExtraExtraLarge"])
  }

  @Test("Without a font file the table is the system font's, and widths are absent, not zero")
  func systemProfileHasNoWidths() throws {
    let outcome = try CommandLineTool.run([
      "table", "--label", "Email", "--limit", "160", "--format", "json", "--category", "L",
    ])
    let document = try JSONTree(text: outcome.output)
    let row = try #require(document["rows"]?.array?.first)
    let label = try #require(row["labels"]?.array?.first)
    #expect(label["width"] == .null)
    #expect(label["fits"] == .null)
    #expect(row["shapedFloatScale"] == .null)
    #expect(row["counter"]?["width"] == .null)
    #expect(row["counter"]?["text"] == .string("160/160"))
    #expect(document["font"]?["fileName"] == .null)
    #expect(outcome.output.contains("widths-absent"))
  }

  @Test("--output replaces a file in one step and keeps its permissions and a link to it")
  func outputIsAtomic() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("table.json")
      let link = folder.appendingPathComponent("link.json")
      try Data("old".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      let arguments = ["table", "--format", "json", "--output", link.path]
      let outcome = try CommandLineTool.run(arguments)
      #expect(outcome.status == 0)
      #expect(outcome.output.isEmpty)
      let direct = try CommandLineTool.run(["table", "--format", "json"]).output
      #expect(try String(contentsOf: file, encoding: .utf8) == direct)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
          == ["link.json", "table.json"])
    }
  }

  @Test(
    "A full disk is reported, and an output folder that does not exist",
    arguments: [
      "/dev/full", "/nonexistent/table.json",
    ])
  func failedWritesAreReported(path: String) throws {
    let outcome = try CommandLineTool.run(["table", "--output", path])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("cannot be written"))
  }

  @Test("Standard output carries the result only; warnings of CSV go to standard error")
  func warningsStayOffStandardOutput() throws {
    let arguments = ["table", "--font", Self.base, "--label", "ش", "--format"]
    let csv = try CommandLineTool.run(arguments + ["csv"])
    #expect(csv.errors.contains("no font given has a glyph for U+0634"))
    #expect(!csv.output.contains("warning"))
    let json = try CommandLineTool.run(arguments + ["json"])
    #expect(json.errors.isEmpty)
    #expect(throws: Never.self) { try JSONTree(text: json.output) }
  }

  @Test("CSV is read back by a strict reader, and holds the JSON's values")
  func csvIsStrict() throws {
    let font = Self.fonts.appendingPathComponent("name-injection.ttf").path
    let arguments = ["table", "--font", font, "--label", "a,\"b\"", "--format"]
    let csv = try StrictCSV.parse(try CommandLineTool.run(arguments + ["csv"]).output)
    let header = try #require(csv.first)
    #expect(csv.count == 13)
    #expect(csv.allSatisfy { $0.count == header.count })
    let json = try JSONTree(text: try CommandLineTool.run(arguments + ["json"]).output)
    let rows = try #require(json["rows"]?.array)
    let column = try #require(header.firstIndex(of: "bodyLineHeight"))
    let label = try #require(header.firstIndex(of: "label"))
    for (line, row) in zip(csv.dropFirst(), rows) {
      #expect(Double(line[column]) == row["lineHeights"]?["body"]?.number)
      #expect(line[label] == "a,\"b\"")
    }
  }

  @Test("A face name with escape sequences reaches the terminal escaped")
  func namesAreEscaped() throws {
    let font = Self.fonts.appendingPathComponent("name-injection.ttf").path
    for command in ["table", "inspect"] {
      let outcome = try CommandLineTool.run([command, "--font", font])
      #expect(!outcome.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  @Test("--version prints the version alone")
  func versionIsPlain() throws {
    let outcome = try CommandLineTool.run(["--version"])
    #expect(outcome.output.wholeMatch(of: #/\d+\.\d+\.\d+\n/#) != nil)
  }
}

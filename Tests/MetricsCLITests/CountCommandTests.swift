import Foundation
import TestSupport
import Testing

@testable import metrics_cli

/// `metrics-cli count`, as a user runs it.
struct CountCommandTests {
  private static func json(_ arguments: [String], input: String = "") throws -> JSONTree {
    let outcome = try CommandLineTool.run(
      ["count", "--format", "json"] + arguments, input: Data(input.utf8))
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try JSONTree(text: outcome.output)
  }

  @Test("JSON has the keys that others build on")
  func keysAreThere() throws {
    let document = try Self.json(["--text", "Hi 👨‍👩‍👧‍👦!", "--limit", "10", "--unit", "utf16"])
    // H, i, space, family, mark: 5 clusters; the family has 7 scalars, 11 units, 25 bytes.
    #expect(document["graphemes"]?.number == 5)
    #expect(document["scalars"]?.number == 11)
    #expect(document["utf16"]?.number == 15)
    #expect(document["utf8"]?.number == 29)
    #expect(document["limit"]?.number == 10)
    #expect(document["unit"]?.string == "utf16")
    #expect(document["overLimit"]?.bool == true)
    #expect(document["unicodeVersion"]?.string == "17.0")
    let kept = document["kept"]
    #expect(kept?["text"]?.string == "Hi ")
    for unit in ["graphemes", "scalars", "utf16", "utf8"] { #expect(kept?[unit]?.number == 3) }
  }

  @Test("Without a limit everything is kept")
  func noLimitKeepsAll() throws {
    let document = try Self.json(["--text", "abc"])
    #expect(document["limit"] == .null)
    #expect(document["overLimit"]?.bool == false)
    #expect(document["kept"]?["text"]?.string == "abc")
  }

  @Test("A text, a file and standard input have the same counts", arguments: ["a\r\nb", "", "é\n"])
  func sourcesAgree(text: String) throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("text.txt")
      try Data(text.utf8).write(to: file)
      let direct = try Self.json(["--text", text])
      #expect(direct["graphemes"]?.number == Double(text.count))
      #expect(try Self.json(["--file", file.path]) == direct)
      #expect(try Self.json(["--file", "-"], input: text) == direct)
      #expect(try Self.json([], input: text) == direct)
    }
  }

  @Test("Each line is counted without its end, in all formats alike")
  func linesAreCounted() throws {
    let input = Data("Größe\r\n\nHi 👨‍👩‍👧‍👦!\nlast".utf8)
    let arguments = ["count", "--each-line", "--limit", "4", "--format"]
    let text = try CommandLineTool.run(arguments + ["text"], input: input).output
    #expect(
      text == """
        # metrics-cli 0.1.0, Unicode 17.0, limit 4 graphemes
        line\tgraphemes\tscalars\tutf16\tutf8\tkeptGraphemes\tkeptScalars\tkeptUtf16\tkeptUtf8\toverLimit
        1\t5\t5\t5\t7\t4\t4\t4\t6\tyes
        2\t0\t0\t0\t0\t0\t0\t0\t0\tno
        3\t5\t11\t15\t29\t4\t10\t14\t28\tyes
        4\t4\t4\t4\t4\t4\t4\t4\t4\tno
        total\t14\t20\t24\t40\t12\t18\t22\t38\t2

        """)
    let lines = try CommandLineTool.run(arguments + ["jsonl"], input: input).output
    let objects = try lines.split(separator: "\n").map { try JSONTree(text: String($0)) }
    #expect(objects.map { $0["line"]?.number } == [1, 2, 3, 4])
    #expect(objects.map { $0["kept"]?["text"]?.string } == ["Größ", "", "Hi 👨‍👩‍👧‍👦", "last"])
    let document = try CommandLineTool.run(arguments + ["json"], input: input).output
    #expect(try JSONTree(text: document).array == objects)
  }

  @Test("An empty file has no lines, in every format")
  func emptyFilesHaveNoLines() throws {
    let json = try CommandLineTool.run(["count", "--each-line", "--format", "json"]).output
    #expect(try JSONTree(text: json) == .array([]))
    let lines = try CommandLineTool.run(["count", "--each-line", "--format", "jsonl"])
    #expect(lines.output.isEmpty && lines.status == 0)
  }

  @Test("Several texts are rows of one output")
  func textsAreRepeated() throws {
    let document = try Self.json(["--text", "a", "--text", "🇩🇪🇯🇵"])
    #expect(document.array?.map { $0["graphemes"]?.number } == [1, 2])
  }

  @Test("Lines go on across pieces of a large file, and the whole is one text")
  func largeFilesAreStreamed() throws {
    // Three pieces of 1 MiB; no cluster of 25 bytes lies evenly in them.
    let family = "👨‍👩‍👧‍👦"
    let line = String(repeating: family, count: 130_000)
    let input = Data((line + "\r\n" + "x\n").utf8)
    let outcome = try CommandLineTool.run(
      ["count", "--each-line", "--limit", "100000"], input: input)
    let rows = outcome.output.split(separator: "\n").dropFirst(2).map {
      $0.split(separator: "\t").map(String.init)
    }
    #expect(
      rows.first == [
        "1", "130000", "910000", "1430000", "3250000", "100000", "700000", "1100000", "2500000",
        "yes",
      ])
    #expect(rows.dropFirst().first?.prefix(2) == ["2", "1"])
    let whole = try CommandLineTool.run(["count", "--format", "text"], input: input)
    #expect(whole.output.contains("130003"))
  }

  @Test("Bytes that are not UTF-8 give one line with line and offset, and exit 2")
  func invalidFilesAreReported() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("latin1.txt")
      try Data([0x61, 0x0A, 0x62, 0x0A, 0x47, 0x72, 0xF6, 0xDF, 0x65, 0x0A]).write(to: file)
      let output = folder.appendingPathComponent("counts.tsv")
      for mode in [[], ["--each-line"]] {
        let outcome = try CommandLineTool.run(
          ["count", "--file", file.path, "--output", output.path] + mode)
        #expect(outcome.status == 2)
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(outcome.errors.contains("line 3: byte 0xF6 at offset 6 is not UTF-8"))
        #expect(!FileManager.default.fileExists(atPath: output.path))
      }
      let streamed = try CommandLineTool.run(["count", "--file", file.path, "--each-line"])
      #expect(streamed.output.contains("\n2\t1\t1\t1\t1\n"))
    }
  }

  @Test(
    "Files that cannot be read give one line and exit 2",
    arguments: [("./missing.txt", "'./missing.txt': cannot be read"), ("./Tests", "a folder")])
  func unreadableFilesAreReported(path: String, says: String) throws {
    let outcome = try CommandLineTool.run(["count", "--file", path])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(says))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "Limits that are none are wrong command lines (LM-14)",
    arguments: ["-1", "x", "1.5", "9223372036854775808", ""])
  func wrongLimitsAreRefused(limit: String) throws {
    let outcome = try CommandLineTool.run(["count", "--text", "abc", "--limit", limit])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("Please provide a whole number, 0 or more."))
  }

  @Test(
    "Options that contradict each other are wrong command lines",
    arguments: [
      ["--text", "a", "--file", "-"], ["--text", "a", "--unit", "utf8"],
      ["--text", "a", "--limit", "1", "--unit", "bytes"], ["a"],
    ])
  func contradictionsAreRefused(arguments: [String]) throws {
    #expect(try CommandLineTool.run(["count"] + arguments).status == 64)
  }

  @Test("A text of one letter and a limit of zero keep nothing; a limit as large as the text all")
  func extremesHold() throws {
    let none = try Self.json(["--text", "abc", "--limit", "0"])
    #expect(none["kept"]?["text"]?.string == "")
    let all = try Self.json(["--text", "abc", "--limit", "9223372036854775807"])
    #expect(all["kept"]?["text"]?.string == "abc")
    #expect(all["overLimit"]?.bool == false)
  }

  @Test("The text form says what is over the limit")
  func textFormIsForPeople() throws {
    let outcome = try CommandLineTool.run(["count", "--text", "Hi 👨‍👩‍👧‍👦!", "--limit", "4"])
    #expect(
      outcome.output == """
              graphemes  scalars  utf16  utf8
        text          5       11     15    29
        kept          4       10     14    28
        1 over the limit of 4 graphemes
        grapheme clusters of Unicode 17.0

        """)
  }

  @Test("A reader that stops ends the tool without a word")
  func brokenPipesAreQuiet() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "yes 'some text' | head -n 200000 | \"$0\" count --each-line | head -n 1",
      CommandLineTool.executable.path,
    ]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
    #expect(output.fileHandleForReading.readDataToEndOfFile().first == UInt8(ascii: "#"))
  }
}

/// The bar on standard error.
struct ProgressTests {
  @Test("No bar within the first second, then one at most every tenth of a second")
  func barComesLate() {
    var progress = Progress(total: 200_000_000, isWanted: true, now: 10)
    #expect(progress.update(done: 1, now: 10.9) == nil)
    #expect(progress.end == nil)
    #expect(progress.update(done: 50_000_000, now: 11.2) != nil)
    #expect(progress.update(done: 50_000_000, now: 11.25) == nil)
    #expect(progress.update(done: 60_000_000, now: 11.4) != nil)
    #expect(progress.end == "\r\u{1B}[K")
  }

  @Test("The bar shows a share where the size is known")
  func barShowsShare() {
    #expect(
      Progress.bar(done: 50_000_000, of: 200_000_000)
        == "[#######-----------------------] 25 % of 200 MB")
    #expect(Progress.bar(done: 50_000_000, of: nil) == "50 MB")
    #expect(Progress.bar(done: 9, of: 0) == "0 MB")
  }

  @Test("Nothing is shown where standard error is no terminal")
  func noBarWithoutTerminal() {
    var progress = Progress(total: 1, isWanted: false, now: 0)
    #expect(progress.update(done: 1, now: 100) == nil)
  }
}

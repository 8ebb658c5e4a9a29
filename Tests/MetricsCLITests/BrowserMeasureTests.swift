import Foundation
import TestSupport
import Testing

/// `measure` for a browser, and `inspect` with a line height.
struct BrowserMeasureTests {
  private static func run(_ arguments: String...) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(arguments)
  }

  @Test(
    "Options that a browser's widths have no use for are refused",
    arguments: [
      (["--sizes", "16"], "needs '--platform"),
      (["--variant", "canvas"], "needs '--sizes"),
      (["--display-scale", "2"], "needs a '--platform"),
      (["--platform", "chrome", "--sizes", "16", "--ladder", "web"], "not for '--sizes"),
      (["--platform", "chrome", "--sizes", "16", "--style", "body"], "not for '--sizes"),
      (["--platform", "chrome", "--sizes", "16", "--width", "300"], "not for '--sizes"),
      (["--platform", "opera", "--sizes", "16"], "chrome"),
      (["--platform", "chrome", "--sizes", "0"], "sizes from 0.1"),
      (["--platform", "chrome", "--sizes", "16", "--variant", "window"], "canvas"),
    ])
  func refusals(_ options: [String], _ message: String) throws {
    let outcome = try CommandLineTool.run(
      ["measure", "--font", "Inter.ttf", "--label", "A"] + options)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(
    "A line height needs a size, and a style needs a line height",
    arguments: [
      (["--line-height", "1.5"], "needs '--sizes"),
      (["--sizes", "16", "--line-height-style", "center"], "needs '--line-height"),
      (["--sizes", "16", "--line-height", "big"], "such as 1.5"),
      (["--sizes", "16", "--line-height", "2", "--line-height-style", "middle"], "one of"),
    ])
  func lineHeightRefusals(_ options: [String], _ message: String) throws {
    let outcome = try CommandLineTool.run(["inspect", "--font", "Inter.ttf"] + options)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("A label with a character that no font has is null, its record is there")
  func missing() throws {
    let outcome = try Self.run(
      "measure", "--font", "Inter.ttf", "--label", "a\u{1F600}", "--platform", "firefox", "--sizes",
      "16", "--format", "jsonl")
    #expect(outcome.status == 0)
    let record = try JSONTree(text: outcome.output)
    #expect(record["width"] == .null)
    #expect(record["missing"]?.array?.count == 1)
    #expect(record["provenance"]?["certainty"]?.string == "observed")
  }

  @Test(
    "What was not measured is called inferred",
    arguments: [
      ([], "observed"), (["--display-scale", "3"], "observed"),
      (["--variant", "canvas"], "observed"),
      (["--display-scale", "2.625"], "inferred"), (["--variant", "installed"], "inferred"),
      (["--tracking", "10"], "inferred"), (["--fallback", "Karla.ttf"], "inferred"),
    ])
  func certainty(_ options: [String], _ certainty: String) throws {
    let outcome = try CommandLineTool.run(
      ["measure", "--font", "Inter.ttf", "--label", "a", "--platform", "chrome", "--sizes", "16"]
        + ["--format", "jsonl"] + options)
    let record = try JSONTree(text: outcome.output)
    #expect(record["provenance"]?["certainty"]?.string == certainty)
  }

  @Test("An empty file of labels is an empty document")
  func emptyFile() throws {
    let outcome = try CommandLineTool.run(
      [
        "measure", "--font", "Inter.ttf", "--file", "-", "--platform", "chrome", "--sizes", "16",
        "--format", "json",
      ], input: Data())
    #expect(outcome.status == 0)
    #expect(try JSONTree(text: outcome.output)["records"]?.array?.isEmpty == true)
  }

  @Test("Each line of a file is measured, in order and at each size")
  func lines() throws {
    let outcome = try CommandLineTool.run(
      [
        "measure", "--font", "Inter.ttf", "--file", "-", "--platform", "chrome", "--sizes", "16,17",
        "--format", "jsonl",
      ], input: Data("one\ntwo\n".utf8))
    let records = try outcome.output.split(separator: "\n").map { try JSONTree(text: String($0)) }
    #expect(records.map { $0["text"]?.string } == ["one", "one", "two", "two"])
    #expect(records.map { $0["size"]?.number } == [16, 17, 16, 17])
  }
}

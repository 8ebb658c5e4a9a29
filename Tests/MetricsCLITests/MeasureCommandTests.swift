import Foundation
import TestSupport
import Testing

/// `metrics-cli measure`, as a user runs it.
struct MeasureCommandTests {
  private static let stack = [
    "measure", "--font", "Inter.ttf", "--fallback", "NotoSansThai-Regular.ttf", "--fallback",
    "NotoNaskhArabic-Regular.ttf", "--fallback", "NotoSansDevanagari-Regular.ttf", "--fallback",
    "NotoSansHebrew-Regular.ttf",
  ]

  private static let texts = [
    "Email address", "E-Mail-Adresse bestätigen", "Ngày sinh: Ế", "ที่อยู่อีเมล",
    "عنوان البريد الإلكتروني", "ई-मेल पता", "דואל (שם)", "Zeile eins\nund die zweite", "你好", "",
  ]

  static let mixedScripts = stack + texts.flatMap { ["--label", $0] }

  private static func records(
    _ arguments: [String], input: String = ""
  ) throws -> [JSONTree] {
    let outcome = try CommandLineTool.run(
      arguments + ["--format", "jsonl"], input: Data(input.utf8))
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try outcome.output.split(separator: "\n").map { try JSONTree(text: String($0)) }
  }

  private static func record(_ label: String, _ arguments: [String] = []) throws -> JSONTree {
    let records = try records(["measure", "--font", "Inter.ttf", "--label", label] + arguments)
    return try #require(records.first)
  }

  @Test("JSON Lines have the keys that others build on")
  func keysAreThere() throws {
    let record = try Self.record("Email address")
    // 18516 font units of 2816 to the em, at 17 points.
    #expect(record["width"]?.number == 18516.0 * 17 / 2816)
    #expect(record["text"]?.string == "Email address")
    #expect(record["style"]?.string == "body")
    #expect(record["step"]?.string == "large")
    #expect(record["size"]?.number == 17)
    #expect(record["graphemes"]?.number == 13)
    #expect(record["missing"]?.array == [])
    for edge in ["left", "top", "right", "bottom"] { #expect(record["ink"]?[edge]?.number != nil) }
    #expect(record["overflow"]?["above"]?.number == 0)
    #expect(record["overflow"]?["below"]?.number == 0)
    #expect(record["overflow"]?["grapheme"] == .null)
    #expect(record["lineHeight"]?.number == 3408.0 * 17 / 2816)
    #expect(record["lines"]?.array?.first?["start"]?.number == 0)
    #expect(record["lines"]?.array?.first?["end"]?.number == 13)
    #expect(record["direction"]?.string == "ltr")
    #expect(record["fits"] == .null)
    #expect(record["key"] == nil)
    #expect(record["provenance"]?["font"]?["sha256"]?.string?.count == 64)
  }

  @Test("What depends on a missing character is null")
  func missingIsNull() throws {
    let record = try Self.record("a你", ["--width", "100"])
    #expect(record["missing"]?.array == [.string("U+4F60")])
    for key in ["width", "ink", "overflow", "lineHeight", "lines", "fits"] {
      #expect(record[key] == .null, "\(key)")
    }
    #expect(record["graphemes"]?.number == 2)
  }

  @Test("Blank text has a width, no ink and no overflow")
  func blankHasNoInk() throws {
    let record = try Self.record("  ")
    #expect(record["ink"] == .null)
    #expect(record["overflow"]?["above"]?.number == 0)
    #expect((record["width"]?.number ?? 0) > 0)
    #expect(try Self.record("")["width"]?.number == 0)
  }

  @Test("A width gives lines that cover the text, and says whether they are few enough")
  func textIsWrapped() throws {
    let text = "E-Mail-Adresse bestätigen"
    let narrow = try Self.record(text, ["--width", "130"])
    let lines = try #require(narrow["lines"]?.array)
    #expect(lines.count == 2)
    #expect(lines.first?["start"]?.number == 0)
    #expect(lines.first?["end"] == lines.last?["start"])
    #expect(lines.last?["end"]?.number == Double(text.utf8.count))
    #expect(narrow["fits"]?.bool == false)
    #expect(try Self.record(text, ["--width", "130", "--lines", "2"])["fits"]?.bool == true)
    #expect(try Self.record(text, ["--width", "329"])["fits"]?.bool == true)
    // A letter wider than the line does not fit in it.
    #expect(try Self.record("W", ["--width", "1"])["fits"]?.bool == false)
    // The width not wrapped stays the same.
    #expect(narrow["width"] == (try Self.record(text)["width"]))
  }

  @Test(
    "A label with line ends is measured by its widest line",
    arguments: ["\n", "\r\n", "\u{2028}"])
  func paragraphsAreMeasured(end: String) throws {
    let both = try Self.record("ab\(end)wide line")
    #expect(both["width"] == (try Self.record("wide line")["width"]))
    #expect(both["lines"]?.array?.count == 2)
    #expect(both["lines"]?.array?.first?["end"]?.number == Double(2 + end.utf8.count))
    #expect(both["lines"]?.array?.first?["width"] == (try Self.record("ab")["width"]))
    let wrapped = try Self.record("ab\(end)wide line", ["--width", "300"])
    #expect(wrapped["lines"] == both["lines"])
    #expect(wrapped["fits"]?.bool == false)
  }

  @Test("Ink beyond the font's line is named with the character that forces it")
  func overflowIsNamed() throws {
    let font = Fixtures.testFontPath("thai-stack.ttf")
    let records = try Self.records(["measure", "--font", font, "--label", "ปี่"])
    // The marks reach 1180 font units, the ascender 900: 280 of 1000 at 17 points.
    #expect(records.first?["overflow"]?["above"]?.number == 4.76)
    #expect(records.first?["overflow"]?["grapheme"]?.string == "ปี่")
  }

  @Test("Fallbacks take part in the height, and text runs right to left")
  func fallbacksTakePart() throws {
    let records = try Self.records(Self.mixedScripts)
    let heights = records.map { $0["lineHeight"]?.number }
    #expect((heights[4] ?? 0) > (heights[0] ?? 0))
    #expect(
      records.map { $0["direction"]?.string } == [
        "ltr", "ltr", "ltr", "ltr", "rtl", "ltr", "rtl", "ltr", "ltr", "ltr",
      ])
    #expect(records[0]["icuUnicodeVersion"] == .null)
    #expect(records[4]["icuUnicodeVersion"]?.string != nil)
    let forced = try Self.record("abc", ["--direction", "rtl"])
    #expect(forced["direction"]?.string == "rtl")
  }

  @Test("Features, tracking, styles and sizes change widths as they should")
  func optionsAreHeard() throws {
    let plain = try Self.record("AVAVA")["width"]?.number ?? 0
    #expect((try Self.record("AVAVA", ["--features", "kern=0"])["width"]?.number ?? 0) > plain)
    // 5 characters, 100 thousandths of 17 points each.
    let tracked = try Self.record("AVAVA", ["--tracking", "100"])["width"]?.number ?? 0
    #expect(abs(tracked - plain - 8.5) < 1e-9)
    let records = try Self.records([
      "measure", "--font", "Inter.ttf", "--label", "A", "--style", "caption,Body", "--category",
      "AX5,L,L", "--sizing", "custom",
    ])
    #expect(records.map { $0["style"]?.string } == ["caption1", "caption1", "body", "body"])
    #expect(records.map { $0["size"]?.number } == [12, 38, 17, 48])
  }

  @Test("Text, CSV, JSON and JSON Lines say the same")
  func formatsAgree() throws {
    let lines = try Self.records(Self.mixedScripts)
    let csv = try StrictCSV.parse(
      try CommandLineTool.run(Self.mixedScripts + ["--format", "csv"]).output)
    let header = try #require(csv.first)
    let column = try #require(header.firstIndex(of: "width"))
    #expect(csv.allSatisfy { $0.count == header.count })
    #expect(csv.dropFirst().map { Double($0[column]) } == lines.map { $0["width"]?.number })
    #expect(csv.dropFirst().map { $0[2] } == Self.texts)
    let document = try JSONTree(
      text: try CommandLineTool.run(Self.mixedScripts + ["--format", "json"]).output)
    let widths = document["records"]?.array?.map { $0["width"] }
    #expect(widths == lines.map { $0["width"] })
    #expect(document["tool"]?["name"]?.string == "metrics-cli")
    let empty = try CommandLineTool.run([
      "measure", "--font", "Inter.ttf", "--file", "-", "--format", "json",
    ])
    #expect(try JSONTree(text: empty.output)["records"]?.array == [])
  }

  @Test(
    "The number of threads changes no byte",
    arguments: [("jsonl", "2"), ("jsonl", "3"), ("json", "2"), ("csv", "3"), ("text", "2")])
  func jobsChangeNothing(format: String, jobs: String) throws {
    // Several batches of at most 1,024 records; the last is not full.
    let input = Data(
      (0..<1_500).map { "\(Self.texts[$0 % 7]) \($0)\n" }.joined().utf8)
    let arguments =
      Self.stack + ["--file", "-", "--category", "M,L,AX5", "--format", format, "--jobs"]
    let one = try CommandLineTool.run(arguments + ["1"], input: input)
    let several = try CommandLineTool.run(arguments + [jobs], input: input)
    #expect(one.status == 0 && several.status == 0)
    #expect(one.output == several.output)
    #expect(one.output.utf8.count > 100_000)
  }

  @Test("Texts that are equal but for their bytes keep them")
  func equivalentTextsKeepTheirBytes() throws {
    let records = try Self.records(
      ["measure", "--font", "Inter.ttf", "--file", "-"],
      input: "x\n\u{E9}\ne\u{301}\n\u{E9}\n")
    #expect(records.map { $0["lines"]?.array?.first?["end"]?.number } == [1, 2, 3, 2])
  }

  @Test("Keys and languages of a file go with its labels, after those of the command line")
  func filesAreRead() throws {
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"hi": {"localizations": {
        "en": {"stringUnit": {"value": "Hi"}}, "de": {"stringUnit": {"value": "Hallo"}}}}}}
      """#
    let arguments = ["measure", "--font", "Inter.ttf", "--file", "-"]
    let all = try Self.records(arguments + ["--label", "first"], input: catalog)
    #expect(all.map { $0["text"]?.string } == ["first", "Hi", "Hallo"])
    #expect(all.map { $0["key"]?.string } == [nil, "hi", "hi"])
    #expect(all.map { $0["locale"]?.string } == [nil, "en", "de"])
    let german = try Self.records(arguments + ["--locale", "de"], input: catalog)
    #expect(german.map { $0["text"]?.string } == ["Hallo"])
    let lines = try Self.records(arguments + ["--input-format", "lines"], input: "{\"a\n")
    #expect(lines.map { $0["text"]?.string } == ["{\"a"])
  }

  @Test("A file that cannot be read gives one line and exit 2; lines before the place are written")
  func badFilesAreReported() throws {
    let arguments = ["measure", "--font", "Inter.ttf", "--file", "-", "--format", "jsonl"]
    let json = try CommandLineTool.run(arguments, input: Data("[\"a\",\n 1]".utf8))
    #expect(json.status == 2)
    #expect(json.output.isEmpty)
    #expect(json.errors == "Error: '-', line 2, column 2: found a number, expected a string\n")
    let lines = try CommandLineTool.run(arguments, input: Data("a\nb\n".utf8) + [0xFF, 0x0A])
    #expect(lines.status == 2)
    #expect(lines.output.split(separator: "\n").count == 2)
    #expect(lines.errors.contains("line 3: byte 0xFF at offset 4 is not UTF-8"))
    #expect(lines.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "Options that are wrong or contradict each other are wrong command lines",
    arguments: [
      [], ["--label", "a", "--style", "bod"], ["--label", "a", "--lines", "2"],
      ["--label", "a", "--width", "0"], ["--label", "a", "--width", "9", "--lines", "0"],
      ["--label", "a", "--features", "kerning"], ["--label", "a", "--features", "kern=-1"],
      ["--label", "a", "--tracking", "x"], ["--label", "a", "--jobs", "0"],
      ["--label", "a", "--language", "not a tag"], ["--label", "a", "--locale", "de"],
      ["--label", "a", "--direction", "up"], ["--label", "a", "--format", "xml"],
    ])
  func wrongLinesAreRefused(arguments: [String]) throws {
    let outcome = try CommandLineTool.run(["measure", "--font", "Inter.ttf"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(try CommandLineTool.run(["measure", "--label", "a"]).status == 64)
  }
}

import Foundation
import TestSupport
import Testing

/// `metrics-cli corpus`, as a user runs it, and the options it shares with `inspect`.
struct CorpusCommandTests {
  private static let collection = Fixtures.testFontPath("two-faces.ttc")
  private static let base = Fixtures.testFontPath("base.ttf")
  private static let damaged = Fixtures.testFontPath("bad-hhea-offset-past-end.ttf")

  private static func records(
    _ arguments: [String], status: Int32 = 0, input: String = ""
  ) throws -> [JSONTree] {
    let outcome = try CommandLineTool.run(["corpus"] + arguments, input: Data(input.utf8))
    try #require(outcome.status == status, "\(outcome.errors)")
    return try outcome.output.split(separator: "\n").map { try JSONTree(text: String($0)) }
  }

  @Test("A record has the keys that others build on, and the font's values")
  func keysAreThere() throws {
    let record = try #require(
      try Self.records(
        [Self.base, "--platform", "chrome", "--display-scale", "2", "--sizes", "17,8.5"]
      ).first)
    #expect(record["path"]?.string == Self.base)
    #expect(record["font"]?["fileName"]?.string == "base.ttf")
    #expect(record["font"]?["faceIndex"]?.number == 0)
    #expect(record["font"]?["unitsPerEm"]?.number == 1000)
    #expect(record["font"]?["sha256"] == .null)
    #expect(record["metrics"]?["hhea"]?["ascender"]?.number == 900)
    #expect(record["metrics"]?["typo"]?["use"] != nil)
    #expect(record["metrics"]?["win"]?["ascent"] != nil)
    #expect(record["metrics"]?["head"]?["yMin"] != nil)
    let chrome = record["platforms"]?["chrome"]
    #expect(chrome?["origin"]?.string == "hhea")
    #expect(chrome?["reason"]?.string?.isEmpty == false)
    #expect(chrome?["certainty"]?.string == "observed")
    let lines = try #require(chrome?["atSizes"]?.array)
    #expect(lines.map { $0["size"]?.number } == [17, 8.5])
    // 900 · 34 / 1000 = 30.6 and 200 · 34 / 1000 = 6.8: 31 + 7 device pixels.
    #expect(lines[0]["lineHeight"]?.number == 19)
    #expect(lines[0]["ascent"]?.number == 15.5)
    for key in ["descent", "lineGap", "top", "bottom"] { #expect(lines[0][key] != nil) }
    for key in ["axes", "namedInstances", "findings"] { #expect(record[key]?.array != nil) }
  }

  @Test("A corpus and inspect say the same of a font")
  func inspectAgrees() throws {
    let options = ["--sizes", "12,17", "--display-scale", "2.625", "--variant", "window,elegant"]
    let record = try #require(try Self.records([Self.base] + options).first)
    let outcome = try CommandLineTool.run(
      ["inspect", "--font", Self.base, "--format", "json"] + options)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let inspected = try JSONTree(text: outcome.output)
    for key in ["axes", "namedInstances", "findings", "displayScale"] {
      #expect(record[key] == inspected[key], "\(key)")
    }
    guard case .object(let platforms) = inspected["platforms"] else {
      Issue.record("no platforms")
      return
    }
    #expect(platforms.count == 15)
    for (name, platform) in platforms {
      for key in ["origin", "reason", "certainty", "ascender", "lineGap", "variants", "atSizes"] {
        #expect(record["platforms"]?[name]?[key] == platform[key], "\(name) \(key)")
      }
    }
    #expect(inspected["platforms"]?["chrome"]?["variants"]?.array == [.string("window")])
    #expect(inspected["spread"]?.array?.count == 2)
  }

  @Test(
    "One bad file stops nothing, the order is kept, and the exit code tells", arguments: [1, 4])
  func failures(jobs: Int) throws {
    var files: [String] = []
    for _ in 0..<40 { files += [Self.base, Self.damaged, Self.collection, "/nowhere/Font.ttf"] }
    let records = try Self.records(
      ["--files-from", "-", "--jobs", "\(jobs)", "--platform", "ios"], status: 2,
      input: files.joined(separator: "\n"))
    // The collection has two faces.
    #expect(records.count == 40 * 5)
    let expected = (0..<40).flatMap { _ in
      [Self.base, Self.damaged, Self.collection, Self.collection, "/nowhere/Font.ttf"]
    }
    #expect(records.map { $0["path"]?.string } == expected)
    #expect(records[1]["error"]?["code"]?.string == "damaged-directory")
    #expect(records[1]["error"]?["message"]?.string?.contains("'hhea'") == true)
    #expect(records[2]["font"]?["faceIndex"]?.number == 0)
    #expect(records[3]["font"]?["faceIndex"]?.number == 1)
    #expect(records[4]["error"]?["code"]?.string == "unreadable")
  }

  @Test("Bad files leave one line on standard error, and all records in the output file")
  func failuresAreTold() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("out.jsonl")
      let outcome = try CommandLineTool.run(
        ["corpus", Self.damaged, Self.base, "-o", file.path])
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(outcome.errors.contains("1 of 2 records"))
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written.split(separator: "\n").count == 2)
    }
  }

  @Test("Files named come before those of a list, whose empty lines are passed over")
  func listOfFiles() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let list = folder.appendingPathComponent("list")
      try "\n\(Self.collection)\n\n".write(to: list, atomically: true, encoding: .utf8)
      let records = try Self.records([Self.base, "--files-from", list.path, "--platform", "qt"])
      #expect(records.map { $0["path"]?.string } == [Self.base, Self.collection, Self.collection])
      #expect(try Self.records(["--files-from", "-"], input: "").isEmpty)
    }
  }

  @Test("A path that is not UTF-8 is a record, and no other file is read")
  func pathIsNotUTF8() throws {
    let outcome = try CommandLineTool.run(
      ["corpus", "--files-from", "-"], input: Data([0x2F, 0xFF, 0x0A]))
    #expect(outcome.status == 2)
    let record = try JSONTree(text: outcome.output)
    #expect(record["error"]?["message"]?.string?.contains("UTF-8") == true)
  }

  @Test(
    "Mistakes are told with a way out",
    arguments: [
      (["corpus"], "Missing files"),
      (["corpus", "a.ttf", "--platform", "chrom"], "Did you mean 'chrome'?"),
      (["corpus", "a.ttf", "--sizes", "0"], "sizes from 0.1 to 10000"),
      (["corpus", "a.ttf", "--sizes", "12,,17"], "sizes from 0.1 to 10000"),
      (["corpus", "a.ttf", "--display-scale", "2"], "needs '--sizes <sizes>'"),
      (["inspect", "--font", "Inter.ttf", "--variant", "window"], "needs '--sizes <sizes>'"),
      (["inspect", "--font", "Inter.ttf", "--sizes", "12", "--variant", "windo"], "'window'"),
      (["corpus", "a.ttf", "--jobs", "0"], "1 to 64"),
    ] as [([String], String)])
  func mistakes(_ arguments: [String], _ says: String) throws {
    let outcome = try CommandLineTool.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test("A list that is not there leaves nothing behind")
  func noList() throws {
    let outcome = try CommandLineTool.run(["corpus", "--files-from", "/nowhere/list"])
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
  }
}

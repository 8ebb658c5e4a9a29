import Foundation
import TestSupport
import Testing

@testable import FieldMetrics

/// Public reports about exports and command lines, each named by the thread that it is from.
struct ExportCaseTests {
  private static let fonts = CommandLineTool.root.appendingPathComponent(
    "Tests/FieldMetricsTests/Fonts")

  private static func path(_ font: String) -> String { fonts.appendingPathComponent(font).path }

  /// Sources: bazaar-org/bazaar#983, elementor/elementor#24156 and others.
  @Test(
    "EX-01: every format has the same bytes in every locale, time zone and folder, and twice in a row",
    arguments: TableFormat.allCases)
  func locales(format: TableFormat) throws {
    let arguments = [
      "table", "--font", Self.path("metrics-differ.ttf"), "--label", "Ä 1,5", "--limit", "1200",
      "--format", format.rawValue,
    ]
    let first = try CommandLineTool.run(arguments)
    #expect(first.status == 0)
    // 17 pt × 1200/1000.
    #expect(first.output.contains("20.4"))
    let environments = [
      [:], ["LC_ALL": "C"], ["LC_ALL": "de_DE.UTF-8"], ["LC_ALL": "fr_FR.UTF-8"],
      ["LC_ALL": "tr_TR.UTF-8"], ["LC_NUMERIC": "de_DE.UTF-8"], ["LANG": "ar_EG.UTF-8"],
      ["TZ": "Pacific/Kiritimati"], ["TZ": "America/St_Johns", "LC_ALL": "C.UTF-8"],
    ]
    for environment in environments {
      let again = try CommandLineTool.run(
        arguments, in: FileManager.default.temporaryDirectory, environment: environment)
      #expect(again.output == first.output, "\(environment)")
    }
  }

  /// Sources: dotnet/BenchmarkDotNet#1242, google/google-visualization-python#13 and others.
  @Test(
    "EX-03: a font whose metrics are all zero leaves no NaN, infinity or -0 in any format",
    arguments: TableFormat.allCases)
  func notANumber(format: TableFormat) throws {
    let outcome = try CommandLineTool.run([
      "table", "--font", Self.path("all-metrics-zero.ttf"), "--label", "A", "--limit", "9",
      "--format", format.rawValue,
    ])
    #expect(outcome.status == 0)
    let words = outcome.output.lowercased().split { !$0.isLetter }
    #expect(words.allSatisfy { !["nan", "inf", "infinity"].contains($0) })
    #expect(outcome.output.firstMatch(of: #/[ :,(]-0(?:\.0+)?[^.0-9]/#) == nil)
  }

  /// One rule for all formats: to the nearest decimal, halves away from zero, on the value in binary.
  @Test("EX-04: two decimals of awkward values, never -0.00, never an exponent")
  func rounding() {
    let values = [2.675, 2.5, 3.5, -0.001, 0.30000000000000004, 1e-07, 20.290000000000003]
    let numbers = NumberFormat(precision: 2)
    #expect(
      values.map { numbers.text($0) } == ["2.68", "2.5", "3.5", "0", "0.3", "0", "20.29"])
    #expect(NumberFormat.full.text(1e-07) == "0.0000001")
  }

  /// Sources: SwiftGen/SwiftGen#289, mac-cain13/R.swift#26, SwiftGen/SwiftGen#1146 and others.
  @Test("EX-07, EX-08, EX-09: names make valid identifiers in every language, and different ones")
  func identifiers() throws {
    let names = [
      "25 Ultra Light", "switch", "default", "in", "is", "when", "object", "typealias", "val",
      "enum", "protocol", "self", "Type", "init", "await", "package", "null", "true", "function",
      "yield", "", "@", "---", "テスト", "عربي", "😀", "\u{200D}",
    ]
    var seen: [String: String] = [:]
    for (index, name) in names.enumerated() {
      var font = SfntBuilder()
      font["name"] = SfntTables.name([.init(1, name), .init(2, "")])
      // Files differ in a byte, so that their sums do.
      font["hmtx"]?[1] = UInt8(index + 1)
      let face = try FontFile(bytes: font.bytes(), fileName: "-.ttf").face()
      var options = TableOptions(categories: [.large])
      options.limit = nil
      let table = try MetricsTableBuilder(.face(face), options: options).build()
      let code = CodeName(table, nil)
      for word in [code.type, code.lowerCamel, code.upperCamel, code.snake, code.constant] {
        #expect(word.wholeMatch(of: #/[A-Za-z][A-Za-z0-9_]*/#) != nil, "\(name): \(word)")
      }
      #expect(code.kebab.wholeMatch(of: #/[a-z][a-z0-9-]*/#) != nil)
      #expect(seen.updateValue(name, forKey: code.type) == nil, "\(name) and \(seen)")
      let text = SwiftExporter().text(of: table)
      #expect(text.contains("public enum \(code.type) {"))
      #expect(!text.unicodeScalars.contains("\u{FEFF}"))
    }
  }

  @Test(
    "Source of any format has no control, bidirectional control or private scalar of a font's name",
    arguments: TableFormat.allCases)
  func hostileNames(format: TableFormat) {
    // JSON and CSV are data: they keep a name's letters, and escape what their format asks for.
    guard ![.csv, .json, .jsonl, .designTokens].contains(format) else { return }
    for sample in BuildSample.all {
      let bad = sample.text(format).unicodeScalars.filter { scalar in
        guard scalar != "\n", scalar != "\t" else { return false }
        return [.control, .format, .lineSeparator, .paragraphSeparator, .privateUse].contains(
          scalar.properties.generalCategory)
      }
      #expect(bad.isEmpty, "\(bad)")
    }
  }

  @Test("CL-08: one bad font among good ones is an error that names it, and nothing is written")
  func oneBadFont() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let tables = ["base.ttf", "bad-crlf-mangled.ttf", "metrics-differ.ttf"].map { font in
        "{\"font\": \"\(Self.path(font))\", \"outputs\": [{\"file\": \"\(font).json\", \"format\": \"json\"}]}"
      }
      try "{\"tables\": [\n\(tables.joined(separator: ",\n"))]}".write(
        to: folder.appendingPathComponent("fieldmetrics.json"), atomically: true, encoding: .utf8)
      let outcome = try CommandLineTool.run(["build"], in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("line 3: 'bad-crlf-mangled.ttf'"), "\(outcome.errors)")
      #expect(!outcome.errors.contains("metrics-differ"))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["fieldmetrics.json"])
    }
  }

  @Test("CL-09: what programs read is alone on standard output, whatever is warned of")
  func standardOutput() throws {
    for format in [TableFormat.json, .jsonl, .designTokens, .csv, .tsv] {
      let outcome = try CommandLineTool.run([
        "table", "--font", Self.path("linegap-large.ttf"), "--label", "ش", "--format",
        format.rawValue,
      ])
      #expect(!outcome.output.contains("warning: "))
      #expect(outcome.errors.isEmpty == format.carriesNotes)
      let documents =
        format == .jsonl ? outcome.output.split(separator: "\n").map(String.init) : [outcome.output]
      guard ![.csv, .tsv].contains(format) else { continue }
      for document in documents { #expect(throws: Never.self) { try JSONTree(text: document) } }
    }
  }

  @Test("CL-10: tables of one file at several places of its axes do not change each other")
  func placesAreApart() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      let font = try Fixtures.bootstrapPath("Inter.ttf")
      let places = ["", "\"axes\": {\"wght\": 900},", "\"axes\": {\"wght\": 100},", ""]
      let tables = places.enumerated().map { index, axes in
        "{\"font\": \"\(font)\", \(axes) \"labels\": [\"Email\"], \"displayScale\": \(index == 3 ? 2 : 3),"
          + " \"outputs\": [{\"file\": \"\(index).json\", \"format\": \"json\"}]}"
      }
      try "{\"tables\": [\(tables.joined(separator: ","))]}".write(
        to: folder.appendingPathComponent("fieldmetrics.json"), atomically: true, encoding: .utf8)
      #expect(try CommandLineTool.run(["build"], in: folder).status == 0)
      for (index, place) in [[], ["--axes", "wght=900"], ["--axes", "wght=100"]].enumerated() {
        let alone = try CommandLineTool.run(
          ["table", "--font", font, "--label", "Email", "--format", "json"] + place)
        let built = try String(
          contentsOf: folder.appendingPathComponent("\(index).json"), encoding: .utf8)
        #expect(built == alone.output)
      }
    }
  }
}

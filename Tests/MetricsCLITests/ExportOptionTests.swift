import TestSupport
import Testing

@testable import FieldMetrics

/// What the options of exports do, format by format.
struct ExportOptionTests {
  private static func text(
    _ format: TableFormat, _ change: (inout ExportOptions) -> Void = { _ in }
  ) throws -> String {
    var options = ExportOptions()
    change(&options)
    var wanted = TableOptions(categories: [.large], limit: 160)
    wanted.labels = [FieldLabel("A")].compactMap(\.self)
    let face = try FontFile(path: Fixtures.testFontPath("base.ttf")).face()
    return format.exporter(options).text(
      of: try MetricsTableBuilder(.face(face), options: wanted).build())
  }

  @Test("Names of columns are those of CSV, each once, and provenance names all that it has")
  func names() throws {
    let header = try #require(try StrictCSV.parse(Self.text(.csv)).first)
    let names = TableColumns.names
    #expect(Set(names).count == names.count)
    let byLines = header.filter { $0.hasPrefix("fieldHeightOf") }
    #expect(
      header.filter { !byLines.contains($0) } == names.filter { $0 != "fieldHeightsByLines" })
  }

  @Test("Chosen columns are all that is written, with the step", arguments: TableFormat.allCases)
  func columns(format: TableFormat) throws {
    guard format.choices.contains(.columns) else { return }
    let text = try Self.text(format) { $0.columns = ["fieldHeight", "labelWidth"] }
    let all = try Self.text(format)
    #expect(text.utf8.count < all.utf8.count)
    let plain = { (text: String) in
      text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "\n" }
    }
    #expect(plain(text).contains("large"))
    #expect(!plain(text).contains("captionslot") && plain(all).contains("captionslot"))
    if format == .csv { #expect(text == "step,fieldHeight,labelWidth\r\nlarge,56,11.05\r\n") }
    if format == .tsv { #expect(text == "step\tfieldHeight\tlabelWidth\nlarge\t56\t11.05\n") }
    if format == .jsonl {
      #expect(
        text
          == "{ \"step\": \"large\", \"fieldHeight\": 56, \"labels\": [{ \"text\": \"A\", \"width\": 11.05 }] }\n"
      )
    }
  }

  @Test("A namespace is a type, a package, a group or the start of every name")
  func namespace() throws {
    let expected: [(TableFormat, String)] = [
      (.swift, "extension acme.`in` {\n  public enum InputMetrics {"),
      (.kotlin, "package acme.`in`\n\npublic object InputMetrics {"),
      (.designTokens, "{\n  \"acme\": {\n    \"in\": {\n      \"InputMetrics\": {"),
      (.typescript, "export const acmeInInputMetricsLarge: AcmeInInputMetricsRow = {"),
      (.css, "--acme-in-input-metrics-body-size: 17px;"),
      (.scss, "$acme-in-input-metrics-field-metrics: ("),
      (.c, "} acme_in_input_metrics_row;"), (.dart, "class AcmeInInputMetricsRow {"),
      (.androidXML, "<dimen name=\"acme_in_input_metrics_large_body_size\">17sp</dimen>"),
    ]
    for (format, part) in expected {
      let text = try Self.text(format) { $0.namespace = CodeNamespace("acme.in.InputMetrics") }
      #expect(text.contains(part), "\(text)")
    }
    for bad in ["", ".", "a..b", "1a", "a b", "ä", "a-b", "_", String(repeating: "a", count: 201)] {
      #expect(CodeNamespace(bad) == nil, "\(bad)")
    }
  }

  @Test("Access is that of every declaration")
  func access() throws {
    let swift = try Self.text(.swift) { $0.access = .package }
    #expect(swift.contains("package enum") && !swift.contains("public "))
    let module = try Self.text(.swift) { $0.access = .module }
    #expect(module.contains("internal enum") && !module.contains("public "))
    #expect(try Self.text(.kotlin) { $0.access = .module }.contains("internal object"))
  }

  @Test("A header is a comment of its own on the first line", arguments: TableFormat.allCases)
  func header(format: TableFormat) throws {
    guard format.choices.contains(.header) else { return }
    let text = try Self.text(format) { $0.header = ["eslint-disable */ x"] }
    let line = text.split(separator: "\n").first { !$0.hasPrefix("<?xml") }
    let expected = [
      "// eslint-disable */ x", "/* eslint-disable * / x */", "<!-- eslint-disable */ x -->",
    ]
    #expect(expected.contains(String(line ?? "")))
  }

  @Test("Precision reaches every format for programs, ratios keep four decimals")
  func precision() throws {
    for format in TableFormat.allCases where ![.text, .markdown].contains(format) {
      let text = try Self.text(format) { $0.numbers = NumberFormat(precision: 1) }
      #expect(text.contains("0.7059") && !text.contains("0.70588"), "\(format)")
    }
  }
}

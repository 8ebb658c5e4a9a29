import Foundation
import TestSupport
import Testing

@testable import FieldMetrics

/// A font whose table every tool gets: an ordinary one, one with a hostile name, one of a collection.
struct BuildSample: Sendable {
  /// Names its files.
  let name: String
  let table: MetricsTable

  static let label = "Ä \" ' \\ ${x} #{y} \\(z) </script> */ ??/ `w` %s 😀 \u{202E}abc"

  /// Everything that ends a literal, a comment, a tag or a line somewhere, and 300 letters more.
  static let hostileName =
    "\"' */ <!-- --> ]]> </script></style> ${exit(1)} #{exit(1)} \\(exit(1)) `exit 1` $(exit 1) ?>"
    + " ??/ \\\n\r\n\u{2028}\u{85}\u{0}\u{202E}\u{2066}\u{FEFF} 😀 class default in switch \\"
    + String(repeating: "x", count: 300)

  static let all: [BuildSample] = {
    do {
      let hostile = try hostileFont()
      return [
        try BuildSample("inter", .face(FontFile(path: Fixtures.bootstrapPath("Inter.ttf")).face())),
        try BuildSample("hostile", .face(hostile)),
        try BuildSample(
          "cjk",
          .face(FontFile(path: Fixtures.bootstrapPath("NotoSansCJK-Regular.ttc")).face(at: 2))),
      ]
    } catch {
      Issue.record("\(error)")
      return []
    }
  }()

  private init(_ name: String, _ font: TableFont) throws {
    self.name = name
    var options = TableOptions(limit: 160)
    options.labels = [Self.label, "Email"].compactMap(FieldLabel.init)
    table = try MetricsTableBuilder(font, options: options).build()
  }

  private static func hostileFont() throws -> Face {
    var font = SfntBuilder()
    font["name"] = SfntTables.name([
      .init(1, hostileName), .init(2, "*/ default \""), .init(6, "\"; exit(1) //"),
    ])
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "hostile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a\"*${x}\\.ttf")
    try Data(font.bytes()).write(to: file)
    return try FontFile(path: file.path).face()
  }

  /// The table in a format; the hostile font's with a header that is hostile, too.
  func text(_ format: TableFormat, _ options: ExportOptions = .init()) -> String {
    var options = options
    if format.choices.contains(.header) { options.header = ["*/ \\", "</script>\n#error"] }
    return format.exporter(options).text(of: table)
  }

  /// Writes the tables of all samples to files `inter.SUFFIX` and so on.
  static func write(
    _ format: TableFormat, to folder: URL, suffix: String, _ options: ExportOptions = .init()
  ) throws {
    for sample in all {
      try sample.text(format, options).write(
        to: folder.appendingPathComponent("\(sample.name).\(suffix)"), atomically: true,
        encoding: .utf8)
    }
  }

  /// What a program should read back: a line for each step and value, in the table's order.
  ///
  /// Numbers are their bits, texts the hexadecimal of their UTF-8. What is absent has no line.
  var values: [String] {
    get throws {
      let document = try JSONTree(text: JSONExporter().text(of: table))
      return try #require(document["rows"]?.array).flatMap { row in
        Self.paths.flatMap { name, path in Self.lines(row, name, path) }
          + (row["labels"]?.array ?? []).enumerated().flatMap { index, label in
            Self.labelPaths.flatMap { name, path in
              Self.lines(label, "labels.\(index + 1).\(name)", path, row["step"]?.string ?? "")
            }
          }
      }
    }
  }

  private static func lines(
    _ tree: JSONTree, _ name: String, _ path: String, _ step: String? = nil
  ) -> [String] {
    let step = step ?? tree["step"]?.string ?? ""
    switch path.split(separator: ".").reduce(Optional(tree), { $0?[String($1)] }) {
    case .number(let number): return [line(step, name, number)]
    case .string(let text): return [line(step, name, text)]
    case .bool(let flag): return [line(step, name, flag ? 1 : 0)]
    case .array(let numbers):
      let texts = numbers.compactMap(\.string)
      if !texts.isEmpty { return [line(step, name, texts.joined(separator: " "))] }
      return numbers.enumerated().compactMap { index, value in
        value.number.map { line(step, "\(name).\(index + 1)", $0) }
      }
    default: return []
    }
  }

  static func line(_ step: String, _ name: String, _ number: Double) -> String {
    "\(step) \(name) \(String(number.bitPattern, radix: 16))"
  }

  static func line(_ step: String, _ name: String, _ text: String) -> String {
    "\(step) \(name) \"\(text.utf8.map { String($0, radix: 16) }.joined(separator: " "))"
  }

  /// Where a column's value stands in the JSON of a row; written here anew, so that a column that reads the
  /// wrong member is noticed.
  static let paths = [
    ("bodySize", "sizes.body"), ("captionSize", "sizes.caption"),
    ("footnoteSize", "sizes.footnote"), ("bodyLineHeight", "lineHeights.body"),
    ("captionLineHeight", "lineHeights.caption"), ("footnoteLineHeight", "lineHeights.footnote"),
    ("floatScale", "floatScale"), ("shapedFloatScale", "shapedFloatScale"),
    ("fixedScaleErrorPercent", "fixedScaleErrorPercent"), ("captionSlot", "captionSlot"),
    ("slotResidual", "slotResidual"), ("inputHeight", "inputHeight"),
    ("fieldHeight", "fieldHeight"), ("fieldHeightsByLines", "fieldHeightsByLines"),
    ("iconWidth", "iconWidth"), ("counterHeight", "counter.height"),
    ("chipHeight", "counter.chipHeight"), ("counterText", "counter.text"),
    ("counterWidth", "counter.width"), ("chipWidth", "counter.chipWidth"),
    ("labelRestY", "label.restY"), ("labelFloatY", "label.floatY"),
    ("labelTravel", "label.travel"),
  ]
  static let labelPaths = [
    ("text", "text"), ("width", "width"), ("floatedWidth", "floatedWidth"), ("fits", "fits"),
    ("leftToRightRestX", "leftToRight.restX"), ("leftToRightFloatX", "leftToRight.floatX"),
    ("rightToLeftRestX", "rightToLeft.restX"), ("rightToLeftFloatX", "rightToLeft.floatX"),
    ("missing", "missing"),
  ]

  /// Compares what programs printed, `STEP NAME #NUMBER` or `STEP NAME "HEX`, with the JSON.
  ///
  /// - Parameters:
  ///   - printed: of all samples, one after the other.
  ///   - narrow: what becomes of a number on its way; itself for languages with doubles.
  ///   - skipping: names that a language has no value for.
  static func expect(
    _ printed: String, skipping: (String) -> Bool = { _ in false },
    narrow: (Double) -> Double = { $0 }
  ) throws {
    let expected = try all.flatMap { try $0.values }.filter { line in
      !skipping(String(line.split(separator: " ")[1]))
    }.map { Self.normal($0, isBits: true, narrow) }
    let found = printed.split(separator: "\n").map {
      Self.normal(String($0), isBits: false, narrow)
    }
    #expect(found.count == expected.count)
    let differing = zip(found, expected).filter { $0 != $1 }
    #expect(differing.isEmpty, "\(differing.prefix(5))")
    #expect(expected.count > 1000)
  }

  private static func normal(
    _ line: String, isBits: Bool, _ narrow: (Double) -> Double
  ) -> String {
    let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
    guard parts.count == 3, !parts[2].hasPrefix("\"") else { return line }
    let number =
      isBits
      ? UInt64(parts[2], radix: 16).map(Double.init(bitPattern:)) : Double(parts[2].dropFirst())
    return "\(parts[0]) \(parts[1]) \(narrow(number ?? .nan))"
  }
}

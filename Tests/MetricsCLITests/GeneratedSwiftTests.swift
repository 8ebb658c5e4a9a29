import Foundation
import TestSupport
import Testing

/// Generated Swift, compiled by the compiler that users have, and run.
struct GeneratedSwiftTests {
  @Test(
    "Generated constants compile in both language modes, and their lookup gives the JSON's values",
    arguments: ["5", "6"])
  func constantsEqualTheJSON(mode: String) throws {
    let arguments = [
      "table", "--font", "Inter.ttf", "--label", "Größe “A”", "--label", "back\\slash \"q\" \\(x)",
      "--limit", "160", "--format",
    ]
    let swift = try CommandLineTool.run(arguments + ["swift"]).output
    let json = try CommandLineTool.run(arguments + ["json"]).output
    let printed = try Self.compileAndRun(swift, typeName: "InterRegularFieldMetrics", mode: mode)
    let rows = try #require(try JSONTree(text: json)["rows"]?.array)
    #expect(printed.count == 12)
    for (line, row) in zip(printed, rows) { #expect(line == Self.expectedLine(row)) }
  }

  @Test(
    "Names in fonts and labels cannot break out of the generated source",
    arguments: [
      "name-injection.ttf", "name-digit-first.ttf", "name-keyword.ttf", "name-empty.ttf",
      "name-cjk-rtl.ttf", "no-name.ttf",
    ])
  func namesAreHarmless(font: String) throws {
    let path = CommandLineTool.root.appendingPathComponent("Tests/MetricsCLITests/Fonts/\(font)")
      .path
    let swift = try CommandLineTool.run([
      "table", "--font", path, "--category", "L", "--format", "swift",
    ]).output
    let type = try #require(swift.firstMatch(of: #/(?m)^public enum ([A-Za-z][A-Za-z0-9]*) \{$/#))
    _ = try Self.compileAndRun(swift, typeName: String(type.1), mode: "6")
    for line in swift.split(separator: "\n").prefix(while: { !$0.hasPrefix("public") }) {
      #expect(line.hasPrefix("//"), "a name ended the comment: \(line)")
    }
  }

  /// One line a row: what the lookup by UIKit's category name finds.
  private static func compileAndRun(
    _ source: String, typeName: String, mode: String
  ) throws -> [String] {
    try CommandLineTool.withTemporaryFolder { folder in
      try source.write(
        to: folder.appendingPathComponent("Generated.swift"), atomically: true, encoding: .utf8)
      try program(typeName).write(
        to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = [
        "swiftc", "-swift-version", mode, "-warnings-as-errors", "-o", "program", "main.swift",
        "Generated.swift",
      ]
      compiler.currentDirectoryURL = folder
      let log = Pipe()
      compiler.standardError = log
      try compiler.run()
      let messages = log.fileHandleForReading.readDataToEndOfFile()
      compiler.waitUntilExit()
      try #require(
        compiler.terminationStatus == 0, "\(String(decoding: messages, as: UTF8.self))")
      let program = Process()
      program.executableURL = folder.appendingPathComponent("program")
      let output = Pipe()
      program.standardOutput = output
      try program.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      program.waitUntilExit()
      return text.split(separator: "\n").map(String.init)
    }
  }

  private static func program(_ typeName: String) -> String {
    """
    let suffixes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
      + ["M", "L", "XL", "XXL", "XXXL"].map { "Accessibility" + $0 }
    precondition(\(typeName).Step(contentSizeCategory: "nonsense") == nil)
    for suffix in suffixes {
      guard let step = \(typeName).Step(contentSizeCategory: "UICTContentSizeCategory" + suffix)
      else { continue }
      let row = \(typeName).row(for: step)
      precondition(row.step == step)
      var values: [Double?] = [
        row.bodySize, row.captionSize, row.footnoteSize, row.bodyLineHeight, row.captionLineHeight,
        row.footnoteLineHeight, row.floatScale, row.shapedFloatScale, row.fixedScaleErrorPercent,
        row.captionSlot, row.slotResidual, row.inputHeight, row.fieldHeight,
      ]
      values += row.fieldHeightsByLines
      values += [
        row.iconWidth, row.counterHeight, row.chipHeight, row.counterWidth, row.chipWidth,
        row.labelRestY, row.labelFloatY, row.labelTravel,
      ]
      for label in row.labels {
        values += [
          label.width, label.floatedWidth, label.fits.map { $0 ? 1 : 0 }, label.leftToRightRestX,
          label.leftToRightFloatX, label.rightToLeftRestX, label.rightToLeftFloatX,
        ]
      }
      let numbers = values.map { $0.map { "\\($0)" } ?? "nil" }.joined(separator: " ")
      print(step, numbers, row.counterText ?? "nil", row.labels.map(\\.text))
    }
    """
  }

  /// The same line, made from the JSON.
  private static func expectedLine(_ row: JSONTree) -> String {
    func number(_ tree: JSONTree, _ path: String) -> String {
      let value = path.split(separator: ".").reduce(Optional(tree)) { $0?[String($1)] }
      if let flag = value?.bool { return flag ? "1.0" : "0.0" }
      return value?.number.map { "\($0)" } ?? "nil"
    }
    var values = [
      "sizes.body", "sizes.caption", "sizes.footnote", "lineHeights.body", "lineHeights.caption",
      "lineHeights.footnote", "floatScale", "shapedFloatScale", "fixedScaleErrorPercent",
      "captionSlot", "slotResidual", "inputHeight", "fieldHeight",
    ].map { number(row, $0) }
    values += row["fieldHeightsByLines"]?.array?.map { "\($0.number ?? .nan)" } ?? []
    values += [
      "iconWidth", "counter.height", "counter.chipHeight", "counter.width", "counter.chipWidth",
      "label.restY", "label.floatY", "label.travel",
    ].map { number(row, $0) }
    let labels = row["labels"]?.array ?? []
    for label in labels {
      values += [
        "width", "floatedWidth", "fits", "leftToRight.restX", "leftToRight.floatX",
        "rightToLeft.restX", "rightToLeft.floatX",
      ].map { number(label, $0) }
    }
    let text = row["counter"]?["text"]?.string ?? "nil"
    let texts = labels.compactMap { $0["text"]?.string }
    return "\(row["step"]?.string ?? "") \(values.joined(separator: " ")) \(text) \(texts)"
  }
}

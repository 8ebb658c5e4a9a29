import Foundation
import TestSupport
import Testing

@testable import FieldMetrics

/// Generated data and style sheets through parsers of others. Run by `script/test builds`.
@Suite(.enabled(if: BuildTool.isStage))
struct MarkupBuildTests {
  @Test(
    "Android's resources are well-formed, named as Android asks, and have the values",
    .enabled(if: BuildTool.canRun("xmllint")))
  func android() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      try BuildSample.write(.androidXML, to: folder, suffix: "xml")
      try BuildSample.write(.html, to: folder, suffix: "html")
      for sample in BuildSample.all {
        try BuildTool.run(
          "xmllint", ["--noout", "\(sample.name).xml", "\(sample.name).html"], in: folder)
        let prefix = CodeName(sample.table, nil).snake
        let resources = try BuildTool.run(
          "xmllint", ["--xpath", "/resources/*", "\(sample.name).xml"], in: folder)
        var found: [String: Double] = [:]
        for match in resources.matches(
          of: #/<(?:dimen|item|bool) name="([a-z][a-z0-9_]*)"[^>]*>([^<]*)</#)
        {
          let text = match.2.replacing("true", with: "1").replacing("false", with: "0")
          found[String(match.1)] = Double(text.replacing(#/(dp|sp)$/#, with: ""))
        }
        let expected = try Self.numbers(of: sample) { step, name in
          let place = CodeName.snake(name.replacing("labels.", with: "label."))
          return "\(prefix)_\(CodeName.snake(step))_" + place
        }
        #expect(found == expected)
      }
    }
  }

  @Test("SCSS compiles, and its map has the values", .enabled(if: BuildTool.canRun("sassc")))
  func scss() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      try BuildSample.write(.scss, to: folder, suffix: "scss")
      for sample in BuildSample.all {
        let name = CodeName(sample.table, nil).kebab
        let reader = """
          @import "\(sample.name)";
          @mixin show($step, $name, $value) {
            @if type-of($value) == list {
              @for $at from 1 through length($value) { @include show($step, $name + "-" + $at, nth($value, $at)); }
            } @else if type-of($value) == map {
              @each $key, $item in $value { @include show($step, $name + "-" + $key, $item); }
            } @else if $value != null { #{$step + "_" + $name}: $value; }
          }
          read { @each $step, $row in $\(name)-field-metrics {
            @each $key, $item in $row { @include show($step, $key, $item); }
          } }
          check { height: \(name)-field-metric(large, field-height); }
          """
        try reader.write(
          to: folder.appendingPathComponent("read.scss"), atomically: true, encoding: .utf8)
        let css = try BuildTool.run(
          "sassc", ["--style", "expanded", "--precision", "17", "read.scss"], in: folder)
        var found: [String: Double] = [:]
        for match in css.matches(of: #/(?m)^  ([a-z0-9_-]+): (-?[0-9.]+)(?:px)?;$/#) {
          found[String(match.1)] = Double(match.2)
        }
        for match in css.matches(of: #/(?m)^  ([a-z0-9_-]+-fits): (true|false);$/#) {
          found[String(match.1)] = match.2 == "true" ? 1 : 0
        }
        let height = found.removeValue(forKey: "height")
        #expect(height == sample.table.rows[3].fieldHeight.value)
        let expected = try Self.numbers(of: sample) { step, name in
          "\(CodeName.kebab(step))_\(CodeName.kebab(name))"
        }
        #expect(found.keys.sorted() == expected.keys.sorted())
        // libsass keeps seventeen decimals, but not the last bit of all.
        for (key, value) in expected { #expect(abs((found[key] ?? .nan) - value) < 1e-12) }
      }
    }
  }

  @Test(
    "JSON follows the published schema by an independent validator, and so do bad ones not",
    .enabled(if: BuildTool.canRunPython()))
  func schema() throws {
    try CommandLineTool.withTemporaryFolder { folder in
      try BuildSample.write(.json, to: folder, suffix: "json")
      var component = TableOptions(categories: [.large])
      component.labels = [FieldLabel("A")].compactMap(\.self)
      for name in FieldComponent.builtInNames {
        let table = try MetricsTableBuilder(
          .system, options: component, component: FieldComponent.builtIn(name)
        ).build()
        try JSONExporter().text(of: table).write(
          to: folder.appendingPathComponent("\(name).json"), atomically: true, encoding: .utf8)
      }
      let script = """
        import glob, json, jsonschema, sys
        schema = json.load(open(sys.argv[1]))
        validator = jsonschema.Draft202012Validator(schema)
        validator.check_schema(schema)
        documents = [json.load(open(name)) for name in sorted(glob.glob('*.json'))]
        for document in documents: validator.validate(document)
        for key in schema['required']:
            broken = dict(documents[0]); del broken[key]
            assert not validator.is_valid(broken), key
        print(len(documents))
        """
      let schema = CommandLineTool.root.appendingPathComponent("Schemas/table.schema.json").path
      let count = try BuildTool.run(
        try #require(BuildTool.python), ["-c", script, schema], in: folder)
      #expect(count == "\(3 + FieldComponent.builtInNames.count)\n")
    }
  }

  @Test("Design Tokens follow their format, and have the values to the last bit")
  func tokens() throws {
    for sample in BuildSample.all {
      let document = try JSONTree(text: sample.text(.designTokens))
      var found: [String: Double] = [:]
      try Self.collect(document, "", &found)
      let prefix = CodeName(sample.table, nil).kebab
      let expected = try Self.numbers(of: sample) { "\(prefix).\($0).\($1)" }
        .filter { !$0.key.hasSuffix(".fits") }
      #expect(found == expected)
    }
  }

  /// Tokens of a group by their paths.
  ///
  /// Source: Design Tokens Format Module 2025.10: names, types, dimension and number values.
  private static func collect(
    _ group: JSONTree, _ path: String, _ found: inout [String: Double]
  ) throws {
    guard case .object(let members) = group else { throw Malformed(path: path) }
    if let value = members["$value"] {
      switch members["$type"]?.string {
      case "dimension":
        #expect(value["unit"]?.string == "px")
        found[path] = try #require(value["value"]?.number)
      case "number": found[path] = value.number
      default: throw Malformed(path: path)
      }
      return
    }
    for (name, member) in members {
      if ["$description", "$extensions"].contains(name) { continue }
      guard !name.hasPrefix("$"), !name.contains(where: { "{}.".contains($0) }) else {
        throw Malformed(path: path + name)
      }
      try collect(member, path.isEmpty ? name : "\(path).\(name)", &found)
    }
  }

  struct Malformed: Error {
    let path: String
  }

  /// The numbers of a table by a format's names for them.
  static func numbers(
    of sample: BuildSample, _ name: (String, String) -> String
  ) throws -> [String: Double] {
    var numbers: [String: Double] = [:]
    for line in try sample.values {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard let bits = UInt64(parts[2], radix: 16) else { continue }
      numbers[name(parts[0], parts[1])] = Double(bitPattern: bits)
    }
    return numbers
  }
}

/// What a check of files found out, for people and for programs.
public struct CheckReport: Hashable, Sendable {
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case text
    case json
    /// Annotations of GitHub's workflows: lines that begin with `::error`.
    case github
    /// JUnit's XML: a test case for each file.
    case junit
  }

  public let outputs: [CheckedOutput]

  public init(_ outputs: [CheckedOutput]) { self.outputs = outputs }

  public var isFresh: Bool { outputs.allSatisfy { $0.status == .fresh } }

  public func text(_ format: Format) -> String {
    switch format {
    case .text: plainText
    case .json: json
    case .github: annotations
    case .junit: junit
    }
  }

  /// Beyond this, differences are only counted.
  private static let mostShown = 50

  private func lines(of output: CheckedOutput) -> [String] {
    let shown = output.differences.prefix(Self.mostShown).map(\.sentence)
    let hidden = output.differences.count - shown.count
    return shown + (hidden > 0 ? ["and \(hidden) more"] : [])
  }

  private var plainText: String {
    let stale = outputs.filter { $0.status != .fresh }
    let lines = stale.flatMap { output in
      [
        "\(output.file.terminalSafe): \(([output.status.rawValue] + output.causes).joined(separator: "; "))"
      ]
        + self.lines(of: output).map { "  " + $0 }
    }
    let fresh = outputs.count - stale.count
    return (lines + ["\(fresh) of \(outputs.count) fresh"]).file
  }

  private var json: String {
    JSONValue.object([
      ("fresh", .bool(isFresh)),
      ("tool", .tool),
      (
        "outputs",
        .array(
          outputs.map { output in
            .object([
              ("file", .string(output.file)), ("status", .string(output.status.rawValue)),
              ("causes", .array(output.causes.map { .string($0) })),
              ("differences", .array(output.differences.map(Self.json))),
            ])
          })
      ),
    ]).document
  }

  private static func json(_ difference: OutputDifference) -> JSONValue {
    let line = ("line", JSONValue.int(difference.line))
    switch difference.kind {
    case .value(let field, let old, let new):
      return .object([
        ("kind", .string("value")), line, ("step", .string(field.step)),
        ("column", .string(field.column)), ("label", .optional(field.label) { .int($0) }),
        ("old", .number(old)), ("new", .number(new)),
      ])
    case .extraRow(let step):
      return .object([("kind", .string("extraRow")), line, ("step", .string(step))])
    case .missingRow(let step):
      return .object([("kind", .string("missingRow")), line, ("step", .string(step))])
    case .line(let old, let new):
      return .object([
        ("kind", .string("line")), line, ("old", .optional(old) { .string($0) }),
        ("new", .optional(new) { .string($0) }),
      ])
    }
  }

  /// Source: GitHub, "Workflow commands": data escapes %, CR and LF, properties : and , too.
  private var annotations: String {
    outputs.filter { $0.status != .fresh }.flatMap { output -> [String] in
      let file = Self.escaped(output.file, isProperty: true)
      let title = Self.escaped(
        "\(output.status.rawValue): \(output.causes.joined(separator: "; "))", isProperty: true)
      let all = output.differences.prefix(Self.mostShown).map { ($0.line, $0.sentence) }
      let places = all.isEmpty ? [(1, "the file is missing")] : all
      return places.map { line, sentence in
        "::error file=\(file),line=\(line),title=\(title)::\(Self.escaped(sentence))\n"
      }
    }.joined()
  }

  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    var escaped = ""
    for scalar in text.terminalSafe.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private var junit: String {
    let failures = outputs.count { $0.status != .fresh }
    let cases = outputs.flatMap { output -> [String] in
      let start =
        "  <testcase classname=\"\(ToolIdentity.name)\" name=\"\(output.file.markupEscaped)\""
      guard output.status != .fresh else { return [start + "/>"] }
      let message = (([output.status.rawValue] + output.causes).joined(separator: "; "))
        .markupEscaped
      return [start + ">", "    <failure message=\"\(message)\">"]
        + lines(of: output).map(\.markupEscaped) + ["    </failure>", "  </testcase>"]
    }
    return
      (["<?xml version=\"1.0\" encoding=\"utf-8\"?>"]
      + [
        "<testsuite name=\"\(ToolIdentity.name)\" tests=\"\(outputs.count)\" failures=\"\(failures)\">"
      ] + cases + ["</testsuite>"]).file
  }
}

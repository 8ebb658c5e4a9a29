/// A table as Kotlin source: an object of constants, plain or with the units of Compose.
///
/// Compiles since Kotlin 1.3: no trailing comma, no value class. Each row is made by a function of its own,
/// as one method of the JVM ends at 64 KB.
public struct KotlinExporter: TableExporter {
  private let options: ExportOptions
  /// Whether lengths are `Dp` and font sizes `TextUnit`; `Double` otherwise.
  private let isCompose: Bool
  private static let literals = CodeLiterals(
    absent: "null", string: Self.literal, hasPoint: true, list: ("listOf(", ")"))

  public init(_ options: ExportOptions = .init(), isCompose: Bool = false) {
    self.options = options
    self.isCompose = isCompose
  }

  public func text(of table: MetricsTable) -> String {
    let code = CodeTable(table, options)
    let package = code.name.path.map(Self.escaped)
    let top =
      CodeText.lineComment(code.remarks) + [""]
      + (package.isEmpty ? [] : ["package " + package.joined(separator: "."), ""])
      + (isCompose
        ? ["Dp", "TextUnit", "dp", "sp"].map { "import androidx.compose.ui.unit.\($0)" } + [""]
        : [])
    let body =
      step(code) + [""] + (code.labelColumns.isEmpty ? [] : type("Label", code.labelColumns) + [""])
      + row(code) + [""] + rows(code)
    return
      (top + ["\(access)object \(Self.escaped(code.name.type)) {"] + body.indented() + ["}"]).file
  }

  private var access: String {
    // Kotlin has no level for a package.
    options.access.map { $0 == .everybody ? "public " : "internal " } ?? "public "
  }

  private func step(_ code: CodeTable) -> [String] {
    let entries = code.rows.map { row in
      "\(CodeName.snake(row.step.identifier).uppercased())(\(Self.literal(row.step.name)))"
    }
    return ["/** A step of the ladder, smallest first; the key is its name in JSON. */"]
      + ["public enum class Step(public val key: String) {"]
      + entries.joined(with: ",").indented() + ["}"]
  }

  private func type(
    _ name: String, _ columns: [CodeColumn], first: [String] = [], last: [String] = []
  ) -> [String] {
    let members = columns.map { column in
      (
        "/** \(column.meaning). */",
        "public val \(column.member): \(type(of: column))\(column.isOptional ? "?" : "")"
      )
    }
    let all = first.map { ("", $0) } + members + last.map { ("", $0) }
    let lines = all.enumerated().flatMap { index, member in
      (member.0.isEmpty ? [] : [member.0]) + [member.1 + (index == all.count - 1 ? "" : ",")]
    }
    return ["public class \(name)("] + lines.indented() + [")"]
  }

  private func row(_ code: CodeTable) -> [String] {
    let columns = type(
      "Row", code.columns, first: ["public val step: Step"],
      last: code.labelColumns.isEmpty ? [] : ["public val labels: List<Label>"])
    let units = isCompose ? " Font sizes grow with the reader's own font scale, too." : ""
    return ["/** What a field measures at one step.\(units) */"] + columns
  }

  private func type(of column: CodeColumn) -> String {
    switch column.kind {
    case .fontSize: isCompose ? "TextUnit" : "Double"
    case .length: isCompose ? "Dp" : "Double"
    case .lengths: isCompose ? "List<Dp>" : "List<Double>"
    case .ratio, .percent: "Double"
    case .text: "String"
    case .flag: "Boolean"
    }
  }

  private func rows(_ code: CodeTable) -> [String] {
    let names = code.rows.indices.map { "row\($0)()" }
    let functions = code.rows.enumerated().flatMap { index, row in
      [""] + function(index, row, code)
    }
    return [
      "/** All rows, smallest step first. */",
      "public val rows: List<Row> = listOf(\(names.joined(separator: ", ")))", "",
      "/** The row of a step. */", "public fun row(step: Step): Row = rows[step.ordinal]",
    ] + functions
  }

  private func function(_ index: Int, _ row: CodeRow, _ code: CodeTable) -> [String] {
    let values = zip(code.columns, row.values).map { "\($0.name) = \(value($1, $0.kind))" }
    let step = "step = Step.\(CodeName.snake(row.step.identifier).uppercased())"
    // A method of the JVM has room for some thousand constants.
    let groups = stride(from: 0, to: row.labels.count, by: 200).map {
      row.labels[$0..<min($0 + 200, row.labels.count)]
    }
    let names = groups.indices.map { "labels\(index)_\($0)()" }
    let labels =
      code.labelColumns.isEmpty
      ? [] : ["labels = " + (names.isEmpty ? "emptyList()" : names.joined(separator: " + "))]
    let functions = groups.enumerated().flatMap { number, group in
      [""] + ["private fun labels\(index)_\(number)(): List<Label> = listOf("]
        + group.map { "Label(\(code.members(of: $0, sign: " = ") { value($1, $0.kind) }))" }.joined(
          with: ","
        ).indented() + [")"]
    }
    return ["private fun row\(index)(): Row = Row("]
      + ([step] + values + labels).joined(with: ",").indented() + [")"] + functions
  }

  private func value(_ value: ColumnValue, _ kind: ColumnKind) -> String {
    let unit =
      switch kind {
      case .fontSize where isCompose: ".sp"
      case .length where isCompose, .lengths where isCompose: ".dp"
      default: ""
      }
    switch value {
    case .number(let number): return Self.withUnit(Self.literals.number(number), unit)
    case .numbers(let numbers):
      // Kotlin cannot guess what an empty list is of where it is no argument yet.
      return "listOf("
        + numbers.map { Self.withUnit(Self.literals.number($0), unit) }.joined(separator: ", ")
        + ")"
    default: return Self.literals.text(value)
    }
  }

  /// A sign binds less than a unit.
  private static func withUnit(_ number: String, _ unit: String) -> String {
    number.hasPrefix("-") && !unit.isEmpty ? "(\(number))\(unit)" : number + unit
  }

  private static func literal(_ text: String) -> String {
    CodeText.literal(text, special: "\"\\$", CodeText.utf16)
  }

  /// Kotlin's hard keywords.
  private static let reserved: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface",
    "is", "null", "object", "package", "return", "super", "this", "throw", "true", "try",
    "typealias",
    "typeof", "val", "var", "when", "while",
  ]

  private static func escaped(_ name: String) -> String {
    reserved.contains(name) || name.allSatisfy({ $0 == "_" }) ? "`\(name)`" : name
  }
}

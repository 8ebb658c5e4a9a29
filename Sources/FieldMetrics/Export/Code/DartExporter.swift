/// A table as Dart source: constant objects, for Flutter or without it.
public struct DartExporter: TableExporter {
  private let options: ExportOptions
  private static let literals = CodeLiterals(absent: "null", string: Self.literal, hasPoint: true)

  public init(_ options: ExportOptions = .init()) { self.options = options }

  public func text(of table: MetricsTable) -> String {
    let code = CodeTable(table, options)
    let name = code.name.upperCamel
    let steps = code.rows.map { "  \(CodeName.member($0.step.identifier))," }
    let labels: [(String, String, String)] =
      code.labelColumns.isEmpty ? [] : [("labels", "List<\(name)Label>", "Labels")]
    let row =
      [("step", "\(name)Step", "The step")] + code.columns.map { ($0.name, type($0), $0.meaning) }
      + labels
    let label = code.labelColumns.map { ($0.member, type($0), $0.meaning) }
    let rows =
      [
        "/// All rows, smallest step first.",
        "const List<\(name)Row> \(code.name.lowerCamel)Rows = <\(name)Row>[",
      ] + code.rows.flatMap { self.row($0, code) }.indented() + ["];"]
    return
      (CodeText.lineComment(code.remarks) + [""]
      + ["/// A step of the ladder, smallest first.", "enum \(name)Step {"] + steps + ["}", ""]
      + (label.isEmpty ? [] : type(name + "Label", label, "One label; null for what is not known."))
      + type(name + "Row", row, "What a field measures at one step. Lengths in logical pixels.")
      + rows + [
        "", "/// The row of a step.",
        "\(name)Row \(code.name.lowerCamel)Row(\(name)Step step) => \(code.name.lowerCamel)Rows[step.index];",
      ]).file
  }

  private func type(
    _ name: String, _ members: [(name: String, type: String, meaning: String)], _ summary: String
  ) -> [String] {
    ["/// \(summary)", "class \(name) {", "  const \(name)({"]
      + members.map { "    required this.\($0.name)," } + ["  });", ""]
      + members.flatMap { ["  /// \($0.meaning).", "  final \($0.type) \($0.name);"] } + ["}", ""]
  }

  private func type(_ column: CodeColumn) -> String {
    let type =
      switch column.kind {
      case .fontSize, .length, .ratio, .percent: "double"
      case .lengths: "List<double>"
      case .text: "String"
      case .flag: "bool"
      }
    return column.isOptional ? type + "?" : type
  }

  private func row(_ row: CodeRow, _ code: CodeTable) -> [String] {
    let name = code.name.upperCamel
    let step = "step: \(name)Step.\(CodeName.member(row.step.identifier)),"
    let values = zip(code.columns, row.values).map { "\($0.name): \(value($1))," }
    let labels = row.labels.map { label in
      "\(name)Label(\(code.members(of: label) { value($1) })),"
    }
    let lists =
      code.labelColumns.isEmpty ? [] : ["labels: <\(name)Label>["] + labels.indented() + ["],"]
    return ["\(name)Row("] + ([step] + values + lists).indented() + ["),"]
  }

  private func value(_ value: ColumnValue) -> String {
    if case .numbers = value { return "<double>" + Self.literals.text(value) }
    return Self.literals.text(value)
  }

  private static func literal(_ text: String) -> String {
    CodeText.literal(text, special: "\"\\$", CodeText.braced)
  }
}

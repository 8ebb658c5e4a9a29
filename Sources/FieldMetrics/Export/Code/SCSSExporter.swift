/// A table as a map of SCSS, in px: a map of columns for each step, and a function that looks up.
public struct SCSSExporter: TableExporter {
  private let options: ExportOptions

  public init(_ options: ExportOptions = .init()) { self.options = options }

  public func text(of table: MetricsTable) -> String {
    let code = CodeTable(table, options)
    let name = code.name.kebab
    let rows = code.rows.map { row in
      let values = zip(code.columns, row.values).map { column, value in
        "\(CodeName.kebab(column.name)): \(Self.value(value, column.kind)),"
      }
      let labels = row.labels.map { label in
        let members = zip(code.labelColumns, label).map { column, value in
          "\(CodeName.kebab(column.member)): \(Self.value(value, column.kind))"
        }
        return "(\(members.joined(separator: ", "))),"
      }
      let lists =
        code.hasLabels ? ["labels: ("] + labels.indented() + ["),"] : []
      return [CodeName.kebab(row.step.identifier) + ": ("] + (values + lists).indented() + ["),"]
    }
    return
      (CodeText.lineComment(code.remarks) + ["", "$\(name)-field-metrics: ("]
      + rows.flatMap { $0.indented() } + [
        ");", "", "// A value by its step and column: \(name)-field-metric(large, field-height).",
        "@function \(name)-field-metric($step, $column) {",
        "  @return map-get(map-get($\(name)-field-metrics, $step), $column);", "}",
      ]).file
  }

  /// A list of one needs its comma to be one.
  private static func value(_ value: ColumnValue, _ kind: ColumnKind) -> String {
    let literals = CodeLiterals(absent: "null", string: CSSExporter.literal)
    switch value {
    case .number(let number): return "\(plain: number)\(CSSExporter.unit(kind))"
    case .numbers(let numbers):
      return "(" + numbers.map { "\(plain: $0)\(CSSExporter.unit(kind))," }.joined(separator: " ")
        + ")"
    default: return literals.text(value)
    }
  }
}

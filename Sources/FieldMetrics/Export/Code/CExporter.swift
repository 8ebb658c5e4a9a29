/// A table as a header for C99, C11 and C++: constant arrays and a lookup by name.
///
/// C has no absent number: where one may be, a member `has_…` says whether it is there, and the number is 0
/// where it is not. A column that is absent in every row is no member.
public struct CExporter: TableExporter {
  private let options: ExportOptions
  private static let literals = CodeLiterals(absent: "0", string: Self.literal, hasPoint: true)

  public init(_ options: ExportOptions = .init()) { self.options = options }

  public func text(of table: MetricsTable) -> String {
    let code = CodeTable(table, options)
    let name = code.name.snake
    let guardName = code.name.constant + "_FIELD_METRICS_H"
    let columns = code.columns.indices.filter { index in
      code.rows.contains { $0.values[index] != .absent && $0.values[index] != .numbers([]) }
    }
    let label = code.hasLabels ? labelType(code) + [""] : []
    let count = code.rows.count
    let rows = code.rows.map { row in
      row.step.name
    }
    return
      (CodeText.blockComment(code.remarks) + [
        "", "#ifndef \(guardName)", "#define \(guardName)", "", "#include <stddef.h>",
        "#include <string.h>", "", "/* A step of the ladder, smallest first. */", "typedef enum {",
      ] + rows.map { "  \(code.name.constant)_\(CodeName.snake($0).uppercased())," } + [
        "  \(code.name.constant)_STEP_COUNT", "} \(name)_step;", "",
      ] + label + rowType(code, columns) + [""] + labelArrays(code) + [
        "/* All rows, smallest step first. */",
        "static const \(name)_row \(name)_rows[\(count)] = {",
      ] + code.rows.enumerated().flatMap { row($0, $1, code, columns) }.indented() + [
        "};", "",
        "/* The row of a step by its name in JSON; NULL for one that is not in the table. */",
        "static inline const \(name)_row *\(name)_row_named(const char *step) {", "  size_t index;",
        "  for (index = 0; index < \(count); index++) {",
        "    if (strcmp(\(name)_rows[index].step_name, step) == 0) return &\(name)_rows[index];",
        "  }",
        "  return NULL;", "}", "", "#endif",
      ]).file
  }

  private func labelType(_ code: CodeTable) -> [String] {
    ["/* One label. */", "typedef struct {"]
      + code.labelColumns.flatMap { members($0, name: CodeName.snake($0.member)) }.indented()
      + ["} \(code.name.snake)_label;"]
  }

  private func rowType(_ code: CodeTable, _ columns: [Int]) -> [String] {
    let labels =
      code.hasLabels
      ? ["const \(code.name.snake)_label *labels;", "size_t label_count;"] : []
    return ["/* What a field measures at one step. Lengths in points. */", "typedef struct {"]
      + (["\(code.name.snake)_step step;", "const char *step_name;"]
      + columns.flatMap { members(code.columns[$0], name: CodeName.snake(code.columns[$0].name)) }
      + labels).indented() + ["} \(code.name.snake)_row;"]
  }

  private func members(_ column: CodeColumn, name: String) -> [String] {
    let member =
      switch column.kind {
      case .fontSize, .length, .ratio, .percent: "double \(name);"
      case .lengths: "double \(name)[\(MetricsRow.mostLines)];"
      case .text: "const char *\(name);"
      case .flag: "int \(name);"
      }
    let meaning = "/* \(column.meaning). */"
    return Self.hasFlag(column) ? [meaning, "int has_\(name);", member] : [meaning, member]
  }

  /// A text that is absent is `NULL`.
  private static func hasFlag(_ column: CodeColumn) -> Bool {
    column.isOptional && column.kind != .text
  }

  private func labelArrays(_ code: CodeTable) -> [String] {
    guard code.hasLabels else { return [] }
    let name = code.name.snake
    return code.rows.enumerated().flatMap { index, row -> [String] in
      let labels = row.labels.map { label in
        let members = zip(code.labelColumns, label).flatMap { values($1, $0) }
        return "  {\(members.joined(separator: ", "))},"
      }
      return ["static const \(name)_label \(name)_labels_\(index)[\(labels.count)] = {"] + labels
        + ["};", ""]
    }
  }

  private func row(_ index: Int, _ row: CodeRow, _ code: CodeTable, _ columns: [Int]) -> [String] {
    let step = [
      "\(code.name.constant)_\(CodeName.snake(row.step.identifier).uppercased())",
      Self.literal(row.step.name),
    ]
    let labels =
      code.hasLabels ? ["\(code.name.snake)_labels_\(index)", "\(row.labels.count)"] : []
    let all =
      step + columns.flatMap { values(row.values[$0], code.columns[$0]) } + labels
    return ["{"] + all.joined(with: ",").indented() + ["},"]
  }

  private func values(_ value: ColumnValue, _ column: CodeColumn) -> [String] {
    switch value {
    case .numbers(let numbers):
      return ["{" + numbers.map(Self.literals.number).joined(separator: ", ") + "}"]
    case .absent where column.kind == .text: return ["NULL"]
    case .flag(let flag): return (Self.hasFlag(column) ? ["1"] : []) + [flag ? "1" : "0"]
    case .absent: return Self.hasFlag(column) ? ["0", "0"] : ["0"]
    default: return (Self.hasFlag(column) ? ["1"] : []) + [Self.literals.text(value)]
    }
  }

  /// `?` is escaped since two of them begin a trigraph.
  private static func literal(_ text: String) -> String {
    CodeText.literal(text, special: "\"\\?", CodeText.octal)
  }
}

/// A table as a resource file of Android: `dimen` resources, one for each step and column.
///
/// Font sizes are in `sp`, lengths in `dp`, ratios and percents are floats. What is absent has no
/// resource. Android keeps 24 bits of each number.
public struct AndroidXMLExporter: TableExporter {
  private let options: ExportOptions

  public init(_ options: ExportOptions = .init()) { self.options = options }

  public func text(of table: MetricsTable) -> String {
    let code = CodeTable(table, options)
    let lines = code.rows.flatMap { row in
      let prefix = "\(code.name.snake)_\(CodeName.snake(row.step.identifier))"
      let values = zip(code.columns, row.values).flatMap {
        Self.resources("\(prefix)_\(CodeName.snake($0.name))", $0.kind, $1)
      }
      let labels = row.labels.enumerated().flatMap { index, label in
        zip(code.labelColumns, label).flatMap { column, value in
          if case .text(let text) = value, column.member == "text" {
            return CodeText.markupComment(["label \(index + 1): \(text)"])
          }
          return Self.resources(
            "\(prefix)_label_\(index + 1)_\(CodeName.snake(column.member))", column.kind, value)
        }
      }
      return [""] + values + labels
    }
    return
      (["<?xml version=\"1.0\" encoding=\"utf-8\"?>"] + CodeText.markupComment(code.remarks)
      + ["<resources>"] + lines.indented() + ["</resources>"]).file
  }

  private static func resources(
    _ name: String, _ kind: ColumnKind, _ value: ColumnValue
  ) -> [String] {
    switch (kind, value) {
    case (.fontSize, .number(let number)):
      ["<dimen name=\"\(name)\">\(plain: number)sp</dimen>"]
    case (.length, .number(let number)): ["<dimen name=\"\(name)\">\(plain: number)dp</dimen>"]
    case (_, .numbers(let numbers)):
      numbers.enumerated().map { index, number in
        "<dimen name=\"\(name)_\(index + 1)\">\(plain: number)dp</dimen>"
      }
    case (_, .number(let number)):
      ["<item name=\"\(name)\" format=\"float\" type=\"dimen\">\(plain: number)</item>"]
    case (_, .flag(let flag)): ["<bool name=\"\(name)\">\(flag)</bool>"]
    case (_, .text), (_, .absent): []
    }
  }
}

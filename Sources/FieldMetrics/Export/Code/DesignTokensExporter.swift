/// A table as Design Tokens (the format module of the Design Tokens Community Group, 2025.10): a group for
/// each step, lengths as dimensions in px, ratios and percents as numbers.
///
/// Texts have no token type: a label's text describes its group. What is absent has no token. Where the
/// numbers came from stands in `$extensions`.
public struct DesignTokensExporter: TableExporter {
  private let options: ExportOptions

  /// The key in `$extensions`, in reversed-domain notation as the format asks for.
  static let vendor = "dev.fieldmetrics"

  public init(_ options: ExportOptions = .init()) { self.options = options }

  public func text(of table: MetricsTable) -> String {
    let code = CodeTable(table, options)
    let groups = code.name.given == nil ? [code.name.kebab] : code.name.path + [code.name.type]
    let source = Provenance(table, options.numbers).items.filter { !$0.value.isEmpty }
    var document = JSONDocument()
    document.beginObject()
    for group in groups {
      document.write(key: group)
      document.beginObject()
    }
    document.write("$description", "Field metrics of \(table.font.displayName).")
    document.beginObject("$extensions")
    document.write(key: Self.vendor)
    document.beginObject()
    for item in source {
      document.write(key: item.key)
      document.write(item.value)
    }
    document.endObject()
    document.endObject()
    for row in code.rows { write(row, code, &document) }
    for _ in groups { document.endObject() }
    document.endObject()
    return document.endedText()
  }

  private func write(_ row: CodeRow, _ code: CodeTable, _ document: inout JSONDocument) {
    document.write(key: row.step.name.tokenName)
    document.beginObject()
    for (column, value) in zip(code.columns, row.values) {
      Self.write(value, column, column.name, &document)
    }
    if code.hasLabels {
      document.beginObject("labels")
      for (index, label) in row.labels.enumerated() {
        document.write(key: "\(index + 1)")
        document.beginObject()
        for (column, value) in zip(code.labelColumns, label) {
          if case .text(let text) = value, column.member == "text" {
            document.write("$description", text)
          } else {
            Self.write(value, column, column.member, &document)
          }
        }
        document.endObject()
      }
      document.endObject()
    }
    document.endObject()
  }

  private static func write(
    _ value: ColumnValue, _ column: CodeColumn, _ name: String, _ document: inout JSONDocument
  ) {
    switch value {
    case .number(let number): write(number, column.kind, name, column.meaning, &document)
    case .numbers(let numbers):
      document.write(key: name)
      document.beginObject()
      document.write("$description", column.meaning + ".")
      for (index, number) in numbers.enumerated() {
        write(number, column.kind, "\(index + 1)", nil, &document)
      }
      document.endObject()
    case .text, .flag, .absent: break
    }
  }

  private static func write(
    _ number: Double, _ kind: ColumnKind, _ name: String, _ meaning: String?,
    _ document: inout JSONDocument
  ) {
    document.write(key: name)
    document.beginObject(oneLine: true)
    switch kind {
    case .fontSize, .length, .lengths:
      document.write("$type", "dimension")
      document.beginObject("$value", oneLine: true)
      document.write("value", number)
      document.write("unit", "px")
      document.endObject()
    case .ratio, .percent, .text, .flag:
      document.write("$type", "number")
      document.write("$value", number)
    }
    if let meaning { document.write("$description", meaning + ".") }
    document.endObject()
  }
}

extension String {
  /// Names of tokens have no dot or brace, and no dollar sign first.
  fileprivate var tokenName: String {
    String(map { ".{}$".contains($0) ? "-" : $0 })
  }
}

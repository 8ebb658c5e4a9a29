/// A table as JSON Lines: an object for each step, with the names of CSV's columns, labels and heights by
/// lines as arrays, and where the numbers came from.
public struct JSONLinesExporter: TableExporter {
  private let options: ExportOptions

  public init(_ options: ExportOptions = .init()) { self.options = options }

  public func text(of table: MetricsTable) -> String {
    let code = CodeTable(table, options)
    let isWanted = FlatTable.choice(options.columns)
    let source = Provenance(table, options.numbers).items.filter { isWanted($0.key) }
    return code.rows.map { row in
      var document = JSONDocument(isOneLine: true)
      document.beginObject()
      document.write("step", row.step.name)
      for (column, value) in zip(code.columns, row.values) {
        document.write(key: column.name)
        Self.write(value, &document)
      }
      if !code.labelColumns.isEmpty {
        document.beginArray("labels")
        for label in row.labels {
          document.beginObject()
          for (column, value) in zip(code.labelColumns, label) {
            document.write(key: column.member)
            Self.write(value, &document)
          }
          document.endObject()
        }
        document.endArray()
      }
      if !source.isEmpty {
        document.beginObject("source")
        for item in source where !item.value.isEmpty {
          document.write(key: item.key)
          document.write(item.value)
        }
        document.endObject()
      }
      document.endObject()
      return document.endedText()
    }.joined()
  }

  private static func write(_ value: ColumnValue, _ document: inout JSONDocument) {
    switch value {
    case .number(let number): document.write(number)
    case .numbers(let numbers):
      document.beginArray()
      for number in numbers { document.write(number) }
      document.endArray()
    case .text(let text): document.write(text)
    case .flag(let flag): document.write(flag)
    case .absent: document.writeNull()
    }
  }
}

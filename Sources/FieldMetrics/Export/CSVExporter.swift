/// A table as CSV by RFC 4180: a header, then a line for each step, or for each step and label when
/// there are labels.
///
/// The columns are the same for every table; a value that is absent is an empty field. The last
/// columns say where the numbers came from, since CSV has no comments.
public struct CSVExporter: TableExporter {
  private let options: ExportOptions

  public init(_ options: ExportOptions = .init()) { self.options = options }

  public func text(of table: MetricsTable) -> String {
    FlatTable(table, options).lines.map { CSVLine(fields: $0).text }.joined()
  }
}

/// A table as lines of fields, its header first.
struct FlatTable {
  let lines: [[String]]

  init(_ table: MetricsTable, _ options: ExportOptions) {
    let numbers = options.numbers
    let isWanted = Self.choice(options.columns)
    let columns = TableColumns.row.filter { isWanted($0.name) }
    let labelColumns = TableColumns.label.filter { isWanted($0.name) }
    let source = Provenance(table, numbers).items.filter { isWanted($0.key) }
    let sourceFields = source.map(\.value)
    var lines = [
      ["step"] + columns.flatMap(Self.names) + labelColumns.map(\.name) + source.map(\.key)
    ]
    for row in table.rows {
      var fields = [row.step.rawValue]
      for column in columns { fields += Self.fields(column, row, numbers) }
      guard !row.labels.isEmpty, !labelColumns.isEmpty else {
        lines.append(fields + labelColumns.map { _ in "" } + sourceFields)
        continue
      }
      for label in row.labels {
        let values = labelColumns.flatMap { Self.fields($0, label, numbers) }
        lines.append(fields + values + sourceFields)
      }
    }
    self.lines = lines
  }

  /// All columns where none is named.
  static func choice(_ names: [String]) -> (String) -> Bool {
    names.isEmpty ? { _ in true } : { names.contains($0) }
  }

  private static func names(_ column: RecordColumn<MetricsRow>) -> [String] {
    column.kind == .lengths
      ? (1...MetricsRow.mostLines).map { "fieldHeightOf\($0)Lines" } : [column.name]
  }

  private static func fields<Record>(
    _ column: RecordColumn<Record>, _ record: Record, _ numbers: NumberFormat
  ) -> [String] {
    let format = column.kind == .ratio ? numbers.ofRatios : numbers
    switch column.value(record) {
    case .number(let value): return [format.text(value)]
    case .numbers(let values):
      return (0..<MetricsRow.mostLines).map { $0 < values.count ? format.text(values[$0]) : "" }
    case .text(let text): return [text]
    case .flag(let flag): return [flag ? "true" : "false"]
    case .absent: return [""]
    }
  }
}

/// A table as tab-separated values: the columns of ``CSVExporter``, without quotation marks.
///
/// A field has neither tab nor line break: those, and whatever else steers a terminal, are written as
/// `\u{9}`.
public struct TSVExporter: TableExporter {
  private let options: ExportOptions

  public init(_ options: ExportOptions = .init()) { self.options = options }

  public func text(of table: MetricsTable) -> String {
    FlatTable(table, options).lines.map { line in
      line.map(\.terminalSafe).joined(separator: "\t") + "\n"
    }.joined()
  }
}

/// A table as a page of HTML with one table, which reads as XML, too.
///
/// A row for each step, columns as in CSV, and a table for each label; then where the numbers came from.
public struct HTMLTableExporter: TableExporter {
  private let options: ExportOptions

  public init(_ options: ExportOptions = .init()) { self.options = options }

  public func text(of table: MetricsTable) -> String {
    let code = CodeTable(table, options)
    let title = "Field metrics of \(table.font.displayName)".markupEscaped
    let source = Provenance(table, options.numbers).items.filter { !$0.value.isEmpty }
    var body = ["<h1>\(title)</h1>", "<p>All lengths in points.</p>"]
    body += grid(
      "Heights and positions", code.columns.map(\.name), code.rows.map { ($0.step, $0.values) })
    for index in code.rows.first?.labels.indices ?? 0..<0 {
      guard case .text(let text)? = code.rows[0].labels[index].first else { continue }
      body += grid(
        "Label “\(text)”", code.labelColumns.dropFirst().map(\.member),
        code.rows.map { ($0.step, Array($0.labels[index].dropFirst())) })
    }
    if !table.notes.isEmpty {
      body += ["<h2>Notes</h2>", "<ul>"]
      body += table.notes.map {
        "  <li>\($0.severity.rawValue): \($0.message.markupEscaped)</li>"
      }
      body += ["</ul>"]
    }
    body += ["<h2>Source</h2>", "<dl>"]
    body += source.map { "  <dt>\($0.key)</dt><dd>\($0.value.markupEscaped)</dd>" } + ["</dl>"]
    return
      ([
        "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\" />",
        "<title>\(title)</title>", "<style>", Self.style, "</style>", "</head>", "<body>",
      ] + body + ["</body>", "</html>"]).file
  }

  private static let style = """
    body { font-family: system-ui, sans-serif; margin: 2em; }
    table { border-collapse: collapse; margin-block: 1em; }
    caption { font-weight: bold; padding-block: 0.4em; text-align: start; }
    th, td { border-bottom: 1px solid #8888; padding: 0.2em 0.6em; text-align: end; white-space: nowrap; }
    th:first-child { text-align: start; }
    """

  private func grid(
    _ caption: String, _ names: [String], _ rows: [(step: CodeStep, values: [ColumnValue])]
  ) -> [String] {
    let heading = (["step"] + names).map { "<th scope=\"col\">\($0)</th>" }.joined()
    return ["<table>", "<caption>\(caption.markupEscaped)</caption>"]
      + ["<thead><tr>\(heading)</tr></thead>", "<tbody>"]
      + rows.map { row in
        "<tr><th scope=\"row\">\(row.step.name.markupEscaped)</th>"
          + row.values.map { "<td>\(Self.cell($0))</td>" }.joined() + "</tr>"
      } + ["</tbody>", "</table>"]
  }

  private static func cell(_ value: ColumnValue) -> String {
    switch value {
    case .number(let number): number.plainDescription
    case .numbers(let numbers): numbers.map(\.plainDescription).joined(separator: " ")
    case .text(let text): text.markupEscaped
    case .flag(let flag): flag ? "yes" : "no"
    case .absent: "–"
    }
  }
}

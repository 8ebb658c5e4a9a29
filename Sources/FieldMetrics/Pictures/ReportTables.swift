/// The lookup table as tables of HTML.
struct ReportTables {
  struct Section {
    let title: String
    let html: String
  }

  private let table: MetricsTable

  init(_ table: MetricsTable) { self.table = table }

  var sections: [Section] {
    [
      Section(title: "Text and field heights", html: heights()),
      Section(title: "Vertical field, label and counter", html: field()),
    ]
      + table.options.labels.indices.map {
        Section(
          title: "Label \($0 + 1): \(table.options.labels[$0].text.terminalSafe)", html: label($0))
      }
  }

  private func heights() -> String {
    html(
      "Sizes and lines of each style, and what they make of the field",
      [
        Column("body size") { Self.cell($0.sizes.body) },
        Column("line") { Self.cell($0.lineHeights.body) },
        Column("caption size") { Self.cell($0.sizes.caption) },
        Column("line") { Self.cell($0.lineHeights.caption) },
        Column("footnote size") { Self.cell($0.sizes.footnote) },
        Column("line") { Self.cell($0.lineHeights.footnote) },
        Column("float scale") { $0.floatScale?.fixed(4) },
        Column("0.75 is off") { $0.fixedScaleErrorPercent.map { $0.fixed(2) + " %" } },
        Column("caption slot") { Self.cell($0.captionSlot) },
        Column("residual") { Self.cell($0.slotResidual) },
        Column("input") { Self.cell($0.inputHeight) },
        Column("field") { Self.cell($0.fieldHeight) },
        Column("icon") { Self.cell($0.iconWidth) },
      ])
  }

  private func field() -> String {
    let lines = (0..<MetricsRow.mostLines).map { index in
      Column(index == 0 ? "1 line" : "\(index + 1) lines") { row in
        index < row.fieldHeightsByLines.count ? Self.cell(row.fieldHeightsByLines[index]) : nil
      }
    }
    let text = table.rows.first?.counter?.text ?? "counter"
    return html(
      "Heights of the growing field, the label's places, the counter",
      lines + [
        Column("label rest y") { Self.cell($0.label?.restY) },
        Column("float y") { Self.cell($0.label?.floatY) },
        Column("travel") { Self.cell($0.label?.travel) },
        Column("counter") { Self.cell($0.counter?.height) },
        Column("chip") { Self.cell($0.counter?.chipHeight) },
        Column("\(text) width") { Self.cell($0.counter?.width) },
        Column("chip width") { Self.cell($0.counter?.chipWidth) },
      ])
  }

  private func label(_ index: Int) -> String {
    html(
      "Widths and left edges",
      [
        Column("width") { Self.cell($0.labels[index].width) },
        Column("floated") { Self.cell($0.labels[index].floatedWidth) },
        Column("fits") { $0.labels[index].fits.map { $0 ? "yes" : "no" } },
        Column("LTR x") { Self.cell($0.labels[index].leftToRight?.restX) },
        Column("RTL rest x") { Self.cell($0.labels[index].rightToLeft?.restX) },
        Column("RTL float x") { Self.cell($0.labels[index].rightToLeft?.floatX) },
      ])
  }

  private struct Column {
    let heading: String
    /// `nil` for what is not known, or not there.
    let cell: (MetricsRow) -> String?

    init(_ heading: String, _ cell: @escaping (MetricsRow) -> String?) {
      self.heading = heading
      self.cell = cell
    }
  }

  /// A table without the columns that no row has anything for.
  private func html(_ caption: String, _ columns: [Column]) -> String {
    let columns = columns.filter { column in table.rows.contains { column.cell($0) != nil } }
    let head = ["step"] + columns.map(\.heading)
    let rows = table.rows.map { row in
      let cells = columns.map { column -> String in
        let cell = column.cell(row) ?? "–"
        return "<td\(cell == "no" ? " class=\"no\"" : "")>\(cell)</td>"
      }
      return "<tr><th scope=\"row\">\(row.step.shortName)</th>\(cells.joined())</tr>"
    }
    return "<table>\n<caption>\(caption)</caption>\n<thead><tr>"
      + head.map { "<th scope=\"col\">\($0.markupEscaped)</th>" }.joined()
      + "</tr></thead>\n<tbody>\n\(rows.joined(separator: "\n"))\n</tbody>\n</table>"
  }

  private static func cell(_ length: Points?) -> String? {
    length.map { NumberFormat(precision: 3).text($0.value) }
  }
}

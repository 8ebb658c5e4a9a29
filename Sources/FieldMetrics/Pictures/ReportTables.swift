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
        "step", "body size", "line", "caption size", "line", "footnote size", "line",
        "float scale", "0.75 is off", "caption slot", "residual", "input", "field", "icon",
      ]
    ) { row in
      [
        Self.cell(row.sizes.body), Self.cell(row.lineHeights.body), Self.cell(row.sizes.caption),
        Self.cell(row.lineHeights.caption), Self.cell(row.sizes.footnote),
        Self.cell(row.lineHeights.footnote), row.floatScale.fixed(4),
        row.fixedScaleErrorPercent.fixed(2) + " %", Self.cell(row.captionSlot),
        Self.cell(row.slotResidual), Self.cell(row.inputHeight), Self.cell(row.fieldHeight),
        Self.cell(row.iconWidth),
      ]
    }
  }

  private func field() -> String {
    let text = table.rows.first?.counter.text
    let lines = (1...FormField.maximumLines).map { $0 == 1 ? "1 line" : "\($0) lines" }
    return html(
      "Heights of the growing field, the label's places, the counter",
      ["step"] + lines + ["label rest y", "float y", "travel", "counter", "chip"]
        + (text.map { ["\($0) width", "chip width"] } ?? [])
    ) { row in
      (row.fieldHeightsByLines + [row.label.restY, row.label.floatY, row.label.travel]
        + [row.counter.height, row.counter.chipHeight]).map(Self.cell)
        + (text == nil ? [] : [row.counter.width, row.counter.chipWidth].map(Self.cell))
    }
  }

  private func label(_ index: Int) -> String {
    html(
      "Widths and left edges",
      ["step", "width", "floated", "fits", "LTR x", "RTL rest x", "RTL float x"]
    ) { row in
      let label = row.labels[index]
      return [
        Self.cell(label.width), Self.cell(label.floatedWidth),
        label.fits.map { $0 ? "yes" : "no" } ?? "–", Self.cell(label.leftToRight?.restX),
        Self.cell(label.rightToLeft?.restX), Self.cell(label.rightToLeft?.floatX),
      ]
    }
  }

  private func html(
    _ caption: String, _ heading: [String], _ cells: (MetricsRow) -> [String]
  ) -> String {
    let head = heading.map { "<th scope=\"col\">\($0.markupEscaped)</th>" }.joined()
    let rows = table.rows.map { row in
      "<tr><th scope=\"row\">\(row.step.shortName)</th>"
        + cells(row).map { $0 == "no" ? "<td class=\"no\">no</td>" : "<td>\($0)</td>" }.joined()
        + "</tr>"
    }
    return "<table>\n<caption>\(caption)</caption>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n"
      + rows.joined(separator: "\n") + "\n</tbody>\n</table>"
  }

  private static func cell(_ length: Points?) -> String {
    length.map { NumberFormat(precision: 3).text($0.value) } ?? "–"
  }
}

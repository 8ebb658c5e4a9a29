/// A table as Markdown, for a pull request or a wiki.
public struct MarkdownExporter: TableExporter {
  public init() {}

  public func text(of table: MetricsTable) -> String {
    var blocks = ["# Field metrics of \(Self.escaped(table.font.displayName))"]
    blocks.append(
      Provenance(table).items.filter { !$0.value.isEmpty }
        .map { "- \($0.key): \(Self.escaped($0.value))" }.joined(separator: "\n"))
    blocks.append("All lengths in points.")
    blocks.append("## Text and field heights\n\n" + heights(table))
    blocks.append("## Vertical field, label and counter\n\n" + field(table))
    for index in table.options.labels.indices {
      let title = Self.escaped(table.options.labels[index].text)
      blocks.append("## Label “\(title)”\n\n" + label(table, index))
    }
    if !table.notes.isEmpty {
      blocks.append(
        "## Notes\n\n"
          + table.notes.map { "- \($0.severity.rawValue): \(Self.escaped($0.message))" }
          .joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func heights(_ table: MetricsTable) -> String {
    Self.grid(
      [
        "step", "body size", "line", "caption size", "line", "footnote size", "line",
        "float scale", "0.75 error", "caption slot", "residual", "input", "field", "icon",
      ],
      table.rows.map { row in
        [
          row.step.shortName, Self.cell(row.sizes.body), Self.cell(row.lineHeights.body),
          Self.cell(row.sizes.caption), Self.cell(row.lineHeights.caption),
          Self.cell(row.sizes.footnote), Self.cell(row.lineHeights.footnote),
          row.floatScale?.fixed(4) ?? "–",
          row.fixedScaleErrorPercent.map { $0.fixed(2) + " %" } ?? "–",
          Self.cell(row.captionSlot), Self.cell(row.slotResidual), Self.cell(row.inputHeight),
          Self.cell(row.fieldHeight), Self.cell(row.iconWidth),
        ]
      })
  }

  private func field(_ table: MetricsTable) -> String {
    let limit = table.rows.first?.counter?.text
    return Self.grid(
      ["step"] + (1...MetricsRow.mostLines).map { $0 == 1 ? "1 line" : "\($0) lines" }
        + ["label rest y", "float y", "travel", "counter", "chip"]
        + (limit.map { ["\($0) width", "chip width"] } ?? []),
      table.rows.map { row in
        let lines = (0..<MetricsRow.mostLines).map { index in
          index < row.fieldHeightsByLines.count ? row.fieldHeightsByLines[index] : nil
        }
        return [row.step.shortName]
          + (lines + [row.label?.restY, row.label?.floatY, row.label?.travel]
          + [row.counter?.height, row.counter?.chipHeight]).map(Self.cell)
          + (limit == nil
            ? [] : [row.counter?.width, row.counter?.chipWidth].map(Self.cell))
      })
  }

  private func label(_ table: MetricsTable, _ index: Int) -> String {
    Self.grid(
      ["step", "width", "floated", "fits", "LTR x", "RTL rest x", "RTL float x"],
      table.rows.map { row in
        let label = row.labels[index]
        return [
          row.step.shortName, Self.cell(label.width), Self.cell(label.floatedWidth),
          label.fits.map { $0 ? "yes" : "no" } ?? "–", Self.cell(label.leftToRight?.restX),
          Self.cell(label.rightToLeft?.restX), Self.cell(label.rightToLeft?.floatX),
        ]
      })
  }

  private static func cell(_ length: Points?) -> String {
    length.map { NumberFormat(precision: 3).text($0.value) } ?? "–"
  }

  static func grid(_ heading: [String], _ rows: [[String]]) -> String {
    let rule = ["---"] + heading.dropFirst().map { _ in "---:" }
    return ([heading, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// Text from outside as literal text: nothing in it is Markdown or HTML.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.terminalSafe {
      if "\\`*_{}[]<>()#+!|&~".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}

/// A table as CSV by RFC 4180: a header, then a line for each step, or for each step and label when
/// there are labels.
///
/// The columns are the same for every table; a value that is absent is an empty field. The last
/// columns say where the numbers came from, since CSV has no comments.
public struct CSVExporter: TableExporter {
  private let numbers: NumberFormat

  public init(numbers: NumberFormat = .full) { self.numbers = numbers }

  public func text(of table: MetricsTable) -> String {
    let provenance = Provenance(table, numbers).items
    let header = Self.rowColumns + Self.labelColumns + provenance.map(\.key)
    var lines = [header]
    for row in table.rows {
      let labels: [LabelMetrics?] = row.labels.isEmpty ? [nil] : row.labels
      for label in labels {
        lines.append(fields(row) + fields(label) + provenance.map(\.value))
      }
    }
    return lines.map { CSVLine(fields: $0).text }.joined()
  }

  private static let rowColumns =
    [
      "step", "bodySize", "captionSize", "footnoteSize", "bodyLineHeight", "captionLineHeight",
      "footnoteLineHeight", "floatScale", "shapedFloatScale", "fixedScaleErrorPercent",
      "captionSlot", "slotResidual", "inputHeight", "fieldHeight",
    ]
    + (1...MetricsRow.mostLines).map { "fieldHeightOf\($0)Lines" }
    + [
      "iconWidth", "counterHeight", "chipHeight", "counterText", "counterWidth", "chipWidth",
      "labelRestY", "labelFloatY", "labelTravel",
    ]

  private static let labelColumns = [
    "label", "labelWidth", "labelFloatedWidth", "labelFits", "leftToRightRestX",
    "leftToRightFloatX", "rightToLeftRestX", "rightToLeftFloatX", "labelMissing",
  ]

  private func fields(_ row: MetricsRow) -> [String] {
    let lengths: [Points] =
      [
        row.sizes.body, row.sizes.caption, row.sizes.footnote, row.lineHeights.body,
        row.lineHeights.caption, row.lineHeights.footnote,
      ]
    let scales = [row.floatScale, row.shapedFloatScale].map {
      $0.map(numbers.ofRatios.text) ?? ""
    }
    let lines = (0..<MetricsRow.mostLines).map { index in
      index < row.fieldHeightsByLines.count ? row.fieldHeightsByLines[index] : nil
    }
    let heights = [row.captionSlot, row.slotResidual, row.inputHeight, row.fieldHeight]
    return [row.step.rawValue] + lengths.map(field)
      + scales + [row.fixedScaleErrorPercent.map(numbers.text) ?? ""]
      + (heights + lines).map(field)
      + [
        field(row.iconWidth), field(row.counter?.height), field(row.counter?.chipHeight),
        row.counter?.text ?? "", field(row.counter?.width), field(row.counter?.chipWidth),
        field(row.label?.restY), field(row.label?.floatY), field(row.label?.travel),
      ]
  }

  private func fields(_ label: LabelMetrics?) -> [String] {
    guard let label else { return Self.labelColumns.map { _ in "" } }
    return [
      label.text, field(label.width), field(label.floatedWidth),
      label.fits.map { $0 ? "true" : "false" } ?? "", field(label.leftToRight?.restX),
      field(label.leftToRight?.floatX), field(label.rightToLeft?.restX),
      field(label.rightToLeft?.floatX),
      label.missing.map(\.codePointName).joined(separator: " "),
    ]
  }

  private func field(_ length: Points?) -> String { length.map { numbers.text($0.value) } ?? "" }
}

/// Measured labels as CSV: a header, then a line for each label, style and step.
///
/// A value that is absent is an empty field. Lines are written as `start-end:width`, with spaces
/// between them. The last columns say where the numbers came from, in the first line alone.
struct MeasureCSV {
  let source: MeasureSource
  let numbers: NumberFormat

  private static let columns = [
    "key", "locale", "text", "style", "step", "size", "width", "graphemes", "missing", "inkLeft",
    "inkTop", "inkRight", "inkBottom", "overflowAbove", "overflowBelow", "overflowGrapheme",
    "lineHeight", "lineCount", "lines", "direction", "fits", "icuUnicodeVersion",
  ]

  var heading: String { CSVLine(fields: Self.columns + source.columns.map(\.key)).text }

  func row(_ label: SourceLabel, _ measured: MeasuredText, isFirst: Bool) -> String {
    let ink = measured.ink
    let overflow = measured.overflow
    let lines = (measured.lines ?? []).map {
      "\($0.bytes.lowerBound)-\($0.bytes.upperBound):\(field($0.width))"
    }
    let provenance = source.columns.map { isFirst ? $0.value : "" }
    return CSVLine(
      fields: [
        label.key ?? "", label.locale ?? "", measured.text, measured.style.rawValue,
        measured.step.rawValue, field(measured.size), field(measured.width),
        "\(measured.graphemeCount)",
        measured.missing.map(\.codePointName).joined(separator: " "), field(ink?.left),
        field(ink?.top), field(ink?.right), field(ink?.bottom), field(overflow?.above),
        field(overflow?.below), overflow?.grapheme ?? "", field(measured.lineHeight),
        measured.lines.map { "\($0.count)" } ?? "", lines.joined(separator: " "),
        measured.direction.shortName, measured.fits.map { $0 ? "true" : "false" } ?? "",
        measured.needsICU ? UnicodeVersion.icu ?? "" : "",
      ] + provenance
    ).text
  }

  private func field(_ length: Points?) -> String { length.map { numbers.text($0.value) } ?? "" }
}

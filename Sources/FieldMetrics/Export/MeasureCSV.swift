/// Measured labels as CSV: a header, then a line for each label, style and step.
///
/// A value that is absent is an empty field. Lines are written as `start-end:width`, with spaces
/// between them. The last columns say where the numbers came from, in the first line alone.
struct MeasureCSV {
  let source: MeasureSource
  let numbers: NumberFormat
  private let provenanceCount: Int

  init(source: MeasureSource, numbers: NumberFormat) {
    self.source = source
    self.numbers = numbers
    provenanceCount = source.columns.count
  }

  private static let columns = [
    "key", "locale", "text", "style", "step", "size", "width", "graphemes", "missing", "inkLeft",
    "inkTop", "inkRight", "inkBottom", "overflowAbove", "overflowBelow", "overflowGrapheme",
    "lineHeight", "lineCount", "lines", "direction", "fits", "icuUnicodeVersion",
  ]

  var heading: String { CSVLine(fields: Self.columns + source.columns.map(\.key)).text }

  /// Appends the record of a label.
  ///
  /// - Parameter isFirst: whether the provenance belongs to it.
  func append(
    _ label: SourceLabel, _ measured: MeasuredText, isFirst: Bool, _ output: inout RecordOutput
  ) {
    let overflow = measured.overflow
    output.bytes.append(csv: label.key ?? "")
    append(label.locale ?? "", &output)
    append(measured.text, &output)
    append(measured.style.rawValue, &output)
    append(measured.step.rawValue, &output)
    append(measured.size, &output)
    append(measured.width, &output)
    append(measured.graphemeCount, &output)
    append(measured.missing.map(\.codePointName).joined(separator: " "), &output)
    append(measured.ink?.left, &output)
    append(measured.ink?.top, &output)
    append(measured.ink?.right, &output)
    append(measured.ink?.bottom, &output)
    append(overflow?.above, &output)
    append(overflow?.below, &output)
    append(overflow?.grapheme ?? "", &output)
    append(measured.lineHeight, &output)
    append(measured.lines?.count, &output)
    append(measured.lines ?? [], &output)
    append(measured.direction.shortName, &output)
    append(measured.fits.map { $0 ? "true" : "false" } ?? "", &output)
    append(measured.needsICU ? UnicodeVersion.icu ?? "" : "", &output)
    for column in isFirst ? source.columns : [] { append(column.value, &output) }
    if !isFirst { for _ in 0..<provenanceCount { separate(&output) } }
    output.bytes.append(literal: "\r\n")
  }

  private func separate(_ output: inout RecordOutput) { output.bytes.append(UInt8(ascii: ",")) }

  private func append(_ text: String, _ output: inout RecordOutput) {
    separate(&output)
    if !text.isEmpty { output.bytes.append(csv: text) }
  }

  private func append(_ number: Int?, _ output: inout RecordOutput) {
    separate(&output)
    if let number { output.bytes.append(decimal: number) }
  }

  private func append(_ length: Points?, _ output: inout RecordOutput) {
    separate(&output)
    if let length { output.append(length.value, numbers) }
  }

  private func append(_ lines: [MeasuredLine], _ output: inout RecordOutput) {
    separate(&output)
    var isFirst = true
    for line in lines {
      if !isFirst { output.bytes.append(UInt8(ascii: " ")) }
      isFirst = false
      output.bytes.append(decimal: line.bytes.lowerBound)
      output.bytes.append(UInt8(ascii: "-"))
      output.bytes.append(decimal: line.bytes.upperBound)
      output.bytes.append(UInt8(ascii: ":"))
      if let width = line.width { output.append(width.value, numbers) }
    }
  }
}

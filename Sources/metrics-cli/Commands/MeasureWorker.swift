import FieldMetrics

/// Measures and writes labels on one thread.
///
/// Interfaces say the same things again and again: what was written of a label is kept, up to a
/// bound, and written again.
final class MeasureWorker {
  private let stack: FontStack
  private let options: MeasuringOptions
  private let exporter: MeasureExporter
  /// One for each language that labels come in: a measurer shapes for one.
  private var measurers: [String?: TextMeasurer] = [:]
  /// Of labels without key and language.
  private let written = WrittenLabels(capacity: 16 << 20, bits: 19)

  private var output = RecordOutput()

  init(_ stack: FontStack, _ options: MeasuringOptions, _ exporter: MeasureExporter) {
    self.stack = stack
    self.options = options
    self.exporter = exporter
  }

  /// - Parameters:
  ///   - text: UTF-8.
  ///   - named: the label, when it has more than a text.
  /// - Throws: as ``TextMeasurer/measure(_:)``.
  func append(
    _ text: UnsafeBufferPointer<UInt8>, _ named: SourceLabel?, isFirst: Bool
  ) throws {
    guard !isFirst, named == nil, let written else {
      let label = named ?? SourceLabel(String(decoding: text, as: UTF8.self))
      return exporter.append(label, try measured(label), isFirst: isFirst, &output)
    }
    guard let hash = written.append(of: text, to: &output.bytes) else { return }
    let start = output.bytes.count
    let label = SourceLabel(String(decoding: text, as: UTF8.self))
    exporter.append(label, try measured(label), isFirst: false, &output)
    written.keep(output.bytes[start...], of: text, hash: hash)
  }

  /// What was written since the last call.
  func takeOutput() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(output.bytes.count)
    swap(&bytes, &output.bytes)
    return bytes
  }

  private func measured(_ label: SourceLabel) throws -> [MeasuredText] {
    let language = options.shaping.language ?? label.locale.flatMap(LabelInput.languageTag)
    if let known = measurers[language] { return try known.measure(label.text) }
    var options = options
    options.shaping.language = language
    let measurer = try TextMeasurer(stack, options: options)
    // A catalog has some dozens of languages; whoever has more waits.
    if measurers.count >= 64 { measurers.removeAll() }
    measurers[language] = measurer
    return try measurer.measure(label.text)
  }
}

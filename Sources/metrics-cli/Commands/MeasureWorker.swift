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
  private let written: WrittenLabels?
  /// Of the labels of a batch.
  private var hashes: [UInt64] = []
  private var output = RecordOutput()

  init(_ stack: FontStack, _ options: MeasuringOptions, _ exporter: MeasureExporter) {
    self.stack = stack
    self.options = options
    self.exporter = exporter
    // Enough for 200,000 labels; paragraphs are longer, and seldom the same.
    written =
      options.width == nil
      ? WrittenLabels(capacity: 19 << 20, bits: 19) : WrittenLabels(capacity: 2 << 20, bits: 15)
  }

  /// - Throws: as ``TextMeasurer/measure(_:)``.
  func append(_ batch: MeasureBatch) throws {
    try batch.texts.withUnsafeBufferPointer { texts in
      if batch.named.isEmpty { written?.hashes(of: batch.ends, in: texts, to: &hashes) }
      var start = 0
      for index in batch.ends.indices {
        let text = UnsafeBufferPointer(rebasing: texts[start..<batch.ends[index]])
        start = batch.ends[index]
        // Files with keys have few labels and say little twice. What is written first is written in full.
        if !batch.named.isEmpty || batch.isFirst && index == 0 {
          let label = batch.named[index] ?? SourceLabel(String(decoding: text, as: UTF8.self))
          try append(label, isFirst: batch.isFirst && index == 0)
        } else if let written {
          try append(text, hash: hashes[index], written)
        } else {
          try append(SourceLabel(String(decoding: text, as: UTF8.self)), isFirst: false)
        }
      }
    }
  }

  private func append(_ label: SourceLabel, isFirst: Bool) throws {
    exporter.append(label, try measured(label), isFirst: isFirst, &output)
  }

  private func append(
    _ text: UnsafeBufferPointer<UInt8>, hash: UInt64, _ written: WrittenLabels
  ) throws {
    if written.append(of: text, hash: hash, to: &output.bytes) { return }
    let start = output.bytes.count
    try append(SourceLabel(String(decoding: text, as: UTF8.self)), isFirst: false)
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
    let language = options.shaping.language ?? label.locale.flatMap(Self.tag)
    if let known = measurers[language] { return try known.measure(label.text) }
    var options = options
    options.shaping.language = language
    let measurer = try TextMeasurer(stack, options: options)
    // A catalog has some dozens of languages; whoever has more waits.
    if measurers.count >= 64 { measurers.removeAll() }
    measurers[language] = measurer
    return try measurer.measure(label.text)
  }

  /// A file's name for a language as a tag; `nil` for one that is none.
  private static func tag(_ name: String) -> String? {
    LocaleTag(name) == nil ? nil : String(name.map { $0 == "_" ? "-" : $0 })
  }
}

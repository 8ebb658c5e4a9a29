import FieldMetrics

/// Labels that are measured by one thread at a time.
struct MeasureBatch: Sendable {
  /// UTF-8, one label after the other.
  var texts: [UInt8] = []
  var ends: [Int] = []
  /// Those of the labels that have more than a text, by their place.
  var named: [Int: SourceLabel] = [:]
  /// Whether no batch came before.
  let isFirst: Bool
}

/// Measures labels as they come, in batches, and writes them in order.
struct MeasureRun {
  /// Records of a batch: at most so many, so that memory stays flat.
  private static let largestBatch = 1024

  private let work: OrderedWork<MeasureBatch, [UInt8]>
  private let exporter: MeasureExporter
  private let batchSize: Int
  private var batch = MeasureBatch(isFirst: true)
  private var isEmpty = true

  init(_ stack: FontStack, _ options: MeasuringOptions, _ exporter: MeasureExporter, jobs: Int) {
    self.exporter = exporter
    batchSize = max(1, Self.largestBatch / (options.styles.count * options.categories.count))
    work = OrderedWork(jobs: jobs) {
      let worker = MeasureWorker(stack, options, exporter)
      return { batch in
        try worker.append(batch)
        return worker.takeOutput()
      }
    }
  }

  /// - Throws: what reading, measuring or writing throws; labels before the place of an error are
  ///   written.
  mutating func measure(_ input: LabelInput, _ output: inout OutputBuffer) throws {
    defer { work.finish() }
    var progress = Progress(total: input.size)
    defer { if let end = progress.end { Console.show(end) } }
    do {
      try input.read { text, label, done in
        batch.texts.append(contentsOf: text)
        if let label { batch.named[batch.ends.count] = label }
        batch.ends.append(batch.texts.count)
        guard batch.ends.count >= batchSize else { return }
        try hand(&output)
        if let bar = progress.update(done: done) { Console.show(bar) }
      }
    } catch let error as UnreadableLabels {
      // What is measured already stands, as in every filter.
      try drain(&output)
      try output.flush()
      throw error
    }
    try drain(&output)
    if isEmpty { exporter.begin(&output.bytes) }
    exporter.end(isEmpty: isEmpty, &output.bytes)
  }

  /// Gives a batch away, and writes what is done.
  private mutating func hand(_ output: inout OutputBuffer) throws {
    guard !batch.ends.isEmpty else { return }
    // Not before there is a label: a file that cannot be read leaves no heading behind.
    if isEmpty { exporter.begin(&output.bytes) }
    isEmpty = false
    while work.isFull { try take(&output) }
    try work.add(batch)
    batch = MeasureBatch(isFirst: false)
  }

  private mutating func drain(_ output: inout OutputBuffer) throws {
    try hand(&output)
    while work.isWaiting { try take(&output) }
  }

  private func take(_ output: inout OutputBuffer) throws {
    output.bytes.append(contentsOf: try work.next())
    try output.flushIfFull()
  }
}

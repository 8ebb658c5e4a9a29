import FieldMetrics

/// Reads font files in batches on threads, and writes their records in order.
struct CorpusRun {
  struct Outcome: Sendable {
    var records = 0
    var failures = 0
  }

  private struct Written: Sendable {
    let bytes: [UInt8]
    let outcome: Outcome
  }

  /// Files that are read by one thread at a time.
  private static let batchSize = 32

  private let work: OrderedWork<[[UInt8]], Written>
  private var batch: [[UInt8]] = []
  private var outcome = Outcome()

  init(_ exporter: CorpusExporter, jobs: Int) {
    work = OrderedWork(jobs: jobs) {
      let worker = CorpusWorker(exporter)
      return { worker.records(of: $0) }
    }
  }

  /// - Throws: what reading the list or writing throws; a font file that cannot be used is a record.
  mutating func read(
    _ files: [String], _ list: InputFile?, _ output: inout OutputBuffer
  ) throws -> Outcome {
    defer { work.finish() }
    for file in files { try add(Array(file.utf8), &output) }
    try list?.read { bytes, isLast in
      var start = 0
      while start < bytes.count {
        let rest = bytes[start...]
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? (isLast ? rest.endIndex : nil)
        else { break }
        if end > start { try add(Array(bytes[start..<end]), &output) }
        start = min(end + 1, bytes.count)
      }
      // A line longer than the buffer is no path.
      if start == 0, bytes.count >= 1 << 20 {
        throw InputError(file: "the list of files", reason: "a line has more than 1 MB")
      }
      return start
    }
    try hand(&output)
    while work.isWaiting { try take(&output) }
    return outcome
  }

  private mutating func add(_ path: [UInt8], _ output: inout OutputBuffer) throws {
    batch.append(path)
    if batch.count >= Self.batchSize { try hand(&output) }
  }

  private mutating func hand(_ output: inout OutputBuffer) throws {
    guard !batch.isEmpty else { return }
    while work.isFull { try take(&output) }
    try work.add(batch)
    batch = []
  }

  private mutating func take(_ output: inout OutputBuffer) throws {
    let written = try work.next()
    outcome.records += written.outcome.records
    outcome.failures += written.outcome.failures
    output.bytes.append(contentsOf: written.bytes)
    try output.flushIfFull()
  }

  /// Of one thread.
  private final class CorpusWorker {
    private let exporter: CorpusExporter
    private var output = RecordOutput()
    private var outcome = Outcome()

    init(_ exporter: CorpusExporter) { self.exporter = exporter }

    func records(of paths: [[UInt8]]) -> Written {
      output.bytes.removeAll(keepingCapacity: true)
      outcome = Outcome()
      for path in paths { read(path) }
      return Written(bytes: output.bytes, outcome: outcome)
    }

    private func read(_ bytes: [UInt8]) {
      guard let path = String(validating: bytes, as: UTF8.self) else {
        let repaired = String(decoding: bytes, as: UTF8.self)
        // Repaired, it would name another file.
        fail(
          .unreadable(file: repaired, reason: "its path is not valid UTF-8; rename it"), repaired,
          nil)
        return
      }
      let file: FontFile
      do throws(FontError) {
        file = try FontFile(path: path)
      } catch {
        fail(error, path, nil)
        return
      }
      for index in 0..<file.faceCount {
        do throws(FontError) {
          exporter.append(try file.face(at: index), path: path, to: &output)
          outcome.records += 1
        } catch {
          fail(error, path, index)
        }
      }
    }

    private func fail(_ error: FontError, _ path: String, _ faceIndex: Int?) {
      exporter.append(error, path: path, faceIndex: faceIndex, to: &output)
      outcome.records += 1
      outcome.failures += 1
    }
  }
}

/// The formats that counts are written in.
public enum CountFormat: String, Hashable, Sendable, CaseIterable {
  /// For people; many texts as columns between tabs.
  case text
  /// One document: an object for one text, an array for many.
  case json
  /// An object on a line for each text.
  case jsonl

  /// Whether ``LineCounter/Line/keptText`` is written.
  public var carriesText: Bool { self != .text }
}

/// Writes counts, one after the other, so that their number does not matter.
public struct CountExporter {
  private let format: CountFormat
  private let limit: TextLimit?
  /// What the texts are, when there may be many of them.
  private let subject: Subject
  private let emphasis: Emphasis
  private var written = 0
  private var over = 0
  private var total = TextCounts.zero
  private var keptTotal = TextCounts.zero
  private var columns = CountColumns()

  /// What is counted.
  public enum Subject: String, Hashable, Sendable {
    /// One text.
    case text
    /// Several texts.
    case texts
    /// Lines, and each with its number.
    case lines
  }

  public init(
    _ format: CountFormat, of subject: Subject, limit: TextLimit?, emphasis: Emphasis = .none
  ) {
    self.format = format
    self.subject = subject
    self.limit = limit
    self.emphasis = emphasis
  }

  /// What comes before the first text.
  public func begin(_ output: inout [UInt8]) {
    guard subject != .text else { return }
    switch format {
    case .jsonl: break
    case .json: output.append(contentsOf: "[".utf8)
    case .text:
      let limit = limit.map { ", limit \($0.count) \($0.unit.rawValue)" } ?? ""
      let identity = "# \(ToolIdentity.name) \(ToolIdentity.version)"
      let names = TextUnit.allCases.map(\.rawValue)
      let kept = names.map { "kept\($0.prefix(1).uppercased())\($0.dropFirst())" }
      let columns =
        [subject == .lines ? "line" : "text"] + names
        + (self.limit == nil ? [] : kept + ["overLimit"])
      let heading = emphasis.bold(columns.joined(separator: "\t"))
      let unicode = UnicodeVersion.graphemeClusters
      output.append(contentsOf: "\(identity), Unicode \(unicode)\(limit)\n\(heading)\n".utf8)
    }
  }

  /// A text.
  public mutating func append(_ line: LineCounter.Line, _ output: inout [UInt8]) {
    written += 1
    if line.isOverLimit { over += 1 }
    total = total + line.counts
    keptTotal = keptTotal + line.keptCounts
    switch (format, subject) {
    case (.text, .text): output.append(contentsOf: card(line).utf8)
    case (.text, _):
      let number = subject == .lines ? line.number : written
      CountRow.append(
        number, line.counts, limit == nil ? nil : (line.keptCounts, line.isOverLimit), &columns,
        &output)
    case (.json, .text): output.append(contentsOf: json(line).document.utf8)
    case (.json, _):
      output.append(contentsOf: (written > 1 ? ",\n  " : "\n  ").utf8)
      output.append(contentsOf: json(line).line.utf8)
    case (.jsonl, _):
      output.append(contentsOf: json(line).line.utf8)
      output.append(0x0A)
    }
  }

  /// What comes after the last text.
  public func end(_ output: inout [UInt8]) {
    guard subject != .text else { return }
    switch format {
    case .jsonl: break
    case .json: output.append(contentsOf: (written > 0 ? "\n]\n" : "]\n").utf8)
    case .text:
      var columns = ["total"] + TextUnit.allCases.map { "\(total[$0])" }
      if limit != nil { columns += TextUnit.allCases.map { "\(keptTotal[$0])" } + ["\(over)"] }
      output.append(contentsOf: (columns.joined(separator: "\t") + "\n").utf8)
    }
  }

  private func json(_ line: LineCounter.Line) -> JSONValue {
    func counts(_ counts: TextCounts) -> [(key: String, value: JSONValue)] {
      TextUnit.allCases.map { ($0.rawValue, .int(counts[$0])) }
    }
    let number: [(key: String, value: JSONValue)] =
      subject == .lines ? [("line", .int(line.number))] : []
    let text = String(decoding: line.keptText ?? [], as: UTF8.self)
    return .object(
      number + counts(line.counts) + [
        ("limit", .optional(limit) { .int($0.count) }),
        ("unit", .optional(limit) { .string($0.unit.rawValue) }),
        ("kept", .object(counts(line.keptCounts) + [("text", .string(text))])),
        ("overLimit", .bool(line.isOverLimit)),
        ("unicodeVersion", .string(UnicodeVersion.graphemeClusters)),
      ])
  }

  private func card(_ line: LineCounter.Line) -> String {
    func row(_ name: String, _ counts: TextCounts) -> [String] {
      [name] + TextUnit.allCases.map { "\(counts[$0])" }
    }
    let rows = [row("text", line.counts)] + (limit == nil ? [] : [row("kept", line.keptCounts)])
    var lines = TextGrid(headings: [[""] + TextUnit.allCases.map(\.rawValue)], rows: rows)
      .lines(headingEmphasis: emphasis.bold)
    if let limit {
      let excess = line.counts[limit.unit] - limit.count
      let place = line.isOverLimit ? "\(excess) over the" : "within the"
      lines.append("\(place) limit of \(limit.count) \(limit.unit.rawValue)")
    }
    lines.append("grapheme clusters of Unicode \(UnicodeVersion.graphemeClusters)")
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The formats that measured labels are written in.
public enum MeasureFormat: String, Hashable, Sendable, CaseIterable {
  /// For people.
  case text
  case csv
  /// One document.
  case json
  /// An object on a line for each label, style and step.
  case jsonl
}

/// Writes measured labels, one after the other, so that their number does not matter.
///
/// A value without state: threads write their labels apart, and the parts are put together in order.
/// JSON names where the numbers came from at its start, JSON Lines and CSV in the first record.
public struct MeasureExporter: Sendable {
  private let format: MeasureFormat
  private let source: MeasureSource
  private let numbers: NumberFormat
  private let emphasis: Emphasis

  public init(
    _ format: MeasureFormat, source: MeasureSource, numbers: NumberFormat = .full,
    emphasis: Emphasis = .none
  ) {
    self.format = format
    self.source = source
    self.numbers = numbers
    self.emphasis = emphasis
  }

  /// What comes before the first label.
  public func begin(_ output: inout [UInt8]) {
    switch format {
    case .jsonl: break
    case .text: output.append(contentsOf: text.heading.utf8)
    case .csv: output.append(contentsOf: csv.heading.utf8)
    case .json:
      var head = source.json.document
      head.removeLast("\n}\n".count)
      output.append(contentsOf: (head + ",\n  \"records\": [").utf8)
    }
  }

  /// A label in all its styles and steps.
  ///
  /// - Parameter isFirst: whether no label came before.
  public func append(
    _ label: SourceLabel, _ measured: [MeasuredText], isFirst: Bool, _ output: inout [UInt8]
  ) {
    for (index, measured) in measured.enumerated() {
      let isFirst = isFirst && index == 0
      switch format {
      case .text: output.append(contentsOf: text.rows(label, measured).utf8)
      case .csv: output.append(contentsOf: csv.row(label, measured, isFirst: isFirst).utf8)
      case .json:
        output.append(contentsOf: (isFirst ? "\n    " : ",\n    ").utf8)
        output.append(contentsOf: json.record(label, measured, source: nil).line.utf8)
      case .jsonl:
        let source = isFirst ? source : nil
        output.append(contentsOf: json.record(label, measured, source: source).line.utf8)
        output.append(0x0A)
      }
    }
  }

  /// What comes after the last label.
  public func end(isEmpty: Bool, _ output: inout [UInt8]) {
    guard format == .json else { return }
    output.append(contentsOf: (isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8)
  }

  private var json: MeasureJSON { MeasureJSON(numbers: numbers) }
  private var csv: MeasureCSV { MeasureCSV(source: source, numbers: numbers) }
  private var text: MeasureTextRows { MeasureTextRows(source: source, emphasis: emphasis) }
}

/// A measured label as JSON.
struct MeasureJSON {
  let numbers: NumberFormat

  func record(
    _ label: SourceLabel, _ measured: MeasuredText, source: MeasureSource?
  ) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    if let key = label.key { members.append(("key", .string(key))) }
    if let locale = label.locale { members.append(("locale", .string(locale))) }
    members += [
      ("text", .string(measured.text)),
      ("style", .string(measured.style.rawValue)),
      ("step", .string(measured.step.rawValue)),
      ("size", points(measured.size)),
      ("width", points(measured.width)),
      ("graphemes", .int(measured.graphemeCount)),
      ("missing", .array(measured.missing.map { .string($0.codePointName) })),
      ("ink", .optional(measured.ink, ink)),
      ("overflow", .optional(measured.overflow, overflow)),
      ("lineHeight", points(measured.lineHeight)),
      ("lines", .optional(measured.lines) { .array($0.map(line)) }),
      ("direction", .string(measured.direction.shortName)),
      ("fits", .optional(measured.fits, JSONValue.bool)),
      (
        "icuUnicodeVersion",
        .optional(measured.needsICU ? UnicodeVersion.icu : nil, JSONValue.string)
      ),
    ]
    if let source { members.append(("provenance", source.json)) }
    return .object(members)
  }

  private func points(_ length: Points?) -> JSONValue { .points(length, numbers) }

  private func ink(_ ink: InkBounds) -> JSONValue {
    .object([
      ("left", points(ink.left)), ("top", points(ink.top)), ("right", points(ink.right)),
      ("bottom", points(ink.bottom)),
    ])
  }

  private func overflow(_ overflow: InkOverflow) -> JSONValue {
    .object([
      ("above", points(overflow.above)), ("below", points(overflow.below)),
      ("grapheme", .optional(overflow.grapheme, JSONValue.string)),
    ])
  }

  private func line(_ line: MeasuredLine) -> JSONValue {
    .object([
      ("start", .int(line.bytes.lowerBound)), ("end", .int(line.bytes.upperBound)),
      ("width", points(line.width)),
    ])
  }
}

extension TextDirection {
  /// As on the command line.
  var shortName: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}

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
  private let csv: MeasureCSV

  public init(
    _ format: MeasureFormat, source: MeasureSource, numbers: NumberFormat = .full,
    emphasis: Emphasis = .none
  ) {
    self.format = format
    self.source = source
    self.numbers = numbers
    self.emphasis = emphasis
    csv = MeasureCSV(source: source, numbers: numbers)
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
    _ label: SourceLabel, _ measured: [MeasuredText], isFirst: Bool, _ output: inout RecordOutput
  ) {
    for (index, measured) in measured.enumerated() {
      let isFirst = isFirst && index == 0
      switch format {
      case .text: output.bytes.append(contentsOf: text.rows(label, measured).utf8)
      case .csv: csv.append(label, measured, isFirst: isFirst, &output)
      case .json:
        output.bytes.append(literal: isFirst ? "\n    " : ",\n    ")
        json.append(label, measured, source: nil, &output)
      case .jsonl:
        json.append(label, measured, source: isFirst ? source : nil, &output)
        output.bytes.append(0x0A)
      }
    }
  }

  /// What comes after the last label.
  public func end(isEmpty: Bool, _ output: inout [UInt8]) {
    guard format == .json else { return }
    output.append(contentsOf: (isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8)
  }

  private var json: MeasureJSON { MeasureJSON(numbers: numbers) }
  private var text: MeasureTextRows { MeasureTextRows(source: source, emphasis: emphasis) }
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

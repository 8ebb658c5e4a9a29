/// Turns a table into text of some format.
public protocol TableExporter {
  func text(of table: MetricsTable) -> String
}

/// The formats a table can be written in.
public enum TableFormat: String, Hashable, Sendable, CaseIterable {
  case text
  case markdown
  case csv
  case json
  case swift

  /// Whether the format carries the table's notes itself.
  public var carriesNotes: Bool { self != .csv }

  /// - Parameters:
  ///   - numbers: the decimals of formats for programs; the ones for people choose their own.
  ///   - emphasis: how the text format marks what stands out.
  public func exporter(numbers: NumberFormat, emphasis: Emphasis) -> any TableExporter {
    switch self {
    case .text: TextExporter(emphasis: emphasis)
    case .markdown: MarkdownExporter()
    case .csv: CSVExporter(numbers: numbers)
    case .json: JSONExporter(numbers: numbers)
    case .swift: SwiftExporter(numbers: numbers)
    }
  }
}

/// Where a table's numbers came from, as every output says it.
struct Provenance {
  let items: [(key: String, value: String)]

  init(_ table: MetricsTable, _ numbers: NumberFormat = .full) {
    let font = table.font
    let options = table.options
    let axes = font.axes.map { "\($0.tag)=\(plain: $0.value)" }.joined(separator: " ")
    items = [
      ("tool", "\(ToolIdentity.name) \(ToolIdentity.version)"),
      ("component", table.component),
      ("platform", table.rule.rawValue),
      ("ladder", options.ladder.title),
      ("sizing", options.sizing.rawValue),
      ("displayScale", options.grid.displayScale.plainDescription),
      ("fieldWidth", options.fieldWidth.value.plainDescription),
      ("minimumHeight", table.minimumHeight?.value.plainDescription ?? ""),
      ("fontFile", font.fileName ?? ""),
      ("faceIndex", font.faceIndex.map(String.init) ?? ""),
      ("family", font.family ?? ""),
      ("style", font.style ?? ""),
      ("sha256", font.sha256 ?? ""),
      ("axes", axes),
      (
        "fallbackFonts",
        table.fallbacks.map {
          "\($0.fileName ?? "") face \($0.faceIndex ?? 0) sha256 \($0.sha256 ?? "")"
        }.joined(separator: "; ")
      ),
      ("precision", numbers.precision.map(String.init) ?? ""),
      ("lineMetricsOrigin", table.lineMetrics.origin.rawValue),
      ("unicodeVersion", UnicodeVersion.graphemeClusters),
      ("icuUnicodeVersion", table.icuUnicodeVersion ?? ""),
      ("locale", table.counterNumbers?.locale.description ?? ""),
      ("digits", table.counterNumbers?.rule.name ?? ""),
      ("numberingSystem", table.counterNumbers?.system.rawValue ?? ""),
      ("language", options.shaping.language ?? ""),
      ("features", options.shaping.featureNames.joined(separator: " ")),
      ("tracking", options.shaping.tracking.plainDescription),
      ("direction", options.shaping.direction.shortName),
      ("rootSize", table.rootSize?.value.plainDescription ?? ""),
      ("fontScale", table.fontScale?.plainDescription ?? ""),
    ]
  }
}

extension FontIdentity {
  /// Family and style as a person would say them, safe for a terminal.
  var displayName: String {
    let names = [family, style].compactMap(\.self)
    return (names.isEmpty ? fileName ?? "unnamed font" : names.joined(separator: " ")).terminalSafe
  }
}

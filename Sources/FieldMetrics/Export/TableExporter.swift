/// Turns a table into text of some format.
public protocol TableExporter {
  func text(of table: MetricsTable) -> String
}

/// The formats a table can be written in.
public enum TableFormat: String, Hashable, Sendable, CaseIterable {
  case text
  case markdown
  case html
  case csv
  case tsv
  case json
  case jsonl
  case swift
  case kotlin
  case compose
  case androidXML = "android-xml"
  case typescript
  case javascript
  case reactNative = "react-native"
  case css
  case scss
  case dart
  case c
  case designTokens = "design-tokens"

  /// Whether the format carries the table's notes itself.
  public var carriesNotes: Bool {
    switch self {
    case .csv, .tsv, .jsonl, .designTokens: false
    default: true
    }
  }

  public func exporter(_ options: ExportOptions = .init()) -> any TableExporter {
    switch self {
    case .text: TextExporter(emphasis: options.emphasis)
    case .markdown: MarkdownExporter()
    case .html: HTMLTableExporter(options)
    case .csv: CSVExporter(options)
    case .tsv: TSVExporter(options)
    case .json: JSONExporter(numbers: options.numbers)
    case .jsonl: JSONLinesExporter(options)
    case .swift: SwiftExporter(options)
    case .kotlin: KotlinExporter(options)
    case .compose: KotlinExporter(options, isCompose: true)
    case .androidXML: AndroidXMLExporter(options)
    case .typescript: ECMAScriptExporter.typescript(options)
    case .javascript: ECMAScriptExporter.javascript(options)
    case .reactNative: ECMAScriptExporter.reactNative(options)
    case .css: CSSExporter(options)
    case .scss: SCSSExporter(options)
    case .dart: DartExporter(options)
    case .c: CExporter(options)
    case .designTokens: DesignTokensExporter(options)
    }
  }
}

/// Where a table's numbers came from, as every output says it.
struct Provenance {
  let items: [(key: String, value: String)]

  /// The keys of all items, in their order.
  static let names = [
    "tool", "component", "platform", "ladder", "sizing", "displayScale", "fieldWidth",
    "minimumHeight", "fontFile", "faceIndex", "family", "style", "sha256", "axes", "fallbackFonts",
    "precision", "lineMetricsOrigin", "unicodeVersion", "icuUnicodeVersion", "locale", "digits",
    "numberingSystem", "language", "features", "tracking", "direction", "rootSize", "fontScale",
    "componentSha256",
  ]

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
      ("componentSha256", table.componentSHA256 ?? ""),
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

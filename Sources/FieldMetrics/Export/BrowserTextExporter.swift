/// Where widths in a browser come from, as every output says it.
public struct BrowserTextSource: Sendable {
  let fonts: MeasureSource
  let options: BrowserTextOptions
  let sizes: [Points]

  /// - Parameter sizes: in CSS pixels.
  /// - Throws: ``FontError`` when an axis setting cannot be used.
  public init(
    _ stack: FontStack, _ options: BrowserTextOptions, sizes: [Points]
  ) throws(FontError) {
    fonts = try MeasureSource(stack, options: MeasuringOptions(shaping: options.shaping))
    self.options = options
    self.sizes = sizes
  }

  /// Measured were web fonts by themselves, without tracking, at one, two and three device pixels to the
  /// CSS pixel; of canvases that of Chrome.
  var certainty: Certainty {
    let isMeasuredSurface = options.surface == .page || options.browser == .chrome
    let isMeasured =
      isMeasuredSurface && !options.isInstalled && options.shaping.tracking == 0
      && fonts.fallbacks.isEmpty && [1, 2, 3].contains(options.grid.displayScale)
    return isMeasured ? .observed : .inferred
  }

  var members: [(key: String, value: JSONValue)] {
    let shaping = options.shaping
    return [
      ("schemaVersion", .int(MetricsTable.schemaVersion)),
      ("tool", .tool),
      ("platform", .string(options.browser.rawValue)),
      ("certainty", .string(certainty.rawValue)),
      ("surface", .string(options.surface.rawValue)),
      ("installed", .bool(options.isInstalled)),
      ("displayScale", .number(options.grid.displayScale)),
      ("language", .optional(shaping.language, JSONValue.string)),
      ("features", .array(shaping.features.map { .string("\($0.tag)=\($0.value)") })),
      ("tracking", .number(shaping.tracking)),
      ("unicodeVersion", .string(UnicodeVersion.standardLibrary)),
      ("font", .font(fonts.font)),
      ("fallbacks", .array(fonts.fallbacks.map(JSONValue.font))),
    ]
  }
}

/// Writes labels as a browser measures them, one after the other.
public struct BrowserTextExporter: Sendable {
  private let format: MeasureFormat
  private let source: BrowserTextSource
  private let numbers: NumberFormat
  private let emphasis: Emphasis

  public init(
    _ format: MeasureFormat, source: BrowserTextSource, numbers: NumberFormat = .full,
    emphasis: Emphasis = .none
  ) {
    self.format = format
    self.source = source
    self.numbers = numbers
    self.emphasis = emphasis
  }

  private static let columns = [
    "key", "locale", "text", "size", "width", "graphemes", "missing", "lineHeight", "direction",
    "icuUnicodeVersion", "tool", "platform", "certainty", "surface", "installed", "displayScale",
    "fontFile", "faceIndex", "sha256", "axes",
  ]

  /// What comes before the first label.
  public func begin(_ output: inout [UInt8]) {
    switch format {
    case .jsonl: break
    case .csv: output.append(contentsOf: CSVLine(fields: Self.columns).text.utf8)
    case .text: output.append(contentsOf: heading.utf8)
    case .json:
      var head = JSONValue.object(source.members).document
      head.removeLast("\n}\n".count)
      output.append(contentsOf: (head + ",\n  \"records\": [").utf8)
    }
  }

  /// A label at all sizes.
  ///
  /// - Parameter isFirst: whether no label came before.
  public func append(
    _ label: SourceLabel, _ measured: [BrowserText], isFirst: Bool, _ output: inout [UInt8]
  ) {
    for (index, text) in measured.enumerated() {
      let isFirst = isFirst && index == 0
      switch format {
      case .text: output.append(contentsOf: row(label, text).utf8)
      case .csv: output.append(contentsOf: csv(label, text, isFirst: isFirst).utf8)
      case .json:
        output.append(
          contentsOf: ((isFirst ? "\n    " : ",\n    ") + json(label, text, source: nil)).utf8)
      case .jsonl:
        output.append(
          contentsOf: (json(label, text, source: isFirst ? source : nil) + "\n").utf8)
      }
    }
  }

  /// What comes after the last label.
  public func end(isEmpty: Bool, _ output: inout [UInt8]) {
    guard format == .json else { return }
    output.append(contentsOf: (isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8)
  }

  // MARK: JSON and CSV

  private func json(
    _ label: SourceLabel, _ text: BrowserText, source: BrowserTextSource?
  ) -> String {
    let named: [(key: String, value: JSONValue)] =
      (label.key.map { [("key", .string($0))] } ?? [])
      + (label.locale.map { [("locale", .string($0))] } ?? [])
    let members: [(key: String, value: JSONValue)] = [
      ("text", .string(text.text)), ("style", .null), ("step", .null),
      ("size", .points(text.size, numbers)), ("width", .points(text.width, numbers)),
      ("graphemes", .int(text.graphemeCount)),
      ("missing", .array(text.missing.map { .string($0.codePointName) })),
      ("lineHeight", .points(text.lineHeight, numbers)),
      ("direction", .string(text.direction.shortName)),
      ("icuUnicodeVersion", .optional(text.needsICU ? UnicodeVersion.icu : nil, JSONValue.string)),
    ]
    let provenance: [(key: String, value: JSONValue)] =
      source.map { [("provenance", .object($0.members))] } ?? []
    return JSONValue.object(named + members + provenance).line
  }

  private func csv(_ label: SourceLabel, _ text: BrowserText, isFirst: Bool) -> String {
    func length(_ length: Points?) -> String {
      length.map { numbers.rounded($0.value).plainDescription } ?? ""
    }
    let font = source.fonts.font
    let provenance = [
      "\(ToolIdentity.name) \(ToolIdentity.version)", source.options.browser.rawValue,
      source.certainty.rawValue, source.options.surface.rawValue,
      "\(source.options.isInstalled)", source.options.grid.displayScale.plainDescription,
      font.fileName ?? "", font.faceIndex.map(String.init) ?? "", font.sha256 ?? "",
      font.axes.map { "\($0.tag)=\(plain: $0.value)" }.joined(separator: " "),
    ]
    return CSVLine(
      fields: [
        label.key ?? "", label.locale ?? "", text.text, length(text.size), length(text.width),
        "\(text.graphemeCount)", text.missing.map(\.codePointName).joined(separator: " "),
        length(text.lineHeight), text.direction.shortName,
        text.needsICU ? UnicodeVersion.icu ?? "" : "",
      ] + (isFirst ? provenance : provenance.map { _ in "" })
    ).text
  }

  // MARK: Text

  private var heading: String {
    let font = source.fonts.font
    let options = source.options
    let file = "\((font.fileName ?? "").terminalSafe), face \(font.faceIndex ?? 0)"
    let axes = font.axes.map { "\($0.tag) \(plain: $0.value)" }
    let fallbacks = source.fonts.fallbacks.map { ($0.fileName ?? "").terminalSafe }
    let facts = [
      options.surface == .canvas
        ? "\(options.browser.rawValue), on a canvas" : options.browser.rawValue,
      options.isInstalled ? "installed font" : "web font",
      "@\(options.grid.displayScale.plainDescription)x", source.certainty.rawValue,
      "all lengths in CSS px",
    ]
    let names = fallbacks.isEmpty ? "" : "fallbacks: " + fallbacks.joined(separator: ", ")
    return
      (["\(emphasis.bold(font.displayName)) · " + ([file] + axes).joined(separator: " · ")]
      + [facts.joined(separator: " · ")] + names.wrappedLines(width: TextExporter.width)
      + ["", emphasis.bold(row("size", "width", "line", "chars", "label"))]).joined(
        separator: "\n") + "\n"
  }

  private func row(_ label: SourceLabel, _ text: BrowserText) -> String {
    let name = label.key.map { "\($0): " } ?? ""
    let start = row(
      text.size.value.plainDescription, text.width?.value.fixed(6) ?? "–",
      text.lineHeight?.value.fixed(3) ?? "–", "\(text.graphemeCount)",
      (name + text.text).quoted.shortened(to: TextExporter.width - Self.labelColumn))
    guard !text.missing.isEmpty else { return start + "\n" }
    let missing =
      "missing in all fonts: "
      + text.missing.map(\.codePointName).joined(separator: " ")
    let indent = String(repeating: " ", count: Self.labelColumn)
    return
      ([start]
      + missing.wrappedLines(width: TextExporter.width - Self.labelColumn).map {
        emphasis.warning(indent + $0)
      }).joined(separator: "\n") + "\n"
  }

  private static let labelColumn = 40

  private func row(
    _ size: String, _ width: String, _ line: String, _ count: String, _ label: String
  ) -> String {
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text + "  "
    }
    return right(size, 6) + right(width, 12) + right(line, 9) + right(count, 5) + label
  }
}

extension String {
  fileprivate func shortened(to count: Int) -> String {
    self.count <= count ? self : prefix(max(0, count - 1)) + "…"
  }
}

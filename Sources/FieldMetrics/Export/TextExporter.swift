/// A table for a terminal: aligned columns, at most 100 wide, notes below.
public struct TextExporter: TableExporter {
  private let emphasis: Emphasis

  static let width = 100

  public init(emphasis: Emphasis = .none) { self.emphasis = emphasis }

  public func text(of table: MetricsTable) -> String {
    var blocks = [header(table), heights(table), field(table), verticalField(table)]
    for index in table.options.labels.indices { blocks.append(label(table, index)) }
    blocks.append(Self.lines(of: table.notes, emphasis))
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private func header(_ table: MetricsTable) -> [String] {
    let font = table.font
    let metrics = table.lineMetrics
    let options = table.options
    let axes = font.axes.map { "\($0.tag) \(plain: $0.value)" }
    let source =
      font.fileName.map { file in
        ["\(file.terminalSafe), face \(font.faceIndex ?? 0)"] + axes
      } ?? ["built-in profile, published metrics"]
    let fallbacks = table.fallbacks.map {
      "fallback \(($0.fileName ?? "").terminalSafe), SHA-256 \($0.sha256 ?? "")"
    }
    let subject =
      "\(table.component) on \(table.componentPlatform.displayName) · ladder"
      + " \(options.ladder.title) · sizing \(options.sizing.rawValue)"
      + " · @\(plain: options.grid.displayScale)x"
      + (table.textSize?.name(on: table.componentPlatform).map { " · \($0)" } ?? "")
      + (table.rule == .ios ? "" : " · lines of \(table.rule.rawValue)")
      + " · all lengths in points"
    return [
      emphasis.bold(font.displayName) + " · " + source.joined(separator: " · ")
    ] + subject.wrappedLines(width: Self.width) + [
      "line metrics from \(metrics.origin.rawValue): ascender \(plain: metrics.ascender.value),"
        + " descender \(plain: metrics.descender.value), line gap"
        + " \(plain: metrics.lineGap.value), \(metrics.unitsPerEm) units per em"
    ] + shaping(options.shaping) + (font.sha256.map { ["SHA-256 \($0)"] } ?? []) + fallbacks + [
      "\(ToolIdentity.name) \(ToolIdentity.version) · Unicode \(UnicodeVersion.graphemeClusters)"
        + (table.icuUnicodeVersion.map { " · ICU's Unicode \($0)" } ?? "")
    ]
  }

  /// What is asked of shaping; nothing where nothing is.
  private func shaping(_ options: ShapingOptions) -> [String] {
    var parts = options.language.map { ["language \($0.terminalSafe)"] } ?? []
    if !options.features.isEmpty {
      parts.append("features " + options.featureNames.joined(separator: " ").terminalSafe)
    }
    if options.tracking != 0 { parts.append("tracking \(plain: options.tracking)") }
    if options.direction != ShapingOptions().direction {
      parts.append("direction \(options.direction.shortName)")
    }
    return parts.isEmpty ? [] : parts.joined(separator: " · ").wrappedLines(width: Self.width)
  }

  private func heights(_ table: MetricsTable) -> [String] {
    let styles = [\StyleLengths.body, \.caption, \.footnote]
    let grid = TextGrid(
      headings: [
        ["", "body", "", "caption", "", "footnote", "", "float", "0.75", "caption", "slot"],
        ["step"] + styles.flatMap { _ in ["size", "line"] }
          + ["scale", "is off", "slot", "residual"],
      ],
      rows: table.rows.map { row in
        [row.step.shortName]
          + styles.flatMap {
            [row.sizes[keyPath: $0].value.plainDescription, fixed(row.lineHeights[keyPath: $0], 4)]
          }
          + [
            row.floatScale?.fixed(4) ?? "–",
            row.fixedScaleErrorPercent.map { signed($0) + " %" } ?? "–",
            fixed(row.captionSlot), fixed(row.slotResidual, 4),
          ]
      })
    return grid.lines(headingEmphasis: emphasis.bold)
  }

  private func field(_ table: MetricsTable) -> [String] {
    let counterText = table.rows.first?.counter?.text
    let grid = TextGrid(
      headings: [
        ["", "", "", "", "label", "label", "label", "counter", "chip"]
          + (counterText.map { [$0, "chip"] } ?? []),
        ["step", "input", "field", "icon", "rest y", "float y", "travel", "height", "height"]
          + (counterText == nil ? [] : ["width", "width"]),
      ],
      rows: table.rows.map { row in
        let lengths = [
          row.inputHeight, row.fieldHeight, row.iconWidth, row.label?.restY,
          row.label?.floatY, row.label?.travel, row.counter?.height, row.counter?.chipHeight,
        ]
        let widths = counterText == nil ? [] : [row.counter?.width, row.counter?.chipWidth]
        return [row.step.shortName] + lengths.map { fixed($0) } + widths.map { fixed($0) }
      })
    return grid.lines(headingEmphasis: emphasis.bold)
  }

  private func verticalField(_ table: MetricsTable) -> [String] {
    guard table.rows.contains(where: { !$0.fieldHeightsByLines.isEmpty }) else { return [] }
    let lines = (1...MetricsRow.mostLines).map { $0 == 1 ? "1 line" : "\($0) lines" }
    let grid = TextGrid(
      headings: [["step"] + lines],
      rows: table.rows.map { [$0.step.shortName] + $0.fieldHeightsByLines.map { fixed($0) } })
    return [emphasis.bold("vertical field") + ", height by lines of text"]
      + grid.lines(headingEmphasis: emphasis.bold)
  }

  private func label(_ table: MetricsTable, _ index: Int) -> [String] {
    let title = emphasis.bold("label \(table.options.labels[index].text.quoted)")
    let grid = TextGrid(
      headings: [
        ["step", "width", "floated", "fits", "LTR x", "RTL rest x", "RTL float x"]
      ],
      rows: table.rows.map { row in
        let label = row.labels[index]
        let lengths = [label.width, label.floatedWidth]
        let edges = [
          label.leftToRight?.restX, label.rightToLeft?.restX, label.rightToLeft?.floatX,
        ]
        return [row.step.shortName] + lengths.map { fixed($0) }
          + [label.fits.map { $0 ? "yes" : "no" } ?? "–"] + edges.map { fixed($0) }
      })
    return [
      title + " in \(table.labelRoom?.value.plainDescription ?? "–") of the field's"
        + " \(plain: table.options.fieldWidth.value)"
    ] + grid.lines(headingEmphasis: emphasis.bold)
  }

  private func fixed(_ length: Points?, _ decimals: Int = 3) -> String {
    length?.value.fixed(decimals) ?? "–"
  }

  private func signed(_ value: Double) -> String { (value > 0 ? "+" : "") + value.fixed(2) }

  /// Findings as wrapped lines.
  static func lines(of notes: [Finding], _ emphasis: Emphasis) -> [String] {
    notes.flatMap { note in
      let label = note.severity.rawValue + ": "
      let wrapped = note.message.wrappedLines(width: width - label.count)
      return wrapped.enumerated().map { index, line in
        let start = index == 0 ? label : String(repeating: " ", count: label.count)
        return note.severity == .note ? emphasis.dim(start + line) : emphasis.warning(start + line)
      }
    }
  }
}

/// A table for a terminal: aligned columns, at most 100 wide, notes below.
public struct TextExporter: TableExporter {
  private let emphasis: Emphasis

  static let width = 100

  public init(emphasis: Emphasis = .none) { self.emphasis = emphasis }

  public func text(of table: MetricsTable) -> String {
    var blocks = [header(table), heights(table), field(table)]
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
    return [
      emphasis.bold(font.displayName) + " · " + source.joined(separator: " · "),
      "\(MetricsTable.component) on iOS · ladder \(MetricsTable.ladder)"
        + " \(DynamicType.dataVersion) · sizing \(options.sizing.rawValue)"
        + " · @\(plain: options.grid.displayScale)x · all lengths in points",
      "line metrics from \(metrics.origin.rawValue): ascender \(plain: metrics.ascender.value),"
        + " descender \(plain: metrics.descender.value), line gap"
        + " \(plain: metrics.lineGap.value), \(metrics.unitsPerEm) units per em",
    ]
  }

  private func heights(_ table: MetricsTable) -> [String] {
    let grid = TextGrid(
      headings: [
        [
          "", "body", "", "caption", "", "footn.", "", "float", "0.75", "caption", "slot", "", "",
          "",
        ],
        [
          "step", "size", "line", "size", "line", "size", "line", "scale", "error", "slot",
          "resid.", "input", "field", "icon",
        ],
      ],
      rows: table.rows.map { row in
        [
          row.step.shortName,
          row.sizes.body.value.plainDescription, row.lineHeights.body.value.fixed(3),
          row.sizes.caption.value.plainDescription, row.lineHeights.caption.value.fixed(3),
          row.sizes.footnote.value.plainDescription, row.lineHeights.footnote.value.fixed(3),
          row.floatScale.fixed(4), signed(row.fixedScaleErrorPercent) + "%",
          row.captionSlot.value.fixed(3), row.slotResidual.value.fixed(3),
          row.inputHeight.value.fixed(3), row.fieldHeight.value.fixed(3),
          row.iconWidth.value.fixed(3),
        ]
      })
    return grid.lines(headingEmphasis: emphasis.bold)
  }

  private func field(_ table: MetricsTable) -> [String] {
    let hasLimit = table.options.limit != nil
    let counterText = table.rows.first?.counter.text ?? ""
    let lines = (1...FormField.maximumLines).map { $0 == 1 ? "1 line" : "\($0)" }
    let grid = TextGrid(
      headings: [
        ["", "vertical field of"] + lines.dropFirst().map { _ in "" } + ["label", "", ""]
          + ["counter", "chip"] + (hasLimit ? [counterText, "chip"] : []),
        ["step"] + lines + ["rest y", "float y", "travel", "height", "height"]
          + (hasLimit ? ["width", "width"] : []),
      ].map { $0.map(Self.withoutOverhang) },
      rows: table.rows.map { row in
        [row.step.shortName] + row.fieldHeightsByLines.map { $0.value.fixed(2) }
          + [row.label.restY, row.label.floatY, row.label.travel].map { $0.value.fixed(2) }
          + [row.counter.height, row.counter.chipHeight].map { $0.value.fixed(2) }
          + (hasLimit
            ? [row.counter.width, row.counter.chipWidth].map { $0?.value.fixed(2) ?? "–" } : [])
      })
    return grid.lines(headingEmphasis: emphasis.bold)
  }

  /// A group's heading must not widen its first column.
  private static func withoutOverhang(_ heading: String) -> String {
    heading == "vertical field of" ? "field" : heading
  }

  private func label(_ table: MetricsTable, _ index: Int) -> [String] {
    let title = emphasis.bold("label \(table.options.labels[index].text.quoted)")
    let available = LabelPlacement.textWidth(fieldWidth: table.options.fieldWidth)
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
        return [row.step.shortName] + lengths.map(Self.cell)
          + [label.fits.map { $0 ? "yes" : "no" } ?? "–"] + edges.map(Self.cell)
      })
    return [
      title + " in \(plain: available.value) of the field's"
        + " \(plain: table.options.fieldWidth.value)"
    ] + grid.lines(headingEmphasis: emphasis.bold)
  }

  private static func cell(_ length: Points?) -> String { length?.value.fixed(2) ?? "–" }

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

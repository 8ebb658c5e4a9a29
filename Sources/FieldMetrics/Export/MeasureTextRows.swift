/// Measured labels for a terminal: columns of a fixed width, since later labels are not known, and
/// the label last; at most 100 wide.
struct MeasureTextRows {
  let source: MeasureSource
  let emphasis: Emphasis

  private var options: MeasuringOptions { source.options }
  private var isWrapped: Bool { options.width != nil }

  /// Columns before the label, with their widths.
  private var columns: [(name: String, width: Int)] {
    (options.styles.count > 1 ? [("style", 11)] : []) + [
      ("step", 4), ("size", 4), ("width", 9), ("height", 8), ("above", 7), ("below", 7),
      ("chars", 5),
    ] + (isWrapped ? [("lines", 5), ("fits", 4)] : [])
  }

  private var labelColumn: Int { columns.reduce(0) { $0 + $1.width + 2 } }

  var heading: String {
    let font = source.font
    let file = "\((font.fileName ?? "").terminalSafe), face \(font.faceIndex ?? 0)"
    let axes = font.axes.map { "\($0.tag) \(plain: $0.value)" }
    let fallbacks = source.fallbacks.map { ($0.fileName ?? "").terminalSafe }
    let style = options.styles.map(\.rawValue).joined(separator: ", ")
    let lines = options.lineLimit == 1 ? "1 line" : "\(options.lineLimit) lines"
    let facts =
      [
        options.rule == .ios ? "\(style) on iOS" : "\(style), lines of \(options.rule.rawValue)",
        "ladder \(options.ladder.title)",
        "sizing \(options.sizing.rawValue)",
      ] + (options.width.map { ["fits: in \(lines) of \(plain: $0.value)"] } ?? [])
      + ["all lengths in points"]
    let names = fallbacks.isEmpty ? "" : "fallbacks: " + fallbacks.joined(separator: ", ")
    let paragraphs =
      ["\(emphasis.bold(font.displayName)) · " + ([file] + axes).joined(separator: " · ")]
      + facts.joined(separator: " · ").wrappedLines(width: TextExporter.width)
      + names.wrappedLines(width: TextExporter.width)
    let heading = row(columns.map(\.name), last: "label")
    return (paragraphs + ["", emphasis.bold(heading)]).joined(separator: "\n") + "\n"
  }

  /// A line for the label, then one for each of its lines when there are several, and one for what
  /// is missing.
  func rows(_ label: SourceLabel, _ measured: MeasuredText) -> String {
    let name = label.key.map { "\($0): " } ?? ""
    var cells = options.styles.count > 1 ? [measured.style.rawValue] : []
    cells += [
      measured.step.shortName, measured.size.value.plainDescription, fixed(measured.width, 3),
      fixed(measured.lineHeight, 4), overflow(measured.overflow?.above),
      overflow(measured.overflow?.below), "\(measured.graphemeCount)",
    ]
    if isWrapped {
      cells += [
        measured.lines.map { "\($0.count)" } ?? "–", measured.fits.map { $0 ? "yes" : "no" } ?? "–",
      ]
    }
    let row = row(cells, last: shortened((name + measured.text).quoted, to: room))
    var lines = [measured.fits == false ? emphasis.warning(row) : row]
    if isWrapped, let wrapped = measured.lines, wrapped.count > 1 {
      let text = ByteText(measured.text)
      lines += wrapped.map {
        indented(fixed($0.width, 3).leftPadded(to: 9) + "  " + text[$0.bytes].quoted)
      }
    }
    if !measured.missing.isEmpty {
      let names = measured.missing.map(\.codePointName).joined(separator: " ")
      let wrapped = "missing in all fonts: \(names)".wrappedLines(width: TextExporter.width - 12)
      lines += wrapped.map { emphasis.warning(indented($0)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var room: Int { TextExporter.width - labelColumn }

  private func row(_ cells: [String], last: String) -> String {
    let padded = zip(cells, columns).enumerated().map { index, pair in
      let isLeft = index == 0
      let padding = String(repeating: " ", count: max(0, pair.1.width - pair.0.count))
      return (isLeft ? pair.0 + padding : padding + pair.0) + "  "
    }
    return padded.joined() + last
  }

  /// In the column of the widths.
  private func indented(_ text: String) -> String {
    let column = options.styles.count > 1 ? 25 : 12
    let room = TextExporter.width - column
    return String(repeating: " ", count: column) + shortened(text, to: room)
  }

  private func shortened(_ text: String, to count: Int) -> String {
    text.count <= count ? text : text.prefix(max(0, count - 1)) + "…"
  }

  /// Nothing where there is none, so that what is there stands out.
  private func overflow(_ length: Points?) -> String {
    length.map { $0 > 0 ? $0.value.fixed(3) : "0" } ?? "–"
  }

  private func fixed(_ length: Points?, _ decimals: Int) -> String {
    length?.value.fixed(decimals) ?? "–"
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

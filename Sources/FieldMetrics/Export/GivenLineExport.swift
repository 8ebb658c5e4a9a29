/// Lines with a line height given, as JSON and as text.
struct GivenLineExport {
  private let inspection: FaceInspection
  private let emphasis: Emphasis

  init(_ inspection: FaceInspection, _ emphasis: Emphasis) {
    self.inspection = inspection
    self.emphasis = emphasis
  }

  private var height: GivenLineHeight? { inspection.options.lineHeight }

  // MARK: JSON

  /// Of the whole document; none without a line height.
  var members: [(key: String, value: JSONValue)] {
    guard let height else { return [] }
    let style = inspection.options.composeStyle
    return [
      (
        "lineHeight",
        .object(
          [
            ("multiple", height.multiple.map { .number($0) } ?? .null),
            ("length", height.fixedLength.map { .points($0, .full) } ?? .null),
          ])
      ),
      (
        "lineHeightStyle",
        .object([
          ("alignment", .string(style.alignment.rawValue)), ("trim", .string(style.trim.rawValue)),
          ("mode", .string(style.mode.rawValue)),
        ])
      ),
      (
        "capHeightTrim",
        .array(
          inspection.capHeightTrims.enumerated().map { index, trim in
            .object([
              ("size", .points(inspection.options.sizes[index], .full)),
              ("origin", .string("hhea")),
              ("capHeightTrim", .number(trim.capHeightTrim)),
              ("baselineTrim", .number(trim.baselineTrim)),
            ])
          })
      ),
    ]
  }

  /// Of a rule; none without a line height, and for rules that know none.
  func members(_ ruled: RuledMetrics) -> [(key: String, value: JSONValue)] {
    guard let first = ruled.givenLines.first else { return [] }
    return [
      (
        "withLineHeight",
        .object([
          ("origin", .string(ruled.chosen.metrics.origin.rawValue)),
          ("reason", .string(first.reason)), ("certainty", .string(first.certainty.rawValue)),
          ("atSizes", .array(ruled.givenLines.map(line))),
        ])
      )
    ]
  }

  private func line(_ line: GivenLine) -> JSONValue {
    .object([
      ("size", .points(line.size, .full)), ("lineHeight", .points(line.lineHeight, .full)),
      ("ascent", .points(line.ascent, .full)), ("descent", .points(line.descent, .full)),
      (
        "trimmed",
        .object(
          line.trimmed.map { trimmed in
            (
              trimmed.edge.rawValue,
              .object([
                ("height", .points(trimmed.height, .full)), ("over", .points(trimmed.over, .full)),
                ("under", .points(trimmed.under, .full)),
              ])
            )
          })
      ),
    ])
  }

  // MARK: Text

  /// A grid for each size; none without a line height.
  var blocks: [[String]] {
    guard let height else { return [] }
    let rules = inspection.rules.filter { !$0.givenLines.isEmpty }
    return inspection.options.sizes.enumerated().map { index, size in
      let given = height.length(at: size).value.plainDescription
      let grid = TextGrid(
        headings: [
          [
            "at \(size.value.plainDescription) px in \(given)", "line", "above", "below",
            "cap alphabetic", "ex alphabetic", "text", "certainty",
          ]
        ],
        rows: rules.compactMap { ruled in
          index < ruled.givenLines.count ? row(ruled, ruled.givenLines[index]) : nil
        })
      let trim = index < inspection.capHeightTrims.count ? inspection.capHeightTrims[index] : nil
      let margins =
        trim.map {
          ["cap-height trim by margins: \(plain: $0.capHeightTrim)em, \(plain: $0.baselineTrim)em"]
        } ?? []
      return grid.lines(headingEmphasis: emphasis.bold) + reasons(rules) + margins
    }
  }

  private func row(_ ruled: RuledMetrics, _ line: GivenLine) -> [String] {
    func height(_ edge: TextBoxEdge) -> String {
      line.trimmed.first { $0.edge == edge }?.height.value.fixed(3) ?? "–"
    }
    return [
      ruled.rule.rawValue, line.lineHeight.value.fixed(3), line.ascent.value.fixed(3),
      line.descent.value.fixed(3), height(.capAlphabetic), height(.exAlphabetic), height(.text),
      line.certainty.rawValue,
    ]
  }

  private func reasons(_ rules: [RuledMetrics]) -> [String] {
    rules.flatMap { ruled in
      "\(ruled.rule.rawValue): \(ruled.givenLines[0].reason)".wrappedLines(
        width: TextExporter.width)
    }
  }
}

extension GivenLineHeight {
  fileprivate var multiple: Double? {
    if case .multiple(let factor) = self { factor } else { nil }
  }

  fileprivate var fixedLength: Points? {
    if case .length(let length) = self { length } else { nil }
  }
}

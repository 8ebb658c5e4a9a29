import FieldMetrics

/// `metrics-cli explain`: how one cell of a table was computed.
enum ExplainCommand {
  private enum Format: String, CaseIterable {
    case text
    case json
  }

  private static let column = OptionSpec(
    names: ["--column"], value: "column",
    help: """
      The cell's column, by its name in CSV or its path in JSON: bodyLineHeight, floatScale, \
      captionSlot, fieldHeight, label.restY, sizes.body, ...
      """)
  private static let format = OptionSpec(
    names: ["--format"], value: "format", help: "(default: text)",
    choices: Format.allCases.map(\.rawValue))

  static let spec = CommandSpec(
    name: "metrics-cli explain",
    abstract: "How one cell of a table was computed.",
    discussion: """
      From tables and fields of the font, deltas of its variations, the ladder and the component \
      to the number that table shows, with each formula, rounding and how sure each fact is. Takes \
      the options of table; of several labels the first counts.
      """,
    examples: [
      (
        "metrics-cli explain --font Inter.ttf --category AX5 --column floatScale",
        "Why the label is drawn at 0.8113."
      ),
      (
        "metrics-cli explain --font Inter.ttf --column fieldHeight --format json",
        "For a program."
      ),
      (
        "metrics-cli explain --component mui-filled --root-size 20 --column fieldHeight",
        "A field of the web."
      ),
      (
        "metrics-cli explain --font Inter.ttf --platform chrome --column bodyLineHeight",
        "A line as Chrome rounds it."
      ),
    ],
    options: [column] + FontOptions.all
      + [
        FontOptions.fallback, ComponentOptions.component, TableCommand.label,
        LadderOptions.category(default: "L"), LadderOptions.sizing, TableCommand.displayScale,
        TableCommand.width, TableCommand.minimumHeight, TableCommand.limit, TableCommand.locale,
        TableCommand.digits, TableCommand.semibold,
      ] + LadderOptions.all + ShapingArguments.ofTable
      + [format, NumberOptions.precision("text and json"), OutputOptions.output])

  static func run(_ arguments: ParsedArguments) throws {
    try TableCommand.checkCombinations(arguments)
    let format = try arguments.choice(Self.format, Format.self) ?? .text
    let column = try column(arguments)
    let component = try ComponentOptions.component(arguments) ?? FieldComponent.formField()
    let options = try TableCommand.tableOptions(arguments, component.platform)
    let step = try options.onlyStep(arguments, "An explanation")
    for (isNeeded, option) in [
      (column.needsLabel, TableCommand.label), (column.needsLimit, TableCommand.limit),
    ] where isNeeded && !arguments.has(option) {
      throw UsageError(
        "Column \(column.rawValue) needs '\(option.usage)'", in: arguments.command)
    }
    let semibold = try arguments.value(TableCommand.semibold).map {
      try FontOptions.file(named: $0, arguments).face(at: 0)
    }
    let font = try FontOptions.stack(arguments).map { TableFont.stack($0, semibold: semibold) }
    let explanation = try TableExplainer(font ?? .system, options: options, component: component)
      .explain(column, at: step)
    let exporter = ExplanationExporter(
      numbers: try NumberOptions.format(arguments), emphasis: OutputOptions.emphasis(arguments))
    try OutputOptions.deliver(
      format == .json ? exporter.json(explanation) : exporter.text(explanation), arguments)
  }

  private static func column(_ arguments: ParsedArguments) throws(UsageError) -> TableColumn {
    guard let name = arguments.value(column) else {
      throw UsageError("Missing expected option '\(column.usage)'", in: spec)
    }
    guard let found = TableColumn(name: name) else {
      let names = TableColumn.allCases.flatMap(\.names)
      throw .invalid(name, for: column, ParsedArguments.hint(name, names), in: spec)
    }
    return found
  }
}

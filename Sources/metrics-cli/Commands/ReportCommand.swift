import FieldMetrics

/// `metrics-cli report`: one page of HTML about a font and a component.
enum ReportCommand {
  static let spec = CommandSpec(
    name: "metrics-cli report",
    abstract: "One self-contained HTML page with tables and pictures.",
    discussion: """
      Tables, a contact sheet of all states, a chart of the float scale, labels that do not fit, \
      and findings. The page needs neither network nor script, and follows the reader's light or \
      dark.
      """,
    examples: [
      (
        "metrics-cli report --font Inter.ttf --label \"Email address\" -o report.html",
        "Everything about one font."
      ),
      (
        "metrics-cli report --font Inter.ttf --component mui-filled -o mui.html",
        "Another component."
      ),
    ],
    options: FontOptions.all
      + [
        FontOptions.fallback, ComponentOptions.component, TableCommand.label,
        LadderOptions.category(default: "all"), LadderOptions.sizing, TableCommand.displayScale,
        TableCommand.width, TableCommand.minimumHeight, TableCommand.limit, TableCommand.locale,
        TableCommand.digits, TableCommand.semibold, LayoutCommand.direction,
      ] + LadderOptions.all + [OutputOptions.output])

  static func run(_ arguments: ParsedArguments) throws {
    try TableCommand.checkCombinations(arguments)
    guard arguments.has(FontOptions.font) else {
      throw UsageError("Missing expected option '\(FontOptions.font.usage)'", in: spec)
    }
    let component = try ComponentOptions.component(arguments) ?? FieldComponent.formField()
    var table = try TableCommand.tableOptions(arguments, component.platform)
    table.chosenSteps = table.chosenSteps.map(table.ladder.sorted)
    let semibold = try arguments.value(TableCommand.semibold).map {
      try FontOptions.file(named: $0, arguments).face(at: 0)
    }
    let font = try FontOptions.stack(arguments).map { TableFont.stack($0, semibold: semibold) }
    let page = try ReportPage(
      font ?? .system, component, options: table,
      direction: try LayoutCommand.direction(arguments)
    ).text()
    try OutputOptions.deliver(page, arguments)
  }
}

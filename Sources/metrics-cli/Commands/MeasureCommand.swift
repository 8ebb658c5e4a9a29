import FieldMetrics

/// `metrics-cli measure`: labels in a font.
enum MeasureCommand {
  private static let label = OptionSpec(
    names: ["--label"], value: "text", help: "A text to measure. May be given again.",
    isRepeatable: true)
  private static let style = OptionSpec(
    names: ["--style"], value: "styles",
    help: """
      Text styles, separated by commas; caption and title are caption1 and title1. (default: body)
      """, choices: TextStyle.allCases.map(\.rawValue), isRepeatable: true)
  private static let width = OptionSpec(
    names: ["--width"], value: "points",
    help: "Wrap in lines of this width, and say whether the label fits.")
  private static let lines = OptionSpec(
    names: ["--lines"], value: "count",
    help: "With --width: the most lines for which a label fits. (default: 1)")
  private static let displayScale = OptionSpec(
    names: TableCommand.displayScale.names, value: TableCommand.displayScale.value,
    help: """
      Pixels to a point, where a platform's lines or a browser's widths are rounded. (default: 3, \
      with --sizes 1)
      """)
  private static let format = OptionSpec(
    names: ["--format"], value: "format", help: "(default: text)",
    choices: MeasureFormat.allCases.map(\.rawValue))
  private static let jobs = OptionSpec(
    names: ["--jobs"], value: "count",
    help: "How many threads measure; the output is the same. (default: 1 for each processor)")

  static let spec = CommandSpec(
    name: "metrics-cli measure",
    abstract: "How wide and how high labels are in a font, and whether they fit.",
    discussion: """
      Width, line height with the fallbacks that take part, ink, and ink beyond the line of the \
      first font, in points. A label with line breaks is measured line by line, and its width is \
      the widest. What is not known, as the width of a label with a character that no font has, is \
      absent.
      """,
    examples: [
      ("metrics-cli measure --font Inter.ttf --label \"Email address\"", "One label, body at L."),
      (
        "metrics-cli measure --font Inter.ttf --file labels.txt --width 329",
        "Each line of a file: does it fit on one line?"
      ),
      (
        "metrics-cli measure --font Inter.ttf --file strings.xml --category AX5",
        "An Android app's labels at the largest text size."
      ),
      (
        "metrics-cli measure --font Inter.ttf --file a.xcstrings --format jsonl",
        "A string catalog, a JSON object on a line for each label and language."
      ),
      (
        "metrics-cli measure --font Inter.ttf --label Name --platform chrome --sizes 16",
        "As wide as Chrome draws it; --display-scale 2 on a 2x screen."
      ),
    ],
    options: FontOptions.all
      + [
        FontOptions.fallback, label, LabelInput.file, LabelInput.inputFormat, LabelInput.locale,
        style, LadderOptions.category(default: "L"), LadderOptions.sizing,
        displayScale, width, lines,
      ] + LadderOptions.all + BrowserMeasure.all + ShapingArguments.all
      + [format, NumberOptions.precision("csv and json"), jobs, OutputOptions.output])

  static func run(_ arguments: ParsedArguments) throws {
    let format = try arguments.choice(Self.format, MeasureFormat.self) ?? .text
    let numbers = try NumberOptions.format(arguments)
    let isForBrowser = try BrowserMeasure.isAskedFor(arguments)
    let options = try measuringOptions(arguments)
    let jobs = try arguments.value(jobs, hint: "Please provide a whole number from 1 to 64.") {
      Int($0).flatMap { (1...64).contains($0) ? $0 : nil }
    }
    let input = try LabelInput(arguments, texts: arguments.all(label), textOption: label)
    guard let stack = try FontOptions.stack(arguments) else {
      throw UsageError("Missing expected option '\(FontOptions.font.usage)'", in: spec)
    }
    if isForBrowser { return try BrowserMeasure.run(arguments, input, stack, format, numbers) }
    let exporter = MeasureExporter(
      format, source: try MeasureSource(stack, options: options), numbers: numbers,
      emphasis: OutputOptions.emphasis(arguments))
    try OutputOptions.deliver(arguments) { output in
      var run = MeasureRun(
        stack, options, exporter, jobs: jobs ?? min(8, Processors.count))
      try run.measure(input, &output)
    }
  }

  private static func measuringOptions(_ arguments: ParsedArguments) throws -> MeasuringOptions {
    var options = MeasuringOptions(shaping: try ShapingArguments.options(arguments))
    if arguments.has(style) { options.styles = try styles(arguments) }
    let choice = try LadderChoice(arguments, nil)
    options.ladder = choice.ladder
    options.steps = choice.ladder.sorted(choice.steps ?? [choice.ladder.standardStep])
    options.rule = choice.rule
    if let rule = try LadderOptions.sizingRule(arguments, choice.ladder) { options.sizing = rule }
    if let grid = try TableCommand.grid(arguments) {
      guard options.rule != .ios else {
        throw UsageError(
          "'\(displayScale.usage)' needs a '\(LadderOptions.platform.usage)' that rounds",
          in: spec)
      }
      options.grid = grid
    }
    options.width = try arguments.value(width, hint: NumberOptions.lengthHint) {
      NumberOptions.length($0)
    }
    if let limit = try arguments.value(
      lines, hint: "Please provide a whole number, 1 or more.",
      { Int($0).flatMap { $0 >= 1 ? $0 : nil } })
    {
      guard options.width != nil else {
        throw UsageError("'\(lines.usage)' needs '\(width.usage)'", in: spec)
      }
      options.lineLimit = limit
    }
    return options
  }

  private static func styles(_ arguments: ParsedArguments) throws(UsageError) -> [TextStyle] {
    let swiftUINames = ["title": TextStyle.title1, "caption": .caption1]
    var styles: [TextStyle] = []
    for list in arguments.all(style) {
      for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        let known = TextStyle.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
        guard let found = known ?? swiftUINames[name.lowercased()] else {
          let names = TextStyle.allCases.map(\.rawValue)
          throw .invalid(
            name, for: style, ParsedArguments.hint(name, names), in: arguments.command)
        }
        if !styles.contains(found) { styles.append(found) }
      }
    }
    return styles
  }
}

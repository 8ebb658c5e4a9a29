import FieldMetrics

/// `metrics-cli table`: the lookup table of a floating-label field.
enum TableCommand {
  static let label = OptionSpec(
    names: ["--label"], value: "text",
    help: "A label to measure, at rest and floated. May be given again.", isRepeatable: true)
  static let displayScale = OptionSpec(
    names: ["--display-scale"], value: "scale",
    help: "Pixels to a point: 1, 2 or 3 on iOS. (default: 3)")
  static let width = OptionSpec(
    names: ["--width"], value: "points", help: "The field's width. (default: 361)")
  static let minimumHeight = OptionSpec(
    names: ["--min-height"], value: "points",
    help: "The field's least height; 44 at least. (default: the component's, 56)")
  static let limit = OptionSpec(
    names: ["--limit"], value: "count",
    help: "The counter's limit; gives the counter's width.")
  static let locale = OptionSpec(
    names: ["--locale"], value: "tag",
    help: """
      Whose digits and groups the counter has: a BCP 47 tag such as ar-EG or hi-u-nu-deva. \
      (default: en)
      """)
  static let digits = OptionSpec(
    names: ["--digits"], value: "rule",
    help: """
      The counter's digits: those of the locale on Apple's systems (apple) or in CLDR (cldr), \
      or the same in every locale (latn, arab, deva, ...). (default: apple)
      """)
  static let semibold = OptionSpec(
    names: ["--semibold"], value: "file",
    help: """
      Font file of the semibold, in which the counter is set; needed with --limit for a font \
      that has no wght axis.
      """)
  static let spec = CommandSpec(
    name: "metrics-cli table",
    abstract: "The lookup table of a floating-label field in one font.",
    discussion: """
      A row for each text size, with line heights, the label's float scale, the reserved caption \
      slot, the field's height and the label's position. Without --font for the system font of \
      iOS: heights, no widths.
      """,
    examples: [
      ("metrics-cli table --font Inter.ttf", "All twelve text sizes, for reading."),
      (
        "metrics-cli table --font Inter.ttf --label \"Email address\" --limit 160",
        "With the widths of a label and of the counter 160/160."
      ),
      (
        "metrics-cli table --font Inter.ttf --axes wght=600 --sizing custom",
        "A variable font's semibold, as Font.custom(_:size:relativeTo:) sizes it."
      ),
      (
        "metrics-cli table --font Inter.ttf --format swift -o InterMetrics.swift",
        "Constants for an app; also kotlin, typescript, css, c and others."
      ),
      (
        "metrics-cli table --font Inter.ttf --format c -o inter.h --check",
        "Fails when the file is not what would be written now, and says in which fields."
      ),
      (
        "metrics-cli table --font NotoSansBengali-Regular.ttf --limit 160 --locale as",
        "The counter in the digits of Assamese."
      ),
      (
        "metrics-cli table --font Inter.ttf --label \"Col·legi\" --language ca",
        "A label in Catalan's letter forms; see also --features, --tracking, --direction."
      ),
      ("metrics-cli table --display-scale 2", "The system font on a 2x screen."),
    ],
    options: FontOptions.all
      + [
        FontOptions.fallback, ComponentOptions.component, label,
        LadderOptions.category(default: "all"), LadderOptions.sizing,
        displayScale, width, minimumHeight, limit, locale, digits, semibold,
      ] + LadderOptions.all + ShapingArguments.ofTable
      + ExportArguments.all + [OutputOptions.output] + FreshnessArguments.all)

  static func run(_ arguments: ParsedArguments) throws {
    try checkCombinations(arguments)
    let format = try arguments.choice(ExportArguments.format, TableFormat.self) ?? .text
    let writing = try ExportArguments.options(arguments, format)
    let freshness = try FreshnessArguments(arguments)
    try freshness.run(arguments) {
      let table = try table(arguments)
      let inputs = freshness.needsInputs ? try InputPaths.ofTable(arguments) : []
      if let path = freshness.depfile {
        try Depfile(outputs: arguments.all(OutputOptions.output), inputs: inputs).write(to: path)
      }
      if freshness.isCheck {
        let file = arguments.value(OutputOptions.output) ?? ""
        let output = GeneratedFile(path: file, table: table, exporter: format.exporter(writing))
        try freshness.report([output.checked(tolerance: freshness.tolerance)])
      } else {
        try OutputOptions.deliver(format.exporter(writing).text(of: table), arguments)
        complain(about: table, format)
      }
      return inputs
    }
  }

  /// The table that the options ask for.
  static func table(_ arguments: ParsedArguments) throws -> MetricsTable {
    let component = try ComponentOptions.component(arguments)
    var options = try tableOptions(arguments, component?.platform ?? .ios)
    options.chosenSteps = options.chosenSteps.map(options.ladder.sorted)
    let semibold = try arguments.value(Self.semibold).map {
      try FontOptions.file(named: $0, arguments).face(at: 0)
    }
    let font = try FontOptions.stack(arguments).map { TableFont.stack($0, semibold: semibold) }
    return try MetricsTableBuilder(
      font ?? .system, options: options, component: component
    ).build()
  }

  /// Says on standard error what a format has no room for.
  static func complain(about table: MetricsTable, _ format: TableFormat) {
    guard !format.carriesNotes else { return }
    for note in table.notes where note.severity > .note {
      Console.complain("\(note.severity.rawValue): \(note.message)")
    }
  }

  /// Options that would be ignored are mistakes.
  static func checkCombinations(_ arguments: ParsedArguments) throws(UsageError) {
    for option in [locale, digits, semibold] where arguments.has(option) {
      guard arguments.has(limit) else {
        throw UsageError("'\(option.usage)' needs '\(limit.usage)'", in: arguments.command)
      }
    }
    guard !arguments.has(semibold) || arguments.has(FontOptions.font) else {
      throw UsageError(
        "'\(semibold.usage)' needs '\(FontOptions.font.usage)'", in: arguments.command)
    }
    for option in ShapingArguments.ofTable where arguments.has(option) {
      guard arguments.has(FontOptions.font) else {
        throw UsageError(
          "'\(option.usage)' needs '\(FontOptions.font.usage)'", in: arguments.command)
      }
      guard arguments.has(label) || arguments.has(limit) else {
        throw UsageError(
          "'\(option.usage)' needs '\(label.usage)' or '\(limit.usage)'", in: arguments.command)
      }
    }
  }

  static func grid(_ arguments: ParsedArguments) throws(UsageError) -> PixelGrid? {
    try arguments.value(displayScale, hint: "Please provide a number from 0.5 to 16.") {
      NumberOptions.length($0, from: 0.5, to: 16).flatMap { PixelGrid(displayScale: $0.value) }
    }
  }

  /// - Parameter platform: the component's.
  static func tableOptions(
    _ arguments: ParsedArguments, _ platform: ComponentPlatform
  ) throws -> TableOptions {
    var options = TableOptions()
    let choice = try LadderChoice(arguments, platform)
    options.ladder = choice.ladder
    options.chosenSteps = choice.steps
    options.rule = choice.rule
    options.textSize = choice.textSize
    if !choice.rule.isApples { options.digits = .cldr }
    if let rule = try LadderOptions.sizingRule(arguments, choice.ladder) { options.sizing = rule }
    if let grid = try grid(arguments) { options.grid = grid }
    if let width = try arguments.value(
      width, hint: NumberOptions.lengthHint, { NumberOptions.length($0) })
    {
      options.fieldWidth = width
    }
    if let height = try arguments.value(
      minimumHeight, hint: NumberOptions.lengthHint, { NumberOptions.length($0) })
    {
      options.minimumHeight = height
    }
    options.limit = try arguments.value(
      limit, hint: "Please provide a whole number, 0 or more."
    ) { Int($0).flatMap { $0 >= 0 ? $0 : nil } }
    if let locale = try arguments.value(
      locale, hint: "Please provide a language tag such as en, pt-BR or ar-EG-u-nu-latn.",
      LocaleTag.init)
    {
      options.locale = locale
    }
    if let name = arguments.value(digits) {
      guard let rule = DigitsRule(name: name) else {
        throw UsageError.invalid(
          name, for: digits, ParsedArguments.hint(name, DigitsRule.names), in: arguments.command)
      }
      options.digits = rule
    }
    options.shaping = try ShapingArguments.options(arguments)
    options.labels = try arguments.all(label).map { text in
      guard let label = FieldLabel(text) else {
        throw UsageError.invalid(
          text, for: Self.label,
          "A floating label is one line: take the line break or control character out.",
          in: arguments.command)
      }
      return label
    }
    return options
  }
}

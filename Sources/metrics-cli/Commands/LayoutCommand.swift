import FieldMetrics

/// `metrics-cli layout`: the frame of every part of a component in one state.
enum LayoutCommand {
  private enum Direction: String, CaseIterable {
    case ltr
    case rtl
  }

  private static let state = OptionSpec(
    names: ["--state"], value: "states",
    help: """
      What the field shows now, separated by commas: focused, filled, multiline, error, ... as \
      metrics-cli component show says. What follows from others is added.
      """, isRepeatable: true)
  private static let label = OptionSpec(
    names: ["--label"], value: "text", help: "The label.")
  private static let text = OptionSpec(
    names: ["--text"], value: "text", help: "What is typed; the field is filled.")
  private static let error = OptionSpec(
    names: ["--error"], value: "text",
    help:
      "An error message, wrapped at the width it has. Again for one more, where a field has several.",
    isRepeatable: true)
  private static let helpText = OptionSpec(
    names: ["--help-text"], value: "text", help: "The text below the field, unless an error shows.")
  private static let slot = OptionSpec(
    names: ["--slot"], value: "slot=text",
    help: "Another text of the component, such as legend=Address.", isRepeatable: true)
  static let direction = OptionSpec(
    names: ["--direction"], value: "direction", help: "(default: ltr)",
    choices: Direction.allCases.map(\.rawValue))
  static let progress = OptionSpec(
    names: ["--progress"], value: "fraction",
    help: "The label on its way from rest, 0, to float, 1; a spring goes a little beyond.")
  private static let reducedMotion = OptionSpec(
    names: ["--reduced-motion"], value: nil,
    help: "With --progress: name the curve that the system's Reduce Motion setting gives.")
  private static let unrounded = OptionSpec(
    names: ["--unrounded"], value: nil,
    help: "Heights and frames as the formulas give them, not rounded to pixels.")
  private static let format = OptionSpec(
    names: ["--format"], value: "format", help: "(default: text)",
    choices: LayoutFormat.allCases.map(\.rawValue)
      + PictureOptions.Format.allCases.map(\.rawValue))

  static let spec = CommandSpec(
    name: "metrics-cli layout",
    abstract: "The frame of every part of a field in one state.",
    discussion: """
      In points from the field's top left corner, rounded to pixels as iOS places views. Messages \
      are wrapped in the font; without --font, what depends on a width is absent.
      """,
    examples: [
      (
        "metrics-cli layout --font Inter.ttf --label \"Email\" --state focused",
        "A focused field: its label floats."
      ),
      (
        "metrics-cli layout --font Inter.ttf --error \"No address\" --limit 9 --text a@b",
        "With an error message and a counter."
      ),
      (
        "metrics-cli layout --font Inter.ttf --direction rtl --category AX5",
        "Right to left, at the largest text size."
      ),
      (
        "metrics-cli layout --component suiss-field --root-size 20 --format json",
        "A component of the web in larger text, for a program."
      ),
      (
        "metrics-cli layout --font Inter.ttf --format svg --guides -o field.svg",
        "A picture, with the boxes of all parts; also png, --sheet and --animate."
      ),
      (
        "metrics-cli layout --font Inter.ttf --label Name --progress 0.5",
        "The label half way from rest to float."
      ),
    ],
    options: FontOptions.all
      + [
        FontOptions.fallback, ComponentOptions.component, state, label, text, error, helpText, slot,
        TableCommand.limit, TableCommand.locale, TableCommand.digits, TableCommand.semibold,
        TableCommand.width, TableCommand.minimumHeight, direction,
        LadderOptions.category(default: "L"), LadderOptions.sizing, TableCommand.displayScale,
        progress, reducedMotion, unrounded, format, NumberOptions.precision("json"),
      ] + LadderOptions.all + PictureOptions.all + [OutputOptions.output])

  static func run(_ arguments: ParsedArguments) throws {
    let component = try ComponentOptions.component(arguments) ?? FieldComponent.formField()
    let table = try TableCommand.tableOptions(arguments, component.platform)
    let options = try layoutOptions(arguments, component, table)
    try PictureOptions.check(arguments, Self.format)
    let picture = PictureOptions.format(arguments, Self.format)
    let format = picture == nil ? try arguments.choice(Self.format, LayoutFormat.self) : nil
    let numbers = try NumberOptions.format(arguments)
    guard !arguments.has(TableCommand.semibold) || arguments.has(FontOptions.font) else {
      throw UsageError(
        "'\(TableCommand.semibold.usage)' needs '\(FontOptions.font.usage)'", in: spec)
    }
    let semibold = try arguments.value(TableCommand.semibold).map {
      try FontOptions.file(named: $0, arguments).face(at: 0)
    }
    let font = try FontOptions.stack(arguments).map { TableFont.stack($0, semibold: semibold) }
    if let picture {
      try LayoutPicture(
        font: font ?? .system, component: component, options: options,
        columns: try arguments.all(state).map {
          $0.lowercased() == "rest" ? [] : try states(in: $0, component)
        },
        steps: table.chosenSteps ?? table.ladder.steps
      ).deliver(picture, arguments)
      return
    }
    let layout = try FieldLayoutBuilder(font ?? .system, component, options: options).build()
    try OutputOptions.deliver(
      (format ?? .text).text(
        of: layout, numbers: numbers, emphasis: OutputOptions.emphasis(arguments)),
      arguments)
  }

  static func direction(_ arguments: ParsedArguments) throws(UsageError) -> TextDirection {
    try arguments.choice(direction, Direction.self) == .rtl ? .rightToLeft : .leftToRight
  }

  private static func layoutOptions(
    _ arguments: ParsedArguments, _ component: FieldComponent, _ table: TableOptions
  ) throws -> LayoutOptions {
    for option in [TableCommand.locale, TableCommand.digits] where arguments.has(option) {
      guard arguments.has(TableCommand.limit) else {
        throw UsageError("'\(option.usage)' needs '\(TableCommand.limit.usage)'", in: spec)
      }
    }
    let step =
      try arguments.has(PictureOptions.sheet)
      ? table.chosenSteps?.first ?? table.ladder.standardStep
      : table.onlyStep(arguments, "A layout")
    let progress = try arguments.value(progress, hint: "Please provide a number from -0.5 to 1.5.")
    {
      Double(decimal: $0).flatMap { (-0.5...1.5).contains($0) ? $0 : nil }
    }
    guard progress != nil || !arguments.has(reducedMotion) else {
      throw UsageError("'\(reducedMotion.usage)' needs '\(Self.progress.usage)'", in: spec)
    }
    return LayoutOptions(
      states: try states(arguments, component), texts: try texts(arguments, component),
      width: table.fieldWidth, direction: try direction(arguments),
      ladder: table.ladder, step: step, rule: table.rule, sizing: table.sizing, grid: table.grid,
      textSize: table.textSize,
      isUnrounded: arguments.has(unrounded),
      progress: progress, hasReducedMotion: arguments.has(reducedMotion), limit: table.limit,
      locale: table.locale, digits: table.digits, minimumHeight: table.minimumHeight)
  }

  private static func states(
    _ arguments: ParsedArguments, _ component: FieldComponent
  ) throws(UsageError) -> [String] {
    var all: [String] = []
    for list in arguments.all(state) {
      if list.lowercased() == "rest", arguments.has(PictureOptions.sheet) { continue }
      all += try states(in: list, component)
    }
    return all
  }

  private static func states(
    in list: String, _ component: FieldComponent
  ) throws(UsageError) -> [String] {
    var state = FieldState()
    do throws(FieldState.UnknownFlag) {
      try state.add(list: list, of: component)
    } catch {
      throw .invalid(
        error.name, for: Self.state, ParsedArguments.hint(error.name, error.known), in: spec)
    }
    return state.names
  }

  private static func texts(
    _ arguments: ParsedArguments, _ component: FieldComponent
  ) throws(UsageError) -> [String: [String]] {
    var texts: [String: [String]] = [:]
    for (option, slot) in [(label, "label"), (text, "input"), (helpText, "help")] {
      if let value = arguments.value(option) { texts[slot] = [value] }
    }
    if arguments.has(error) { texts["error"] = arguments.all(error) }
    let known = component.textNames
    for setting in arguments.all(slot) {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, known.contains(String(parts[0])) else {
        throw .invalid(
          setting, for: slot, ParsedArguments.hint(String(parts[0]), known), in: spec)
      }
      texts[String(parts[0]), default: []].append(String(parts[1]))
    }
    return texts
  }
}

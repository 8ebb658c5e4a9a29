import FieldMetrics

/// `metrics-cli simulate --format svg`: what a field goes through, drawn.
struct SimulateFilm {
  static let format = "svg"
  private static let font = OptionSpec(
    names: ["--font"], value: "file", help: "With svg: the font that the field is drawn in.")
  private static let category = LadderOptions.category(default: "L")

  /// Those that only a film has.
  static let options =
    [
      font, FontOptions.fallback, TableCommand.width, LayoutCommand.direction, category,
      PictureOptions.appearance,
    ] + LadderOptions.all

  private let builder: (FieldState) throws -> ComponentLayout
  private let painter: FieldPainter
  private var steps: [FilmStep] = []
  private var last: ComponentLayout?

  /// Options that would be ignored are mistakes.
  static func check(_ arguments: ParsedArguments, isFilm: Bool) throws(UsageError) {
    if isFilm {
      guard arguments.has(font) else {
        throw UsageError("'--format svg' needs '\(font.usage)'", in: arguments.command)
      }
      return
    }
    for option in options where arguments.has(option) {
      throw UsageError("'\(option.usage)' needs '--format svg'", in: arguments.command)
    }
  }

  init(_ field: any FieldMachine, _ arguments: ParsedArguments) throws {
    guard let component = FieldComponent.builtIn(field.component),
      let stack = try FontOptions.stack(arguments)
    else {
      throw UsageError("'--format svg' needs '\(Self.font.usage)'", in: arguments.command)
    }
    let table = try TableCommand.tableOptions(arguments, component.platform)
    let step = try table.onlyStep(arguments, "A film")
    let font = TableFont.stack(stack, semibold: nil)
    let options = LayoutOptions(
      width: table.fieldWidth, direction: try LayoutCommand.direction(arguments),
      ladder: table.ladder, step: step, rule: table.rule, grid: table.grid,
      textSize: table.textSize, locale: table.locale, digits: table.digits)
    painter = FieldPainter(font)
    builder = { state in
      var options = options
      options.states = state.names
      options.texts = state.texts
      return try FieldLayoutBuilder(font, component, options: options).build()
    }
    try append("start", field.shown)
  }

  mutating func append(_ line: Int, _ event: FieldScriptEvent, _ shown: FieldShown) throws {
    guard steps.count < FieldPainter.longestFilm else {
      throw TooLong(line: line)
    }
    try append("\(line) \(event.words)", shown)
  }

  private mutating func append(_ caption: String, _ shown: FieldShown) throws {
    let layout = try builder(shown.state)
    steps.append(FilmStep(caption: caption, frames: layout.frames))
    last = layout
  }

  func deliver(_ arguments: ParsedArguments) throws {
    guard let last else { return }
    let picture = try painter.film(
      of: steps, title: "\(last.frames.component) over \(steps.count - 1) events",
      description: "In the end: " + PictureWords.description(of: last))
    try PictureOptions.deliver(
      picture, .svg, defaultScale: 1, provenance: PictureWords.provenance(of: last), arguments)
    PictureOptions.complain(last.notes + painter.findings)
  }

  private struct TooLong: Error, CustomStringConvertible {
    let line: Int

    var description: String {
      "line \(line): found more than \(FieldPainter.longestFilm - 1) events, which is the most that"
        + " a film shows; write --format text or jsonl, or a shorter script"
    }
  }
}

import FieldMetrics

/// `metrics-cli compare`: fonts side by side on platforms, and fallbacks of a web font.
enum CompareCommand {
  private static let font = OptionSpec(
    names: ["--font"], value: "file",
    help: "A font, by path or name. May be given again; the first is what others differ from.",
    isRepeatable: true)
  private static let fallback = OptionSpec(
    names: ["--fallback"], value: "file",
    help: "A font that stands in for the first until it is loaded. May be given again.",
    isRepeatable: true)
  private static let script = OptionSpec(
    names: ["--script"], value: "scripts",
    help: "With --fallback: the scripts whose sample both are as wide in. (default: latin)",
    choices: ScriptSample.allCases.map(\.rawValue), isRepeatable: true)
  private static let sample = OptionSpec(
    names: ["--sample"], value: "text",
    help: "With --fallback: a text of your own in place of the scripts'.")
  private static let style = OptionSpec(
    names: ["--style"], value: "style",
    help: "With --ladder or --category: the text style whose sizes count. (default: body)",
    choices: TextStyle.allCases.map(\.rawValue))
  private static let format = OptionSpec(
    names: ["--format"], value: "format", help: "(default: text)",
    choices: ComparisonFormat.allCases.map(\.rawValue))

  static let spec = CommandSpec(
    name: "metrics-cli compare",
    abstract: "Fonts side by side on platforms, and fallbacks for a web font.",
    discussion: """
      A matrix of line heights for each size: fonts by platforms, with what differs marked, and \
      the height that is safe on all of them. With --fallback, the @font-face overrides that make \
      another font take the web font's room.
      """,
    examples: [
      (
        "metrics-cli compare --font Inter.ttf --font Roboto-Regular.ttf --sizes 16",
        "Two fonts on all platforms."
      ),
      (
        "metrics-cli compare --font Inter.ttf --platform ios,compose --ladder android",
        "One font over the font scales of Android."
      ),
      (
        "metrics-cli compare --font Inter.ttf --fallback DejaVuSans.ttf --format css",
        "Rules for a stylesheet, so that nothing moves when Inter is loaded."
      ),
      (
        "metrics-cli compare --font Inter.ttf --fallback Karla.ttf --script latin,greek",
        "Scripts apart."
      ),
    ],
    options: [
      font, PlatformArguments.platform, PlatformArguments.sizes,
      LadderOptions.category(default: "all of the ladder"), LadderOptions.ladderOfSizes, style,
      PlatformArguments.displayScale, PlatformArguments.variant, fallback, script, sample, format,
      NumberOptions.precision("csv and json"), FontOptions.verbose, OutputOptions.output,
    ])

  static func run(_ arguments: ParsedArguments) throws {
    let format = try arguments.choice(Self.format, ComparisonFormat.self) ?? .text
    let isCSS = format == .css
    for option in [script, sample] where arguments.has(option) && !arguments.has(fallback) {
      throw UsageError("'\(option.usage)' needs '\(fallback.usage)'", in: spec)
    }
    guard !isCSS || arguments.has(fallback) else {
      throw UsageError("'--format css' needs '\(fallback.usage)'", in: spec)
    }
    guard arguments.has(font) else {
      throw UsageError("Missing expected option '\(font.usage)'", in: spec)
    }
    let inspected = try PlatformArguments.options(arguments, needsSizes: false)
    let sizes = try sizes(arguments, inspected)
    let faces = try arguments.all(font).map { name in
      let face = try FontOptions.file(named: name, arguments).face(at: 0)
      return (face: face, place: try face.place([]))
    }
    let comparison = FontComparison(
      faces, rules: inspected.rules, sizes: sizes, variants: inspected.variants)
    let exporter = ComparisonExporter(
      comparison, try matches(faces[0].face, arguments),
      numbers: try NumberOptions.format(arguments), emphasis: OutputOptions.emphasis(arguments))
    try OutputOptions.deliver(exporter.text(format), arguments)
  }

  private static func matches(
    _ face: Face, _ arguments: ParsedArguments
  ) throws -> [FallbackMatch] {
    let scripts = try PlatformArguments.names(script, arguments, ScriptSample.self)
    let text = arguments.value(sample)
    guard text == nil || scripts.isEmpty else {
      throw UsageError("'\(script.usage)' and '\(sample.usage)' exclude each other", in: spec)
    }
    return try arguments.all(fallback).flatMap { name in
      let fallback = try FontOptions.file(named: name, arguments).face(at: 0)
      guard text == nil else {
        return [try FallbackMatch((face, []), fallback: fallback, script: nil, text: text)]
      }
      return try (scripts.isEmpty ? [.latin] : scripts).map {
        try FallbackMatch((face, []), fallback: fallback, script: $0)
      }
    }
  }

  private static func textStyle(_ arguments: ParsedArguments) throws(UsageError) -> TextStyle? {
    guard let name = arguments.value(style) else { return nil }
    let known = TextStyle.allCases
    guard let found = known.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      throw .invalid(name, for: style, ParsedArguments.hint(name, known.map(\.rawValue)), in: spec)
    }
    return found
  }

  /// Those of `--sizes`, or of a style at the steps of a ladder; 16 where none is asked for.
  private static func sizes(
    _ arguments: ParsedArguments, _ inspected: InspectionOptions
  ) throws -> [FontComparison.Size] {
    let category = LadderOptions.category(default: "")
    let hasLadder = arguments.has(LadderOptions.ladder) || arguments.has(category)
    guard hasLadder || !arguments.has(style) else {
      throw UsageError("'\(style.usage)' needs '\(LadderOptions.ladder.usage)'", in: spec)
    }
    let given = inspected.sizes.isEmpty && !hasLadder ? [Points(16)] : inspected.sizes
    var sizes = given.map {
      FontComparison.Size("\($0.value.plainDescription) px", $0, grid: inspected.grid)
    }
    guard hasLadder else { return sizes }
    let choice = try LadderChoice.ofSizes(arguments)
    let style = try textStyle(arguments) ?? .body
    for step in choice.ladder.sorted(choice.steps ?? choice.ladder.steps) {
      guard let size = step.size(of: style) else {
        throw UsageError(
          "Ladder \(choice.ladder.name) has no style \(style.rawValue)", in: spec)
      }
      let grid = PixelGrid(displayScale: inspected.grid.displayScale * step.zoomFactor)
      sizes.append(
        FontComparison.Size(
          "\(step.title), \(style.rawValue) \(size.value.plainDescription)", size,
          grid: grid ?? inspected.grid))
    }
    return sizes
  }
}

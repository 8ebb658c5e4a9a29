import FieldMetrics

/// `metrics-cli simulate`: what a field does about a script of events.
enum SimulateCommand {
  private static let file = OptionSpec(
    names: ["--file"], value: "file",
    help: "The script, a JSON object on each line, or - for standard input. (default: -)")
  private static let format = OptionSpec(
    names: ["--format"], value: "format", help: "(default: text)",
    choices: SimulationFormat.allCases.map(\.rawValue) + [SimulateFilm.format])

  static let spec = CommandSpec(
    name: "metrics-cli simulate",
    abstract: "What a field shows, says, counts and emits, event by event.",
    discussion: """
      A script has an event on each line, such as {"event": "type", "text": "sam"}. Events: \
      focus, blur, tap, type, paste, delete, compose, commit, select, return, clear, set, error, \
      reveal, submit, enable and tick; docs/behaviour.md lists their members. Nothing but events \
      makes time pass.
      """,
    examples: [
      (
        "metrics-cli simulate --label Email --limit 20 --file script.jsonl",
        "A field with a counter."
      ),
      (
        "metrics-cli simulate --rule \"email=No address\" --file script.jsonl",
        "With a rule, and what is said when it fails."
      ),
      (
        "metrics-cli simulate --label Name --format jsonl --file script.jsonl",
        "All that the field shows after each event, for a program."
      ),
      (
        "metrics-cli simulate --font Inter.ttf --format svg -o film.svg < script.jsonl",
        "A film of at most \(FieldPainter.longestFilm - 1) events; the start is its first step."
      ),
    ],
    options: [file] + SimulateOptions.all + [format] + SimulateFilm.options
      + [OutputOptions.output])

  static func run(_ arguments: ParsedArguments) throws {
    let isFilm = arguments.value(Self.format)?.lowercased() == SimulateFilm.format
    let format = isFilm ? .text : try arguments.choice(Self.format, SimulationFormat.self) ?? .text
    try SimulateFilm.check(arguments, isFilm: isFilm)
    let field = try SimulateOptions.field(arguments)
    guard arguments.has(file) || !Console.isTerminal(Console.standardInput) else {
      throw UsageError("Missing expected option '\(file.usage)'", in: spec)
    }
    let input = try InputFile(arguments.value(file) ?? "-")
    if isFilm {
      var film = try SimulateFilm(field, arguments)
      try play(input, field) { line, event, field, _ in try film.append(line, event, field.shown) }
      return try film.deliver(arguments)
    }
    let exporter = SimulationExporter(
      format, component: field.component,
      settings: try SimulateOptions.settings(arguments),
      emphasis: OutputOptions.emphasis(arguments))
    try OutputOptions.deliver(arguments) { output in
      exporter.begin(field.shown, &output.bytes)
      do {
        try play(input, field) { line, event, field, effects in
          exporter.append(line: line, event, field.shown, effects, &output.bytes)
          try output.flushIfFull()
        }
      } catch let error as UnusableScript {
        // What happened before stands, as in every filter.
        try output.flush()
        throw error
      }
    }
  }

  private static func play(
    _ file: InputFile, _ field: any FieldMachine,
    _ body: (Int, FieldScriptEvent, any FieldMachine, [FieldEffect]) throws -> Void
  ) throws {
    var field = field
    var script = FieldScript()
    var progress = Progress(total: file.size)
    defer { if let end = progress.end { Console.show(end) } }
    var done = 0
    do {
      try file.read { bytes, isLast in
        let taken = try script.read(bytes, isLast: isLast) { line, event in
          let effects = field.receive(event.event)
          try body(line, event, field, effects)
        }
        done += taken
        if let bar = progress.update(done: done) { Console.show(bar) }
        return taken
      }
    } catch let error as FieldScriptError {
      throw UnusableScript(file: file.name, error: error)
    }
  }

  struct UnusableScript: Error, CustomStringConvertible {
    let file: String
    let error: FieldScriptError

    var description: String { "\(file.quoted), \(error)" }
  }
}

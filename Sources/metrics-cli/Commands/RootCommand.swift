import FieldMetrics

/// `metrics-cli`: hands the line to a subcommand.
enum RootCommand {
  private typealias Run = @Sendable (ParsedArguments) throws -> Void

  private static let version = OptionSpec(
    names: ["--version"], value: nil, help: "Show the version.")

  private static let subcommands: [(spec: CommandSpec, run: Run)] = [
    (TableCommand.spec, TableCommand.run),
    (LayoutCommand.spec, LayoutCommand.run),
    (ExplainCommand.spec, ExplainCommand.run),
    (ReportCommand.spec, ReportCommand.run),
    (ComponentCommand.spec, ComponentCommand.run),
    (InspectCommand.spec, InspectCommand.run),
    (CompareCommand.spec, CompareCommand.run),
    (MeasureCommand.spec, MeasureCommand.run),
    (CountCommand.spec, CountCommand.run),
    (CorpusCommand.spec, CorpusCommand.run),
    (SimulateCommand.spec, SimulateCommand.run),
  ]

  static let spec = CommandSpec(
    name: "metrics-cli",
    abstract: "How tall is this text field, in this font, at this text size?",
    discussion: """
      And does the label fit? Computed from the font file alone, as iOS draws it.
      """,
    examples: [
      ("metrics-cli table --font Inter.ttf", "The lookup table of a floating-label field."),
      ("metrics-cli inspect --font Inter.ttf", "What is in the font, and what is odd about it."),
      (
        "metrics-cli count --file labels.txt --each-line --limit 160",
        "How long each line is, and what a limit keeps of it."
      ),
    ],
    options: [version],
    subcommands: subcommands.map { ($0.spec.word, $0.spec.abstract) })

  static func run(_ words: [String]) throws {
    guard let first = words.first else {
      try Console.print(spec.helpText)
      return
    }
    switch first {
    case "--version": try Console.print("\(ToolIdentity.version)\n")
    case "--help", "-h": try Console.print(spec.helpText)
    case "help": try help(Array(words.dropFirst()))
    default:
      let command = try subcommand(first)
      let arguments = try ParsedArguments(Array(words.dropFirst()), command: command.spec)
      if arguments.wantsHelp {
        try Console.print(command.spec.helpText)
      } else {
        try command.run(arguments)
      }
    }
  }

  private static func help(_ words: [String]) throws {
    guard let name = words.first else {
      try Console.print(spec.helpText)
      return
    }
    try Console.print(try subcommand(name).spec.helpText)
  }

  private static func subcommand(
    _ name: String
  ) throws(UsageError) -> (spec: CommandSpec, run: Run) {
    if let command = subcommands.first(where: { $0.spec.word == name }) { return command }
    let kind = name.hasPrefix("-") ? "option" : "subcommand"
    let known =
      name.hasPrefix("-") ? spec.allOptions.flatMap(\.names) : subcommands.map(\.spec.word)
    let hint = Spelling.nearest(to: name, in: known).map { ". Did you mean '\($0)'?" } ?? ""
    throw UsageError("Unknown \(kind) \(name.quoted)\(hint)", in: spec)
  }
}

extension CommandSpec {
  /// The last word of the name, which is typed after the program's.
  var word: String { name.split(separator: " ").last.map(String.init) ?? name }
}

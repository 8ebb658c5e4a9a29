import FieldMetrics

/// `metrics-cli`: hands the line to a subcommand.
enum RootCommand {
  private static let version = OptionSpec(
    names: ["--version"], value: nil, help: "Show the version.")

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
    subcommands: Subcommand.allCases.map { ($0.rawValue, $0.spec.abstract) })

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
      let spec = command.spec
      let arguments = try ParsedArguments(Array(words.dropFirst()), command: spec)
      if arguments.wantsHelp {
        try Console.print(spec.helpText)
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

  private static func subcommand(_ name: String) throws(UsageError) -> Subcommand {
    if let command = Subcommand(rawValue: name) { return command }
    let kind = name.hasPrefix("-") ? "option" : "subcommand"
    let known =
      name.hasPrefix("-")
      ? spec.allOptions.flatMap(\.names) : Subcommand.allCases.map(\.rawValue)
    let hint = Spelling.nearest(to: name, in: known).map { ". Did you mean '\($0)'?" } ?? ""
    throw UsageError("Unknown \(kind) \(name.quoted)\(hint)", in: spec)
  }
}

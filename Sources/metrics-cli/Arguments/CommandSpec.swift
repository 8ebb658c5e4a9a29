/// An option of a command, in the words of its help.
struct OptionSpec: Sendable {
  /// Long name first: `--output`, `-o`.
  let names: [String]
  /// What its value is called in help; `nil` for a flag.
  let value: String?
  let isRepeatable: Bool
  private let makeHelp: @Sendable () -> String
  private let makeChoices: @Sendable () -> [String]

  /// - Parameters:
  ///   - help, choices: put together when somebody asks for them, and not at every start.
  init(
    names: [String], value: String?, help: @autoclosure @escaping @Sendable () -> String,
    choices: @autoclosure @escaping @Sendable () -> [String] = [], isRepeatable: Bool = false
  ) {
    self.names = names
    self.value = value
    self.isRepeatable = isRepeatable
    makeHelp = help
    makeChoices = choices
  }

  var help: String { makeHelp() }

  /// The values it takes, when they can be counted.
  var choices: [String] { makeChoices() }

  var name: String { names.first ?? "" }

  /// `--output <output>`.
  var usage: String { value.map { "\(name) <\($0)>" } ?? name }

  /// `-o, --output <output>`: the short name first, as Swift's tools print it.
  var helpLabel: String {
    let names = names.reversed().joined(separator: ", ")
    return value.map { "\(names) <\($0)>" } ?? names
  }
}

/// A command, in the words of its help.
struct CommandSpec: Sendable {
  /// As typed, from the program's name on: `metrics-cli table`.
  let name: String
  /// One line.
  let abstract: String
  /// More, for the command's own help.
  var discussion = ""
  /// Command lines with what each is for.
  let examples: [(command: String, purpose: String)]
  let options: [OptionSpec]
  /// Words that are no options, as the usage line names them.
  var operands: [String] = []
  /// Whether the last operand may be given again and again.
  var hasManyOperands = false
  var subcommands: [(name: String, overview: String)] = []

  static let help = OptionSpec(
    names: ["--help", "-h"], value: nil, help: "Show help information.")

  var allOptions: [OptionSpec] { options + [Self.help] }

  var usage: String {
    if !subcommands.isEmpty { return "\(name) <subcommand>" }
    let words = options.map { "[\($0.usage)]" + ($0.isRepeatable ? " ..." : "") }
    if hasManyOperands {
      return ([name] + operands.map { "[<\($0)> ...]" } + words).joined(separator: " ")
    }
    let operands = operands.enumerated().map { $0 == 0 ? "<\($1)>" : "[<\($1)>]" }
    return ([name] + operands + words).joined(separator: " ")
  }
}

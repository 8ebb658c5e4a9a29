import FieldMetrics

/// A command line that is wrong.
struct UsageError: Error {
  let message: String
  /// What is wrong, without a word about the command line.
  let problem: String

  init(_ message: String) { (self.message, problem) = (message, message) }

  /// With the command's usage below, as Swift's tools do.
  init(_ problem: String, in command: CommandSpec) {
    self.problem = problem
    message = """
      Error: \(problem)
      Usage: \(command.subcommands.isEmpty ? "\(([command.name] + command.operands.map { "<\($0)>" }).joined(separator: " ")) [<options>]" : command.usage)
        See '\(command.name) --help' for more information.
      """
  }

  static func invalid(
    _ value: String, for option: OptionSpec, _ hint: String, in command: CommandSpec
  ) -> UsageError {
    UsageError("The value \(value.quoted) is invalid for '\(option.usage)'. \(hint)", in: command)
  }
}

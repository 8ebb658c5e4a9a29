import FieldMetrics

/// The options that a command line gives, by the rules of a command.
struct ParsedArguments {
  let command: CommandSpec
  /// By the options' names; a handful, so that a dictionary would cost more to set up than it saves.
  private var values: [(name: String, values: [String])] = []

  /// Words that are no options, in their order.
  private(set) var operands: [String] = []

  /// Whether help is asked for; then nothing else matters.
  var wantsHelp: Bool { has(CommandSpec.help) }

  /// Understands `--option value`, `--option=value` and `-o value`.
  ///
  /// - Throws: ``UsageError`` for an option the command does not have, one without its value, one
  ///   given twice that cannot be, or a word that is no option.
  init(_ words: [String], command: CommandSpec) throws(UsageError) {
    self.command = command
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        if command.hasManyOperands || operands.count < command.operands.count {
          operands.append(word)
          continue
        }
        throw UsageError("Unexpected argument \(word.quoted)", in: command)
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = word.hasPrefix("--") ? String(parts[0]) : word
      let inline = word.hasPrefix("--") && parts.count > 1 ? String(parts[1]) : nil
      let option = try Self.option(name, of: command)
      let known = values.firstIndex { $0.name == option.name }
      if known != nil, !option.isRepeatable, option.value != nil {
        throw UsageError("'\(option.usage)' is given twice", in: command)
      }
      if option.value == nil {
        guard inline == nil else {
          throw UsageError("'\(option.name)' takes no value", in: command)
        }
        if known == nil { values.append((option.name, [])) }
      } else if let value = inline ?? rest.popFirst() {
        if let known {
          values[known].values.append(value)
        } else {
          values.append((option.name, [value]))
        }
      } else {
        throw UsageError("Missing value for '\(option.usage)'", in: command)
      }
    }
  }

  func has(_ option: OptionSpec) -> Bool { given(option) != nil }

  /// All values of an option, in the order given.
  func all(_ option: OptionSpec) -> [String] { given(option) ?? [] }

  func value(_ option: OptionSpec) -> String? { given(option)?.last }

  private func given(_ option: OptionSpec) -> [String]? {
    values.first { $0.name == option.name }?.values
  }

  /// An option's value made into something; `nil` when it is not given.
  ///
  /// - Throws: ``UsageError`` with the hint when the value cannot be made.
  func value<Value>(
    _ option: OptionSpec, hint: String, _ make: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = value(option) else { return nil }
    guard let made = make(text) else {
      throw .invalid(text, for: option, hint, in: command)
    }
    return made
  }

  /// An option's value as one of its choices; `nil` when it is not given.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: OptionSpec, _ type: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = value(option) else { return nil }
    if let choice = Choice(rawValue: text.lowercased()) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw .invalid(
      text, for: option, Self.hint(text, names), in: command)
  }

  static func hint(_ text: String, _ names: [String]) -> String {
    if let nearest = Spelling.nearest(to: text, in: names) { return "Did you mean '\(nearest)'?" }
    return "Please provide one of \(names.map { "'\($0)'" }.joined(separator: ", "))."
  }

  private static func option(
    _ name: String, of command: CommandSpec
  ) throws(UsageError) -> OptionSpec {
    if let option = command.options.first(where: { $0.names.contains(name) }) { return option }
    if CommandSpec.help.names.contains(name) { return CommandSpec.help }
    let nearest = Spelling.nearest(to: name, in: command.allOptions.flatMap(\.names))
    let hint = nearest.map { ". Did you mean '\($0)'?" } ?? ""
    throw UsageError("Unknown option \(name.quoted)\(hint)", in: command)
  }
}

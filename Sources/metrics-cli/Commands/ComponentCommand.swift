import FieldMetrics

/// `metrics-cli component`: the components that are built in.
enum ComponentCommand {
  static let spec = CommandSpec(
    name: "metrics-cli component",
    abstract: "The fields that are built in: their names, and their files to start from.",
    discussion: """
      list: a line for each. show: the file of one, as JSON; its form is published as a JSON Schema \
      in Schemas/component.schema.json. check: read a file of your own, and say what is wrong.
      """,
    examples: [
      ("metrics-cli component list", "Names, platforms and what each is."),
      (
        "metrics-cli component show form-field -o my-field.json",
        "A file to change, and to use with --component my-field.json."
      ),
      ("metrics-cli component check my-field.json", "Says what is wrong, and where."),
    ],
    options: [OutputOptions.output], operands: ["list|show|check", "name"])

  static func run(_ arguments: ParsedArguments) throws {
    let actions = ["list", "show", "check"]
    guard let action = arguments.operands.first else {
      throw UsageError("Missing expected argument 'list', 'show' or 'check'", in: spec)
    }
    let names = Array(arguments.operands.dropFirst())
    switch action {
    case "list":
      if let extra = names.first {
        throw UsageError("Unexpected argument \(extra.quoted)", in: spec)
      }
      try list(arguments)
    case "show": try OutputOptions.deliver(try file(try name(names)), arguments)
    case "check":
      let component = try ComponentOptions.component(named: try name(names), arguments)
      try OutputOptions.deliver("\(component.name): \(component.states.count) states\n", arguments)
    default:
      throw UsageError(
        "Unknown action \(action.quoted). \(ParsedArguments.hint(action, actions))", in: spec)
    }
  }

  private static func name(_ names: [String]) throws(UsageError) -> String {
    guard let name = names.first else {
      throw UsageError("Missing the name of a component", in: spec)
    }
    return name
  }

  private static func list(_ arguments: ParsedArguments) throws {
    var lines = ""
    for name in FieldComponent.builtInNames {
      guard let component = FieldComponent.builtIn(name) else { continue }
      lines += "\(name) · \(component.platform.rawValue)\n"
      for line in component.summary.wrappedLines(width: 94) { lines += "      \(line)\n" }
    }
    try OutputOptions.deliver(lines, arguments)
  }

  private static func file(_ name: String) throws(UsageError) -> String {
    guard let bytes = FieldComponent.builtInFile(name) else {
      throw UsageError(
        "Unknown component \(name.quoted). \(ParsedArguments.hint(name, FieldComponent.builtInNames))",
        in: spec)
    }
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }
}

import FieldMetrics

/// `metrics-cli init`: a configuration to begin with.
enum InitCommand {
  static let spec = CommandSpec(
    name: "metrics-cli init",
    abstract: "Write a fieldmetrics.json to begin with.",
    discussion: "An existing file is left alone.",
    examples: [
      ("metrics-cli init --font fonts/Inter.ttf", "Swift, TypeScript and CSS for that font."),
      ("metrics-cli init", "The same for the system font of iOS: heights, no widths."),
    ],
    options: [
      OptionSpec(
        names: FontOptions.font.names, value: FontOptions.font.value,
        help: "Path of a font file, relative to the configuration."),
      output,
    ])

  private static let output = OptionSpec(
    names: OutputOptions.output.names, value: OutputOptions.output.value,
    help: "Write this file. (default: \(BuildConfiguration.fileName))")

  static func run(_ arguments: ParsedArguments) throws {
    let path = arguments.value(output) ?? BuildConfiguration.fileName
    guard !OutputFile.exists(path) else {
      throw OutputError(file: path, reason: "it is there already; edit it, or name another one")
    }
    let text = ConfigurationTemplate(font: arguments.value(FontOptions.font)).text
    try OutputFile.write(text, to: path)
    Console.complain("written: \(path.terminalSafe); next: metrics-cli build")
  }
}

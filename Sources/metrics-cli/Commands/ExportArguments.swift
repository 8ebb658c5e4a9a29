import FieldMetrics

/// The options that say how a table is written.
enum ExportArguments {
  static let format = OptionSpec(
    names: ["--format"], value: "format", help: "(default: text)",
    choices: TableFormat.allCases.map(\.rawValue))
  static let columns = OptionSpec(
    names: ["--columns"], value: "columns",
    help: """
      Columns by their names in CSV, separated by commas, such as floatScale,fieldHeight,labelWidth; \
      in formats for programs but JSON. (default: all)
      """, isRepeatable: true)
  static let namespace = OptionSpec(
    names: ["--namespace"], value: "name",
    help: """
      What generated source is called, such as InterMetrics or com.example.InterMetrics: a type in \
      Swift, package and object in Kotlin, groups of design tokens, the first part of every name \
      elsewhere. (default: the font's name)
      """)
  static let access = OptionSpec(
    names: ["--access"], value: "level",
    help: "Who may use generated Swift or Kotlin, which has no package. (default: public)",
    choices: AccessLevel.allCases.map(\.rawValue))
  static let header = OptionSpec(
    names: ["--header"], value: "text",
    help: "A line on top of generated source, in a comment. May be given again.",
    isRepeatable: true)

  static let all = [
    format, NumberOptions.precision("formats for programs"), columns, namespace, access, header,
  ]

  private static let choices: [(option: OptionSpec, choice: TableFormat.Choice)] = [
    (columns, .columns), (namespace, .namespace), (access, .access), (header, .header),
  ]

  /// - Throws: ``UsageError`` for an option that the format would ignore.
  static func options(
    _ arguments: ParsedArguments, _ format: TableFormat, isFile: Bool = false
  ) throws(UsageError) -> ExportOptions {
    for (option, choice) in choices where arguments.has(option) {
      guard format.choices.contains(choice) else {
        throw UsageError(
          "'\(option.usage)' says nothing for '--format \(format.rawValue)'", in: arguments.command)
      }
    }
    var options = ExportOptions()
    options.numbers = try NumberOptions.format(arguments)
    options.emphasis = isFile ? .none : OutputOptions.emphasis(arguments)
    options.header = arguments.all(header).flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    options.access = try arguments.choice(access, AccessLevel.self)
    if options.access == .package, format != .swift {
      throw .invalid(
        "package", for: access, "Kotlin has 'public' and 'internal'.", in: arguments.command)
    }
    options.namespace = try arguments.value(
      namespace,
      hint: "Please provide letters, digits and _, not a digit first, with dots between names.",
      CodeNamespace.init)
    for list in arguments.all(columns) {
      for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        guard TableColumns.names.contains(name) else {
          throw .invalid(
            name, for: columns, ParsedArguments.hint(name, TableColumns.names),
            in: arguments.command)
        }
        options.columns.append(name)
      }
    }
    return options
  }
}

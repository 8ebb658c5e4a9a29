import FieldMetrics

/// The options that give text a line height.
enum GivenLineArguments {
  private static let lineHeight = OptionSpec(
    names: ["--line-height"], value: "height",
    help: """
      With --sizes: a line height that the text is given, as a multiple of the size (1.5) or a length \
      (24px): the line in browsers and Compose, what text-box-trim leaves of it, and margins that trim it \
      to its capitals.
      """)
  private static let style = OptionSpec(
    names: ["--line-height-style"], value: "style",
    help: """
      With --line-height: Compose's LineHeightStyle, alignment, trim and mode: one of proportional, center, \
      top, bottom; none, both, first-line-top, last-line-bottom; fixed, minimum. (default: \
      center,none,fixed, as Material 3)
      """)

  static let all = [lineHeight, style]

  static func read(
    _ arguments: ParsedArguments, into options: inout InspectionOptions
  ) throws(UsageError) {
    guard let text = arguments.value(lineHeight) else {
      if arguments.has(style) {
        throw UsageError(
          "'\(style.usage)' needs '\(lineHeight.usage)'", in: arguments.command)
      }
      return
    }
    guard !options.sizes.isEmpty else {
      throw UsageError(
        "'\(lineHeight.usage)' needs '\(PlatformArguments.sizes.usage)'", in: arguments.command)
    }
    let isLength = text.hasSuffix("px")
    let number = NumberOptions.length(
      isLength ? String(text.dropLast(2)) : text, from: 0, to: 10_000)
    guard let number else {
      throw .invalid(
        text, for: lineHeight, "Please provide a multiple such as 1.5, or a length such as 24px.",
        in: arguments.command)
    }
    options.lineHeight = isLength ? .length(number) : .multiple(number.value)
    options.composeStyle = try composeStyle(arguments)
  }

  private static func composeStyle(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> ComposeLineHeightStyle {
    var chosen = ComposeLineHeightStyle.material3
    guard let text = arguments.value(style) else { return chosen }
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      if let alignment = ComposeLineHeightStyle.Alignment(rawValue: word) {
        chosen.alignment = alignment
      } else if let trim = ComposeLineHeightStyle.Trim(rawValue: word) {
        chosen.trim = trim
      } else if let mode = ComposeLineHeightStyle.Mode(rawValue: word) {
        chosen.mode = mode
      } else {
        let names =
          ComposeLineHeightStyle.Alignment.allCases.map(\.rawValue)
          + ComposeLineHeightStyle.Trim.allCases.map(\.rawValue)
          + ComposeLineHeightStyle.Mode.allCases.map(\.rawValue)
        throw .invalid(
          word, for: style, ParsedArguments.hint(word, names), in: arguments.command)
      }
    }
    return chosen
  }
}

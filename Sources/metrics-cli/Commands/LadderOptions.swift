import FieldMetrics

/// The options that choose sizes, the same for every command.
enum LadderOptions {
  static let sizing = OptionSpec(
    names: ["--sizing"], value: "rule",
    help: """
      Font sizes: those of the system font's text styles, those Font.custom(_:size:relativeTo:) \
      gives, or the same at every step. (default: text-style)
      """, choices: SizingRule.allCases.map(\.rawValue))

  static func category(default name: String) -> OptionSpec {
    OptionSpec(
      names: ["--category"], value: "categories",
      help: """
        Steps of the ladder, separated by commas: XS to XXXL and AX1 to AX5, or the names of \
        SwiftUI or UIKit; font scales, root sizes or zooms on others. (default: \(name))
        """, isRepeatable: true)
  }

  static let rootSize = OptionSpec(
    names: ["--root-size"], value: "px",
    help: "Steps of ladder web: the page's root font size. (default: 16)", isRepeatable: true)
  static let fontScale = OptionSpec(
    names: ["--font-scale"], value: "factor",
    help: """
      Steps of ladder android: Android's font scale, 0.85 to 2 in its settings and 0.5 to 4 here; \
      not linear above 1.03, as since Android 14. (default: 1)
      """, isRepeatable: true)
  /// Written out, since help is made at every start; a test holds it to the library's list.
  private static let builtIn =
    "dynamic-type, android, android-linear, web, web-zoom, apple-system-body, react-native"
  static let ladder = OptionSpec(
    names: ["--ladder"], value: "ladder",
    help: """
      Whose text sizes: \(builtIn), or a JSON file of your own. (default: the platform's)
      """)
  /// Where sizes alone are asked for.
  static let ladderOfSizes = OptionSpec(
    names: ladder.names, value: ladder.value,
    help: """
      The sizes of a text style at the steps of a ladder: \(builtIn), or a \
      JSON file of your own. \
      (default: dynamic-type, where steps are named)
      """)
  static let platform = OptionSpec(
    names: ["--platform"], value: "platform",
    help: "Whose lines the font's are. (default: the component's, ios for one of iOS)",
    choices: LineMetricsRule.allCases.map(\.rawValue))
  static let maximum = OptionSpec(
    names: ["--max-font-size-multiplier"], value: "factor",
    help: "With ladder react-native: maxFontSizeMultiplier, 1 or more.")

  /// Those that choose a ladder and its steps, without `--category`.
  static let all = [ladder, platform, rootSize, fontScale, maximum]

  static func areGiven(_ arguments: ParsedArguments) -> Bool {
    for option in all where arguments.has(option) { return true }
    return arguments.has(category(default: ""))
  }

  static func sizingRule(
    _ arguments: ParsedArguments, _ ladder: TypeLadder
  ) throws(UsageError) -> SizingRule? {
    let rule = try arguments.choice(sizing, SizingRule.self)
    guard rule != .custom || ladder == .dynamicType else {
      throw .invalid(
        "custom", for: sizing,
        "It is Dynamic Type's; ladder \(ladder.name) takes text-style and fixed.",
        in: arguments.command)
    }
    return rule
  }
}

/// The options that are numbers, or about them, the same for every command.
enum NumberOptions {
  static let lengthHint = "Please provide a length in points, 0.001 to 100000."

  static func precision(_ formats: String) -> OptionSpec {
    OptionSpec(
      names: ["--precision"], value: "decimals",
      help: "The most decimals in \(formats). (default: all)")
  }

  static func format(_ arguments: ParsedArguments) throws(UsageError) -> NumberFormat {
    let hint = "Please provide a number from 0 to 15."
    return NumberFormat(
      precision: try arguments.value(precision(""), hint: hint) {
        Int($0).flatMap { (0...15).contains($0) ? $0 : nil }
      })
  }

  static func length(
    _ text: String, from least: Double = 0.001, to most: Double = 100_000
  ) -> Points? {
    guard let value = Double(decimal: text), value >= least, value <= most else { return nil }
    return Points(value)
  }
}

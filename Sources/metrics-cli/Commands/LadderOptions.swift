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
        Content size categories, separated by commas: XS to XXXL and AX1 to AX5, or the names of \
        SwiftUI or UIKit. (default: \(name))
        """, isRepeatable: true)
  }

  static let rootSize = OptionSpec(
    names: ["--root-size"], value: "px",
    help: "The page's root font size, for components of the web. (default: 16)")
  static let fontScale = OptionSpec(
    names: ["--font-scale"], value: "factor",
    help: """
      Android's font scale, 0.85 to 2 in its settings, for components of Android; not linear above \
      1.03, as since Android 14. (default: 1)
      """)

  /// The options of components that do not follow Dynamic Type.
  static func textSize(_ arguments: ParsedArguments) throws(UsageError) -> PlatformTextSize {
    PlatformTextSize(
      rootSize: try arguments.value(
        rootSize, hint: "Please provide a length in CSS px, 1 to 1000."
      ) { NumberOptions.length($0, from: 1, to: 1000) },
      fontScale: try arguments.value(
        fontScale, hint: "Please provide a factor, 0.5 to 4."
      ) { NumberOptions.length($0, from: 0.5, to: 4).flatMap { AndroidFontScale($0.value) } })
  }

  static func sizingRule(_ arguments: ParsedArguments) throws(UsageError) -> SizingRule? {
    try arguments.choice(sizing, SizingRule.self)
  }

  /// The categories named, in that order; `nil` when none is.
  static func categories(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> [ContentSizeCategory]? {
    let option = category(default: "")
    guard arguments.has(option) else { return nil }
    var categories: [ContentSizeCategory] = []
    for list in arguments.all(option) {
      for name in list.split(separator: ",", omittingEmptySubsequences: false) {
        guard let step = ContentSizeCategory(name: name) else {
          let known = ContentSizeCategory.allCases.flatMap(\.spellings)
          let nearest = Spelling.nearest(to: String(name), in: known)
          throw .invalid(
            String(name), for: option,
            // Short names are all alike: a guess among them would be one of many.
            nearest.flatMap { $0.count > 4 ? "Did you mean '\($0)'?" : nil }
              ?? "Please provide XS to XXXL or AX1 to AX5.",
            in: arguments.command)
        }
        categories.append(step)
      }
    }
    return categories
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

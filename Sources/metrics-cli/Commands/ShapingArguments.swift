import FieldMetrics

/// The options that say how text is shaped.
enum ShapingArguments {
  private enum Direction: String, CaseIterable {
    case auto
    case ltr
    case rtl
  }

  static let language = OptionSpec(
    names: ["--language"], value: "tag",
    help: """
      BCP 47 tag of the labels' language, such as tr or zh-Hant, for its letter forms and line \
      breaks. (default: the file's, where it says)
      """)
  static let features = OptionSpec(
    names: ["--features"], value: "features",
    help: "OpenType features, separated by commas, such as kern=0,ss01.", isRepeatable: true)
  static let tracking = OptionSpec(
    names: ["--tracking"], value: "thousandths",
    help: "Space after each character in thousandths of the font size. (default: 0)")
  static let direction = OptionSpec(
    names: ["--direction"], value: "direction",
    help: "Where a paragraph starts: by its first letter, or always so. (default: auto)",
    choices: Direction.allCases.map(\.rawValue))

  static let all = [language, features, tracking, direction]

  /// For labels of the command line, which no file gives a language.
  static let ofTable = [
    OptionSpec(
      names: language.names, value: language.value,
      help: "BCP 47 tag of the labels' language, such as tr or ca, for its letter forms."),
    features, tracking, direction,
  ]

  static func options(_ arguments: ParsedArguments) throws -> ShapingOptions {
    var options = ShapingOptions()
    options.language = try arguments.value(
      language, hint: "Please provide a language tag such as en, pt-BR or zh-Hant."
    ) { LocaleTag($0) == nil ? nil : $0 }
    options.features = try features(arguments)
    let hint = "Please provide a number from -1000 to 10000."
    options.tracking =
      try arguments.value(tracking, hint: hint) {
        Double(decimal: $0).flatMap { (-1000...10_000).contains($0) ? $0 : nil }
      } ?? 0
    switch try arguments.choice(direction, Direction.self) ?? .auto {
    case .auto: break
    case .ltr: options.direction = .leftToRight
    case .rtl: options.direction = .rightToLeft
    }
    return options
  }

  private static func features(_ arguments: ParsedArguments) throws(UsageError) -> [FontFeature] {
    var features: [FontFeature] = []
    for list in arguments.all(Self.features) {
      for setting in list.split(separator: ",", omittingEmptySubsequences: false) {
        let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let value = parts.count > 1 ? Int(parts[1]) : 1
        guard parts[0].utf8.count == 4, let tag = Tag(parts[0]), let value,
          (0...65_535).contains(value)
        else {
          throw .invalid(
            String(setting), for: Self.features,
            "Please provide a four-letter feature, and 0 to turn it off: kern=0.",
            in: arguments.command)
        }
        features.append(FontFeature(tag, value: value))
      }
    }
    return features
  }
}

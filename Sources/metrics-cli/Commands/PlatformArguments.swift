import FieldMetrics

/// The options that choose platforms and the sizes of their lines, the same for every command.
enum PlatformArguments {
  static let platform = OptionSpec(
    names: ["--platform"], value: "platforms",
    help: "Platforms, separated by commas. (default: all)",
    choices: LineMetricsRule.allCases.map(\.rawValue), isRepeatable: true)
  static let sizes = OptionSpec(
    names: ["--sizes"], value: "sizes",
    help: """
      Font sizes in points, dp or CSS px, separated by commas, such as 12,17,53: ascent, descent, gap \
      and line height on each platform after its rounding.
      """, isRepeatable: true)
  static let displayScale = OptionSpec(
    names: ["--display-scale"], value: "scale",
    help: "With --sizes: pixels to a point, such as 2 or 2.625. (default: 1)")
  static let variant = OptionSpec(
    names: ["--variant"], value: "variants",
    help: """
      With --sizes: what differs from machine to machine, separated by commas. Chrome in a window and \
      not headless; an installed font in browsers; Android with includeFontPadding or \
      elegantTextHeight; full hinting in Chrome, Qt and Pango.
      """, choices: RuleVariant.allCases.map(\.rawValue), isRepeatable: true)

  static let all = [
    platform, sizes, LadderOptions.ladderOfSizes,
    LadderOptions.category(default: "all of the ladder"),
    displayScale, variant,
  ]

  /// - Parameter needsSizes: whether options about lines are mistakes where no sizes are named.
  static func options(
    _ arguments: ParsedArguments, needsSizes: Bool = true
  ) throws -> InspectionOptions {
    var options = InspectionOptions()
    if arguments.has(platform) {
      options.rules = try names(platform, arguments, LineMetricsRule.self)
    }
    options.sizes = try sizes(arguments, sizes)
    if needsSizes { try addSizes(ofLadder: arguments, &options) }
    options.variants = Set(try names(variant, arguments, RuleVariant.self))
    if let grid = try grid(arguments) { options.grid = grid }
    for option in [displayScale, variant]
    where needsSizes && arguments.has(option) && options.sizes.isEmpty {
      throw UsageError("'\(option.usage)' needs '\(sizes.usage)'", in: arguments.command)
    }
    return options
  }

  /// `nil` when no display scale is given.
  static func grid(_ arguments: ParsedArguments) throws(UsageError) -> PixelGrid? {
    try arguments.value(displayScale, hint: "Please provide a number from 0.25 to 16.") {
      NumberOptions.length($0, from: 0.25, to: 16).flatMap { PixelGrid(displayScale: $0.value) }
    }
  }

  /// Body, caption and footnote at the steps of a ladder, smallest first, each size once.
  private static func addSizes(
    ofLadder arguments: ParsedArguments, _ options: inout InspectionOptions
  ) throws {
    guard
      arguments.has(LadderOptions.ladder) || arguments.has(LadderOptions.category(default: ""))
    else { return }
    let choice = try LadderChoice.ofSizes(arguments)
    let steps = choice.steps ?? choice.ladder.steps
    let sizes = steps.flatMap { step in
      [TextStyle.body, .caption1, .footnote].compactMap { step.size(of: $0) }
    }
    for size in Set(sizes).sorted() where !options.sizes.contains(size) {
      options.sizes.append(size)
    }
  }

  /// What an option's lists name, in that order and each once.
  static func names<Name: RawRepresentable & CaseIterable & Equatable>(
    _ option: OptionSpec, _ arguments: ParsedArguments, _ type: Name.Type
  ) throws(UsageError) -> [Name] where Name.RawValue == String {
    var found: [Name] = []
    for list in arguments.all(option) {
      for word in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        guard let name = Name(rawValue: word.lowercased()) else {
          throw .invalid(
            word, for: option, ParsedArguments.hint(word, Name.allCases.map(\.rawValue)),
            in: arguments.command)
        }
        if !found.contains(name) { found.append(name) }
      }
    }
    return found
  }

  /// The sizes that an option lists, in that order and each once.
  static func sizes(
    _ arguments: ParsedArguments, _ option: OptionSpec
  ) throws(UsageError) -> [Points] {
    var found: [Points] = []
    for list in arguments.all(option) {
      for word in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        guard let size = NumberOptions.length(word, from: 0.1, to: 10_000) else {
          throw .invalid(
            word, for: option, "Please provide sizes from 0.1 to 10000: 12,17,53.",
            in: arguments.command)
        }
        if !found.contains(size) { found.append(size) }
      }
    }
    return found
  }
}

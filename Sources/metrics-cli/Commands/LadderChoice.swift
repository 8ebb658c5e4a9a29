import FieldMetrics

/// The ladder, its steps and the platform that a command line asks for; what it leaves open follows from
/// the component.
struct LadderChoice {
  let rule: LineMetricsRule
  let ladder: TypeLadder
  /// `nil` where none is named.
  let steps: [LadderStep]?
  /// Settings that the ladder does not have: whoever lays a component out refuses them.
  let textSize: PlatformTextSize

  /// - Parameter component: whose platform counts where none is named; `nil` for a command without one.
  init(_ arguments: ParsedArguments, _ component: ComponentPlatform?) throws {
    // Most lines name none of it, and start-up counts.
    if !LadderOptions.areGiven(arguments) {
      rule = component?.rule ?? .ios
      ladder = component?.ladder ?? .dynamicType
      steps = nil
      textSize = PlatformTextSize()
      return
    }
    let platform = try arguments.choice(LadderOptions.platform, LineMetricsRule.self)
    rule = platform ?? component?.rule ?? .ios
    let names = Self.names(LadderOptions.category(default: ""), arguments)
    let (scales, roots) = (
      Self.names(LadderOptions.fontScale, arguments), Self.names(LadderOptions.rootSize, arguments)
    )
    let named = try Self.ladder(arguments)
    let isDynamicType = !names.isEmpty && names.allSatisfy { ContentSizeCategory(name: $0) != nil }
    var ladder = named ?? platform?.ladder ?? component?.ladder ?? .dynamicType
    // Categories are steps of Dynamic Type wherever no ladder is named.
    if named == nil, isDynamicType, !ladder.hasCategories {
      ladder = .dynamicType
    }
    if case .reactNative = ladder {
      ladder = .reactNative(
        maximum: try arguments.value(LadderOptions.maximum, hint: "Please provide 1 or more.") {
          NumberOptions.length($0, from: 1, to: 100)?.value
        })
    } else if arguments.has(LadderOptions.maximum) {
      throw UsageError(
        "'\(LadderOptions.maximum.usage)' needs '--ladder react-native'", in: arguments.command)
    }
    var settings = PlatformTextSize()
    var wanted = try Self.steps(names, LadderOptions.category(default: ""), ladder, arguments)
    for (option, words, own) in [
      (LadderOptions.fontScale, scales, TypeLadder.android(.nonLinear)),
      (LadderOptions.rootSize, roots, .web),
    ] where !words.isEmpty {
      let found = try Self.steps(words, option, ladder.takes(option) ? ladder : own, arguments)
      if ladder.takes(option) {
        wanted += found
      } else if named != nil {
        throw UsageError(
          "'\(option.usage)' is no step of ladder \(ladder.name)", in: arguments.command)
      } else if let step = found.first {
        settings = PlatformTextSize(
          rootSize: step.rootSize ?? settings.rootSize,
          fontScale: step.fontScale ?? settings.fontScale)
      }
    }
    textSize = settings
    var unique: [LadderStep] = []
    for step in wanted where !unique.contains(step) { unique.append(step) }
    // Platforms without a setting of the reader's have one size.
    steps =
      unique.isEmpty ? (named == nil && platform?.hasNoLadder == true ? [.large] : nil) : unique
    self.ladder = ladder
  }

  /// For commands whose `--platform` names several.
  static func ofSizes(
    _ arguments: ParsedArguments
  ) throws -> (ladder: TypeLadder, steps: [LadderStep]?) {
    let ladder = try ladder(arguments) ?? .dynamicType
    let option = LadderOptions.category(default: "")
    let steps = try steps(names(option, arguments), option, ladder, arguments)
    return (ladder, steps.isEmpty ? nil : steps)
  }

  private static func names(_ option: OptionSpec, _ arguments: ParsedArguments) -> [String] {
    arguments.all(option).flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static func steps(
    _ names: [String], _ option: OptionSpec, _ ladder: TypeLadder, _ arguments: ParsedArguments
  ) throws(UsageError) -> [LadderStep] {
    var steps: [LadderStep] = []
    for name in names {
      guard let step = ladder.step(named: name) else {
        throw .invalid(name, for: option, hint(name, option, ladder), in: arguments.command)
      }
      steps.append(step)
    }
    return steps
  }

  private static func hint(_ name: String, _ option: OptionSpec, _ ladder: TypeLadder) -> String {
    switch option.name {
    case LadderOptions.rootSize.name: return "Please provide a length in CSS px, 1 to 1000."
    case LadderOptions.fontScale.name: return "Please provide a factor, 0.5 to 4."
    default: break
    }
    var known: [String] = []
    if ladder.hasCategories { known = ContentSizeCategory.allCases.flatMap(\.spellings) }
    if case .own(let own) = ladder { known = own.steps.map(\.name) }
    // Short names are all alike: a guess among them would be one of many.
    return Spelling.nearest(to: name, in: known)
      .flatMap { $0.count > 4 ? "Did you mean '\($0)'?" : nil } ?? ladder.stepHint
  }

  private static func ladder(_ arguments: ParsedArguments) throws -> TypeLadder? {
    guard let name = arguments.value(LadderOptions.ladder) else { return nil }
    if let ladder = TypeLadder.builtIn.first(where: { $0.name == name.lowercased() }) {
      return ladder
    }
    guard
      name == "-" || name.utf8.contains(where: { ".".utf8.contains($0) || "/".utf8.contains($0) })
    else {
      throw UsageError.invalid(
        name, for: LadderOptions.ladder,
        ParsedArguments.hint(name, TypeLadder.builtIn.map(\.name)), in: arguments.command)
    }
    let bytes = try InputFile(name).bytes(atMost: OwnLadder.largestFile, "a ladder")
    do throws(LadderError) {
      return .own(try OwnLadder(json: bytes))
    } catch {
      throw UnusableComponent(file: name, problem: "\(error)")
    }
  }
}

extension TableOptions {
  /// For commands with one row.
  func onlyStep(_ arguments: ParsedArguments, _ what: String) throws(UsageError) -> LadderStep {
    guard let steps = chosenSteps else { return ladder.standardStep }
    guard steps.count == 1 else {
      throw UsageError("\(what) has one text size; give one", in: arguments.command)
    }
    return steps[0]
  }
}

extension TypeLadder {
  var hasCategories: Bool { standardStep.category != nil }

  fileprivate func takes(_ option: OptionSpec) -> Bool {
    switch self {
    case .android: option.name == LadderOptions.fontScale.name
    case .web: option.name == LadderOptions.rootSize.name
    default: false
    }
  }
}

extension ComponentPlatform {
  /// Whose lines a component has where no platform is named.
  fileprivate var rule: LineMetricsRule {
    switch self {
    case .ios, .reactNative: .ios
    case .android: .compose
    case .web: .chrome
    }
  }

  fileprivate var ladder: TypeLadder {
    switch self {
    case .ios: .dynamicType
    case .android: .android(.nonLinear)
    case .web: .web
    case .reactNative: .reactNative(maximum: nil)
    }
  }
}

extension LineMetricsRule {
  /// `nil` where a reader has no setting that we know.
  fileprivate var ladder: TypeLadder? {
    switch self {
    case .ios: .dynamicType
    case .android, .compose, .flutter: .android(.nonLinear)
    case .chrome, .chromeMac, .safari, .firefox: .web
    case .macos, .windows, .windowsGDI, .qt, .pango, .skia, .freeType: nil
    }
  }

  fileprivate var hasNoLadder: Bool { ladder == nil }

  /// Whose digits Apple's systems choose.
  var isApples: Bool { self == .ios || self == .macos }
}

/// All text sizes that a reader can choose from on a platform.
public enum TypeLadder: Hashable, Sendable {
  /// iOS: the twelve content size categories.
  case dynamicType
  /// Android's font scales.
  case android(AndroidFontScale.Rule)
  /// Root font sizes of a page, which rem follow and px do not.
  case web
  /// Browser zoom, which rem and px follow alike.
  case webZoom
  /// Pages whose root has `font: -apple-system-body`, on iOS.
  case appleSystemBody
  /// React Native on iOS; `maximum` is `maxFontSizeMultiplier`.
  case reactNative(maximum: Double?)
  /// A file of the caller's own.
  case own(OwnLadder)

  /// Those that have a name, in the order in which they are listed.
  public static let builtIn: [TypeLadder] = [
    .dynamicType, .android(.nonLinear), .android(.linear), .web, .webZoom, .appleSystemBody,
    .reactNative(maximum: nil),
  ]

  /// As outputs and flags name it.
  public var name: String {
    switch self {
    case .dynamicType: "dynamic-type"
    case .android(.nonLinear): "android"
    case .android(.linear): "android-linear"
    case .web: "web"
    case .webZoom: "web-zoom"
    case .appleSystemBody: "apple-system-body"
    case .reactNative: "react-native"
    case .own(let ladder): ladder.name
    }
  }

  /// Of the data; `nil` for a file that names none.
  public var version: String? {
    switch self {
    case .dynamicType, .appleSystemBody, .reactNative: DynamicType.dataVersion
    case .android: "14"
    case .web, .webZoom: "2026-12"
    case .own(let ladder): ladder.version
    }
  }

  /// Name and version, and what else is asked of it.
  public var title: String {
    let title = version.map { "\(name) \($0)" } ?? name
    guard case .reactNative(let maximum?) = self else { return title }
    return "\(title), at most \(plain: maximum)"
  }

  /// The steps of a table, smallest first; a file's in its own order.
  public var steps: [LadderStep] {
    switch self {
    case .dynamicType: ContentSizeCategory.allCases.map(LadderStep.category)
    case .android(let rule):
      AndroidFontScale.steps.compactMap { AndroidFontScale($0, rule: rule) }
        .map(LadderStep.fontScale)
    case .web: WebRootSize.textScales.map { .rootSize(WebRootSize.initial * $0) }
    case .webZoom: WebRootSize.zoomSteps.filter { $0 >= 0.5 && $0 <= 4 }.map(LadderStep.zoom)
    case .appleSystemBody: ContentSizeCategory.allCases.map(LadderStep.appleSystemBody)
    case .reactNative(let maximum):
      ContentSizeCategory.allCases.map { .reactNative($0, maximum: maximum) }
    case .own(let ladder): ladder.steps.map(LadderStep.own)
    }
  }

  /// Where a reader is who has changed nothing.
  public var standardStep: LadderStep {
    switch self {
    case .dynamicType: .category(.large)
    case .android(let rule): .fontScale(AndroidFontScale(1, rule: rule) ?? .standard)
    case .web: .rootSize(WebRootSize.initial)
    case .webZoom: .zoom(1)
    case .appleSystemBody: .appleSystemBody(.large)
    case .reactNative(let maximum): .reactNative(.large, maximum: maximum)
    case .own(let ladder): .own(ladder.standardStep)
    }
  }

  /// A step by its name: any spelling of a category, any font scale from 0.5 to 4, any root size from 1
  /// to 1000, any zoom from 0.25 to 5, a name of a file's.
  ///
  /// - Returns: `nil` for a step that the ladder does not have.
  public func step(named name: String) -> LadderStep? {
    func number(_ suffixes: [String]) -> Double? {
      let suffix = suffixes.first { name.hasSuffix($0) } ?? ""
      let digits = name.dropLast(suffix.count).filter { $0 != " " }
      guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
      return Double(digits).map { suffix == "%" ? $0 / 100 : $0 }
    }
    switch self {
    case .dynamicType: return ContentSizeCategory(name: name).map(LadderStep.category)
    case .appleSystemBody: return ContentSizeCategory(name: name).map(LadderStep.appleSystemBody)
    case .reactNative(let maximum):
      return ContentSizeCategory(name: name).map { .reactNative($0, maximum: maximum) }
    case .android(let rule):
      return number([]).flatMap { AndroidFontScale($0, rule: rule) }.map(LadderStep.fontScale)
    case .web:
      return number(["px"]).flatMap { (1...1000).contains($0) ? .rootSize(Points($0)) : nil }
    case .webZoom: return number(["%"]).flatMap { (0.25...5).contains($0) ? .zoom($0) : nil }
    case .own(let ladder):
      return ladder.steps.first { $0.name.lowercased() == name.lowercased() }.map(LadderStep.own)
    }
  }

  /// What a step may be called, for whoever got it wrong.
  public var stepHint: String {
    switch self {
    case .dynamicType, .appleSystemBody, .reactNative: "Please provide XS to XXXL or AX1 to AX5."
    case .android: "Please provide font scales from 0.5 to 4, such as 1,1.3,2."
    case .web: "Please provide root sizes in px from 1 to 1000, such as 16,20,32."
    case .webZoom: "Please provide zooms from 0.25 to 5, such as 1,1.5,2 or 200%."
    case .own(let ladder):
      "Please provide one of \(ladder.steps.map { "'\($0.name)'" }.joined(separator: ", "))."
    }
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.name == b.name && a.version == b.version && a.steps == b.steps
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

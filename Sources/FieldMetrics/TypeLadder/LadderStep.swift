extension Points {
  /// Without what binary fractions leave behind a product of decimals: 20.2 and not 20.200000000000003.
  var withoutNoise: Points {
    let billion = 1_000_000_000.0
    return Points((value * billion).rounded(.toNearestOrAwayFromZero) / billion)
  }
}

/// One step of a ladder: how large a reader's text is.
public enum LadderStep: Hashable, Sendable {
  case category(ContentSizeCategory)
  case fontScale(AndroidFontScale)
  /// Units: CSS px.
  case rootSize(Points)
  case zoom(Double)
  case appleSystemBody(ContentSizeCategory)
  case reactNative(ContentSizeCategory, maximum: Double?)
  case own(OwnLadderStep)

  /// As output for programs writes it: `large`, `1.3`, `20`.
  public var rawValue: String {
    switch self {
    case .category(let category), .appleSystemBody(let category), .reactNative(let category, _):
      category.rawValue
    case .fontScale(let scale): scale.scale.plainDescription
    case .rootSize(let size): size.value.plainDescription
    case .zoom(let zoom): zoom.plainDescription
    case .own(let step): step.name
    }
  }

  /// As a column for people has it: `L`, `1.3`, `20 px`, `125 %`.
  public var shortName: String {
    switch self {
    case .category(let category), .appleSystemBody(let category), .reactNative(let category, _):
      category.shortName
    case .fontScale(let scale): scale.scale.plainDescription
    case .rootSize(let size): "\(plain: size.value) px"
    case .zoom(let zoom): "\(plain: (zoom * 10_000).rounded() / 100) %"
    case .own(let step): step.name
    }
  }

  /// As a sentence has it: `L`, `font scale 1.3`, `root 20 px`, `zoom 125 %`.
  public var title: String {
    switch self {
    case .category, .appleSystemBody, .reactNative, .own: shortName
    case .fontScale: "font scale \(shortName)"
    case .rootSize: "root \(shortName)"
    case .zoom: "zoom \(shortName)"
    }
  }

  /// `nil` where the ladder has no content size categories.
  public var category: ContentSizeCategory? {
    switch self {
    case .category(let category), .appleSystemBody(let category), .reactNative(let category, _):
      category
    case .fontScale, .rootSize, .zoom, .own: nil
    }
  }

  /// The font size of a text style, in logical pixels; `nil` for a style that a file does not have.
  ///
  /// - Parameter sizing: `custom` is Dynamic Type's alone; on other ladders it is as `textStyle`.
  public func size(of style: TextStyle, _ sizing: SizingRule = .textStyle) -> Points? {
    let isFixed = sizing == .fixed
    switch self {
    case .category(let category): return sizing.size(of: style, at: category)
    case .fontScale(let scale):
      let size = MaterialTypeScale.style(for: style).size
      return (isFixed ? .standard : scale).dp(fromSp: size).withoutNoise
    case .rootSize, .zoom, .appleSystemBody:
      let root = isFixed ? WebRootSize.initial : rootSize ?? WebRootSize.initial
      return (root * WebTypeScale.rem(of: style)).withoutNoise
    case .reactNative:
      let base = DynamicType.size(of: style, at: .large)
      return isFixed ? base : fontSize(base).withoutNoise
    case .own(let step): return isFixed ? step.base[style]?.size : step[style]?.size
    }
  }

  /// The line height that the ladder gives a style; `nil` where the font's own counts.
  public func lineHeight(of style: TextStyle, _ sizing: SizingRule = .textStyle) -> Points? {
    switch self {
    case .fontScale(let scale):
      let material = MaterialTypeScale.style(for: style)
      return (sizing == .fixed ? .standard : scale).lineHeight(
        sp: material.lineHeight, fontSize: material.size
      ).withoutNoise
    case .own(let step): return (sizing == .fixed ? step.base : step.styles)[style]?.lineHeight
    case .category, .rootSize, .zoom, .appleSystemBody, .reactNative: return nil
    }
  }

  /// What 1 rem is; `nil` where the ladder does not say.
  public var rootSize: Points? {
    switch self {
    case .rootSize(let size): size
    case .zoom: WebRootSize.initial
    case .appleSystemBody(let category): WebRootSize.appleSystemBody(at: category)
    case .own(let step): step.rootSize
    case .category, .fontScale, .reactNative: nil
    }
  }

  /// What sp follow; `nil` where the ladder does not say.
  public var fontScale: AndroidFontScale? {
    switch self {
    case .fontScale(let scale): scale
    case .own(let step): step.fontScale
    case .category, .rootSize, .zoom, .appleSystemBody, .reactNative: nil
    }
  }

  /// Device pixels to those there are without zoom.
  public var zoomFactor: Double { if case .zoom(let zoom) = self { zoom } else { 1 } }

  /// A font size as React Native scales it: its sizes are plain numbers that all follow the setting.
  public func fontSize(_ size: Points) -> Points {
    switch self {
    case .reactNative(let category, let maximum):
      size * ReactNativeScale.multiplier(at: category, maximum: maximum)
    case .fontScale(let scale): scale.dp(fromSp: size)
    case .own(let step): size * step.scale
    case .category, .rootSize, .zoom, .appleSystemBody: size
    }
  }

  /// A length that follows text, such as an icon's, on ladders that have no such curve of their own.
  func scaledLength(_ length: Points) -> Points {
    switch self {
    case .rootSize, .zoom, .appleSystemBody:
      length * ((rootSize ?? WebRootSize.initial) / WebRootSize.initial)
    case .category, .fontScale, .reactNative, .own: fontSize(length)
    }
  }
}

extension TypeLadder {
  /// Steps as a table has them: smallest first, a file's in its own order, each once.
  public func sorted(_ steps: [LadderStep]) -> [LadderStep] {
    func rank(_ step: LadderStep) -> Double {
      switch step {
      case .category(let category), .appleSystemBody(let category), .reactNative(let category, _):
        Double(category.position)
      case .fontScale(let scale): scale.scale
      case .rootSize(let size): size.value
      case .zoom(let zoom): zoom
      case .own:
        Double(self.steps.firstIndex(of: step) ?? 0)
      }
    }
    return Set(steps).sorted { rank($0) < rank($1) }
  }
}

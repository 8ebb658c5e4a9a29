/// What a component is laid out for.
public struct LayoutOptions: Hashable, Sendable {
  /// Flags by their names, such as `focused`.
  public var states: [String]
  /// By slot: `label`, `input`, `help`, and the names of the component's own. Several texts in one
  /// slot are items, one below the other.
  public var texts: [String: [String]]
  public var width: Points
  public var direction: TextDirection
  public var step: LadderStep
  public var ladder: TypeLadder
  /// Whose lines the font's are; the built-in profile has those of iOS.
  public var rule: LineMetricsRule
  public var sizing: SizingRule
  public var grid: PixelGrid
  /// What `rem` and `sp` are: components of the web and of Android only.
  public var textSize: PlatformTextSize
  /// Heights and frames as the formulas give them, in place of rounded to pixels.
  public var isUnrounded: Bool
  /// Where the label is on its way from rest, 0, to float, 1; a spring goes a little beyond. `nil` for
  /// the state as it is.
  public var progress: Double?
  /// Whether the system's Reduce Motion setting is on.
  public var hasReducedMotion: Bool
  /// The counter's limit in grapheme clusters; `nil` without one.
  public var limit: Int?
  /// Whose digits and groups the counter's numbers have.
  public var locale: LocaleTag
  public var digits: DigitsRule
  /// `nil` for the component's own.
  public var minimumHeight: Points?

  public init(
    states: [String] = [], texts: [String: [String]] = [:], width: Points = 361,
    direction: TextDirection = .leftToRight, category: ContentSizeCategory = .large,
    ladder: TypeLadder = .dynamicType, step: LadderStep? = nil, rule: LineMetricsRule = .ios,
    sizing: SizingRule = .textStyle, grid: PixelGrid = .threeTimes,
    textSize: PlatformTextSize = .init(), isUnrounded: Bool = false,
    progress: Double? = nil, hasReducedMotion: Bool = false, limit: Int? = nil,
    locale: LocaleTag = .english, digits: DigitsRule = .apple, minimumHeight: Points? = nil
  ) {
    self.states = states
    self.texts = texts
    self.width = width
    self.direction = direction
    self.step = step ?? .category(category)
    self.ladder = ladder
    self.rule = rule
    self.sizing = sizing
    self.grid = grid
    self.textSize = textSize
    self.isUnrounded = isUnrounded
    self.progress = progress
    self.hasReducedMotion = hasReducedMotion
    self.limit = limit
    self.locale = locale
    self.digits = digits
    self.minimumHeight = minimumHeight
  }
}

/// A laid out component, with where its numbers came from.
public struct ComponentLayout: Hashable, Sendable {
  public let options: LayoutOptions
  public let platform: ComponentPlatform
  public let font: FontIdentity
  public let lineMetrics: LineMetrics
  public let frames: FieldFrames
  /// How the label moves, with Reduce Motion or without as the options say; `nil` where the
  /// component's file does not say.
  public let motion: MotionCurve?
  /// What a reader should know, each once.
  public let notes: [Finding]
  /// The Unicode version of ICU; `nil` when no text needed it.
  public let icuUnicodeVersion: String?

  /// Whose lines the font's are.
  public var rule: LineMetricsRule { font.fileName == nil ? .ios : options.rule }

  /// At the step.
  var textSize: PlatformTextSize { options.textSize.at(options.step) }

  /// What a picture calls the step.
  var stepTitle: String { options.step.title(textSize, on: platform) }
}

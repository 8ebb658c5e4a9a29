/// What a table is computed for.
public struct TableOptions: Hashable, Sendable {
  /// In ascending order, each once.
  public var categories: [ContentSizeCategory] {
    didSet { categories = Self.sorted(categories) }
  }
  /// What the reader can choose from; ``categories`` are steps of Dynamic Type alone.
  public var ladder: TypeLadder
  /// Rows, in the order wanted; `nil` for ``categories``, and on other ladders for all steps.
  public var chosenSteps: [LadderStep]?
  /// Whose lines the font's are; the built-in profile has those of iOS.
  public var rule: LineMetricsRule
  public var sizing: SizingRule
  public var grid: PixelGrid
  /// What `rem` and `sp` are: components of the web and of Android only.
  public var textSize: PlatformTextSize
  /// The field's width.
  public var fieldWidth: Points
  /// ``smallestMinimumHeight`` or more; `nil` for the component's own.
  public var minimumHeight: Points? {
    didSet { minimumHeight = minimumHeight.map { max($0, Self.smallestMinimumHeight) } }
  }
  /// The counter's limit in grapheme clusters, 0 or more; `nil` for a field without one.
  public var limit: Int? {
    didSet { limit = limit.map { max($0, 0) } }
  }
  /// Whose digits and groups the counter's numbers have.
  public var locale: LocaleTag
  public var digits: DigitsRule
  /// Labels to measure, each on one line.
  public var labels: [FieldLabel]
  /// How labels and the counter are shaped.
  public var shaping: ShapingOptions

  /// The least height of a field: a touch target of 44 pt.
  public static let smallestMinimumHeight: Points = 44

  /// - Parameters:
  ///   - fieldWidth: 361, an iPhone of 393 pt less margins of 16, when not given.
  ///   - minimumHeight: the component's own when not given; FormField's is 56.
  public init(
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    sizing: SizingRule = .textStyle, grid: PixelGrid = .threeTimes,
    textSize: PlatformTextSize = .init(), fieldWidth: Points = 361,
    minimumHeight: Points? = nil, limit: Int? = nil, locale: LocaleTag = .english,
    digits: DigitsRule = .apple, labels: [FieldLabel] = [], shaping: ShapingOptions = .init(),
    ladder: TypeLadder = .dynamicType, steps: [LadderStep]? = nil, rule: LineMetricsRule = .ios
  ) {
    self.ladder = ladder
    chosenSteps = steps
    self.rule = rule
    self.categories = Self.sorted(categories)
    self.sizing = sizing
    self.grid = grid
    self.textSize = textSize
    self.fieldWidth = fieldWidth
    self.minimumHeight = minimumHeight.map { max($0, Self.smallestMinimumHeight) }
    self.limit = limit.map { max($0, 0) }
    self.locale = locale
    self.digits = digits
    self.labels = labels
    self.shaping = shaping
  }

  /// The rows.
  public var steps: [LadderStep] {
    if let chosenSteps { return chosenSteps }
    if case .dynamicType = ladder { return categories.map(LadderStep.category) }
    return ladder.steps
  }

  private static func sorted(_ categories: [ContentSizeCategory]) -> [ContentSizeCategory] {
    // No set: a dozen are looked through before the first set of a process is made.
    ContentSizeCategory.allCases.filter { categories.contains($0) }
  }
}

/// A label of a field: text of one line.
public struct FieldLabel: Hashable, Sendable {
  public let text: String

  /// `nil` for a text with a control character, such as a line break: a floating label is one line.
  public init?(_ text: String) {
    guard text.unicodeScalars.allSatisfy(Self.isAllowed) else { return nil }
    self.text = text
  }

  /// Texts are equal by their scalars: canonically equal ones, as K and the kelvin sign, can have
  /// glyphs of their own.
  public static func == (a: Self, b: Self) -> Bool {
    a.text.unicodeScalars.elementsEqual(b.text.unicodeScalars)
  }

  public func hash(into hasher: inout Hasher) {
    for scalar in text.unicodeScalars { hasher.combine(scalar) }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

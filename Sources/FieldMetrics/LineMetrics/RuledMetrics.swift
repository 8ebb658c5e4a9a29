/// What is asked about a face's lines.
public struct InspectionOptions: Hashable, Sendable {
  public var rules: [LineMetricsRule]
  /// Font sizes in logical pixels; without any no lines are made.
  public var sizes: [Points]
  public var grid: PixelGrid
  public var variants: Set<RuleVariant>
  /// `nil` for the font's own alone.
  public var lineHeight: GivenLineHeight?
  public var composeStyle: ComposeLineHeightStyle

  public init(
    rules: [LineMetricsRule] = LineMetricsRule.allCases, sizes: [Points] = [],
    grid: PixelGrid = .one, variants: Set<RuleVariant> = [], lineHeight: GivenLineHeight? = nil,
    composeStyle: ComposeLineHeightStyle = .material3
  ) {
    self.rules = rules
    self.sizes = sizes
    self.grid = grid
    self.variants = variants
    self.lineHeight = lineHeight
    self.composeStyle = composeStyle
  }
}

/// What one rule makes of a face.
public struct RuledMetrics: Hashable, Sendable {
  public let rule: LineMetricsRule
  public let chosen: ChosenLineMetrics
  /// A line for each size, in the order asked for.
  public let lines: [PlatformLine]
  /// The same with the line height that is given; empty without one, and for rules that know none.
  public let givenLines: [GivenLine]
  /// The variants that were asked for and concern the rule.
  public let variants: [RuleVariant]

  /// What each of the rules makes of a face at a place.
  public static func all(
    of face: Face, at place: AxisPlace, _ options: InspectionOptions
  ) -> [RuledMetrics] {
    let tables = LineTables(face, at: place)
    return options.rules.map { rule in
      RuledMetrics(
        rule: rule, chosen: tables.metrics(rule),
        lines: options.sizes.compactMap {
          tables.line(rule, at: $0, grid: options.grid, variants: options.variants)
        },
        givenLines: options.lineHeight.map { height in
          options.sizes.compactMap {
            tables.givenLine(
              rule, at: $0, height, grid: options.grid, variants: options.variants,
              style: options.composeStyle)
          }
        } ?? [],
        variants: rule.variants.filter(options.variants.contains))
    }
  }
}

/// The lowest and the highest line of several platforms at one size.
public struct LineSpread: Hashable, Sendable {
  public struct End: Hashable, Sendable {
    public let lineHeight: Points
    /// All platforms that have this height, in the order of the rules.
    public let rules: [LineMetricsRule]
  }

  public let size: Points
  public let least: End
  public let most: End

  /// How much higher the highest line is.
  public var difference: Points { most.lineHeight - least.lineHeight }

  /// A spread for each size that all platforms have a line at; none for fewer than two platforms.
  static func all(of rules: [RuledMetrics]) -> [LineSpread] {
    let platforms = rules.filter(\.rule.isPlatform)
    let count = platforms.map(\.lines.count).min() ?? 0
    guard platforms.count > 1 else { return [] }
    return (0..<count).map { position in
      let heights = platforms.map { (rule: $0.rule, height: $0.lines[position].lineHeight) }
      func end(_ height: Points) -> End {
        End(lineHeight: height, rules: heights.filter { $0.height == height }.map(\.rule))
      }
      let all = heights.map(\.height)
      return LineSpread(
        size: platforms[0].lines[position].size, least: end(all.min() ?? 0),
        most: end(all.max() ?? 0))
    }
  }
}

extension LineMetricsRule {
  /// Whether people see text of it; the others are what platforms stand on.
  public var isPlatform: Bool {
    switch self {
    case .skia, .freeType: false
    default: true
    }
  }
}

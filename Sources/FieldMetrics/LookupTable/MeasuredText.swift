/// One text in one text style at one step of the ladder.
///
/// A width, and all that depends on it, is `nil` when a character is missing: the platform will draw
/// it in some other font. A text with line ends is measured paragraph by paragraph: its width is that
/// of the widest, its ink and overflow are the farthest, each from its own baseline. A line end at
/// the end of the text opens no line.
///
/// Units: points.
public struct MeasuredText: Hashable, Sendable {
  public let text: String
  public let style: TextStyle
  public let step: LadderStep
  /// Of the font.
  public let size: Points
  /// Not wrapped.
  public let width: Points?
  /// Grapheme clusters, line ends included.
  public let graphemeCount: Int
  /// Characters that no font of the stack has, each once.
  public let missing: [Unicode.Scalar]
  /// From the left end of the baseline, upwards; `nil` also for blank text.
  public let ink: InkBounds?
  /// Ink beyond the line box of the first font, which a field reserves.
  public let overflow: InkOverflow?
  /// What a line takes once the fallbacks that draw in it take part; `nil` also for a font whose
  /// metrics give a line no height.
  public let lineHeight: Points?
  /// Wrapped where a width is given, else a line for each paragraph; `nil` when breaks are not known.
  public let lines: [MeasuredLine]?
  /// That the first paragraph starts from.
  public let direction: TextDirection
  /// Whether the text has its place in so many lines of the width; `nil` without a width.
  public let fits: Bool?
  /// Whether ICU took part, so that results depend on its version.
  public let needsICU: Bool
}

/// A line of a measured text.
public struct MeasuredLine: Hashable, Sendable {
  /// UTF-8 offsets in the text; together the lines cover it, spaces and line ends included.
  public let bytes: Range<Int>
  /// When wrapped, without the spaces that hang at its end; `nil` when it is not known.
  public let width: Points?
}

/// What texts are measured for.
public struct MeasuringOptions: Hashable, Sendable {
  /// In the order wanted.
  public var styles: [TextStyle]
  /// In the order wanted.
  public var steps: [LadderStep]
  public var ladder: TypeLadder
  /// Whose lines the fonts' are.
  public var rule: LineMetricsRule
  /// On which platforms other than iOS round.
  public var grid: PixelGrid
  public var sizing: SizingRule
  public var shaping: ShapingOptions
  /// Of a line; `nil` for no wrapping.
  public var width: Points?
  /// The most lines for which a text fits.
  public var lineLimit: Int

  public init(
    styles: [TextStyle] = [.body], categories: [ContentSizeCategory] = [.large],
    sizing: SizingRule = .textStyle, shaping: ShapingOptions = .init(), width: Points? = nil,
    lineLimit: Int = 1, ladder: TypeLadder = .dynamicType, steps: [LadderStep]? = nil,
    rule: LineMetricsRule = .ios, grid: PixelGrid = .threeTimes
  ) {
    self.ladder = ladder
    self.steps = steps ?? categories.map(LadderStep.category)
    self.rule = rule
    self.grid = grid
    self.styles = styles
    self.sizing = sizing
    self.shaping = shaping
    self.width = width
    self.lineLimit = lineLimit
  }
}

/// The lines of fonts on platforms at sizes: a matrix for each size.
public struct FontComparison: Hashable, Sendable {
  /// A size with the name that its matrix goes by, such as `16 px` or `AX5`.
  public struct Size: Hashable, Sendable {
    public let title: String
    public let size: Points
    /// Device pixels to the logical one at this size.
    public let grid: PixelGrid

    public init(_ title: String, _ size: Points, grid: PixelGrid) {
      self.title = title
      self.size = size
      self.grid = grid
    }
  }

  /// A line of one font on one platform.
  public struct Cell: Hashable, Sendable {
    /// Its place in ``FontComparison/fonts``.
    public let font: Int
    public let rule: LineMetricsRule
    public let line: PlatformLine
    /// How much higher the line is than the first font's on the first platform.
    public let difference: Points
    public let certainty: Certainty
  }

  /// The cells at one size, font by font.
  public struct Matrix: Hashable, Sendable {
    public let size: Size
    public let cells: [Cell]
    public let envelope: LineEnvelope?
  }

  public let fonts: [FontIdentity]
  public let rules: [LineMetricsRule]
  public let variants: [RuleVariant]
  public let matrices: [Matrix]
  /// What is doubtful about the fonts, with the font's place.
  public let findings: [(font: Int, finding: Finding)]

  /// - Parameter faces: each at its place on the axes.
  public init(
    _ faces: [(face: Face, place: AxisPlace)], rules: [LineMetricsRule], sizes: [Size],
    variants: Set<RuleVariant> = []
  ) {
    fonts = faces.map { FontIdentity($0.face, axes: $0.place.coordinates) }
    self.rules = rules
    self.variants = RuleVariant.allCases.filter(variants.contains)
    let tables = faces.map { LineTables($0.face, at: $0.place) }
    let chosen = tables.map { tables in rules.map(tables.metrics) }
    var findings: [(font: Int, finding: Finding)] = []
    for (font, metrics) in chosen.enumerated() {
      for finding in metrics.flatMap(\.findings)
      where !findings.contains(where: { $0.font == font && $0.finding == finding }) {
        findings.append((font, finding))
      }
    }
    self.findings = findings
    matrices = sizes.map { size in
      var cells: [Cell] = []
      var reference: Points?
      for (font, tables) in tables.enumerated() {
        for (position, rule) in rules.enumerated() {
          guard let line = tables.line(rule, at: size.size, grid: size.grid, variants: variants)
          else { continue }
          let first = reference ?? line.lineHeight
          reference = first
          cells.append(
            Cell(
              font: font, rule: rule, line: line, difference: line.lineHeight - first,
              certainty: chosen[font][position].certainty))
        }
      }
      return Matrix(size: size, cells: cells, envelope: LineEnvelope(cells))
    }
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.fonts == b.fonts && a.rules == b.rules && a.variants == b.variants
      && a.matrices == b.matrices
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fonts)
    hasher.combine(matrices)
  }
}

/// The room that holds a line of all fonts on all platforms, and who forces it.
///
/// ```
///  ascent   ┌───────────┐   highest of all
///  baseline │ Haxhp     │   height: the highest line, or both ends where they reach farther
///  descent  └───────────┘   deepest of all
/// ```
public struct LineEnvelope: Hashable, Sendable {
  /// A length, and which cells are as large.
  public struct End: Hashable, Sendable {
    public let length: Points
    public let forcedBy: [Force]
  }

  public struct Force: Hashable, Sendable {
    public let font: Int
    public let rule: LineMetricsRule
  }

  /// The least height that no platform's line leaves.
  public let height: Points
  public let lineHeight: End
  public let ascent: End
  public let descent: End

  /// Who forces the height: the highest line, or the highest ascent and the deepest descent.
  public var forcedBy: [Force] {
    if height == lineHeight.length { return lineHeight.forcedBy }
    return ascent.forcedBy + descent.forcedBy.filter { !ascent.forcedBy.contains($0) }
  }

  /// Engines that are no platforms are left out; `nil` when nothing is left.
  init?(_ cells: [FontComparison.Cell]) {
    let cells = cells.filter(\.rule.isPlatform)
    guard !cells.isEmpty else { return nil }
    func end(_ length: (PlatformLine) -> Points) -> End {
      let most = cells.map { length($0.line) }.max() ?? 0
      return End(
        length: most,
        forcedBy: cells.filter { length($0.line) == most }.map {
          Force(font: $0.font, rule: $0.rule)
        })
    }
    lineHeight = end(\.lineHeight)
    ascent = end(\.ascent)
    descent = end(\.descent)
    height = max(lineHeight.length, ascent.length + descent.length)
  }
}

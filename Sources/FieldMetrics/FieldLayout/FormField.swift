/// The geometry of a floating-label field: a label that rests on the input and floats above it when
/// there is text or focus.
///
/// ```
///   0 ┌───────────────────────────┐
///     │ 9        padding          │
///     │ ▂▂▂▂▂▂▂  caption slot     │  14.333   the floated label lies here
///     │ 1        spacing          │
///     │ ▂▂▂▂▂▂▂  input            │  22       the resting label is centred on both
///     │ 9        padding          │
///  56 └───────────────────────────┘           body text at L, display scale 3
/// ```
///
/// All heights are in whole pixels, centred positions in halves; nothing is rounded twice.
/// Source: geometry of SwiftPieces' FormField (docs/sources.md, "Field components").
struct FormField: Hashable, Sendable {
  static let verticalPadding: Points = 9
  static let captionToInput: Points = 1
  static let horizontalPadding: Points = 16
  static let iconBaseWidth: Points = 22
  static let maximumLines = 8
  static let chipPadding = (horizontal: Points(8), vertical: Points(2))
  /// What a one-line `UITextField` adds to its line: a model that fits the heights seen at 15 and
  /// 17 pt on a 3x device (docs/sources.md, "One-line text input").
  static let inputAddition: Points = 1.5

  let grid: PixelGrid
  /// One caption line, rounded up.
  let captionSlot: Pixels
  /// One line of body text, rounded up.
  let bodyText: Pixels
  /// The one-line text input.
  let input: Pixels
  /// 1 to 8 lines of body text, each total rounded up once.
  let textByLines: [Pixels]
  private let minimumHeight: Pixels

  /// - Parameters:
  ///   - body: the body line metrics with their size.
  ///   - caption: the caption line metrics with their size.
  ///   - minimumHeight: the least height of the whole field.
  init(body: SizedLineMetrics, caption: SizedLineMetrics, minimumHeight: Points, grid: PixelGrid) {
    self.grid = grid
    captionSlot = grid.ceilToPixel(caption.height())
    bodyText = grid.ceilToPixel(body.height())
    input = grid.ceilToPixel(body.height() + Self.inputAddition)
    textByLines = (1...Self.maximumLines).map { grid.ceilToPixel(body.height(lines: $0)) }
    self.minimumHeight = grid.pixels(minimumHeight)
  }

  /// The field with a one-line input.
  var height: Pixels { height(around: input) }

  /// The vertical field, a text view, at 1 to 8 lines.
  var heightsByLines: [Pixels] { textByLines.map(height(around:)) }

  /// Top of the label while it floats.
  var labelFloatY: Pixels {
    (height - content(around: input)) / 2 + grid.pixels(Self.verticalPadding)
  }

  /// Top of the label while it rests.
  var labelRestY: Pixels {
    labelFloatY + (content(around: input) - padding - bodyText) / 2
  }

  private var padding: Pixels { grid.pixels(Self.verticalPadding + Self.verticalPadding) }

  private func content(around input: Pixels) -> Pixels {
    padding + captionSlot + grid.pixels(Self.captionToInput) + input
  }

  private func height(around input: Pixels) -> Pixels {
    max(minimumHeight, content(around: input))
  }
}

/// Line metrics with a size.
struct SizedLineMetrics: Hashable, Sendable {
  let metrics: LineMetrics
  let size: Points

  /// Some lines, not rounded.
  func height(lines: Int = 1) -> Points { metrics.height(lines: lines, at: size) }

  /// The line height times both metrics' units per em: whole, so that a quotient of two of them is
  /// rounded once.
  func comparableHeight(with other: SizedLineMetrics) -> Double {
    metrics.lineHeight.value * size.value * Double(other.metrics.unitsPerEm)
  }

  /// How much a length on the grid exceeds this line height, rounded once.
  func residual(of length: Pixels, grid: PixelGrid) -> Points {
    let unitsPerEm = Double(metrics.unitsPerEm)
    let line = metrics.lineHeight.value * size.value * grid.displayScale
    return Points((length.value * unitsPerEm - line) / (unitsPerEm * grid.displayScale))
  }
}

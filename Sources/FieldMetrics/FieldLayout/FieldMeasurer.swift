/// The font of a text slot, as the solver asks about it.
struct SlotFont: Hashable, Sendable {
  /// `nil` for a font of a fixed size.
  let style: TextStyle?
  let size: Points
  /// A line height of the component's own; `nil` for the font's.
  let lineHeight: Points?
  /// 100 to 900; `nil` for the font as it is.
  let weight: Int?
  let hasTabularDigits: Bool
}

/// What a layout asks about text, symbols and sizes. A width that is not known is `nan`, and so is
/// all that depends on it.
///
/// Horizontal lengths are in points, since text widths are off the pixel grid. Vertical ones are in
/// units of which ``unitsPerPoint`` make a point: pixels, where heights of text are whole.
protocol FieldMeasurer {
  var unitsPerPoint: Double { get }

  /// A length in points that depends on the reader's settings: rem, sp or a scaled metric.
  func points(_ value: Double, _ unit: LayoutLength.Unit) -> Double

  /// The size of a text style.
  func size(of style: TextStyle) -> Points

  /// A font size that a file gives as a plain number, as the platform scales it.
  func fontSize(_ size: Points) -> Points

  /// Some lines of text, rounded as the platform rounds them. Vertical.
  func height(of font: SlotFont, lines: Int) -> Double

  /// From the top of a text to its first baseline. Vertical.
  func firstBaseline(of font: SlotFont) -> Double

  /// A one-line input. Vertical.
  func inputHeight(of font: SlotFont) -> Double

  /// A symbol set in a font: width in points, height vertical.
  func symbolSize(_ name: String, in font: SlotFont) -> (width: Double, height: Double)

  /// The texts of a slot: several where each is an item of its own; none for an empty one.
  func texts(of slot: String) -> [String]

  /// How many lines the text of a slot has, whatever it is; `nil` for as many as it takes.
  func lineCount(of slot: String) -> Int?

  /// The width of a text on one line, in points.
  func width(of text: String, slot: String, font: SlotFont) throws -> Double

  /// The lines of a text at a width in points; `nil` when they are not known.
  func lines(
    of text: String, slot: String, font: SlotFont, width: Double
  ) throws -> [String]?

  /// The line height of one style over another's, at most 1.
  func scale(of style: TextStyle, over other: TextStyle) -> Double
}

extension FieldMeasurer {
  func fontSize(_ size: Points) -> Points { size }
}

/// Comparing with a length that is not known gives one that is not known.
func larger(_ a: Double, _ b: Double) -> Double { a.isNaN || b.isNaN ? .nan : max(a, b) }

/// Comparing with a length that is not known gives one that is not known.
func smaller(_ a: Double, _ b: Double) -> Double { a.isNaN || b.isNaN ? .nan : min(a, b) }

/// How much of what is left over lies before a box; nothing at the very edge, whatever there is.
func slack(_ left: Double, _ fraction: Double) -> Double { fraction == 0 ? 0 : left * fraction }

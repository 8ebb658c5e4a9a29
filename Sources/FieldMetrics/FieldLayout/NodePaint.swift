/// What a text slot's file says about its font and its lines.
struct TextTraits: Hashable, Sendable {
  /// What a text is shown in, on iOS.
  enum Control: String, Hashable, Sendable, CaseIterable {
    case text
    /// A one-line input, which may be higher than its text.
    case textField
    /// An input of several lines, as high as its text.
    case textView
  }

  var style: TextStyle?
  /// A font size of its own, in place of the style's.
  var size: LayoutLength?
  /// A line height of its own, in place of the font's.
  var lineHeight: LayoutLength?
  var weight: Int?
  var alignment: TextEdge?
  var control: Control?
  /// The most lines; more are cut off. No limit when absent.
  var lineLimit: Int?
  /// Between the texts of a slot that holds several.
  var itemSpacing: LayoutLength?
  var hasTabularDigits: Bool?

  mutating func apply(_ other: TextTraits) {
    style = other.style ?? style
    size = other.size ?? size
    lineHeight = other.lineHeight ?? lineHeight
    weight = other.weight ?? weight
    alignment = other.alignment ?? alignment
    control = other.control ?? control
    lineLimit = other.lineLimit ?? lineLimit
    itemSpacing = other.itemSpacing ?? itemSpacing
    hasTabularDigits = other.hasTabularDigits ?? hasTabularDigits
  }
}

/// What a node's file says about its look. Colours are positions in the component's list.
struct PaintTraits: Hashable, Sendable {
  var fill: Int?
  var color: Int?
  var stroke: Int?
  var strokeWidth: LayoutLength?
  var strokePlacement: PaintStroke.Placement?
  var radius: LayoutLength?
  var cornerShape: PaintCorners.Shape?
  var opacity: Double?
  var isHitArea: Bool?
  var isHidden: Bool?

  mutating func apply(_ other: PaintTraits) {
    fill = other.fill ?? fill
    color = other.color ?? color
    stroke = other.stroke ?? stroke
    strokeWidth = other.strokeWidth ?? strokeWidth
    strokePlacement = other.strokePlacement ?? strokePlacement
    radius = other.radius ?? radius
    cornerShape = other.cornerShape ?? cornerShape
    opacity = other.opacity ?? opacity
    isHitArea = other.isHitArea ?? isHitArea
    isHidden = other.isHidden ?? isHidden
  }
}

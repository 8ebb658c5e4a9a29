/// Where a label lies horizontally, and whether it fits.
struct LabelPlacement: Hashable, Sendable {
  /// The width the label has to itself, from the field's width; 0 in a field too narrow for any.
  static func textWidth(fieldWidth: Points) -> Points {
    max(0, fieldWidth - FormField.horizontalPadding - FormField.horizontalPadding)
  }

  let width: Points
  let floatedWidth: Points
  /// Whether the label fits both at rest and floated; at rest it is widest.
  let fits: Bool
  let leftToRight: LabelEdges
  let rightToLeft: LabelEdges

  init(width: Points, floatScale: Double, fieldWidth: Points) {
    let available = Self.textWidth(fieldWidth: fieldWidth)
    // A label that does not fit is cut off at the available width.
    let drawn = min(width, available)
    let trailing = fieldWidth - FormField.horizontalPadding
    self.width = width
    floatedWidth = width * floatScale
    fits = width <= available
    leftToRight = LabelEdges(
      restX: FormField.horizontalPadding, floatX: FormField.horizontalPadding)
    rightToLeft = LabelEdges(restX: trailing - drawn, floatX: trailing - drawn * floatScale)
  }
}

/// Left edges of a drawn label box from the field's left edge, in points.
public struct LabelEdges: Hashable, Sendable {
  public let restX: Points
  public let floatX: Points
}

/// Where every part of a component lies in one state: what pictures, tables and checks are made from.
///
/// Units: points of the component's platform (pt, dp or CSS px), from the component's top left corner,
/// positive to the right and downwards, whatever the direction: right to left is mirrored already.
public struct FieldFrames: Hashable, Sendable {
  /// The component's name, such as `form-field`.
  public let component: String
  /// Flags that hold, implied ones included, in the order of the component's file.
  public let states: [String]
  public let direction: TextDirection
  /// What the component was laid out in.
  public let width: Points
  public let size: FrameSize
  /// In drawing order: a part covers those before it.
  public let parts: [PartFrame]
  /// What does not fit, and what is not known.
  public let findings: [Finding]
  /// What does not fit at this text size alone; ``PartMisfit/finding(at:andAt:)`` has the words.
  public let misfits: [PartMisfit]
  /// What the component stands on: the colour that its file calls `screen`; `nil` without one.
  public let screen: PaintColor?
  /// What the component's source leaves open, and how its file fills it; a sentence each.
  public let assumed: [String]

  /// The first part of that name; `nil` where the state does not show it.
  public subscript(_ name: String) -> PartFrame? { parts.first { $0.name == name } }
}

/// One part of a component: a box, and what is to be seen in it.
public struct PartFrame: Hashable, Sendable {
  /// As the component's file calls it, such as `labelVisual`; `row[1]` for one of several.
  public let name: String
  /// As drawn: a scaled part's box is scaled.
  public let frame: Frame
  /// How much smaller than its layout the part is drawn; 1 but for a floating label.
  public let scale: Double
  /// The point that the scale leaves in place, as a unit point of the box that is scaled: (0, 0) for
  /// a floating label left to right, (1, 0) right to left. `nil` for a part that is not scaled.
  public let anchor: UnitPoint?
  /// From the frame's top to the first baseline, as drawn; `nil` for a part without text.
  public let baseline: Points?
  public let paint: PartPaint
  /// `nil` for a part that shows no text.
  public let text: PartText?
}

/// A box. A length is `nil` when it depends on a width that is not known.
public struct Frame: Hashable, Sendable {
  public let x: Points?
  public let y: Points?
  public let width: Points?
  public let height: Points?
}

/// A size. A length is `nil` when it depends on a width that is not known.
public struct FrameSize: Hashable, Sendable {
  public let width: Points?
  public let height: Points?
}

/// A point of a box: (0, 0) is its top left corner, (1, 1) its bottom right one.
public struct UnitPoint: Hashable, Sendable {
  public let x: Double
  public let y: Double
}

/// The text that a part shows.
public struct PartText: Hashable, Sendable {
  /// What the text is for: `label`, `input`, `error`, `help`, `counter`, or a name of the component.
  public let slot: String
  /// Line by line, as wrapped; a text whose breaks are not known is one line.
  public let lines: [String]
  /// Of the font, before any scale.
  public let size: Points
  /// From one baseline to the next, before any scale.
  public let lineHeight: Points
  /// 100 to 900 as in CSS.
  public let weight: Int
  public let alignment: TextEdge
  /// Whether digits are all equally wide.
  public let hasTabularDigits: Bool
  /// Whether the text is cut off, with an ellipsis, at the frame's width.
  public let isCut: Bool
}

/// Where the lines of a text lie in their frame; leading is left where text runs from left to right.
public enum TextEdge: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}

/// How a part is drawn; nothing set for a part that only takes room.
public struct PartPaint: Hashable, Sendable {
  public var fill: PaintColor?
  public var stroke: PaintStroke?
  public var corners: PaintCorners?
  /// Of text and symbols.
  public var color: PaintColor?
  /// The name of an SF Symbol, such as `checkmark`; other platforms draw their like.
  public var symbol: String?
  /// Of the symbol, in points.
  public var symbolSize: Points?
  /// From 0 to 1, with all that is in the part.
  public var opacity = 1.0
  /// The part is larger than what is seen of it: where a touch counts.
  public var isHitArea = false
  /// The part takes room and is never drawn.
  public var isHidden = false

  public init() {}
}

/// A colour in light and in dark mode.
public struct PaintColor: Hashable, Sendable {
  /// As the component's file calls it, such as `ink`.
  public let name: String
  /// `#RRGGBB`, or `#RRGGBBAA` with opacity.
  public let light: String
  public let dark: String
}

/// A line along a part's edge.
public struct PaintStroke: Hashable, Sendable {
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// Within the frame, as SwiftUI's `strokeBorder` and CSS's `border`.
    case inside
    /// Half on each side, as SwiftUI's `stroke`.
    case center
    /// Around the frame, as CSS's `outline`.
    case outside
    /// Only along the bottom, within the frame.
    case bottom
  }

  public let color: PaintColor
  public let width: Points
  public let placement: Placement
}

/// Rounded corners.
public struct PaintCorners: Hashable, Sendable {
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// An arc of a circle.
    case circular
    /// Apple's smooth corner.
    case continuous
    /// Arcs at the top, none at the bottom.
    case top
    /// Half circles at both ends; the radius does not count.
    case capsule
  }

  public let radius: Points
  public let shape: Shape
}

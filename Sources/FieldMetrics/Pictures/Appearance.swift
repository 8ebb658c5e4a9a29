/// The colour scheme of a screen.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}

/// A colour in sRGB, opaque.
public struct RGBColor: Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  /// - Parameter hex: `0xRRGGBB`.
  init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  /// `#E9E7E1`.
  var hex: String { "#" + [red, green, blue].map(Self.pair).joined() }

  private static func pair(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

/// What a part of a picture is painted with, by its role; a palette gives it a colour.
public enum PaintRole: String, Hashable, Sendable, CaseIterable {
  /// What the field stands on.
  case screen
  /// The fill of a field.
  case field
  /// Typed text, the focus ring, text of an error.
  case text
  /// A label, a prompt, an icon, help.
  case secondaryText
  /// An error's ring, badge and chip.
  case error
  /// What is drawn on `error` and `success`.
  case onAccent
  case success
  /// The line around a field, or under it, that has no focus.
  case border
  /// The same with focus.
  case focus
  /// Words of an error.
  case errorText
  /// Lines and words of `--guides`: boxes of parts.
  case guideBox
  /// Baselines.
  case guideBaseline
  /// The slot that is kept for the floated label.
  case guideSlot

  /// A class name in a document.
  var className: String {
    switch self {
    case .screen: "s"
    case .field: "f"
    case .text: "t"
    case .secondaryText: "m"
    case .error: "e"
    case .onAccent: "i"
    case .success: "v"
    case .border: "b"
    case .focus: "o"
    case .errorText: "w"
    case .guideBox: "x"
    case .guideBaseline: "y"
    case .guideSlot: "z"
    }
  }
}

/// The colour scheme of a screen.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}

/// A colour in sRGB, not multiplied by its alpha.
public struct RGBAColor: Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8
  /// 0 for nothing, 255 for opaque.
  public let alpha: UInt8

  /// - Parameter hex: `0xRRGGBB`.
  init(_ hex: UInt32, alpha: UInt8 = 255) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
    self.alpha = alpha
  }

  /// - Parameter text: `#RRGGBB` or `#RRGGBBAA`; `nil` for anything else.
  init?(_ text: String) {
    guard text.first == "#", let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
    switch text.utf8.count {
    case 7: self.init(value)
    case 9: self.init(value >> 8, alpha: UInt8(truncatingIfNeeded: value))
    default: return nil
    }
  }

  /// `E9E7E1`, or with its alpha where it has one.
  var digits: String {
    ([red, green, blue] + (alpha == 255 ? [] : [alpha])).map(Self.pair).joined()
  }

  private static func pair(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

/// A colour for each appearance.
public struct PictureColor: Hashable, Sendable {
  let light: RGBAColor
  let dark: RGBAColor

  init(light: UInt32, dark: UInt32) {
    self.light = RGBAColor(light)
    self.dark = RGBAColor(dark)
  }

  /// Black on light and white on dark where the component's file names no colour we can read.
  init(_ paint: PaintColor) {
    light = RGBAColor(paint.light) ?? RGBAColor(0x000000)
    dark = RGBAColor(paint.dark) ?? RGBAColor(0xFFFFFF)
  }

  func callAsFunction(_ appearance: Appearance) -> RGBAColor {
    appearance == .light ? light : dark
  }

  /// What a component stands on: the colour that its file names, or white and black.
  static func screen(of frames: FieldFrames?) -> PictureColor {
    frames?.screen.map(PictureColor.init) ?? PictureColor(light: 0xFFFFFF, dark: 0x000000)
  }
}

/// Colours of our own, for what is no part of a component. Each has a contrast of at least 4.5:1 with
/// every screen, which a test computes.
enum GuideColors {
  /// Captions and legends.
  static let words = PictureColor(light: 0x3C3B38, dark: 0xD6D4CE)
  /// Boxes of parts.
  static let box = PictureColor(light: 0x0057B8, dark: 0x6CB8FF)
  static let baseline = PictureColor(light: 0xA3006D, dark: 0xFF8AD0)
  /// Room that is kept and not drawn in.
  static let slot = PictureColor(light: 0x006A3A, dark: 0x5BD69A)
}

/// A colour for each role, in light and dark.
public struct Palette: Hashable, Sendable {
  private let light: Colors
  private let dark: Colors

  public func color(_ role: PaintRole, _ appearance: Appearance) -> RGBColor {
    let colors = appearance == .light ? light : dark
    return switch role {
    case .screen: colors.screen
    case .field: colors.field
    case .text: colors.text
    case .secondaryText: colors.secondaryText
    case .error: colors.error
    case .onAccent: colors.onAccent
    case .success: colors.success
    case .border: colors.border
    case .focus: colors.focus
    case .errorText: colors.errorText
    // Guides have colours of their own that stand out from every field: at least 4.5:1 on each
    // screen and field of the palettes below, which a test computes.
    case .guideBox: RGBColor(appearance == .light ? 0x0057B8 : 0x6CB8FF)
    case .guideBaseline: RGBColor(appearance == .light ? 0xA3006D : 0xFF8AD0)
    case .guideSlot: RGBColor(appearance == .light ? 0x006A3A : 0x5BD69A)
    }
  }

  private struct Colors: Hashable, Sendable {
    let screen: RGBColor
    let field: RGBColor
    let text: RGBColor
    let secondaryText: RGBColor
    let error: RGBColor
    let onAccent: RGBColor
    let success: RGBColor
    let border: RGBColor
    let focus: RGBColor
    let errorText: RGBColor

    init(
      screen: UInt32, field: UInt32, text: UInt32, secondaryText: UInt32, error: UInt32,
      onAccent: UInt32, success: UInt32, border: UInt32, focus: UInt32, errorText: UInt32
    ) {
      self.screen = RGBColor(screen)
      self.field = RGBColor(field)
      self.text = RGBColor(text)
      self.secondaryText = RGBColor(secondaryText)
      self.error = RGBColor(error)
      self.onAccent = RGBColor(onAccent)
      self.success = RGBColor(success)
      self.border = RGBColor(border)
      self.focus = RGBColor(focus)
      self.errorText = RGBColor(errorText)
    }
  }

  /// FormField's own colours.
  ///
  /// Source: docs/sources.md, "Colours of pictures".
  public static let formField = Palette(
    light: Colors(
      screen: 0xF3F2EE, field: 0xE9E7E1, text: 0x141414, secondaryText: 0x5C5A56, error: 0xFF5B3A,
      onAccent: 0x141414, success: 0xA9DCB7, border: 0x8A8780, focus: 0x141414,
      errorText: 0x141414),
    dark: Colors(
      screen: 0x121212, field: 0x262626, text: 0xF4F3EF, secondaryText: 0xA6A49F, error: 0xFF5B3A,
      onAccent: 0x141414, success: 0xA9DCB7, border: 0x77746E, focus: 0xF4F3EF,
      errorText: 0xF4F3EF))

  /// suiss/ui's tokens.
  public static let suiss = Palette(
    light: Colors(
      screen: 0xFFFFFF, field: 0xF5F5F5, text: 0x1D1D1F, secondaryText: 0x6E6E73, error: 0xE30000,
      onAccent: 0xFFFFFF, success: 0x0071E3, border: 0xD2D2D7, focus: 0x0071E3,
      errorText: 0xE30000),
    dark: Colors(
      screen: 0x000000, field: 0x1A1A1A, text: 0xF5F5F7, secondaryText: 0xA1A1A6, error: 0xFF453A,
      onAccent: 0x000000, success: 0x2997FF, border: 0x424245, focus: 0x2997FF,
      errorText: 0xFF453A))
}

/// The reader's text size where there is no Dynamic Type: what `rem` and `sp` are in a component's file.
public struct PlatformTextSize: Hashable, Sendable {
  /// The root font size of a page in CSS px; `nil` for that of browsers, 16.
  public var rootSize: Points?
  /// `nil` for the default, 1.
  public var fontScale: AndroidFontScale?

  public init(rootSize: Points? = nil, fontScale: AndroidFontScale? = nil) {
    self.rootSize = rootSize
    self.fontScale = fontScale
  }

  /// Of browsers, unless the reader or the page asks for another.
  public static let standardRootSize: Points = 16

  /// The setting at a step of a ladder that has root sizes or font scales of its own.
  func at(_ step: LadderStep) -> PlatformTextSize {
    PlatformTextSize(
      rootSize: step.rootSize ?? rootSize, fontScale: step.fontScale ?? fontScale)
  }

  var rem: Points { rootSize ?? Self.standardRootSize }
  var scale: AndroidFontScale { fontScale ?? .standard }

  /// The root font size that a component of a platform is laid out at; `nil` where there is none.
  func rootSize(on platform: ComponentPlatform) -> Points? { platform == .web ? rem : nil }

  /// The font scale that a component of a platform is laid out at; `nil` where there is none.
  func fontScale(on platform: ComponentPlatform) -> Double? {
    platform == .android ? scale.scale : nil
  }

  /// The setting as people write it: `root 20 px`, `font scale 1.3`; `nil` on other platforms.
  func name(on platform: ComponentPlatform) -> String? {
    switch platform {
    case .web: "root \(plain: rem.value) px"
    case .android: "font scale \(plain: scale.scale)"
    case .ios, .reactNative: nil
    }
  }

  /// What a reader of a table over Dynamic Type should know.
  func sentence(on platform: ComponentPlatform) -> String {
    switch platform {
    case .web: "its rem are \(plain: rem.value) px at every step; --root-size gives others."
    case .android:
      "its sp are those of font scale \(plain: scale.scale) at every step; --font-scale gives others."
    case .ios, .reactNative:
      "its text sizes are those of the default text size there, at every step."
    }
  }

  /// - Throws: ``ComponentError`` for a setting that the component's platform does not have.
  func check(for component: FieldComponent) throws(ComponentError) {
    if rootSize != nil { try Self.check("a root font size", on: .web, component) }
    if fontScale != nil { try Self.check("a font scale", on: .android, component) }
  }

  private static func check(
    _ setting: String, on platform: ComponentPlatform, _ component: FieldComponent
  ) throws(ComponentError) {
    guard component.platform != platform else { return }
    throw ComponentError(
      found: "\(setting) for \(component.name.quoted)",
      expected: "none, since it is drawn on \(component.platform.displayName), not on"
        + " \(platform.displayName)")
  }
}

/// The root font size of web pages, which rem are multiples of.
///
/// Units: CSS px. Source: docs/sources.md, "Web root sizes".
public enum WebRootSize {
  /// What browsers start with.
  public static let initial: Points = 16

  /// Chromium's steps of page zoom. Zoom makes rem and px larger alike: it changes no ratio.
  public static let zoomSteps = [
    0.25, 0.3333, 0.5, 0.6667, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5,
  ]

  /// Text sizes that a page has to bear: up to 200 % by WCAG 2.2, 1.4.4.
  public static let textScales = [1, 1.1, 1.25, 1.5, 1.75, 2]

  /// The root size with `font: -apple-system-body` on the root: Dynamic Type's body.
  public static func appleSystemBody(at category: ContentSizeCategory) -> Points {
    DynamicType.size(of: .body, at: category)
  }

  /// The font size that an `opsz` axis follows: browsers take CSS px, where the axis means points.
  public static func opticalSize(at size: Points) -> Double { size.value }
}

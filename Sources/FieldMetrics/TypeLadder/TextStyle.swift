/// A text style of Dynamic Type.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle
  /// SwiftUI's `title`.
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  /// SwiftUI's `caption`.
  case caption1
  case caption2
}

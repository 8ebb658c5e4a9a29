/// Text styles of pages in rem.
///
/// Body, caption and footnote are Material UI's `body1` and `caption`, 1 and 0.75 rem, which its fields
/// have; the others are those of suiss/ui, whose scale is iOS's at `large` over 16.
/// Source: docs/sources.md, "Web root sizes".
public enum WebTypeScale {
  /// Units: rem.
  public static func rem(of style: TextStyle) -> Double {
    switch style {
    case .body: 1
    case .caption1, .footnote: 0.75
    case .largeTitle: 2.125
    case .title1: 1.75
    case .title2: 1.375
    case .title3: 1.25
    case .headline: 1.0625
    case .callout: 1
    case .subheadline: 0.9375
    case .caption2: 0.6875
    }
  }
}

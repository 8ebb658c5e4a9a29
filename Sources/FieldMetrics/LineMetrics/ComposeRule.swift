/// A line of Jetpack Compose without a line height of its own: Android's, with font padding off.
///
/// Source: androidx, `AndroidTextStyle.android.kt` (`DefaultIncludeFontPadding = false`, since ui
/// 1.6.0-alpha01); read and not run. Room that Compose adds for scripts whose glyphs leave the line is
/// not modelled.
struct ComposeRule: PlatformRule {
  private let android: AndroidRule

  init(_ tables: LineTables) { android = AndroidRule(tables) }

  func choose(adding findings: [Finding]) -> ChosenLineMetrics {
    android.choose(adding: findings)
  }

  func line(at size: RuleSize) -> PlatformLine {
    android.line(
      at: RuleSize(
        size: size.size, displayScale: size.displayScale,
        variants: size.variants.subtracting([.fontPadding])))
  }
}

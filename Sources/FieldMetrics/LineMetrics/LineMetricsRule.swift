/// How a platform chooses line metrics from a face's tables, and makes a line of them.
///
/// In the order in which they are shown.
public enum LineMetricsRule: String, Hashable, Sendable, CaseIterable {
  /// Core Text and UIKit.
  case ios
  /// Core Text and TextKit.
  case macos
  /// A `TextView`.
  case android
  /// Jetpack Compose.
  case compose
  /// SkParagraph.
  case flutter
  /// Chrome on Linux and Android.
  case chrome
  case chromeMac = "chrome-mac"
  /// WebKit on macOS.
  case safari
  /// Firefox on Linux.
  case firefox
  /// DirectWrite.
  case windows
  case windowsGDI = "windows-gdi"
  /// Qt 6 on Linux.
  case qt
  /// Pango and GTK on Linux.
  case pango
  /// Skia on FreeType.
  case skia
  /// FreeType and HarfBuzz, on which Android and browsers on Linux stand.
  case freeType = "freetype"

  /// The variants that change what the rule gives.
  public var variants: [RuleVariant] {
    switch self {
    case .chrome: [.window, .installed, .hinted]
    case .firefox: [.installed]
    case .android: [.fontPadding, .elegant]
    case .compose: [.elegant]
    case .qt, .pango: [.hinted]
    default: []
    }
  }

  func implementation(_ tables: LineTables) -> any PlatformRule {
    switch self {
    case .ios: CoreTextRule(tables.sets, postScriptName: tables.postScriptName)
    case .macos: MacOSRule(tables)
    case .android: AndroidRule(tables)
    case .compose: ComposeRule(tables)
    case .flutter: FlutterRule(tables)
    case .chrome: ChromeRule(tables)
    case .chromeMac: ChromeMacRule(tables)
    case .safari: SafariRule(tables)
    case .firefox: FirefoxRule(tables)
    case .windows: DirectWriteRule(tables)
    case .windowsGDI: GDIRule(tables)
    case .qt: QtRule(tables)
    case .pango: PangoRule(tables)
    case .skia: SkiaRule(tables)
    case .freeType: FreeTypeRule(tables.sets)
    }
  }
}

extension Face {
  /// The line metrics at a place on the axes, under a rule.
  public func lineMetrics(rule: LineMetricsRule, at place: AxisPlace) -> ChosenLineMetrics {
    LineTables(self, at: place).metrics(rule)
  }
}

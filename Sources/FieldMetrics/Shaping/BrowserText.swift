/// How a browser is asked for widths.
public struct BrowserTextOptions: Hashable, Sendable {
  /// What text is drawn on.
  public enum Surface: String, Hashable, Sendable, CaseIterable {
    /// An element of a page, as `getBoundingClientRect` measures it.
    case page
    /// `measureText` of a canvas. Chrome shapes it word by word, and rounds nothing.
    case canvas
  }

  public var browser: Browser
  /// Device pixels to a CSS pixel. Measured at 1, 2 and 3.
  public var grid: PixelGrid
  public var surface: Surface
  /// Whether the font is installed, and not loaded by the page: then no sanitizer drops tables of it.
  public var isInstalled: Bool
  public var shaping: ShapingOptions

  public init(
    _ browser: Browser, grid: PixelGrid = .one, surface: Surface = .page, isInstalled: Bool = false,
    shaping: ShapingOptions = .init()
  ) {
    self.browser = browser
    self.grid = grid
    self.surface = surface
    self.isInstalled = isInstalled
    self.shaping = shaping
  }
}

/// Text on one line as a browser measures it.
public struct BrowserText: Hashable, Sendable {
  public let text: String
  /// In CSS pixels.
  public let size: Points
  /// In CSS pixels; `nil` when a character is missing, since the browser draws it in some other font,
  /// and for a size of more than 10,000 device pixels.
  public let width: Points?
  /// Of `line-height: normal` in the first font; `nil` where a fallback takes part, or without a width.
  public let lineHeight: Points?
  public let graphemeCount: Int
  /// Characters that no font of the stack has, each once.
  public let missing: [Unicode.Scalar]
  public let direction: TextDirection
  /// Whether ICU took part, so that results depend on its version.
  public let needsICU: Bool
}

/// The browsers whose widths of text are known.
public enum Browser: String, Hashable, Sendable, CaseIterable {
  /// Chrome on Linux and Android.
  case chrome
  /// Firefox on Linux.
  case firefox

  /// The rule of its lines.
  public var lineRule: LineMetricsRule {
    switch self {
    case .chrome: .chrome
    case .firefox: .firefox
    }
  }
}

/// How far a browser's glyphs move the pen at one size, in its own arithmetic.
///
/// Units: 1/65536 of a device pixel. Source: skrifa, `instance.rs` (`FixedScaleFactor`); FreeType,
/// `ftobjs.c` and `cffgload.c`, as Gecko's `gfxFT2FontBase.cpp` asks them; confirmed by widths of 1,102
/// faces, all equal but for the reasons in the tests.
struct BrowserAdvances: BitwiseCopyable {
  private let unitsPerEm: Int
  /// 26.6: the font size.
  private let size: Int
  /// 16.16: 26.6 pixels to a font unit.
  private let scale: Int
  private let cutsOff: Bool
  /// What HarfBuzz scales kerning and all else to.
  let shapingScale: Int32

  /// Larger sizes, in device pixels, have no width: browsers have a largest font size, too.
  static let largestSize = 10_000.0

  /// - Parameters:
  ///   - pixels: the font size in device pixels, at most ``largestSize``.
  ///   - isCompact: whether outlines are in `CFF` or `CFF2`.
  init(_ browser: Browser, pixels: Double, unitsPerEm: Int, isCompact: Bool) {
    self.unitsPerEm = unitsPerEm
    size =
      switch browser {
      case .chrome: Int(pixels * 64)
      case .firefox: Int(pixels * 64 + 0.5)
      }
    scale = FreeTypeFixed.divide(size, unitsPerEm)
    cutsOff = browser == .firefox && isCompact
    shapingScale = Int32(pixels * 65536)
  }

  /// - Parameter units: in font units.
  func advance(_ units: Int) -> Int32 {
    // FreeType's reader of CFF scales the exact way and cuts off; other readers have a rounded scale.
    guard cutsOff else { return rounded(units) }
    return Int32(clamping: units * size * 1024 / unitsPerEm)
  }

  /// With the rounded scale, whatever the outlines.
  func rounded(_ units: Int) -> Int32 {
    let product = (abs(units) * scale + 32) >> 6
    return Int32(clamping: units < 0 ? -product : product)
  }
}

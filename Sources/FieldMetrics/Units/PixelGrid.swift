/// A length in device pixels: points times the display scale.
///
/// Field geometry is added up in pixels and becomes points once, at the end, so that a sum of
/// lengths on the grid carries no rounding noise.
public struct Pixels: Hashable, Sendable, Comparable {
  public var value: Double

  public init(_ value: Double) { self.value = value }

  public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
  public static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
  public static func - (a: Self, b: Self) -> Self { Self(a.value - b.value) }
  public static func / (a: Self, divisor: Double) -> Self { Self(a.value / divisor) }
}

/// The grid of device pixels that a platform rounds lengths to.
///
/// ```
///  points   0        1/3       2/3        1     display scale 3
///           |---------|---------|---------|
///  pixels   0         1         2         3
/// ```
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels to a point: 1, 2 or 3 on iOS; greater than 0.
  public let displayScale: Double

  /// How near to a grid line a value counts as being on it, in points.
  static let tolerance = 1e-9

  /// A grid of so many pixels to the point; `nil` unless the scale is finite and greater than 0.
  public init?(displayScale: Double) {
    guard displayScale.isFinite, displayScale > 0 else { return nil }
    self.displayScale = displayScale
  }

  private init(checkedScale: Double) { displayScale = checkedScale }

  /// One pixel to a point.
  public static let one = PixelGrid(checkedScale: 1)

  /// The grid of today's iPhones: three pixels to a point.
  public static let threeTimes = PixelGrid(checkedScale: 3)

  /// A length in pixels, not rounded.
  public func pixels(_ length: Points) -> Pixels { Pixels(length.value * displayScale) }

  /// A length in points. The only place where pixels become points.
  public func points(_ length: Pixels) -> Points { Points(length.value / displayScale) }

  /// The next grid line at or above a length; a value within 1e-9 pt of a line is on it.
  public func ceilToPixel(_ length: Points) -> Pixels {
    let exact = length.value * displayScale
    return Pixels(lineWithinTolerance(of: exact) ?? exact.rounded(.up))
  }

  /// The grid line nearest to a length, ties away from zero; a value within 1e-9 pt of a line is
  /// on it.
  public func roundToPixel(_ length: Points) -> Pixels {
    Pixels((length.value * displayScale).rounded(.toNearestOrAwayFromZero))
  }

  private func lineWithinTolerance(of exact: Double) -> Double? {
    let nearest = exact.rounded()
    return abs(exact - nearest) <= Self.tolerance * displayScale ? nearest : nil
  }
}

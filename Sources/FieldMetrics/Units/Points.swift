/// A length in layout units before the display scale: a point on iOS.
///
/// Units: points; field geometry is positive downwards from the top edge.
public struct Points: Hashable, Sendable, Comparable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  public var value: Double

  public init(_ value: Double) { self.value = value }
  public init(integerLiteral value: Int) { self.value = Double(value) }
  public init(floatLiteral value: Double) { self.value = value }

  public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
  public static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
  public static func - (a: Self, b: Self) -> Self { Self(a.value - b.value) }
  public static func * (a: Self, factor: Double) -> Self { Self(a.value * factor) }
  public static func / (a: Self, b: Self) -> Double { a.value / b.value }

  /// This length as a whole point, ties away from zero, as UIKit gives a scaled font its size.
  public func wholePoint() -> Points { Points(value.rounded(.toNearestOrAwayFromZero)) }
}

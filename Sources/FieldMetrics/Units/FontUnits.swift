/// A length in a font's own units: one step of its design grid.
///
/// How long a font unit is depends on the face: a face has ``LineMetrics/unitsPerEm`` of them to the
/// em. Values from tables and shaping are whole; the 15 % that UIKit adds to Helvetica are not.
///
/// Units: font units; vertical values are positive upwards from the baseline.
public struct FontUnits: Hashable, Sendable, Comparable, ExpressibleByIntegerLiteral {
  public var value: Double

  public init(_ value: Double) { self.value = value }
  public init(_ value: some BinaryInteger) { self.value = Double(value) }
  public init(integerLiteral value: Int) { self.value = Double(value) }

  public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
  public static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
  public static func - (a: Self, b: Self) -> Self { Self(a.value - b.value) }
  public static prefix func - (a: Self) -> Self { Self(-a.value) }
  public static func += (a: inout Self, b: Self) { a.value += b.value }

  /// This length at a font size.
  ///
  /// One multiplication and one division, so that whole units at a whole size are rounded once.
  ///
  /// - Parameters:
  ///   - size: the font size.
  ///   - unitsPerEm: the face's units per em.
  public func points(at size: Points, unitsPerEm: Int) -> Points {
    Points(value * size.value / Double(unitsPerEm))
  }
}

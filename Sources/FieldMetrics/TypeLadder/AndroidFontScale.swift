/// Android's font size setting: how many dp a length in sp has.
///
/// ```
///   dp  38 ┤              ╭──── scale 2: 30 sp grow to 38 dp, not to 60
///       24 ┤      ╭───────╯
///        0 ┼──────┼───────┼──── sp
///          0      12      30
/// ```
///
/// Not linear above 1.03, so that large text does not outgrow the screen: Android 14 and later, as
/// Compose computes it (docs/sources.md, "Android's font scale").
public struct AndroidFontScale: Hashable, Sendable {
  /// As in `Configuration.fontScale`; 1 is the default.
  public let factor: Double

  /// - Returns: `nil` unless the factor is finite and greater than 0.
  public init?(_ factor: Double) {
    guard factor.isFinite, factor > 0 else { return nil }
    self.factor = factor
  }

  private init(checked factor: Double) { self.factor = factor }

  /// The default setting: 1 sp is 1 dp.
  public static let standard = AndroidFontScale(checked: 1)

  /// What Android's settings offer, smallest first.
  public static let settings = [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2].map(Self.init(checked:))

  /// From this factor on tables hold; up to it all lengths grow alike.
  private static let firstTabled = 1.03
  private static let tabledPixels: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]
  private static let tables: [(factor: Double, points: [Double])] = [
    (1, tabledPixels),
    (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]

  /// A length in dp; `scaledPixels` may be negative, and then so is the result.
  public func points(_ scaledPixels: Double) -> Points {
    guard factor >= Self.firstTabled, let last = Self.tables.last, factor <= last.factor else {
      return Points(scaledPixels * factor)
    }
    let length = abs(scaledPixels)
    let points = Self.between(Self.tables, factor) { Self.point(of: length, in: $0) }
    return Points(scaledPixels < 0 ? -points : points)
  }

  /// The value between the neighbouring tables of a factor that has none of its own.
  private static func between(
    _ tables: [(factor: Double, points: [Double])], _ factor: Double,
    _ value: ([Double]) -> Double
  ) -> Double {
    guard let upper = tables.firstIndex(where: { $0.factor >= factor }) else { return .nan }
    if tables[upper].factor == factor || upper == 0 { return value(tables[upper].points) }
    let (low, high) = (tables[upper - 1], tables[upper])
    let way = (factor - low.factor) / (high.factor - low.factor)
    let (from, to) = (value(low.points), value(high.points))
    return from + (to - from) * way
  }

  /// Straight lines between the entries of a table, from (0, 0) on; behind the last 1 sp is 1 dp.
  private static func point(of length: Double, in points: [Double]) -> Double {
    guard let upper = tabledPixels.firstIndex(where: { $0 >= length }) else { return length }
    if tabledPixels[upper] == length { return points[upper] }
    let low = upper == 0 ? (0, 0) : (tabledPixels[upper - 1], points[upper - 1])
    let way = (length - low.0) / (tabledPixels[upper] - low.0)
    return low.1 + (points[upper] - low.1) * way
  }
}

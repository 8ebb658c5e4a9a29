/// How many decimals numbers keep where they leave.
public struct NumberFormat: Hashable, Sendable {
  /// The most decimals to write; `nil` for the full value.
  public let precision: Int?

  /// The full value: the shortest decimal that reads back as the same number.
  public static let full = NumberFormat(precision: nil)

  /// - Parameter precision: 0 to 15 decimals, the nearer end for others; `nil` for all.
  public init(precision: Int?) { self.precision = precision.map { min(max($0, 0), 15) } }

  /// The value with no more decimals than wanted, halves away from zero.
  func rounded(_ value: Double) -> Double {
    guard let (whole, factor) = shifted(value) else { return value }
    return Double(whole) / Double(factor)
  }

  /// The value with no more decimals than wanted as a whole number of its last decimal, and how many
  /// of those make 1; `nil` where the full value is written.
  func shifted(_ value: Double) -> (whole: Int, factor: Int)? {
    guard let precision, value.isFinite else { return nil }
    var factor = 1
    for _ in 0..<precision { factor *= 10 }
    let scaled = value * Double(factor)
    // Beyond this every value is whole in these steps.
    guard abs(scaled) < 9e15 else { return nil }
    return (Int(scaled.rounded(.toNearestOrAwayFromZero)), factor)
  }

  func text(_ value: Double) -> String { rounded(value).plainDescription }

  /// For ratios, which say nothing with fewer than four decimals.
  var ofRatios: NumberFormat { NumberFormat(precision: precision.map { max($0, 4) }) }
}

extension Double {
  /// The value with exactly so many decimals, halves away from zero, never `-0.00`.
  func fixed(_ decimals: Int) -> String {
    let text = NumberFormat(precision: decimals).text(self)
    guard decimals > 0 else { return text }
    let fraction = text.split(separator: ".", omittingEmptySubsequences: false)
    let written = fraction.count > 1 ? fraction[1].count : 0
    return text + (written == 0 ? "." : "")
      + String(repeating: "0", count: max(0, decimals - written))
  }
}

/// How the digits of a whole number are put into groups.
public struct DigitGrouping: Hashable, Sendable {
  /// What stands between groups; `nil` where numbers are not grouped.
  public let sign: String?
  /// How many digits the last group has.
  public let primarySize: Int
  /// How many digits the groups before it have: 2 in India, 12,34,567.
  public let secondarySize: Int
  /// How many digits must stand before the last group: 2 in Spanish, 1234 and 12.345.
  public let minimumLeadingDigits: Int

  /// Numbers without groups.
  public static let never = DigitGrouping(
    sign: nil, primarySize: 3, secondarySize: 3, minimumLeadingDigits: 1)

  static func every(
    _ sign: String, sizes: (primary: Int, secondary: Int) = (3, 3), minimum: Int = 1
  ) -> DigitGrouping {
    DigitGrouping(
      sign: sign, primarySize: sizes.primary, secondarySize: sizes.secondary,
      minimumLeadingDigits: minimum)
  }

  /// The digits of a number in groups.
  func grouped(_ digits: [Unicode.Scalar]) -> String {
    guard let sign, digits.count >= primarySize + minimumLeadingDigits else {
      return digits.text
    }
    var groups = [digits.suffix(primarySize).text]
    var rest = digits.dropLast(primarySize)
    while !rest.isEmpty {
      groups.append(rest.suffix(secondarySize).text)
      rest = rest.dropLast(secondarySize)
    }
    return groups.reversed().joined(separator: sign)
  }

  func with(sign: String, secondarySize: Int) -> DigitGrouping {
    DigitGrouping(
      sign: sign, primarySize: primarySize, secondarySize: secondarySize,
      minimumLeadingDigits: minimumLeadingDigits)
  }
}

extension Sequence<Unicode.Scalar> {
  fileprivate var text: String { reduce(into: "") { $0.unicodeScalars.append($1) } }
}

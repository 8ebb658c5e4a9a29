/// What counts as a digit; the references differ.
public enum DigitReading: String, Hashable, Sendable, CaseIterable {
  /// 0 to 9. JavaScript's `\d`.
  case ascii
  /// Unicode's decimal digits (general category Nd). Kotlin's `isDigit`.
  case decimal
  /// Everything with a numeric value: fractions, circled and Han numerals too. Swift's `isNumber`.
  case number

  /// Whether a character is one.
  public func holds(_ character: Character) -> Bool {
    switch self {
    case .ascii: ("0"..."9").contains(character) && character.isASCII
    case .decimal:
      character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    case .number: character.isNumber
    }
  }
}

extension TextTest {
  /// There is a digit anywhere.
  public static func containsDigit(_ reading: DigitReading) -> TextTest {
    TextTest { $0.contains(where: reading.holds) }
  }

  /// Nothing but so many digits, white space and line ends around aside.
  ///
  /// Source: `isFiveDigits` of the lesson's CheckoutFormValidator, with 5 and ``DigitReading/number``;
  /// its React Native twin has ``DigitReading/ascii``.
  public static func isDigits(_ count: Int, _ reading: DigitReading) -> TextTest {
    TextTest { text in
      let trimmed = TextTrim.spacesAndNewlines.applied(to: text)
      return trimmed.count == count && trimmed.allSatisfy(reading.holds)
    }
  }
}

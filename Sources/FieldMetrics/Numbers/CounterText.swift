/// The text of a character counter.
public enum CounterText {
  /// `count/limit`, each number in the digits and groups of the locale, the slash the same in all:
  /// `12/1,200`, and `١٢/١٬٢٠٠` for `ar-EG`.
  ///
  /// In logical order, count first; ``visualOrder(of:rightToLeft:)`` says where they stand on screen.
  ///
  /// Source: SwiftPieces' FormField, `count.formatted()`, a slash, `limit.formatted()`.
  public static func text(
    count: Int, limit: Int, locale: LocaleTag = .english, digits: DigitsRule = .apple
  ) -> String {
    text(count: count, limit: limit, LocaleNumbers(locale, digits: digits))
  }

  static func text(count: Int, limit: Int, _ numbers: LocaleNumbers) -> String {
    "\(numbers.text(count))/\(numbers.text(limit))"
  }

  /// How many characters are left, below 0 beyond the limit: `-3`.
  ///
  /// In right-to-left text the sign would move to the other side; put ``isolated(_:)`` around it.
  public static func remaining(
    count: Int, limit: Int, locale: LocaleTag = .english, digits: DigitsRule = .apple
  ) -> String {
    let (left, overflow) = limit.subtractingReportingOverflow(count)
    let clamped = overflow ? (limit < count ? Int.min : Int.max) : left
    return LocaleNumbers(locale, digits: digits).text(clamped)
  }

  /// A text between LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE, so that text around it does not
  /// turn it around.
  public static func isolated(_ text: String) -> String { "\u{2066}\(text)\u{2069}" }
}

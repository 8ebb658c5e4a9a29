/// Rules as a command line writes them: `min-length:8:utf16=Too short`.
extension TextRule {
  /// What can be written before the `=`, with what each asks of a text.
  public static let writtenForms: [(form: String, meaning: String)] = [
    ("required", "there is text"),
    ("not-blank", "there is more than white space"),
    ("email", "an address, as FormField's example asks"),
    ("plausible-email", "an address, as the lesson's validator asks"),
    ("at-sign", "there is an @"),
    ("min-length:COUNT[:UNIT]", "so long at least; empty text passes"),
    ("max-length:COUNT[:UNIT]", "so long at most"),
    ("digit[:READING]", "there is a digit"),
    ("digits:COUNT[:READING]", "nothing but so many digits"),
  ]

  /// - Parameter written: a form of ``writtenForms``, `=`, and the message.
  /// - Returns: `nil` for what is no rule.
  public init?(written: String) {
    let sides = written.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[1].isEmpty else { return nil }
    let words = sides[0].split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let test = TextTest(words: words) else { return nil }
    let failure: TextFailure.Kind =
      switch words[0] {
      case "required", "not-blank": .valueMissing
      case "min-length": .tooShort
      default: .custom
      }
    self.init(test, String(sides[1]), failure: failure)
  }
}

extension TextTest {
  fileprivate init?(words: [String]) {
    guard let name = words.first, words.count <= 3 else { return nil }
    let count = words.count > 1 ? Int(words[1]).flatMap { $0 >= 0 ? $0 : nil } : nil
    switch (name, words.count) {
    case ("required", 1): self = .isNotEmpty
    case ("not-blank", 1): self = .isNotBlank
    // What is empty is no address; that it may be empty is said by leaving the rule out.
    case ("email", 1): self = .hasEmailShape
    case ("plausible-email", 1): self = .isPlausibleEmail
    case ("at-sign", 1): self = .containsAtSign
    case ("digit", 1): self = .containsDigit(.number)
    case ("digit", 2):
      guard let reading = DigitReading(rawValue: words[1]) else { return nil }
      self = .containsDigit(reading)
    case ("min-length", 2...), ("max-length", 2...):
      guard let count, let unit = words.count < 3 ? .graphemes : TextUnit(rawValue: words[2]) else {
        return nil
      }
      self = name == "min-length" ? .isAtLeast(count, unit) : .isAtMost(count, unit)
    case ("digits", 2...):
      guard let count,
        let reading = words.count < 3 ? .number : DigitReading(rawValue: words[2])
      else { return nil }
      self = .isDigits(count, reading)
    default: return nil
    }
  }
}

extension TextTest {
  /// There is text, even if it is only white space.
  ///
  /// Source: suiss/ui's `required`.
  public static let isNotEmpty = TextTest { !$0.isEmpty }

  /// Something is left without white space and line ends at both ends.
  ///
  /// Source: the lesson's CheckoutFormValidator.
  public static let isNotBlank = TextTest {
    !TextTrim.spacesAndNewlines.applied(to: $0).isEmpty
  }

  /// Something is left without spaces and tabs at both ends; a line end is something.
  ///
  /// Source: the first half of `checkEmail` in FormField's example.
  public static let isNotSpaces = TextTest { !TextTrim.spaces.applied(to: $0).isEmpty }
}

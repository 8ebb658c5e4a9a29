extension TextTest {
  /// The text is at least so long; with `emptyPasses`, an empty one is not too short.
  ///
  /// Source: suiss/ui's `minLength`, for which empty text is not too short: to be there is the business
  /// of another rule.
  public static func isAtLeast(
    _ count: Int, _ unit: TextUnit = .graphemes, emptyPasses: Bool = true
  ) -> TextTest {
    TextTest { text in
      text.isEmpty ? emptyPasses || count <= 0 : TextCounts(text)[unit] >= count
    }
  }

  /// The text is at most so long.
  public static func isAtMost(_ count: Int, _ unit: TextUnit = .graphemes) -> TextTest {
    TextTest { TextCounts($0)[unit] <= count }
  }
}

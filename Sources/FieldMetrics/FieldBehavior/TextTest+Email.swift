extension TextTest {
  /// The stricter shape: no empty label in the domain.
  ///
  /// White space and line ends around do not count. No space inside; one `@` with something before it;
  /// a domain with a `.` and nothing empty beside one. A line end or another kind of space inside
  /// passes.
  ///
  /// Source: `isPlausibleEmail` of the lesson's CheckoutFormValidator.
  public static let isPlausibleEmail = TextTest { text in
    guard let domain = domain(of: TextTrim.spacesAndNewlines.applied(to: text)) else { return false }
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
  }

  /// The looser shape: two characters or more after the domain's last `.`, which is not its first.
  ///
  /// Spaces and tabs around do not count, line ends do. Empty labels inside pass.
  ///
  /// Source: `checkEmail` in FormField's example.
  public static let hasEmailShape = TextTest { text in
    guard let domain = domain(of: TextTrim.spaces.applied(to: text)),
      let point = domain.lastIndex(of: "."), point != domain.startIndex
    else { return false }
    return domain[point...].count > 2
  }

  /// There is an `@` anywhere.
  ///
  /// Source: the demo of suiss/ui; ClearableTextField's asks the same of a text that is not empty.
  public static let containsAtSign = TextTest { $0.contains("@") }

  /// What follows the only `@`; `nil` unless something comes before it, and for text with a space.
  private static func domain(of text: Substring) -> Substring? {
    guard !text.contains(" ") else { return nil }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty ? parts[1] : nil
  }
}

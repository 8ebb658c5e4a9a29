extension TextTest {
  /// The stricter shape: no empty label in the domain.
  ///
  /// White space and line ends around do not count. No space inside; one `@` with something before it;
  /// a domain with a `.` and nothing empty beside one. A line end or another kind of space inside
  /// passes.
  ///
  /// Source: `isPlausibleEmail` of the lesson's CheckoutFormValidator.
  public static let isPlausibleEmail = TextTest { text in
    guard let domain = domain(of: TextTrim.spacesAndNewlines.applied(to: text)) else {
      return false
    }
    let labels = domain.split(separator: point, omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
  }

  /// The looser shape: two characters or more after the domain's last `.`, which is not its first.
  ///
  /// Spaces and tabs around do not count, line ends do. Empty labels inside pass.
  ///
  /// Source: `checkEmail` in FormField's example.
  public static let hasEmailShape = TextTest { text in
    guard let domain = domain(of: TextTrim.spaces.applied(to: text)),
      let last = domain.lastIndex(of: point), last != domain.startIndex
    else { return false }
    return domain[last...].count > 2
  }

  /// There is an `@` anywhere.
  ///
  /// Source: the demo of suiss/ui; ClearableTextField's asks the same of a text that is not empty.
  public static let containsAtSign = TextTest { units(of: $0[...]).contains(atSign) }

  private static let space = UInt8(ascii: " ")
  private static let atSign = UInt8(ascii: "@")
  private static let point = UInt8(ascii: ".")

  /// What follows the only `@`; `nil` unless something comes before it, and for text with a space.
  private static func domain(of text: Substring) -> ArraySlice<UInt8>? {
    let units = units(of: text)
    guard !units.contains(space), let sign = units.firstIndex(of: atSign), sign > 0,
      units.lastIndex(of: atSign) == sign
    else { return nil }
    return units[(sign + 1)...]
  }

  /// A byte for each character, as the references count and compare them: its ASCII value, or 0xFF.
  private static func units(of text: Substring) -> [UInt8] {
    // Without CR, so that no two bytes are one character.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return Array(text.utf8) }
    var units: [UInt8] = []
    var text = text
    text.withUTF8 { bytes in
      GraphemeBorders.forEach(in: bytes) { cluster in
        units.append(cluster.count == 1 ? bytes[cluster.lowerBound] : 0xFF)
        return true
      }
    }
    return units
  }
}

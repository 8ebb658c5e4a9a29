/// White space around a text, as the references take it away: with Foundation's character sets.
enum TextTrim: Hashable, Sendable {
  /// `CharacterSet.whitespaces`: spaces and the tab.
  case spaces
  /// `CharacterSet.whitespacesAndNewlines`.
  case spacesAndNewlines

  /// Foundation counts ZERO WIDTH SPACE in, which Unicode does not; all others are Unicode's.
  ///
  /// Source: Foundation of Swift 6.3.1 on Linux; a test compares all scalars.
  func removes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09: true
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self == .spacesAndNewlines
    case 0x21..<0x85: false
    case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The text without such scalars at its start and its end.
  func applied(to text: String) -> Substring {
    // Text that begins and ends with visible ASCII is left as it is.
    let visible: ClosedRange<UInt8> = 0x21...0x7E
    if let first = text.utf8.first, let last = text.utf8.last, visible.contains(first),
      visible.contains(last)
    {
      return text[...]
    }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !removes($0) }),
      let last = scalars.lastIndex(where: { !removes($0) })
    else { return text[text.endIndex...] }
    return text[first...last]
  }
}

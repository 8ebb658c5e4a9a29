/// Line breaks of words of Latin letters with simple punctuation, for which ICU need not be loaded:
/// after spaces, after line feeds, and after a hyphen between letters.
///
/// Only what every version and language of Unicode Standard Annex 14 does alike; a test compares it
/// with ICU.
enum PlainLineBreaks {
  private enum Kind {
    case letter, digit, space, lineFeed, hyphen, apostrophe, closing
  }

  /// Whether a language tag is of the plain form, such as `de`, `de-CH` or `sr-Latn-RS`: then it is
  /// well formed and asks for no other strictness.
  static func areRight(in language: String) -> Bool {
    let parts = language.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count), parts.count <= 3 else {
      return false
    }
    let lengths = parts.dropFirst().map(\.utf8.count)
    return [[], [2], [4], [4, 2]].contains(lengths)
      && language.utf8.allSatisfy { isASCIILetter($0) || $0 == UInt8(ascii: "-") }
  }

  /// The places where a line may end; `nil` for text that is not so plain.
  static func places(in text: String) -> [LineBreakOpportunity]? {
    var places: [LineBreakOpportunity] = []
    var offset = 0
    // The text's edges are like spaces, but for a hyphen and an apostrophe.
    var previous = Kind.lineFeed
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      guard let kind = kind(of: scalar), let nextKind = kindOrEdge(next),
        isPlain(kind, after: previous, before: nextKind)
      else { return nil }
      offset += UTF8.width(scalar)
      if endsLine(kind, before: nextKind) || next == nil {
        places.append(LineBreakOpportunity(utf8Offset: offset, isMandatory: kind == .lineFeed))
      }
      previous = kind
    }
    return places
  }

  private static func endsLine(_ kind: Kind, before next: Kind) -> Bool {
    switch kind {
    case .lineFeed: true
    case .hyphen: true
    case .space: next != .space && next != .lineFeed
    case .letter, .digit, .apostrophe, .closing: false
    }
  }

  /// Whether a character stands where the rules are simple.
  private static func isPlain(_ kind: Kind, after previous: Kind, before next: Kind) -> Bool {
    switch kind {
    case .letter, .digit, .space, .lineFeed: true
    case .hyphen, .apostrophe: previous == .letter && next == .letter
    case .closing:
      (previous == .letter || previous == .digit || previous == .closing)
        && (next == .space || next == .lineFeed || next == .closing)
    }
  }

  /// The kind of the next character; a line feed for the end of the text.
  private static func kindOrEdge(_ scalar: Unicode.Scalar?) -> Kind? {
    guard let scalar else { return .lineFeed }
    return kind(of: scalar)
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind? {
    switch scalar {
    case "a"..."z", "A"..."Z": .letter
    // × and ÷ are symbols.
    case "\u{D7}", "\u{F7}": nil
    case "\u{C0}"..."\u{24F}": .letter
    case "0"..."9": .digit
    case " ": .space
    case "\n": .lineFeed
    case "-": .hyphen
    case "'", "\u{2019}": .apostrophe
    case ".", ",", "!", "?", ":", ";": .closing
    default: nil
    }
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

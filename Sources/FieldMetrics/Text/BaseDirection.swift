import CICU

/// A direction in which text runs.
public enum TextDirection: String, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// The direction that a text asks for by its first strong character, if it has one.
///
/// Digits, punctuation, spaces and most emoji are not strong, so ``neutral`` is a usual answer: the
/// direction of the interface decides then. Not all digits are weak: those of Devanagari and Thai
/// are strong and left to right, those of N'Ko and Adlam strong and right to left.
///
/// Source: Unicode Standard Annex 9, rules P1 to P3, with the third answer kept apart.
public enum BaseDirection: String, Hashable, Sendable {
  case leftToRight
  case rightToLeft
  /// No strong character outside isolates: digits and punctuation alone, or no text.
  case neutral

  /// The base direction of a text's first paragraph; what follows a line feed does not count.
  ///
  /// - Throws: ``TextError/noICU(library:reason:)``, never for plain Latin text.
  public init(of text: some StringProtocol) throws(TextError) {
    var isolateDepth = 0
    var isICULoaded = false
    for scalar in text.unicodeScalars {
      // Most texts decide at their first letter, long before a character that ICU has to name.
      if PlainLatin.contains(scalar) {
        if PlainLatin.isParagraphSeparator(scalar) { break }
        if isolateDepth == 0, PlainLatin.isStrong(scalar) {
          self = .leftToRight
          return
        }
        continue
      }
      if !isICULoaded {
        try ICU.load()
        isICULoaded = true
      }
      let bidiClass = cicu_bidi_class_of(scalar.value)
      if bidiClass == CICU_BIDI_SEPARATOR { break }
      switch bidiClass {
      case CICU_BIDI_ISOLATE_INITIATOR: isolateDepth += 1
      // One without an initiator closes nothing.
      case CICU_BIDI_ISOLATE_END: isolateDepth = max(0, isolateDepth - 1)
      case CICU_BIDI_LEFT where isolateDepth == 0:
        self = .leftToRight
        return
      case CICU_BIDI_RIGHT where isolateDepth == 0:
        self = .rightToLeft
        return
      default: continue
      }
    }
    self = .neutral
  }

  /// The direction, with one for text that has none of its own.
  public func resolved(neutral: TextDirection) -> TextDirection {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .neutral: neutral
    }
  }
}

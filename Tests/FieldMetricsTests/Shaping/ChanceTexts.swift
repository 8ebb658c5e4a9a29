import TestSupport

/// Texts of a few pieces put together by chance: words, marks, joiners, controls, brackets.
struct ChanceTexts {
  private var random: SplitMix64
  private let pieces: [String]

  /// What text in Latin, Arabic, Hebrew, Devanagari, Thai, Han and emoji is made of, and what is hard
  /// to cut: marks after spaces, prepended signs, controls, soft hyphens, joiners.
  static let hardPieces = [
    "a", "fi", "To", "word", "Wave", " ", " ", " ", "  ", "-", "\u{AD}", "é", "e\u{301}",
    " \u{301}",
    "ب", "لا", "مرحبا", "שלום", "न", "क्ष", "हिन्दी", "ที่", "สวัสดี", "中", "文字", "한", "😀",
    "👨‍👩‍👧", "🇩🇪", "👍🏽", "1", "12", "3.5", "(", ")", "\n", "\r\n", "\t", "\u{2028}", "\u{200B}",
    "\u{A0}", "\u{200D}", "\u{200E}", "\u{2067}", "\u{2069}", "\u{FE0F}", "\u{600}", "…", "/",
    "\u{3000}", "\u{2060}", "\u{85}", ",", "!",
  ]

  /// What the font `widths.ttf` has, with its ligature and kerning.
  static let widthsPieces = [
    "T", "o", "f", "i", "fi", "A", "x", "j", " ", " ", "👨‍👩‍👧", "A\u{301}", ".", "-", "…",
  ]

  init(seed: UInt64, _ pieces: [String] = hardPieces) {
    random = SplitMix64(seed: seed)
    self.pieces = pieces
  }

  mutating func text(upTo count: Int = 10) -> String {
    (0..<Int.random(in: 0...count, using: &random)).reduce(into: "") { text, _ in
      text += pieces.randomElement(using: &random) ?? ""
    }
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }
}

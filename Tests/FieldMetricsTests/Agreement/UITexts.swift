import TestSupport

/// Texts as interfaces show them, put together by chance from the words of a script, of Latin and of
/// two other scripts, digits and emoji.
enum UITexts {
  private static let templates = [
    "w", "w w", "w: d", "l (w)", "w l w", "d/d w", "w – x", "“w” e", "w, w? *", "x w d%", "wl",
    "w e w!", "w / x / l", "[w] x", "e w", "w-w d.d", "lx w", "w\u{A0}d €", "«w» (l d)", "d e x",
  ]

  /// The texts for one list of words: always the same.
  static func texts(for own: ScriptWords, count: Int) -> [String] {
    let place = ScriptWords.all.firstIndex { $0.description == own.description } ?? 0
    var random = SplitMix64(seed: UInt64(place) + 1)
    // The same two for a list keep the number of processes small.
    let others = [5, 13].map { ScriptWords.all[(place + $0) % ScriptWords.all.count] }
    return (0..<count).map { index in
      var text = ""
      for symbol in templates[index % templates.count] {
        text += part(symbol, own, others, &random)
      }
      return text
    }
  }

  private static func part(
    _ symbol: Character, _ own: ScriptWords, _ others: [ScriptWords], _ random: inout SplitMix64
  ) -> String {
    func any(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }
    switch symbol {
    case "w": return any(own.words)
    case "l": return any(ScriptWords.latin.words)
    case "x": return any(others.randomElement(using: &random)?.words ?? [])
    case "e": return any(ScriptWords.emoji)
    case "d": return String(Int.random(in: 0...2000, using: &random))
    default: return String(symbol)
    }
  }
}

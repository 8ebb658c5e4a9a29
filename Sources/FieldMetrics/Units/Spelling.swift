/// Guesses what somebody meant to type.
public enum Spelling {
  /// The candidate that takes the fewest edits; `nil` when even that is a different word.
  public static func nearest(to word: String, in candidates: [String]) -> String? {
    let limit = word.count / 3
    let ranked = candidates.map { (name: $0, edits: edits(word.lowercased(), $0.lowercased())) }
    return ranked.min { ($0.edits, $0.name) < ($1.edits, $1.name) }.flatMap {
      $0.edits <= limit ? $0.name : nil
    }
  }

  /// Insertions, deletions, substitutions and swaps of neighbours from one word to the other.
  public static func edits(_ first: String, _ second: String) -> Int {
    let a = Array(first)
    let b = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension String {
  /// Whether all bytes are equal: `==` takes é in one scalar and in two for the same, and a limit of
  /// bytes does not.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (one, other) = (self, other)
    return one.withUTF8 { first in
      other.withUTF8 { second in
        guard let first = first.baseAddress, let start = second.baseAddress else { return true }
        return memcmp(first, start, second.count) == 0
      }
    }
  }
}

/// A text with an insertion point and what an input method composes in it.
///
/// Places are offsets in UTF-8, always at borders of scalars.
struct EditedText: Hashable, Sendable {
  private(set) var text: String
  /// Empty for an insertion point.
  private(set) var selection: Range<Int>
  /// What is being composed; `nil` when nothing is.
  private(set) var marked: Range<Int>?

  init(_ text: String) {
    self.text = text
    let end = text.utf8.count
    selection = end..<end
  }

  var isComposing: Bool { marked != nil }

  /// Puts a text in place of the selection, or of what is composed, and the insertion point behind.
  mutating func insert(_ inserted: String) {
    replace(marked ?? selection, with: inserted)
    marked = nil
  }

  /// Shows a text that is being composed; an empty one ends the composition.
  mutating func compose(_ composed: String) {
    let start = (marked ?? selection).lowerBound
    replace(marked ?? selection, with: composed)
    marked = composed.isEmpty ? nil : start..<start + composed.utf8.count
  }

  /// Ends the composition; what it shows stays.
  mutating func endComposition() { marked = nil }

  /// Takes the selection away, or the cluster before the insertion point.
  ///
  /// - Returns: whether there was one.
  mutating func deleteBackward() -> Bool {
    guard selection.isEmpty else {
      replace(selection, with: "")
      marked = nil
      return true
    }
    guard selection.lowerBound > 0 else { return false }
    let end = index(selection.lowerBound)
    let start = text[..<end].index(before: end)
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    let mark = marked
    replace(offset..<selection.lowerBound, with: "")
    // Within what is composed, composition goes on until nothing is left of it.
    marked = mark.flatMap { offset > $0.lowerBound ? $0.lowerBound..<offset : nil }
    return true
  }

  /// Selects clusters, as many as there are; ends the composition.
  mutating func select(_ clusters: Range<Int>) {
    marked = nil
    func offset(_ count: Int) -> Int {
      let place =
        text.index(text.startIndex, offsetBy: max(0, count), limitedBy: text.endIndex)
        ?? text.endIndex
      return text.utf8.distance(from: text.startIndex, to: place)
    }
    selection = offset(clusters.lowerBound)..<offset(clusters.upperBound)
  }

  /// Takes another text, insertion point at its end.
  mutating func set(_ other: String) { self = EditedText(other) }

  /// Takes the start that a limit leaves; places beyond it move to its end.
  mutating func cut(to kept: String) {
    let end = kept.utf8.count
    text = kept
    selection = min(selection.lowerBound, end)..<min(selection.upperBound, end)
    marked = nil
  }

  private func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  private mutating func replace(_ range: Range<Int>, with inserted: String) {
    if range.lowerBound == text.utf8.count {
      text += inserted
    } else {
      text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: inserted)
    }
    let end = range.lowerBound + inserted.utf8.count
    selection = end..<end
  }
}

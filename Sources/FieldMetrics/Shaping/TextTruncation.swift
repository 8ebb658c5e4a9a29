/// Where a text that is too long loses its characters.
public enum TruncationPlace: String, Hashable, Sendable, CaseIterable {
  case head
  case middle
  case tail
}

/// A text cut to a width.
public struct TruncatedText: Hashable, Sendable {
  /// What is drawn, with the ellipsis; empty when not even the ellipsis fits.
  public let text: String
  public let width: Points
  /// Whether anything was cut.
  public let isTruncated: Bool
}

extension TextShaper {
  /// A text cut to a width, with an ellipsis for what is lost.
  ///
  /// Whole grapheme clusters are kept, in the order of the text and not of the screen, and the result
  /// is shaped anew: an Arabic letter before the ellipsis takes another form. The ellipsis is U+2026,
  /// or three full stops where no font has it.
  ///
  /// - Returns: `nil` when a character has no glyph, so that no width is known.
  /// - Throws: as ``shape(_:)``.
  public func truncated(
    _ text: String, to width: Points, at size: Points, place: TruncationPlace = .tail
  ) throws -> TruncatedText? {
    guard let whole = try shape(text).width(at: size) else { return nil }
    func fits(_ candidate: Points) -> Bool { candidate.value <= width.value + 1e-9 }
    if fits(whole) { return TruncatedText(text: text, width: whole, isTruncated: false) }
    let graphemes = Array(text)
    let ellipsis = try shape("\u{2026}").missing.isEmpty ? "\u{2026}" : "..."
    // A cut can make the rest wider, so that widths are not quite in order: from a little above the
    // first guess, every count is tried.
    var kept = min(
      graphemes.count - 1, try firstGuess(graphemes, ellipsis, width, size, place) + 3)
    while kept >= 0 {
      let candidate = Self.cut(graphemes, keeping: kept, ellipsis, place)
      if let candidateWidth = try shape(candidate).width(at: size), fits(candidateWidth) {
        return TruncatedText(text: candidate, width: candidateWidth, isTruncated: true)
      }
      kept -= 1
    }
    return TruncatedText(text: "", width: 0, isTruncated: true)
  }

  /// The most clusters that fit if widths were in order.
  private func firstGuess(
    _ graphemes: [Character], _ ellipsis: String, _ width: Points, _ size: Points,
    _ place: TruncationPlace
  ) throws -> Int {
    var low = 0
    var high = graphemes.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      let candidate = Self.cut(graphemes, keeping: middle, ellipsis, place)
      if try shape(candidate).advance(at: size) <= width.value {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  private static func cut(
    _ graphemes: [Character], keeping kept: Int, _ ellipsis: String, _ place: TruncationPlace
  ) -> String {
    switch place {
    case .tail: String(graphemes.prefix(kept)) + ellipsis
    case .head: ellipsis + String(graphemes.suffix(kept))
    case .middle:
      String(graphemes.prefix((kept + 1) / 2)) + ellipsis + String(graphemes.suffix(kept / 2))
    }
  }
}

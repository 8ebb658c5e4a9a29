import CICU

extension BidiParagraph {
  /// The runs of one line of the paragraph after wrapping, in the order of the text.
  ///
  /// Spaces at the end of the line go to the end that the paragraph's direction names, whatever stands
  /// before them: in a left-to-right paragraph to the right of Hebrew words. Their order from left
  /// to right is ``BidiParagraphs/visualOrder(of:)`` of their levels.
  ///
  /// Source: Unicode Standard Annex 9, rule L1, part 4.
  ///
  /// - Parameters:
  ///   - line: UTF-8 offsets between characters; what lies outside the paragraph is left out.
  ///   - text: the text that the paragraph is of.
  /// - Throws: ``TextError/noICU(library:reason:)``, never for a paragraph of one level.
  public func runs(
    ofLine line: Range<Int>, in text: String
  ) throws(TextError) -> [BidiRun] {
    let line = line.clamped(to: bytes)
    let cut = runs.map { BidiRun(bytes: $0.bytes.clamped(to: line), level: $0.level) }
      .filter { !$0.bytes.isEmpty }
    guard cut.contains(where: { $0.level != level }) else {
      return line.isEmpty ? [] : [BidiRun(bytes: line, level: level)]
    }
    try ICU.load()
    let words = line.lowerBound..<endOfWords(line, text)
    var lineRuns = cut.map { BidiRun(bytes: $0.bytes.clamped(to: words), level: $0.level) }
      .filter { !$0.bytes.isEmpty }
    var spaces = words.upperBound..<line.upperBound
    if let last = lineRuns.last, last.level == level {
      lineRuns.removeLast()
      spaces = last.bytes.lowerBound..<line.upperBound
    }
    if !spaces.isEmpty { lineRuns.append(BidiRun(bytes: spaces, level: level)) }
    return lineRuns
  }

  /// Where the spaces at the end of a line begin; ICU is loaded.
  private func endOfWords(_ line: Range<Int>, _ text: String) -> Int {
    let bytes = text.utf8.dropFirst(line.lowerBound).prefix(line.count)
    var end = line.lowerBound
    var offset = line.lowerBound
    for scalar in Substring(bytes).unicodeScalars {
      offset += UTF8.width(scalar)
      switch cicu_bidi_class_of(scalar.value) {
      case CICU_BIDI_SPACE, CICU_BIDI_SEPARATOR, CICU_BIDI_REMOVED, CICU_BIDI_ISOLATE_INITIATOR,
        CICU_BIDI_ISOLATE_END:
        continue
      default: end = offset
      }
    }
    return end
  }
}

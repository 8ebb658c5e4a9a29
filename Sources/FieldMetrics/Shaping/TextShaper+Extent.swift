extension TextShaper {
  /// What a text of one line measures, without its glyphs.
  ///
  /// Words between spaces are looked up or shaped one by one where that gives the same as shaping the
  /// whole: interfaces say the same words again and again.
  ///
  /// - Throws: as ``shape(_:)``.
  func extent(of text: String) throws -> TextExtent {
    guard options.tracking == 0 else { return extent(of: try shape(text)) }
    let text = try itemizer.itemize(text, direction: options.direction)
    let runs = try text.bytes.withUnsafeBufferPointer { bytes in
      try text.items.map { try extent(of: $0, bytes, hasMarkedSpace: text.hasMarkedSpace) }
    }
    return TextExtent(
      text: text.text, runs: runs, missing: text.missing, isRightToLeft: text.isRightToLeft,
      graphemeCount: text.graphemeCount, tracking: 0)
  }

  private func extent(
    of item: TextItem, _ bytes: UnsafeBufferPointer<UInt8>, hasMarkedSpace: Bool
  ) throws(ShapingError) -> RunExtent {
    let font = fonts[item.stackIndex]
    var run = RunExtent(
      stackIndex: item.stackIndex, unitsPerEm: font.face.unitsPerEm, bidiLevel: item.level)
    guard !hasMarkedSpace, font.canShapeWordsApart(manner) else {
      run.append(try extent(ofWord: item, bytes), at: item.bytes.lowerBound)
      return run
    }
    var word = item
    if item.isRightToLeft {
      var end = item.bytes.upperBound
      while end > item.bytes.lowerBound {
        var start = end - 1
        if bytes[start] != 0x20 {
          while start > item.bytes.lowerBound, bytes[start - 1] != 0x20 { start -= 1 }
        }
        word.bytes = start..<end
        run.append(try extent(ofWord: word, bytes), at: start)
        end = start
      }
    } else {
      var start = item.bytes.lowerBound
      while start < item.bytes.upperBound {
        var end = start + 1
        if bytes[start] != 0x20 {
          while end < item.bytes.upperBound, bytes[end] != 0x20 { end += 1 }
        }
        word.bytes = start..<end
        run.append(try extent(ofWord: word, bytes), at: start)
        start = end
      }
    }
    return run
  }

  /// A word, or a whole run where words cannot be told apart.
  private func extent(
    ofWord word: TextItem, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(ShapingError) -> WordExtent {
    let font = fonts[word.stackIndex]
    let range = word.bytes
    let isApart =
      !word.script.joinsLetters
      || (range.lowerBound == 0 || bytes[range.lowerBound - 1] == 0x20)
        && (range.upperBound == bytes.count || bytes[range.upperBound] == 0x20)
    // Letters that join with another run change with it.
    guard isApart else { return try font.extent(of: word, of: bytes, manner) }
    let own = UnsafeBufferPointer(rebasing: bytes[range])
    let tag =
      UInt64(word.script.rawValue) << 24 | UInt64(word.stackIndex & 0x7F_FFFF) << 1
      | (word.isRightToLeft ? 1 : 0)
    return try words.value(of: own, tag: tag) { () throws(ShapingError) in
      var alone = word
      alone.bytes = 0..<own.count
      return try font.extent(of: alone, of: own, manner)
    }
  }

  /// What a shaped text measures.
  ///
  /// - Parameter text: from this shaper.
  func extent(of text: ShapedText) -> TextExtent {
    let starts = text.tracking == 0 ? [] : text.graphemeStarts
    return TextExtent(
      text: text.text, runs: text.runs.map { extent(of: $0, text.tracking, starts) },
      missing: text.missing, isRightToLeft: text.isRightToLeft,
      graphemeCount: text.graphemeCount, tracking: text.tracking)
  }

  /// - Parameter graphemeStarts: of the whole text, ascending; empty without tracking.
  private func extent(
    of run: GlyphRun, _ tracking: Double, _ graphemeStarts: [Int]
  ) -> RunExtent {
    let font = fonts[run.stackIndex]
    let graphemes = run.graphemes(startingAt: graphemeStarts)
    let unitsOfTracking = tracking * Double(run.unitsPerEm) / 1000
    var extent = RunExtent(
      stackIndex: run.stackIndex, unitsPerEm: run.unitsPerEm, bidiLevel: run.bidiLevel)
    // What tracking adds is no part of the advance, which is summed up for the whole text.
    var added = 0.0
    var previousCluster = run.glyphs.first?.cluster
    for glyph in run.glyphs {
      if let previous = previousCluster, previous != glyph.cluster {
        added += unitsOfTracking * Double(graphemes[previous] ?? 0)
      }
      previousCluster = glyph.cluster
      if let ink = font.ink(of: glyph.id) {
        let x = added + glyph.xOffset.value
        extent.paint(
          RunExtent.Ink(
            left: x + Double(min(ink.left, ink.right)), right: x + Double(max(ink.left, ink.right)),
            top: Double(ink.top) + glyph.yOffset.value,
            bottom: Double(ink.bottom) + glyph.yOffset.value, topCluster: glyph.cluster,
            bottomCluster: glyph.cluster))
      }
      extent.advance += glyph.advance.value
    }
    if let last = previousCluster { added += unitsOfTracking * Double(graphemes[last] ?? 0) }
    extent.tracking = added
    return extent
  }
}

extension Tag {
  /// Whether letters of a script can change their form with a neighbour of another run: not those of
  /// the scripts named here, which HarfBuzz shapes without a look beyond the run.
  fileprivate var joinsLetters: Bool {
    switch self {
    case ScriptRuns.latin, Tag(literal: "Cyrl"), Tag(literal: "Grek"), Tag(literal: "Armn"),
      Tag(literal: "Geor"), Tag(literal: "Hebr"), Tag(literal: "Hani"), Tag(literal: "Hira"),
      Tag(literal: "Kana"), Tag(literal: "Bopo"), Tag(literal: "Hang"), Tag(literal: "Thai"),
      Tag(literal: "Laoo"), Tag(literal: "Ethi"), Tag(literal: "Deva"), Tag(literal: "Beng"),
      Tag(literal: "Guru"), Tag(literal: "Gujr"), Tag(literal: "Orya"), Tag(literal: "Taml"),
      Tag(literal: "Telu"), Tag(literal: "Knda"), Tag(literal: "Mlym"), Tag(literal: "Khmr"),
      Tag(literal: "Mymr"):
      false
    default: true
    }
  }
}

extension ShapedText {
  /// The UTF-8 offsets at which grapheme clusters start.
  fileprivate var graphemeStarts: [Int] {
    var end = 0
    return text.map { character in
      defer { end += character.utf8.count }
      return end
    }
  }
}

extension GlyphRun {
  /// How many grapheme clusters start in the text of each cluster of glyphs: two in a ligature, none
  /// in a mark that is a cluster of its own.
  ///
  /// - Parameter starts: those of the whole text, ascending.
  fileprivate func graphemes(startingAt starts: [Int]) -> [Int: Int] {
    guard !starts.isEmpty else { return [:] }
    let clusters = Set(glyphs.map(\.cluster)).sorted()
    guard !clusters.isEmpty else { return [:] }
    var counts: [Int: Int] = [:]
    var index = 0
    for start in starts where bytes.contains(start) {
      while index + 1 < clusters.count, clusters[index + 1] <= start { index += 1 }
      counts[clusters[index], default: 0] += 1
    }
    return counts
  }
}

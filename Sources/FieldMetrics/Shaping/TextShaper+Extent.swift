extension TextShaper {
  /// What a text of one line measures, without its glyphs.
  ///
  /// Words are shaped one by one and what they measure is kept, as far as HarfBuzz says that a word
  /// does not depend on its neighbours: interfaces say the same words again and again.
  ///
  /// - Throws: as ``shape(_:)``.
  func extent(of text: String) throws -> TextExtent {
    try extent(of: itemizer.itemize(text, direction: options.direction))
  }

  /// The same of a text that is cut already, by this shaper's itemizer.
  ///
  /// - Throws: ``ShapingError/outOfMemory(file:byteCount:)``.
  func extent(of text: ItemizedText) throws(ShapingError) -> TextExtent {
    guard options.tracking == 0 else { return extent(of: try shape(text)) }
    let runs = try text.bytes.withUnsafeBufferPointer { bytes throws(ShapingError) in
      try text.items.map { item throws(ShapingError) in
        try extent(of: item, bytes, hasMarkedSpace: text.hasMarkedSpace)
      }
    }
    return TextExtent(
      text: text.text, runs: runs, missing: text.missing, isRightToLeft: text.isRightToLeft,
      graphemeCount: text.graphemeCount, isPlainLatin: text.isPlainLatin, tracking: 0)
  }

  /// What a run measures; nothing beside the bytes is there for it.
  func extent(
    of item: TextItem, _ bytes: UnsafeBufferPointer<UInt8>, hasMarkedSpace: Bool
  ) throws(ShapingError) -> RunExtent {
    var run = RunExtent(
      stackIndex: item.stackIndex, unitsPerEm: fonts[item.stackIndex].face.unitsPerEm,
      bidiLevel: item.level)
    guard let space = try findWords(of: item, bytes, hasMarkedSpace: hasMarkedSpace) else {
      run.append(try extent(ofWhole: item, bytes), at: item.bytes.lowerBound)
      return run
    }
    // From left to right, with the spaces in between.
    if item.isRightToLeft { wordsOfRun.reverse() }
    var end = item.isRightToLeft ? item.bytes.upperBound : item.bytes.lowerBound
    for (bytes, extent) in wordsOfRun {
      let gap = item.isRightToLeft ? end - bytes.upperBound : bytes.lowerBound - end
      let (before, after) = (Double(extent.changeBefore), Double(extent.changeAfter))
      run.advance += Double(gap) * Double(space) + (item.isRightToLeft ? after : before)
      run.append(extent, at: bytes.lowerBound)
      run.advance += item.isRightToLeft ? before : after
      end = item.isRightToLeft ? bytes.lowerBound : bytes.upperBound
    }
    let gap = item.isRightToLeft ? end - item.bytes.lowerBound : item.bytes.upperBound - end
    run.advance += Double(gap) * Double(space)
    return run
  }

  /// Fills `wordsOfRun` with the words of a run in the order of the text, those together that depend
  /// on each other.
  ///
  /// - Returns: how wide a space is; `nil` when the run is better shaped as a whole.
  func findWords(
    of item: TextItem, _ bytes: UnsafeBufferPointer<UInt8>, hasMarkedSpace: Bool
  ) throws(ShapingError) -> Int32? {
    // Against a script's own direction HarfBuzz turns letters around, and its marks with them.
    guard !hasMarkedSpace, PlacedFont.runsNaturally(item), let space = try spaceAdvance(in: item)
    else { return nil }
    return try findWords(of: item, bytes, space: space) ? space : nil
  }

  private func findWords(
    of item: TextItem, _ bytes: UnsafeBufferPointer<UInt8>, space: Int32
  ) throws(ShapingError) -> Bool {
    wordsOfRun.removeAll(keepingCapacity: true)
    var joins = 0
    var position = item.bytes.lowerBound
    while true {
      while position < item.bytes.upperBound, bytes[position] == 0x20 { position += 1 }
      guard position < item.bytes.upperBound else {
        // What looks beyond the spaces at the edges of the run finds nothing there.
        return wordsOfRun.first?.extent.dependsOnWordBefore != true
          && wordsOfRun.last?.extent.dependsOnWordAfter != true
      }
      var start = position
      while position < item.bytes.upperBound, bytes[position] != 0x20 { position += 1 }
      // Letters that join with another run change with it.
      if item.script.joinsLetters, isBesideOtherRun(start..<position, of: item, bytes) {
        return false
      }
      var extent = try extent(of: start..<position, in: item, bytes, space: space)
      while let last = wordsOfRun.last,
        last.extent.dependsOnWordAfter || extent.dependsOnWordBefore
      {
        joins += 1
        // Where all depends on all, shaping ever longer pieces would take ever more time.
        guard joins <= Self.mostJoins else { return false }
        wordsOfRun.removeLast()
        start = last.bytes.lowerBound
        extent = try self.extent(of: start..<position, in: item, bytes, space: space)
      }
      wordsOfRun.append((start..<position, extent))
    }
  }

  private static let mostJoins = 3

  private func isBesideOtherRun(
    _ word: Range<Int>, of item: TextItem, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    word.lowerBound == item.bytes.lowerBound && word.lowerBound > 0
      && bytes[word.lowerBound - 1] != 0x20
      || word.upperBound == item.bytes.upperBound && word.upperBound < bytes.count
        && bytes[word.upperBound] != 0x20
  }

  /// How wide a space is between two others; `nil` when that is not always the same.
  private func spaceAdvance(in item: TextItem) throws(ShapingError) -> Int32? {
    let tag = tag(of: item)
    for space in spaces where space.tag == tag { return space.advance }
    let bytes = [UInt8](repeating: 0x20, count: 3)
    let advance = try bytes.withUnsafeBufferPointer { bytes throws(ShapingError) in
      let font = fonts[item.stackIndex]
      var alone = item
      alone.bytes = 0..<1
      let one = UnsafeBufferPointer(rebasing: bytes[..<1])
      let width = try font.extent(of: alone, of: one, manner).advance
      alone.bytes = 0..<3
      let three = try font.extent(of: 1..<2, between: alone, of: bytes, space: width, manner)
      let isSteady = three.advance == width && three.changeBefore == 0 && three.changeAfter == 0
      return isSteady ? width : nil
    }
    spaces.append((tag, advance))
    return advance
  }

  /// A word, or several, where the run has spaces beside it.
  private func extent(
    of word: Range<Int>, in item: TextItem, _ bytes: UnsafeBufferPointer<UInt8>, space: Int32
  ) throws(ShapingError) -> WordExtent {
    let hasSpaceBefore = word.lowerBound > item.bytes.lowerBound
    let hasSpaceAfter = word.upperBound < item.bytes.upperBound
    let own = UnsafeBufferPointer(rebasing: bytes[word])
    var extent = try keptExtent(of: own, in: item, true, true, space: space)
    guard
      hasSpaceBefore || !extent.dependsOnSpaceBefore,
      hasSpaceAfter || !extent.dependsOnSpaceAfter
    else { return try keptExtent(of: own, in: item, hasSpaceBefore, hasSpaceAfter, space: space) }
    if !hasSpaceBefore { (extent.changeBefore, extent.dependsOnWordBefore) = (0, false) }
    if !hasSpaceAfter { (extent.changeAfter, extent.dependsOnWordAfter) = (0, false) }
    return extent
  }

  private func keptExtent(
    of word: UnsafeBufferPointer<UInt8>, in item: TextItem, _ hasSpaceBefore: Bool,
    _ hasSpaceAfter: Bool, space: Int32
  ) throws(ShapingError) -> WordExtent {
    let tag = tag(of: item) | (hasSpaceBefore ? 2 : 0) | (hasSpaceAfter ? 4 : 0)
    let known = try words?.value(of: word, tag: tag) { () throws(ShapingError) in
      KeptExtent(try shapedExtent(of: word, in: item, hasSpaceBefore, hasSpaceAfter, space: space))
    }
    if let extent = known?.extent { return extent }
    return try shapedExtent(of: word, in: item, hasSpaceBefore, hasSpaceAfter, space: space)
  }

  private func shapedExtent(
    of word: UnsafeBufferPointer<UInt8>, in item: TextItem, _ hasSpaceBefore: Bool,
    _ hasSpaceAfter: Bool, space: Int32
  ) throws(ShapingError) -> WordExtent {
    let start = hasSpaceBefore ? 2 : 0
    var alone = item
    alone.bytes = 0..<start + word.count + (hasSpaceAfter ? 2 : 0)
    var text = [UInt8](repeating: 0x20, count: alone.bytes.count)
    text.replaceSubrange(start..<start + word.count, with: word)
    return try text.withUnsafeBufferPointer { text throws(ShapingError) in
      try fonts[item.stackIndex].extent(
        of: start..<start + word.count, between: alone, of: text, space: space, manner)
    }
  }

  /// A run as it stands in its text.
  private func extent(
    ofWhole item: TextItem, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(ShapingError) -> WordExtent {
    try fonts[item.stackIndex].extent(of: item, of: bytes, manner)
  }

  /// What tells words of equal bytes apart; the lowest three bits are 1, 0, 0 or 0.
  private func tag(of item: TextItem) -> UInt64 {
    UInt64(item.script.rawValue) << 24 | UInt64(item.stackIndex & 0x1F_FFFF) << 3
      | (item.isRightToLeft ? 1 : 0)
  }

  /// What a shaped text measures.
  ///
  /// - Parameter text: from this shaper.
  func extent(of text: ShapedText) -> TextExtent {
    let starts = text.tracking == 0 ? [] : text.graphemeStarts
    return TextExtent(
      text: text.text, runs: text.runs.map { extent(of: $0, text.tracking, starts) },
      missing: text.missing, isRightToLeft: text.isRightToLeft,
      graphemeCount: text.graphemeCount, isPlainLatin: PlainLatin.isAll(text.text),
      tracking: text.tracking)
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
  var joinsLetters: Bool {
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

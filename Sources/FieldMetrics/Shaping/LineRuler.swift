/// Measures parts of a text, each as if it were a line shaped by itself, with the directions, scripts
/// and faces that it has in the text.
///
/// For one thread at a time.
final class LineRuler {
  private let text: ItemizedText
  private let shaper: TextShaper
  private let size: Points
  /// Of each item.
  private var runs: [RunOfWords?] = []
  /// Long words, shaped once.
  private var words: [CutWord] = []
  /// The ends of the grapheme clusters, for whoever asks.
  private lazy var borders = ByteText(text.text).graphemeBorders

  /// A word with what it measures up to each of its characters.
  private struct CutWord {
    let bytes: Range<Int>
    let stackIndex: Int
    /// By the offset in the word: the advance of all before, or ``unsafe`` where a cut would change
    /// what stands beside it.
    let advances: [Int32]

    static let unsafe = Int32.min

    /// `nil` when a cut changes the word.
    func advance(of part: Range<Int>) -> Int32? {
      let start = advances[part.lowerBound - bytes.lowerBound]
      let end = advances[part.upperBound - bytes.lowerBound]
      return start == Self.unsafe || end == Self.unsafe ? nil : end &- start
    }
  }

  /// - Throws: ``ShapingError``.
  init(_ text: ItemizedText, _ shaper: TextShaper, _ size: Points) throws(ShapingError) {
    self.text = text
    self.shaper = shaper
    self.size = size
    runs.reserveCapacity(text.items.count)
    try text.bytes.withUnsafeBufferPointer { bytes throws(ShapingError) in
      for item in text.items {
        let space = try shaper.findWords(of: item, bytes, hasMarkedSpace: text.hasMarkedSpace)
        runs.append(space.map { RunOfWords(shaper.wordsOfRun, space: $0) })
      }
    }
  }

  /// - Parameter line: UTF-8 offsets, borders of grapheme clusters.
  /// - Throws: ``ShapingError``.
  func advance(of line: Range<Int>) throws(ShapingError) -> Double {
    var sum = AdvanceSum()
    try text.bytes.withUnsafeBufferPointer { bytes throws(ShapingError) in
      let items = text.items(in: line)
      for (index, item) in zip(items.indices, items) {
        let unitsPerEm = shaper.fonts[item.stackIndex].face.unitsPerEm
        let known = runs[index]?.advance(of: item.bytes.clamped(to: line))
        if let known {
          sum.add(known, unitsPerEm: unitsPerEm)
        } else {
          sum.add(try advance(of: item, in: line, bytes), unitsPerEm: unitsPerEm)
        }
      }
    }
    return sum.points(at: size) + tracking(in: line)
  }

  /// The advance of a line with a hyphen behind it.
  ///
  /// - Throws: ``ShapingError``, ``TextError``.
  func hyphenatedAdvance(of line: Range<Int>) throws -> Double {
    try shaper.shape(line, of: text, isHyphenated: true).advance(at: size)
  }

  /// The ends of the grapheme clusters of a part that ends with one.
  func borders(in part: Range<Int>) -> ArraySlice<Int> {
    borders[
      borders.firstPlace { $0 > part.lowerBound }..<borders.firstPlace { $0 > part.upperBound }]
  }

  func border(atOrAfter offset: Int) -> Int {
    let place = borders.firstPlace { $0 >= offset }
    return place < borders.count ? borders[place] : text.bytes.count
  }

  /// The breaks between grapheme clusters; Unicode also allows some within, such as before a mark
  /// that stands on a space.
  func betweenClusters(_ breaks: [LineBreakOpportunity]) -> [LineBreakOpportunity] {
    // Before ASCII there is no such break: the line feed of CR LF has none before it.
    let isInDoubt = breaks.contains { place in
      place.utf8Offset < text.bytes.count && text.bytes[place.utf8Offset] >= 0x80
    }
    guard isInDoubt else { return breaks }
    var index = 0
    return breaks.filter { place in
      while index < borders.count, borders[index] < place.utf8Offset { index += 1 }
      return index < borders.count && borders[index] == place.utf8Offset
    }
  }

  private func tracking(in line: Range<Int>) -> Double {
    let tracking = shaper.options.tracking
    guard tracking != 0 else { return 0 }
    return tracking * size.value * Double(borders(in: line).count) / 1000
  }

  private func advance(
    of item: TextItem, in line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(ShapingError) -> Double {
    let part = item.bytes.clamped(to: line)
    if let word = try word(with: part, of: item, bytes), let advance = word.advance(of: part) {
      return Double(advance)
    }
    // By itself: what is beside the line is not there for its letters.
    var own = item
    own.bytes = part.lowerBound - line.lowerBound..<part.upperBound - line.lowerBound
    let lineBytes = UnsafeBufferPointer(rebasing: bytes[line])
    return try shaper.extent(of: own, lineBytes, hasMarkedSpace: text.hasMarkedSpace).advance
  }

  /// The long word that a part of a run is cut from; `nil` when the part is no such thing.
  private func word(
    with part: Range<Int>, of item: TextItem, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(ShapingError) -> CutWord? {
    if let last = words.last, last.bytes.lowerBound <= part.lowerBound,
      part.upperBound <= last.bytes.upperBound
    {
      return last
    }
    guard !part.isEmpty, !text.hasMarkedSpace, !item.script.joinsLetters,
      !bytes[part].contains(0x20)
    else { return nil }
    var start = part.lowerBound
    var end = part.upperBound
    while start > item.bytes.lowerBound, bytes[start - 1] != 0x20 { start -= 1 }
    while end < item.bytes.upperBound, bytes[end] != 0x20 { end += 1 }
    // Short words are known by their letters.
    guard end - start > ByteCache<KeptExtent>.longestKey,
      start < part.lowerBound || end > part.upperBound
    else { return nil }
    var alone = item
    alone.bytes = 0..<end - start
    let own = UnsafeBufferPointer(rebasing: bytes[start..<end])
    let word = CutWord(
      bytes: start..<end, stackIndex: item.stackIndex,
      advances: try shaper.fonts[item.stackIndex].advances(
        in: alone, of: own, unsafe: CutWord.unsafe, shaper.manner))
    words.append(word)
    return word
  }
}

/// The words of a run, with what they measure together up to each.
private struct RunOfWords {
  private let space: Double
  private let words: [TextShaper.Word]
  /// What the words before each measure, with the changes that they make to spaces, and how many bytes
  /// they have. One more than there are words.
  private let sums: [(advance: Double, bytes: Int)]

  init(_ words: [TextShaper.Word], space: Int32) {
    self.space = Double(space)
    self.words = words
    var sums: [(advance: Double, bytes: Int)] = []
    sums.reserveCapacity(words.count + 1)
    var sum = (advance: 0.0, bytes: 0)
    for word in words {
      sums.append(sum)
      let extent = word.extent
      sum.advance +=
        Double(extent.advance) + Double(extent.changeBefore) + Double(extent.changeAfter)
      sum.bytes += word.bytes.count
    }
    sums.append(sum)
    self.sums = sums
  }

  /// What a part of the run measures by itself; `nil` when it cuts a word or would change one.
  func advance(of part: Range<Int>) -> Double? {
    let first = words.firstPlace { $0.bytes.upperBound > part.lowerBound }
    let end = words.firstPlace { $0.bytes.lowerBound >= part.upperBound }
    guard first < end else { return Double(part.count) * space }
    let (left, right) = (words[first], words[end - 1])
    guard left.bytes.lowerBound >= part.lowerBound, right.bytes.upperBound <= part.upperBound else {
      return nil
    }
    let isAtStart = left.bytes.lowerBound == part.lowerBound
    let isAtEnd = right.bytes.upperBound == part.upperBound
    guard !(isAtStart && left.extent.dependsOnSpaceBefore),
      !(isAtEnd && right.extent.dependsOnSpaceAfter)
    else { return nil }
    let spaces = part.count - (sums[end].bytes - sums[first].bytes)
    return sums[end].advance - sums[first].advance + Double(spaces) * space
      - (isAtStart ? Double(left.extent.changeBefore) : 0)
      - (isAtEnd ? Double(right.extent.changeAfter) : 0)
  }
}

extension TextShaper {
  /// A word, or several that depend on each other, and where it stands in the text.
  typealias Word = (bytes: Range<Int>, extent: WordExtent)

  /// Shapes a line of a text by itself, with the directions, scripts and faces of the text.
  ///
  /// - Parameters:
  ///   - line: UTF-8 offsets, borders of grapheme clusters.
  ///   - isHyphenated: whether a hyphen is drawn behind it.
  /// - Throws: as ``shape(_:)``.
  func shape(
    _ line: Range<Int>, of text: ItemizedText, isHyphenated: Bool
  ) throws -> ShapedText {
    let own = ByteText(text.text)[line]
    guard !isHyphenated else {
      // U+2010 where the font has it would be finer; platforms draw the ASCII hyphen.
      let direction: ParagraphDirection =
        text.isRightToLeft(at: line.lowerBound) ? .rightToLeft : .leftToRight
      return try shape(own + "-", direction: direction)
    }
    let bytes = Array(text.bytes[line])
    let runs = try bytes.withUnsafeBufferPointer { bytes in
      try text.items(in: line).map { item in
        var part = item
        let clamped = item.bytes.clamped(to: line)
        part.bytes = clamped.lowerBound - line.lowerBound..<clamped.upperBound - line.lowerBound
        return try run(part, of: bytes)
      }
    }
    let missing = text.missing.filter { line.contains($0.utf8Offset) }.map {
      MissingCluster(scalars: $0.scalars, utf8Offset: $0.utf8Offset - line.lowerBound)
    }
    return ShapedText(
      text: own, runs: runs, missing: missing,
      isRightToLeft: text.isRightToLeft(at: line.lowerBound), graphemeCount: own.count,
      tracking: options.tracking)
  }
}

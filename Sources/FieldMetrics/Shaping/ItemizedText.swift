/// A stretch of text of one level, script and face.
struct TextItem {
  /// UTF-8 offsets.
  var bytes: Range<Int>
  /// Of the bidirectional algorithm; odd is right to left.
  let level: Int
  /// ISO 15924 tag.
  let script: Tag
  let stackIndex: Int

  var isRightToLeft: Bool { level % 2 == 1 }
}

/// A text cut where its direction, script or face changes: what HarfBuzz shapes at a time.
struct ItemizedText {
  let text: String
  /// UTF-8 as it is shaped: controls are spaces of the same length.
  let bytes: [UInt8]
  /// In the order of the text, without gaps.
  let items: [TextItem]
  /// In the order of the text.
  let missing: [MissingCluster]
  /// The ends of its paragraphs, as the bidirectional algorithm has them, with their levels.
  let paragraphs: [(end: Int, level: Int)]
  let graphemeCount: Int
  /// Whether a space is part of something larger, as of a mark on it, so that it does not stand between
  /// two words.
  let hasMarkedSpace: Bool
  /// Whether ``PlainLatin`` holds all of it.
  let isPlainLatin: Bool

  /// Whether the text starts from the right.
  var isRightToLeft: Bool { isRightToLeft(at: 0) }

  /// Whether the paragraph with a byte starts from the right.
  func isRightToLeft(at offset: Int) -> Bool {
    let place = paragraphs.firstPlace { offset < $0.end }
    return place < paragraphs.count && paragraphs[place].level % 2 == 1
  }

  /// The items that a part of the text touches.
  func items(in part: Range<Int>) -> ArraySlice<TextItem> {
    guard !part.isEmpty else { return [] }
    return items[
      items.firstPlace {
        $0.bytes.upperBound > part.lowerBound
      }..<items.firstPlace {
        $0.bytes.lowerBound >= part.upperBound
      }]
  }
}

extension Array {
  /// The first index from which on something holds that holds to the end once it does.
  func firstPlace(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Cuts texts for a font stack. For one thread at a time.
final class TextItemizer {
  private let faces: FaceChooser
  private lazy var properties = TextProperties()

  // Of the text at hand, kept for their memory.
  private var scalars: [UInt32] = []
  private var faceRuns: [FaceRun] = []
  private var bytes: [UInt8] = []
  private var items: [TextItem] = []

  /// A stretch of text that one face draws.
  private struct FaceRun {
    let stackIndex: Int
    let end: Int
  }

  init(_ fonts: [PlacedFont]) { faces = FaceChooser(fonts) }

  /// - Parameters:
  ///   - text: of one line, or of several paragraphs.
  ///   - direction: of its paragraphs.
  /// - Throws: ``TextError`` when the text needs ICU and it cannot be loaded.
  func itemize(
    _ text: String, direction: ParagraphDirection
  ) throws(TextError) -> ItemizedText {
    var text = text
    var walk = Walk()
    text.withUTF8 { text in
      walkClusters(text, &walk)
      bytes.removeAll(keepingCapacity: true)
      bytes.append(contentsOf: text)
    }
    if walk.kinds.contains(.drawsNothing) { blankControls() }
    let (level, script) = try uniform(walk.kinds, direction)
    var paragraphs = [(end: bytes.count, level: level ?? 0)]
    items.removeAll(keepingCapacity: true)
    if let level, let script {
      var start = 0
      for run in faceRuns {
        items.append(
          TextItem(
            bytes: start..<run.end, level: level, script: script, stackIndex: run.stackIndex))
        start = run.end
      }
    } else {
      let whole = 0..<bytes.count
      var levels = [BidiRun(bytes: whole, level: level ?? 0)]
      if level == nil {
        let resolved = try BidiParagraphs.paragraphs(of: text, base: direction)
        levels = resolved.flatMap(\.runs)
        paragraphs = resolved.map { ($0.bytes.upperBound, $0.level) }
      }
      let scripts: [ScriptRun]
      if let script {
        scripts = [ScriptRun(script: script, bytes: whole)]
      } else {
        scripts = try ScriptRuns.cut(text)
      }
      cross(levels, scripts)
    }
    return ItemizedText(
      text: text, bytes: bytes, items: items, missing: walk.missing, paragraphs: paragraphs,
      graphemeCount: walk.graphemeCount, hasMarkedSpace: walk.hasMarkedSpace,
      isPlainLatin: !walk.kinds.contains(.isBeyondPlainLatin))
  }

  // MARK: Clusters and faces

  /// What a walk over a text finds.
  private struct Walk {
    var graphemeCount = 0
    var missing: [MissingCluster] = []
    var hasMarkedSpace = false
    /// Of all scalars together.
    var kinds: FaceChooser.Facts = []
  }

  /// Finds the clusters and their faces, and fills `scalars` and `faceRuns`.
  private func walkClusters(_ bytes: UnsafeBufferPointer<UInt8>, _ walk: inout Walk) {
    faceRuns.removeAll(keepingCapacity: true)
    scalars.removeAll(keepingCapacity: true)
    if let kinds = Self.kindsOfASCII(bytes), faces.firstDrawsASCII {
      // Most labels: each character is a cluster that the first face draws.
      walk.kinds = kinds
      walk.graphemeCount = bytes.count
      if !bytes.isEmpty { faceRuns.append(FaceRun(stackIndex: 0, end: bytes.count)) }
      return
    }
    let faces = faces
    let steps = GraphemeBreakTables.shared.bytes + GraphemeBreakTables.Start.steps
    var state = 0
    var position = 0
    var kinds: FaceChooser.Facts = []
    /// Where the cluster at hand starts, and its first scalar.
    var cluster = (start: 0, firstScalar: 0, facts: FaceChooser.Facts())
    while position < bytes.count {
      let start = position
      let scalar = UTF8Scalars.scalar(in: bytes, &position)
      let facts = faces.facts(of: scalar)
      kinds.formUnion(facts)
      let step = steps[facts.breakClass << 4 | state]
      state = Int(step & GraphemeBreakTables.state)
      if step & GraphemeBreakTables.breaks != 0 {
        if start > 0 {
          close(UnsafeBufferPointer(rebasing: bytes[cluster.start..<start]), cluster, &walk)
        }
        cluster = (start, scalars.count, facts)
      }
      scalars.append(scalar)
    }
    if position > 0 {
      close(UnsafeBufferPointer(rebasing: bytes[cluster.start...]), cluster, &walk)
    }
    walk.kinds = kinds
  }

  /// The kinds of a text of ASCII characters without controls; `nil` for any other.
  private static func kindsOfASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> FaceChooser.Facts? {
    var letters: UInt8 = 0
    for byte in bytes {
      guard byte &- 0x20 < 0x5F else { return nil }
      letters |= (byte | 0x20) &- 0x61 < 26 ? 1 : 0
    }
    return letters == 0 ? [] : .isStrong
  }

  /// Finds the face of a cluster, which ends with the last of `scalars`.
  @inline(__always)
  private func close(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ cluster: (start: Int, firstScalar: Int, facts: FaceChooser.Facts), _ walk: inout Walk
  ) {
    walk.graphemeCount += 1
    let previous = faceRuns.last?.stackIndex
    let face: Int?
    if scalars.count - cluster.firstScalar == 1 {
      face = faces.face(of: scalars[cluster.firstScalar], cluster.facts, after: previous)
    } else {
      face = faces.face(of: bytes, startingWith: cluster.facts, after: previous)
      if scalars[cluster.firstScalar...].contains(0x20) { walk.hasMarkedSpace = true }
    }
    // A mark behind a control, which is shaped as a space.
    if cluster.start > 0, cluster.facts.joinsWhatIsBefore { walk.hasMarkedSpace = true }
    if face == nil {
      walk.missing.append(
        MissingCluster(
          scalars: scalars[cluster.firstScalar...].compactMap { Unicode.Scalar($0) },
          utf8Offset: cluster.start))
    }
    let run = FaceRun(stackIndex: face ?? 0, end: cluster.start + bytes.count)
    if previous == run.stackIndex {
      faceRuns[faceRuns.count - 1] = run
    } else {
      faceRuns.append(run)
    }
  }

  /// Tabs and line ends have no glyph in most fonts and would become boxes: they are shaped as
  /// spaces of the same byte length.
  private func blankControls() {
    for index in bytes.indices where bytes[index] < 0x20 || bytes[index] == 0x7F {
      bytes[index] = 0x20
    }
    for index in bytes.indices.dropLast() where bytes[index] == 0xC2 {
      // U+0080 to U+009F become U+00A0.
      if bytes[index + 1] < 0xA0 { bytes[index + 1] = 0xA0 }
    }
    for index in bytes.indices.dropLast(2) where bytes[index] == 0xE2 && bytes[index + 1] == 0x80 {
      // The line and paragraph separators become U+200B, which is blank.
      if bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 { bytes[index + 2] = 0x8B }
    }
  }

  // MARK: Levels and scripts

  /// The level and the script of a text that has one of them only; `nil` for what must be looked at
  /// more closely.
  private func uniform(
    _ kinds: FaceChooser.Facts, _ direction: ParagraphDirection
  ) throws(TextError) -> (level: Int?, script: Tag?) {
    guard kinds.contains(.isBeyondPlainLatin) else {
      let isPlain =
        switch direction {
        case .leftToRight, .automatic(neutral: .leftToRight): true
        case .automatic(neutral: .rightToLeft): kinds.contains(.isStrong)
        // Even in Latin text a full stop at the end goes another way.
        case .rightToLeft: false
        }
      return (isPlain && !kinds.contains(.endsParagraph) ? 0 : nil, ScriptRuns.latin)
    }
    try ICU.load()
    let properties = properties
    var all: TextProperties.Kinds = []
    var script = 0
    var isOneScript = true
    for scalar in scalars {
      let (own, ownScript) = properties.properties(of: scalar)
      all.formUnion(own)
      if ownScript != 0 {
        isOneScript = isOneScript && (script == 0 || script == ownScript)
        script = ownScript
      }
    }
    isOneScript = isOneScript && !all.contains(.severalScripts)
    return (
      TextProperties.uniformLevel(all, direction),
      isOneScript ? TextProperties.tag(ofScript: script) ?? ScriptRuns.latin : nil
    )
  }

  /// Fills `items` with stretches where level, script and face are all the same.
  ///
  /// All three cut the whole text without gaps.
  private func cross(_ levels: [BidiRun], _ scripts: [ScriptRun]) {
    var (level, script, face) = (0, 0, 0)
    var start = 0
    while level < levels.count, script < scripts.count, face < faceRuns.count {
      let ends = (
        levels[level].bytes.upperBound, scripts[script].bytes.upperBound, faceRuns[face].end
      )
      let end = min(ends.0, ends.1, ends.2)
      if end > start {
        items.append(
          TextItem(
            bytes: start..<end, level: levels[level].level, script: scripts[script].script,
            stackIndex: faceRuns[face].stackIndex))
      }
      if ends.0 == end { level += 1 }
      if ends.1 == end { script += 1 }
      if ends.2 == end { face += 1 }
      start = end
    }
  }
}

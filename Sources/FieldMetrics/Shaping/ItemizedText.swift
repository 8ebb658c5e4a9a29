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
  /// The direction the text starts from.
  let isRightToLeft: Bool
  let graphemeCount: Int
  /// Whether a space has marks on it, so that it does not stand between two words.
  let hasMarkedSpace: Bool
}

/// Cuts texts for a font stack. For one thread at a time.
final class TextItemizer {
  private let faces: FaceChooser
  private lazy var properties = TextProperties()

  // Of the text at hand, kept for the memory.
  private var scalars: [UInt32] = []
  private var faceRuns: [FaceRun] = []

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
    text.makeContiguousUTF8()
    var walk = Walk()
    // The closure throws nothing, and the bytes do not leave it.
    let bytes = text.withUTF8 { bytes in
      walkClusters(bytes, &walk)
      return Self.shapeable(bytes, hasControls: walk.kinds.contains(.drawsNothing))
    }
    let (level, script) = try uniform(walk.kinds, direction)
    var items: [TextItem] = []
    var isRightToLeft = level.map { $0 % 2 == 1 } ?? false
    if let level, let script {
      var start = 0
      items.reserveCapacity(faceRuns.count)
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
        let paragraphs = try BidiParagraphs.paragraphs(of: text, base: direction)
        levels = paragraphs.flatMap(\.runs)
        isRightToLeft = (paragraphs.first?.level ?? 0) % 2 == 1
      }
      let scripts: [ScriptRun]
      if let script {
        scripts = [ScriptRun(script: script, bytes: whole)]
      } else {
        scripts = try ScriptRuns.cut(text)
      }
      items = crossed(levels, scripts)
    }
    return ItemizedText(
      text: text, bytes: bytes, items: items, missing: walk.missing, isRightToLeft: isRightToLeft,
      graphemeCount: walk.graphemeCount, hasMarkedSpace: walk.hasMarkedSpace)
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
    scalars.removeAll(keepingCapacity: true)
    faceRuns.removeAll(keepingCapacity: true)
    let steps = GraphemeBreakTables.shared.bytes + GraphemeBreakTables.Start.steps
    var state = 0
    var position = 0
    /// Where the cluster at hand starts, and its first scalar.
    var cluster = (start: 0, firstScalar: 0, facts: FaceChooser.Facts())
    while position < bytes.count {
      let start = position
      let scalar = Self.scalar(in: bytes, &position)
      let facts = faces.facts(of: scalar)
      walk.kinds.formUnion(facts)
      let step = steps[facts.breakClass << 4 | state]
      state = Int(step & GraphemeBreakTables.state)
      if step & GraphemeBreakTables.breaks != 0 {
        if start > 0 {
          let bytes = UnsafeBufferPointer(rebasing: bytes[cluster.start..<start])
          close(bytes, cluster, &walk)
        }
        cluster = (start, scalars.count, facts)
      }
      scalars.append(scalar)
    }
    if position > 0 {
      close(UnsafeBufferPointer(rebasing: bytes[cluster.start...]), cluster, &walk)
    }
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
      if scalars[cluster.firstScalar] == 0x20 { walk.hasMarkedSpace = true }
    }
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

  /// The scalar at a position of valid UTF-8, which moves behind it.
  @inline(__always)
  private static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int
  ) -> UInt32 {
    let lead = UInt32(bytes[position])
    if lead < 0x80 {
      position += 1
      return lead
    }
    func low(_ index: Int) -> UInt32 { UInt32(bytes[position + index] & 0x3F) }
    if lead < 0xE0 {
      defer { position += 2 }
      return (lead & 0x1F) << 6 | low(1)
    }
    if lead < 0xF0 {
      defer { position += 3 }
      return (lead & 0x0F) << 12 | low(1) << 6 | low(2)
    }
    defer { position += 4 }
    return (lead & 0x07) << 18 | low(1) << 12 | low(2) << 6 | low(3)
  }

  /// Tabs and line ends have no glyph in most fonts and would become boxes: they are shaped as
  /// spaces of the same byte length.
  private static func shapeable(
    _ text: UnsafeBufferPointer<UInt8>, hasControls: Bool
  ) -> [UInt8] {
    var bytes = Array(text)
    guard hasControls else { return bytes }
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
    return bytes
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

  /// Stretches where level, script and face are all the same, in the order of the text.
  ///
  /// All three cut the whole text without gaps.
  private func crossed(_ levels: [BidiRun], _ scripts: [ScriptRun]) -> [TextItem] {
    var items: [TextItem] = []
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
    return items
  }
}

/// Which of a font's tables a browser shapes with once its sanitizer of web fonts has been over them.
///
/// Chrome and Firefox hand every font that a page loads to OTS, the OpenType sanitizer. It drops what
/// it does not know or does not trust, and text is shaped without it. Source: OTS, `ots.cc` and
/// `kern.cc`; its effects were seen in the widths of 1,102 faces.
struct SanitizedTables {
  /// Tables of Apple's way of shaping: the sanitizer knows none of them.
  static let unknown =
    ([
      "morx", "mort", "kerx", "feat", "trak", "ankr", "just", "opbd", "prop", "lcar", "bsln",
      "ltag",
    ] as [StaticString]).map { Tag(literal: $0) }

  /// In the order of the directory.
  let kept: [Tag]

  init(_ directory: TableDirectory) {
    let hasTrueTypeOutlines = directory[Tag(literal: "glyf")] != nil
    kept = directory.tags.filter { tag in
      if tag == Tag(literal: "kern") {
        // Pairs are for TrueType outlines alone.
        return hasTrueTypeOutlines && directory[tag].map(Self.isSoundKern) == true
      }
      return !Self.unknown.contains(tag)
    }
  }

  /// Whether the sanitizer keeps a table `kern`: of version 0, whose sub-tables of pairs are sorted, are
  /// said to be as long as they are, and name the right power of two.
  static func isSoundKern(_ table: TableBytes) -> Bool {
    guard table.uint16(0) == 0, let count = table.uint16(2), count > 0 else { return false }
    var offset = 4
    var hasPairs = false
    for _ in 0..<count {
      guard let version = table.uint16(offset), let length = table.uint16(offset + 2),
        let coverage = table.uint16(offset + 4)
      else { return false }
      if version == 0, coverage >> 8 == 0, length >= 14 {
        guard isSoundPairs(table, at: offset + 6) else { return false }
        hasPairs = true
      }
      offset += Int(length)
    }
    return hasPairs
  }

  /// - Parameter offset: of the count of pairs.
  private static func isSoundPairs(_ table: TableBytes, at offset: Int) -> Bool {
    guard let count = table.uint16(offset).map(Int.init), count > 0,
      let selector = table.uint16(offset + 4),
      let pairs = table.part(at: offset + 8, count: 6 * count)
    else { return false }
    // More pairs than a length of 16 bits can say, as in Open Sans; and the binary search's steps.
    guard 14 + 6 * count <= 0xFFFF, Int(selector) == Int.bitWidth - 1 - count.leadingZeroBitCount
    else { return false }
    var last: UInt32?
    for index in 0..<count {
      guard let pair = pairs.uint32(6 * index), last.map({ $0 < pair }) ?? true else {
        return false
      }
      last = pair
    }
    return true
  }
}

/// Which characters a face has glyphs for.
///
/// Source: OpenType 1.9, table `cmap`; formats 0, 4, 6, 10, 12 and 13, which hold all characters of
/// the fonts in use. The subtable is chosen as HarfBuzz chooses: symbol, then full Unicode, then the basic
/// plane. A Macintosh one, which HarfBuzz 6 does not read, comes last and only to be counted.
struct CmapTable {
  /// The characters, in ascending ranges that do not overlap.
  let ranges: [ClosedRange<UInt32>]
  /// The subtable's format; `nil` when the table has none that can be read.
  let format: Int?

  var characterCount: Int { ranges.reduce(0) { $0 + $1.count } }

  init(_ table: TableBytes) {
    guard let subtable = Self.bestSubtable(table), let format = subtable.uint16(0) else {
      ranges = []
      self.format = nil
      return
    }
    self.format = Int(format)
    var ranges: [ClosedRange<UInt32>] = []
    switch format {
    case 0: Self.readFormat0(subtable, into: &ranges)
    case 4: Self.readFormat4(subtable, into: &ranges)
    case 6: Self.readTrimmed(subtable, header: 6, wide: false, into: &ranges)
    case 10: Self.readTrimmed(subtable, header: 12, wide: true, into: &ranges)
    case 12, 13: Self.readGroups(subtable, manyToOne: format == 13, into: &ranges)
    default: break
    }
    self.ranges = Self.merged(ranges)
  }

  /// Whether the table has a subtable that can be read; cheaper than reading it.
  static func isReadable(_ table: TableBytes) -> Bool {
    bestSubtable(table)?.uint16(0).map { [0, 4, 6, 10, 12, 13].contains($0) } ?? false
  }

  /// Whether the only subtable that can be read is a Macintosh one, so that no text can be shaped.
  static func isMacintoshOnly(_ table: TableBytes) -> Bool {
    best(table)?.rank == subtableOrder.count - 1
  }

  /// Whether the characters are those of a symbol font, at U+F000 and above.
  static func isSymbol(_ table: TableBytes) -> Bool { best(table)?.rank == 0 }

  /// Whether the subtable says that it is longer than the table. Its characters can be read all the
  /// same, but some may be missing.
  static func isCutShort(_ table: TableBytes) -> Bool {
    guard let subtable = bestSubtable(table), let format = subtable.uint16(0) else { return false }
    let length = format >= 8 ? subtable.uint32(4).map(Int.init) : subtable.uint16(2).map(Int.init)
    return length.map { $0 > subtable.count } ?? true
  }

  /// Platform and encoding, best first.
  private static let subtableOrder: [(UInt16, UInt16)] = [
    (3, 0), (3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0), (1, 0),
  ]

  private static func bestSubtable(_ table: TableBytes) -> TableBytes? {
    best(table).flatMap { table.part(from: $0.offset) }
  }

  private static func best(_ table: TableBytes) -> (rank: Int, offset: Int)? {
    var best: (rank: Int, offset: Int)?
    for index in 0..<Int(table.uint16(2) ?? 0) {
      guard let platform = table.uint16(4 + 8 * index),
        let encoding = table.uint16(6 + 8 * index), let offset = table.uint32(8 + 8 * index)
      else { break }
      if let rank = subtableOrder.firstIndex(where: { $0 == (platform, encoding) }),
        rank < best?.rank ?? .max
      {
        best = (rank, Int(offset))
      }
    }
    return best
  }

  private static func readFormat0(_ table: TableBytes, into ranges: inout [ClosedRange<UInt32>]) {
    for code in 0..<256 {
      if let glyph = table.uint8(6 + code), glyph != 0 {
        // Macintosh codes and ASCII agree below 0x80; the rest is not Unicode.
        if code < 0x80 { ranges.append(UInt32(code)...UInt32(code)) }
      }
    }
  }

  private static func readFormat4(_ table: TableBytes, into ranges: inout [ClosedRange<UInt32>]) {
    guard let doubled = table.uint16(6) else { return }
    let segments = Int(doubled / 2)
    let ends = 14
    let starts = ends + 2 * segments + 2
    let deltas = starts + 2 * segments
    let offsets = deltas + 2 * segments
    // Segments are in the order of their ends, and a character belongs to the first that reaches it.
    var next: UInt32 = 0
    for segment in 0..<segments {
      guard let end = table.uint16(ends + 2 * segment),
        let start = table.uint16(starts + 2 * segment),
        let delta = table.uint16(deltas + 2 * segment),
        let rangeOffset = table.uint16(offsets + 2 * segment), start <= end
      else { continue }
      let first = max(UInt32(start), next)
      next = max(next, UInt32(end) + 1)
      guard first <= UInt32(end) else { continue }
      for code in UInt16(first)...end where code != 0xFFFF {
        let glyph: UInt16
        if rangeOffset == 0 {
          glyph = code &+ delta
        } else {
          let position = offsets + 2 * segment + Int(rangeOffset) + 2 * Int(code - start)
          guard let raw = table.uint16(position) else { continue }
          glyph = raw == 0 ? 0 : raw &+ delta
        }
        if glyph != 0 { append(UInt32(code), to: &ranges) }
      }
    }
  }

  private static func readTrimmed(
    _ table: TableBytes, header: Int, wide: Bool, into ranges: inout [ClosedRange<UInt32>]
  ) {
    let first = wide ? table.uint32(header) : table.uint16(header).map(UInt32.init)
    let count = wide ? table.uint32(header + 4) : table.uint16(header + 2).map(UInt32.init)
    let glyphs = header + (wide ? 8 : 4)
    guard let first, let count else { return }
    for index in 0..<Int(count) {
      guard let glyph = table.uint16(glyphs + 2 * index) else { return }
      if glyph != 0 { append(first &+ UInt32(index), to: &ranges) }
    }
  }

  private static func readGroups(
    _ table: TableBytes, manyToOne: Bool, into ranges: inout [ClosedRange<UInt32>]
  ) {
    for index in 0..<Int(table.uint32(12) ?? 0) {
      let group = 16 + 12 * index
      guard var start = table.uint32(group), let end = table.uint32(group + 4),
        let glyph = table.uint32(group + 8)
      else { return }
      guard start <= end, end <= 0x10FFFF else { continue }
      // The character of glyph 0, `.notdef`, is missing.
      if glyph == 0 { start = manyToOne ? end + 1 : start + 1 }
      if start <= end { ranges.append(start...end) }
    }
  }

  private static func append(_ code: UInt32, to ranges: inout [ClosedRange<UInt32>]) {
    guard code <= 0x10FFFF else { return }
    if let last = ranges.last, last.upperBound + 1 == code {
      ranges[ranges.count - 1] = last.lowerBound...code
    } else {
      ranges.append(code...code)
    }
  }

  private static func merged(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}

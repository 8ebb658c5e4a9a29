/// Deltas of numbers over the axes of a variable font.
///
/// Source: OpenType 1.9, "Font variations common table formats".
struct ItemVariationStore {
  private let table: TableBytes
  private let regions: TableBytes
  private let axisCount: Int
  private let regionCount: Int

  /// - Parameter axisCount: of the face; `nil` is returned for a store that counts otherwise.
  init?(_ table: TableBytes, axisCount expected: Int) {
    guard table.uint16(0) == 1, let regionsOffset = table.uint32(2), table.uint16(6) != nil,
      let regions = table.part(from: Int(regionsOffset)), let axisCount = regions.uint16(0),
      let regionCount = regions.uint16(2), axisCount == expected
    else { return nil }
    self.table = table
    self.regions = regions
    self.axisCount = Int(axisCount)
    self.regionCount = Int(regionCount)
  }

  /// The sum of an item's deltas at a place; `nil` when the store does not hold the item.
  ///
  /// - Parameters:
  ///   - outer: which group of items.
  ///   - inner: which item of the group.
  ///   - place: normalized coordinates in steps of 1/16384.
  /// - Complexity: O(regions of the group · axes).
  func delta(outer: Int, inner: Int, at place: [Int]) -> Double? {
    guard let groupCount = table.uint16(6), outer < groupCount,
      let groupOffset = table.uint32(8 + 4 * outer), let group = table.part(from: Int(groupOffset)),
      let itemCount = group.uint16(0), inner < itemCount, let wordField = group.uint16(2),
      let columnCount = group.uint16(4)
    else { return nil }
    // The top bit makes the long deltas 32 bits and the short ones 16; else they are 16 and 8.
    let isWide = wordField & 0x8000 != 0
    let longCount = Int(wordField & 0x7FFF)
    let columns = Int(columnCount)
    guard longCount <= columns else { return nil }
    let longSize = isWide ? 4 : 2
    let shortSize = longSize / 2
    let rowSize = longCount * longSize + (columns - longCount) * shortSize
    guard let row = group.part(at: 6 + 2 * columns + inner * rowSize, count: rowSize) else {
      return nil
    }
    var sum = 0.0
    for column in 0..<columns {
      guard let region = group.uint16(6 + 2 * column),
        let scalar = scalar(ofRegion: Int(region), at: place)
      else { return nil }
      let isLong = column < longCount
      let offset =
        isLong ? column * longSize : longCount * longSize + (column - longCount) * shortSize
      guard let delta = signed(row, offset, size: isLong ? longSize : shortSize) else {
        return nil
      }
      sum += scalar * Double(delta)
    }
    return sum
  }

  private func signed(_ row: TableBytes, _ offset: Int, size: Int) -> Int? {
    switch size {
    case 4: row.int32(offset).map(Int.init)
    case 2: row.int16(offset).map(Int.init)
    default: row.uint8(offset).map { Int(Int8(bitPattern: $0)) }
    }
  }

  /// How much of a region's delta applies at a place: 1 at its peak, 0 outside.
  private func scalar(ofRegion region: Int, at place: [Int]) -> Double? {
    guard region < regionCount else { return nil }
    var scalar = 1.0
    for axis in 0..<axisCount {
      let offset = 4 + 6 * (region * axisCount + axis)
      guard let startRaw = regions.int16(offset), let peakRaw = regions.int16(offset + 2),
        let endRaw = regions.int16(offset + 4)
      else { return nil }
      let start = Int(startRaw)
      let peak = Int(peakRaw)
      let end = Int(endRaw)
      let value = axis < place.count ? place[axis] : 0
      // The axis has no part in this region, or the region is malformed and ignored for it.
      if peak == 0 || value == peak || start > peak || peak > end || (start < 0 && end > 0) {
        continue
      }
      if value <= start || value >= end { return 0 }
      scalar *=
        value < peak
        ? Double(value - start) / Double(peak - start) : Double(end - value) / Double(end - peak)
    }
    return scalar
  }
}

/// How the font-wide metrics change over the axes.
///
/// Source: OpenType 1.9, table `MVAR`.
struct MVARTable {
  private let store: ItemVariationStore?
  private let items: [Tag: (outer: Int, inner: Int)]

  init?(_ table: TableBytes, axisCount: Int) {
    guard table.uint16(0) == 1, let recordSize = table.uint16(6), let count = table.uint16(8),
      let storeOffset = table.uint16(10)
    else { return nil }
    var items: [Tag: (outer: Int, inner: Int)] = [:]
    for index in 0..<Int(count) {
      let record = 12 + index * Int(recordSize)
      guard recordSize >= 8, let tag = table.tag(record), let outer = table.uint16(record + 4),
        let inner = table.uint16(record + 6)
      else { return nil }
      items[tag] = (Int(outer), Int(inner))
    }
    self.items = items
    store =
      storeOffset == 0
      ? nil
      : table.part(from: Int(storeOffset)).flatMap {
        ItemVariationStore($0, axisCount: axisCount)
      }
  }

  /// The delta of a metric at a place, in whole font units; 0 for a metric that does not vary.
  ///
  /// Rounded with halves upwards, as FreeType and HarfBuzz 6 do.
  ///
  /// - Returns: `nil` when the table refers to deltas that it does not hold.
  func delta(_ metric: Tag, at place: [Int]) -> Int? {
    guard let item = items[metric] else { return 0 }
    guard let delta = store?.delta(outer: item.outer, inner: item.inner, at: place) else {
      return nil
    }
    return wholeWithHalvesUp(delta)
  }
}

/// Vertical metrics that a font's maker measured at single sizes, for screens with full hinting.
///
/// Units: whole pixels, positive upwards. Source: OpenType 1.9, table `VDMX`; which group counts is
/// Blink's choice (`vdmx_parser.cc`), the first for square pixels or for all ratios.
struct VDMXTable {
  struct Record: Hashable {
    let yMax: Int
    let yMin: Int
  }

  private let table: TableBytes

  init(_ table: TableBytes) { self.table = table }

  /// The record of exactly so many pixels to the em; `nil` when there is none, or the table is damaged.
  func record(at emPixels: Int) -> Record? {
    guard let ratioCount = table.uint16(4) else { return nil }
    for index in 0..<Int(ratioCount) {
      let ratio = 6 + 4 * index
      guard let x = table.uint8(ratio + 1), let first = table.uint8(ratio + 2),
        let last = table.uint8(ratio + 3)
      else { return nil }
      let isSquare = x == 1 && first <= 1 && last >= 1
      guard isSquare || (x == 0 && first == 0 && last == 0) else { continue }
      guard let offset = table.uint16(6 + 4 * Int(ratioCount) + 2 * index) else { return nil }
      return record(at: emPixels, inGroupAt: Int(offset))
    }
    return nil
  }

  private func record(at emPixels: Int, inGroupAt group: Int) -> Record? {
    guard let count = table.uint16(group) else { return nil }
    for index in 0..<Int(count) {
      let record = group + 4 + 6 * index
      guard let size = table.uint16(record), let yMax = table.int16(record + 2),
        let yMin = table.int16(record + 4), size <= emPixels
      else { return nil }
      if size == emPixels { return Record(yMax: Int(yMax), yMin: Int(yMin)) }
    }
    return nil
  }
}

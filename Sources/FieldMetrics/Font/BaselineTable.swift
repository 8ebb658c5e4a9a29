/// Table `BASE`: where baselines of scripts lie. Read when it is asked for.
///
/// Source: OpenType 1.9, table `BASE`.
struct BaselineTable {
  private let table: TableBytes

  init(_ table: TableBytes) { self.table = table }

  /// The height of the Latin baseline of horizontal text above the font's own, in font units and for any
  /// script (`DFLT`), as Gecko asks for it; `nil` when the table does not say.
  var roman: Int? {
    guard let axis = part(table, at: 4), let tags = part(axis, at: 0),
      let scripts = part(axis, at: 2), let tagCount = tags.uint16(0)
    else { return nil }
    let index = (0..<Int(tagCount)).first { tags.tag(2 + 4 * $0) == Tag(literal: "romn") }
    guard let index,
      let values = values(scripts, Tag(literal: "DFLT")),
      let count = values.uint16(2), index < Int(count),
      let coordinate = part(values, at: 4 + 2 * index)
    else { return nil }
    return coordinate.int16(2).map(Int.init)
  }

  private func values(_ scripts: TableBytes, _ script: Tag) -> TableBytes? {
    guard let count = scripts.uint16(0) else { return nil }
    for index in 0..<Int(count) where scripts.tag(2 + 6 * index) == script {
      return part(scripts, at: 2 + 6 * index + 4).flatMap { part($0, at: 0) }
    }
    return nil
  }

  /// What an offset of 16 bits leads to; `nil` for 0.
  private func part(_ bytes: TableBytes, at place: Int) -> TableBytes? {
    guard let offset = bytes.uint16(place), offset != 0 else { return nil }
    return bytes.part(from: Int(offset))
  }
}

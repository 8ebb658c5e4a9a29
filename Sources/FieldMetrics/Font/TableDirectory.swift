/// Where the tables of one face lie in its file.
struct TableDirectory {
  private let tables: [Tag: TableBytes]
  /// Tables that the directory lists but the file does not hold, in file order.
  let outsideFile: [Tag]
  /// Tags that the directory lists more than once; the first one counts.
  let duplicates: [Tag]

  subscript(_ tag: Tag) -> TableBytes? { tables[tag] }
  var tags: [Tag] { tables.keys.sorted() }

  /// Reads the directory of the face at an offset.
  ///
  /// - Throws: ``FontError/damagedDirectory(file:detail:)`` when the directory does not fit in the
  ///   file.
  init(_ file: TableBytes, at offset: Int, name: String) throws(FontError) {
    guard let count = file.uint16(offset + 4),
      let records = file.part(at: offset + 12, count: 16 * Int(count))
    else {
      throw .damagedDirectory(
        file: name,
        detail: "the table directory at byte \(offset) does not fit in"
          + " \(file.count) bytes")
    }
    var tables: [Tag: TableBytes] = [:]
    var outside: [Tag] = []
    var duplicates: [Tag] = []
    for index in 0..<Int(count) {
      let record = 16 * index
      guard let tag = records.tag(record), let start = records.uint32(record + 8),
        let length = records.uint32(record + 12)
      else { break }
      guard tables[tag] == nil else {
        duplicates.append(tag)
        continue
      }
      if let table = file.part(at: Int(start), count: Int(length)) {
        tables[tag] = table
      } else {
        outside.append(tag)
      }
    }
    self.tables = tables
    outsideFile = outside
    self.duplicates = duplicates
  }
}

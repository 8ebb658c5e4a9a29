/// Where the tables of one face lie in its file.
struct TableDirectory {
  /// In file order; some twenty, for which a dictionary is no gain.
  private let tables: [(tag: Tag, bytes: TableBytes)]
  /// Tables that the directory lists but the file does not hold, in file order.
  let outsideFile: [Tag]
  /// Tags that the directory lists more than once; the first one counts.
  let duplicates: [Tag]

  subscript(_ tag: Tag) -> TableBytes? { tables.first { $0.tag == tag }?.bytes }
  var tags: [Tag] { tables.map(\.tag).sorted() }

  /// No font comes near; a directory that says more is not trusted.
  private static let largestCount = 1024

  /// Reads the directory of the face at an offset.
  ///
  /// - Throws: ``FontError/damagedDirectory(file:detail:)`` when the directory does not fit in the
  ///   file.
  init(_ file: TableBytes, at offset: Int, name: String) throws(FontError) {
    guard let count = file.uint16(offset + 4), count <= Self.largestCount,
      let records = file.part(at: offset + 12, count: 16 * Int(count))
    else {
      throw .damagedDirectory(
        file: name,
        detail: "the table directory at byte \(offset) does not fit in"
          + " \(file.count) bytes, or lists more than \(Self.largestCount) tables")
    }
    var tables: [(tag: Tag, bytes: TableBytes)] = []
    var outside: [Tag] = []
    var duplicates: [Tag] = []
    for index in 0..<Int(count) {
      let record = 16 * index
      guard let tag = records.tag(record), let start = records.uint32(record + 8),
        let length = records.uint32(record + 12)
      else { break }
      guard !tables.contains(where: { $0.tag == tag }) else {
        duplicates.append(tag)
        continue
      }
      if let table = file.part(at: Int(start), count: Int(length)) {
        tables.append((tag, table))
      } else {
        outside.append(tag)
      }
    }
    self.tables = tables
    outsideFile = outside
    self.duplicates = duplicates
  }
}

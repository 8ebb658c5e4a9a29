/// Reads the tables that every face has, and refuses values that no number can be made from.
struct RequiredTables {
  let file: String
  let face: Int
  let directory: TableDirectory

  func read<Table>(
    _ tag: Tag, _ expected: Int, _ parse: (TableBytes) -> Table?
  ) throws(FontError) -> Table {
    guard let table = try readIfPresent(tag, expected, parse) else {
      if directory.outsideFile.contains(tag) {
        throw .damagedDirectory(file: file, detail: "table '\(tag)' lies outside the file")
      }
      throw .missingTable(file: file, face: face, table: tag)
    }
    return table
  }

  func readIfPresent<Table>(
    _ tag: Tag, _ expected: Int, _ parse: (TableBytes) -> Table?
  ) throws(FontError) -> Table? {
    guard let bytes = directory[tag] else { return nil }
    guard let table = parse(bytes) else {
      throw .tableTooShort(
        file: file, face: face, table: tag, found: bytes.count, expected: expected)
    }
    return table
  }

  func check(_ head: HeadTable, _ hhea: HheaTable, _ maxp: MaxpTable) throws(FontError) {
    func bad(_ table: Tag, _ field: String, _ found: Int, _ expected: String) -> FontError {
      .badValue(
        file: file, face: face, table: table, field: field, found: "\(found)", expected: expected)
    }
    guard (16...16384).contains(head.unitsPerEm) else {
      throw bad(Tag(literal: "head"), "unitsPerEm", head.unitsPerEm, "16 to 16384")
    }
    guard maxp.glyphCount > 0 else {
      throw bad(Tag(literal: "maxp"), "numGlyphs", maxp.glyphCount, "1 or more")
    }
    guard hhea.numberOfHMetrics > 0 else {
      throw bad(Tag(literal: "hhea"), "numberOfHMetrics", hhea.numberOfHMetrics, "1 or more")
    }
    let widths = directory[Tag(literal: "hmtx")]?.count ?? 0
    guard widths >= 4 * hhea.numberOfHMetrics else {
      throw .tableTooShort(
        file: file, face: face, table: Tag(literal: "hmtx"), found: widths,
        expected: 4 * hhea.numberOfHMetrics)
    }
  }
}

/// Reads the tables that every face has, and refuses values that no number can be made from.
struct RequiredTables {
  let file: String
  let face: Int
  let directory: TableDirectory

  func read<Table>(
    _ tag: Tag, _ expected: Int, _ parse: (TableBytes) -> Table?
  ) throws(FontError) -> Table {
    let bytes = try bytes(of: tag)
    guard let table = parse(bytes) else {
      throw .tableTooShort(
        file: file, face: face, table: tag, found: bytes.count, expected: expected)
    }
    return table
  }

  private func bytes(of tag: Tag) throws(FontError) -> TableBytes {
    if let bytes = directory[tag] { return bytes }
    if directory.outsideFile.contains(tag) {
      throw .damagedDirectory(file: file, detail: "table '\(tag)' lies outside the file")
    }
    throw .missingTable(file: file, face: face, table: tag)
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
    let widths = try bytes(of: Tag(literal: "hmtx")).count
    guard widths >= 4 * hhea.numberOfHMetrics else {
      throw .tableTooShort(
        file: file, face: face, table: Tag(literal: "hmtx"), found: widths,
        expected: 4 * hhea.numberOfHMetrics)
    }
  }
}

/// A component in several states, side by side, at several steps, one below the other.
public struct ContactSheet: Sendable {
  public struct Row: Sendable {
    /// Such as `AX5`.
    public let caption: String
    /// One for each column.
    public let cells: [FieldFrames]

    public init(caption: String, cells: [FieldFrames]) {
      self.caption = caption
      self.cells = cells
    }
  }

  /// Names of the states.
  public let columns: [String]
  public let rows: [Row]

  public init(columns: [String], rows: [Row]) {
    self.columns = columns
    self.rows = rows
  }
}

extension FieldPainter {
  private static let captionHeight = 28.0
  private static let leastCaptionWidth = 48.0
  private static let gap = 24.0

  /// The sheet as one picture.
  public func picture(
    of sheet: ContactSheet, title: String, description: String
  ) throws -> Picture {
    let cells = sheet.rows.flatMap(\.cells)
    // The names of steps have room; those of other settings, such as a root size, are longer.
    let captionWidth = try sheet.rows.filter { $0.caption.count > 4 }
      .reduce(Self.leastCaptionWidth) { max($0, try self.captionWidth($1.caption, size: 13) + 8) }
    let column = (cells.map(\.drawnWidth).max() ?? 0) + Self.gap
    var elements: [PictureElement] = []
    for (index, name) in sheet.columns.enumerated() {
      elements.append(
        try caption(
          name, x: captionWidth + Self.margin + Double(index) * column,
          baseline: Self.captionHeight, size: 13))
    }
    var y = Self.captionHeight + Self.margin
    for row in sheet.rows {
      let height = row.cells.map(\.drawnHeight).max() ?? 0
      elements.append(
        try caption(
          row.caption, x: captionWidth, baseline: y + 13, size: 13, edge: 1))
      for (index, cell) in row.cells.enumerated() {
        let x = captionWidth + Self.margin + Double(index) * column
        elements.append(
          .group(
            PictureGroup(
              name: "\(row.caption) \(sheet.columns[index])", offset: Position(x, y),
              elements: try self.elements(of: cell))))
      }
      y += height + Self.gap
    }
    return Picture(
      width: captionWidth + Self.margin + Double(sheet.columns.count) * column, height: y,
      title: title, description: description,
      background: .screen(of: cells.first), elements: elements, glyphs: glyphs)
  }
}

/// Rows of text in columns of equal width: the first to the left, the others to the right.
struct TextGrid {
  /// One or more lines of headings.
  let headings: [[String]]
  let rows: [[String]]

  /// The grid's lines, headings first, without trailing spaces.
  func lines(headingEmphasis: (String) -> String = { $0 }) -> [String] {
    let all = headings + rows
    let columns = all.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      all.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      let padded = cells.enumerated().map { index, cell in
        let padding = String(repeating: " ", count: widths[index] - cell.count)
        return index == 0 ? cell + padding : padding + cell
      }
      let line = padded.joined(separator: "  ")
      return String(line.reversed().drop(while: { $0 == " " }).reversed())
    }
    return headings.map { headingEmphasis(line($0)) } + rows.map(line)
  }
}

import TestSupport
import Testing

@testable import FieldMetrics

/// The field in the system font, cell by cell: 12 steps at two display scales.
@Suite("The field in the system font")
struct SystemFieldTableTests {
  /// A cell of `Data/ios-4b.json`.
  struct Cell: Sendable, CustomTestStringConvertible {
    let step: ContentSizeCategory
    let displayScale: Double
    let column: String
    let expected: Double

    var testDescription: String { "\(step.shortName) @\(plain: displayScale)x \(column)" }
  }

  static let columns = ["slot", "text", "textField", "field"]
  static let cells = (try? loadCells()) ?? []

  static func loadCells() throws -> [Cell] {
    try JSONTree(dataFile: "ios-4b.json").array("rows").flatMap { row in
      let step = try #require(ContentSizeCategory(name: row.string("step")))
      return try [3.0, 2.0].flatMap { scale in
        try columns.map { column in
          Cell(
            step: step, displayScale: scale, column: column,
            expected: try row.number("@\(plain: scale)x.\(column)"))
        }
      }
    }
  }

  @Test("All 96 cells and 12 rows are there")
  func complete() throws {
    let cells = try Self.loadCells()
    #expect(cells.count == 12 * 2 * 4)
    #expect(Set(cells.map(\.step)) == Set(ContentSizeCategory.allCases))
    #expect(Self.rows.count == 12)
  }

  private func options(_ displayScale: Double, minimumHeight: Points = 56) throws -> TableOptions {
    TableOptions(
      grid: try #require(PixelGrid(displayScale: displayScale)), minimumHeight: minimumHeight)
  }

  /// Printed with four decimals, and a whole number of pixels.
  private func expect(_ found: Double, is cell: Cell) {
    #expect(abs(found - cell.expected) < 5.1e-5, "\(found), \(cell.expected) expected")
    let pixels = found * cell.displayScale
    #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(found) is off the grid")
  }

  @Test("The table has the cell", arguments: cells)
  func table(_ cell: Cell) throws {
    let table = try MetricsTableBuilder(.system, options: options(cell.displayScale)).build()
    let row = try #require(table.rows.first { $0.step == .category(cell.step) })
    let found =
      switch cell.column {
      case "slot": try #require(row.captionSlot).value
      case "text": try text(row, cell)
      case "textField": try #require(row.inputHeight).value
      default: row.fieldHeight.value
      }
    expect(found, is: cell)
  }

  /// The text's own height is no column of the table: what the vertical field of one line is higher
  /// than padding 18, slot and spacing 1. At 44, the least minimum, that is 49.333 at XS at least.
  private func text(_ row: MetricsRow, _ cell: Cell) throws -> Double {
    let low = try MetricsTableBuilder(
      .system, options: options(cell.displayScale, minimumHeight: 44)
    ).build()
    let oneLine = try #require(
      low.rows.first { $0.step == row.step }?.fieldHeightsByLines.first)
    return try oneLine.value - 18 - #require(row.captionSlot).value - 1
  }

  @Test("The JSON that others build on has the cell", arguments: cells)
  func json(_ cell: Cell) throws {
    let table = try MetricsTableBuilder(.system, options: options(cell.displayScale)).build()
    let document = try JSONTree(text: JSONExporter().text(of: table))
    #expect(try document.number("displayScale") == cell.displayScale)
    let row = try #require(
      try document.array("rows").first { try $0.string("step") == cell.step.rawValue })
    switch cell.column {
    case "slot": expect(try row.number("captionSlot"), is: cell)
    case "text":
      // The vertical field of one line: 56 at least, else padding 18, slot, spacing 1 and the text.
      let oneLine = try #require(try row.numbers("fieldHeightsByLines").first)
      let sum = 18 + (try row.number("captionSlot")) + 1 + cell.expected
      #expect(abs(oneLine - max(56, sum)) < 5.1e-5)
    case "textField": expect(try row.number("inputHeight"), is: cell)
    default: expect(try row.number("fieldHeight"), is: cell)
    }
  }

  static let rows = (try? JSONTree(dataFile: "ios-4b.json").array("rows")) ?? []

  @Test("Sizes, float scale and line heights of a row are those of the table", arguments: rows)
  func scaleAndLineHeights(_ expected: JSONTree) throws {
    let step = try #require(ContentSizeCategory(name: expected.string("step")))
    let table = try MetricsTableBuilder(.system, options: TableOptions(categories: [step])).build()
    let row = try #require(table.rows.first)
    #expect(table.rows.count == 1)
    #expect(row.sizes.caption.value == (try expected.number("sizes.caption")))
    #expect(row.sizes.body.value == (try expected.number("sizes.body")))
    // Printed with six decimals.
    #expect(abs((row.floatScale ?? .nan) - (try expected.number("floatScale"))) < 5.1e-7)
    let lines = row.lineHeights
    #expect(abs(lines.caption.value - (try expected.number("lineHeights.caption"))) < 5.1e-7)
    #expect(abs(lines.body.value - (try expected.number("lineHeights.body"))) < 5.1e-7)
  }

  @Test("A sum of lengths on the grid carries no noise: XL is 181 pixels, 60.333333333333336")
  func noNoise() throws {
    let table = try MetricsTableBuilder(.system).build()
    let row = try #require(table.rows.first { $0.step == .extraLarge })
    // 27 + 51 + 3 + 73 + 27 = 181 px
    #expect(row.fieldHeight.value == 60.333333333333336)
    #expect(row.fieldHeight.value == 181.0 / 3)
    #expect(JSONExporter().text(of: table).contains("\"fieldHeight\": 60.333333333333336,"))
    // Added up in points it is the next lower number.
    let sum = [9, 17, 1, 24.333333333333332, 9].reduce(0.0, +)
    #expect(sum < 181.0 / 3)
    for row in table.rows {
      let heights = [row.fieldHeight, try #require(row.captionSlot), try #require(row.inputHeight)]
      for height in heights + row.fieldHeightsByLines {
        let pixels = (height.value * 3).rounded()
        #expect(height.value == pixels / 3)
      }
    }
  }
}

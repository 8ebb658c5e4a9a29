import Testing

@testable import FieldMetrics

/// Two rows of the system font at display scale 3, every figure of which was worked out by hand.
@Suite("Two rows checked by hand")
struct HandCheckedRowTests {
  /// One figure in the row of `large` and in that of `accessibilityExtraExtraExtraLarge`.
  struct Figure: Sendable, CustomTestStringConvertible {
    let name: String
    let large: Double
    let largest: Double
    /// How many decimals the figures have.
    let decimals: Int
    let read: @Sendable (MetricsRow) -> Double

    var testDescription: String { name }

    init(
      _ name: String, _ large: Double, _ largest: Double, decimals: Int,
      _ read: @escaping @Sendable (MetricsRow) -> Double
    ) {
      self.name = name
      self.large = large
      self.largest = largest
      self.decimals = decimals
      self.read = read
    }
  }

  static let figures: [Figure] = [
    // size · 2444 / 2048
    Figure("body line height", 20.2871, 63.2480, decimals: 4) { $0.lineHeights.body.value },
    Figure("caption line height", 14.3203, 51.3145, decimals: 4) { $0.lineHeights.caption.value },
    Figure("footnote line height", 15.5137, 52.5078, decimals: 4) {
      $0.lineHeights.footnote.value
    },
    // 12/17, 43/53; (0.75 · 17/12 − 1) · 100, (0.75 · 53/43 − 1) · 100
    Figure("float scale", 0.705882, 0.811321, decimals: 6) { $0.floatScale ?? .nan },
    Figure("error of 0.75", 6.25, -7.558, decimals: 3) { $0.fixedScaleErrorPercent ?? .nan },
    // 43 px, 154 px; 14.33333 − 14.32031, 51.33333 − 51.31445
    Figure("caption slot", 14.3333, 51.3333, decimals: 4) { $0.captionSlot?.value ?? .nan },
    Figure("slot residual", 0.013021, 0.018880, decimals: 6) { $0.slotResidual?.value ?? .nan },
    // 21.787 → 66 px, 64.748 → 195 px
    Figure("input height", 22, 65, decimals: 4) { $0.inputHeight?.value ?? .nan },
    // 18 + 14.333 + 1 + 22 = 55.333 is below 56; 18 + 51.333 + 1 + 65 = 135.333
    Figure("field height", 56, 135.3333, decimals: 4) { $0.fieldHeight.value },
    Figure("vertical field, 1 line", 56, 133.667, decimals: 3) { $0.vertical(1) },
    Figure("vertical field, 2 lines", 74, 197, decimals: 3) { $0.vertical(2) },
    Figure("vertical field, 3 lines", 94.333, 260.333, decimals: 3) { $0.vertical(3) },
    Figure("vertical field, 4 lines", 114.667, 323.333, decimals: 3) { $0.vertical(4) },
    Figure("vertical field, 5 lines", 135, 386.667, decimals: 3) { $0.vertical(5) },
    Figure("vertical field, 6 lines", 155.333, 450, decimals: 3) { $0.vertical(6) },
    Figure("vertical field, 7 lines", 175.667, 513.333, decimals: 3) { $0.vertical(7) },
    Figure("vertical field, 8 lines", 195.667, 576.333, decimals: 3) { $0.vertical(8) },
    // 22; 22 · 62/22
    Figure("icon width", 22, 62, decimals: 4) { $0.iconWidth?.value ?? .nan },
    // 47 px, 158 px; two paddings of 2 more
    Figure("counter height", 15.667, 52.667, decimals: 3) { $0.counter?.height.value ?? .nan },
    Figure("chip height", 19.667, 56.667, decimals: 3) { $0.counter?.chipHeight.value ?? .nan },
    // L: 0.333 + 9 + (37.333 − 20.333) / 2; AX5: 0 + 9 + (117.333 − 63.333) / 2
    Figure("label at rest", 17.8333, 36, decimals: 4) { $0.label?.restY.value ?? .nan },
    Figure("label afloat", 9.3333, 9, decimals: 4) { $0.label?.floatY.value ?? .nan },
    Figure("label's travel", 8.5, 27, decimals: 4) { $0.label?.travel.value ?? .nan },
  ]

  private func row(_ step: ContentSizeCategory, minimumHeight: Points = 56) throws -> MetricsRow {
    let options = TableOptions(categories: [step], minimumHeight: minimumHeight)
    return try #require(try MetricsTableBuilder(.system, options: options).build().rows.first)
  }

  @Test("A figure of both rows is the one worked out by hand", arguments: figures)
  func figure(_ figure: Figure) throws {
    var half = 0.5
    for _ in 0..<figure.decimals { half /= 10 }
    let large = figure.read(try row(.large))
    let largest = figure.read(try row(.accessibilityExtraExtraExtraLarge))
    #expect(abs(large - figure.large) <= half * 1.000001)
    #expect(abs(largest - figure.largest) <= half * 1.000001)
  }

  @Test("Figures that are whole or halves come out exactly")
  func exactFigures() throws {
    let large = try row(.large)
    #expect(large.fixedScaleErrorPercent == 6.25)
    #expect(large.inputHeight == 22)
    #expect(large.fieldHeight == 56)
    #expect(large.label?.travel == 8.5)
    #expect(large.counter?.height.value == 47.0 / 3)
    let largest = try row(.accessibilityExtraExtraExtraLarge)
    #expect(largest.fieldHeight.value == 406.0 / 3)
    #expect(largest.label == LabelPositions(restY: 36, floatY: 9, travel: 27))
    #expect(largest.iconWidth == 62)
  }

  @Test("Without the minimum of 56 the field at L is its sum, 55.333")
  func sumAtLarge() throws {
    // 54 + 43 + 3 + 66 = 166 px
    #expect(try row(.large, minimumHeight: 44).fieldHeight.value == 166.0 / 3)
  }

  @Test("The vertical field of one line is lower than the field: at XL 59 and 60.333")
  func verticalFieldIsAnother() throws {
    // 54 + 51 + 3 + 69 = 177 px, 54 + 51 + 3 + 73 = 181 px
    let row = try row(.extraLarge)
    #expect(row.vertical(1) == 59)
    #expect(row.fieldHeight.value == 181.0 / 3)
  }

  @Test("What needs a font file is absent, and is not a number")
  func widthsAreAbsent() throws {
    let label = try #require(FieldLabel("Name"))
    let options = TableOptions(categories: [.large], limit: 20, labels: [label])
    let table = try MetricsTableBuilder(.system, options: options).build()
    let row = try #require(table.rows.first)
    #expect(row.shapedFloatScale == nil)
    #expect(row.counter?.width == nil)
    #expect(row.counter?.chipWidth == nil)
    #expect(row.counter?.text == "20/20")
    #expect(row.labels.map(\.width) == [nil])
    #expect(row.labels.map(\.fits) == [nil])
    #expect(table.notes.contains { $0.id == "widths-absent" && $0.severity == .warning })
  }
}

extension MetricsRow {
  /// The vertical field's height at so many lines.
  fileprivate func vertical(_ lines: Int) -> Double { fieldHeightsByLines[lines - 1].value }
}

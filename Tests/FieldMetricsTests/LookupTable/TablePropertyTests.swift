import TestSupport
import Testing

@testable import FieldMetrics

/// What must hold for every font, ladder step and display scale.
@Suite("Every table")
struct TablePropertyTests {
  /// A random but sound font and options.
  struct Sample: Sendable, CustomTestStringConvertible {
    let seed: UInt64
    let displayScale: Double
    let sizing: SizingRule
    let minimumHeight: Points
    let unitsPerEm: Int
    let hhea: (Int, Int, Int)

    var testDescription: String { "seed \(seed)" }

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      self.seed = seed
      // 2.625 is a common scale of Android phones and no whole number.
      displayScale = [1, 2, 3, 2.625][Int(seed % 4)]
      sizing = SizingRule.allCases[Int(seed / 4 % 3)]
      minimumHeight = Points(Double(Int.random(in: 44...90, using: &random)))
      unitsPerEm = [1000, 2048, 1024, 1536, 999, 16, 16384].randomElement(using: &random) ?? 1000
      let ascender = Int.random(in: unitsPerEm / 2...unitsPerEm * 3 / 2, using: &random)
      let descender = -Int.random(in: 0...unitsPerEm, using: &random)
      hhea = (min(ascender, 32767), max(descender, -32768), Int.random(in: 0...99, using: &random))
    }

    func table() throws -> MetricsTable {
      let face = try MetricsFont.face(unitsPerEm: unitsPerEm, hhea: hhea)
      let grid = try #require(PixelGrid(displayScale: displayScale))
      return try MetricsTableBuilder(
        .face(face),
        options: TableOptions(sizing: sizing, grid: grid, minimumHeight: minimumHeight)
      ).build()
    }
  }

  static let samples = (0..<120).map { Sample(seed: $0) }

  @Test("A larger step is never smaller", arguments: samples)
  func monotonic(_ sample: Sample) throws {
    let rows = try sample.table().rows
    #expect(rows.map(\.step) == ContentSizeCategory.allCases)
    let lengths: [@Sendable (MetricsRow) -> [Points]] = [
      { [$0.sizes.body, $0.sizes.caption, $0.sizes.footnote] },
      { [$0.lineHeights.body, $0.lineHeights.caption, $0.lineHeights.footnote] },
      { [$0.captionSlot, $0.inputHeight, $0.fieldHeight, $0.iconWidth] },
      { [$0.counter.height, $0.counter.chipHeight] },
      { $0.fieldHeightsByLines },
    ]
    for (smaller, larger) in zip(rows, rows.dropFirst()) {
      for read in lengths {
        #expect(zip(read(smaller), read(larger)).allSatisfy { $0 <= $1 }, "\(larger.step)")
      }
    }
    // Not for nothing: unless sizes are fixed, the largest step is larger.
    #expect((rows[0].sizes.body < rows[11].sizes.body) == (sample.sizing != .fixed))
  }

  @Test("A field is as high as its minimum and as its parts", arguments: samples)
  func fieldHeight(_ sample: Sample) throws {
    for row in try sample.table().rows {
      let parts = 18 + row.captionSlot.value + 1 + row.inputHeight.value
      let expected = max(sample.minimumHeight.value, parts)
      #expect(abs(row.fieldHeight.value - expected) < 1e-9)
      #expect(row.fieldHeight >= sample.minimumHeight)
      #expect(row.fieldHeightsByLines.count == 8)
      for (fewer, more) in zip(row.fieldHeightsByLines, row.fieldHeightsByLines.dropFirst()) {
        #expect(fewer <= more)
      }
      #expect(row.fieldHeightsByLines[0] >= sample.minimumHeight)
      // A one-line text is never higher than the one-line input.
      #expect(row.fieldHeightsByLines[0] <= row.fieldHeight)
    }
  }

  @Test("The slot is higher than the floated label by less than a pixel", arguments: samples)
  func slotResidual(_ sample: Sample) throws {
    for row in try sample.table().rows {
      #expect(row.slotResidual >= 0)
      #expect(row.slotResidual.value * sample.displayScale < 1)
      let floated = row.lineHeights.body.value * row.floatScale
      #expect(abs(row.captionSlot.value - floated - row.slotResidual.value) < 1e-9)
    }
  }

  @Test("Text heights are on the pixel grid, and rounded up once", arguments: samples)
  func onTheGrid(_ sample: Sample) throws {
    for row in try sample.table().rows {
      // Each is the first grid line at or above its text.
      for (height, exact) in [
        (row.captionSlot, row.lineHeights.caption),
        (row.inputHeight, row.lineHeights.body + 1.5),
        (row.counter.height, row.lineHeights.footnote),
      ] {
        let pixels = height.value * sample.displayScale
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
        let above = pixels - exact.value * sample.displayScale
        #expect(above > -1e-8 && above < 1)
      }
      #expect(abs(row.counter.chipHeight.value - row.counter.height.value - 4) < 1e-9)
      for (index, height) in row.fieldHeightsByLines.enumerated() {
        let exact = row.lineHeights.body.value * Double(index + 1)
        let text = height.value - 18 - row.captionSlot.value - 1
        #expect(text - exact > -1e-8)
        if height > sample.minimumHeight {
          #expect((text - exact) * sample.displayScale < 1 + 1e-8)
        }
      }
    }
  }

  @Test("The label lies inside the field and floats upwards", arguments: samples)
  func label(_ sample: Sample) throws {
    for row in try sample.table().rows {
      #expect(row.label.floatY.value >= 9 - 1e-9)
      #expect(abs(row.label.restY.value - row.label.floatY.value - row.label.travel.value) < 1e-9)
      // The label's line is never higher than the input's, so it rests below slot's half.
      #expect(row.label.travel.value >= (row.captionSlot.value + 1) / 2 - 1e-9)
      // Floated label and padding mirror: floatY + slot + 1 + input + 9 + what is left is the field.
      let spare = row.label.floatY.value - 9
      let parts = 18 + row.captionSlot.value + 1 + row.inputHeight.value
      #expect(abs(parts + 2 * spare - row.fieldHeight.value) < 1e-9)
    }
  }

  @Test("The float scale is that of sizes, and in 0…1", arguments: samples)
  func floatScale(_ sample: Sample) throws {
    for row in try sample.table().rows {
      // One font, one rule: line heights are in the ratio of the sizes.
      #expect(row.floatScale == row.sizes.caption / row.sizes.body)
      #expect(row.floatScale > 0 && row.floatScale <= 1)
      let error = (0.75 / row.floatScale - 1) * 100
      #expect(abs(row.fixedScaleErrorPercent - error) < 1e-9)
    }
  }
}

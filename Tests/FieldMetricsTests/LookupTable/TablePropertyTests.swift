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
    #expect(rows.map(\.step) == ContentSizeCategory.allCases.map(LadderStep.category))
    let lengths: [@Sendable (MetricsRow) -> [Points]] = [
      { [$0.sizes.body, $0.sizes.caption, $0.sizes.footnote] },
      { [$0.lineHeights.body, $0.lineHeights.caption, $0.lineHeights.footnote] },
      { [$0.captionSlot, $0.inputHeight, $0.fieldHeight, $0.iconWidth].compactMap(\.self) },
      { [$0.counter?.height, $0.counter?.chipHeight].compactMap(\.self) },
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
      let slot = try #require(row.captionSlot)
      let input = try #require(row.inputHeight)
      let parts = 18 + slot.value + 1 + input.value
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
      let residual = try #require(row.slotResidual)
      let slot = try #require(row.captionSlot)
      #expect(residual >= 0)
      #expect(residual.value * sample.displayScale < 1)
      let floated = row.lineHeights.body.value * (try #require(row.floatScale))
      #expect(abs(slot.value - floated - residual.value) < 1e-9)
    }
  }

  @Test("Text heights are on the pixel grid, and rounded up once", arguments: samples)
  func onTheGrid(_ sample: Sample) throws {
    for row in try sample.table().rows {
      // Each is the first grid line at or above its text.
      let slot = try #require(row.captionSlot)
      let input = try #require(row.inputHeight)
      let counter = try #require(row.counter)
      for (height, exact) in [
        (slot, row.lineHeights.caption),
        (input, row.lineHeights.body + 1.5),
        (counter.height, row.lineHeights.footnote),
      ] {
        let pixels = height.value * sample.displayScale
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
        let above = pixels - exact.value * sample.displayScale
        #expect(above > -1e-8 && above < 1)
      }
      #expect(abs(counter.chipHeight.value - counter.height.value - 4) < 1e-9)
      for (index, height) in row.fieldHeightsByLines.enumerated() {
        let exact = row.lineHeights.body.value * Double(index + 1)
        let text = height.value - 18 - slot.value - 1
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
      let label = try #require(row.label)
      let slot = try #require(row.captionSlot)
      let input = try #require(row.inputHeight)
      #expect(label.floatY.value >= 9 - 1e-9)
      #expect(abs(label.restY.value - label.floatY.value - label.travel.value) < 1e-9)
      // The label's line is never higher than the input's, so it rests below slot's half.
      #expect(label.travel.value >= (slot.value + 1) / 2 - 1e-9)
      // Floated label and padding mirror: floatY + slot + 1 + input + 9 + what is left is the field.
      let spare = label.floatY.value - 9
      let parts = 18 + slot.value + 1 + input.value
      #expect(abs(parts + 2 * spare - row.fieldHeight.value) < 1e-9)
    }
  }

  @Test("The float scale is that of sizes, and in 0…1", arguments: samples)
  func floatScale(_ sample: Sample) throws {
    for row in try sample.table().rows {
      // One font, one rule: line heights are in the ratio of the sizes.
      let scale = try #require(row.floatScale)
      #expect(scale == row.sizes.caption / row.sizes.body)
      #expect(scale > 0 && scale <= 1)
      let error = (0.75 / scale - 1) * 100
      #expect(abs((row.fixedScaleErrorPercent ?? .nan) - error) < 1e-9)
    }
  }
}

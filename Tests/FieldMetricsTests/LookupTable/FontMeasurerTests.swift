import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Heights of text in a layout")
struct FontMeasurerTests {
  private func measurer(
    _ displayScale: Double, _ step: LadderStep = .large, isUnrounded: Bool = false
  ) throws -> FontMeasurer {
    FontMeasurer(
      try MeasuredFont(.system, TableOptions()), .textStyle, at: step,
      grid: try #require(PixelGrid(displayScale: displayScale)), isUnrounded: isUnrounded)
  }

  private func font(_ style: TextStyle, _ size: Points, lineHeight: Points? = nil) -> SlotFont {
    SlotFont(style: style, size: size, lineHeight: lineHeight, weight: nil, hasTabularDigits: false)
  }

  /// Lines of 20.287109375 (17 pt) and 14.3203125 (12 pt), in pixels of a display scale.
  @Test(
    "Each text is rounded up to the pixel, the input 1.5 pt later",
    arguments: [
      // 14.32 → 15; 20.29 → 21; 21.79 → 22
      (1, 15, 21, 22),
      // 28.64 → 29; 40.57 → 41; 43.57 → 44
      (2, 29, 41, 44),
      // 42.96 → 43; 60.86 → 61; 65.36 → 66
      (3, 43, 61, 66),
      // 37.59 → 38; 53.25 → 54; 57.19 → 58
      (2.625, 38, 54, 58),
    ] as [(Double, Double, Double, Double)])
  func texts(_ displayScale: Double, _ slot: Double, _ body: Double, _ input: Double) throws {
    let measurer = try measurer(displayScale)
    #expect(measurer.height(of: font(.caption1, 12), lines: 1) == slot)
    #expect(measurer.height(of: font(.body, 17), lines: 1) == body)
    #expect(measurer.inputHeight(of: font(.body, 17)) == input)
  }

  @Test("Lines are rounded together, once")
  func lines() throws {
    let measurer = try measurer(2)
    // 40.574 · n; NewsCell's author prints 20.5, 41, 61, 81.5, 101.5 pt.
    let heights = (1...5).map { measurer.height(of: font(.body, 17), lines: $0) }
    #expect(heights == [41, 82, 122, 163, 203])
  }

  @Test("Unrounded, they are as the font has them")
  func unrounded() throws {
    let measurer = try measurer(3, isUnrounded: true)
    #expect(measurer.height(of: font(.body, 17), lines: 2) == 3 * 2 * 20.287109375)
    // 17 · 1950 / 2048
    #expect(measurer.firstBaseline(of: font(.body, 17)) == 3 * 16.1865234375)
  }

  @Test("A line height of the component's own is not rounded, and the font stands in its middle")
  func ownLineHeight() throws {
    let measurer = try measurer(3)
    let font = font(.body, 17, lineHeight: 22.3)
    #expect(abs(measurer.height(of: font, lines: 2) - 133.8) < 1e-9)
    #expect(measurer.inputHeight(of: font) == measurer.height(of: font, lines: 1))
    // (22.3 − 20.287109375) / 2 + 16.1865234375 = 17.19296875
    #expect(abs(measurer.firstBaseline(of: font) - 3 * 17.19296875) < 1e-9)
  }

  @Test("Lengths follow the reader's settings: rem, sp and scaled metrics")
  func lengths() throws {
    let measurer = try measurer(3, .accessibilityExtraExtraExtraLarge)
    #expect(measurer.points(0.75, .rem) == 12)
    #expect(measurer.points(16, .scaledPixel) == 16)
    // 22 · 62 / 22; 22 · 52 / 18 = 63.556 → 63.667
    #expect(measurer.points(22, .scaledMetric(.body)) == 62)
    #expect(measurer.points(22, .scaledMetric(.footnote)) == 191.0 / 3)
  }
}

@Suite("Layouts in a font")
struct FieldLayoutBuilderTests {
  private func layout(_ options: LayoutOptions, _ name: String = "form-field") throws
    -> ComponentLayout
  {
    let face = try FontFile(path: Fixtures.bootstrapPath("Inter.ttf")).face()
    return try FieldLayoutBuilder(
      .face(face), FieldComponent.named(name), options: options
    ).build()
  }

  @Test("A message wraps at the width that the counter leaves, and the block does not move")
  func message() throws {
    let text = "That is not an address, and nobody could send anything to it."
    let alone = try layout(LayoutOptions(texts: ["error": [text]]))
    let counted = try layout(
      LayoutOptions(texts: ["error": [text], "input": ["abc"]], limit: 1000))
    let wide = try #require(alone.frames["errorText"]?.frame.width)
    let narrow = try #require(counted.frames["errorText"]?.frame.width)
    let counter = try #require(counted.frames["counter"]?.frame.width)
    #expect(counted.frames["counterText"]?.text?.lines == ["3/1,000"])
    // 361 − 8 − 22; the counter and a gap of 10 less, each edge on its pixel.
    #expect(wide == 331)
    #expect(abs(narrow.value - (321 - counter.value)) < 0.67)
    let lines = try #require(counted.frames["errorText"]?.text?.lines)
    #expect(lines.count > 1 && lines.joined(separator: " ") == text)
    #expect(alone.frames["block"]?.frame == counted.frames["block"]?.frame)
  }

  @Test("The table and the layout agree, step by step", arguments: ContentSizeCategory.allCases)
  func agree(_ step: ContentSizeCategory) throws {
    let face = try FontFile(path: Fixtures.bootstrapPath("Inter.ttf")).face()
    let label = try #require(FieldLabel("Email address"))
    let row = try #require(
      try MetricsTableBuilder(
        .face(face), options: TableOptions(categories: [step], labels: [label])
      ).build().rows.first)
    let texts = ["label": [label.text]]
    let rest = try layout(LayoutOptions(texts: texts, category: step)).frames
    let float = try layout(LayoutOptions(states: ["focused"], texts: texts, category: step)).frames
    let right = try layout(
      LayoutOptions(
        states: ["focused"], texts: texts, direction: .rightToLeft, category: step)
    ).frames
    // A pixel apart at most: the table's label is not snapped.
    func expect(_ found: Points?, _ expected: Points?) throws {
      #expect(abs(try #require(found).value - #require(expected).value) < 1.0 / 3 + 1e-9)
    }
    try expect(rest["block"]?.frame.height, row.fieldHeight)
    try expect(rest["captionSlot"]?.frame.height, row.captionSlot)
    try expect(rest["input"]?.frame.height, row.inputHeight)
    try expect(rest["labelVisual"]?.frame.y, row.label?.restY)
    try expect(float["labelVisual"]?.frame.y, row.label?.floatY)
    try expect(right["labelVisual"]?.frame.x, row.labels.first?.rightToLeft?.floatX)
    #expect(float["labelVisual"]?.scale == row.floatScale)
  }

  @Test("On the grid, every part that is not scaled is whole pixels", arguments: [1.0, 2, 3])
  func wholePixels(_ displayScale: Double) throws {
    let grid = try #require(PixelGrid(displayScale: displayScale))
    let layout = try layout(
      LayoutOptions(
        states: ["leadingIcon", "valid", "focused"],
        texts: ["label": ["Name"], "input": ["x"], "error": ["No"]], category: .accessibilityLarge,
        grid: grid, limit: 3))
    for part in layout.frames.parts where part.scale == 1 {
      let frame = part.frame
      for length in [frame.x, frame.y, frame.width, frame.height] {
        let pixels = try #require(length).value * displayScale
        #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(part.name)")
      }
    }
  }

  @Test("Without a font, what depends on a width is absent and heights are there")
  func noFont() throws {
    let layout = try FieldLayoutBuilder(
      .system, FieldComponent.named("form-field"),
      options: LayoutOptions(states: ["focused"], texts: ["label": ["Name"]])
    ).build()
    let label = try #require(layout.frames["labelVisual"]).frame
    #expect(label.width == nil && label.x == 16 && label.y != nil)
    #expect(layout.frames["block"]?.frame.height == 56)
    #expect(layout.notes.contains { $0.id == "widths-absent" })
  }

  @Test("Reduce Motion names another curve and leaves the way as it is")
  func reducedMotion() throws {
    let full = try layout(LayoutOptions(texts: ["label": ["Name"]], progress: 0.5))
    let reduced = try layout(
      LayoutOptions(texts: ["label": ["Name"]], progress: 0.5, hasReducedMotion: true))
    #expect(full.motion == MotionCurve(curve: "spring", duration: 0.35, bounce: 0.12))
    #expect(reduced.motion == MotionCurve(curve: "smooth", duration: 0.2, bounce: nil))
    #expect(full.frames == reduced.frames)
  }

  @Test("What is assumed is said where it is used, and only there")
  func assumed() throws {
    #expect(try layout(LayoutOptions()).frames.assumed.isEmpty)
    let icon = try layout(LayoutOptions(states: ["leadingIcon"]))
    #expect(icon.frames.assumed.count == 1)
    #expect(icon.notes.contains { $0.id == "component-assumed" })
  }
}

import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Public cases: text sizes")
struct DynamicTypeCaseTests {
  static let ids = ["DT-01", "DT-04", "DT-05", "DT-06", "DT-09", "DT-10"]

  @Test("Each style has a size of its own at each step", arguments: ContentSizeCategory.allCases)
  func sizes(_ step: ContentSizeCategory) throws {
    let points = try PublicCase.with("DT-01").expected.members("points")
    #expect(points.count == 12)
    let sizes = try #require(try Self.entry(of: step, in: points))
    #expect(Set(try sizes.members().keys) == ["body", "footnote", "caption1"])
    for (name, size) in try sizes.members() {
      let style = try #require(TextStyle(rawValue: name))
      #expect(DynamicType.size(of: style, at: step).value == (try size.asNumber()))
    }
  }

  /// The member whose name is one of a step's spellings.
  private static func entry(
    of step: ContentSizeCategory, in members: [String: JSONTree]
  ) throws -> JSONTree? {
    try members.first { try PublicCase.category($0.key) == step }?.value
  }

  @Test(
    "Line heights of three styles at all steps, with the gap as Core Text sums and without it",
    arguments: ["DT-04", "DT-05"], ContentSizeCategory.allCases)
  func lineHeights(_ id: String, _ step: ContentSizeCategory) throws {
    let entry = try PublicCase.with(id)
    let metrics = try entry.face().iosMetrics
    // linegap.ttf asks for 90 units between lines, thai-stack.ttf for none.
    #expect(metrics.lineGap == (id == "DT-04" ? 90 : 0))
    let expected = try #require(
      try Self.entry(of: step, in: entry.expected.members("lineHeights")))
    let table = try MetricsTableBuilder(
      .face(entry.face(), axes: []), options: TableOptions(categories: [step])
    ).build()
    let row = try #require(table.rows.first)
    let found = [
      "body": (row.sizes.body, row.lineHeights.body),
      "caption1": (row.sizes.caption, row.lineHeights.caption),
      "footnote": (row.sizes.footnote, row.lineHeights.footnote),
    ]
    #expect(Set(try expected.members().keys) == Set(found.keys))
    for (name, (size, height)) in found {
      let coreText = try expected.number("\(name).coretext")
      let gap = metrics.points(metrics.lineGap, at: size)
      #expect(abs(height.value + gap - coreText) < 1e-9)
      let lineUnits = id == "DT-04" ? 1.0 : 1.15
      #expect(abs(height.value - lineUnits * size.value) < 1e-9)
    }
  }

  @Test(
    "A slot is one caption line, whatever the caption says", arguments: ContentSizeCategory.allCases
  )
  func slot(_ step: ContentSizeCategory) throws {
    let entry = try PublicCase.with("DT-06")
    let face = try entry.face()
    let exact = try #require(
      try Self.entry(of: step, in: entry.expected.members("slotHeight_oneLine_coretext"))
    ).asNumber()
    func row(_ labels: [FieldLabel]) throws -> MetricsRow {
      let options = TableOptions(categories: [step], labels: labels)
      return try #require(
        try MetricsTableBuilder(.face(face, axes: []), options: options).build().rows.first)
    }
    let bare = try row([])
    // The case has the line before rounding; the slot is the next pixel at or above.
    #expect(abs(bare.lineHeights.caption.value - exact) < 1e-9)
    let slot = try #require(bare.captionSlot).value
    #expect(slot >= exact - 1e-9)
    #expect(slot - exact < 1.0 / 3)
    for text in try entry.input.strings("captionTexts") where !text.contains("\n") {
      let label = try #require(FieldLabel(text))
      let labelled = try row([label])
      #expect(labelled.captionSlot == bare.captionSlot)
      #expect(labelled.fieldHeight == bare.fieldHeight)
    }
    // Two lines are no caption of a field.
    #expect(FieldLabel("A\nB") == nil)
  }

  @Test("Three steps share one slot while the body grows")
  func sameSlot() throws {
    let entry = try PublicCase.with("DT-06")
    let steps = try entry.expected.strings("sameSlotAt").map { try PublicCase.category($0) }
    #expect(steps == [.extraSmall, .small, .medium])
    let table = try MetricsTableBuilder(
      .face(entry.face(), axes: []), options: TableOptions(categories: steps)
    ).build()
    // 1.1 · 11 = 12.1: 36.3 px, so 37.
    #expect(table.rows.allSatisfy { $0.captionSlot == Points(37.0 / 3) })
    #expect(table.rows.map(\.sizes.body) == [14, 15, 16])
  }

  @Test("A container of 56 clips from XXL on; the field never does")
  func fixedContainer() throws {
    let entry = try PublicCase.with("DT-09")
    let table = try MetricsTableBuilder(.face(entry.face(), axes: [])).build()
    let padding = try entry.input.number("paddingPt")
    let container = try entry.input.number("containerPt")
    let needed = try entry.expected.members("neededPt")
    #expect(needed.count == 12)
    var clipping: [LadderStep] = []
    for row in table.rows {
      let lines = row.lineHeights.body.value + row.lineHeights.caption.value
      let category = try #require(row.step.category)
      let expected = try #require(try Self.entry(of: category, in: needed)).asNumber()
      #expect(abs(lines + padding - expected) < 1e-9)
      if lines + padding > container { clipping.append(row.step) }
      // The field's own padding is 18.
      #expect(row.fieldHeight.value >= lines + 18)
    }
    let first = try PublicCase.category(entry.expected.string("firstCategoryThatClips"))
    #expect(
      clipping == ContentSizeCategory.allCases.filter { $0 >= first }.map(LadderStep.category))
    let last = try #require(table.rows.last).lineHeights
    let overflow = last.body.value + last.caption.value + padding - container
    #expect(abs(overflow - (try entry.expected.number("overflowAtAX5"))) < 1e-9)
  }

  @Test("Known names of a step give its size, unknown ones give nothing")
  func names() throws {
    let entry = try PublicCase.with("DT-10")
    for (name, size) in try entry.expected.members("accepted") {
      let step = try #require(ContentSizeCategory(name: name))
      #expect(DynamicType.size(of: .body, at: step).value == (try size.asNumber()))
    }
    for name in try entry.expected.strings("rejected") {
      #expect(ContentSizeCategory(name: name) == nil)
    }
  }
}

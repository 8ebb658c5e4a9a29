import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Layout solver")
struct LayoutSolverTests {
  /// Lays out a tree that is written as JSON.
  private func frames(
    _ layout: String, width: Points = 100, direction: TextDirection = .leftToRight,
    measurer: GivenMeasurer = GivenMeasurer(), grid: PixelGrid? = nil, states: [String] = []
  ) throws -> FieldFrames {
    let component = try FieldComponent(
      json: Array(
        """
        {"component": "test", "platform": "ios", "field": "a",
         "states": {"on": "on", "other": "other"}, "layout": \(layout)}
        """.utf8))
    return try FieldLayouter(component: component, measurer: measurer, grid: grid)
      .frames(width: width, flags: component.flags(states), direction: direction)
  }

  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
    Frame(x: Points(x), y: Points(y), width: Points(width), height: Points(height))
  }

  @Test("In a row, what grows shares what the others leave")
  func row() throws {
    let found = try frames(
      """
      {"part": "a", "spacing": 4, "padding": 10, "row": [
        {"part": "b", "width": 20, "height": 30}, {"part": "c", "grow": "width", "height": 10},
        {"part": "d", "grow": "width", "height": 10, "margin": {"leading": 2}}]}
      """)
    // 100 − 20 − 20 − 2 · 4 = 52, 26 for each, of which 2 are d's margin.
    #expect(found["b"]?.frame == frame(10, 10, 20, 30))
    #expect(found["c"]?.frame == frame(34, 20, 26, 10))
    #expect(found["d"]?.frame == frame(66, 20, 24, 10))
    #expect(found["a"]?.frame == frame(0, 0, 100, 50))
  }

  @Test(
    "Children of a row lie at the top, in the middle, at the bottom",
    arguments: [
      ("top", 0.0), ("center", 10), ("bottom", 20),
    ])
  func rowAlignment(_ word: String, _ y: Double) throws {
    let found = try frames(
      """
      {"part": "a", "align": "\(word)", "row": [
        {"width": 5, "height": 30}, {"part": "b", "width": 5, "height": 10}]}
      """)
    #expect(found["b"]?.frame.y == Points(y))
  }

  @Test("First baselines lie on one line; a box without text stands on it")
  func baselines() throws {
    var measurer = GivenMeasurer()
    measurer.lineHeights = [.body: 20, .footnote: 10]
    measurer.footnoteAscender = 7
    let found = try frames(
      """
      {"part": "a", "align": "firstBaseline", "row": [
        {"part": "b", "text": "label", "style": "body"},
        {"part": "c", "text": "help", "style": "footnote"},
        {"part": "d", "width": 4, "height": 12}, {"part": "e", "width": 4, "height": 12, "baseline": 5}]}
      """, measurer: measurer)
    // Baselines at 16, 7, 12 and 5 from the tops; the lowest part hangs 7 below 16.
    #expect(found["b"]?.frame.y == 0)
    #expect(found["c"]?.frame.y == 9)
    #expect(found["d"]?.frame.y == 4)
    #expect(found["e"]?.frame.y == 11)
    #expect(found["a"]?.frame.height == 23)
  }

  @Test("Columns align by their edges and middles; negative margins take room away")
  func column() throws {
    let found = try frames(
      """
      {"part": "a", "spacing": 5, "align": "trailing", "within": "topTrailing", "column": [
        {"part": "b", "width": 40, "height": 10}, {"part": "c", "width": 10, "height": 10, "margin": {"vertical": -3}},
        {"part": "d", "width": 20, "height": 10}]}
      """)
    #expect(found["b"]?.frame == frame(60, 0, 40, 10))
    // 10 + 5 − 3; it takes 4.
    #expect(found["c"]?.frame == frame(90, 12, 10, 10))
    #expect(found["d"]?.frame == frame(80, 24, 20, 10))
  }

  @Test("An overlay takes no room, and lies where it says")
  func overlay() throws {
    let found = try frames(
      """
      {"part": "a", "height": 40, "overlay": [
        {"part": "b", "width": 10, "height": 10, "place": "bottomTrailing", "offset": [3, "50 %"]},
        {"part": "c", "grow": "both", "margin": 2}]}
      """)
    #expect(found["b"]?.frame == frame(93, 35, 10, 10))
    #expect(found["c"]?.frame == frame(2, 2, 96, 36))
    #expect(found.size.height == 40)
  }

  @Test("Sizes are fixed, least and most")
  func sizes() throws {
    let found = try frames(
      """
      {"part": "a", "column": [
        {"part": "b", "minHeight": 20, "maxWidth": 50, "grow": "width"},
        {"part": "c", "minWidth": 30, "height": 5}, {"part": "d", "maxHeight": 8, "row": [{"width": 3, "height": 20}]}]}
      """)
    #expect(found["b"]?.frame == frame(0, 0, 50, 20))
    #expect(found["c"]?.frame == frame(0, 20, 30, 5))
    #expect(found["d"]?.frame.height == 8)
    #expect(found.findings.map(\.id) == ["part-overflows"])
    #expect(found.findings.first?.message.contains("'d' is 8 high") == true)
  }

  @Test("States change what a node says, the later one wins; conditions show and hide")
  func states() throws {
    let layout = """
      {"part": "a", "height": 10, "states": {"on": {"height": 20}, "on & other": {"height": 30}},
       "overlay": [{"part": "b", "when": "on | other", "grow": "both"}, {"part": "c", "when": "!on", "grow": "both"}]}
      """
    #expect(try frames(layout)["a"]?.frame.height == 10)
    #expect(try frames(layout, states: ["on"])["a"]?.frame.height == 20)
    #expect(try frames(layout, states: ["on", "other"])["a"]?.frame.height == 30)
    #expect(try frames(layout).parts.map(\.name) == ["a", "c"])
    #expect(try frames(layout, states: ["other"]).parts.map(\.name) == ["a", "b", "c"])
    #expect(try frames(layout, states: ["on"]).parts.map(\.name) == ["a", "b"])
  }

  @Test("A width that is not known makes what depends on it unknown, and nothing else")
  func unknownWidth() throws {
    var measurer = GivenMeasurer()
    measurer.lineHeights = [.body: 20]
    measurer.widths = ["label": .nan]
    let layout = """
      {"part": "a", "row": [
        {"part": "b", "text": "label", "lineLimit": 1}, {"part": "c", "width": 10, "height": 30}]}
      """
    let left = try frames(layout, measurer: measurer)
    #expect(left["b"]?.frame == Frame(x: 0, y: 5, width: nil, height: 20))
    #expect(left["c"]?.frame == Frame(x: nil, y: 0, width: 10, height: 30))
    #expect(left.size.height == 30)
    let right = try frames(layout, direction: .rightToLeft, measurer: measurer)
    #expect(right["b"]?.frame.x == nil)
  }

  @Test("A one-line text that has no room is cut, and says so")
  func cutText() throws {
    var measurer = GivenMeasurer()
    measurer.widths = ["label": 120]
    let found = try frames(
      #"{"part": "a", "layers": [{"part": "b", "text": "label", "lineLimit": 1}]}"#,
      measurer: measurer)
    #expect(found["b"]?.frame.width == 100)
    #expect(found["b"]?.text?.isCut == true)
    #expect(found.findings.map(\.id) == ["text-cut"])
  }

  /// 456.783 is at pixel 1370.35: 456.667. Source: docs/sources.md, "Stack layout and rounding".
  @Test("On the grid, both edges go to the nearest pixel and the size is what is between")
  func snapping() throws {
    let found = try frames(
      """
      {"part": "a", "column": [
        {"part": "b", "height": 456.783, "grow": "width"}, {"part": "c", "height": 10.1, "grow": "width"}]}
      """, grid: .threeTimes)
    #expect(found["c"]?.frame.y == Points(1370.0 / 3))
    // 466.883 is pixel 1400.649, 1401: 31 pixels.
    #expect(found["c"]?.frame.height == Points(31.0 / 3))
    // Hosting views round their size up: 1400.649 → 1401.
    #expect(found.size.height == 467)
  }

  @Test("Half way, the label is half way: position, width and scale")
  func travel() throws {
    var measurer = GivenMeasurer()
    measurer.lineHeights = [.body: 20, .caption1: 14]
    measurer.inputHeight = 20
    measurer.labelScale = 0.7
    measurer.widths = ["label": 100]
    let component = try FieldComponent.named("form-field")
    let layouter = FieldLayouter(component: component, measurer: measurer)
    func frames(_ states: [String]) throws -> FieldFrames {
      try layouter.frames(width: 361, flags: component.flags(states), direction: .leftToRight)
    }
    let rest = try frames([])
    let float = try frames(["filled"])
    for progress in [0, 0.25, 0.5, 1, 1.05] {
      let label = try #require(rest.interpolated(to: float, progress: progress)["labelVisual"])
      // 1.5 + 9 + (35 − 20) / 2 at rest, 1.5 + 9 floated.
      let y = 18 - 7.5 * progress
      #expect(abs((label.frame.y?.value ?? .nan) - y) < 1e-9)
      #expect(abs(label.scale - (1 - 0.3 * progress)) < 1e-9)
      #expect(abs((label.frame.width?.value ?? .nan) - (100 - 30 * progress)) < 1e-9)
    }
  }
}

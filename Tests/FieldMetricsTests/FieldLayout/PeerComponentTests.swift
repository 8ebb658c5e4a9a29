import TestSupport
import Testing

@testable import FieldMetrics

/// Material 3, Material UI and suiss/ui at every text size that their platforms offer.
@Suite("Components of Android and the web")
struct PeerComponentTests {
  static let android = (try? JSONTree(dataFile: "android.json").array("ladder")) ?? []
  static let mui = (try? JSONTree(dataFile: "web.json").array("mui.ladder")) ?? []
  static let suiss = (try? JSONTree(dataFile: "web.json").array("suiss.ladder")) ?? []

  private func frames(
    _ name: String, _ states: [String], _ measurer: GivenMeasurer
  ) throws -> FieldFrames {
    let component = try FieldComponent.named(name)
    return try FieldLayouter(component: component, measurer: measurer).frames(
      width: 361, flags: component.flags(states, rem: measurer.rootSize), direction: .leftToRight)
  }

  private func expect(
    _ length: Points?, _ expected: Double, within tolerance: Double = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = length?.value ?? .nan
    #expect(
      abs(found - expected) <= tolerance, "\(found), \(expected) expected",
      sourceLocation: sourceLocation)
  }

  @Test("The data has both rules of Android's seven font scales, and four root sizes of MUI")
  func dataIsThere() {
    #expect(Self.android.count == 14)
    #expect(Self.mui.count == 4)
    #expect(Self.suiss.count == 6)
  }

  /// Source: Data/android.json, "ladder": Compose's formulas at each font scale; its line heights keep
  /// the ratio of the style.
  @Test("Material 3's fields are as high as Compose makes them", arguments: android)
  func material3(_ row: JSONTree) throws {
    var measurer = GivenMeasurer()
    let sizes = [
      8: try row.number("m3Filled.labelExtraPadding_8sp_dp"),
      12: try row.number("bodySmall.fontDp"), 16: try row.number("bodyLarge.fontDp"),
    ]
    measurer.scaledPixels = { sizes[Int($0)] ?? .nan }
    expect(
      Points(sizes[16] ?? .nan), try row.number("m3Filled.labelExtraPadding_16sp_dp"), within: 0.06)
    // Printed with one or two decimals.
    let tolerance = 0.0051
    let empty = try frames("material3-filled", [], measurer)
    let focused = try frames("material3-filled", ["focused"], measurer)
    let filled = try row.at("m3Filled")
    expect(
      empty["block"]?.frame.height, try filled.number("containerHeight_unfocused_empty"),
      within: tolerance)
    expect(
      focused["block"]?.frame.height, try filled.number("containerHeight_focused_or_filled"),
      within: tolerance)
    expect(focused["labelLayout"]?.frame.y, try filled.number("labelY_focused"))
    expect(
      focused["labelLayout"]?.frame.height, try filled.number("labelHeight_focused"),
      within: tolerance)
    expect(focused["input"]?.frame.y, try filled.number("textY"), within: tolerance)
    expect(
      empty["labelLayout"]?.frame.y, try filled.number("restingLabelY_singleLine"),
      within: tolerance)
    let supported = try frames("material3-filled", ["help"], measurer)
    expect(
      (try #require(supported.size.height)) - (try #require(empty.size.height)),
      try filled.number("supportingTextHeight_1line"), within: tolerance)

    let outlined = try frames("material3-outlined", ["focused"], measurer)
    expect(
      outlined["block"]?.frame.height, try row.number("m3Outlined.containerHeight"),
      within: tolerance)
    expect(
      outlined["block"]?.frame.y,
      try row.number("m3Outlined.topOffset_newer_halfOfBodySmallLineHeightSp"), within: tolerance)
    // The floated label stands half above the outline.
    let label = try #require(outlined["labelVisual"]).frame
    expect(
      label.y,
      try #require(outlined["block"]?.frame.y).value
        - (try #require(label.height).value / 2), within: tolerance)
  }

  /// Source: Data/web.json, "mui": text in rem, offsets in px.
  @Test("MUI's labels run into the text as the root font grows", arguments: mui)
  func materialUI(_ row: JSONTree) throws {
    var measurer = GivenMeasurer()
    measurer.rootSize = try row.number("rootPx")
    let filled = try frames("mui-filled", ["focused", "help"], measurer)
    expect(filled["block"]?.frame.height, try row.number("filledHeight"))
    expect(filled["input"]?.frame.height, try row.number("inputLine"))
    expect(filled["input"]?.frame.y, try row.number("filledInputTop"))
    let label = try #require(filled["labelVisual"]).frame
    let box = try row.numbers("filledLabelBoxFloated")
    expect(label.y, box[0])
    expect(try #require(label.y) + #require(label.height), box[1])
    let overlap = max(0, box[1] - (try #require(filled["input"]?.frame.y).value))
    #expect(abs(overlap - (try row.number("filledOverlap"))) < 1e-9)
    expect(filled["helperText"]?.frame.height, try row.number("helperLine"), within: 1e-6)
    let outlined = try frames("mui-outlined", ["filled"], measurer)
    expect(outlined["block"]?.frame.height, try row.number("outlinedHeight"))
    expect(outlined["labelVisual"]?.frame.y, try row.number("outlinedLabelFloatedTop"))
    #expect(outlined["labelVisual"]?.scale == 0.75)
  }

  @Test(
    "MUI's heights at 16 px, small ones too",
    arguments: [
      ("mui-filled", [], 56.0), ("mui-filled", ["small"], 48), ("mui-outlined", [], 56),
      ("mui-outlined", ["small"], 40),
    ] as [(String, [String], Double)])
  func materialUISizes(_ name: String, _ states: [String], _ height: Double) throws {
    expect(try frames(name, states, GivenMeasurer())["block"]?.frame.height, height)
  }

  /// Source: Data/web.json, "suiss".
  @Test("suiss/ui's inputs, rows and switch grow with the root font", arguments: suiss)
  func suissField(_ row: JSONTree) throws {
    var measurer = GivenMeasurer()
    measurer.rootSize = try row.number("rootPx")
    let states: [(String, [String])] = [
      ("input", []), ("inputMd", ["medium"]), ("inputSm", ["small"]),
    ]
    for (key, states) in states {
      expect(
        try frames("suiss-field", states, measurer)["input"]?.frame.height, try row.number(key))
    }
    expect(
      try frames("suiss-inset-group", [], measurer)["row[0]"]?.frame.height,
      try row.number("insetRowMin"))
    let component = try FieldComponent.named("suiss-field")
    let wide = try row.number("responsiveSwitchPx")
    for (width, isHorizontal) in [(wide - 0.01, false), (wide, true)] {
      let flags = component.flags(["responsive"], rem: measurer.rootSize, width: Points(width))
      #expect(flags.contains(component.flag("horizontal")) == isHorizontal)
    }
  }

  @Test("suiss/ui's inset rows are 44 high, their hairlines 1 px with a gap at the start")
  func insetGroup() throws {
    let left = try frames("suiss-inset-group", [], GivenMeasurer())
    #expect(left.size.height == 132)
    #expect(left["row[2]"]?.frame == Frame(x: 0, y: 88, width: 361, height: 44))
    #expect(left["separator[0]"] == nil)
    // 361 − 16; at the row's top.
    #expect(left["separator[1]"]?.frame == Frame(x: 16, y: 44, width: 345, height: 1))
    #expect(left["rowContent[1]"]?.frame == Frame(x: 16, y: 50, width: 329, height: 32))
  }

  @Test("suiss/ui's choice card has a border of 1 px around its padding")
  func choiceCard() throws {
    let found = try frames("suiss-choice-card", ["help"], GivenMeasurer())
    // 1 + 16 + 22 + 4 + 20 + 16 + 1
    #expect(found.size.height == 80)
    #expect(found["label"]?.frame == Frame(x: 17, y: 17, width: 299, height: 22))
    #expect(found["control"]?.frame == Frame(x: 328, y: 20, width: 16, height: 16))
  }

  @Test("suiss/ui's separator stands 60 between neighbours, its line in their middle")
  func separator() throws {
    let found = try frames("suiss-separator", [], GivenMeasurer())
    // 1.75 − 0.5 + 1.25 − 0.5 + 1.75 rem
    expect(found["below"]?.frame.y, 44 + 60)
    // The line is 1.875 rem from each, by its own middle.
    expect(found["line"]?.frame.y, 44 + 30 - 0.5)
  }
}

import TestSupport
import Testing

@testable import FieldMetrics

/// Ladders and their steps, by Data/android.json and Data/web.json, which have the sources.
struct TypeLadderTests {
  static let ladder = (try? JSONTree(dataFile: "android.json").array("ladder")) ?? []
  static let styles = (try? JSONTree(dataFile: "android.json").members("m3TypeScale")) ?? [:]

  @Test("Material's fifteen styles have the published size, line, tracking and weight")
  func material() throws {
    #expect(Self.styles.count == MaterialTypeScale.allCases.count)
    for style in MaterialTypeScale.allCases {
      let values = try #require(Self.styles[style.rawValue]).numbers()
      #expect(
        values == [
          style.size.value, style.lineHeight.value, style.tracking.value, Double(style.weight),
        ], "\(style)")
    }
  }

  @Test("Android's steps are the Settings app's, by both rules")
  func androidSteps() throws {
    let steps = try JSONTree(dataFile: "android.json").numbers("settingsSteps.values")
    for ladder in [TypeLadder.android(.linear), .android(.nonLinear)] {
      #expect(ladder.steps.compactMap(\.fontScale?.scale) == steps)
    }
  }

  @Test("Body and caption have Compose's size and line at each of the 14 steps")
  func bodyAndCaption() throws {
    #expect(Self.ladder.count == 14)
    for row in Self.ladder {
      let rule: AndroidFontScale.Rule =
        try row.string("rule") == "linear" ? .linear : .nonLinear
      let scale = try #require(AndroidFontScale(try row.number("fontScale"), rule: rule))
      let step = LadderStep.fontScale(scale)
      for (style, name) in [(TextStyle.body, "bodyLarge"), (.caption1, "bodySmall")] {
        let expected = try #require(row[name])
        #expect(abs(try #require(step.size(of: style)).value - expected.number("fontDp")) < 5.1e-5)
        #expect(
          abs(try #require(step.lineHeight(of: style)).value - expected.number("lineHeightDp"))
            < 5.1e-5)
      }
    }
  }

  @Test("Sizes carry no binary noise: 16 sp at 1.3 is 20.2 dp")
  func noise() throws {
    let scale = try #require(AndroidFontScale(1.3))
    #expect(LadderStep.fontScale(scale).size(of: .body) == 20.2)
    #expect(LadderStep.rootSize(17.6).size(of: .caption1) == 13.2)
  }

  @Test("Root sizes bear 200 % of text, and rem follow them")
  func web() throws {
    let scales = try JSONTree(dataFile: "web.json").numbers("textZoomLadder")
    #expect(TypeLadder.web.steps.compactMap(\.rootSize?.value) == scales.map { 16 * $0 })
    #expect(LadderStep.rootSize(20).size(of: .body) == 20)
    #expect(LadderStep.rootSize(20).size(of: .caption1) == 15)
    #expect(LadderStep.rootSize(20).size(of: .body, .fixed) == 16)
    let mui = try JSONTree(dataFile: "web.json")
    #expect(WebTypeScale.rem(of: .body) == (try mui.number("mui.typography.body1.rem")))
    #expect(WebTypeScale.rem(of: .caption1) == (try mui.number("mui.typography.caption.rem")))
  }

  @Test(
    "Other styles of pages are those of suiss/ui's scale",
    arguments: [
      ("3xs", TextStyle.caption2), ("sm", .subheadline), ("md", .callout), ("base", .headline),
      ("lg", .title3), ("xl", .title2), ("2xl", .title1), ("3xl", .largeTitle),
    ])
  func suiss(_ name: String, _ style: TextStyle) throws {
    let scale = try JSONTree(dataFile: "web.json").members("suiss.typeScaleRem")
    #expect(WebTypeScale.rem(of: style) == (try #require(scale[name]).numbers())[0])
  }

  @Test("Zoom moves no CSS length")
  func zoom() throws {
    let step = try #require(TypeLadder.webZoom.step(named: "150%"))
    #expect(step == .zoom(1.5))
    #expect(step.size(of: .body) == 16)
    #expect(step.zoomFactor == 1.5)
  }

  @Test("React Native multiplies all sizes, up to its maximum, and 'fixed' none")
  func reactNative() throws {
    let largest = LadderStep.reactNative(.accessibilityExtraExtraExtraLarge, maximum: nil)
    #expect(largest.size(of: .body)?.value == 60.707)
    let capped = LadderStep.reactNative(.accessibilityExtraExtraExtraLarge, maximum: 1.5)
    #expect(capped.size(of: .body) == 25.5)
    #expect(largest.size(of: .body, .fixed) == 17)
  }

  @Test(
    "Steps are found by name, and only where there are such",
    arguments: [
      ("dynamic-type", "ax1", "accessibilityMedium"), ("android", "1.37", "1.37"),
      ("android-linear", "4", "4"), ("web", "17.5px", "17.5"), ("web", "20", "20"),
      ("web-zoom", "1.25", "1.25"), ("apple-system-body", "XXXL", "extraExtraExtraLarge"),
      ("react-native", "L", "large"), ("android", "0.49", nil), ("android", "L", nil),
      ("web", "0", nil), ("web-zoom", "6", nil), ("dynamic-type", "1.3", nil),
      ("android", "nan", nil),
    ])
  func steps(_ name: String, _ step: String, _ expected: String?) throws {
    let ladder = try #require(TypeLadder.builtIn.first { $0.name == name })
    #expect(ladder.step(named: step)?.rawValue == expected)
  }

  @Test("Each ladder's standard step is one of its steps", arguments: TypeLadder.builtIn)
  func standard(_ ladder: TypeLadder) {
    #expect(ladder.steps.contains(ladder.standardStep))
    #expect(ladder.sorted(ladder.steps.reversed()) == ladder.steps)
  }

  /// Source: Data/android.json, "captionToBodyLineRatio", printed with five decimals.
  @Test("On Android's ladder a label floats at the ratio of Compose's lines", arguments: ladder)
  func floatScale(_ row: JSONTree) throws {
    let rule: AndroidFontScale.Rule = try row.string("rule") == "linear" ? .linear : .nonLinear
    let scale = try #require(AndroidFontScale(try row.number("fontScale"), rule: rule))
    let options = TableOptions(ladder: .android(rule), steps: [.fontScale(scale)])
    let table = try MetricsTableBuilder(.system, options: options).build()
    let found = try #require(table.rows.first?.floatScale)
    #expect(abs(found - (try row.number("captionToBodyLineRatio"))) < 5.1e-6)
    let sizes = try #require(table.rows.first?.sizes)
    #expect(abs(sizes.caption / sizes.body - (try row.number("captionToBodyFontRatio"))) < 5.1e-6)
  }

  @Test("React Native's text exceeds UIKit's body at the accessibility sizes")
  func exceedsUIKit() throws {
    let ratios = try JSONTree(dataFile: "web.json").members("reactNative.fontScaleIOSRatiosOfBody")
    #expect(ratios.count == 5)
    for (name, ratio) in ratios {
      let category = try #require(ContentSizeCategory(name: name))
      let body = DynamicType.size(of: .body, at: category) / 17
      #expect(abs(body - (try ratio.asNumber())) < 5.1e-5)
      #expect(ReactNativeScale.multiplier(at: category) > body)
    }
  }

  @Test("Zoom leaves less room, in whole device pixels of its own")
  func zoomedTable() throws {
    let options = TableOptions(
      grid: .one, labels: [], ladder: .webZoom, steps: [.zoom(2)])
    let table = try MetricsTableBuilder(
      .system, options: options, component: FieldComponent.builtIn("suiss-field")
    ).build()
    // 44 CSS px as without zoom; a slot of form-field shows the finer grid.
    #expect(table.rows.first?.fieldHeight == 44)
    let slot = try MetricsTableBuilder(.system, options: options).build().rows.first?.captionSlot
    #expect(slot == 14.5)
  }

  @Test("Sizes of React Native's fields follow the multiplier, and heights of boxes do not")
  func reactNativeField() throws {
    let component = try #require(FieldComponent.builtIn("labeled-text-field-react-native"))
    let step = LadderStep.reactNative(.accessibilityExtraExtraExtraLarge, maximum: nil)
    let options = LayoutOptions(
      texts: ["label": ["AB"]], ladder: .reactNative(maximum: nil), step: step)
    let face = try FontFile(path: Fixtures.bootstrapPath("Inter.ttf")).face()
    let font = try TableFont.face(face)
    let frames = try FieldLayoutBuilder(font, component, options: options).build().frames
    let size = try #require(frames["title"]?.text?.size.value)
    #expect(abs(size - 13 * 3.571) < 1e-9)
    #expect(frames["block"]?.frame.height == 46)
  }
}

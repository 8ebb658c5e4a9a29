import TestSupport
import Testing

@testable import FieldMetrics

/// Public reports about where the parts of a field lie.
struct FieldCaseTests {
  static let ids = ["RT-02", "RT-04"]

  @Test("RT-02: the label shrinks towards its start and does not drift")
  func anchor() throws {
    let entry = try PublicCase.with("RT-02")
    let width = try entry.input.number("labelWidth")
    var measurer = GivenMeasurer()
    measurer.lineHeights = [.body: 20, .caption1: 14]
    measurer.inputHeight = 20
    measurer.widths = ["label": width]
    measurer.labelScale = 12.0 / 17
    let component = try FieldComponent.named("form-field")
    for (direction, edge, key) in [
      (TextDirection.leftToRight, 16.0, "ltrTransformOriginX"),
      (.rightToLeft, 345.0, "rtlTransformOriginX"),
    ] {
      let label = try #require(
        try FieldLayouter(component: component, measurer: measurer)
          .frames(width: 361, flags: component.flags(["focused"]), direction: direction)[
            "labelVisual"])
      let anchor = try #require(label.anchor)
      #expect(anchor.x == (try entry.expected.number(key)))
      let left = try #require(label.frame.x).value
      let drawn = try #require(label.frame.width).value
      #expect(abs(left + drawn * anchor.x - edge) < 1e-9)
      // About its centre it would be half of the lost width further in.
      let drift = (width - drawn) / 2
      #expect(abs(drift - (try entry.expected.number("driftIfScaledAboutCentre"))) < 1e-6)
    }
  }

  @Test("RT-04: a message stands at the side of the interface, whatever its text")
  func messageSide() throws {
    let entry = try PublicCase.with("RT-04")
    let face = try TestFiles.face("base.ttf", 0)
    let component = try FieldComponent.named("form-field")
    var edges: Set<Double> = []
    for caption in try entry.input.strings("captions") {
      let layout = try FieldLayoutBuilder(
        .face(face), component,
        options: LayoutOptions(
          texts: ["label": ["A"], "error": [caption]], direction: .rightToLeft)
      ).build()
      let label = try #require(layout.frames["labelLayout"]).frame
      let badge = try #require(layout.frames["errorBadge"]).frame
      edges.insert(try #require(badge.x).value + #require(badge.width).value)
      // Both begin at the right: the label 16 from the edge, the message 4.
      let labelEnd = try #require(label.x).value + #require(label.width).value
      #expect(abs(labelEnd - 345) < 1e-9)
    }
    #expect(edges == [357])
  }

  @Test("DT-09: a container of a fixed height says from which step on it cuts its content")
  func fixedHeight() throws {
    let entry = try PublicCase.with("DT-09")
    let component = try FieldComponent(
      json: Array(
        """
        {"component": "fixed", "platform": "ios", "layout": {
          "part": "block", "grow": "width", "height": 56, "padding": {"vertical": 8}, "column": [
            {"text": "blank", "style": "caption1"}, {"text": "input", "style": "body"}]}}
        """.utf8))
    let face = try entry.face()
    var first: ContentSizeCategory?
    for (name, needed) in try entry.expected.members("neededPt") {
      let step = try PublicCase.category(name)
      let layout = try FieldLayoutBuilder(
        .face(face), component, options: LayoutOptions(category: step, isUnrounded: true)
      ).build()
      let finding = layout.notes.first { $0.id == "part-overflows" }
      #expect((finding != nil) == (try needed.asNumber() > 56), "\(step)")
      if finding != nil { first = min(first ?? step, step) }
      if step == .accessibilityExtraExtraExtraLarge {
        let taken = 56 + (try entry.expected.number("overflowAtAX5"))
        #expect(finding?.message.contains("takes \(taken.plainDescription):") == true)
      }
    }
    #expect(first == (try PublicCase.category(entry.expected.string("firstCategoryThatClips"))))
  }
}

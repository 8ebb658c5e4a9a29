import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Public cases: truncation")
struct TruncationCaseTests {
  static let ids = ["TR-01", "TR-04", "TR-06", "TR-07", "TR-08", "TR-10"]

  @Test(
    "A label is cut between clusters and what is left is shaped anew",
    arguments: ["TR-01", "TR-04", "TR-06", "TR-07", "TR-08"])
  func tail(_ id: String) throws {
    let entry = try PublicCase.with(id)
    let shaper = try TestFiles.shaper(entry.input.string("font"))
    let text = try entry.input.string("text")
    // At a size of the units per em, a point is a unit.
    let available = Points(try entry.input.number("availableUnits"))
    let cut = try #require(try shaper.truncated(text, to: available, at: 1000))
    #expect(cut.text == (try entry.expected.string("result")))
    #expect(cut.width.value == (try entry.expected.number("resultWidthUnits")))
    #expect(cut.isTruncated)
    #expect(cut.text.hasSuffix(try entry.input.string("ellipsis")) || cut.text.isEmpty)
    let full = try entry.expected.number("fullWidthUnits")
    #expect(try shaper.shape(text).unitWidth?.value == full)
    let whole = try #require(try shaper.truncated(text, to: Points(full), at: 1000))
    #expect(whole == TruncatedText(text: text, width: Points(full), isTruncated: false))
    let less = try #require(try shaper.truncated(text, to: Points(full - 1), at: 1000))
    #expect(less.isTruncated)
  }

  /// Worked out by hand: see the advances in the cases.
  @Test(
    "A cut at the head or in the middle keeps whole clusters of the ends",
    arguments: ["TR-01", "TR-04", "TR-06", "TR-07", "TR-08"], [TruncationPlace.head, .middle])
  func headAndMiddle(_ id: String, place: TruncationPlace) throws {
    let entry = try PublicCase.with(id)
    let shaper = try TestFiles.shaper(entry.input.string("font"))
    let cut = try #require(
      try shaper.truncated(
        entry.input.string("text"), to: Points(entry.input.number("availableUnits")), at: 1000,
        place: place))
    let expected = try entry.expected.array(place.rawValue)
    #expect(cut.text == (try expected[0].asString()))
    #expect(cut.width.value == (try expected[1].asNumber()))
  }

  @Test(
    "Where not even the ellipsis fits nothing is drawn, and no ellipsis is clipped",
    arguments: TruncationPlace.allCases)
  func nothingFits(_ place: TruncationPlace) throws {
    let entry = try PublicCase.with("TR-04")
    let shaper = try TestFiles.shaper(entry.input.string("font"))
    let expected = try entry.expected.array("at719")
    for width in [719, 1, 0, -5] {
      let cut = try #require(
        try shaper.truncated(
          entry.input.string("text"), to: Points(Double(width)), at: 1000, place: place))
      #expect(cut.text == (try expected[0].asString()))
      #expect(cut.width.value == (try expected[1].asNumber()))
      #expect(cut.isTruncated)
    }
  }

  @Test("A label of both directions loses its logical end, before it is reordered")
  func mixedDirections() throws {
    let entry = try PublicCase.with("TR-10")
    let shaper = try TextShaper(
      TestFiles.stack(entry.input.strings("fonts")),
      options: ShapingOptions(direction: .leftToRight))
    let text = try entry.input.string("text")
    let full = try #require(try shaper.shape(text).width(at: 17)).value
    // From almost all down to a few letters.
    for percent in stride(from: 95, through: 25, by: -10) {
      let width = Points(full * Double(percent) / 100)
      let cut = try #require(try shaper.truncated(text, to: width, at: 17))
      #expect(cut.text.hasSuffix("…"))
      #expect(text.hasPrefix(cut.text.dropLast()), "\(cut.text)")
      #expect(cut.width <= width)
    }
  }

  @Test("A text with a character that no font has is not cut by a width that nobody knows")
  func missingCharacter() throws {
    let shaper = try TestFiles.shaper("widths.ttf")
    #expect(try shaper.truncated("To\u{4E2D}To", to: 1000, at: 1000) == nil)
  }
}

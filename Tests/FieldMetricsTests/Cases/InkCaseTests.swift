import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Public cases: ink outside the line box")
struct InkCaseTests {
  static let ids = ["IK-01", "IK-02", "IK-04", "IK-06", "IK-08", "IK-09", "IK-10"]

  @Test(
    "Ink of stacked marks leaves the line box by what shaping shows, and its cluster is named",
    arguments: ["IK-01", "IK-02", "IK-04", "IK-06"])
  func stackedMarks(_ id: String) throws {
    let entry = try PublicCase.with(id)
    let shaper = try TestFiles.shaper(entry.input.string("font"))
    let metrics = shaper.lineMetrics(of: 0).metrics
    #expect(
      [metrics.ascender, metrics.descender, metrics.lineGap].map(\.value)
        == (try entry.expected.numbers("hhea")))
    let text = try entry.input.string("text")
    let shaped = try shaper.shape(text)
    #expect(try shaper.inkInUnits(of: shaped) == entry.expected.numbers("inkUnits"))
    #expect(
      shaped.runs.flatMap(\.glyphs).count == (try entry.expected.array("glyphs").count))
    let units = shaper.inkOverflow(of: shaped, at: 1000, beyond: metrics)
    #expect(units.above.value == (try entry.expected.number("overflowAboveUnits")))
    #expect(units.below.value == (try entry.expected.number("overflowBelowUnits")))
    #expect(units.grapheme == text)
    let atSizes = try entry.expected.members("overflowAt")
    #expect(atSizes.count == (try entry.input.array("sizes").count))
    for (size, expected) in atSizes {
      let points = Points(try #require(Double(size)))
      let overflow = shaper.inkOverflow(of: shaped, at: points, beyond: metrics)
      let theirs = try expected.numbers()
      #expect(abs(overflow.above.value - theirs[0]) < 1e-9)
      #expect(abs(overflow.below.value - theirs[1]) < 1e-9)
    }
  }

  @Test("The cluster that reaches farthest is named among others, wherever it stands")
  func farthestCluster() throws {
    let shaper = try TestFiles.shaper("thai-stack.ttf")
    let metrics = shaper.lineMetrics(of: 0).metrics
    // Above by 280, below by 70: the larger is named.
    for text in ["กปี่กู", "กูกปี่", "ปี่"] {
      let overflow = shaper.inkOverflow(of: try shaper.shape(text), at: 1000, beyond: metrics)
      #expect(overflow.grapheme == "ปี่")
      #expect([overflow.above.value, overflow.below.value] == [280, text == "ปี่" ? 0 : 70])
    }
    let none = shaper.inkOverflow(of: try shaper.shape("ก"), at: 1000, beyond: metrics)
    #expect(none == InkOverflow(above: 0, below: 0, grapheme: nil))
  }

  @Test("Letters that lean out of their advance are part of the ink on both sides")
  func overhang() throws {
    let entry = try PublicCase.with("IK-08")
    let shaper = try TestFiles.shaper(entry.input.string("font"))
    let shaped = try shaper.shape(entry.input.string("text"))
    let width = try #require(shaped.unitWidth).value
    #expect(width == (try entry.expected.number("advanceUnits")))
    let ink = try shaper.inkInUnits(of: shaped)
    #expect(ink == (try entry.expected.numbers("inkUnits")))
    #expect(-ink[0] == (try entry.expected.number("overhangLeftUnits")))
    #expect(ink[2] - width == (try entry.expected.number("overhangRightUnits")))
    #expect(ink[2] - ink[0] == (try entry.expected.number("boundsWidthUnits")))
  }

  @Test("Vietnamese capitals with two accents rise above the line box of a common font")
  func vietnamese() throws {
    let entry = try PublicCase.with("IK-09")
    let shaper = try TestFiles.shaper(entry.input.string("font"))
    let metrics = shaper.lineMetrics(of: 0).metrics
    #expect(metrics.unitsPerEm == (try entry.expected.whole("upem")))
    #expect(
      [metrics.ascender, metrics.descender, metrics.lineGap].map(\.value)
        == (try entry.expected.numbers("hhea")))
    let text = try entry.input.string("text")
    let shaped = try shaper.shape(text)
    #expect(try shaper.inkInUnits(of: shaped)[3] == entry.expected.number("inkTopUnits"))
    for (size, expected) in try entry.expected.members("overflowAt") {
      let points = Points(try #require(Double(size)))
      let overflow = shaper.inkOverflow(of: shaped, at: points, beyond: metrics)
      #expect(abs(overflow.above.value - (try expected.asNumber())) < 1e-6)
      #expect(text.contains(try #require(overflow.grapheme)))
    }
  }

  @Test("Burmese in a fallback font leaves the Latin line box, and the union of both is named")
  func fallback() throws {
    let entry = try PublicCase.with("IK-10")
    let shaper = try TestFiles.shaper(
      entry.input.string("font"), entry.input.string("fallback"))
    let primary = shaper.lineMetrics(of: 0).metrics
    let em = Double(primary.unitsPerEm)
    #expect(
      abs(primary.ascender.value / em - (try entry.expected.number("primaryPerEm.ascent"))) < 1e-6)
    #expect(
      abs(-primary.descender.value / em - (try entry.expected.number("primaryPerEm.descent")))
        < 1e-6)
    let shaped = try shaper.shape(entry.input.string("text"))
    #expect(shaped.runs.map(\.stackIndex) == [1])
    let ink = try #require(shaper.inkBounds(of: shaped, at: 1000))
    let perMille = try entry.expected.numbers("inkPerMille")
    #expect([ink.bottom, ink.top].map(\.value) == perMille)
    let unit = shaper.inkOverflow(of: shaped, at: 1, beyond: primary)
    #expect(abs(unit.above.value - (try entry.expected.number("overflowAbovePerEm"))) < 1e-6)
    #expect(abs(unit.below.value - (try entry.expected.number("overflowBelowPerEm"))) < 1e-6)
    for (size, expected) in try entry.expected.members("overflowBelowAt") {
      let points = Points(try #require(Double(size)))
      let below = shaper.inkOverflow(of: shaped, at: points, beyond: primary).below.value
      #expect(abs(below - (try expected.asNumber())) < 1e-6)
    }
    let growth =
      shaper.lineHeight(of: shaped, at: 17).value
      - (primary.ascender.value - primary.descender.value) / em * 17
    #expect(abs(growth - (try entry.expected.number("lineGrowthIfUnionedAt17"))) < 1e-5)
  }

  @Test("Ink is that of the outlines, whatever the font says of its box")
  func boxIsNotTrusted() throws {
    let shaper = try TestFiles.shaper("bbox-lies.ttf")
    let ink = try shaper.inkInUnits(of: shaper.shape("A"))
    #expect(ink == [25, 0, 625, 700])
  }
}

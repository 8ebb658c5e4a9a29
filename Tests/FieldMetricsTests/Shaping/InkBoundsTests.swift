import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Ink of a shaped text")
struct InkBoundsTests {
  /// `fi` is one glyph for two clusters, a carriage return and a line feed two glyphs for one.
  @Test(
    "Tracked ink leaves the same room for each cluster, however many glyphs it has",
    arguments: [("fix", 2.0), ("x\r\nx", 2), ("xA\u{301}x", 2), ("Tox", 2)])
  func trackedInk(_ text: String, clustersBefore: Double) throws {
    let stack = try TestFiles.stack(["widths.ttf"])
    // Ligatures, which tracking would switch off.
    let ligatures = [FontFeature(Tag(literal: "liga"))]
    let plain = try TextShaper(stack, options: ShapingOptions(features: ligatures))
    let tracked = try TextShaper(
      stack, options: ShapingOptions(features: ligatures, tracking: 100))
    let before = try #require(plain.inkBounds(of: try plain.shape(text), at: 1000))
    let after = try #require(tracked.inkBounds(of: try tracked.shape(text), at: 1000))
    #expect(after.right.value == before.right.value + 100 * clustersBefore)
    #expect(after.left == before.left)
  }
}

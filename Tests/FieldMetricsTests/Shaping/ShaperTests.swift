import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Shaping a text")
struct ShaperTests {
  /// "A" is glyph 1, 600 wide; "B" is glyph 2, 650 wide.
  @Test("Advances are those of the font's table, clusters UTF-8 offsets")
  func advances() throws {
    let shaped = try Self.shaper().shape("BAB")
    #expect(shaped.runs.count == 1)
    #expect(shaped.runs[0].glyphs.map(\.id) == [2, 1, 2])
    #expect(shaped.runs[0].glyphs.map(\.cluster) == [0, 1, 2])
    #expect(shaped.runs[0].advance == 1900)
    #expect(shaped.width == 1900)
    #expect(shaped.missing == [])
  }

  @Test("A text without characters has no runs and no width")
  func empty() throws {
    let shaped = try Self.shaper().shape("")
    #expect(shaped.runs == [])
    #expect(shaped.width == 0)
  }

  @Test("Missing characters are named once, in the order of the text, and leave no width")
  func missing() throws {
    let shaped = try Self.shaper().shape("AzBéyz😀")
    #expect(shaped.missing == ["z", "é", "y", "😀"])
    #expect(shaped.width == nil)
  }

  @Test("One shaper gives the same answers again, whatever it shaped in between")
  func reuse() throws {
    let shaper = try Self.shaper()
    let first = try shaper.shape("AB")
    _ = try shaper.shape(String(repeating: "B", count: 1000))
    #expect(try shaper.shape("AB") == first)
  }

  @Test(
    "Text that runs both ways has no width",
    arguments: [("שלום", false), ("שלום 12", true), ("שלום abc", true), ("abc 12", false)])
  func mixedDirections(_ text: String, _ isMixed: Bool) throws {
    let shaped = try Self.shaper().shape(text)
    #expect(shaped.hasMixedDirections == isMixed)
    let path = try Fixtures.bootstrapPath("NotoSansHebrew-Regular.ttf")
    let face = try FontFile(path: path).face()
    let hebrew = try Shaper(face, at: face.defaultPlace).shape(text)
    #expect(hebrew.hasMixedDirections == isMixed)
    if isMixed { #expect(hebrew.width == nil) }
  }

  @Test("The width of a right-to-left text is that of its glyphs, which come from left to right")
  func rightToLeft() throws {
    let path = try Fixtures.bootstrapPath("NotoSansHebrew-Regular.ttf")
    let face = try FontFile(path: path).face()
    let shaped = try Shaper(face, at: face.defaultPlace).shape("שלום")
    #expect(shaped.runs.map(\.isRightToLeft) == [true])
    #expect(shaped.runs[0].glyphs.map(\.cluster) == [6, 4, 2, 0])
    #expect(shaped.width == shaped.runs[0].advance)
  }

  @Test("A width away from the default place has the font's advance deltas")
  func variedAdvances() throws {
    let face = try FontFile(path: Fixtures.testFontPath("cff2-var-hvar.otf")).face()
    let axis = try #require(face.axes.first)
    let far = try face.place([AxisCoordinate(tag: axis.tag, value: axis.maximum)])
    let narrow = try #require(try Shaper(face, at: face.defaultPlace).shape("A").width)
    let wide = try #require(try Shaper(face, at: far).shape("A").width)
    #expect(narrow != wide)
  }

  @Test("A face of a collection is shaped with its own widths")
  func secondFace() throws {
    var second = SfntBuilder()
    second["hmtx"] = SfntTables.hmtx([500, 111, 222])
    let file = try FontFile(
      bytes: SfntBuilder.collection([SfntBuilder(), second]), fileName: "a.ttc")
    let face = try file.face(at: 1)
    #expect(try Shaper(face, at: face.defaultPlace).shape("AB").width == 333)
  }

  private static func shaper() throws -> Shaper {
    let face = try FontFile(bytes: SfntBuilder().bytes(), fileName: "a.ttf").face()
    return try Shaper(face, at: face.defaultPlace)
  }
}

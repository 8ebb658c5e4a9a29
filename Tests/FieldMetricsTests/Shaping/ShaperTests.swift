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
    #expect(shaped.unitWidth == 1900)
    #expect(shaped.missingScalars == [])
  }

  @Test("A text without characters has no runs and no width")
  func empty() throws {
    let shaped = try Self.shaper().shape("")
    #expect(shaped.runs == [])
    #expect(shaped.unitWidth == 0)
  }

  @Test("Missing characters are named once, in the order of the text, and leave no width")
  func missing() throws {
    let shaped = try Self.shaper().shape("AzBéyz😀")
    #expect(shaped.missingScalars == ["z", "é", "y", "😀"])
    #expect(shaped.unitWidth == nil)
  }

  @Test("One shaper gives the same answers again, whatever it shaped in between")
  func reuse() throws {
    let shaper = try Self.shaper()
    let first = try shaper.shape("AB")
    _ = try shaper.shape(String(repeating: "B", count: 1000))
    #expect(try shaper.shape("AB") == first)
  }

  @Test("A text that runs both ways is shaped in parts, digits from left to right")
  func mixedDirections() throws {
    let path = try Fixtures.bootstrapPath("NotoSansHebrew-Regular.ttf")
    let face = try FontFile(path: path).face()
    // The Hebrew font has no digits.
    let latin = try FontFile(path: Fixtures.bootstrapPath("NotoSans-Regular.ttf")).face()
    let shaper = try TextShaper(FontStack(face, fallbacks: [latin]))
    let shaped = try shaper.shape("שלום 12")
    #expect(shaped.runs.map(\.bidiLevel) == [1, 2])
    #expect(shaped.isRightToLeft)
    // From left to right: the digits, then the word.
    #expect(shaped.runsFromLeft.map(\.bidiLevel) == [2, 1])
    let word = try #require(try shaper.shape("שלום ").unitWidth)
    let digits = try #require(try shaper.shape("12").unitWidth)
    #expect(shaped.unitWidth == word + digits)
  }

  @Test("The width of a right-to-left text is that of its glyphs, which come from left to right")
  func rightToLeft() throws {
    let path = try Fixtures.bootstrapPath("NotoSansHebrew-Regular.ttf")
    let face = try FontFile(path: path).face()
    let shaped = try TextShaper(face, at: face.defaultPlace).shape("שלום")
    #expect(shaped.runs.map(\.isRightToLeft) == [true])
    #expect(shaped.runs[0].glyphs.map(\.cluster) == [6, 4, 2, 0])
    #expect(shaped.unitWidth == shaped.runs[0].advance)
  }

  @Test("A width away from the default place has the font's advance deltas")
  func variedAdvances() throws {
    let face = try FontFile(path: Fixtures.testFontPath("cff2-var-hvar.otf")).face()
    let axis = try #require(face.axes.first)
    let far = try face.place([AxisCoordinate(tag: axis.tag, value: axis.maximum)])
    let narrow = try #require(try TextShaper(face, at: face.defaultPlace).shape("A").unitWidth)
    let wide = try #require(try TextShaper(face, at: far).shape("A").unitWidth)
    #expect(narrow != wide)
  }

  @Test("A face of a collection is shaped with its own widths")
  func secondFace() throws {
    var second = SfntBuilder()
    second["hmtx"] = SfntTables.hmtx([500, 111, 222])
    let file = try FontFile(
      bytes: SfntBuilder.collection([SfntBuilder(), second]), fileName: "a.ttc")
    let face = try file.face(at: 1)
    #expect(try TextShaper(face, at: face.defaultPlace).shape("AB").unitWidth == 333)
  }

  private static func shaper() throws -> TextShaper {
    let face = try FontFile(bytes: SfntBuilder().bytes(), fileName: "a.ttf").face()
    return try TextShaper(face, at: face.defaultPlace)
  }
}

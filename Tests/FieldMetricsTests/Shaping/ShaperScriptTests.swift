import FieldMetrics
import TestSupport
import Testing

struct ShaperScriptTests {
  @Test("Arabic digits alone are shaped as Arabic, from left to right")
  func arabicDigitsHaveAWidth() throws {
    let shaped = try Self.shaped("١٢٣", in: "NotoNaskhArabic-Regular.ttf")
    #expect(shaped.runs.map(\.script.description) == ["Arab"])
    #expect(shaped.runs.map(\.isRightToLeft) == [false])
    #expect(shaped.runs.flatMap(\.glyphs).map(\.cluster) == [0, 2, 4])
    #expect(shaped.width(at: 17) != nil)
  }

  @Test("A comma, a tatweel and marks stay in the Arabic run")
  func arabicStaysTogether() throws {
    let shaped = try Self.shaped("مَرْحـبًا، بك", in: "NotoNaskhArabic-Regular.ttf")
    #expect(shaped.runs.map(\.script.description) == ["Arab"])
    #expect(shaped.runs.map(\.isRightToLeft) == [true])
    #expect(shaped.missing.isEmpty)
    #expect(shaped.width(at: 17) != nil)
  }

  @Test("A Latin label in the middle of another script has runs of its own")
  func scriptsAreTold() throws {
    let shaped = try Self.shaped("Почта (email) да", in: "Inter.ttf")
    #expect(shaped.runs.map(\.script.description) == ["Cyrl", "Latn", "Cyrl"])
  }

  private static func shaped(_ text: String, in file: String) throws -> ShapedText {
    let face = try FontFile(path: try Fixtures.bootstrapPath(file)).face()
    return try TextShaper(FontStack(face)).shape(text)
  }
}

import TestSupport
import Testing

@testable import FieldMetrics

/// Texts measured one by one.
struct TextMeasurerTests {
  private static func stack(_ path: String) throws -> FontStack {
    try FontStack(try FontFile(path: path).face())
  }

  @Test("An optical size axis follows the size: every width is that of a shaper for its size")
  func opticalSizeFollows() throws {
    let stack = try Self.stack(Fixtures.testFontPath("opsz.ttf"))
    let options = MeasuringOptions(
      styles: [.body, .caption1], categories: ContentSizeCategory.allCases)
    let measured = try TextMeasurer(stack, options: options).measure("AB")
    #expect(measured.count == 24)
    for text in measured {
      let shaped = try TextShaper(stack, size: text.size).shape("AB")
      #expect(text.width == shaped.width(at: text.size))
      let category = try #require(text.step.category)
      #expect(text.size == DynamicType.size(of: text.style, at: category))
    }
  }

  @Test(
    "Lines are the wrapper's, also where a text needs none",
    arguments: ["a b", "a b ", " ", "", "a\n"])
  func linesAgreeWithTheWrapper(text: String) throws {
    let stack = try Self.stack(try Fixtures.bootstrapPath("Inter.ttf"))
    for width in [5, 12, 20, 300] as [Points] {
      let options = MeasuringOptions(width: width, lineLimit: 9)
      let lines = try TextMeasurer(stack, options: options).measure(text).first?.lines
      let wrapped = try LineWrapper(try TextShaper(stack), size: 17, width: width).lines(of: text)
      #expect(lines == wrapped.map { MeasuredLine(bytes: $0.bytes, width: $0.width) })
    }
  }

  @Test(
    "Paragraphs end where lines must",
    arguments: [
      ("", nil), ("é–a", nil), ("a\nb", [0..<2, 2..<3]), ("a\r\nb\n", [0..<3, 3..<5]),
      ("\n\n", [0..<1, 1..<2]), ("a\u{2029}", [0..<4]), ("a\u{85}b", [0..<3, 3..<4]),
    ] as [(String, [Range<Int>]?)])
  func paragraphsAreCut(text: String, expected: [Range<Int>]?) {
    #expect(ParagraphCuts.cuts(of: text).map { $0.map(\.bytes) } == expected)
  }
}

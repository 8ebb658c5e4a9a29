import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Wrapping a text")
struct LineWrapperTests {
  /// The lines that a text of `widths.ttf` falls into, a point being a unit.
  struct Case: Sendable, CustomTestStringConvertible {
    let width: Points
    let lines: [String]

    init(_ width: Points, _ lines: String...) {
      self.width = width
      self.lines = lines
    }

    var testDescription: String { lines.joined(separator: "|").debugDescription }
  }

  /// T 600, o 560, "To" 1080, A 650, x 550, i 260, j 260, the hyphen 330, a family 1300.
  @Test(
    "Lines take what fits, spaces hang, and words break where they must",
    arguments: [
      Case(1080, "To ", "To"), Case(1079, "T", "o ", "T", "o"), Case(2410, "To To ", "To"),
      Case(1080, "To\n", "To"), Case(1080, "To\n", "\n", "To"), Case(0, "T", "👨‍👩‍👧", "x"),
      // Only the hyphen does not fit: the word's end does.
      Case(3972, "jA\u{301}fx-👨‍👩‍👧j\u{AD}i"),
      Case(1141, "Tf", "oi\u{AD}.", "fiT ", "\u{AD}ff"),
      Case(3973, "f..xfiTA\u{301}fi\u{AD}.", "f\u{AD}"),
    ])
  func lines(_ test: Case) throws {
    let text = test.lines.joined()
    let lines = try LineWrapper(
      TestFiles.shaper("widths.ttf"), size: 1000, width: test.width
    ).lines(of: text)
    #expect(lines.map { Self.part(text, $0.bytes) } == test.lines)
  }

  @Test("A soft hyphen is drawn where its line ends, and only there")
  func softHyphen() throws {
    let wrapper = LineWrapper(try TestFiles.shaper("widths.ttf"), size: 1000, width: 1500)
    let lines = try wrapper.lines(of: "To\u{AD}To\u{AD}")
    #expect(lines.map(\.shaped.text) == ["To-", "To\u{AD}"])
    #expect(lines.map(\.isHyphenated) == [true, false])
    #expect(lines.map(\.width) == [1410, 1080])
  }

  @Test(
    "A line never ends inside a cluster, even where Unicode would let it",
    arguments: ["word \u{301}word", "12 \u{301}", "لا\u{600}中", "a \u{FE0F}b", "1 \u{200D}b"])
  func clusters(_ text: String) throws {
    let shaper = try TestFiles.shaper(
      "Inter.ttf", "NotoNaskhArabic-Regular.ttf", "NotoSansCJK-Regular.ttc")
    let borders = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
    for width in stride(from: 0.0, through: 80, by: 4) {
      let lines = try LineWrapper(shaper, size: 17, width: Points(width)).lines(of: text)
      #expect(lines.allSatisfy { borders.contains($0.bytes.lowerBound) })
      #expect(lines.map { Self.part(text, $0.bytes) }.joined() == text)
    }
  }

  private static func part(_ text: String, _ bytes: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[bytes], as: UTF8.self)
  }

  @Test("No text is one empty line")
  func empty() throws {
    let wrapper = LineWrapper(try TestFiles.shaper("widths.ttf"), size: 1000, width: 100)
    let lines = try wrapper.lines(of: "")
    #expect(lines.map(\.bytes) == [0..<0])
    #expect(lines.map(\.width) == [0])
  }
}

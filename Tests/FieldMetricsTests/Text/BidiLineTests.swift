import FieldMetrics
import Testing

struct BidiLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let base: ParagraphDirection
    let line: String
    let rest: String
    /// Level and text of each run.
    let runs: [String]

    var testDescription: String { "\(line.debugDescription) before \(rest.debugDescription)" }
  }

  @Test(
    "Spaces at the end of a wrapped line have the paragraph's level",
    arguments: [
      Case(base: .leftToRight, line: "one ", rest: "two", runs: ["0 one "]),
      Case(base: .leftToRight, line: "שלום ", rest: "לך", runs: ["1 שלום", "0  "]),
      Case(base: .leftToRight, line: "a שלום  ", rest: "לך", runs: ["0 a ", "1 שלום", "0   "]),
      Case(base: .rightToLeft, line: "שם email ", rest: "here", runs: ["1 שם ", "2 email", "1  "]),
      Case(base: .rightToLeft, line: "שם ", rest: "אב", runs: ["1 שם "]),
      Case(base: .rightToLeft, line: "12 ", rest: "/ 50", runs: ["2 12", "1  "]),
      // Format characters at the end go with the spaces.
      Case(
        base: .leftToRight, line: "a \u{2067}של\u{2069} \u{AD}", rest: "b",
        runs: ["0 a \u{2067}", "1 של", "0 \u{2069} \u{AD}"]),
      Case(base: .leftToRight, line: "של.", rest: " אב", runs: ["1 של."]),
      Case(base: .leftToRight, line: "   ", rest: "של", runs: ["0    "]),
      Case(base: .leftToRight, line: "", rest: "של", runs: []),
    ])
  func lineEndsWithTheParagraphsLevel(example: Case) throws {
    let text = example.line + example.rest
    let paragraph = try #require(try BidiParagraphs.paragraphs(of: text, base: example.base).first)
    let bytes = Array(text.utf8)
    let found = try paragraph.runs(ofLine: 0..<example.line.utf8.count, in: text).map {
      "\($0.level) \(String(decoding: bytes[$0.bytes], as: UTF8.self))"
    }
    #expect(found == example.runs)
  }

  @Test("The whole paragraph as a line has the paragraph's runs")
  func wholeParagraph() throws {
    let text = "one שתיים (3) \u{2067}four\u{2069}  \nחמש 6 "
    for base in [ParagraphDirection.leftToRight, .rightToLeft] {
      for paragraph in try BidiParagraphs.paragraphs(of: text, base: base) {
        #expect(try paragraph.runs(ofLine: 0..<text.utf8.count, in: text) == paragraph.runs)
      }
    }
  }

  @Test("Levels are reversed from the highest down to the lowest odd one")
  func orderIsThatOfRuleL2() {
    // The examples of Unicode Standard Annex 9, section 3.4, by runs.
    #expect(BidiParagraphs.visualOrder(of: []).isEmpty)
    #expect(BidiParagraphs.visualOrder(of: [0, 1, 0]) == [0, 1, 2])
    #expect(BidiParagraphs.visualOrder(of: [1, 2, 1]) == [2, 1, 0])
    #expect(BidiParagraphs.visualOrder(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(BidiParagraphs.visualOrder(of: [0, 2, 3, 4, 3, 2, 0]) == [0, 1, 4, 3, 2, 5, 6])
    #expect(BidiParagraphs.visualOrder(of: [2, 2]) == [0, 1])
  }
}

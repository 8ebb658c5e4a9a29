import FieldMetrics
import Testing

struct LineBreakTestFileTests {
  private struct Difference {
    let reason: String
    /// As the file has them, without the marks.
    let cases: [String]

    init(_ reason: String, _ cases: [String]) {
      self.reason = reason
      self.cases = cases
    }
  }

  /// What ICU 72 does otherwise on purpose.
  private static let differences = [
    Difference(
      "a hyphen that begins a word stays with it, as in '-ness'; a rule of Unicode since version 16",
      [
        "002D 0023",
        "002D 0308 0023",
        "002D 00A7",
        "002D 0308 00A7",
        "002D 50005",
        "002D 0308 50005",
        "002D 0E01",
        "002D 0308 0E01",
      ]),
    Difference(
      "a number may begin with its separator, as in '.35': no break after the separator, but one"
        + " before it after a space",
      [
        "002C 0030",
        "002C 0308 0030",
        "0065 0071 0075 0061 006C 0073 0020 002E 0033 0035 0020 0063 0065 006E 0074 0073",
        "0061 002E 0032 0020",
        "0061 002E 0032 0020 0915",
        "0061 002E 0032 0020 672C",
        "0061 002E 0032 3000 672C",
        "0061 002E 0032 3000 307E",
        "0061 002E 0032 3000 0033",
        "0041 002E 0031 0020 BABB",
        "BD24 C5B4 002E 0020 0041 002E 0032 0020 BCFC",
        "BD10 C694 002E 0020 0041 002E 0033 0020 BABB",
        "C694 002E 0020 0041 002E 0034 0020 BABB",
        "0061 002E 0032 3000 300C",
      ]),
  ]

  @Test("Line breaks are those of LineBreakTest.txt, but for the listed differences")
  func everyLineAgrees() throws {
    var count = 0
    var found: Set<String> = []
    try UnicodeTestFile("auxiliary/LineBreakTest.txt").forEachLine { line, number in
      count += 1
      var words = WordReader(line)
      var text = ""
      var expected: [Int] = []
      var name = ""
      while let word = words.next() {
        if let value = word.number(radix: 16), let scalar = Unicode.Scalar(UInt32(value)) {
          text.unicodeScalars.append(scalar)
          name += (name.isEmpty ? "" : " ") + word.text
        } else if word.text == "÷" {
          expected.append(text.utf8.count)
        }
      }
      let places = try LineBreaks.lineBreakOpportunities(in: text).map(\.utf8Offset)
      if places != expected { found.insert(name) }
    }
    #expect(found == Set(Self.differences.flatMap(\.cases)))
    // 7,654 in Unicode 15.
    #expect(count > 7_000)
  }
}

import FieldMetrics
import Testing

struct BidiCharacterTestFileTests {
  private struct Difference {
    let reason: String
    /// As the file has them: scalars, then the paragraph's direction.
    let cases: [String]

    init(_ reason: String, _ cases: [String]) {
      self.reason = reason
      self.cases = cases
    }
  }

  /// What ICU 72 does otherwise; ICU 76 still does in those of Unicode 8.
  private static let differences = [
    Difference(
      "Unicode 8, X5 and X6: an override reaches isolates between embeddings; ICU gives these the"
        + " level of the embeddings",
      [
        "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;2",
        "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;1",
        "202D 05D0 202B 05D1 202C 2068 05D2 2069 202B 05D3 202C 05D4 202C;2",
        "202D 0661 202B 0662 202C 2068 0663 2069 202B 0664 202C 0665 202C;0",
      ]),
    Difference(
      "Unicode 8, N0: overridden brackets that pair keep their override; ICU lifts it",
      [
        "202A 05D0 0028 05D1 202C 202D 0029;2",
        "202A 05D0 0028 05D1 202C 202D 0029 202C;2",
        "202B 0061 0028 0062 202C 202E 0029;2",
        "202B 0061 0028 0062 202C 202E 0029 202C;2",
        "202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C;2",
        "202B 202D 05D0 202C 0028 0061 202C 202E 0029 202C;2",
        "202A 202E 0061 202C 0028 005B 05D0 202C 202D 005D 0029 202C;2",
        "202B 202D 05D0 202C 0028 005B 0061 202C 202E 005D 0029 202C;2",
        "202D 0028 202C 202A 05D0 0029 05D1;2",
        "202D 0028 202C 202A 05D0 0029 05D1 202C;2",
        "202E 0028 202C 202B 0061 0029 0062;2",
        "202E 0028 202C 202B 0061 0029 0062 202C;2",
        "202D 202E 0061 202C 0028 202C 202A 05D0 0029 05D1;2",
        "202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062;2",
        "202D 202E 0061 202C 0028 005B 202C 202A 05D0 005D 0029 05D1;2",
        "202E 202D 05D0 202C 0028 005B 202C 202B 0061 005D 0029 0062;2",
      ]),
    Difference(
      "Unicode 8, N0: marks on a bracket follow it, also after joiners; ICU's do not",
      [
        "0061 0028 0062 0029 0331;1",
        "0061 0028 0332 0062 0029 0333;1",
        "05D0 0028 05D1 0029 0331;0",
        "05D0 0028 0332 05D1 0029 0333;0",
        "0661 0028 0662 0029 0331;0",
        "0661 0028 0332 0662 0029 0333;0",
        "0041 200F 005B 05D0 005D 200D 20D6;0",
        "0041 200F 005B 200D 20D6 05D0 005D 200D 20D6;0",
        "0041 200F 005B 200D 200B 20D6 05D0 005D 200B 200D 20D6;0",
      ]),
    Difference(
      "BD16: a text with more than 63 open brackets has no pairs; ICU has no such limit",
      [
        "0061" + String(repeating: " 0028", count: 64) + " 0062"
          + String(repeating: " 0029", count: 64) + ";1"
      ]),
    Difference(
      "all runs one way: ICU then gives the paragraph's level; the order is the same",
      [
        "0061 202A 0062 202C 0020 0031 0020 0032;0"
      ]),
  ]

  @Test("Levels and order are those of BidiCharacterTest.txt, but for the listed differences")
  func everyLineAgrees() throws {
    var count = 0
    var found: Set<String> = []
    try UnicodeTestFile("BidiCharacterTest.txt").forEachLine { line, number in
      count += 1
      var words = WordReader(line)
      var text = ""
      var scalars: [String] = []
      var starts: [Int] = []
      while let word = words.next() {
        let scalar = try #require(word.number(radix: 16).flatMap { Unicode.Scalar(UInt32($0)) })
        starts.append(text.utf8.count)
        scalars.append(word.text)
        text.unicodeScalars.append(scalar)
      }
      let direction = words.numbers()
      let name = "\(scalars.joined(separator: " "));\(direction.first.flatMap { $0 } ?? -1)"
      let paragraphLevel = words.numbers()
      let levels = words.numbers()
      let order = words.numbers()
      let base: ParagraphDirection =
        switch direction {
        case [0]: .leftToRight
        case [1]: .rightToLeft
        default: .automatic(neutral: .leftToRight)
        }
      let paragraphs = try BidiParagraphs.paragraphs(of: text, base: base)
      let first = try #require(paragraphs.first)
      let foundLevels = Self.levels(of: paragraphs.flatMap(\.runs), at: starts)
      let kept = levels.indices.filter { levels[$0] != nil }
      let foundOrder = BidiParagraphs.visualOrder(of: kept.map { foundLevels[$0] }).map { kept[$0] }
      if paragraphLevel != [first.level] || kept.contains(where: { foundLevels[$0] != levels[$0] })
        || foundOrder.map(Optional.some) != order
      {
        found.insert(name)
      }
      if direction == [2] {
        let expected = first.level == 0 ? TextDirection.leftToRight : .rightToLeft
        if try BaseDirection(of: text).resolved(neutral: .leftToRight) != expected {
          found.insert("base direction in line \(number)")
        }
      }
    }
    #expect(found == Set(Self.differences.flatMap(\.cases)))
    // 91,707 in Unicode 15.
    #expect(count > 91_000)
  }

  private static func levels(of runs: [BidiRun], at starts: [Int]) -> [Int] {
    var run = 0
    return starts.map { start in
      while runs[run].bytes.upperBound <= start { run += 1 }
      return runs[run].level
    }
  }
}

import TestSupport
import Testing

@testable import FieldMetrics

struct CountRowTests {
  @Test("Rows are the numbers between tabs, whatever their size and whatever came before")
  func rowsArePlainNumbers() {
    var random = SplitMix64(seed: 3)
    let ends = [10, 300, 10_000_001, 1 << 40, .max]
    func number() -> Int {
      Int.random(in: 0..<ends[Int.random(in: 0..<ends.count, using: &random)], using: &random)
    }
    let starts = [4, 94, 250, 9_999_990, 123_456_789_012_345]
    var columns = CountColumns()
    var line = 0
    for round in 0..<20_000 {
      // As lines follow each other, and now and then elsewhere: across every change of length.
      line = round % 500 == 0 ? starts[round / 500 % starts.count] : line + 1
      let all = number()
      let counts =
        round % 2 == 0
        ? TextCounts(each: all)
        : TextCounts(graphemes: number(), scalars: number(), utf16: number(), utf8: all)
      let kept = TextCounts(each: number())
      var output: [UInt8] = []
      CountRow.append(
        line, counts, round % 3 == 0 ? nil : (kept, round % 5 == 0), &columns, &output)
      var expected = [line, counts.graphemes, counts.scalars, counts.utf16, counts.utf8].map {
        "\($0)"
      }
      if round % 3 != 0 {
        expected += [String](repeating: "\(kept.utf8)", count: 4) + [round % 5 == 0 ? "yes" : "no"]
      }
      #expect(String(decoding: output, as: UTF8.self) == expected.joined(separator: "\t") + "\n")
    }
  }
}

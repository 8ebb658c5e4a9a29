import Foundation
import TestSupport
import Testing

@testable import FieldMetrics

/// Public bug reports about counting and limits, `Data/count-cases.json`.
///
/// We hold none of them wrong. Where a case leaves a choice: a limit of −1 is 0 in the library and a
/// usage error of the tool (LM-14); a composition in the middle pushes the end of the text out
/// (IM-05); a cluster larger than the limit leaves nothing (LM-10).
struct CountCasesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let input: JSONTree
    let expected: JSONTree

    var testDescription: String { id }

    static let all: [Case] = {
      let path = "Tests/FieldMetricsTests/Data/count-cases.json"
      guard let text = try? Checkout.text(path), let document = try? JSONTree(text: text),
        let cases = document["cases"]?.array
      else { return [] }
      return cases.compactMap {
        guard let id = $0["id"]?.string, let input = $0["input"], let expected = $0["expected"]
        else { return nil }
        return Case(id: id, input: input, expected: expected)
      }
    }()

    static func named(_ id: String) throws -> Case {
      try #require(all.first { $0.id == id })
    }
  }

  @Test("All cases are here")
  func casesAreComplete() {
    #expect(Case.all.filter { $0.id.hasPrefix("GR") }.count == 10)
    #expect(Case.all.filter { $0.id.hasPrefix("LM") }.count == 9)
    #expect(Case.all.filter { $0.id.hasPrefix("IM") }.count == 3)
  }

  @Test("Texts have the counts and the clusters of the case", arguments: Case.all)
  func rowsHold(example: Case) throws {
    for row in example.expected["rows"]?.array ?? [] {
      let text = try #require(row["text"]?.string)
      let counts = TextCounts(text)
      #expect(Double(counts.graphemes) == row["clusters"]?.number)
      #expect(Double(counts.scalars) == row["scalars"]?.number)
      #expect(Double(counts.utf16) == row["utf16"]?.number)
      #expect(Double(counts.utf8) == row["utf8"]?.number)
      let sizes = (0..<counts.graphemes).map { index in
        let end = TextLimit(index + 1).applied(to: text).keptCounts.scalars
        return Double(end - TextLimit(index).applied(to: text).keptCounts.scalars)
      }
      #expect(sizes == row["scalarsPerCluster"]?.array?.compactMap(\.number))
    }
  }

  @Test("A limit keeps what the case says", arguments: Case.all)
  func limitsHold(example: Case) throws {
    guard let text = example.input["text"]?.string, let name = example.input["unit"]?.string,
      let limit = example.input["limit"]?.number
    else { return }
    let unit = try #require(name == "clusters" ? .graphemes : TextUnit(rawValue: name))
    let limited = TextLimit(Int(limit), unit).applied(to: text)
    let expected = example.expected
    #expect(limited.kept.utf8.elementsEqual(try #require(expected["result"]?.string).utf8))
    #expect(Double(limited.keptCounts.graphemes) == expected["resultClusters"]?.number)
    #expect(Double(limited.keptCounts.utf16) == expected["resultUtf16"]?.number)
    #expect(Double(limited.keptCounts.utf8) == expected["resultUtf8"]?.number)
    #expect(limited.isOverLimit)
    if let utf16 = expected["utf16Limit2"]?.string {
      #expect(TextLimit(2, .utf16).applied(to: text).kept == utf16)
    }
  }

  @Test("GR-16: the borders are the same in one pass, from any start, and in pieces of any size")
  func bordersDoNotDependOnTheWay() throws {
    let example = try Case.named("GR-16")
    let texts = try #require(example.input["texts"]?.array).compactMap(\.string)
    let borders = try #require(example.expected["boundariesScalars"]?.array)
    for (text, expected) in zip(texts, borders) {
      let count = TextCounts(text).graphemes
      let found = (0...count).map {
        Double(TextLimit($0).applied(to: text).keptCounts.scalars)
      }
      #expect(found == expected.array?.compactMap(\.number))
      for size in 1...text.utf8.count {
        var counter = LineCounter(limit: nil, eachLine: false)
        let bytes = Array(text.utf8)
        var (taken, end) = (0, 0)
        while end < bytes.count {
          end = min(end + size, bytes.count)
          taken += try bytes[taken..<end].withUnsafeBytes {
            try counter.read($0, isLast: end == bytes.count) {
              #expect($0.counts.graphemes == count)
            }
          }
        }
      }
    }
  }

  @Test("LM-14: limits of 0, below 0, of none and beyond the text")
  func oddLimitsHold() throws {
    let example = try Case.named("LM-14")
    let text = try #require(example.input["text"]?.string)
    #expect(TextLimit(0).applied(to: text).kept == "")
    #expect(TextLimit(-1).applied(to: text).kept == "")
    #expect(LimitedText(text, limit: nil).kept == text)
    #expect(TextLimit(99).applied(to: text).kept == text)
  }

  @Test("LM-15: nothing is normalised")
  func nothingIsNormalised() throws {
    let example = try Case.named("LM-15")
    let texts = try #require(example.input["texts"]?.array).compactMap(\.string)
    let results = try #require(example.expected["results"]?.array).compactMap(\.string)
    #expect(texts.count == 2)
    for (text, result) in zip(texts, results) {
      let kept = TextLimit(1, .scalars).applied(to: text).kept
      #expect(kept.utf8.elementsEqual(result.utf8))
      #expect(TextCounts(text).graphemes == 1)
    }
  }

  @Test("IM-02: a composition that ends over the limit is cut then, and not before")
  func compositionEndsOverTheLimit() throws {
    let example = try Case.named("IM-02")
    let committed = try #require(example.input["committed"]?.string)
    let composing = try #require(example.input["composing"]?.string)
    let commit = try #require(example.input["commit"]?.string)
    let rule = FieldEditRule(limit: TextLimit(3))
    let during = rule.outcome(of: committed + composing, isComposing: true)
    #expect(during.text == committed + composing)
    #expect(!during.isCut)
    #expect(during.waitsForComposition)
    let after = rule.outcome(of: committed + commit)
    #expect(after.text == example.expected["afterCommit"]?.string)
    #expect(after.isCut)
  }

  @Test("IM-03: a syllable that is being composed is one cluster in every state")
  func syllablesStayOne() throws {
    let example = try Case.named("IM-03")
    let rule = FieldEditRule(limit: TextLimit(1))
    for state in try #require(example.input["states"]?.array).compactMap(\.string) {
      let edit = rule.outcome(of: state, isComposing: true)
      #expect(edit.counts.graphemes == 1)
      #expect(!edit.isCut && !edit.waitsForComposition)
    }
  }

  @Test("IM-05: a composition in the middle pushes the end of the text out")
  func compositionInTheMiddle() throws {
    let example = try Case.named("IM-05")
    func part(_ name: String) throws -> String { try #require(example.input[name]?.string) }
    let rule = FieldEditRule(limit: TextLimit(4))
    let during = try part("before") + part("composing") + part("after")
    #expect(rule.outcome(of: during, isComposing: true).text == during)
    let edit = rule.outcome(of: try part("before") + part("commit") + part("after"))
    #expect(edit.text == example.expected["afterCommit"]?.string)
    #expect(edit.isCut)
  }
}

/// What a field with a limit does when its text changes.
struct FieldEditTests {
  private static let rule = FieldEditRule(limit: TextLimit(5))

  @Test(
    "Typing and pasting over the limit keep the start and bump once; the cut text bumps no more",
    arguments: ["123456", "12345678901234567890", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "éclairs"])
  func overTheLimitIsCut(text: String) {
    let edit = Self.rule.outcome(of: text)
    #expect(edit.text == String(text.prefix(5)))
    #expect(edit.counts.graphemes == 5)
    #expect(edit.isCut)
    #expect(!Self.rule.outcome(of: edit.text).isCut)
  }

  @Test("Within the limit nothing happens, composing or not", arguments: ["", "12345", "🇩🇪🇯🇵"])
  func withinTheLimitNothingHappens(text: String) {
    for isComposing in [true, false] {
      let edit = Self.rule.outcome(of: text, isComposing: isComposing)
      #expect(edit.text == text)
      #expect(!edit.isCut && !edit.waitsForComposition)
    }
  }

  @Test("As the reference does it, composed text is cut at once")
  func referenceCutsAtOnce() {
    let rule = FieldEditRule(limit: TextLimit(3), composition: .cutsAtOnce)
    let edit = rule.outcome(of: "你好shijie", isComposing: true)
    #expect(edit.text == "你好s")
    #expect(edit.isCut && !edit.waitsForComposition)
  }

  @Test("A limit of zero refuses all, none refuses nothing")
  func extremesHold() {
    #expect(FieldEditRule(limit: TextLimit(0)).outcome(of: "a").text == "")
    #expect(FieldEditRule(limit: nil).outcome(of: "abcdef").text == "abcdef")
  }
}

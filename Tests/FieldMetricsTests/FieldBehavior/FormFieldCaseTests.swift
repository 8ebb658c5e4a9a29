import TestSupport
import Testing

@testable import FieldMetrics

/// Public bug reports about limits, input methods and counters, at the level of the field.
///
/// `Data/count-cases.json` and `Data/digits-cases.json`.
struct FormFieldCaseTests {
  private static let limits = CountCasesTests.Case.all.filter {
    $0.id.hasPrefix("LM") && $0.input["unit"] != nil && $0.input["text"] != nil
  }

  @Test("A pasted text is cut as the case says", arguments: limits)
  func pastesAreCut(example: CountCasesTests.Case) throws {
    let name = try example.input.string("unit")
    let unit = try #require(name == "clusters" ? .graphemes : TextUnit(rawValue: name))
    let limit = try example.input.whole("limit")
    var field = FormField.plain { $0.limit = TextLimit(limit, unit) }.after(.focus)
    let effects = field.play(.paste(try example.input.string("text")))
    let result = try example.expected.string("result")
    #expect(field.text.utf8.elementsEqual(result.utf8))
    #expect(field.bumps == 1 && effects.contains(.bump))
    #expect(field.shown.count?.count == TextCounts(result)[unit])
    #expect(field.shown.state.has("atLimit") == (TextCounts(result)[unit] >= limit))
  }

  @Test("LM-14: limits of 0, below 0, of none and beyond the text")
  func oddLimitsHold() throws {
    let text = try CountCasesTests.Case.named("LM-14").input.string("text")
    for (limit, kept) in [(0, ""), (-1, ""), (nil, text), (99, text), (Int.max, text)] {
      #expect(FormField.plain(limit: limit).after(.focus, .paste(text)).text == kept)
    }
  }

  @Test("LM-15: nothing is normalised")
  func nothingIsNormalised() throws {
    let example = try CountCasesTests.Case.named("LM-15")
    for (text, result) in zip(
      try example.input.strings("texts"), try example.expected.strings("results"))
    {
      let field = FormField.plain { $0.limit = TextLimit(1, .scalars) }.after(.focus, .paste(text))
      #expect(field.text.utf8.elementsEqual(result.utf8))
    }
  }

  @Test("IM-02: a composition that ends over the limit is cut then, and not before")
  func compositionEndsOverTheLimit() throws {
    let example = try CountCasesTests.Case.named("IM-02")
    let (committed, composing) = (
      try example.input.string("committed"), try example.input.string("composing")
    )
    var field = FormField.plain(text: committed, limit: 3).after(.focus, .compose(composing))
    #expect(field.text == committed + composing && field.bumps == 0)
    field.play(.commit(try example.input.string("commit")))
    #expect(field.text == (try example.expected.string("afterCommit")))
    #expect(field.bumps == 1)
  }

  @Test("IM-03: a syllable that is being composed is one cluster in every state")
  func syllablesStayOne() throws {
    let example = try CountCasesTests.Case.named("IM-03")
    var field = FormField.plain(limit: 1).after(.focus)
    for state in try example.input.strings("states") {
      #expect(field.play(.compose(state)) == [])
      #expect(field.text == state && field.shown.state.counter == "1/1")
    }
    #expect(field.play(.commit(nil)) == [])
    #expect(field.bumps == 0)
  }

  @Test("IM-05: a composition in the middle pushes the end of the text out")
  func compositionInTheMiddle() throws {
    let example = try CountCasesTests.Case.named("IM-05")
    let (before, after) = (try example.input.string("before"), try example.input.string("after"))
    let composing = try example.input.string("composing")
    var field = FormField.plain(text: before + after, limit: 4)
      .after(.focus, .select(2..<2), .compose(composing))
    #expect(field.text == before + composing + after)
    field.play(.commit(try example.input.string("commit")))
    #expect(field.text == (try example.expected.string("afterCommit")))
  }

  private static func digitsCase(_ id: String) throws -> JSONTree {
    let cases = try JSONTree(dataFile: "digits-cases.json").array("cases")
    return try #require(cases.first { (try? $0.string("id")) == id })
  }

  @Test("CN-01: the counter's digits are the locale's, as Apple's systems have them")
  func counterHasLocaleDigits() throws {
    let example = try Self.digitsCase("CN-01")
    for locale in try example.strings("input.locales") {
      let expected = try example.at("expected.numberingSystem").member(locale)
        .member("Swift 6.3.1 Foundation").asString()
      let system = try #require(NumberingSystem(rawValue: expected))
      let tag = try #require(LocaleTag(locale))
      let field = FormField.plain(text: String(repeating: "a", count: 12), limit: 50) {
        $0.locale = tag
      }
      let digits = { (number: Int) in
        "\(number)".utf8.map { String(system.digit(Int($0) - 0x30)) }.joined()
      }
      #expect(field.shown.state.counter == "\(digits(12))/\(digits(50))")
      #expect(field.shown.accessibility.value.contains("\(digits(12)) of \(digits(50))"))
    }
  }

  @Test("CN-02: digits are no offset of a byte or a UTF-16 unit")
  func counterHasDigitsOfSystems() throws {
    let example = try Self.digitsCase("CN-02")
    for name in try example.strings("input.numberingSystems") {
      let field = FormField.plain(text: String(repeating: "a", count: 12), limit: 50) {
        $0.digits = DigitsRule(name: name) ?? .apple
      }
      let counter = try #require(field.shown.state.counter)
      #expect(counter == (try example.at("expected.text").string(name)))
      #expect(counter.count == (try example.at("expected.clusters").whole(name)))
      #expect(counter.utf16.count == (try example.at("expected.utf16").whole(name)))
    }
  }

  @Test("CN-04: digits are equally wide in the counter of the field's layout")
  func counterIsTabular() throws {
    let field = FormField.plain(text: "a", limit: 50)
    let counter = try #require(try field.laidOut()["counterText"] ?? field.laidOut()["counter"])
    #expect(counter.text?.hasTabularDigits == true)
    #expect(counter.text?.lines == ["1/50"])
  }

  @Test("CN-06: a first text over the limit is counted as it is")
  func countersGoOverTheLimit() throws {
    let values = try Self.digitsCase("CN-06").array("input.values")[0].numbers().map { Int($0) }
    let text = String(repeating: "a", count: values[0])
    let field = FormField.plain(text: text, limit: values[1])
    #expect(field.shown.state.counter == (try Self.digitsCase("CN-06").string("expected.count")))
    #expect(field.after(.focus, .type("a")).shown.state.counter == "50/50")
  }
}

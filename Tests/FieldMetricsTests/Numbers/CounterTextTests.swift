import FieldMetrics
import TestSupport
import Testing

struct CounterTextTests {
  @Test("CN-01: each locale has the digits that Foundation and ICU 78 give it")
  func localesHaveTheirDigits() throws {
    let testCase = try #require(DigitsData.testCase("CN-01"))
    let expected = try #require(testCase["expected"]?["numberingSystem"])
    let tags = try #require(testCase["input"]?["locales"]?.array).compactMap(\.string)
    #expect(tags.count == 18)
    for tag in tags {
      let locale = try #require(LocaleTag(tag))
      let recorded = try #require(expected[tag])
      #expect(LocaleNumbers(locale).system.rawValue == recorded["Swift 6.3.1 Foundation"]?.string)
      // Null for a tag that was not asked for.
      if let web = recorded["ICU 78.2 (V8)"]?.string {
        #expect(LocaleNumbers(locale, digits: .cldr).system.rawValue == web)
      }
    }
  }

  @Test("CN-01: the locales on which sources disagree are documented")
  func disagreementsAreDocumented() throws {
    let sources = try Checkout.text("docs/sources.md")
    let section = try #require(sources.components("## Digits").last)
    for tag in DigitsData.facts["disagreements"]?.array?.compactMap(\.string) ?? [] {
      #expect(section.contains("`\(tag)`"), "\(tag)")
    }
  }

  @Test("CN-02: digits are scalars of their own, whatever their encoding takes")
  func digitsAreScalars() throws {
    let expected = try #require(DigitsData.testCase("CN-02")?["expected"])
    guard case .object(let texts)? = expected["text"] else { return }
    #expect(texts.count == 7)
    for (name, text) in texts {
      let rule = try #require(DigitsRule(name: name))
      let counter = CounterText.text(count: 12, limit: 50, digits: rule)
      #expect(.string(counter) == text)
      #expect(Double(counter.count) == expected["clusters"]?[name]?.number)
      #expect(Double(counter.utf16.count) == expected["utf16"]?[name]?.number)
    }
  }

  @Test("CN-04: tabular digits are asked for, and the slash has a width of its own")
  func tabularDigitsAreAskedFor() throws {
    let testCase = try #require(DigitsData.testCase("CN-04"))
    let texts = try #require(testCase["input"]?["texts"]?.array).compactMap(\.string)
    let face = try FontFile(path: Fixtures.testFontPath("digits-tnum.ttf")).face(at: 0)
    func widths(_ features: [FontFeature]) throws -> [Double?] {
      let shaper = try TextShaper(FontStack(face), options: ShapingOptions(features: features))
      return try texts.map { try shaper.shape($0).unitWidth?.value }
    }
    let expected = testCase["expected"]
    #expect(try widths([]) == expected?["default"]?.array?.map(\.number))
    #expect(try widths([.tabularDigits]) == expected?["tnum"]?.array?.map(\.number))
    #expect(
      try TextShaper(FontStack(face)).shape("/").unitWidth?.value == expected?["slash"]?.number)
    // 4 digits of 620 and a slash of 300, per em of 1000 or whatever the face has, at 13 pt.
    let table = try MetricsTableBuilder(
      .face(face, axes: []), options: TableOptions(categories: [.large], limit: 12)
    ).build()
    let width = 13 * (4 * 620 + 300) / Double(face.unitsPerEm)
    #expect(table.rows.first?.counter?.width?.value == width)
  }

  @Test("CN-06: a count over the limit, what is left, and its sign in right-to-left text")
  func overTheLimit() throws {
    let expected = try #require(DigitsData.testCase("CN-06")?["expected"])
    #expect(.string(CounterText.text(count: 53, limit: 50)) == expected["count"])
    let remaining = CounterText.remaining(count: 53, limit: 50)
    #expect(.string(remaining) == expected["remaining"])
    let turned = CounterText.visualOrder(of: remaining, rightToLeft: true)
    #expect(turned.map(JSONTree.string) == expected["rtlVisualOfMinus3"])
    #expect(CounterText.visualOrder(of: remaining, rightToLeft: false) == remaining)
    #expect(CounterText.isolated(remaining) == "\u{2066}-3\u{2069}")
    #expect(
      CounterText.remaining(count: .min, limit: 1) == CounterText.remaining(count: 0, limit: .max))
  }

  @Test(
    "The count stays left of the limit in right-to-left text, but in Adlam and N'Ko",
    arguments: NumberingSystem.allCases)
  func counterKeepsItsOrder(system: NumberingSystem) {
    let text = CounterText.text(count: 12, limit: 160, digits: .system(system))
    let reversed = text.unicodeScalars.reversed().reduce(into: "") { $0.unicodeScalars.append($1) }
    let expected = [.adlm, .nkoo].contains(system) ? reversed : text
    for rightToLeft in [false, true] {
      #expect(CounterText.visualOrder(of: text, rightToLeft: rightToLeft) == expected)
    }
    #expect(system.readsRightToLeft == (expected != text))
  }

  @Test("Grouped counters keep their order, but apostrophes are turned in right-to-left text")
  func groupedCountersKeepTheirOrder() throws {
    for tag in ["ar-EG", "fa", "fr", "de", "hi", "ff-Adlm", "nqo"] {
      let locale = try #require(LocaleTag(tag))
      let text = CounterText.text(count: 12_345, limit: 1_234_567, locale: locale)
      let order = try #require(CounterText.visualOrder(of: text, rightToLeft: true))
      let isTurned = LocaleNumbers(locale).system.readsRightToLeft
      #expect(
        Array(order.unicodeScalars)
          == (isTurned ? text.unicodeScalars.reversed() : Array(text.unicodeScalars)), "\(tag)")
    }
    // ’ is neutral, and a number beside it counts as right to left: rule N1.
    #expect(CounterText.visualOrder(of: "1’200", rightToLeft: true) == "200’1")
    #expect(CounterText.visualOrder(of: "1’200", rightToLeft: false) == "1’200")
    #expect(CounterText.visualOrder(of: "12 of 160", rightToLeft: true) == nil)
  }

  @Test("Indian groups, sizes from the end: 12,34,567")
  func indianGroups() throws {
    let hindi = try #require(LocaleTag("hi"))
    #expect(LocaleNumbers(hindi).text(1_234_567) == "12,34,567")
    #expect(LocaleNumbers(hindi).text(.max) == "92,23,37,20,36,85,47,75,807")
    #expect(LocaleNumbers(hindi).text(.min) == "-92,23,37,20,36,85,47,75,808")
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}

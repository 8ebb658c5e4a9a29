import FieldMetrics
import Foundation
import TestSupport
import Testing

struct LocaleNumbersTests {
  @Test("All 145 recorded locales are there, and all lines of the longer list")
  func factsAreThere() {
    #expect(DigitsData.locales.count == 145)
    #expect(DigitsData.lines.count == 1083)
    let lines = Set(DigitsData.lines.map(\.tag))
    #expect(DigitsData.locales.allSatisfy { lines.contains($0.tag) })
  }

  @Test(
    "System, counter 12/160, 1234 and 12345 are as recorded, by Apple's rule and CLDR's",
    arguments: DigitsData.locales)
  func localeIsAsRecorded(fact: DigitsData.Fact) throws {
    let locale = try #require(LocaleTag(fact.tag))
    let sides: [(rule: DigitsRule, system: String, counter: String, samples: String)] = [
      (.apple, "foundation", "counterFoundation", "foundationSamples"),
      (.cldr, "icu78_cldr48", "counterWeb", "webSamples"),
    ]
    for side in sides {
      let numbers = LocaleNumbers(locale, digits: side.rule)
      #expect(numbers.system.rawValue == fact.text(side.system))
      #expect(
        CounterText.text(count: 12, limit: 160, locale: locale, digits: side.rule)
          == fact.text(side.counter))
      for number in [12, 160, 1234, 12345] {
        #expect(
          numbers.text(number) == fact.members[side.samples]?["\(number)"]?.string, "\(side.rule)")
      }
    }
  }

  @Test("1234 and 1234567 are as recorded in every locale of the longer list")
  func longNumbersAreAsRecorded() throws {
    for line in DigitsData.lines {
      let locale = try #require(LocaleTag(line.tag))
      for (rule, recorded) in [(DigitsRule.apple, line.apple), (.cldr, line.cldr)] {
        let numbers = LocaleNumbers(locale, digits: rule)
        #expect(
          [numbers.system.rawValue, numbers.text(1234), numbers.text(1_234_567)] == recorded,
          "\(line.tag) \(rule)")
      }
    }
  }

  @Test("A locale gets a note exactly where the digits of Apple and CLDR differ")
  func differencesAreNoted() throws {
    for fact in DigitsData.locales {
      let locale = try #require(LocaleTag(fact.tag))
      let differs = fact.text("foundation") != fact.text("icu78_cldr48")
      for rule in [DigitsRule.apple, .cldr] {
        let ids = LocaleNumbers(locale, digits: rule).findings.map(\.id)
        #expect(ids.contains("digits-differ") == differs, "\(fact.tag)")
      }
      let named = LocaleNumbers(locale, digits: .system(.latn)).findings.map(\.id)
      #expect(!named.contains("digits-differ"))
    }
  }

  struct Wording: Sendable, CustomTestStringConvertible {
    let tag: String
    let system: NumberingSystem
    let number: String
    var findings: [String] = []

    var testDescription: String { tag }
  }

  @Test(
    "Tags of every form find their numbers, and say so when they are not listed",
    arguments: [
      Wording(tag: "ar_EG", system: .arab, number: "١٬٢٠٠"),
      Wording(tag: "AR-eg", system: .arab, number: "١٬٢٠٠"),
      Wording(tag: "ar-EG-u-nu-latn", system: .latn, number: "1,200"),
      Wording(tag: "ar_EG@numbers=latn", system: .latn, number: "1,200"),
      Wording(tag: "ar_MA@calendar=islamic;numbers=arab", system: .arab, number: "١٬٢٠٠"),
      Wording(tag: "hi-u-ca-indian-nu-deva", system: .deva, number: "१,२००"),
      Wording(tag: "ar-EG-x-u-nu-latn", system: .arab, number: "١٬٢٠٠"),
      Wording(tag: "en-US-POSIX", system: .latn, number: "1200"),
      Wording(tag: "de_CH.UTF-8", system: .latn, number: "1’200"),
      Wording(tag: "iw-IL", system: .latn, number: "1,200"),
      Wording(tag: "pa-PK", system: .arabext, number: "۱٬۲۰۰"),
      Wording(tag: "sv-u-nu-arab", system: .arab, number: "١\u{A0}٢٠٠"),
      Wording(
        tag: "ar-Arab-EG", system: .arab, number: "١٬٢٠٠", findings: ["locale-fallback"]),
      Wording(tag: "de-US", system: .latn, number: "1.200", findings: ["locale-fallback"]),
      Wording(tag: "ca-ES-valencia", system: .latn, number: "1.200", findings: ["locale-fallback"]),
      Wording(tag: "xx", system: .latn, number: "1,200", findings: ["locale-unknown"]),
      Wording(tag: "xx-u-nu-arab", system: .arab, number: "١٬٢٠٠", findings: ["locale-unknown"]),
      Wording(tag: "hnj", system: .latn, number: "1200", findings: ["locale-unknown"]),
      Wording(
        tag: "zh-u-nu-hanidec", system: .latn, number: "1,200",
        findings: ["numbering-system-unknown"]),
    ])
  func tagsFindTheirNumbers(wording: Wording) throws {
    let numbers = LocaleNumbers(try #require(LocaleTag(wording.tag)))
    #expect(numbers.system == wording.system)
    #expect(numbers.text(1200) == wording.number)
    #expect(numbers.findings.map(\.id) == wording.findings)
  }

  @Test(
    "What is not formed as a tag is no locale",
    arguments: ["", "-", "e", "english!", "de_", "en--US", "en-US-", "1a", "en US", "日本", "abcd"])
  func malformedTagsAreRefused(text: String) { #expect(LocaleTag(text) == nil) }

  @Test("A locale without CLDR data gets a warning by that rule only")
  func missingDataIsNamed() throws {
    let locale = try #require(LocaleTag("gez"))
    #expect(LocaleNumbers(locale, digits: .cldr).findings.map(\.id) == ["locale-unknown"])
    #expect(LocaleNumbers(locale, digits: .apple).findings.isEmpty)
  }

  @Test("A system by name wins over the tag, the tag over a locale's own")
  func namedSystemWins() throws {
    let locale = try #require(LocaleTag("ar-EG-u-nu-latn"))
    #expect(LocaleNumbers(locale, digits: .cldr).system == .latn)
    #expect(LocaleNumbers(locale, digits: .system(.deva)).text(1200) == "१,२००")
  }

  @Test("Rules read back from their names")
  func rulesHaveNames() {
    for name in DigitsRule.names { #expect(DigitsRule(name: name.uppercased())?.name == name) }
    #expect(DigitsRule(name: "roman") == nil)
  }

  // The data is that of one release: the same release of Foundation must print the same.
  #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    @Test("Foundation prints the same in every locale and numbering system")
    func foundationAgrees() throws {
      // In Azerbaijani Foundation puts words of a broken pattern before Arabic digits.
      for line in DigitsData.lines where !line.tag.hasPrefix("az") {
        for system in NumberingSystem.allCases {
          let tag = "\(line.tag)-u-nu-\(system.rawValue)"
          let numbers = LocaleNumbers(try #require(LocaleTag(tag)))
          let theirs = 1_234_567.formatted(.number.locale(Locale(identifier: tag)))
          if numbers.text(1_234_567) != theirs {
            Issue.record("\(tag): \(numbers.text(1_234_567)) instead of \(theirs)")
          }
        }
      }
    }
  #endif
}

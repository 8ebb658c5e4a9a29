import FieldMetrics
import TestSupport
import Testing

struct NumberingSystemTests {
  @Test("The systems are those of the recorded facts")
  func systemsAreKnown() {
    guard case .object(let members)? = DigitsData.facts["numberingSystems"] else {
      Issue.record("no facts")
      return
    }
    #expect(Set(members.keys) == Set(NumberingSystem.allCases.map(\.rawValue)))
    #expect(members.count == 23)
  }

  @Test(
    "Zero, digits and bidirectional class are as recorded", arguments: NumberingSystem.allCases)
  func systemIsAsRecorded(system: NumberingSystem) throws {
    let fact = try #require(DigitsData.facts["numberingSystems"]?[system.rawValue])
    #expect(system.zero.codePointName == fact["zero"]?.string)
    #expect(system.digits == fact["digits"]?.string)
    #expect(system.bidiClass.rawValue == fact["bidiClassOfZero"]?.string)
  }

  @Test("Digits have the values 0 to 9 in the standard library's Unicode data")
  func digitsHaveTheirValues() {
    for system in NumberingSystem.allCases {
      let properties = system.digits.unicodeScalars.map(\.properties)
      #expect(properties.map(\.numericValue) == (0...9).map(Double.init))
      #expect(properties.allSatisfy { $0.generalCategory == .decimalNumber })
    }
  }

  @Test(
    "A number written in any system, locale and grouping reads back as itself",
    arguments: NumberingSystem.allCases)
  func numbersRoundTrip(system: NumberingSystem) throws {
    var random = SplitMix64(seed: 12160)
    let tags = DigitsData.lines.map(\.tag)
    for _ in 0..<200 {
      let tag = try #require(tags.randomElement(using: &random))
      let locale = try #require(LocaleTag(tag))
      let number =
        Int.random(in: 0...Int.max, using: &random) >> Int.random(in: 0...62, using: &random)
      for rule in [DigitsRule.system(system), .apple, .cldr] {
        let numbers = LocaleNumbers(locale, digits: rule)
        let digits = Array(numbers.system.digits.unicodeScalars)
        let values = numbers.text(number).unicodeScalars.compactMap(digits.firstIndex(of:))
        #expect(values.map(String.init).joined() == "\(number)", "\(tag) \(rule)")
      }
    }
  }
}

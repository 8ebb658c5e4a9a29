import Foundation
import Testing

@testable import FieldMetrics

/// Rules about texts, input by input.
struct TextTestTests {
  /// What an e-mail address is in two readings.
  struct Address: Sendable, CustomTestStringConvertible {
    let text: String
    /// FormField's `checkEmail`: `nil` where it says that there is nothing.
    let hasShape: Bool?
    /// The lesson's `isPlausibleEmail`.
    let isPlausible: Bool

    var testDescription: String { text.quoted }
  }

  static let addresses: [Address] =
    [
      "sam@example.com", "sam.carter+pizza@example.co.uk", "s@a.io", "UPPER@EXAMPLE.COM",
      " padded@example.com ",
    ].map { Address(text: $0, hasShape: true, isPlausible: true) }
    + ["", "   "].map { Address(text: $0, hasShape: nil, isPlausible: false) }
    + [
      "sam", "sam@", "@example.com", "sam@example", "sam@.com", "sam@example.",
      "sam carter@example.com", "sam@@example.com", "a@b@c.io", "a@b.co.", "a@localhost",
    ].map { Address(text: $0, hasShape: false, isPlausible: false) }
    + ["a@b.c", "a@b.中"].map { Address(text: $0, hasShape: false, isPlausible: true) }
    + ["a@b..co", "a@.b.co"].map { Address(text: $0, hasShape: true, isPlausible: false) }
    + [
      Address(text: "sam@example.com\n", hasShape: true, isPlausible: true),
      Address(text: "\n", hasShape: false, isPlausible: false),
    ]
    + ["sam\u{A0}x@example.com", "用户@例子.中国", "a@[127.0.0.1]"].map {
      Address(text: $0, hasShape: true, isPlausible: true)
    }

  @Test("E-mail addresses in both readings", arguments: addresses)
  func addressesAreRead(address: Address) {
    let example: TextRules = [
      TextRule(.isNotSpaces, "empty"), TextRule(.hasEmailShape, "shape"),
    ]
    let expected: String? =
      switch address.hasShape {
      case nil: "empty"
      case false?: "shape"
      case true?: nil
      }
    #expect(example.firstMessage(for: address.text) == expected)
    #expect(TextTest.isPlausibleEmail(address.text) == address.isPlausible)
  }

  static let postalCodes: [(String, Bool)] =
    ["97205", " 97205 ", "٩٧٢٠٥", "①②③④⑤", "½½½½½", "一二三四五", "９７２０５"].map { ($0, true) }
    + ["9720", "972055", "9720A", "", "  ", "-9720", "9 205"].map { ($0, false) }

  @Test("Postal codes, as the lesson's validator reads them", arguments: postalCodes)
  func postalCodesAreRead(text: String, isFive: Bool) {
    #expect(TextTest.isDigits(5, .number)(text) == isFive)
    let isASCII = isFive && text.utf8.allSatisfy { $0 < 0x80 }
    #expect(TextTest.isDigits(5, .ascii)(text) == isASCII)
  }

  @Test("Decimal digits of any script are digits for Kotlin, fractions are not")
  func digitsAreReadThreeWays() {
    for (text, readings) in [
      ("a1", [true, true, true]), ("a٣", [false, true, true]), ("a½", [false, false, true]),
      ("ab", [false, false, false]),
    ] {
      #expect(
        [DigitReading.ascii, .decimal, .number].map { TextTest.containsDigit($0)(text) } == readings
      )
    }
  }

  @Test("White space is what Foundation takes it for, for every scalar")
  func whiteSpaceIsFoundations() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let both = [TextTrim.spaces.removes(scalar), TextTrim.spacesAndNewlines.removes(scalar)]
      if both != [
        CharacterSet.whitespaces.contains(scalar),
        CharacterSet.whitespacesAndNewlines.contains(scalar),
      ] {
        Issue.record("U+\(String(value, radix: 16)) differs")
      }
    }
  }

  @Test(
    "Texts are trimmed as Foundation trims them",
    arguments: ["", " ", "\u{200B}a b\n", "\r\n", " é "])
  func textsAreTrimmed(text: String) {
    #expect(TextTrim.spaces.applied(to: text) == text.trimmingCharacters(in: .whitespaces))
    #expect(
      TextTrim.spacesAndNewlines.applied(to: text)
        == text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  @Test(
    "Lengths are counted in any unit, and empty text is not too short", arguments: TextUnit.allCases
  )
  func lengthsAreCounted(unit: TextUnit) {
    let text = "👨‍👩‍👧‍👦"
    let length = TextCounts(text)[unit]
    #expect(TextTest.isAtLeast(length, unit)(text) && !TextTest.isAtLeast(length + 1, unit)(text))
    #expect(TextTest.isAtMost(length, unit)(text) && !TextTest.isAtMost(length - 1, unit)(text))
    #expect(TextTest.isAtLeast(9, unit)(""))
    #expect(!TextTest.isAtLeast(9, unit, emptyPasses: false)(""))
  }

  @Test("Tests join, and the first rule that fails speaks")
  func testsJoin() {
    let test = TextTest.isNotEmpty && !.containsAtSign || .containsDigit(.ascii)
    #expect(test("a") && test("@1") && !test("@") && !test(""))
    let rules: TextRules = [
      TextRule(.isNotEmpty, "empty", failure: .valueMissing), TextRule(.containsAtSign, "no @"),
      TextRule(.isAtLeast(3), "short", failure: .tooShort),
    ]
    #expect(rules.firstMessage(for: "") == "empty")
    #expect(rules.failures(of: "ab").map(\.message) == ["no @", "short"])
    #expect(rules.failures(of: "ab").map(\.kind) == [.custom, .tooShort])
    #expect(rules.firstMessage(for: "a@b") == nil)
  }

  @Test("Rules are written as name, numbers, equals sign and message")
  func rulesAreWritten() throws {
    #expect(try #require(TextRule(written: "min-length:3=a=b")).message == "a=b")
    #expect(
      try !#require(TextRule(written: "min-length:3:utf8=x")).test("aé".dropLast().description))
    #expect(try #require(TextRule(written: "digits:5:ascii=x")).test("12345"))
    for (form, _) in TextRule.writtenForms {
      let name = form.split(separator: "[")[0].replacing("COUNT", with: "3")
      #expect(TextRule(written: "\(name)=x") != nil, "\(form)")
    }
    for bad in [
      "", "email", "email=", "emails=x", "min-length=x", "min-length:-1=x", "min-length:1:u=x",
      "email:3=x", "digits:1:ascii:2=x", "digit:x=y",
    ] {
      #expect(TextRule(written: bad) == nil, "\(bad)")
    }
  }
}

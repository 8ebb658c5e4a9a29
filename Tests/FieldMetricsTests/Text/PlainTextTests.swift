import CICU
import FieldMetrics
import TestSupport
import Testing

/// What is done without ICU is what ICU does.
struct PlainTextTests {
  /// Characters below U+3000 that alone are analysed without ICU: their base direction needs none.
  private static let scalars = (0..<0x3000).compactMap { Unicode.Scalar(UInt32($0)) }

  @Test("A single character has the direction, script and paragraphs that ICU's data give it")
  func singleCharactersAgree() throws {
    #expect(cicu_load() == nil)
    for scalar in Self.scalars {
      let text = String(scalar)
      let expected: BaseDirection =
        switch cicu_bidi_class_of(scalar.value) {
        case CICU_BIDI_LEFT: .leftToRight
        case CICU_BIDI_RIGHT: .rightToLeft
        default: .neutral
        }
      #expect(try BaseDirection(of: text) == expected, "\(scalar.value)")
      let script = try #require(try ScriptRuns.cut(text).first?.script)
      let own = cicu_script(scalar.value)
      if own != cicu_script_common, own != cicu_script_inherited, own != cicu_script_unknown {
        #expect(script.rawValue == cicu_script_tag(own), "\(scalar.value)")
      }
      // An Arabic letter keeps the fast path away; a paragraph of its own keeps it apart.
      let withICU = try BidiParagraphs.paragraphs(
        of: "a" + text + "b\u{2029}\u{628}", base: .leftToRight)
      let plain = try BidiParagraphs.paragraphs(of: "a" + text + "b\u{2029}", base: .leftToRight)
      #expect(Array(withICU.dropLast()) == plain, "\(scalar.value)")
    }
  }

  @Test("Paragraphs of plain text end where those of other text do")
  func paragraphsAgree() throws {
    var random = SplitMix64(seed: 6)
    let alphabet = Array("ab1 .\n\r\u{85}\u{1C}\u{2019}é".unicodeScalars)
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text.unicodeScalars.append(alphabet.randomElement(using: &random) ?? "a")
      }
      for base in [ParagraphDirection.leftToRight, .automatic(neutral: .rightToLeft)] {
        let plain = try BidiParagraphs.paragraphs(of: text + "\n", base: base)
        let withICU = try BidiParagraphs.paragraphs(of: text + "\n\u{628}", base: base)
        #expect(plain == Array(withICU.dropLast()), "\(text.debugDescription)")
      }
    }
  }

  @Test(
    "Lines of plain words break where ICU breaks them",
    arguments: ["en", "de", "fi", "sv", "fr", "ja", "zh", "ko", "he", "th", "sr-Latn-RS"])
  func lineBreaksAgree(language: String) throws {
    var random = SplitMix64(seed: 14)
    let alphabet = Array("abzéß09  \n-'\u{2019}.,!?:;".unicodeScalars)
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...14, using: &random) {
        text.unicodeScalars.append(alphabet.randomElement(using: &random) ?? "a")
      }
      // An extension that changes nothing here is beyond the plain path.
      #expect(
        try LineBreaks.lineBreakOpportunities(in: text, language: language)
          == LineBreaks.lineBreakOpportunities(in: text, language: language + "-u-ca-gregory"),
        "\(text.debugDescription)")
    }
  }

  @Test("A label of several lines breaks after spaces, and must after a line feed")
  func labelsBreak() throws {
    let places = try LineBreaks.lineBreakOpportunities(in: "E-Mail bestätigen.\nWe’ll see ")
    #expect(
      places == [
        LineBreakOpportunity(utf8Offset: 2, isMandatory: false),
        LineBreakOpportunity(utf8Offset: 7, isMandatory: false),
        LineBreakOpportunity(utf8Offset: 20, isMandatory: true),
        LineBreakOpportunity(utf8Offset: 28, isMandatory: false),
        LineBreakOpportunity(utf8Offset: 32, isMandatory: false),
      ])
    #expect(try LineBreaks.lineBreakOpportunities(in: "").isEmpty)
  }

  @Test("Languages differ where their rules do, and one that is none is refused")
  func languagesMatter() throws {
    let text = "カーテンっ"
    let strict = try LineBreaks.lineBreakOpportunities(in: text, language: "ja-u-lb-strict")
    let loose = try LineBreaks.lineBreakOpportunities(in: text, language: "ja-u-lb-loose")
    #expect(strict.count < loose.count)
    for tag in ["", "d", "de_DE", "-", "de-", "zh-Hant-x", "ja-u", "\u{4E2D}"] {
      #expect(throws: TextError.noLanguage(tag: tag), "\(tag)") {
        try LineBreaks.lineBreakOpportunities(in: "漢字", language: tag)
      }
    }
    // Unknown, but well formed.
    #expect(try LineBreaks.lineBreakOpportunities(in: "漢字", language: "xx").count == 2)
  }
}

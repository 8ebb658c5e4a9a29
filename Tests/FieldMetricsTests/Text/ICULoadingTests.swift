import CICU
import FieldMetrics
import Testing

struct ICULoadingTests {
  @Test("Plain Latin text is analysed without ICU, other text loads it")
  func plainTextLoadsNothing() async {
    // A process of its own: other tests load ICU.
    await #expect(processExitsWith: .success) {
      let label = "We’ll never share your e-mail – 12 €…"
      _ = try ScriptRuns.cut(label)
      _ = try BaseDirection(of: label)
      _ = try BidiParagraphs.bidiRuns(of: label, base: .leftToRight)
      _ = try BidiParagraphs.bidiRuns(of: label, base: .automatic(neutral: .rightToLeft))
      _ = try LineBreaks.lineBreakOpportunities(in: "E-Mail-Adresse bestätigen", language: "de")
      try #require(!cicu_is_loaded())
      _ = try ScriptRuns.cut("שם")
      try #require(cicu_is_loaded())
    }
  }

  @Test("ICU follows a version of Unicode that it names")
  func versionIsNamed() throws {
    let version = try #require(UnicodeVersion.icu)
    #expect(version.wholeMatch(of: #/\d+\.\d+(\.\d+)*/#) != nil, "\(version)")
  }

  #if os(Linux)
    @Test("A library that is missing, or is not ICU, gives a line that says so")
    func missingLibrariesAreReported() {
      var message = [CChar](repeating: 0, count: 300)
      #expect(!cicu_try_library("libicuuc.so.1", &message, 300))
      #expect(Self.text(message).hasPrefix("libicuuc.so.1: cannot open shared object file"))
      #expect(!cicu_try_library("libm.so.6", &message, 300))
      #expect(Self.text(message).hasPrefix("libm.so.6: no function u_charDirection"))
      #expect(cicu_try_library(cicu_library_name(), &message, 300))
    }
  #endif

  @Test("An error names what is missing and what to install")
  func errorsSayWhatToDo() {
    let missing = TextError.noICU(library: "libicuuc.so.72", reason: "no such file")
    #expect(missing.description.contains("libicuuc.so.72 cannot be loaded: no such file"))
    #expect(missing.description.hasSuffix("(Debian and Ubuntu: libicu72)"))
    #expect(TextError.noLanguage(tag: "\u{1B}x").description.hasPrefix("'\\u{1B}x' is no language"))
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

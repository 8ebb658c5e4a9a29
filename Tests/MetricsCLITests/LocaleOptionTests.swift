import TestSupport
import Testing

/// `--locale` and `--digits` of `table`.
struct LocaleOptionTests {
  private static func document(_ arguments: [String]) throws -> JSONTree {
    let outcome = try CommandLineTool.run(
      ["table", "--category", "L", "--format", "json"] + arguments)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try JSONTree(text: outcome.output)
  }

  @Test(
    "The counter is written in the digits asked for, and the output names them",
    arguments: [
      (["--locale", "ar-EG"], "١٬٢٠٠/١٬٢٠٠", "arab", "apple"),
      (["--locale", "bn"], "1,200/1,200", "latn", "apple"),
      (["--locale", "bn", "--digits", "cldr"], "১,২০০/১,২০০", "beng", "cldr"),
      (["--locale", "ar-EG-u-nu-latn"], "1,200/1,200", "latn", "apple"),
      (["--locale", "de", "--digits", "Deva"], "१.२००/१.२००", "deva", "deva"),
      (["--locale", "es"], "1200/1200", "latn", "apple"),
      ([], "1,200/1,200", "latn", "apple"),
    ])
  func counterIsInTheDigitsAskedFor(
    arguments: [String], text: String, system: String, rule: String
  ) throws {
    let document = try Self.document(["--limit", "1200"] + arguments)
    #expect(document["rows"]?.array?.first?["counter"]?["text"] == .string(text))
    #expect(document["numberingSystem"] == .string(system))
    #expect(document["digits"] == .string(rule))
    #expect(document["locale"] == .string(arguments.first == "--locale" ? arguments[1] : "en"))
  }

  @Test("Without a limit there are no digits to name")
  func noLimitNoDigits() throws {
    let document = try Self.document([])
    for key in ["locale", "digits", "numberingSystem"] { #expect(document[key] == .null) }
  }

  @Test("A font without the digits gives no width, a warning, and still a table")
  func missingDigitsAreNamed() throws {
    let document = try Self.document([
      "--font", "Inter.ttf", "--limit", "160", "--locale", "fa",
    ])
    let counter = try #require(document["rows"]?.array?.first?["counter"])
    #expect(counter["width"] == .null)
    #expect(counter["text"] == .string("۱۶۰/۱۶۰"))
    let notes = try #require(document["notes"]?.array)
    let note = notes.first { $0["id"] == .string("counter-missing-glyph") }
    #expect(note?["severity"] == .string("warning"))
    #expect(note?["message"]?.string?.contains("U+06F0 to U+06F9") == true)
  }

  @Test("Devanagari digits have a width in a font that has them")
  func devanagariHasAWidth() throws {
    let document = try Self.document([
      "--font", "NotoSansDevanagari-Regular.ttf", "--limit", "160", "--locale", "ne",
    ])
    let counter = document["rows"]?.array?.first?["counter"]
    #expect((counter?["width"]?.number ?? 0) > 0)
  }

  @Test(
    "A wrong locale or rule gives exit 64 and says what would be right",
    arguments: [
      (["--locale", "de_"], "Please provide a language tag"),
      (["--locale", ""], "Please provide a language tag"),
      (["--digits", "aple"], "Did you mean 'apple'?"),
      (["--digits", "arabex"], "Did you mean 'arabext'?"),
      (["--digits", "roman"], "Please provide one of 'apple', 'cldr', 'latn'"),
      (["--local", "de"], "Did you mean '--locale'?"),
    ])
  func mistakesAreExplained(arguments: [String], says: String) throws {
    let outcome = try CommandLineTool.run(["table", "--limit", "160"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }
}

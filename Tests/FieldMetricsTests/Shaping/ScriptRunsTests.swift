import Testing

@testable import FieldMetrics

@Suite("Where the script of a text changes")
struct ScriptRunsTests {
  /// A text, and its parts with their scripts.
  struct Case: Sendable, CustomTestStringConvertible {
    let parts: [(script: String, text: String)]

    init(_ parts: (script: String, text: String)...) { self.parts = parts }

    var text: String { parts.map(\.text).joined() }
    var testDescription: String { text.debugDescription }
  }

  @Test(
    "A text is cut where its script changes; shared characters go with the script before them",
    arguments: [
      Case(("Latn", "Email")), Case(("Latn", "12/160")), Case(("Latn", " ")),
      Case(("Latn", "Straße 12, “x”")), Case(("Latn", "e\u{301}")),
      Case(("Cyrl", "Почта 12")), Case(("Arab", "مرحبا، ")), Case(("Hebr", "12 שלום")),
      Case(("Latn", "Name "), ("Arab", "الاسم "), ("Latn", "ok")),
      Case(("Hani", "電子"), ("Kana", "メール"), ("Hira", "の")),
      Case(("Latn", "😀👍🏽")), Case(("Thai", "ชื่อ 😀")),
      Case(("Deva", "नाम। "), ("Beng", "নাম।")), Case(("Grek", "α\u{301}"), ("Latn", "a\u{301}")),
    ])
  func cut(_ test: Case) throws {
    let runs = try ScriptRuns.cut(test.text)
    #expect(runs.map(\.script.description) == test.parts.map(\.script))
    let bytes = Array(test.text.utf8)
    #expect(
      runs.map { String(decoding: bytes[$0.bytes], as: UTF8.self) } == test.parts.map(\.text))
  }

  @Test("A text without characters has no runs")
  func empty() throws {
    #expect(try ScriptRuns.cut("") == [])
  }
}

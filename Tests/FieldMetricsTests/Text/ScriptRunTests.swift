import FieldMetrics
import Testing

struct ScriptRunTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// Script and text of each run.
    let runs: [String]

    var text: String { runs.map { String($0.dropFirst(5)) }.joined() }
    var testDescription: String { "\(name): \(text)" }

    init(_ name: String, _ runs: String...) {
      self.name = name
      self.runs = runs
    }
  }

  @Test(
    "Text is cut where its script changes",
    arguments: [
      Case("plain", "Latn Email address"),
      Case("digits alone", "Latn 12/50"),
      Case("typographic punctuation", "Latn We’ll never share your e‑mail — “ever”…"),
      Case("decomposed", "Latn e\u{301}te\u{301}"),
      Case("Greek", "Grek Ελληνικά 12"),
      Case("digits go with what is before", "Grek αβγ 12 ", "Latn abc 34"),
      Case("shared characters at the start", "Cyrl 12. Почта"),
      Case("Han, Hiragana, Katakana and Latin", "Hani 漢字", "Hira かな", "Kana カナ", "Latn ABC"),
      Case("a long vowel goes with its kana", "Kana メール", "Hira らーめん"),
      Case("a long vowel after Han begins a run", "Hani 東京", "Kana ータワー"),
      Case("a long vowel alone", "Kana ー"),
      Case("ideographic punctuation", "Hani 漢字。", "Hira かな、", "Hani 漢"),
      Case("ideographic punctuation after Latin", "Latn ABC", "Hani 。"),
      Case("Han with Bopomofo", "Hani 注音", "Bopo ㄓㄨ"),
      Case("brackets around another script", "Cyrl Почта (", "Latn email", "Cyrl ) адрес"),
      Case("brackets at the start", "Latn (abc) ", "Grek αβγ"),
      Case("corner brackets", "Hani 英語「", "Latn ABC", "Hani 」", "Hira です"),
      Case("angle brackets", "Cyrl да \u{2329}", "Latn abc", "Cyrl \u{232A} нет"),
      Case("angle brackets of two blocks", "Hani 漢\u{3008}", "Latn abc", "Hani \u{232A}漢"),
      Case("nested brackets", "Cyrl А [", "Latn b (", "Grek γ", "Latn ) d", "Cyrl ] Е"),
      Case("an open bracket that nothing closes", "Cyrl А (", "Latn b [c", "Cyrl ) Е"),
      Case("a closing bracket that nothing opens", "Cyrl А", "Latn b) c"),
      Case("Hebrew", "Hebr שם משפחה *"),
      Case("Arabic with digits of its own", "Arab رقم ١٢٣"),
      Case("Arabic digits alone", "Arab ١٢٣"),
      Case("Arabic comma alone", "Arab ،"),
      Case("a tatweel goes with Arabic", "Arab مـرحـبا"),
      Case("a tatweel goes with Syriac", "Syrc ܫـܠܡܐ"),
      Case("a tatweel at the start waits for its script", "Syrc ـܫܠܡܐ"),
      Case("a tatweel after Latin begins a run", "Latn abc", "Arab ـمر"),
      Case("harakat go with Arabic", "Arab مَرْحَبًا"),
      Case("harakat go with Syriac", "Syrc ܫ\u{64E}"),
      Case("a mark does not leave its letter", "Latn a\u{64E}b"),
      Case("a mark gives a shared base its script", "Latn ab", "Deva \u{25CC}\u{93F}"),
      Case("Devanagari with danda", "Deva नाम। ", "Latn abc"),
      Case("Bengali with danda", "Beng নাম। "),
      Case("a danda alone", "Deva ।"),
      Case("Thai and Latin", "Thai ชื่อ (", "Latn name", "Thai )"),
      Case("emoji alone", "Latn 😀👍🏽"),
      Case("emoji go with what is before", "Hebr שלום 😀 ", "Latn hi 👩‍💻"),
      Case("emoji at the start", "Thai 😀 ชื่อ"),
      Case("keycap and flag", "Arab 1️⃣ مرحبا 🇸🇦"),
      Case("private use", "Grek α\u{E000}β"),
    ])
  func textIsCut(example: Case) throws {
    let text = example.text
    let bytes = Array(text.utf8)
    let runs = try ScriptRuns.cut(text).map {
      "\($0.script) \(String(decoding: bytes[$0.bytes], as: UTF8.self))"
    }
    #expect(runs == example.runs)
  }

  @Test("No text has no runs")
  func noText() throws {
    #expect(try ScriptRuns.cut("").isEmpty)
  }
}

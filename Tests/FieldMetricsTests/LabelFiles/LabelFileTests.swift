import FieldMetrics
import Testing

/// Label files of every format, as the library reads them.
struct LabelFileTests {
  private static func labels(
    _ text: String, _ format: LabelFileFormat, locale: String? = nil
  ) throws -> [SourceLabel] {
    try LabelFile.labels(in: Array(text.utf8), as: format, locale: locale)
  }

  @Test("Lines end with LF or CR LF; a byte order mark is dropped; empty lines are labels")
  func linesAreLabels() throws {
    let labels = try Self.labels("\u{FEFF}one\r\n\ntwo\rhalf\nlast", .lines)
    #expect(labels.map(\.text) == ["one", "", "two\rhalf", "last"])
    #expect(labels.allSatisfy { $0.key == nil && $0.locale == nil })
    #expect(try Self.labels("", .lines).isEmpty)
  }

  @Test("Lines come out whole wherever a stream is cut", arguments: 1...9)
  func linesAreStreamed(pieceSize: Int) throws {
    let bytes = Array("\u{FEFF}Größe\r\n\nأهلا\n👨‍👩‍👧 x".utf8)
    var lines = LabelLines()
    var held: [UInt8] = []
    var found: [String] = []
    var rest = bytes[...]
    while true {
      held += rest.prefix(pieceSize)
      rest = rest.dropFirst(pieceSize)
      let taken = try held.withUnsafeBytes { buffer in
        try lines.read(buffer, isLast: rest.isEmpty) { line in
          found.append(String(decoding: line, as: UTF8.self))
        }
      }
      held.removeFirst(taken)
      if rest.isEmpty { break }
    }
    #expect(found == ["Größe", "", "أهلا", "👨‍👩‍👧 x"])
  }

  @Test("JSON: an array without keys, an object with keys, nested ones joined with dots")
  func jsonIsRead() throws {
    let array = try Self.labels(#" ["a", "b\n\u00e9\ud83d\ude00"] "#, .json)
    #expect(array.map(\.text) == ["a", "b\né😀"])
    let labels = try Self.labels(#"{"b": {"c": "1", "d": ["2", "3"]}, "a": "4", "e": {}}"#, .json)
    #expect(labels.map(\.key) == ["b.c", "b.d.0", "b.d.1", "a"])
    #expect(labels.map(\.text) == ["1", "2", "3", "4"])
    #expect(try Self.labels("[]", .json).isEmpty)
  }

  @Test("An .arb has a locale; its metadata are no labels")
  func bundlesAreRead() throws {
    let labels = try Self.labels(
      #"{"@@locale": "de_AT", "hi": "Servus {x}", "@hi": {"placeholders": {"x": {}}}, "@@x-y": 1}"#,
      .arb)
    #expect(labels == [SourceLabel("Servus {x}", key: "hi", locale: "de_AT")])
  }

  @Test(".strings: comments, escapes, unquoted keys, a key alone")
  func stringsAreRead() throws {
    let labels = try Self.labels(
      #"""
      /* A comment; "not" = "this"; */
      "a b" = "say \"hi\"\n\\ \U00e9\UD83D\UDE00 \'";  // "nor" = "this";
      NSCamera.usage = "two
      lines";
      alone;"\101" = 'x';
      """#, .strings)
    #expect(labels.map(\.key) == ["a b", "NSCamera.usage", "alone", "A"])
    #expect(labels.map(\.text) == ["say \"hi\"\n\\ é😀 '", "two\nlines", "alone", "x"])
    #expect(try Self.labels("", .strings).isEmpty)
  }

  @Test("UTF-16 with a byte order mark is read, in both orders", arguments: [true, false])
  func utf16IsRead(isLittle: Bool) throws {
    let bytes = "\u{FEFF}\"k\" = \"Größe 😀\";".utf16.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return isLittle ? pair : pair.reversed()
    }
    #expect(
      try LabelFile.labels(in: bytes, as: .strings) == [SourceLabel("Größe 😀", key: "k")])
    #expect(LabelFileFormat(fileName: "-", start: bytes) == .strings)
    #expect(throws: LabelFileError.self) {
      try LabelFile.labels(in: bytes.dropLast(), as: .strings)
    }
  }

  private static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Email": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "E-Mail"}}}},
      "n": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld item"}},
          "other": {"stringUnit": {"value": "%lld items"}}}}},
        "pt-BR": {"variations": {"device": {
          "iphone": {"stringUnit": {"value": "i"}},
          "other": {"variations": {"plural": {"one": {"stringUnit": {"value": "o"}}}}}}}}}},
      "s": {"localizations": {"en": {
        "stringUnit": {"value": "%#@a@"},
        "substitutions": {"a": {"argNum": 1, "variations": {"plural": {
          "other": {"stringUnit": {"value": "%arg x"}}}}}}}}},
      "Empty": {}}}
    """#

  @Test(".xcstrings: every language, plural form, device and substitution")
  func catalogsAreRead() throws {
    let labels = try Self.labels(Self.catalog, .xcstrings)
    #expect(
      labels == [
        SourceLabel("Email", key: "Email", locale: "en"),
        SourceLabel("E-Mail", key: "Email", locale: "de"),
        SourceLabel("%lld item", key: "n.one", locale: "en"),
        SourceLabel("%lld items", key: "n.other", locale: "en"),
        SourceLabel("i", key: "n.iphone", locale: "pt-BR"),
        SourceLabel("o", key: "n.other.one", locale: "pt-BR"),
        SourceLabel("%#@a@", key: "s", locale: "en"),
        SourceLabel("%arg x", key: "s.a.other", locale: "en"),
        SourceLabel("Empty", key: "Empty", locale: "en"),
      ])
    let brazil = try Self.labels(Self.catalog, .xcstrings, locale: "pt_br")
    #expect(brazil.map(\.text) == ["i", "o"])
    let error = #expect(throws: LabelFileError.self) {
      try Self.labels(Self.catalog, .xcstrings, locale: "fr")
    }
    #expect(
      error?.description == "found no labels in 'fr', expected one of 'en', 'de', 'pt-BR'")
  }

  @Test("strings.xml: strings, arrays, plurals, references, character data, escapes, tags")
  func androidIsRead() throws {
    let labels = try Self.labels(
      #"""
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE resources [<!ENTITY app "My &amp; App">]>
      <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <!-- <string name="no">no</string> -->
        <string name="app" translatable="false">&app; – caf&#233;&#xe9;</string>
        <string name="q">  It\'s  <b>bold</b> <xliff:g id="n">%1$s</xliff:g>
           next\nline "  kept" \u00e9\uD83D\uDE00 \@ \"x\" </string>
        <string name="c"><![CDATA[<b>x</b> & y]]></string>
        <string name="empty"/>
        <string-array name="a"><item>One</item><item>Two</item></string-array>
        <plurals name="p"><item quantity="one">%d</item><item quantity="other">%ds</item></plurals>
        <color name="z">#fff</color>
      </resources>
      """#, .android)
    #expect(labels.map(\.key) == ["app", "q", "c", "empty", "a.0", "a.1", "p.one", "p.other"])
    #expect(
      labels.map(\.text) == [
        "My & App – caféé", "It's bold %1$s next\nline   kept é😀 @ \"x\"", "<b>x</b> & y", "",
        "One", "Two", "%d", "%ds",
      ])
  }

  @Test(
    "The format follows from the name, else from the content",
    arguments: [
      ("a.txt", "[\"a\"]", .lines), ("a.json", "[", .json), ("a.ARB", "", .arb),
      ("a.json", "{\"sourceLanguage\": \"en\"", .xcstrings), ("strings.xml", "", .android),
      ("a.b.strings", "", .strings), ("-", "{ \"@@locale\": \"de\"", .arb),
      ("-", " [ \"a\"]", .json), ("-", "[Required] name", .lines), ("-", "{name}, hello", .lines),
      ("-", "<?xml version='1.0'?>", .android), ("-", "<3", .lines), ("-", "/* a */", .strings),
      ("-", "\"a\" = \"b\";", .strings), ("-", "\"Quoted\", she said", .lines), ("-", "", .lines),
      ("strings", "a", .lines),
    ] as [(String, String, LabelFileFormat)])
  func formatsAreGuessed(name: String, start: String, format: LabelFileFormat) {
    #expect(LabelFileFormat(fileName: name, start: Array(start.utf8)) == format)
  }
}

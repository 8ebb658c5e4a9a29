import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Which face of a stack draws what")
struct FaceChoiceTests {
  /// A text, and the face for each part of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let parts: [(text: String, face: Int)]

    init(_ parts: (String, Int)...) { self.parts = parts.map { (text: $0.0, face: $0.1) } }

    var text: String { parts.map(\.text).joined() }
    var testDescription: String { text.debugDescription }
  }

  /// 0 is Inter, 1 the colour emoji; digits, © and ☺ are in both.
  @Test(
    "An emoji goes to the colour face when it is meant as one, and text stays text",
    arguments: [
      Case(("a", 0), ("😀", 1), ("b", 0)), Case(("👍🏽", 1)), Case(("👨‍👩‍👧", 1), ("!", 0)),
      Case(("1", 0), ("1️⃣", 1), ("1", 0)), Case(("12#*", 0)), Case(("#️⃣*️⃣", 1)),
      Case(("1\u{FE0E}2", 0)), Case(("🇩🇪🇫🇷", 1)), Case(("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 1), (".", 0)), Case(("🏳️‍🌈", 1)),
      Case(("👩🏾‍💻🤷🏻‍♀️", 1)), Case(("❤️", 1)), Case(("❤️‍🔥", 1)), Case(("©®™", 0)),
      Case(("©️®️™️", 1)), Case(("©\u{FE0E}", 0)), Case(("↔️", 1)), Case(("↔", 0)),
      Case(("☝🏿", 1)), Case(("✌🏻", 1)), Case(("🧑🏻‍🤝‍🧑🏿", 1)), Case(("🐻‍❄️", 1)),
      Case(("🇦", 1)), Case(("⏱️", 1), ("12", 0)),
    ])
  func emoji(_ test: Case) throws {
    try expect(test, in: "Inter.ttf", "NotoColorEmoji.ttf")
  }

  @Test(
    "Put first, the colour face still leaves letters, digits and text signs to the other",
    arguments: [
      Case(("😀", 0), ("a", 1)), Case(("❤️", 0)), Case(("©\u{FE0E}", 1)), Case(("1️⃣", 0)),
    ])
  func colourFirst(_ test: Case) throws {
    try expect(test, in: "NotoColorEmoji.ttf", "Inter.ttf")
  }

  /// 0 is Inter, 1 Noto for Hebrew, 2 for Devanagari; all have a space.
  @Test(
    "A space, a joiner, a control and a mark of direction stay with the face before them",
    arguments: [
      Case(("a ", 0), ("שלום ", 1), ("b", 0)), Case((" ", 0), ("שלום", 1)),
      Case(("שלום\u{A0}", 1), ("b", 0)), Case(("שלום\t\n", 1), ("b", 0)),
      Case(("\t", 0), ("שלום\u{200E}", 1), ("b", 0)), Case(("שלום\u{2069}\u{200B}\u{2060}", 1)),
      Case(("क\u{94D}\u{200D} ", 2), ("b", 0)), Case(("a\u{200D}\u{AD}", 0)),
      Case(("שלום\r\n", 1), ("b\u{2028}", 0)), Case(("न\u{FE0F}\u{E0061}", 2)),
      Case(("a\u{FEFF}\u{180E}\u{61C}", 0)),
    ])
  func companions(_ test: Case) throws {
    try expect(
      test, in: "Inter.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansDevanagari-Regular.ttf")
  }

  /// 0 has "e" but no accents of its own.
  @Test("A letter and its mark never come from two faces")
  func marksFollowTheirLetter() throws {
    try expect(
      Case(("A", 0), ("A\u{302}", 1), ("A", 0)), in: "widths.ttf", "NotoSans-Regular.ttf")
    try expect(Case(("A\u{301}", 0)), in: "widths.ttf", "NotoSans-Regular.ttf")
  }

  private func expect(_ test: Case, in fonts: String...) throws {
    let shaped = try TextShaper(TestFiles.stack(fonts)).shape(test.text)
    #expect(shaped.missing.isEmpty)
    #expect(shaped.runs.allSatisfy { $0.glyphs.allSatisfy { $0.id != 0 } })
    var faces = [Int](repeating: -1, count: test.text.utf8.count)
    for run in shaped.runs { for byte in run.bytes { faces[byte] = run.stackIndex } }
    let expected = test.parts.flatMap { [Int](repeating: $0.face, count: $0.text.utf8.count) }
    #expect(faces == expected)
  }

  private static let ignorable: [UInt32] = (UInt32(0)...0x10FFFF).filter {
    Unicode.Scalar($0)?.properties.isDefaultIgnorableCodePoint == true && $0 < 0xE0200
  }

  /// HarfBuzz shows some; a newer one fewer. See ``hangulFillers()``.
  @Test("A character that draws nothing asks for no other face, is no box, and changes no width")
  func ignorables() throws {
    let shaper = try TestFiles.shaper("Inter.ttf", "NotoSansHebrew-Regular.ttf")
    // Around it, letters without kerning: some of these characters are runs of their own.
    let width = try #require(try shaper.shape("HH").width(at: 17))
    var shown: [UInt32] = []
    for value in Self.ignorable {
      let scalar = try #require(Unicode.Scalar(value))
      let shaped = try shaper.shape("H\(scalar)H")
      if !shaped.missing.isEmpty {
        shown.append(value)
        continue
      }
      let isFine =
        shaped.width(at: 17) == width && shaped.runs.allSatisfy { $0.stackIndex == 0 }
        && !shaped.runs.contains { $0.glyphs.contains { $0.id == 0 } }
      if !isFine {
        Issue.record("\(String(value, radix: 16)): \(shaped.runs) \(shaped.missing)")
      }
    }
    #expect(
      shown == [0x115F, 0x1160, 0x180F, 0x3164, 0xFFA0, 0x1BCA0, 0x1BCA1, 0x1BCA2, 0x1BCA3])
  }

  @Test(
    "A Hangul filler is as wide as a letter: it needs a glyph, or is missing",
    arguments: ["\u{3164}", "\u{FFA0}", "\u{115F}"])
  func hangulFillers(_ filler: String) throws {
    let alone = try TestFiles.shaper("Inter.ttf").shape("a" + filler)
    #expect(alone.missing.map(\.utf8Offset) == [1])
    #expect(alone.width(at: 17) == nil)
    let korean = try TestFiles.shaper("Inter.ttf", "NotoSansCJK-Regular.ttc").shape("a" + filler)
    #expect(korean.missing.isEmpty)
    #expect(korean.runs.map(\.stackIndex) == [0, 1])
    #expect(korean.runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  }

  @Test(
    "A tab or a line end is as wide as a space and never a box",
    arguments: [
      "\t", "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{0}", "\u{1F}", "\u{7F}", "\u{85}", "\u{9F}",
    ],
    ["widths.ttf", "Inter.ttf", "NotoSansKhmer-Regular.ttf"])
  func controls(_ control: String, font: String) throws {
    let shaper = try TestFiles.shaper(font)
    let shaped = try shaper.shape(control)
    #expect(shaped.missing.isEmpty)
    #expect(shaped.runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
    let space = try #require(try shaper.shape(" ").unitWidth)
    #expect(shaped.unitWidth == FontUnits(space.value * Double(control.unicodeScalars.count)))
  }

  @Test("In a face without a space, a tab is missing: no box is taken for it")
  func controlsWithoutSpace() throws {
    let shaper = try Self.shaper([0x41: 1, 0x42: 2])
    let shaped = try shaper.shape("A\tB")
    #expect(shaped.runs.flatMap(\.glyphs).contains { $0.id == 0 } == !shaped.missing.isEmpty)
  }

  /// The glyphs that a face has, and a text; glyphs that come out, or `nil` when it is missing.
  struct Form: Sendable, CustomTestStringConvertible {
    let has: [UInt32]
    let text: String
    let isDrawn: Bool

    var testDescription: String {
      "\(text.debugDescription) with \(has.map { String($0, radix: 16) })"
    }
  }

  @Test(
    "A face draws a letter that it has in another form, composed or not, and only then",
    arguments: [
      Form(has: [0xE9], text: "e\u{301}", isDrawn: true),
      Form(has: [0x65, 0x301], text: "\u{E9}", isDrawn: true),
      Form(has: [0x65], text: "\u{E9}", isDrawn: false),
      Form(has: [0x65], text: "e\u{301}", isDrawn: false),
      Form(has: [0xEA, 0x301], text: "\u{1EBF}", isDrawn: true),
      Form(has: [0x65, 0x302, 0x301], text: "\u{1EBF}", isDrawn: true),
      // HarfBuzz composes step by step, and would need the steps.
      Form(has: [0x1EBF], text: "e\u{302}\u{301}", isDrawn: false),
      Form(has: [0xEA, 0x323], text: "e\u{323}\u{302}", isDrawn: true),
      Form(has: [0x1EB9, 0x302], text: "\u{1EC7}", isDrawn: true),
      Form(has: [0x1EB9, 0x302], text: "e\u{302}\u{323}", isDrawn: true),
      // Å the unit is Å the letter.
      Form(has: [0xC5], text: "\u{212B}", isDrawn: true),
      Form(has: [0x1100, 0x1161], text: "\u{AC00}", isDrawn: true),
      Form(has: [0xAC00], text: "\u{1100}\u{1161}", isDrawn: true),
      // HarfBuzz takes no Bengali letter with a dot apart.
      Form(has: [0x9A1, 0x9BC], text: "\u{9DC}", isDrawn: false),
      Form(has: [0x9DC], text: "\u{9A1}\u{9BC}", isDrawn: false),
      // A vowel of two parts; HarfBuzz needs the parts.
      Form(has: [0x995, 0x9C7, 0x9BE], text: "\u{995}\u{9CB}", isDrawn: true),
      Form(has: [0x995, 0x9CB], text: "\u{995}\u{9C7}\u{9BE}", isDrawn: false),
      // Hebrew letters with points have forms that Unicode never composes; HarfBuzz does.
      Form(has: [0x5E9, 0xFB2A], text: "\u{5E9}\u{5C1}", isDrawn: true),
      Form(has: [0x5E9, 0x5C1], text: "\u{FB2A}", isDrawn: true),
    ])
  func forms(_ form: Form) throws {
    var glyphs: [UInt32: Int] = [:]
    for (index, value) in form.has.enumerated() { glyphs[value] = index % 2 + 1 }
    let shaped = try Self.shaper(glyphs).shape(form.text)
    let hasBox = shaped.runs.flatMap(\.glyphs).contains { $0.id == 0 }
    #expect(hasBox == !form.isDrawn)
    #expect(shaped.missing.isEmpty == form.isDrawn)
  }

  /// A font of three glyphs with a map of its own.
  private static func shaper(_ glyphs: [UInt32: Int]) throws -> TextShaper {
    var font = SfntBuilder()
    let groups = glyphs.sorted { $0.key < $1.key }.map { (Int($0.key)...Int($0.key), $0.value) }
    font["cmap"] = SfntTables.cmap([(3, 10, SfntTables.cmapGroups(format: 12, groups))])
    return try TextShaper(FontStack(FontFile(bytes: font.bytes(), fileName: "forms.ttf").face()))
  }
}

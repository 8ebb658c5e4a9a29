import TestSupport
import Testing

@testable import FieldMetrics

/// Every run that the shaper makes of a mixed text, asked of HarfBuzz's own program.
@Suite("Runs of mixed texts and HarfBuzz's own program")
struct RunAgreementTests {
  private static let textsPerList = 32

  /// Fonts of 29 scripts behind Inter, and emoji.
  private static let stackFiles = [
    "Inter.ttf", "NotoNaskhArabic-Regular.ttf",
    "NotoSansHebrew-Regular.ttf", "NotoSansDevanagari-Regular.ttf", "NotoSansBengali-Regular.ttf",
    "NotoSansGurmukhi-Regular.ttf", "NotoSansGujarati-Regular.ttf", "NotoSansOriya-Regular.ttf",
    "NotoSansTamil-Regular.ttf", "NotoSansTelugu-Regular.ttf", "NotoSansKannada-Regular.ttf",
    "NotoSansMalayalam-Regular.ttf", "NotoSansSinhala-Regular.ttf", "NotoSansThai-Regular.ttf",
    "NotoSansLao-Regular.ttf", "NotoSansKhmer-Regular.ttf", "NotoSansMyanmar-Regular.ttf",
    "NotoSerifTibetan-Regular.ttf", "NotoSansGeorgian-Regular.ttf",
    "NotoSansArmenian-Regular.ttf", "NotoSansEthiopic-Regular.ttf", "NotoSansAdlam-Regular.ttf",
    "NotoSansNKo-Regular.ttf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf",
  ]

  private static let stack = Result { try TestFiles.stack(stackFiles) }

  @Test("There are a thousand different texts, in 25 scripts, that ask for every face of the stack")
  func enoughTexts() throws {
    let texts = Set(ScriptWords.all.flatMap { UITexts.texts(for: $0, count: Self.textsPerList) })
    #expect(texts.count >= 1_000)
    let shaper = try TextShaper(Self.stack.get())
    let runs = try texts.flatMap { try shaper.shape($0).runs }
    #expect(runs.count >= 3_000)
    #expect(Set(runs.map(\.script)).count >= 25)
    #expect(Set(runs.map(\.stackIndex)) == Set(Self.stackFiles.indices))
    #expect(runs.count { $0.isRightToLeft } >= 200)
  }

  @Test(
    "Glyphs, clusters, advances and offsets of every run are those of hb-shape",
    arguments: ScriptWords.all)
  func everyRun(_ words: ScriptWords) throws {
    let texts = UITexts.texts(for: words, count: Self.textsPerList)
    let shaped = try expectAgreement(
      texts, try Self.stack.get(), ShapingOptions(language: words.language))
    #expect(shaped.contains { $0.runs.contains { $0.script.description == words.script } })
    for text in shaped { #expect(text.missing.isEmpty, "\(text.text): \(text.missing)") }
  }

  /// Tracking switches ligatures off; an axis, features and a forced direction.
  @Test(
    "So they are with features, tracking, a bold face and a forced direction",
    arguments: ["Latn-en", "Latn-tr", "Arab-ar", "Hebr-he", "Deva-hi", "Mymr-my", "Hira-ja"])
  func options(_ list: String) throws {
    let words = try #require(ScriptWords.all.first { $0.description == list })
    let bold = [AxisCoordinate(tag: Tag(literal: "wght"), value: 650)]
    let entries = try Self.stack.get().entries
    let stack = FontStack(entries[0].at(axes: bold), fallbacks: Array(entries.dropFirst()))
    for direction in [ParagraphDirection.leftToRight, .rightToLeft] {
      let options = ShapingOptions(
        language: words.language, features: [.tabularDigits], direction: direction, tracking: 20)
      try expectAgreement(UITexts.texts(for: words, count: 20), stack, options)
    }
  }

  @Test(
    "Letters join across the border of two faces as they do in hb-shape with what is around them",
    arguments: [
      // The little font has no Persian letters: the word is cut in the middle.
      "بپب", "ببگ", "گبب", "بپپب", "ب\u{200D}پ", "بَپِب",
    ])
  func joinedAcrossFaces(_ text: String) throws {
    let stack = try TestFiles.stack(["arabic-joining.ttf", "NotoNaskhArabic-Regular.ttf"])
    let shaped = try expectAgreement([text], stack, ShapingOptions(language: "fa"))
    #expect(shaped[0].runs.count > 1)
    #expect(shaped[0].missing.isEmpty)
  }

  /// Runs that one call of the program can shape.
  private struct Group: Hashable {
    let stackIndex: Int
    let script: String
    let isRightToLeft: Bool
    let before: String
    let after: String
  }

  private struct Question {
    let text: String
    let glyphs: [HBShape.Glyph]
  }

  @discardableResult
  private func expectAgreement(
    _ texts: [String], _ stack: FontStack, _ options: ShapingOptions
  ) throws -> [ShapedText] {
    let shaper = try TextShaper(stack, options: options)
    let shaped = try texts.map { try shaper.shape($0) }
    var groups: [Group: [Question]] = [:]
    for text in shaped {
      for run in text.runs {
        let (group, question) = question(about: run, of: text)
        groups[group, default: []].append(question)
      }
    }
    for (group, questions) in groups {
      let program = try program(for: group, stack, options)
      let theirs = try program.shape(
        questions.map(\.text), script: group.script,
        isRightToLeft: group.isRightToLeft)
      for (question, glyphs) in zip(questions, theirs) where question.glyphs != glyphs {
        Issue.record("\(program.fontPath): \(question.text): \(question.glyphs) is not \(glyphs)")
      }
    }
    return shaped
  }

  private func question(about run: GlyphRun, of text: ShapedText) -> (Group, Question) {
    let bytes = Array(text.text.utf8)
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let joins = ["Arab", "Adlm", "Nkoo"].contains(run.script.description)
    let before = part(0..<run.bytes.lowerBound)
    let after = part(run.bytes.upperBound..<bytes.count)
    let group = Group(
      stackIndex: run.stackIndex, script: run.script.description, isRightToLeft: run.isRightToLeft,
      before: joins && before.unicodeScalars.last?.mayJoin == true ? before : "",
      after: joins && after.unicodeScalars.first?.mayJoin == true ? after : "")
    let glyphs = run.glyphs.map { HBShape.Glyph($0, runStart: run.bytes.lowerBound) }
    return (group, Question(text: part(run.bytes), glyphs: glyphs))
  }

  private func program(
    for group: Group, _ stack: FontStack, _ options: ShapingOptions
  ) throws -> HBShape {
    let entry = stack.entries[group.stackIndex]
    let tracked = options.tracking == 0 ? [] : FontFeature.withoutOptionalLigatures
    return try HBShape(
      fontPath: TestFiles.path(of: entry.face.file.fileName), faceIndex: entry.face.index,
      coordinates: entry.axes,
      features: (tracked + options.features).map { "\($0.tag)=\($0.value)" },
      language: options.language ?? "und", before: group.before, after: group.after)
  }
}

extension Unicode.Scalar {
  /// Whether letters beside it could take another form.
  fileprivate var mayJoin: Bool {
    properties.isAlphabetic || properties.isDefaultIgnorableCodePoint
      || properties.canonicalCombiningClass != .notReordered
  }
}

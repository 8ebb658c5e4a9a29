import Testing

@testable import FieldMetrics

/// The cut at the limit, and text that an input method composes.
struct FormFieldTrimTests {
  static let trims: [BehaviorRow] = [
    BehaviorRow(
      "families count as one and stay whole: 2 with limit 1 keep 11 UTF-16 units", .formField
    ) {
      let field = FormField.plain(limit: 1).after(.focus, .paste("👨‍👩‍👧‍👦👨‍👩‍👧‍👦"))
      #expect(field.text.utf16.count == 11)
    },
    BehaviorRow("a decomposed é keeps its accent: 2 units with limit 1", .formField) {
      let field = FormField.plain(limit: 1).after(.focus, .paste("e\u{301}clair"))
      #expect(field.text.utf16.count == 2)
    },
    BehaviorRow("three flags with limit 2 keep 8 units", .formField) {
      let field = FormField.plain(limit: 2).after(.focus, .paste("🇩🇪🇺🇸🇫🇷"))
      #expect(field.text.utf16.count == 8)
    },
    BehaviorRow("กำลัง has 3 clusters", .formField) {
      #expect(FormField.plain(text: "กำลัง", limit: 9).shown.count?.count == 3)
    },
    BehaviorRow("नमस्ते has 3 clusters in current Unicode rules", .formField) {
      #expect(FormField.plain(text: "नमस्ते", limit: 9).shown.count?.count == 3)
    },
    BehaviorRow("CR LF is one", .formField) {
      #expect(FormField.plain(limit: 2).after(.focus, .paste("a\r\nb")).text == "a\r\n")
    },
    BehaviorRow("emoji with a skin tone are one", .formField) {
      #expect(FormField.plain(limit: 1).after(.focus, .paste("👍🏽👍🏽")).text == "👍🏽")
    },
    BehaviorRow(
      "the reference cuts composed text at once, which may end the composition", .formField
    ) {
      var field = FormField.plain(limit: 3) { $0.composition = .cutsAtOnce }
      field.play(.focus, .compose("shij"))
      #expect(field.text == "shi" && !field.isComposing && field.bumps == 1)
    },
    BehaviorRow("an engine that waits cuts when the composition ends", .formField) {
      var field = FormField.plain(limit: 3).after(.focus, .compose("shijie"))
      #expect(field.text == "shijie" && field.isComposing && field.bumps == 0)
      field.play(.commit("世界"))
      #expect(field.text == "世界" && field.bumps == 0)
    },
    BehaviorRow(
      "an over-limit paste is long, then cut, and bumps once for all it refused", .formField
    ) {
      var field = FormField.plain(limit: 2)
      let effects = field.play(.focus, .paste("abcdef"))
      #expect(effects == [.refusal(count: 6, limit: 2), .haptic(.lightImpact), .bump])
      #expect(field.bumps == 1)
    },
  ]

  @Test("Trim and input methods", arguments: trims)
  func trimsAreAsInTheReference(row: BehaviorRow) throws { try row.proof() }

  @Test("Leaving the field, Return and other keys end a composition with what it shows")
  func compositionsEnd() {
    let field = FormField.plain(limit: 3).after(.focus, .compose("shijie"))
    var left = field
    left.play(.blur)
    #expect(left.text == "shi" && left.bumps == 1 && !left.isComposing)
    var returned = field
    #expect(!returned.play(.pressReturn).contains(.submission))
    #expect(returned.text == "shi")
    var typed = FormField.plain().after(.focus, .compose("ni"), .type("x"))
    #expect(typed.text == "nix" && !typed.isComposing)
    #expect(typed.play(.commit(nil)) == [.ignored("nothing is being composed")])
  }

  @Test("Composed text is edited in place, and goes with its last character")
  func compositionsAreEdited() {
    var field = FormField.plain(text: "ab").after(.focus, .select(1..<1), .compose("ni"))
    #expect(field.text == "anib")
    field.play(.delete(1))
    #expect(field.text == "anb" && field.isComposing)
    field.play(.compose("nihao"), .commit("你好"))
    #expect(field.text == "a你好b" && !field.isComposing)
    field.play(.compose("x"), .delete(1))
    #expect(field.text == "a你好b" && !field.isComposing)
  }

  @Test("A change of bytes alone is counted, though the texts are equal for Swift")
  func normalisationIsAChange() {
    let field = FormField.plain(text: "é") { $0.limit = TextLimit(9, .scalars) }
      .after(.set("e\u{301}"))
    #expect(field.shown.count?.count == 2)
  }
}

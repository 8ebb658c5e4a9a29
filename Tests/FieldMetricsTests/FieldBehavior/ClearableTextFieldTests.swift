import Testing

@testable import FieldMetrics

struct ClearableTextFieldTests {
  private static func field(_ text: String = "", rules: TextRules? = nil) -> ClearableTextField {
    ClearableTextField(.init(title: "Email", hasIcon: true, text: text, rules: rules))
  }

  static let rows: [BehaviorRow] = [
    BehaviorRow("the clear button shows when there is text, focus or not", .clearable) {
      #expect(field("a").showsClear && field("a").after(.focus).showsClear)
      #expect(!field().after(.focus).showsClear)
    },
    BehaviorRow("a tap on the clear button empties and focuses", .clearable) {
      var cleared = field("a")
      #expect(cleared.play(.clear) == [.focusRequest])
      #expect(cleared.text == "" && cleared.isFocused)
      #expect(cleared.play(.clear) == [.ignored("there is no clear button")])
    },
    BehaviorRow("the accent is red with an error, the tint with focus, else secondary", .clearable)
    {
      for (shown, tint) in [
        (field().shown, FieldTint.secondary), (field().after(.focus).shown, .primary),
        (field().after(.focus, .error(["Bad"])).shown, .error),
        (field().after(.error(["Bad"])).shown, .error),
      ] {
        #expect(shown.icon == tint && shown.outline?.tint == tint)
      }
    },
    BehaviorRow("the border is 1.5 with focus or an error, else 0.5", .clearable) {
      #expect(field().shown.outline?.width == 0.5)
      #expect(field().after(.focus).shown.outline?.width == 1.5)
      #expect(field().after(.error(["Bad"])).shown.outline?.width == 1.5)
    },
    BehaviorRow("the caller's error shows at once; nothing is felt or spoken", .clearable) {
      var wrong = field()
      #expect(wrong.play(.error(["Bad"])) == [])
      #expect(wrong.errors == ["Bad"])
      #expect(wrong.play(.focus, .type("x"), .blur) == [] && wrong.errors == ["Bad"])
    },
    BehaviorRow("read as title, with the error as hint and “Clear text”", .clearable) {
      let shown = field("a").after(.error(["Bad"])).shown.accessibility
      #expect(shown.label == "Email" && shown.hint == "Bad" && shown.clearLabel == "Clear text")
      #expect(
        field().shown.accessibility.hint == "" && field().shown.accessibility.clearLabel == nil)
    },
    BehaviorRow("the title is a placeholder that goes when something is typed", .clearable) {
      #expect(field().shown.prompt == "Email" && field().shown.state.label == nil)
      #expect(field().after(.focus, .type("a")).shown.prompt == nil)
    },
    BehaviorRow("demo: an error while there is text without an @", .clearable) {
      let rules: TextRules = [TextRule(!.isNotEmpty || .containsAtSign, "No @")]
      var demo = field(rules: rules).after(.focus, .type("sam"))
      #expect(demo.errors == ["No @"])
      demo.play(.type("@"))
      #expect(demo.errors == [])
      demo.play(.clear)
      #expect(demo.errors == [])
    },
  ]

  @Test("ClearableTextField", arguments: rows)
  func rowsHold(row: BehaviorRow) throws { try row.proof() }
}

import Testing

@testable import FieldMetrics

/// What a FormField remembers, and what events do to it.
struct FormFieldStateTests {
  static let state: [BehaviorRow] = [
    BehaviorRow("edited begins false, comes with a change within the limit, never goes", .formField)
    {
      var field = FormField.sample()
      #expect(!field.isEdited)
      field.play(.focus)
      #expect(!field.isEdited)
      field.play(.type("a"))
      #expect(field.isEdited)
      field.play(.clear, .blur, .set("x"), .reveal(true), .reveal(false))
      #expect(field.isEdited)
    },
    BehaviorRow("armed begins false and never goes", .formField) {
      var field = FormField.sample()
      #expect(!field.isArmed)
      field.play(.focus, .type("a"), .blur)
      #expect(field.isArmed)
      field.play(.focus, .clear, .reveal(false), .error([]), .set("a@b"))
      #expect(field.isArmed)
    },
    BehaviorRow("bump counts the changes over the limit", .formField) {
      var field = FormField.plain(limit: 2)
      #expect(field.bumps == 0)
      field.play(.focus, .type("abc"), .type("d"))
      #expect(field.bumps == 2)
      field.play(.clear, .type("a"))
      #expect(field.bumps == 2)
    },
    BehaviorRow("focus comes from the focus system and from a tap on the block", .formField) {
      #expect(!FormField.plain().isFocused)
      #expect(FormField.plain().after(.focus).isFocused)
      #expect(FormField.plain().after(.tap).isFocused)
      #expect(!FormField.plain().after(.tap, .blur).isFocused)
    },
    BehaviorRow("revealsErrors begins as its surroundings say, and follows them", .formField) {
      #expect(!FormField.sample().revealsErrors)
      #expect(FormField.sample { $0.revealsErrors = true }.errors == ["No @"])
      #expect(FormField.sample().after(.reveal(true)).errors == ["No @"])
      #expect(FormField.sample().after(.reveal(true), .reveal(false)).errors == [])
    },
    BehaviorRow("externalError is the caller's", .formField) {
      #expect(FormField.plain { $0.externalError = "Taken" }.errors == ["Taken"])
      #expect(FormField.plain().after(.error(["Taken"]), .error([])).errors == [])
    },
    BehaviorRow("a limit below 0 is 0; none is none", .formField) {
      #expect(FormField.plain(limit: -3).shown.count == FieldCount(count: 0, limit: 0))
      #expect(FormField.plain().shown.count == nil)
    },
    BehaviorRow("the style's height is 56 unless given, and never below 44", .formField) {
      #expect(FormFieldSetup().minimumHeight == 56)
      #expect(FormFieldSetup(minimumHeight: 30).minimumHeight == 44)
      #expect(FormFieldSetup(minimumHeight: 60).minimumHeight == 60)
    },
  ]

  @Test("State", arguments: state)
  func stateIsAsInTheReference(row: BehaviorRow) throws { try row.proof() }

  static let events: [BehaviorRow] = [
    BehaviorRow(
      "a change over the limit is cut and bumps; the cut is a change of its own", .formField
    ) {
      var field = FormField.sample(.live, limit: 3)
      let effects = field.play(.focus, .paste("abcdef"))
      #expect(field.text == "abc")
      #expect(field.bumps == 1)
      #expect(effects.contains(.refusal(count: 6, limit: 3)))
      #expect(field.isEdited && field.isArmed)
    },
    BehaviorRow("a change within the limit marks as edited; with live it arms too", .formField) {
      #expect(!FormField.sample(.onBlur).after(.focus, .type("a")).isArmed)
      #expect(!FormField.sample(.onSubmit).after(.focus, .type("a")).isArmed)
      #expect(FormField.sample(.live).after(.focus, .type("a")).isArmed)
    },
    BehaviorRow("a change without focus does nothing but change the text", .formField) {
      let field = FormField.sample(.live).after(.set("a"))
      #expect(field.text == "a")
      #expect(!field.isEdited && !field.isArmed)
    },
    BehaviorRow("a change without focus is cut as well", .formField) {
      let field = FormField.plain(limit: 2).after(.set("abc"))
      #expect(field.text == "ab")
      #expect(field.bumps == 1 && !field.isEdited)
    },
    BehaviorRow("focus lost after an edit arms with onBlur", .formField) {
      #expect(FormField.sample(.onBlur).after(.focus, .type("a"), .blur).isArmed)
    },
    BehaviorRow("focus lost without an edit, or with another timing, arms nothing", .formField) {
      #expect(!FormField.sample(.onBlur).after(.focus, .blur).isArmed)
      #expect(!FormField.sample(.onSubmit).after(.focus, .type("a"), .blur).isArmed)
      #expect(!FormField.sample(.live).after(.focus, .blur).isArmed)
    },
    BehaviorRow("Return arms for every timing when edited or filled, then submits", .formField) {
      for timing in ValidationTiming.allCases {
        var typed = FormField.sample(timing).after(.focus, .type("a"))
        #expect(typed.play(.pressReturn).last == nil ? false : typed.isArmed)
        var filled = FormField.sample(timing, text: "a").after(.focus)
        #expect(filled.play(.pressReturn).first == .submission)
        #expect(filled.isArmed)
      }
    },
    BehaviorRow("Return in an untouched, empty field only submits", .formField) {
      for timing in ValidationTiming.allCases {
        var field = FormField.sample(timing).after(.focus)
        #expect(field.play(.pressReturn) == [.submission])
        #expect(!field.isArmed)
      }
    },
    BehaviorRow("Return in a vertical field begins a line and never submits", .formField) {
      var field = FormField.plain { $0.isVertical = true }.after(.focus, .type("a"))
      #expect(field.play(.pressReturn, .type("b")) == [])
      #expect(field.text == "a\nb")
    },
    BehaviorRow("a tap on the clear button empties, keeps the focus, and is an edit", .formField) {
      let field = FormField.sample(text: "abc").after(.focus, .clear)
      #expect(field.text == "" && field.isFocused && field.isEdited)
    },
    BehaviorRow("a clear button that does not show cannot be tapped", .formField) {
      let field = FormField.sample(text: "abc").after(.clear)
      #expect(field.text == "abc")
      #expect(!field.isEdited)
    },
    BehaviorRow("a tap on the block asks for the focus", .formField) {
      var field = FormField.plain()
      #expect(field.play(.tap) == [.focusRequest])
      #expect(field.play(.tap) == [])
    },
    BehaviorRow("the first text is not cut; the counter says at limit", .formField) {
      let field = FormField.plain(text: "abcd", limit: 2)
      #expect(field.text == "abcd")
      #expect(field.shown.state.counter == "4/2")
      #expect(field.isAtLimit && field.bumps == 0)
    },
    BehaviorRow("a limit of 0 is always reached and refuses everything", .formField) {
      var field = FormField.plain(limit: 0)
      #expect(field.isAtLimit)
      field.play(.focus, .type("a"), .paste("bc"))
      #expect(field.text == "" && field.bumps == 2)
    },
  ]

  @Test("Events", arguments: events)
  func eventsAreAsInTheReference(row: BehaviorRow) throws { try row.proof() }

  @Test("Keys need the focus")
  func keysNeedTheFocus() {
    for event in [FieldEvent.type("a"), .paste("a"), .compose("a"), .delete(1), .pressReturn] {
      var field = FormField.plain(text: "x")
      #expect(field.receive(event) == [.ignored("the field has no focus")])
      #expect(field.text == "x")
    }
  }

  @Test("A disabled field takes no focus, and gives up the one it has")
  func disabledFieldsAreLeft() {
    var field = FormField.plain { $0.isEnabled = false }
    #expect(field.receive(.focus) == [.ignored("the field is disabled")])
    #expect(field.receive(.tap) == [.ignored("the field is disabled")])
    field = FormField.plain().after(.focus)
    #expect(field.receive(.enable(false)) == [.focusLoss])
    #expect(!field.isFocused)
  }

  @Test("Text goes in at the insertion point, and in place of a selection")
  func editingFollowsTheInsertionPoint() {
    var field = FormField.plain(text: "a👍🏽c").after(.focus, .select(1..<1), .type("x"))
    #expect(field.text == "ax👍🏽c")
    field.play(.select(2..<3), .type("y"))
    #expect(field.text == "axyc")
    field.play(.delete(1), .delete(1))
    #expect(field.text == "ac")
    field.play(.select(0..<9), .delete(1))
    #expect(field.text == "")
    field.play(.delete(5))
    #expect(field.text == "")
  }

  @Test("Over the limit, the end of the text goes, wherever something was put in")
  func theEndIsCut() {
    let field = FormField.plain(text: "abcd", limit: 4).after(.focus, .select(1..<1), .type("xy"))
    #expect(field.text == "axyb")
  }
}

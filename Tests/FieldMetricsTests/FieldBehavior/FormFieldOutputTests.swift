import Testing

@testable import FieldMetrics

/// What a FormField shows, and what assistive technology reads of it.
struct FormFieldOutputTests {
  static let outputs: [BehaviorRow] = [
    BehaviorRow("an outside error comes first, then the rule's once armed or revealed", .formField)
    {
      let armed = FormField.sample().after(.focus, .type("a"), .blur)
      #expect(armed.errors == ["No @"])
      #expect(armed.after(.error(["Taken"])).errors == ["Taken"])
      #expect(armed.after(.error(["Taken"]), .error([])).errors == ["No @"])
      #expect(FormField.sample(text: "a").errors == [])
      #expect(FormField.plain(text: "a").after(.reveal(true)).errors == [])
    },
    BehaviorRow("the label floats while focused or filled", .formField) {
      #expect(!FormField.plain().isFloated)
      #expect(FormField.plain().after(.focus).isFloated)
      #expect(FormField.plain(text: "a").isFloated)
      #expect(!FormField.plain().after(.focus, .blur).isFloated)
    },
    BehaviorRow("the check needs a rule, its moment, no error, and text", .formField) {
      let right = FormField.sample(text: "a@b").after(.reveal(true))
      #expect(right.showsCheck)
      #expect(!right.after(.error(["Taken"])).showsCheck)
      #expect(!right.after(.reveal(false)).showsCheck)
      #expect(!FormField.plain(text: "a@b").after(.reveal(true)).showsCheck)
      let empty = FormField.sample { $0.rules = [] }.after(.reveal(true))
      #expect(!empty.showsCheck)
    },
    BehaviorRow("the clear button shows while focused, filled and enabled", .formField) {
      let field = FormField.plain(text: "a")
      #expect(field.after(.focus).showsClear)
      #expect(!field.showsClear)
      #expect(!field.after(.focus, .clear).showsClear)
      #expect(!field.after(.focus, .enable(false)).showsClear)
    },
    BehaviorRow("the prompt shows while focused and empty", .formField) {
      let field = FormField.plain { $0.prompt = "name@example.org" }
      #expect(field.shown.prompt == nil)
      #expect(field.after(.focus).shown.prompt == "name@example.org")
      #expect(field.after(.focus, .type("a")).shown.prompt == nil)
    },
    BehaviorRow("the help shows unless an error does", .formField) {
      let field = FormField.plain { $0.help = "For receipts" }
      #expect(field.shown.state.help == "For receipts")
      #expect(field.shown.state.has("help"))
      #expect(field.after(.error(["Taken"])).shown.state.help == nil)
      #expect(!field.after(.error(["Taken"])).shown.state.has("help"))
    },
    BehaviorRow("the footer is there for an error, a help or a limit", .formField) {
      for (field, hasFooter) in [
        (FormField.plain(), false), (.plain().after(.error(["Taken"])), true),
        (.plain { $0.help = "For receipts" }, true), (.plain(limit: 3), true),
      ] {
        let footer = try field.laidOut()["footer"]
        #expect((footer != nil) == hasFooter)
      }
    },
    BehaviorRow("the count is grapheme clusters; at the limit from count = limit on", .formField) {
      let field = FormField.plain(text: "👨‍👩‍👧‍👦e\u{301}", limit: 3)
      #expect(field.shown.count == FieldCount(count: 2, limit: 3))
      #expect(!field.isAtLimit)
      #expect(field.after(.focus, .type("x")).isAtLimit)
    },
    BehaviorRow("the ring shows for an error or the focus, and the error's colour wins", .formField)
    {
      let field = FormField.plain()
      #expect(field.shown.outline == nil)
      #expect(field.after(.focus).shown.outline == FieldOutline(width: 2, tint: .primary))
      let wrong = FieldOutline(width: 2, tint: .error)
      #expect(field.after(.error(["Taken"])).shown.outline == wrong)
      #expect(field.after(.focus, .error(["Taken"])).shown.outline == wrong)
    },
    BehaviorRow("the icon is primary while focused", .formField) {
      #expect(FormField.plain().shown.icon == .secondary)
      #expect(FormField.plain().after(.focus).shown.icon == .primary)
    },
    BehaviorRow("disabled, the field's opacity is 0.45", .formField) {
      #expect(FormField.plain().shown.opacity == 1)
      #expect(FormField.plain().after(.enable(false)).shown.opacity == 0.45)
    },
    BehaviorRow("plain entry: keyboards and contents of addresses, and user names", .formField) {
      for keyboard in Keyboard.allCases {
        #expect(
          FormFieldSetup(keyboard: keyboard).isPlainEntry
            == [.emailAddress, .url].contains(keyboard))
      }
      for content in TextContent.allCases {
        #expect(
          FormFieldSetup(content: content).isPlainEntry
            == [.emailAddress, .url, .username].contains(content))
      }
    },
  ]

  @Test("Derived outputs", arguments: outputs)
  func outputsAreAsInTheReference(row: BehaviorRow) throws { try row.proof() }

  static let accessibility: [BehaviorRow] = [
    BehaviorRow("the label is the label's text", .formField) {
      #expect(FormField.plain().shown.accessibility.label == "Email")
    },
    BehaviorRow("without a limit, the value is the text", .formField) {
      #expect(FormField.plain(text: "a").shown.accessibility.value == "a")
      #expect(FormField.plain().shown.accessibility.value == "")
    },
    BehaviorRow("with a limit and empty, the value is the count", .formField) {
      #expect(FormField.plain(limit: 9).shown.accessibility.value == "0 of 9 characters")
    },
    BehaviorRow("with a limit and filled, the value is text and count", .formField) {
      let value = FormField.plain(text: "abc", limit: 9).shown.accessibility.value
      #expect(value == "abc, 3 of 9 characters")
    },
    BehaviorRow("the hint is the error, else the help, else nothing", .formField) {
      let field = FormField.plain { $0.help = "For receipts" }
      #expect(field.after(.error(["Taken"])).shown.accessibility.hint == "Error: Taken")
      #expect(field.shown.accessibility.hint == "For receipts")
      #expect(FormField.plain().shown.accessibility.hint == "")
    },
    BehaviorRow("the clear button names the field", .formField) {
      #expect(FormField.plain(text: "a").shown.accessibility.clearLabel == nil)
      let field = FormField.plain(text: "a").after(.focus)
      #expect(field.shown.accessibility.clearLabel == "Clear Email")
    },
    BehaviorRow("visual label, caption slot, icon, check and footer are hidden", .formField) {
      let field = FormField.sample(text: "a@b", limit: 9) { $0.hasIcon = true }.after(.reveal(true))
      let frames = try field.laidOut()
      for part in FormField.hiddenParts { #expect(frames[part] != nil, "no part \(part)") }
      for part in ["input", "block"] { #expect(!FormField.hiddenParts.contains(part)) }
    },
    BehaviorRow("numbers have the locale's digits and groups, words stay English", .formField) {
      let field = FormField.plain(text: "abc", limit: 1200) {
        $0.locale = LocaleTag("ar-EG") ?? .english
      }
      #expect(field.shown.accessibility.value == "abc, ٣ of ١٬٢٠٠ characters")
      #expect(field.shown.state.counter == "٣/١٬٢٠٠")
    },
  ]

  @Test("Accessibility", arguments: accessibility)
  func accessibilityIsAsInTheReference(row: BehaviorRow) throws { try row.proof() }
}

extension FormField {
  /// The machine's state as `layout` lays it out.
  func laidOut() throws -> FieldFrames {
    var options = LayoutOptions(states: shown.state.names, texts: shown.state.texts)
    options.step = .large
    return try FieldLayoutBuilder(.system, FieldComponent.formField(), options: options)
      .build().frames
  }
}

import Testing

@testable import FieldMetrics

/// How the four components differ, topic by topic.
struct ComponentDifferenceTests {
  private static let fields: [any FieldMachine] = [
    FormField.sample(),
    ClearableTextField(.init(title: "Email", rules: [TextRule(.containsAtSign, "No @")])),
    LabeledTextField(
      .init(title: "Email", isRequired: true, rules: [TextRule(.containsAtSign, "No @")])),
    SuissField(.init(label: "Email", rules: [TextRule(.containsAtSign, "No @")])),
  ]

  private static func each<Value>(
    _ events: [FieldEvent] = [], _ value: (any FieldMachine, [FieldEffect]) throws -> Value
  ) rethrows -> [Value] {
    try fields.map { field in
      var field = field
      let effects = events.flatMap { field.receive($0) }
      return try value(field, effects)
    }
  }

  private static func frames(
    _ field: any FieldMachine, at category: ContentSizeCategory = .large
  ) throws -> FieldFrames {
    let component = try #require(FieldComponent.builtIn(field.component))
    // Without texts, no height depends on a width that is not known.
    let options = LayoutOptions(states: field.shown.state.names, category: category)
    return try FieldLayoutBuilder(.system, component, options: options).build().frames
  }

  static let rows: [BehaviorRow] = [
    BehaviorRow("label: floats inside, placeholder, above, above", .formField) {
      let labels = each { field, _ in field.shown.state.label }
      #expect(labels == ["Email", nil, "Email *", "Email"])
      #expect(each { field, _ in field.shown.prompt } == [nil, "Email", nil, nil])
      let floats = each([.focus]) { field, _ in field.shown.state.has("floated") }
      #expect(floats == [true, false, false, false])
    },
    BehaviorRow("height: at least 56, text and 26, 46, 44", .formField) {
      let heights = try each { field, _ in
        let frames = try frames(field)
        let block = frames[field.component == "suiss-field" ? "input" : "block"]
        return block?.frame.height?.value
      }
      let text = try frames(fields[1])["input"]?.frame.height?.value ?? 0
      #expect(heights == [56, text + 26, 46, 44])
    },
    BehaviorRow("Dynamic Type: yes, yes, no; rem on the web", .formField) {
      let grows = try each { field, _ in
        let part = field.component == "suiss-field" ? "input" : "block"
        let (small, large) = (try frames(field), try frames(field, at: .accessibilityExtraLarge))
        return (large[part]?.frame.height?.value ?? 0) > (small[part]?.frame.height?.value ?? 0)
      }
      #expect(grows.prefix(3) == [true, true, false])
    },
    BehaviorRow("error timing: own, caller's, submission, mode", .formField) {
      #expect(
        each([.focus, .type("a")]) { f, _ in !f.shown.state.errors.isEmpty } == [
          false, true, false, false,
        ])
      #expect(
        each([.focus, .type("a"), .blur]) { f, _ in !f.shown.state.errors.isEmpty } == [
          true, true, false, false,
        ])
      #expect(
        each([.submit]) { f, _ in !f.shown.state.errors.isEmpty } == [true, false, true, true])
    },
    BehaviorRow("clears while typing: when fixed, caller's, no", .formField) {
      let events: [FieldEvent] = [.set("a"), .submit, .focus, .type("@")]
      #expect(each(events) { f, _ in f.shown.state.errors } == [[], [], ["No @"], ["No @"]])
    },
    BehaviorRow(
      "assistive technology: hint and announcement, hint, value, hint and alert", .formField
    ) {
      let read = each([.error(["Bad"])]) { field, effects in
        let said = field.shown.accessibility
        return [
          said.hint.contains("Bad"), said.value.contains("Bad"), said.isAlert,
          effects.contains(.announcement("Error: Bad")),
        ]
      }
      #expect(
        read == [
          [true, false, false, true], [true, false, false, false], [false, true, false, false],
          [true, false, true, false],
        ])
    },
    BehaviorRow("a mark for what is right: FormField alone", .formField) {
      let events: [FieldEvent] = [.set("a@b"), .submit]
      #expect(each(events) { f, _ in f.shown.state.has("valid") } == [true, false, false, false])
    },
    BehaviorRow("a counter: FormField alone", .formField) {
      #expect(FormField.plain(limit: 3).shown.count != nil)
      #expect(each { f, _ in f.shown.count != nil } == [false, false, false, false])
    },
    BehaviorRow("the clear button: focused and filled, filled, none, none", .formField) {
      let filled = each([.set("a")]) { f, _ in f.shown.accessibility.clearLabel != nil }
      #expect(filled == [false, true, false, false])
      let focused = each([.set("a"), .focus]) { f, _ in f.shown.accessibility.clearLabel != nil }
      #expect(focused == [true, true, false, false])
    },
    BehaviorRow("haptics: FormField's error and refused input alone", .formField) {
      let felt = each([.error(["Bad"]), .set("a"), .focus, .type("b"), .blur, .submit]) {
        _, effects in
        effects.contains { if case .haptic = $0 { true } else { false } }
      }
      #expect(felt == [true, false, false, false])
    },
    BehaviorRow("the mark of what is required: the labeled field's star alone", .formField) {
      #expect(
        each { f, _ in f.shown.state.label?.hasSuffix(" *") ?? false } == [
          false, false, true, false,
        ])
    },
  ]

  @Test("Differences", arguments: rows)
  func differencesHold(row: BehaviorRow) throws { try row.proof() }
}

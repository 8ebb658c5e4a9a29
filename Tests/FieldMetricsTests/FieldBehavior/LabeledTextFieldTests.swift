import Testing

@testable import FieldMetrics

struct LabeledTextFieldTests {
  private static func field(
    _ platform: LabeledTextField.Platform = .ios, required: Bool = false
  ) -> LabeledTextField {
    LabeledTextField(
      .init(
        title: "City", isRequired: required, hint: "Where you live",
        rules: [TextRule(.isNotBlank, "No city")], platform: platform))
  }

  static let rows: [BehaviorRow] = [
    BehaviorRow("the title has a star when required; there is no placeholder", .lesson) {
      #expect(field().shown.state.label == "City")
      #expect(field(required: true).shown.state.label == "City *")
      #expect(field().after(.focus).shown.prompt == nil)
    },
    BehaviorRow("the border is danger, else primary with focus, else the border's colour", .lesson)
    {
      #expect(field().shown.outline == FieldOutline(width: 1.5, tint: .border))
      #expect(field().after(.focus).shown.outline?.tint == .primary)
      #expect(field().after(.focus, .submit).shown.outline?.tint == .error)
    },
    BehaviorRow("the message is the error, else the hint", .lesson) {
      #expect(field().shown.state.help == "Where you live" && field().errors == [])
      let wrong = field().after(.submit).shown.state
      #expect(wrong.help == nil && wrong.errors == ["No city"])
    },
    BehaviorRow("read as title, with the error as value", .lesson) {
      #expect(field(required: true).shown.accessibility.label == "City")
      #expect(field().shown.accessibility.value == "")
      #expect(field().after(.submit).shown.accessibility.value == "Error: No city")
    },
    BehaviorRow("the e-mail preset is keyboard, content, no capitals, no corrections", .lesson) {
      let setup = LabeledTextField.Setup(title: "Email").asEmail
      #expect(setup.keyboard == .emailAddress && setup.content == .emailAddress)
      #expect(setup.isPlainEntry && !LabeledTextField.Setup().isPlainEntry)
    },
    BehaviorRow("no error shows before the first submission", .lesson) {
      #expect(field().after(.focus, .type("x"), .delete(1), .blur).errors == [])
      #expect(field().after(.focus, .pressReturn).errors == [])
      #expect(field().after(.submit).errors == ["No city"])
    },
    BehaviorRow("iOS: what a submission found stays until the next one", .lesson) {
      let wrong = field().after(.submit, .focus, .type("Rome"), .blur)
      #expect(wrong.errors == ["No city"])
      #expect(wrong.after(.submit).errors == [])
    },
    BehaviorRow("React Native: an edit takes that field's error away at once", .lesson) {
      let wrong = field(.reactNative).after(.submit, .focus)
      #expect(wrong.errors == ["No city"])
      #expect(wrong.after(.type("R")).errors == [])
      #expect(wrong.after(.type("R"), .delete(1), .blur).errors == [])
    },
  ]

  @Test("LabeledTextField", arguments: rows)
  func rowsHold(row: BehaviorRow) throws { try row.proof() }
}

struct CheckoutRulesTests {
  private static let messages = Dictionary(
    uniqueKeysWithValues: CheckoutRules.Field.allCases.map { ($0, "wrong \($0.rawValue)") })
  private static let rules = CheckoutRules(messages: messages)
  private static let typed = CheckoutRules.Context(orderType: .delivery, needsTypedAddress: true)

  struct Row: Sendable, CustomTestStringConvertible {
    let field: CheckoutRules.Field
    /// Whether it is checked for carry-out and for a saved address.
    let isAlwaysChecked: Bool
    let right: [String]
    let wrong: [String]

    var testDescription: String { field.rawValue }
  }

  private static let filled = ["x", " x\n"]
  private static let blank = ["", "  ", "\n", "\t\n "]

  /// Source: CheckoutFormValidator of the lesson.
  static let rows = [
    Row(field: .customerName, isAlwaysChecked: true, right: filled, wrong: blank),
    Row(
      field: .email, isAlwaysChecked: true, right: ["sam@example.com"], wrong: ["", "sam@", "a@b"]),
    Row(field: .addressLine1, isAlwaysChecked: false, right: filled, wrong: blank),
    Row(field: .city, isAlwaysChecked: false, right: filled, wrong: blank),
    Row(field: .state, isAlwaysChecked: false, right: filled, wrong: blank),
    Row(field: .postalCode, isAlwaysChecked: false, right: ["97205"], wrong: ["9720", "9720A"]),
  ]

  @Test("Checkout rules by context", arguments: rows)
  func rulesHold(row: Row) throws {
    for orderType in CheckoutRules.Context.OrderType.allCases {
      for needsTyped in [true, false] {
        let context = CheckoutRules.Context(orderType: orderType, needsTypedAddress: needsTyped)
        let isChecked = row.isAlwaysChecked || context == Self.typed
        let test = Self.rules.test(of: row.field, in: context)
        #expect((test != nil) == isChecked)
        guard let test else { continue }
        for text in row.right { #expect(test(text), "\(text.quoted)") }
        for text in row.wrong { #expect(!test(text), "\(text.quoted)") }
      }
    }
  }

  @Test("The phone number is collected and never checked")
  func phoneIsNotChecked() {
    #expect(Self.rules.test(of: .phone, in: Self.typed) == nil)
  }

  @Test("All that fails is reported at once, with the caller's words")
  func allFailuresAreReported() {
    let all = Self.rules.failures(of: [:], in: Self.typed)
    #expect(all.map(\.field) == CheckoutRules.Field.allCases.filter { $0 != .phone })
    #expect(all.first?.message == "wrong customerName")
    let carryout = CheckoutRules.Context(orderType: .carryout)
    #expect(Self.rules.failures(of: [:], in: carryout).map(\.field) == [.customerName, .email])
  }
}

import Testing

@testable import FieldMetrics

/// The tables of docs/behaviour.md, made by playing events on the machines.
enum BehaviorGuide {
  /// By the name that stands in the document's marks.
  static let tables: [(name: String, table: @Sendable () throws -> String)] = [
    ("timing", timing), ("formfield", formField), ("addresses", addresses), ("postal", postal),
    ("suiss", suiss), ("differences", differences), ("events", events), ("rules", rules),
  ]

  private static func table(_ heading: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String {
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    let rule = "|" + String(repeating: "---|", count: heading.count)
    return ([line(heading), rule] + rows.map(line)).joined(separator: "\n")
  }

  private static func timing() -> String {
    table(
      ["situation"] + ValidationTiming.allCases.map { "`\($0.rawValue)`" },
      FormFieldTimingTests.matrix.map { situation in
        [situation.name]
          + ValidationTiming.allCases.map {
            situation.field($0).errors.isEmpty ? "hidden" : "shown"
          }
      })
  }

  private static func formField() -> String {
    let rows: [(String, FormField, [FieldEvent])] = [
      ("an error appears", .plain(), [.error(["Taken"])]),
      ("the error changes", .plain().after(.error(["Taken"])), [.error(["Too short"])]),
      ("the error goes", .plain().after(.error(["Taken"])), [.error([])]),
      ("an error from the start", .plain { $0.externalError = "Taken" }, [.focus]),
      ("5 pasted, 2 fit", .plain(limit: 2), [.focus, .paste("abcde")]),
      (
        "the same with Reduce Motion", .plain(limit: 2) { $0.reducesMotion = true },
        [.focus, .paste("abcde")]
      ),
      ("Return", .plain(), [.focus, .pressReturn]),
      ("Return in a vertical field", .plain { $0.isVertical = true }, [.focus, .pressReturn]),
      ("a tap on the block", .plain(), [.tap]),
    ]
    return table(
      ["what happens", "what is emitted"],
      rows.map { name, field, events in
        var field = field
        let effects = events.flatMap { field.receive($0) }
        return [name, effects.isEmpty ? "nothing" : effects.map(words).joined(separator: ", ")]
      })
  }

  private static func words(_ effect: FieldEffect) -> String {
    switch effect {
    case .announcement(let words): "announcement “\(words)”"
    case .haptic(.error): "error haptic"
    case .haptic(.lightImpact): "light impact"
    case .bump: "bump"
    case .refusal(let count, let limit): "refusal of \(count) by \(limit)"
    case .submission: "submission"
    case .focusRequest: "focus request"
    case .focusLoss: "focus loss"
    case .ignored(let reason): "nothing: \(reason)"
    }
  }

  private static func code(_ text: String) -> String {
    "`" + text.replacing("\n", with: "⏎").replacing("\u{A0}", with: "⍽").replacing(" ", with: "␣")
      + "`"
  }

  private static func addresses() -> String {
    table(
      ["text", "`email`", "`plausible-email`"],
      TextTestTests.addresses.map { address in
        let text = address.text
        return [
          code(text), TextTest.hasEmailShape(text) ? "yes" : "no",
          TextTest.isPlausibleEmail(text) ? "yes" : "no",
        ]
      })
  }

  private static func postal() -> String {
    table(
      ["text"] + DigitReading.allCases.map { "`digits:5:\($0.rawValue)`" },
      TextTestTests.postalCodes.map { text, _ in
        [code(text)]
          + DigitReading.allCases.map { TextTest.isDigits(5, $0)(text) ? "yes" : "no" }
      })
  }

  private static func suiss() -> String {
    let steps: [(String, [FieldEvent])] = [
      ("left without typing", [.focus, .blur]), ("a wrong text is typed", [.focus, .type("a")]),
      ("and left", [.focus, .type("a"), .blur]),
      ("then mended by typing", [.focus, .type("a"), .blur, .focus, .type("@")]),
      ("submitted", [.submit]), ("then mended by typing", [.submit, .focus, .type("@")]),
      ("then broken again", [.submit, .focus, .type("@"), .delete(1)]),
    ]
    return table(
      ["what happens"] + SuissValidation.allCases.map { "`\($0.rawValue)`" },
      steps.map { name, events in
        [name]
          + SuissValidation.allCases.map { validation in
            var field = SuissField(
              .init(rules: [TextRule(.containsAtSign, "No @")], validation: validation))
            for event in events { _ = field.receive(event) }
            return field.errors.isEmpty ? "–" : "error"
          }
      })
  }

  private static func differences() -> String {
    let fields: [any FieldMachine] = [
      FormField.sample(limit: 9),
      ClearableTextField(.init(title: "Email")),
      LabeledTextField(
        .init(title: "Email", isRequired: true, rules: [TextRule(.containsAtSign, "No @")])),
      SuissField(.init(label: "Email", rules: [TextRule(.containsAtSign, "No @")])),
    ]
    func row(_ name: String, _ events: [FieldEvent], _ cell: (FieldShown) -> String) -> [String] {
      [name]
        + fields.map { field in
          var field = field
          for event in events { _ = field.receive(event) }
          return cell(field.shown)
        }
    }
    func yes(_ holds: Bool) -> String { holds ? "yes" : "no" }
    func line(_ shown: FieldShown) -> String {
      shown.outline.map { "\(plain: $0.width) \($0.tint.rawValue)" } ?? "none"
    }
    let said = ["hint", "value"]
    let rows: [[String]] = [
      row("label", []) { $0.state.label ?? "none" },
      row("in the empty field", []) { $0.prompt ?? "nothing" },
      row("label floats", [.focus]) { yes($0.state.has("floated")) },
      row("line at rest", [], line), row("line with focus", [.focus], line),
      row("line with an error", [.error(["Bad"])], line),
      row("clear button, filled", [.set("a")]) { $0.accessibility.clearLabel ?? "none" },
      row("clear button, focused and filled", [.set("a"), .focus]) {
        $0.accessibility.clearLabel ?? "none"
      },
      row("error after typing and leaving", [.focus, .type("a"), .blur]) {
        yes(!$0.state.errors.isEmpty)
      },
      row("error after submitting", [.set("a"), .submit]) { yes(!$0.state.errors.isEmpty) },
      row("an error is read in", [.error(["Bad"])]) { shown in
        let texts = [shown.accessibility.hint, shown.accessibility.value]
        let places = zip(said, texts).filter { $0.1.contains("Bad") }.map(\.0)
        return (places + (shown.accessibility.isAlert ? ["alert"] : [])).joined(separator: ", ")
      },
      row("counter", []) { $0.state.counter ?? "none" },
      row("mark of what is right", [.set("a@b"), .submit]) { yes($0.state.has("valid")) },
    ]
    var announced = ["an error is announced and felt"]
    for field in fields {
      var field = field
      announced.append(yes(!field.receive(.error(["Bad"])).isEmpty))
    }
    return table([""] + fields.map { "`\($0.component)`" }, rows + [announced])
  }

  private static func events() -> String {
    table(
      ["event", "members beside `event`", "what happens"],
      FieldEvent.Name.allCases.map { name in
        let members = name.members.map { "`\($0)`" }.joined(separator: ", ")
        return ["`\(name.rawValue)`", members, name.meaning]
      })
  }

  private static func rules() -> String {
    table(["rule", "holds when"], TextRule.writtenForms.map { ["`\($0.form)`", $0.meaning] })
  }
}

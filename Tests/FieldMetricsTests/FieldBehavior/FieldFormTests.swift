import Testing

@testable import FieldMetrics

/// Forms: a chain of Return, one focus, a submission.
struct FieldFormTests {
  /// The reference's: Return leads from name to e-mail to biography, which grows.
  private static let example = FieldForm(
    [
      FieldForm.Member("name", FormField.sample { $0.rules = [TextRule(.isNotBlank, "No name")] }),
      FieldForm.Member("email", FormField.sample()),
      FieldForm.Member("bio", FormField.plain(limit: 20) { $0.isVertical = true }),
    ], submitsAtEnd: false)

  static let rows: [BehaviorRow] = [
    BehaviorRow("Return leads from name to e-mail to biography, and stays there", .formField) {
      var form = example
      _ = form.receive(.field("name", .focus))
      #expect(form.receive(.field("name", .pressReturn)) == [.field("name", .submission)])
      #expect(form.focused == "email")
      _ = form.receive(.field("email", .pressReturn))
      #expect(form.focused == "bio")
      _ = form.receive(.field("bio", .type("a")))
      #expect(form.receive(.field("bio", .pressReturn)) == [])
      #expect(form.focused == "bio" && form["bio"]?.text == "a\n")
    },
    BehaviorRow("the field that is left validates as when it is left by hand", .formField) {
      var form = example
      for event in [FieldEvent.focus, .type("sam"), .pressReturn] {
        _ = form.receive(.field("email", event))
      }
      #expect(form["email"]?.shown.state.errors == ["No @"])
      #expect(form.focused == "bio")
    },
    BehaviorRow("Save shows all errors and drops the focus", .formField) {
      var form = example
      _ = form.receive(.field("bio", .tap))
      let effects = form.receive(.submit)
      #expect(form.focused == nil)
      #expect(form.failing == ["name", "email"])
      #expect(effects.last == .rejection(["name", "email"]))
      #expect(effects.contains(.field("email", .announcement("Error: No @"))))
    },
    BehaviorRow("Save with nothing wrong gives the values", .formField) {
      var form = example
      for (name, text) in [("name", "Sam"), ("email", "sam@example.org")] {
        _ = form.receive(.field(name, .set(text)))
      }
      #expect(form.receive(.submit).last == .submission(["Sam", "sam@example.org", ""]))
    },
    BehaviorRow("at most one field has the focus", .formField) {
      var form = example
      for name in ["name", "bio", "email", "name"] {
        _ = form.receive(.field(name, .tap))
        #expect(form.members.filter { $0.field.isFocused }.map(\.name) == [name])
      }
    },
    BehaviorRow("Return leads from e-mail to password, then submits", .lesson) {
      var form = FieldForm([
        FieldForm.Member("email", LabeledTextField(.init(title: "Email").asEmail)),
        FieldForm.Member("password", LabeledTextField(.init(title: "Password"))),
      ])
      _ = form.receive(.field("email", .focus))
      _ = form.receive(.field("email", .pressReturn))
      #expect(form.focused == "password")
      _ = form.receive(.field("password", .type("x")))
      #expect(form.receive(.field("password", .pressReturn)).last == .submission(["", "x"]))
      #expect(form.focused == nil)
    },
    BehaviorRow("server errors go to the fields they name; an edit takes them away", .suiss) {
      var form = FieldForm([
        FieldForm.Member("user", SuissField(.init(label: "User name"))),
        FieldForm.Member("email", SuissField(.init(label: "Email"))),
      ])
      _ = form.receive(.serverErrors([.init("user", "Taken")]))
      #expect(form.failing == ["user"])
      _ = form.receive(.field("user", .focus))
      _ = form.receive(.field("user", .type("x")))
      #expect(form.failing == [])
      #expect(form.receive(.field("nobody", .focus)) == [.unknownField("nobody")])
    },
  ]

  @Test("Forms", arguments: rows)
  func formsAreAsInTheReference(row: BehaviorRow) throws { try row.proof() }
}

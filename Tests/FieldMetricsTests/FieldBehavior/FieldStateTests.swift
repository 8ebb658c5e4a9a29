import Testing

@testable import FieldMetrics

/// One type for what a machine is in and for what `layout --state` names.
struct FieldStateTests {
  private static let fields: [any FieldMachine] = [
    FormField.sample(limit: 9) {
      $0.hasIcon = true
      $0.help = "Help"
    },
    FormField.sample { $0.isVertical = true },
    ClearableTextField(.init(title: "Email", hasIcon: true)),
    LabeledTextField(.init(title: "Email", hint: "Hint")),
    LabeledTextField(.init(title: "Email", platform: .reactNative)),
    SuissField(.init(label: "Email", description: "Help")), SuissField(),
  ]

  private static let scripts: [[FieldEvent]] = [
    [], [.focus], [.focus, .type("a@b")], [.set("a"), .submit], [.error(["One", "Two"])],
    [.enable(false)], [.focus, .type("a@b"), .reveal(true)], [.set("aaaaaaaaa")],
  ]

  @Test("What a machine is in can be named and laid out, flag by flag", arguments: scripts)
  func statesAreTheComponents(events: [FieldEvent]) throws {
    for field in Self.fields {
      var field = field
      for event in events { _ = field.receive(event) }
      let state = field.shown.state
      let component = try #require(FieldComponent.builtIn(field.component))
      // As a command line would name it.
      var named = FieldState()
      if !state.names.isEmpty {
        try named.add(list: state.names.joined(separator: ",").uppercased(), of: component)
      }
      #expect(named.names == state.names)
      let options = LayoutOptions(states: state.names, texts: state.texts)
      let frames = try FieldLayoutBuilder(.system, component, options: options).build().frames
      #expect(Set(state.names).isSubset(of: frames.states))
      // FormField says all that holds; others leave out what follows.
      if field.component == "form-field" { #expect(frames.states == state.names) }
    }
  }

  @Test("A flag that the component does not have is named, with the nearest")
  func unknownFlagsAreNamed() throws {
    var state = FieldState()
    let component = FieldComponent.formField()
    let error = #expect(throws: FieldState.UnknownFlag.self) {
      try state.add(list: "focused,eror", of: component)
    }
    #expect(error?.description.contains("did you mean 'error'?") == true)
  }
}

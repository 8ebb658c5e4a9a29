import Testing

@testable import FieldMetrics

struct SuissFieldTests {
  private static let rules: TextRules = [
    TextRule(.isNotEmpty, "Missing", failure: .valueMissing),
    TextRule(.isAtLeast(3), "Short", failure: .tooShort),
    TextRule(.containsDigit(.ascii), "No digit"),
  ]

  private static func field(
    _ validation: SuissValidation = .onSubmit, _ rules: TextRules = rules,
    errors: [SuissError] = [SuissError()]
  ) -> SuissField {
    SuissField(
      .init(
        label: "Name", description: "As on your card", rules: rules, validation: validation,
        errors: errors))
  }

  static let reactNative: [BehaviorRow] = [
    BehaviorRow("onSubmit validates when the form is submitted", .suiss) {
      let edited = field().after(.focus, .type("ab"), .blur)
      #expect(edited.errors == [] && edited.after(.submit).errors == ["Short"])
    },
    BehaviorRow("onBlur validates when the field is left", .suiss) {
      let typed = field(.onBlur).after(.focus, .type("ab"))
      #expect(typed.errors == [] && typed.after(.blur).errors == ["Short"])
    },
    BehaviorRow("onChange validates at every change", .suiss) {
      var typed = field(.onChange)
      #expect(typed.after(.focus, .blur).errors == [])
      typed.play(.focus, .type("ab"))
      #expect(typed.errors == ["Short"])
      typed.play(.type("c1"))
      #expect(typed.errors == [])
    },
    BehaviorRow("rules: required, least length, and the caller's own", .suiss) {
      for (text, error) in [
        ("", ["Missing"]), ("a", ["Short"]), ("abc", ["No digit"]), ("abc1", []),
      ] {
        #expect(field().after(.set(text), .submit).errors == error)
      }
    },
    BehaviorRow("empty text is not too short", .suiss) {
      let short: TextRules = [TextRule(.isAtLeast(3), "Short", failure: .tooShort)]
      #expect(field(.onSubmit, short).after(.submit).errors == [])
    },
    BehaviorRow("invalid forces the error state", .suiss) {
      let forced = SuissField(.init(label: "Name", isInvalid: true))
      #expect(forced.shown.state.has("error") && forced.errors == [])
    },
    BehaviorRow("FieldError shows its own words, else `errors`, else the field's failure", .suiss) {
      let failures = [TextFailure(kind: .tooShort, message: "Short")]
      #expect(
        SuissError(children: "Own", entries: [.init("E")]).content(failures: failures)
          == .text("Own"))
      #expect(SuissError(entries: [.init("E")]).content(failures: failures) == .text("E"))
      #expect(SuissError().content(failures: failures) == .text("Short"))
      #expect(SuissError().content(failures: []) == .nothing)
    },
    BehaviorRow("match shows only that failure", .suiss) {
      let matching = field(errors: [SuissError(match: .tooShort)])
      #expect(matching.after(.submit).errors == [])
      #expect(matching.after(.set("a"), .submit).errors == ["Short"])
      #expect(matching.after(.submit).shown.state.has("error"))
    },
    BehaviorRow("label names, description and error are the hint, the error is an alert", .suiss) {
      let shown = field().after(.submit).shown.accessibility
      #expect(shown.label == "Name" && shown.hint == "As on your card Missing" && shown.isAlert)
      #expect(!field().shown.accessibility.isAlert)
    },
    BehaviorRow("a form has errors by name, gives its values, and can be submitted", .suiss) {
      var form = FieldForm([FieldForm.Member("name", field())])
      _ = form.receive(.serverErrors([.init("name", "Taken")]))
      #expect(form["name"]?.shown.state.errors == ["Taken"])
      _ = form.receive(.field("name", .set("abc1")))
      #expect(form.receive(.submit) == [.submission(["abc1"])])
    },
  ]

  @Test("React Native", arguments: reactNative)
  func reactNativeHolds(row: BehaviorRow) throws { try row.proof() }

  private static func content(_ messages: String?...) -> SuissError.Content {
    SuissError(entries: messages.map { SuissError.Entry($0) }).content(failures: [])
  }

  static let web: [BehaviorRow] = [
    BehaviorRow("aria-describedby keeps what is there and appends, in step with the parts", .suiss)
    {
      #expect(SuissError.describedBy(existing: ["hint"], parts: ["d", "e"]) == "hint d e")
      #expect(SuissError.describedBy(existing: ["d"], parts: ["d"]) == "d")
      #expect(SuissError.describedBy(existing: [], parts: []) == nil)
    },
    BehaviorRow("children win over the list", .suiss) {
      #expect(
        SuissError(children: "Own", entries: []).content(failures: []) == .text("Own"))
    },
    BehaviorRow("an empty list is nothing", .suiss) { #expect(content() == .nothing) },
    BehaviorRow("one message is plain text, the same one twice too", .suiss) {
      #expect(content("a") == .text("a") && content("a", "a") == .text("a"))
    },
    BehaviorRow("several are a list with bullets, each once, where it first stood", .suiss) {
      #expect(content("a", "b", "a") == .list(["a", "b"]))
    },
    BehaviorRow("of the same message, the last object stays", .suiss) {
      let unique = SuissError.unique([.init("a", code: "1"), .init("b"), .init("a", code: "2")])
      #expect(unique == [.init("a", code: "2"), .init("b")])
    },
    BehaviorRow("entries without a message are skipped in a list", .suiss) {
      #expect(content("a", nil, "b", nil) == .list(["a", "b"]))
    },
    BehaviorRow("[undefined] is nothing, [a, undefined] a list with one bullet", .suiss) {
      #expect(content(nil) == .nothing && content(nil, nil) == .nothing)
      #expect(content("a", nil) == .list(["a"]))
    },
    BehaviorRow("the error has the role of an alert, and none without words", .suiss) {
      #expect(field().after(.error(["Taken"])).shown.accessibility.isAlert)
      #expect(!SuissField(.init(isInvalid: true)).shown.accessibility.isAlert)
    },
    BehaviorRow("an error does not mark the control invalid: the caller does", .suiss) {
      #expect(!field(errors: [SuissError(children: "Own")]).setup.isInvalid)
    },
    BehaviorRow("disabled, the control takes no focus", .suiss) {
      var disabled = field().after(.enable(false))
      #expect(disabled.play(.focus) == [.ignored("the field is disabled")])
      #expect(!disabled.isFocused)
    },
    BehaviorRow("side by side from 28 rem on, one below the other before", .suiss) {
      let component = try #require(FieldComponent.builtIn("suiss-field"))
      var state = FieldState()
      try state.add(list: "responsive", of: component)
      for (width, isWide) in [(447.0, false), (448.0, true)] {
        let options = LayoutOptions(states: state.names, width: Points(width))
        let frames = try FieldLayoutBuilder(.system, component, options: options).build().frames
        #expect(frames.states.contains("horizontal") == isWide)
      }
    },
  ]

  @Test("Web", arguments: web)
  func webHolds(row: BehaviorRow) throws { try row.proof() }

  static let platforms: [BehaviorRow] = SuissPlatform.allCases.flatMap { platform in
    [
      BehaviorRow("\(platform.rawValue): a required name", .suiss) {
        let name = field(
          platform.nameValidation, [TextRule(.isNotEmpty, "Missing", failure: .valueMissing)])
        let left = name.after(.focus, .blur)
        #expect(name.errors == [] && left.errors == ["Missing"])
        // Mended by typing: live on SwiftUI, taken away on Compose, seen when left on React Native.
        let typed = left.after(.focus, .type("a"))
        #expect(typed.errors == (platform == .reactNative ? ["Missing"] : []))
        #expect(typed.after(.blur).errors == [])
        // Broken again by typing: only SwiftUI says so at once.
        let broken = left.after(.focus, .type("a"), .blur, .focus, .delete(1))
        #expect(broken.errors == (platform == .swiftUI ? ["Missing"] : []))
        #expect(broken.after(.blur).errors == ["Missing"])
      },
      BehaviorRow("\(platform.rawValue): an e-mail with an @, at every change", .suiss) {
        let email = field(.onChange, [TextRule(.containsAtSign, "No @")])
        #expect(email.errors == [] && email.after(.focus, .blur).errors == [])
        #expect(email.after(.focus, .type("a")).errors == ["No @"])
        #expect(email.after(.focus, .type("a@")).errors == [])
        #expect(email.after(.focus, .type("@"), .delete(1)).errors == ["No @"])
      },
      BehaviorRow("\(platform.rawValue): a biography of 20", .suiss) {
        let rule = TextRule(.isAtLeast(20, platform.lengthUnit), "More", failure: .tooShort)
        let bio = field(platform.nameValidation, [rule])
        #expect(bio.after(.focus, .blur).errors == [])
        #expect(bio.after(.focus, .type("Hi"), .blur).errors == ["More"])
        // Ten flags: 10 clusters, 40 UTF-16 units.
        let flags = String(repeating: "🇩🇪", count: 10)
        let isLong = platform != .swiftUI
        #expect(bio.after(.focus, .type(flags), .blur).errors.isEmpty == isLong)
      },
      BehaviorRow("\(platform.rawValue): sign-up errors", .suiss) {
        let name = field(platform.signUpValidation, [TextRule(.isNotEmpty, "Missing")])
        #expect(name.after(.focus, .type("a"), .delete(1), .blur).errors == [])
        let submitted = name.after(.submit)
        #expect(submitted.errors == ["Missing"])
        let isLive = platform == .compose
        #expect(submitted.after(.focus, .type("a")).errors.isEmpty == isLive)
        #expect(submitted.after(.focus, .type("a"), .submit).errors == [])
      },
      BehaviorRow("\(platform.rawValue): a user name that is taken", .suiss) {
        let taken = field(platform.signUpValidation, []).after(.set("sam"), .error(["Taken"]))
        #expect(taken.errors == ["Taken"] && taken.after(.focus, .blur).errors == ["Taken"])
        #expect(taken.after(.focus, .type("x")).errors == [])
        #expect(taken.after(.submit).errors == [])
      },
      BehaviorRow("\(platform.rawValue): a password", .suiss) {
        let rules = platform.passwordRules(
          least: 8, missing: "Missing", tooShort: "Short", noDigit: "No digit")
        func all(_ text: String) -> [String] { rules.failures(of: text).map(\.message) }
        #expect(all("") == ["Missing", "No digit"])
        #expect(all("abc") == ["Short", "No digit"])
        #expect(all("abcdefgh") == ["No digit"])
        #expect(all("abcdefg1") == [])
        #expect(all("abcdefg٣").isEmpty == (platform != .reactNative))
        #expect(all("abcdefg½").isEmpty == (platform == .swiftUI))
      },
      BehaviorRow("\(platform.rawValue): the words are the caller's", .suiss) {
        let own = field(.onSubmit, [TextRule(.isNotEmpty, "Écrivez ici")])
        #expect(own.after(.submit).errors == ["Écrivez ici"])
      },
    ]
  }

  @Test("One demo on three platforms", arguments: platforms)
  func platformsHold(row: BehaviorRow) throws { try row.proof() }
}

import Testing

@testable import FieldMetrics

/// When an error shows: every situation in every timing.
///
/// Source: SwiftPieces FormField.swift at afc45cf. All have a rule that fails and no outside error but
/// where the row says so.
struct FormFieldTimingTests {
  struct Situation: Sendable, CustomTestStringConvertible {
    let name: String
    var text = ""
    var isVertical = false
    /// One after the other; the error is looked at in the end.
    let events: [FieldEvent]
    /// onBlur, onSubmit, live.
    let shows: [Bool]

    var testDescription: String { name }

    func field(_ timing: ValidationTiming) -> FormField {
      var field = FormField.sample(timing, text: text) { $0.isVertical = isVertical }
      for event in events { _ = field.receive(event) }
      return field
    }
  }

  static let matrix: [Situation] = [
    Situation(
      name: "typing first characters", events: [.focus, .type("a")], shows: [false, false, true]),
    Situation(
      name: "focus and leave without typing", events: [.focus, .blur],
      shows: [false, false, false]),
    Situation(
      name: "type, then leave", events: [.focus, .type("a"), .blur], shows: [true, false, true]),
    Situation(
      name: "type, Return", events: [.focus, .type("a"), .pressReturn], shows: [true, true, true]),
    Situation(
      name: "empty and untouched, Return", events: [.focus, .pressReturn],
      shows: [false, false, false]),
    Situation(
      name: "prefilled and untouched, Return", text: "a", events: [.focus, .pressReturn],
      shows: [true, true, true]),
    Situation(
      name: "after it showed once, at every key",
      events: [.focus, .type("a"), .pressReturn, .type("@"), .delete(1)],
      shows: [true, true, true]),
    Situation(name: "revealed", events: [.reveal(true)], shows: [true, true, true]),
    Situation(
      name: "revealed and no longer, not armed", events: [.reveal(true), .reveal(false)],
      shows: [false, false, false]),
    Situation(
      name: "outside error, before any rule", text: "a@b", events: [.error(["Taken"])],
      shows: [true, true, true]),
    Situation(
      name: "vertical, Return", isVertical: true, events: [.focus, .type("a"), .pressReturn],
      shows: [false, false, true]),
    Situation(
      name: "vertical, revealed", isVertical: true, events: [.reveal(true)],
      shows: [true, true, true]),
  ]

  @Test("Timing matrix", arguments: matrix, ValidationTiming.allCases)
  func errorsShowInTime(situation: Situation, timing: ValidationTiming) throws {
    let column = try #require(ValidationTiming.allCases.firstIndex(of: timing))
    let field = situation.field(timing)
    #expect(!field.errors.isEmpty == situation.shows[column])
  }

  @Test("Once armed, the error follows every key", arguments: ValidationTiming.allCases)
  func errorsFollowKeys(timing: ValidationTiming) {
    var field = FormField.sample(timing).after(.focus, .type("a"), .pressReturn)
    for (key, expected) in [(FieldEvent.type("@"), []), (.delete(1), ["No @"]), (.type("@"), [])] {
      field.play(key)
      #expect(field.errors == expected)
    }
  }
}

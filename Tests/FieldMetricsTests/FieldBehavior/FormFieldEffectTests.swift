import Testing

@testable import FieldMetrics

/// What a FormField does beyond what it shows.
struct FormFieldEffectTests {
  static let effects: [BehaviorRow] = [
    BehaviorRow("an error that appears is felt once and spoken", .formField) {
      var field = FormField.plain()
      #expect(field.play(.error(["Taken"])) == [.haptic(.error), .announcement("Error: Taken")])
      #expect(field.play(.error(["Taken"]), .focus) == [])
    },
    BehaviorRow("an error that changes is spoken and not felt", .formField) {
      var field = FormField.plain().after(.error(["Taken"]))
      #expect(field.play(.error(["Too short"])) == [.announcement("Error: Too short")])
    },
    BehaviorRow("an error that goes is neither", .formField) {
      var field = FormField.plain().after(.error(["Taken"]))
      #expect(field.play(.error([])) == [])
    },
    BehaviorRow("an error of the first render is neither", .formField) {
      var field = FormField.plain { $0.externalError = "Taken" }
      #expect(field.errors == ["Taken"])
      #expect(field.play(.focus, .blur, .tick(100)) == [])
    },
    BehaviorRow("a bump is a light tap of 0.7, and the counter grows and shrinks", .formField) {
      var field = FormField.plain(limit: 1)
      let effects = field.play(.focus, .type("ab"))
      #expect(effects == [.refusal(count: 2, limit: 1), .haptic(.lightImpact), .bump])
      #expect(FieldEffect.Haptic.impactIntensity == 0.7 && FormField.bumpScale == 1.18)
      #expect(field.shown.bump == .growing)
      field.play(.tick(99))
      #expect(field.shown.bump == .growing)
      field.play(.tick(1))
      #expect(field.shown.bump == .shrinking)
      field.play(.tick(300))
      #expect(field.shown.bump == .rest)
    },
    BehaviorRow("with Reduce Motion the counter does not move; the tap stays", .formField) {
      var field = FormField.plain(limit: 1) { $0.reducesMotion = true }
      let effects = field.play(.focus, .type("ab"))
      #expect(effects == [.refusal(count: 2, limit: 1), .haptic(.lightImpact)])
      #expect(field.shown.bump == .rest)
    },
    BehaviorRow(
      "at the limit the counter stands in its chip: 8 beside it, 2 above and below", .formField
    ) {
      let field = FormField.plain(text: "a", limit: 2)
      let reached = field.after(.focus, .type("b"), .blur)
      #expect(!field.shown.state.has("atLimit") && reached.shown.state.has("atLimit"))
      let (plain, chip) = (try field.laidOut()["counter"], try reached.laidOut()["counter"])
      let heights = try (#require(plain?.frame.height), #require(chip?.frame.height))
      #expect(abs(heights.1.value - heights.0.value - 4) < 1e-9)
      #expect(plain?.paint.fill == nil && chip?.paint.fill?.light == "#FF5B3A")
    },
  ]

  @Test("Side effects", arguments: effects)
  func effectsAreAsInTheReference(row: BehaviorRow) throws { try row.proof() }
}

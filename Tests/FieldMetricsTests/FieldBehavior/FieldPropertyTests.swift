import TestSupport
import Testing

@testable import FieldMetrics

/// What holds of any field after any events: 100,000 random scripts, in 20 parts with seeds of their own.
struct FieldPropertyTests {
  private static let parts = 20
  private static let scriptsPerPart = 5_000
  private static let pieces = [
    "a", "b@", "sam", "@", ".", " ", "\n", "\r\n", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧‍👦", "\u{200D}", "🇩🇪",
    "🇺", "नम", "स्ते", "가", "ㅇ", "👍", "🏽", "", "0123456789",
  ]

  private static func event(_ random: inout SplitMix64) -> FieldEvent {
    func text(_ random: inout SplitMix64) -> String {
      (0..<Int.random(in: 0...2, using: &random)).reduce("") { text, _ in
        text + (pieces.randomElement(using: &random) ?? "")
      }
    }
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<5: return .type(text(&random))
    case 5, 6: return .paste(text(&random))
    case 7, 8: return .compose(text(&random))
    case 9: return .commit(Bool.random(using: &random) ? text(&random) : nil)
    case 10, 11: return .delete(Int.random(in: 0...3, using: &random))
    case 12:
      let start = Int.random(in: 0...6, using: &random)
      return .select(start..<start + Int.random(in: 0...2, using: &random))
    case 13, 14, 15: return .focus
    case 16: return .blur
    case 17: return .pressReturn
    case 18: return .clear
    case 19: return .set(text(&random))
    case 20: return .error([[], ["Taken"], ["Gone"]].randomElement(using: &random) ?? [])
    case 21: return .reveal(Bool.random(using: &random))
    case 22:
      return Bool.random(using: &random)
        ? .submit : .enable(Int.random(in: 0..<4, using: &random) > 0)
    default:
      return Bool.random(using: &random) ? .tap : .tick(Int.random(in: 0...300, using: &random))
    }
  }

  private static func setup(_ random: inout SplitMix64) -> FormFieldSetup {
    let limit: TextLimit? =
      Int.random(in: 0..<4, using: &random) == 0
      ? nil
      : TextLimit(
        Int.random(in: 0...9, using: &random),
        TextUnit.allCases.randomElement(using: &random) ?? .graphemes)
    return FormFieldSetup(
      label: "Email", text: Bool.random(using: &random) ? "" : "a first text", limit: limit,
      timing: ValidationTiming.allCases.randomElement(using: &random) ?? .onBlur,
      rules: Bool.random(using: &random)
        ? [TextRule(.isNotEmpty, "Missing"), TextRule(.containsAtSign, "No @")] : nil,
      isVertical: Bool.random(using: &random),
      composition: Bool.random(using: &random) ? .waits : .cutsAtOnce)
  }

  @Test("A FormField keeps its promises after any events", arguments: 0..<parts)
  func promisesAreKept(part: Int) {
    var random = SplitMix64(seed: UInt64(part) &* 0x9E37_79B9 &+ 5)
    var failures: [String] = []
    for script in 0..<Self.scriptsPerPart {
      let setup = Self.setup(&random)
      var field = FormField(setup)
      var hasChanged = false
      for step in 0..<Int.random(in: 1...10, using: &random) {
        let event = Self.event(&random)
        let before = field
        let effects = field.receive(event)
        if !before.text.utf8.elementsEqual(field.text.utf8) { hasChanged = true }
        for broken in Self.broken(before, field, effects, hasChanged: hasChanged) {
          failures.append("script \(script), step \(step), \(event): \(broken)")
        }
      }
      if failures.count > 10 { break }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  /// The promises that do not hold.
  private static func broken(
    _ before: FormField, _ field: FormField, _ effects: [FieldEffect], hasChanged: Bool
  ) -> [String] {
    var broken: [String] = []
    func promise(_ holds: Bool, _ words: @autoclosure () -> String) {
      if !holds { broken.append(words()) }
    }
    let shown = field.shown
    if let limit = field.setup.limit {
      let count = TextCounts(field.text)[limit.unit]
      let mayExceed = !hasChanged || (field.isComposing && field.setup.composition == .waits)
      promise(count <= limit.count || mayExceed, "\(count) over the limit of \(limit.count)")
      promise(
        shown.count?.count == count, "the counter says \(shown.count?.count ?? -1) for \(count)")
      promise(shown.state.counter == "\(count)/\(limit.count)", "the counter's text")
    }
    promise(field.isArmed || !before.isArmed, "armed went back")
    promise(field.isEdited || !before.isEdited, "edited went back")
    promise(field.bumps >= before.bumps, "bumps went back")
    let spoken = effects.compactMap { if case .announcement(let words) = $0 { words } else { nil } }
    let isNew = field.error != nil && field.error != before.error
    promise(spoken == (isNew ? ["Error: \(field.error ?? "")"] : []), "spoke \(spoken)")
    let felt = effects.contains(.haptic(.error))
    promise(felt == (isNew && before.error == nil), "felt an error \(felt)")
    promise(effects.count { $0 == .haptic(.lightImpact) } == field.bumps - before.bumps, "taps")
    promise(shown.state.has("clear") == field.showsClear, "the clear button")
    promise(shown.state.has("floated") == (field.isFocused || !field.text.isEmpty), "the float")
    promise(!field.isComposing || field.isFocused, "composing without focus")
    let selection = field.edited.selection
    promise(selection.upperBound <= field.text.utf8.count, "the selection is outside")
    return broken
  }

  @Test("The same script gives the same bytes", arguments: 0..<4)
  func replayIsTheSame(part: Int) {
    for script in 0..<500 {
      func play() -> [UInt8] {
        var random = SplitMix64(seed: UInt64(part * 1_000 + script))
        var field = FormField(Self.setup(&random))
        var bytes: [UInt8] = []
        for format in SimulationFormat.allCases {
          let exporter = SimulationExporter(format, component: field.component)
          exporter.begin(field.shown, &bytes)
          for line in 1...20 {
            let event = FieldScriptEvent(name: .type, event: Self.event(&random))
            let effects = field.receive(event.event)
            exporter.append(line: line, event, field.shown, effects, &bytes)
          }
        }
        return bytes
      }
      let first = play()
      #expect(first == play())
    }
  }

  @Test("Every component takes any events", arguments: 0..<4)
  func othersTakeAnything(part: Int) {
    var random = SplitMix64(seed: UInt64(part) + 77)
    for _ in 0..<500 {
      let rules: TextRules = [TextRule(.containsAtSign, "No @")]
      var fields: [any FieldMachine] = [
        ClearableTextField(.init(rules: rules)), LabeledTextField(.init(rules: rules)),
        SuissField(
          .init(
            rules: rules,
            validation: SuissValidation.allCases.randomElement(using: &random) ?? .onChange)),
      ]
      for _ in 0..<12 {
        let event = Self.event(&random)
        for index in fields.indices {
          _ = fields[index].receive(event)
          let shown = fields[index].shown
          #expect(shown.state.input == fields[index].text)
          #expect(shown.state.has("filled") == !fields[index].text.isEmpty)
        }
      }
    }
  }
}

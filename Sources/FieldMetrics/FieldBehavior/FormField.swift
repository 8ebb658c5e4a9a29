/// SwiftPieces' FormField as a value: a floating label, an error that waits for its moment, a limit.
///
/// Source: Saivion/SwiftPieces, `registry/swift/inputs/FormField.swift` at afc45cf. What the reference
/// leaves to the system is said at ``FieldMachine/receive(_:)``'s cases, and listed in
/// docs/behaviour.md.
public struct FormField: FieldMachine {
  public var component: String { "form-field" }

  public let setup: FormFieldSetup
  var edited: EditedText
  /// In the limit's unit; in grapheme clusters without one.
  private(set) var count: Int
  /// The text has changed by the user's hand and stayed within the limit; never goes back.
  public internal(set) var isEdited = false
  /// Errors show from now on; never goes back.
  public internal(set) var isArmed = false
  /// How many changes were over the limit.
  public private(set) var bumps = 0
  public private(set) var isFocused = false
  public private(set) var revealsErrors: Bool
  public private(set) var externalError: String?
  public private(set) var isEnabled: Bool
  /// What shows as the error.
  public private(set) var error: String?
  /// The same as it is spoken.
  private var spokenError: String?
  /// Milliseconds since the counter's last bump began; `nil` when it is over.
  private var bumpAge: Int?
  private let numbers: LocaleNumbers
  /// Texts that follow from the text and its count alone, made when those change.
  private let clearLabel: String
  private let counterEnd: String
  private let spokenEnd: String
  private var counter: String?
  private var spokenCount: String?
  /// What the rules say, and whether they were asked since the text changed.
  private var ruleMessage: String?
  private var isRuleAsked = false

  public init(_ setup: FormFieldSetup = FormFieldSetup()) {
    self.setup = setup
    edited = EditedText(setup.text)
    // The first text is not cut: change handlers do not run for it.
    count = TextCounts(setup.text)[setup.limit?.unit ?? .graphemes]
    revealsErrors = setup.revealsErrors
    externalError = setup.externalError
    isEnabled = setup.isEnabled
    let numbers = LocaleNumbers(setup.locale, digits: setup.digits)
    self.numbers = numbers
    let most = setup.limit.map { numbers.text($0.count) } ?? ""
    clearLabel = "Clear \(setup.label)"
    counterEnd = "/\(most)"
    // The words are English in the reference, whatever the digits.
    spokenEnd = " of \(most) characters"
    countChanged()
    error = findError()
    spokenError = error.map { "Error: \($0)" }
  }

  public var text: String { edited.text }
  public var isComposing: Bool { edited.isComposing }

  public mutating func receive(_ event: FieldEvent) -> [FieldEffect] {
    var effects: [FieldEffect] = []
    let before = error
    handle(event, &effects)
    error = findError()
    guard error != before else { return effects }
    spokenError = error.map { "Error: \($0)" }
    if let spokenError {
      if before == nil { effects.append(.haptic(.error)) }
      effects.append(.announcement(spokenError))
    }
    return effects
  }

  private mutating func handle(_ event: FieldEvent, _ effects: inout [FieldEffect]) {
    switch event {
    case .type, .paste, .compose, .commit, .delete, .select, .pressReturn:
      guard isFocused else { return effects.append(.ignored("the field has no focus")) }
      handleKey(event, &effects)
    case .focus:
      guard isEnabled else { return effects.append(.ignored("the field is disabled")) }
      isFocused = true
    case .tap:
      guard isEnabled else { return effects.append(.ignored("the field is disabled")) }
      if !isFocused { effects.append(.focusRequest) }
      isFocused = true
    case .blur: loseFocus(&effects)
    case .clear:
      guard showsClear else { return effects.append(.ignored("there is no clear button")) }
      change(&effects) { $0.set("") }
    case .set(let text):
      change(&effects) { $0.set(text) }
    case .error(let messages): externalError = messages.first
    case .reveal(let isOn): revealsErrors = isOn
    case .submit:
      // The example's Save: all errors show, and the keyboard goes.
      revealsErrors = true
      guard isFocused else { return }
      loseFocus(&effects)
      effects.append(.focusLoss)
    case .enable(let isOn):
      isEnabled = isOn
      if !isOn, isFocused {
        loseFocus(&effects)
        effects.append(.focusLoss)
      }
    case .tick(let milliseconds): pass(milliseconds)
    }
  }

  private mutating func handleKey(_ event: FieldEvent, _ effects: inout [FieldEffect]) {
    switch event {
    case .type(let keys), .paste(let keys):
      endComposition(&effects)
      change(&effects) { $0.insert(keys) }
    case .compose(let composed): change(&effects) { $0.compose(composed) }
    case .commit(let committed):
      guard isComposing else { return effects.append(.ignored("nothing is being composed")) }
      change(&effects) { text in
        if let committed { text.insert(committed) } else { text.endComposition() }
      }
    case .delete(let times):
      for _ in 0..<max(0, times) where !text.isEmpty {
        change(&effects) { _ = $0.deleteBackward() }
      }
    case .select(let clusters):
      endComposition(&effects)
      edited.select(clusters)
    case .pressReturn:
      // An input method takes Return for itself: what shows is meant.
      if isComposing { return endComposition(&effects) }
      if setup.isVertical { return change(&effects) { $0.insert("\n") } }
      if isEdited || !text.isEmpty { isArmed = true }
      effects.append(.submission)
    default: break
    }
  }

  /// What an input method shows stays when something else takes over.
  private mutating func endComposition(_ effects: inout [FieldEffect]) {
    if isComposing { change(&effects) { $0.endComposition() } }
  }

  private mutating func loseFocus(_ effects: inout [FieldEffect]) {
    guard isFocused else { return }
    endComposition(&effects)
    isFocused = false
    if isEdited, setup.timing == .onBlur { isArmed = true }
  }

  /// The change handler: what is over the limit is cut, and the cut is a change of its own.
  private mutating func change(
    _ effects: inout [FieldEffect], _ edit: (inout EditedText) -> Void
  ) {
    let wasComposing = isComposing
    let old = edited
    edit(&edited)
    let isOther = !edited.text.hasSameBytes(as: old.text)
    guard isOther || wasComposing != isComposing else { return }
    let unit = setup.limit?.unit ?? .graphemes
    let outcome = FieldEditRule(limit: setup.limit, composition: setup.composition)
      .outcome(of: edited.text, isComposing: isComposing)
    isRuleAsked = false
    if outcome.counts[unit] != count {
      count = outcome.counts[unit]
      countChanged()
    }
    if outcome.isCut, let limit = setup.limit {
      effects.append(.refusal(count: TextCounts(edited.text)[unit], limit: limit.count))
      edited.cut(to: outcome.text)
      bumps += 1
      effects.append(.haptic(.lightImpact))
      if !setup.reducesMotion {
        effects.append(.bump)
        bumpAge = 0
      }
    }
    guard isFocused, !outcome.waitsForComposition, isOther || outcome.isCut else { return }
    isEdited = true
    if setup.timing == .live { isArmed = true }
  }

  private mutating func pass(_ milliseconds: Int) {
    guard let age = bumpAge else { return }
    let (sum, isTooLarge) = age.addingReportingOverflow(max(0, milliseconds))
    bumpAge = isTooLarge || sum >= Self.bumpEnd ? nil : sum
  }

  private mutating func countChanged() {
    guard setup.limit != nil else { return }
    let number = numbers.text(count)
    counter = number + counterEnd
    spokenCount = number + spokenEnd
  }

  private mutating func findError() -> String? {
    if let externalError { return externalError }
    guard isArmed || revealsErrors, let rules = setup.rules else { return nil }
    if !isRuleAsked {
      ruleMessage = rules.firstMessage(for: text)
      isRuleAsked = true
    }
    return ruleMessage
  }

  private var accessibilityValue: String {
    guard let spokenCount else { return text }
    return text.isEmpty ? spokenCount : text + ", " + spokenCount
  }
}

extension FormField {
  /// What assistive technology does not see: the parts of the component's file that the label, the
  /// value and the hint say already.
  public static let hiddenParts = [
    "labelLayout", "labelVisual", "captionSlot", "leadingIcon", "check", "footer",
  ]
  /// Times the counter's size, at the height of its bump.
  public static let bumpScale = 1.18
  /// Milliseconds: the counter grows, then shrinks.
  static let bumpPeak = 100
  static let bumpEnd = 400
  /// Of what cannot be used.
  static let disabledOpacity = 0.45
  /// Points.
  static let ringWidth = 2.0

  public var isFloated: Bool { isFocused || !text.isEmpty }

  /// Whether the check shows: there is a rule, its moment has come, and nothing is wrong.
  public var showsCheck: Bool {
    setup.rules != nil && error == nil && (isArmed || revealsErrors) && !text.isEmpty
  }

  public var showsClear: Bool { isFocused && !text.isEmpty && isEnabled }

  public var isAtLimit: Bool { setup.limit.map { count >= $0.count } ?? false }

  public var shown: FieldShown {
    let fieldCount = setup.limit.map { FieldCount(count: count, limit: $0.count) }
    return FieldShown(
      state: FieldState(
        names: names, label: setup.label, input: text, errors: error.map { [$0] } ?? [],
        help: error == nil ? setup.help : nil,
        counter: counter),
      prompt: isFocused && text.isEmpty ? setup.prompt : nil, count: fieldCount,
      outline: error != nil
        ? FieldOutline(width: Self.ringWidth, tint: .error)
        : isFocused ? FieldOutline(width: Self.ringWidth, tint: .primary) : nil,
      icon: isFocused ? .primary : .secondary,
      opacity: isEnabled ? 1 : Self.disabledOpacity,
      bump: bumpAge.map { $0 < Self.bumpPeak ? .growing : .shrinking } ?? .rest,
      accessibility: FieldAccessibility(
        label: setup.label, value: accessibilityValue,
        hint: spokenError ?? setup.help ?? "",
        clearLabel: showsClear ? clearLabel : nil))
  }

  /// The flags that hold, in the order of the component's file.
  private var names: [String] {
    var names: [String] = []
    names.reserveCapacity(8)
    if isFocused { names.append("focused") }
    if !text.isEmpty { names.append("filled") }
    if setup.isVertical { names.append("multiline") }
    if setup.hasIcon { names.append("leadingIcon") }
    if showsCheck { names.append("valid") }
    if error != nil { names.append("error") }
    if error == nil, setup.help != nil { names.append("help") }
    if setup.limit != nil { names.append("limit") }
    if isAtLimit { names.append("atLimit") }
    if !isEnabled { names.append("disabled") }
    if showsClear { names.append("clear") }
    if isFloated { names.append("floated") }
    return names
  }
}

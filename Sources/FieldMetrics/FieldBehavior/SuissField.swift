/// suiss/ui's Field as a value, on the platforms that its reference page shows.
///
/// Source: the suiss/ui Field reference page and e-suiss/ui at f13a93a.
public struct SuissField: FieldMachine {
  public struct Setup: Sendable {
    public var label: String
    public var description: String?
    public var text: String
    public var rules: TextRules
    public var validation: SuissValidation
    /// What the error below shows, in its order.
    public var errors: [SuissError]
    /// Forces the error state, with or without words.
    public var isInvalid: Bool
    public var isVertical: Bool

    public init(
      label: String = "", description: String? = nil, text: String = "", rules: TextRules = [],
      validation: SuissValidation = .onSubmit, errors: [SuissError] = [SuissError()],
      isInvalid: Bool = false, isVertical: Bool = false
    ) {
      self.label = label
      self.description = description
      self.text = text
      self.rules = rules
      self.validation = validation
      self.errors = errors
      self.isInvalid = isInvalid
      self.isVertical = isVertical
    }
  }

  public let setup: Setup
  /// What the last validation found.
  public private(set) var failures: [TextFailure] = []
  /// From the server; until the field is edited or submitted again.
  public private(set) var serverErrors: [String] = []
  public private(set) var isEnabled = true
  /// The field was left once, or its form submitted.
  private var hasLeft = false
  private var wasSubmitted = false
  private var entry: TextEntry

  public init(_ setup: Setup = Setup()) {
    self.setup = setup
    entry = TextEntry(setup.text, isVertical: setup.isVertical)
  }

  public var component: String { "suiss-field" }
  public var text: String { entry.text }
  public var isFocused: Bool { entry.isFocused }

  public mutating func receive(_ event: FieldEvent) -> [FieldEffect] {
    switch event {
    case .error(let messages):
      serverErrors = messages
      return []
    case .submit:
      serverErrors = []
      wasSubmitted = true
      // A form that is submitted is done with the field, as leaving it is.
      hasLeft = true
      validate()
      return []
    case .clear: return [.ignored("there is no clear button")]
    case .enable(let isOn):
      isEnabled = isOn
      guard !isOn, isFocused else { return [] }
      return receive(.blur) + [.focusLoss]
    case .focus, .tap:
      guard isEnabled else { return [.ignored("the field is disabled")] }
    default: break
    }
    switch entry.receive(event) {
    case .changed: return changed()
    case .left: return left()
    case .submission: return [.submission]
    case .ignored(let reason): return [.ignored(reason)]
    case .same: return []
    }
  }

  private mutating func changed() -> [FieldEffect] {
    serverErrors = []
    switch setup.validation {
    case .onChange: validate()
    case .onBlurThenLive: if hasLeft { validate() }
    case .onSubmitThenLive: if wasSubmitted { validate() }
    case .onBlurClearing:
      // Typing takes an error away when it is mended; it never adds one.
      if setup.rules.failures(of: text).isEmpty { failures = [] }
    case .onSubmit, .onBlur: break
    }
    return []
  }

  private mutating func left() -> [FieldEffect] {
    hasLeft = true
    switch setup.validation {
    case .onBlur, .onBlurThenLive, .onBlurClearing: validate()
    case .onChange, .onSubmit, .onSubmitThenLive: break
    }
    return []
  }

  private mutating func validate() { failures = setup.rules.failures(of: text) }

  public var shown: FieldShown {
    let (errors, isList) = content
    var names: [String] = []
    if isFocused { names.append("focused") }
    if !text.isEmpty { names.append("filled") }
    if setup.label.isEmpty { names.append("unlabeled") }
    if setup.isVertical { names.append("multiline") }
    if setup.description != nil { names.append("help") }
    if !errors.isEmpty || setup.isInvalid || !failures.isEmpty { names.append("error") }
    if isList { names.append("errorList") }
    let label = setup.label.isEmpty ? nil : setup.label
    return FieldShown(
      state: FieldState(
        names: names, label: label, input: text, errors: errors, help: setup.description),
      outline: FieldOutline(
        width: isFocused ? Self.focusWidth : Self.borderWidth,
        tint: isFocused ? .primary : .border),
      accessibility: FieldAccessibility(
        label: setup.label, value: text,
        hint: ([setup.description].compactMap(\.self) + errors).joined(separator: " "),
        isAlert: !errors.isEmpty))
  }

  /// CSS pixels.
  static let borderWidth = 1.0
  static let focusWidth = 1.3

  /// What shows as errors, and whether with bullets.
  private var content: (messages: [String], isList: Bool) {
    let server = SuissError(entries: serverErrors.map { SuissError.Entry($0) })
    let contents =
      serverErrors.isEmpty
      ? setup.errors.map { $0.content(failures: failures) } : [server.content(failures: [])]
    let messages = contents.flatMap(\.messages)
    let isList = contents.contains { if case .list = $0 { true } else { false } }
    return (messages, isList || messages.count > 1)
  }
}

/// When a suiss field is validated; its reference page shows one demo on three platforms.
public enum SuissValidation: String, Hashable, Sendable, CaseIterable {
  /// When the form is submitted, and not again before the next time.
  case onSubmit
  /// When the form is submitted, and from then on at each change. Compose.
  case onSubmitThenLive
  /// Whenever the field is left. React Native.
  case onBlur
  /// When the field is left, and from then on at each change. SwiftUI.
  case onBlurThenLive
  /// Whenever the field is left; a change takes a mended error away. Compose.
  case onBlurClearing
  /// At each change.
  case onChange
}

/// A platform of the suiss demo, and how its three fields differ.
public enum SuissPlatform: String, Hashable, Sendable, CaseIterable {
  case reactNative = "react-native"
  case swiftUI = "swiftui"
  case compose

  /// Of a required name, and of the text that has a least length.
  public var nameValidation: SuissValidation {
    switch self {
    case .reactNative: .onBlur
    case .swiftUI: .onBlurThenLive
    case .compose: .onBlurClearing
    }
  }

  /// Of the sign-up form.
  public var signUpValidation: SuissValidation { self == .compose ? .onSubmitThenLive : .onSubmit }

  /// What a length counts: JavaScript's and Kotlin's `length` are UTF-16.
  public var lengthUnit: TextUnit { self == .swiftUI ? .graphemes : .utf16 }

  public var digitReading: DigitReading {
    switch self {
    case .reactNative: .ascii
    case .swiftUI: .number
    case .compose: .decimal
    }
  }

  /// The sign-up password's rules: the first two exclude each other, the digit's comes beside them.
  public func passwordRules(
    least: Int, missing: String, tooShort: String, noDigit: String
  ) -> TextRules {
    [
      TextRule(.isNotEmpty, missing, failure: .valueMissing),
      TextRule(.isAtLeast(least, lengthUnit), tooShort, failure: .tooShort),
      TextRule(.containsDigit(digitReading), noDigit),
    ]
  }
}

/// The lesson's LabeledTextField as a value: a title above, errors from the first submission on.
///
/// The reference's form validates only when it is submitted. What its view model found stays until the
/// next submission on iOS; the React Native twin takes it away when the field is edited.
///
/// Source: folaulau/lovemesomecoding_demo_project, `LabeledTextField.swift` and `CheckoutViewModel.swift`
/// at 1e712ee, and the React Native app beside it.
public struct LabeledTextField: FieldMachine {
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    case ios
    case reactNative = "react-native"
  }

  public struct Setup: Sendable {
    public var title: String
    /// Adds ` *` to the title, and nothing else.
    public var isRequired: Bool
    public var hint: String?
    public var text: String
    public var rules: TextRules?
    public var keyboard: Keyboard
    public var content: TextContent?
    public var platform: Platform

    public init(
      title: String = "", isRequired: Bool = false, hint: String? = nil, text: String = "",
      rules: TextRules? = nil, keyboard: Keyboard = .standard, content: TextContent? = nil,
      platform: Platform = .ios
    ) {
      self.title = title
      self.isRequired = isRequired
      self.hint = hint
      self.text = text
      self.rules = rules
      self.keyboard = keyboard
      self.content = content
      self.platform = platform
    }

    /// The e-mail preset: keyboard and content type at once, and so nothing capitalised or corrected.
    public var asEmail: Setup {
      var setup = self
      setup.keyboard = .emailAddress
      setup.content = .emailAddress
      return setup
    }

    /// Whether nothing is capitalised or corrected in what is typed.
    public var isPlainEntry: Bool {
      keyboard.isPlainEntry || content?.isPlainEntry ?? false
    }
  }

  public let setup: Setup
  public private(set) var error: String?
  private var entry: TextEntry

  public init(_ setup: Setup = Setup()) {
    self.setup = setup
    entry = TextEntry(setup.text)
  }

  public var component: String {
    setup.platform == .ios ? "labeled-text-field" : "labeled-text-field-react-native"
  }

  public var text: String { entry.text }
  public var isFocused: Bool { entry.isFocused }

  public mutating func receive(_ event: FieldEvent) -> [FieldEffect] {
    switch event {
    case .error(let messages):
      error = messages.first
      return []
    case .submit:
      error = setup.rules?.firstMessage(for: text)
      return []
    case .clear: return [.ignored("there is no clear button")]
    default: break
    }
    switch entry.receive(event) {
    case .changed:
      if setup.platform == .reactNative { error = nil }
      return []
    case .submission: return [.submission]
    case .ignored(let reason): return [.ignored(reason)]
    case .same, .left: return []
    }
  }

  /// Points.
  static let borderWidth = 1.5

  public var shown: FieldShown {
    var names: [String] = []
    if isFocused { names.append("focused") }
    if !text.isEmpty { names.append("filled") }
    if error != nil { names.append("error") }
    let hint = error == nil ? setup.hint : nil
    if hint != nil { names.append("help") }
    return FieldShown(
      state: FieldState(
        names: names, label: setup.title + (setup.isRequired ? " *" : ""), input: text,
        errors: error.map { [$0] } ?? [], help: hint),
      outline: FieldOutline(
        width: Self.borderWidth, tint: error != nil ? .error : isFocused ? .primary : .border),
      accessibility: FieldAccessibility(
        label: setup.title, value: error.map { "Error: \($0)" } ?? "", hint: ""))
  }
}

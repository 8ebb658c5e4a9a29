/// SwiftUI Blocks' ClearableTextField as a value: a clear button whenever there is text, and an error
/// that the caller owns.
///
/// No timing, no haptic, no announcement. `rules` stand for a caller that sets the error after each
/// change, as the reference's demo does.
///
/// Source: the ClearableTextField reference page of SwiftUI Blocks (Oscar Canton).
public struct ClearableTextField: FieldMachine {
  public struct Setup: Sendable {
    /// The placeholder, and what assistive technology calls the field.
    public var title: String
    public var hasIcon: Bool
    public var text: String
    public var rules: TextRules?

    public init(
      title: String = "", hasIcon: Bool = false, text: String = "", rules: TextRules? = nil
    ) {
      self.title = title
      self.hasIcon = hasIcon
      self.text = text
      self.rules = rules
    }
  }

  public let setup: Setup
  public private(set) var error: String?
  private var entry: TextEntry

  public init(_ setup: Setup = Setup()) {
    self.setup = setup
    entry = TextEntry(setup.text)
  }

  public var component: String { "clearable-text-field" }
  public var text: String { entry.text }
  public var isFocused: Bool { entry.isFocused }
  public var showsClear: Bool { !text.isEmpty }

  public mutating func receive(_ event: FieldEvent) -> [FieldEffect] {
    switch event {
    case .error(let messages):
      error = messages.first
      return []
    case .clear:
      guard showsClear else { return [.ignored("there is no clear button")] }
      let asks = !isFocused
      _ = entry.receive(.focus)
      _ = entry.receive(.set(""))
      askCaller()
      return asks ? [.focusRequest] : []
    case .tap where !isFocused:
      _ = entry.receive(event)
      return [.focusRequest]
    default: break
    }
    switch entry.receive(event) {
    case .changed:
      askCaller()
      return []
    case .submission: return [.submission]
    case .ignored(let reason): return [.ignored(reason)]
    case .same, .left: return []
    }
  }

  private mutating func askCaller() {
    if let rules = setup.rules { error = rules.firstMessage(for: text) }
  }

  /// Points.
  static let activeBorder = 1.5
  static let idleBorder = 0.5

  public var shown: FieldShown {
    var names: [String] = []
    if isFocused { names.append("focused") }
    if !text.isEmpty { names.append("filled") }
    if setup.hasIcon { names.append("leadingIcon") }
    if error != nil { names.append("error") }
    let accent: FieldTint = error != nil ? .error : isFocused ? .primary : .secondary
    return FieldShown(
      state: FieldState(names: names, input: text, errors: error.map { [$0] } ?? []),
      prompt: text.isEmpty ? setup.title : nil,
      outline: FieldOutline(
        width: isFocused || error != nil ? Self.activeBorder : Self.idleBorder, tint: accent),
      icon: accent,
      accessibility: FieldAccessibility(
        label: setup.title, value: text, hint: error ?? "",
        clearLabel: showsClear ? "Clear text" : nil))
  }
}

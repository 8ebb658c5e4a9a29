/// What a ``FormField`` is made with; none of it changes later.
public struct FormFieldSetup: Sendable {
  public var label: String
  /// Shows while the empty field has the focus.
  public var prompt: String?
  public var help: String?
  public var hasIcon: Bool
  /// What the field holds at first; it is not cut.
  public var text: String
  /// `nil` for no limit. The reference counts grapheme clusters.
  public var limit: TextLimit?
  public var timing: ValidationTiming
  /// `nil` for a field in which everything is right.
  public var rules: TextRules?
  /// Whether Return begins a line in place of submitting.
  public var isVertical: Bool
  public var keyboard: Keyboard
  public var content: TextContent?
  public var isEnabled: Bool
  public var revealsErrors: Bool
  public var externalError: String?
  /// What happens over the limit while an input method composes; the reference cuts at once.
  public var composition: FieldEditRule.Composition
  /// Whether the system's Reduce Motion setting is on.
  public var reducesMotion: Bool
  /// Whose digits and groups the counter and the spoken value have.
  public var locale: LocaleTag
  public var digits: DigitsRule
  /// Points.
  public var minimumHeight: Points

  public init(
    label: String = "", prompt: String? = nil, help: String? = nil, hasIcon: Bool = false,
    text: String = "", limit: TextLimit? = nil, timing: ValidationTiming = .onBlur,
    rules: TextRules? = nil, isVertical: Bool = false, keyboard: Keyboard = .standard,
    content: TextContent? = nil, isEnabled: Bool = true, revealsErrors: Bool = false,
    externalError: String? = nil, composition: FieldEditRule.Composition = .waits,
    reducesMotion: Bool = false, locale: LocaleTag = .english, digits: DigitsRule = .apple,
    minimumHeight: Points = 56
  ) {
    self.label = label
    self.prompt = prompt
    self.help = help
    self.hasIcon = hasIcon
    self.text = text
    self.limit = limit
    self.timing = timing
    self.rules = rules
    self.isVertical = isVertical
    self.keyboard = keyboard
    self.content = content
    self.isEnabled = isEnabled
    self.revealsErrors = revealsErrors
    self.externalError = externalError
    self.composition = composition
    self.reducesMotion = reducesMotion
    self.locale = locale
    self.digits = digits
    self.minimumHeight = max(minimumHeight, Self.lowestHeight)
  }

  /// A field is never lower: what a finger needs.
  public static let lowestHeight: Points = 44

  /// Whether nothing is capitalised or corrected in what is typed.
  public var isPlainEntry: Bool {
    keyboard.isPlainEntry || content?.isPlainEntry ?? false
  }
}

/// When an error that a rule finds is first shown.
public enum ValidationTiming: String, Hashable, Sendable, CaseIterable {
  /// When the field is left after an edit.
  case onBlur
  /// When Return is pressed, or the form reveals.
  case onSubmit
  /// From the first edit on.
  case live
}

/// The keyboard that a field asks for.
public enum Keyboard: String, Hashable, Sendable, CaseIterable {
  case standard
  case emailAddress
  case url
  case number
  case phone

  /// Whether what is typed on it is no prose.
  public var isPlainEntry: Bool { self == .emailAddress || self == .url }
}

/// What a field holds, as autofill is told.
public enum TextContent: String, Hashable, Sendable, CaseIterable {
  case emailAddress
  case url
  case username
  case name
  case password
  case postalCode
  case streetAddress
  case phone

  /// Whether what is typed is no prose.
  public var isPlainEntry: Bool { self == .emailAddress || self == .url || self == .username }
}

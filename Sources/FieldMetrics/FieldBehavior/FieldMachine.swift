/// A field as a value: it holds a state, takes events, and says what it shows.
///
/// No clock and no view: what happens is what the events say, so the same events give the same
/// effects, always.
public protocol FieldMachine: Sendable {
  /// The component that draws it, as `metrics-cli component list` names it.
  var component: String { get }
  /// All that it holds, with what is being composed.
  var text: String { get }
  var isFocused: Bool { get }
  /// What there is to see and to hear now.
  var shown: FieldShown { get }
  /// Takes an event.
  ///
  /// - Returns: what the field does about it, in order; what it shows is in ``shown``.
  mutating func receive(_ event: FieldEvent) -> [FieldEffect]
}

/// What a field shows, and what assistive technology reads of it.
public struct FieldShown: Hashable, Sendable {
  /// The same that `layout --state` takes.
  public var state: FieldState
  /// In the empty field; `nil` when none shows.
  public var prompt: String?
  /// How long the text is; `nil` for a field without a counter.
  public var count: FieldCount?
  /// The line around the field; `nil` when there is none.
  public var outline: FieldOutline?
  /// The colour of the leading symbol.
  public var icon: FieldTint
  /// 1 is opaque.
  public var opacity: Double
  /// Where the counter is in its bump.
  public var bump: CounterBump
  public var accessibility: FieldAccessibility

  public init(
    state: FieldState, prompt: String? = nil, count: FieldCount? = nil,
    outline: FieldOutline? = nil, icon: FieldTint = .secondary, opacity: Double = 1,
    bump: CounterBump = .rest, accessibility: FieldAccessibility
  ) {
    self.state = state
    self.prompt = prompt
    self.count = count
    self.outline = outline
    self.icon = icon
    self.opacity = opacity
    self.bump = bump
    self.accessibility = accessibility
  }
}

/// A text's length beside its limit.
public struct FieldCount: Hashable, Sendable {
  public let count: Int
  public let limit: Int
  /// Whether the counter stands in its chip.
  public var isAtLimit: Bool { count >= limit }
}

/// The line around a field.
public struct FieldOutline: Hashable, Sendable {
  /// Points.
  public let width: Double
  public let tint: FieldTint
}

/// What a colour stands for.
public enum FieldTint: String, Hashable, Sendable, CaseIterable {
  case primary
  case secondary
  case border
  case error
}

/// Where a counter is on its way larger and back.
public enum CounterBump: String, Hashable, Sendable, CaseIterable {
  case rest
  /// To 1.18 of its size.
  case growing
  case shrinking
}

/// What assistive technology reads of a field.
public struct FieldAccessibility: Hashable, Sendable {
  public var label: String
  public var value: String
  public var hint: String
  /// Of the clear button; `nil` when none shows.
  public var clearLabel: String?
  /// Whether what shows as an error has the role of an alert.
  public var isAlert = false

  public init(
    label: String, value: String, hint: String, clearLabel: String? = nil, isAlert: Bool = false
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.clearLabel = clearLabel
    self.isAlert = isAlert
  }
}

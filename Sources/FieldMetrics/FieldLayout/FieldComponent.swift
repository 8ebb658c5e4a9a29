/// A field as data: its states, colours and layout tree, read from a component file.
///
/// The file is the truth: no code knows a component. The format is published as a JSON Schema,
/// `Schemas/component.schema.json`.
public final class FieldComponent: Sendable {
  /// The largest file that is read.
  public static let largestFile = 1 << 20

  public let name: String
  public let platform: ComponentPlatform
  /// One line for a person.
  public let summary: String
  /// Where the geometry was read.
  public let source: String
  /// What the source leaves open, and how this file fills it; a sentence each.
  public let assumed: [String]
  /// Flags that a caller may set, with what each means.
  public let states: [ComponentState]
  public let motion: ComponentMotion?

  /// The part that is the field's own box.
  let fieldPart: String
  let implied: [(flag: StateFlags, condition: StateCondition)]
  /// Flags that hold from a width on.
  let breakpoints: [(flag: StateFlags, width: LayoutLength)]
  let lengths: [(name: String, length: LayoutLength)]
  let colors: [PaintColor]
  /// Names of the texts that the tree shows.
  let slots: [String]
  /// Texts that stand in the file.
  let texts: [(slot: String, text: String)]
  let root: LayoutNode
  /// Of the file, lower-case hexadecimal; `nil` for a built-in component.
  public let sha256: String?

  init(_ content: ComponentContent, sha256: String? = nil) {
    self.sha256 = sha256
    name = content.name
    platform = content.platform
    summary = content.summary
    source = content.source
    assumed = content.assumed
    states = content.states
    motion = content.motion
    fieldPart = content.fieldPart
    implied = content.implied
    breakpoints = content.breakpoints
    lengths = content.lengths
    colors = content.colors
    slots = content.slots
    texts = content.texts
    root = content.root
  }

  /// The slot of an empty line that only takes room.
  static let blankSlot = "blank"
  /// Slots that every component may use without giving them a text.
  static let commonSlots = ["label", "input", "error", "help", "counter", blankSlot]

  /// Names of the texts that a caller may give.
  public var textNames: [String] { slots.filter { $0 != Self.blankSlot && $0 != "counter" } }

  func position(ofState name: String) -> Int? { states.firstIndex { $0.name == name } }

  /// The flag of a state; none for a state that the component does not have.
  func flag(_ name: String) -> StateFlags {
    position(ofState: name).map(StateFlags.init(position:)) ?? StateFlags()
  }

  /// Flags with all that they imply, in this component at a width.
  func flags(_ given: StateFlags, rem: Double, width: Points) -> StateFlags {
    var flags = given
    for breakpoint in breakpoints {
      let length = breakpoint.width
      let points = length.value * length.factor * (length.unit == .rem ? rem : 1)
      if width.value >= points { flags.insert(breakpoint.flag) }
    }
    // Implied states come in the order of the file, each of those before it.
    for rule in implied where rule.condition.holds(in: flags) { flags.insert(rule.flag) }
    return flags
  }

  /// Names of the states in a set of flags, in the order of the file.
  func names(of flags: StateFlags) -> [String] {
    states.indices.filter { flags.contains(StateFlags(position: $0)) }.map { states[$0].name }
  }
}

/// A state of a component, such as `focused`.
public struct ComponentState: Hashable, Sendable {
  public let name: String
  public let meaning: String
}

/// Whose field a component is.
public enum ComponentPlatform: String, Hashable, Sendable, CaseIterable {
  case ios
  case android
  case web
  case reactNative = "react-native"

  /// As people write it.
  var displayName: String {
    switch self {
    case .ios: "iOS"
    case .android: "Android"
    case .web: "the web"
    case .reactNative: "React Native"
    }
  }
}

/// How the label travels between rest and float.
public struct ComponentMotion: Hashable, Sendable {
  public let full: MotionCurve
  /// With the system's Reduce Motion setting.
  public let reduced: MotionCurve?
}

/// A curve by its platform's name; durations in seconds.
public struct MotionCurve: Hashable, Sendable {
  public let curve: String
  public let duration: Double
  /// Of a spring; `nil` for other curves.
  public let bounce: Double?
}

/// What a component file says, read and checked.
struct ComponentContent {
  let name: String
  let platform: ComponentPlatform
  let summary: String
  let source: String
  let assumed: [String]
  let states: [ComponentState]
  let motion: ComponentMotion?
  let fieldPart: String
  let implied: [(flag: StateFlags, condition: StateCondition)]
  let breakpoints: [(flag: StateFlags, width: LayoutLength)]
  let lengths: [(name: String, length: LayoutLength)]
  let colors: [PaintColor]
  let slots: [String]
  let texts: [(slot: String, text: String)]
  let root: LayoutNode
}

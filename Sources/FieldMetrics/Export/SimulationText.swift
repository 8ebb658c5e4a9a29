/// A simulation for people: each event, and below it what is different from before.
struct SimulationText {
  private let component: String
  private let settings: [String]
  private let emphasis: Emphasis
  private var before: FieldShown?

  init(component: String, settings: [String], emphasis: Emphasis) {
    self.component = component
    self.settings = settings
    self.emphasis = emphasis
  }

  mutating func begin(_ shown: FieldShown, _ output: inout [UInt8]) {
    let identity = "\(ToolIdentity.name) \(ToolIdentity.version)"
    output.append(text: ([component] + settings).joined(separator: " · "))
    output.append(
      text: "\n\(identity) · Unicode \(UnicodeVersion.graphemeClusters)\n\n")
    output.append(text: emphasis.bold("start"))
    output.append(literal: "\n")
    append(shown, [], &output)
  }

  mutating func append(
    line: Int, _ event: FieldScriptEvent, _ shown: FieldShown, _ effects: [FieldEffect],
    _ output: inout [UInt8]
  ) {
    output.append(text: emphasis.bold("\(line) \(event.words)"))
    output.append(literal: "\n")
    append(shown, effects, &output)
  }

  private mutating func append(
    _ shown: FieldShown, _ effects: [FieldEffect], _ output: inout [UInt8]
  ) {
    let state = shown.state
    if before?.state.input != state.input || before == nil {
      put("  text     ", state.input.isEmpty ? "none" : state.input.quoted, &output)
    }
    if before?.state.names != state.names {
      put(
        "  shown    ", state.names.isEmpty ? "at rest" : state.names.joined(separator: ", "),
        &output)
    }
    if before?.prompt != shown.prompt {
      put("  prompt   ", shown.prompt?.quoted ?? "no longer", &output)
    }
    if before?.state.help != state.help {
      put("  help     ", state.help?.quoted ?? "no longer", &output)
    }
    if before?.state.counter != state.counter, let counter = state.counter {
      put("  counted  ", counter, &output)
    }
    if before?.state.errors != state.errors, before != nil || !state.errors.isEmpty {
      put(
        "  error    ",
        state.errors.isEmpty ? "none" : state.errors.map(\.quoted).joined(separator: ", "), &output)
    }
    if before?.accessibility != shown.accessibility {
      put("  said     ", shown.accessibility.words, &output)
    }
    if !effects.isEmpty {
      put("  emitted  ", effects.map(\.words).joined(separator: ", "), &output)
    }
    before = shown
  }

  private func put(_ name: StaticString, _ text: String, _ output: inout [UInt8]) {
    output.append(literal: name)
    output.append(text: text)
    output.append(literal: "\n")
  }
}

extension FieldAccessibility {
  /// Label, value and hint as they are read one after the other.
  fileprivate var words: String {
    ([label, value, hint].filter { !$0.isEmpty }.map(\.quoted)
      + (clearLabel.map { ["button \($0.quoted)"] } ?? [])
      + (isAlert ? ["alert"] : [])).joined(separator: ", ")
  }
}

extension FieldScriptEvent {
  /// Such as `type 'sam'`, safe for a terminal.
  public var words: String {
    switch event {
    case .type(let text), .paste(let text), .compose(let text), .set(let text), .commit(let text?):
      "\(name.rawValue) \(text.quoted)"
    case .delete(let count): count == 1 ? name.rawValue : "\(name.rawValue) \(count)"
    case .select(let clusters): "\(name.rawValue) \(clusters.lowerBound) to \(clusters.upperBound)"
    case .error(let messages):
      "\(name.rawValue) \(messages.isEmpty ? "none" : messages.map(\.quoted).joined(separator: ", "))"
    case .reveal(let isOn), .enable(let isOn): "\(name.rawValue) \(isOn ? "on" : "off")"
    case .tick(let milliseconds): "\(name.rawValue) \(milliseconds) ms"
    case .commit(nil), .focus, .blur, .pressReturn, .clear, .tap, .submit: name.rawValue
    }
  }
}

extension FieldEffect {
  /// In a few words.
  fileprivate var words: String {
    switch self {
    case .announcement(let message): "announcement \(message.quoted)"
    case .haptic(.error): "error haptic"
    case .haptic(.lightImpact): "light impact"
    case .bump: "bump"
    case .refusal(let count, let limit): "refused at \(count) of \(limit)"
    case .submission: "submission"
    case .focusRequest: "focus request"
    case .focusLoss: "focus loss"
    case .ignored(let reason): "nothing: \(reason)"
    }
  }
}

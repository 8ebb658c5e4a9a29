/// A simulation for people: each event, and below it what is different from before.
///
/// Written piece by piece, as there may be millions of events.
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
    output.append(text: "\n\(identity) · Unicode \(UnicodeVersion.graphemeClusters)\n\n")
    output.append(text: emphasis.bold("start"))
    output.append(literal: "\n")
    append(shown, [], &output)
  }

  mutating func append(
    line: Int, _ event: FieldScriptEvent, _ shown: FieldShown, _ effects: [FieldEffect],
    _ output: inout [UInt8]
  ) {
    if emphasis == .none {
      output.append(decimal: line)
      output.append(literal: " ")
      output.append(text: event.words)
    } else {
      output.append(text: emphasis.bold("\(line) \(event.words)"))
    }
    output.append(literal: "\n")
    append(shown, effects, &output)
  }

  private mutating func append(
    _ shown: FieldShown, _ effects: [FieldEffect], _ output: inout [UInt8]
  ) {
    let state = shown.state
    if before?.state.input != state.input {
      output.append(literal: "  text     ")
      state.input.isEmpty ? output.append(literal: "none") : output.append(quoted: state.input)
      output.append(literal: "\n")
    }
    if before?.state.names != state.names {
      output.append(literal: "  shown    ")
      if state.names.isEmpty { output.append(literal: "at rest") }
      for (index, name) in state.names.enumerated() {
        if index > 0 { output.append(literal: ", ") }
        output.append(text: name)
      }
      output.append(literal: "\n")
    }
    if before?.prompt != shown.prompt { put("  prompt   ", shown.prompt, &output) }
    if before?.state.help != state.help { put("  help     ", state.help, &output) }
    if let counter = state.counter, before?.state.counter != counter {
      output.append(literal: "  counted  ")
      output.append(text: counter)
      output.append(literal: "\n")
    }
    if (before?.state.errors ?? []) != state.errors {
      output.append(literal: "  error    ")
      if state.errors.isEmpty { output.append(literal: "none") }
      output.append(quoted: state.errors)
      output.append(literal: "\n")
    }
    if before?.accessibility != shown.accessibility {
      output.append(literal: "  said     ")
      output.append(shown.accessibility)
      output.append(literal: "\n")
    }
    if !effects.isEmpty {
      output.append(literal: "  emitted  ")
      for (index, effect) in effects.enumerated() {
        if index > 0 { output.append(literal: ", ") }
        output.append(text: effect.words)
      }
      output.append(literal: "\n")
    }
    before = shown
  }

  private func put(_ name: StaticString, _ text: String?, _ output: inout [UInt8]) {
    output.append(literal: name)
    if let text { output.append(quoted: text) } else { output.append(literal: "no longer") }
    output.append(literal: "\n")
  }
}

extension [UInt8] {
  /// A text made safe for a terminal, in quotation marks.
  fileprivate mutating func append(quoted text: String) {
    append(literal: "'")
    append(text: text.terminalSafe)
    append(literal: "'")
  }

  fileprivate mutating func append(quoted texts: [String]) {
    for (index, text) in texts.enumerated() {
      if index > 0 { append(literal: ", ") }
      append(quoted: text)
    }
  }

  /// Label, value and hint as they are read one after the other.
  fileprivate mutating func append(_ said: FieldAccessibility) {
    var isFirst = true
    for text in [said.label, said.value, said.hint] where !text.isEmpty {
      if !isFirst { append(literal: ", ") }
      isFirst = false
      append(quoted: text)
    }
    if let clear = said.clearLabel {
      append(literal: isFirst ? "button " : ", button ")
      isFirst = false
      append(quoted: clear)
    }
    if said.isAlert { append(literal: isFirst ? "alert" : ", alert") }
    if isFirst, !said.isAlert { append(literal: "nothing") }
  }
}

extension FieldScriptEvent {
  /// Such as `type 'sam'`, safe for a terminal.
  public var words: String {
    switch event {
    case .type(let text), .paste(let text), .compose(let text), .set(let text), .commit(let text?):
      return "\(name.rawValue) \(text.quoted)"
    case .delete(let count): return count == 1 ? name.rawValue : "\(name.rawValue) \(count)"
    case .select(let clusters):
      return "\(name.rawValue) \(clusters.lowerBound) to \(clusters.upperBound)"
    case .error(let messages):
      let words = messages.isEmpty ? "none" : messages.map(\.quoted).joined(separator: ", ")
      return "\(name.rawValue) \(words)"
    case .reveal(let isOn), .enable(let isOn): return "\(name.rawValue) \(isOn ? "on" : "off")"
    case .tick(let milliseconds): return "\(name.rawValue) \(milliseconds) ms"
    case .commit(nil), .focus, .blur, .pressReturn, .clear, .tap, .submit: return name.rawValue
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

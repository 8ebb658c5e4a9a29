/// A simulation for people: each event, and below it what is different from before.
///
/// Written piece by piece, as there may be millions of events.
struct SimulationText {
  private let component: String
  private let settings: [String]
  private let emphasis: Emphasis
  /// What the event before left; behind a reference, as copies of it would be a fifth of the work.
  private let memory = Memory()

  private final class Memory {
    var before: FieldShown?
  }

  init(component: String, settings: [String], emphasis: Emphasis) {
    self.component = component
    self.settings = settings
    self.emphasis = emphasis
  }

  func begin(_ shown: FieldShown, _ output: inout [UInt8]) {
    let identity = "\(ToolIdentity.name) \(ToolIdentity.version)"
    output.append(text: ([component] + settings).joined(separator: " · "))
    output.append(text: "\n\(identity) · Unicode \(UnicodeVersion.graphemeClusters)\n\n")
    output.append(text: emphasis.bold("start"))
    output.append(literal: "\n")
    append(shown, [], &output)
  }

  /// Bytes of words in a record, of names of flags, and of each effect.
  private static let words = 512
  private static let effectWords = 96

  func append(
    line: Int, _ event: FieldScriptEvent, _ shown: FieldShown, _ effects: [FieldEffect],
    _ output: inout [UInt8]
  ) {
    if emphasis == .none {
      RecordWriter.write(text: event.event.textSize, literals: Self.words, to: &output) { record in
        record.put(line)
        record.put(" ")
        if case .type(let text) = event.event {
          record.put("type ")
          record.put(quoted: text)
        } else {
          record.put(text: event.words)
        }
      }
    } else {
      output.append(text: emphasis.bold("\(line) \(event.words)"))
    }
    output.append(literal: "\n")
    append(shown, effects, &output)
  }

  private func append(
    _ shown: FieldShown, _ effects: [FieldEffect], _ output: inout [UInt8]
  ) {
    let literals =
      Self.words + effects.count * Self.effectWords + shown.state.errors.count * 8
    let text = shown.textSize + effects.textSize
    RecordWriter.write(text: text, literals: literals, to: &output) { record in
      append(shown, &record)
      guard !effects.isEmpty else { return }
      record.put("  emitted  ")
      for (index, effect) in effects.enumerated() {
        if index > 0 { record.put(", ") }
        record.put(text: effect.words)
      }
      record.put("\n")
    }
    memory.before = shown
  }

  private func append(_ shown: FieldShown, _ record: inout RecordWriter) {
    let state = shown.state
    if memory.before?.state.input != state.input {
      record.put("  text     ")
      state.input.isEmpty ? record.put("none") : record.put(quoted: state.input)
      record.put("\n")
    }
    if memory.before?.state.names != state.names {
      record.put("  shown    ")
      if state.names.isEmpty { record.put("at rest") }
      for (index, name) in state.names.enumerated() {
        if index > 0 { record.put(", ") }
        record.put(text: name)
      }
      record.put("\n")
    }
    if memory.before?.prompt != shown.prompt { put("  prompt   ", shown.prompt, &record) }
    if memory.before?.state.help != state.help { put("  help     ", state.help, &record) }
    if let counter = state.counter, memory.before?.state.counter != counter {
      record.put("  counted  ")
      record.put(text: counter)
      record.put("\n")
    }
    if (memory.before?.state.errors ?? []) != state.errors {
      record.put("  error    ")
      if state.errors.isEmpty { record.put("none") }
      for (index, error) in state.errors.enumerated() {
        if index > 0 { record.put(", ") }
        record.put(quoted: error)
      }
      record.put("\n")
    }
    if isNew(shown.accessibility) {
      record.put("  said     ")
      put(shown.accessibility, &record)
      record.put("\n")
    }
  }

  /// Compared part by part, as a copy of the whole would cost more.
  private func isNew(_ said: FieldAccessibility) -> Bool {
    memory.before?.accessibility.value != said.value
      || memory.before?.accessibility.hint != said.hint
      || memory.before?.accessibility.clearLabel != said.clearLabel
      || memory.before?.accessibility.label != said.label
      || memory.before?.accessibility.isAlert != said.isAlert
  }

  private func put(_ name: StaticString, _ text: String?, _ record: inout RecordWriter) {
    record.put(name)
    if let text { record.put(quoted: text) } else { record.put("no longer") }
    record.put("\n")
  }

  /// Label, value and hint as they are read one after the other.
  private func put(_ said: FieldAccessibility, _ record: inout RecordWriter) {
    var isFirst = true
    for text in [said.label, said.value, said.hint] where !text.isEmpty {
      if !isFirst { record.put(", ") }
      isFirst = false
      record.put(quoted: text)
    }
    if let clear = said.clearLabel {
      record.put(isFirst ? "button " : ", button ")
      isFirst = false
      record.put(quoted: clear)
    }
    if said.isAlert { record.put(isFirst ? "alert" : ", alert") }
    if isFirst, !said.isAlert { record.put("nothing") }
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

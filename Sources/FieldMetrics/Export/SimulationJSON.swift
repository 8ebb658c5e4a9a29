/// A simulation as JSON Lines; written piece by piece, as there may be millions.
struct SimulationJSON {
  let component: String

  /// Bytes of keys and numbers in a record, and of names of flags; and of each effect.
  private static let keys = 1024
  private static let effectKeys = 160

  func begin(_ shown: FieldShown, _ output: inout [UInt8]) {
    let size = shown.textSize + component.utf8.count
    RecordWriter.write(text: size, literals: Self.keys, to: &output) { begin(shown, &$0) }
  }

  func append(
    line: Int, _ event: FieldScriptEvent, _ shown: FieldShown, _ effects: [FieldEffect],
    _ output: inout [UInt8]
  ) {
    let literals = Self.keys + effects.count * Self.effectKeys + shown.state.errors.count * 8
    RecordWriter.write(
      text: shown.textSize + effects.textSize, literals: literals, to: &output
    ) { append(line: line, event, shown, effects, &$0) }
  }

  private func begin(_ shown: FieldShown, _ output: inout RecordWriter) {
    output.put("{ \"line\": 0, \"event\": \"start\", \"tool\": { \"name\": ")
    output.put(json: ToolIdentity.name)
    output.put(", \"version\": ")
    output.put(json: ToolIdentity.version)
    output.put(" }, \"unicodeVersion\": ")
    output.put(json: UnicodeVersion.graphemeClusters)
    output.put(", \"component\": ")
    output.put(json: component)
    append(shown, &output)
    output.put(", \"effects\": [] }\n")
  }

  private func append(
    line: Int, _ event: FieldScriptEvent, _ shown: FieldShown, _ effects: [FieldEffect],
    _ output: inout RecordWriter
  ) {
    output.put("{ \"line\": ")
    output.put(line)
    output.put(", \"event\": \"")
    output.put(text: event.name.rawValue)
    output.put("\"")
    append(shown, &output)
    if effects.isEmpty {
      output.put(", \"effects\": [] }\n")
      return
    }
    output.put(", \"effects\": [")
    for (index, effect) in effects.enumerated() {
      if index > 0 { output.put(", ") }
      append(effect, &output)
    }
    output.put("] }\n")
  }

  private func append(_ shown: FieldShown, _ output: inout RecordWriter) {
    output.put(", \"text\": ")
    output.put(json: shown.state.input)
    output.put(", \"state\": [")
    // Names of flags are plain.
    for (index, name) in shown.state.names.enumerated() {
      output.put(index > 0 ? ", \"" : "\"")
      output.put(text: name)
      output.put("\"")
    }
    output.put("]")
    if shown.state.errors.isEmpty, shown.state.help == nil, shown.prompt == nil {
      output.put(", \"errors\": [], \"help\": null, \"prompt\": null")
    } else {
      output.put(", \"errors\": ")
      append(shown.state.errors, &output)
      append(literal: ", \"help\": ", shown.state.help, &output)
      append(literal: ", \"prompt\": ", shown.prompt, &output)
    }
    output.put(", \"counter\": ")
    if let count = shown.count {
      output.put("{ \"count\": ")
      output.put(count.count)
      output.put(", \"limit\": ")
      output.put(count.limit)
      append(literal: ", \"text\": ", shown.state.counter, &output)
      output.put(", \"bump\": \"")
      output.put(text: shown.bump.rawValue)
      output.put("\" }")
    } else {
      output.put("null")
    }
    output.put(", \"outline\": ")
    if let outline = shown.outline {
      output.put("{ \"width\": ")
      append(outline.width, &output)
      output.put(", \"tint\": \"")
      output.put(text: outline.tint.rawValue)
      output.put("\" }")
    } else {
      output.put("null")
    }
    output.put(", \"icon\": \"")
    output.put(text: shown.icon.rawValue)
    output.put("\", \"opacity\": ")
    append(shown.opacity, &output)
    append(literal: ", \"accessibility\": { \"label\": ", shown.accessibility.label, &output)
    append(literal: ", \"value\": ", shown.accessibility.value, &output)
    append(literal: ", \"hint\": ", shown.accessibility.hint, &output)
    append(literal: ", \"clear\": ", shown.accessibility.clearLabel, &output)
    output.put(", \"alert\": ")
    output.put(shown.accessibility.isAlert ? "true }" : "false }")
  }

  private func append(_ number: Double, _ output: inout RecordWriter) {
    if number == 1 { return output.put("1") }
    output.put(text: number.plainDescription)
  }

  private func append(literal: StaticString, _ text: String?, _ output: inout RecordWriter) {
    output.put(literal)
    if let text { output.put(json: text) } else { output.put("null") }
  }

  private func append(_ texts: [String], _ output: inout RecordWriter) {
    output.put("[")
    for (index, text) in texts.enumerated() {
      if index > 0 { output.put(", ") }
      output.put(json: text)
    }
    output.put("]")
  }

  private func append(_ effect: FieldEffect, _ output: inout RecordWriter) {
    output.put("{ \"effect\": ")
    switch effect {
    case .announcement(let message):
      append(literal: "\"announcement\", \"message\": ", message, &output)
    case .haptic(.error): output.put("\"haptic\", \"haptic\": \"error\"")
    case .haptic(.lightImpact):
      output.put("\"haptic\", \"haptic\": \"light-impact\", \"intensity\": ")
      output.put(text: FieldEffect.Haptic.impactIntensity.plainDescription)
    case .bump: output.put("\"bump\"")
    case .refusal(let count, let limit):
      output.put("\"refusal\", \"count\": ")
      output.put(count)
      output.put(", \"limit\": ")
      output.put(limit)
    case .submission: output.put("\"submission\"")
    case .focusRequest: output.put("\"focus-request\"")
    case .focusLoss: output.put("\"focus-loss\"")
    case .ignored(let reason): append(literal: "\"ignored\", \"reason\": ", reason, &output)
    }
    output.put(" }")
  }
}

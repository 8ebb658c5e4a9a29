/// A simulation as JSON Lines; written piece by piece, as there may be millions.
struct SimulationJSON {
  let component: String

  func begin(_ shown: FieldShown, _ output: inout [UInt8]) {
    output.append(literal: "{ \"line\": 0, \"event\": \"start\", \"tool\": { \"name\": ")
    output.append(json: ToolIdentity.name)
    output.append(literal: ", \"version\": ")
    output.append(json: ToolIdentity.version)
    output.append(literal: " }, \"unicodeVersion\": ")
    output.append(json: UnicodeVersion.graphemeClusters)
    output.append(literal: ", \"component\": ")
    output.append(json: component)
    append(shown, &output)
    output.append(literal: ", \"effects\": [] }\n")
  }

  func append(
    line: Int, _ event: FieldScriptEvent, _ shown: FieldShown, _ effects: [FieldEffect],
    _ output: inout [UInt8]
  ) {
    output.append(literal: "{ \"line\": ")
    output.append(decimal: line)
    output.append(literal: ", \"event\": ")
    output.append(json: event.name.rawValue)
    append(shown, &output)
    output.append(literal: ", \"effects\": [")
    for (index, effect) in effects.enumerated() {
      if index > 0 { output.append(literal: ", ") }
      append(effect, &output)
    }
    output.append(literal: "] }\n")
  }

  private func append(_ shown: FieldShown, _ output: inout [UInt8]) {
    output.append(literal: ", \"text\": ")
    output.append(json: shown.state.input)
    output.append(literal: ", \"state\": [")
    // Names of flags are plain.
    for (index, name) in shown.state.names.enumerated() {
      output.append(literal: index > 0 ? ", \"" : "\"")
      output.append(text: name)
      output.append(literal: "\"")
    }
    output.append(literal: "]")
    output.append(literal: ", \"errors\": ")
    append(shown.state.errors, &output)
    append(literal: ", \"help\": ", shown.state.help, &output)
    append(literal: ", \"prompt\": ", shown.prompt, &output)
    output.append(literal: ", \"counter\": ")
    if let count = shown.count {
      output.append(literal: "{ \"count\": ")
      output.append(decimal: count.count)
      output.append(literal: ", \"limit\": ")
      output.append(decimal: count.limit)
      append(literal: ", \"text\": ", shown.state.counter, &output)
      append(literal: ", \"bump\": ", shown.bump.rawValue, &output)
      output.append(literal: " }")
    } else {
      output.append(literal: "null")
    }
    output.append(literal: ", \"outline\": ")
    if let outline = shown.outline {
      output.append(literal: "{ \"width\": ")
      output.append(text: outline.width.plainDescription)
      append(literal: ", \"tint\": ", outline.tint.rawValue, &output)
      output.append(literal: " }")
    } else {
      output.append(literal: "null")
    }
    append(literal: ", \"icon\": ", shown.icon.rawValue, &output)
    output.append(literal: ", \"opacity\": ")
    output.append(text: shown.opacity.plainDescription)
    append(literal: ", \"accessibility\": { \"label\": ", shown.accessibility.label, &output)
    append(literal: ", \"value\": ", shown.accessibility.value, &output)
    append(literal: ", \"hint\": ", shown.accessibility.hint, &output)
    append(literal: ", \"clear\": ", shown.accessibility.clearLabel, &output)
    output.append(literal: ", \"alert\": ")
    output.append(literal: shown.accessibility.isAlert ? "true }" : "false }")
  }

  private func append(literal: StaticString, _ text: String?, _ output: inout [UInt8]) {
    output.append(literal: literal)
    if let text { output.append(json: text) } else { output.append(literal: "null") }
  }

  private func append(_ texts: [String], _ output: inout [UInt8]) {
    output.append(literal: "[")
    for (index, text) in texts.enumerated() {
      if index > 0 { output.append(literal: ", ") }
      output.append(json: text)
    }
    output.append(literal: "]")
  }

  private func append(_ effect: FieldEffect, _ output: inout [UInt8]) {
    output.append(literal: "{ \"effect\": ")
    switch effect {
    case .announcement(let message):
      append(literal: "\"announcement\", \"message\": ", message, &output)
    case .haptic(.error): output.append(literal: "\"haptic\", \"haptic\": \"error\"")
    case .haptic(.lightImpact):
      output.append(literal: "\"haptic\", \"haptic\": \"light-impact\", \"intensity\": ")
      output.append(text: FieldEffect.Haptic.impactIntensity.plainDescription)
    case .bump: output.append(literal: "\"bump\"")
    case .refusal(let count, let limit):
      output.append(literal: "\"refusal\", \"count\": ")
      output.append(decimal: count)
      output.append(literal: ", \"limit\": ")
      output.append(decimal: limit)
    case .submission: output.append(literal: "\"submission\"")
    case .focusRequest: output.append(literal: "\"focus-request\"")
    case .focusLoss: output.append(literal: "\"focus-loss\"")
    case .ignored(let reason): append(literal: "\"ignored\", \"reason\": ", reason, &output)
    }
    output.append(literal: " }")
  }
}

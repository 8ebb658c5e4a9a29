/// The formats that a simulation is written in.
public enum SimulationFormat: String, Hashable, Sendable, CaseIterable {
  /// For people: after each event, what is different from before.
  case text
  /// An object on a line for each event, whole each time.
  case jsonl
}

/// Writes what a field does, event by event.
public struct SimulationExporter {
  private let format: SimulationFormat
  private let text: SimulationText
  private let json: SimulationJSON

  /// - Parameters:
  ///   - component: the field's name.
  ///   - settings: how it was made, in a few words each; for people.
  public init(
    _ format: SimulationFormat, component: String, settings: [String] = [],
    emphasis: Emphasis = .none
  ) {
    self.format = format
    text = SimulationText(component: component, settings: settings, emphasis: emphasis)
    json = SimulationJSON(component: component)
  }

  /// What the field shows before anything happened.
  public func begin(_ shown: FieldShown, _ output: inout [UInt8]) {
    switch format {
    case .text: text.begin(shown, &output)
    case .jsonl: json.begin(shown, &output)
    }
  }

  /// What it shows after an event, and did because of it.
  ///
  /// - Parameter line: of the script.
  public func append(
    line: Int, _ event: FieldScriptEvent, _ shown: FieldShown, _ effects: [FieldEffect],
    _ output: inout [UInt8]
  ) {
    switch format {
    case .text: text.append(line: line, event, shown, effects, &output)
    case .jsonl: json.append(line: line, event, shown, effects, &output)
    }
  }
}

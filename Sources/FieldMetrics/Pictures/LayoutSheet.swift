/// Which states of a component a contact sheet shows, and with which words.
public struct LayoutSheet: Sendable {
  private let font: TableFont
  private let component: FieldComponent
  private let options: LayoutOptions

  /// - Parameter options: width, direction, sizes and texts of all cells; their states and step are
  ///   not used.
  public init(_ font: TableFont, _ component: FieldComponent, options: LayoutOptions) {
    self.font = font
    self.component = component
    self.options = options
  }

  /// The component in some states at some steps.
  ///
  /// - Parameter columns: names of states, several for one column; empty for every state of the
  ///   component that looks different.
  /// - Throws: as ``FieldLayoutBuilder/build()``.
  public func sheet(
    columns: [[String]] = [], steps: [LadderStep]
  ) throws -> ContactSheet {
    var wanted = columns
    if wanted.isEmpty { wanted = [[]] + component.states.map { [$0.name] } }
    let first = steps.first ?? .large
    var kept: [[String]] = []
    var seen: [[PartFrame]] = []
    for column in wanted {
      let parts = try frames(column, at: first).parts
      if columns.isEmpty, seen.contains(parts) { continue }
      kept.append(column)
      seen.append(parts)
    }
    var rows: [ContactSheet.Row] = []
    for step in steps {
      let cells = try kept.map { try frames($0, at: step) }
      let caption = step.title(options.textSize.at(step), on: component.platform)
      // A component of another platform can be the same at every step of Dynamic Type.
      if let last = rows.last, last.caption == caption, last.cells == cells { continue }
      rows.append(ContactSheet.Row(caption: caption, cells: cells))
    }
    return ContactSheet(
      columns: kept.map { $0.isEmpty ? "at rest" : $0.joined(separator: ", ") }, rows: rows)
  }

  /// The component before and after its label floats; `nil` for one whose label stays.
  public func floating(
    at step: LadderStep
  ) throws -> (rest: FieldFrames, floated: FieldFrames, curve: MotionCurve)? {
    guard component.position(ofState: "floated") != nil, let motion = component.motion else {
      return nil
    }
    func frames(_ progress: Double) throws -> FieldFrames {
      var options = options
      options.step = step
      options.progress = progress
      if options.texts["label"] == nil { options.texts["label"] = ["Label"] }
      return try FieldLayoutBuilder(font, component, options: options).build().frames
    }
    return (try frames(0), try frames(1), motion.full)
  }

  private func frames(
    _ states: [String], at step: LadderStep
  ) throws -> FieldFrames {
    var options = options
    options.states = states
    options.step = step
    // Words of our own where none were given, and only where the state shows them.
    func words(_ slot: String, _ text: String) {
      if options.texts[slot] == nil { options.texts[slot] = [text] }
    }
    words("label", "Label")
    for state in states {
      switch state {
      case "filled": words("input", "Text")
      case "multiline": words("input", "Text of several lines in a field that grows with it")
      case "error": words("error", "What is wrong, and how to mend it")
      case "help": words("help", "What to write here")
      case "limit": options.limit = options.limit ?? 160
      case "atLimit":
        words("input", "Text")
        options.limit = options.texts["input"]?.joined().count
      default: break
      }
    }
    if !states.contains("error") { options.texts["error"] = nil }
    if !states.contains("help") { options.texts["help"] = nil }
    if !states.contains("limit"), !states.contains("atLimit") { options.limit = nil }
    let isFilled = states.contains { ["filled", "multiline", "atLimit"].contains($0) }
    if !isFilled { options.texts["input"] = nil }
    return try FieldLayoutBuilder(font, component, options: options).build().frames
  }
}

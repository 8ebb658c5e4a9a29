/// What a table asks of a component at one step: its states laid out, and the parts it has columns for.
struct FieldGeometry {
  private let component: FieldComponent
  private let options: TableOptions
  /// The component's named lengths with what options changed.
  let lengths: [LayoutLength]
  /// Shared by all steps: each is read before the next is solved.
  private let trees = SolvedTrees()
  /// `nil` for a component without one.
  let minimumHeight: Points?
  /// The width that a label has to itself at rest; `nil` for a component without one.
  func labelRoom(_ font: MeasuredFont) throws -> Points? {
    let rest = try field(font, at: options.ladder.standardStep).solved([])
    return rest.box("labelLayout").map { Points($0.width) } ?? rest.width(ofTextIn: "label")
  }

  /// The name of the length that an option changes.
  static let minimumHeightName = "minimumHeight"

  /// - Throws: ``ComponentError`` for a minimum height, a root font size or a font scale that the
  ///   component does not have.
  init(_ component: FieldComponent, _ options: TableOptions) throws(ComponentError) {
    try options.textSize.check(for: component)
    self.component = component
    self.options = options
    var lengths = component.lengths.map(\.length)
    let index = component.lengths.firstIndex { $0.name == Self.minimumHeightName }
    if let height = options.minimumHeight {
      guard let index else {
        throw ComponentError(
          found: "a minimum height for \(component.name.quoted)",
          expected: "none, since its file has no length 'minimumHeight'")
      }
      lengths[index] = LayoutLength(value: height.value)
    }
    minimumHeight = index.flatMap { index in
      lengths[index].unit == .point ? Points(lengths[index].value * lengths[index].factor) : nil
    }
    self.lengths = lengths
  }

  /// What the rows' numbers rest on that no source says.
  func assumed(_ font: MeasuredFont) throws -> [String] {
    let field = try field(font, at: options.ladder.standardStep)
    var assumed = component.assumed
    try field.solved([]).box.collectAssumed(&assumed)
    try field.solved(["floated"]).box.collectAssumed(&assumed)
    return assumed
  }

  /// The component at one step.
  func field(_ font: MeasuredFont, at step: LadderStep) throws -> FieldAtStep {
    FieldAtStep(
      component,
      FontMeasurer(
        font, options.sizing, at: step, grid: options.grid.zoomed(step),
        textSize: options.textSize.at(step), platform: component.platform),
      lengths: lengths, width: options.fieldWidth.zoomed(step), trees: trees)
  }
}

/// A component at one step of the ladder, laid out state by state.
struct FieldAtStep {
  let component: FieldComponent
  let measurer: FontMeasurer
  private let solver: LayoutSolver
  private let width: Points

  init(
    _ component: FieldComponent, _ measurer: FontMeasurer, lengths: [LayoutLength], width: Points,
    trees: SolvedTrees
  ) {
    self.component = component
    self.measurer = measurer
    solver = LayoutSolver(component, measurer, lengths: lengths, trees: trees)
    self.width = width
  }

  /// The component in a state, by the names of its flags; flags that it does not have are left out.
  func solved(_ states: [String]) throws -> SolvedField {
    var flags = StateFlags()
    for state in states { flags.insert(component.flag(state)) }
    flags = component.flags(flags, rem: measurer.textSize.rem.value, width: width)
    let box = try solver.solve(width: width, flags: flags)
    return SolvedField(solver: solver, box: box, width: width)
  }

  func has(_ states: String...) -> Bool {
    states.allSatisfy { component.position(ofState: $0) != nil }
  }
}

extension PixelGrid {
  /// Zoom makes a CSS px of more device pixels.
  func zoomed(_ step: LadderStep) -> PixelGrid {
    guard case .zoom(let zoom) = step else { return self }
    return PixelGrid(displayScale: displayScale * zoom) ?? self
  }
}

extension Points {
  /// Zoom leaves fewer CSS px to what is as wide as the screen.
  func zoomed(_ step: LadderStep) -> Points {
    guard case .zoom(let zoom) = step else { return self }
    return Points(value / zoom)
  }
}

/// A laid out component, asked for single parts.
struct SolvedField {
  let solver: LayoutSolver
  let box: SolvedBox
  let width: Points

  /// How far a part reaches, drawn as it is scaled; `nil` where the state does not show it.
  func span(of name: String) -> HorizontalSpan? {
    span(of: name, in: box, from: 0, scale: nil)
  }

  private func span(
    of name: String, in box: SolvedBox, from x: Double, scale: (factor: Double, x: Double)?
  ) -> HorizontalSpan? {
    let x = x + box.x
    if box.node.part == name {
      guard let scale else { return HorizontalSpan(leading: x, width: box.width) }
      return HorizontalSpan(
        leading: scale.x + (x - scale.x) * scale.factor, width: box.width * scale.factor)
    }
    let inner =
      box.traits.box.scale.map { (FrameEmitter.factor($0, solver.measurer), x) } ?? scale
    return box.firstInside { span(of: name, in: $0, from: x, scale: inner) }
  }

  /// The text of a slot where it is shown first; `nil` where it is not.
  func text(in slot: String) -> SolvedText? { Self.box(with: slot, in: box)?.text }

  func width(ofTextIn slot: String) -> Points? {
    Self.box(with: slot, in: box).map { Points($0.width) }
  }

  private static func box(with slot: String, in box: SolvedBox) -> SolvedBox? {
    box.first { $0.text?.slot == slot }
  }

  /// The top edge of a part in vertical units, before any scale.
  func top(of name: String) -> Double? { Self.top(of: name, in: box) }

  private static func top(of name: String, in box: SolvedBox) -> Double? {
    if box.node.part == name { return box.y }
    return box.firstInside { top(of: name, in: $0) }.map { box.y + $0 }
  }

  /// The box of a part, without its place.
  func box(_ name: String) -> SolvedBox? { Self.find(name, in: box) }

  private static func find(_ name: String, in box: SolvedBox) -> SolvedBox? {
    box.first { $0.node.part == name }
  }
}

/// From a component's leading edge, in points; `nan` for what is not known.
struct HorizontalSpan {
  let leading: Double
  let width: Double

  /// The left edge in a component of a width; `nil` when it is not known.
  func left(in whole: Points, _ direction: TextDirection) -> Points? {
    FrameEmitter.known(direction == .leftToRight ? leading : whole.value - leading - width)
  }
}

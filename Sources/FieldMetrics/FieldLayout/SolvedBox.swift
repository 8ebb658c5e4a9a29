/// A node as one state shows it, with its size and place: what the solver makes of a tree.
///
/// What depends on the state alone is found once; sizes and places are written anew by each solve.
/// Horizontal lengths in points, vertical ones in units of the measurer.
final class SolvedBox {
  let node: LayoutNode
  /// The node's in the flags that hold.
  let traits: SharedTraits
  /// The flags that hold; within repeated nodes those of their place, too.
  let flags: StateFlags
  /// Of a repeated node, from 0.
  let repetition: Int?
  /// The part that the node is, or is in.
  let name: String
  /// In a row: takes what the others leave.
  let isGrowing: Bool
  /// The node's own, in the order of the file.
  let content: [SolvedBox]
  let background: [SolvedBox]
  let overlay: [SolvedBox]

  /// Of the frame, from the parent's frame.
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
  /// What the node takes around its frame.
  var margin = SolvedEdges()
  /// From the frame's top; `nil` without text.
  var baseline: Double?
  var text: SolvedText?
  /// The font of a text, as the solver of that number resolved it.
  var font: (solver: Int, font: SlotFont)?

  /// The node and those in it, as they are in a state.
  init(_ node: LayoutNode, _ flags: StateFlags, _ repetition: Int? = nil, within name: String) {
    self.node = node
    self.flags = flags
    self.repetition = repetition
    self.name = node.part ?? name
    traits = node.traits(in: flags)
    if case .spacer = node.content {
      isGrowing = true
    } else {
      isGrowing = traits.box.grow?.hasWidth == true
    }
    content = Self.shown(node.children, flags, within: self.name)
    background = Self.shown(node.background, flags, within: self.name)
    overlay = Self.shown(node.overlay, flags, within: self.name)
  }

  /// Nodes that a state shows, each once for each repetition.
  private static func shown(
    _ nodes: [LayoutNode], _ flags: StateFlags, within name: String
  ) -> [SolvedBox] {
    var shown: [SolvedBox] = []
    for node in nodes {
      if node.repetitions == 1 {
        if node.isShown(in: flags) { shown.append(SolvedBox(node, flags, within: name)) }
        continue
      }
      for index in 0..<node.repetitions {
        var flags = flags
        flags.remove(.first)
        flags.remove(.last)
        if index == 0 { flags.insert(.first) }
        if index == node.repetitions - 1 { flags.insert(.last) }
        if node.isShown(in: flags) { shown.append(SolvedBox(node, flags, index, within: name)) }
      }
    }
    return shown
  }

  /// The first box of a kind, this one and those in it, in drawing order.
  func first(where isWanted: (SolvedBox) -> Bool) -> SolvedBox? {
    if isWanted(self) { return self }
    return firstInside { $0.first(where: isWanted) }
  }

  /// What is found first in the boxes inside this one, in drawing order.
  @inline(__always)
  func firstInside<Found>(_ find: (SolvedBox) -> Found?) -> Found? {
    for child in background {
      if let found = find(child) { return found }
    }
    for child in content {
      if let found = find(child) { return found }
    }
    for child in overlay {
      if let found = find(child) { return found }
    }
    return nil
  }

  /// What is assumed about this node and those in it, each once.
  func collectAssumed(_ assumed: inout [String]) {
    if let sentence = node.assumed, !assumed.contains(sentence) { assumed.append(sentence) }
    for list in [background, content, overlay] {
      for child in list { child.collectAssumed(&assumed) }
    }
  }

  var outerWidth: Double { margin.leading + width + margin.trailing }
  var outerHeight: Double { margin.top + height + margin.bottom }
  /// From the top of the outer box; at its bottom without a baseline.
  var outerBaseline: Double { baseline.map { margin.top + $0 } ?? outerHeight }
}

struct SolvedEdges {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0

  var horizontal: Double { leading + trailing }
  var vertical: Double { top + bottom }
}

/// A text in its slot.
struct SolvedText {
  let slot: String
  let font: SlotFont
  let lines: [String]
  let isCut: Bool
}

/// Trees of a component by state, so that a state that is solved again and again is resolved once.
final class SolvedTrees {
  private var trees: [SolvedBox] = []
  private var solvers = 0

  /// A number of its own for a solver.
  func nextSolver() -> Int {
    solvers += 1
    return solvers
  }

  func tree(_ component: FieldComponent, _ flags: StateFlags) -> SolvedBox {
    for tree in trees where tree.flags == flags { return tree }
    let tree = SolvedBox(component.root, flags, within: component.name)
    trees.append(tree)
    return tree
  }
}

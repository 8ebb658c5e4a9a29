/// A node with its size and place: what the solver makes of a tree.
///
/// Horizontal lengths in points, vertical ones in units of the measurer.
final class SolvedBox {
  let node: LayoutNode
  /// The node's in the flags that held.
  let traits: SharedTraits
  /// The flags that held; within repeated nodes those of their place, too.
  let flags: StateFlags
  /// Of a repeated node, from 0.
  let repetition: Int?
  /// Of the frame, from the parent's frame.
  var x = 0.0
  var y = 0.0
  let width: Double
  let height: Double
  /// What the node takes around its frame.
  let margin: SolvedEdges
  /// From the frame's top; `nil` without text.
  var baseline: Double?
  /// In drawing order.
  var children: [SolvedBox] = []
  var text: SolvedText?

  /// What is assumed about this node and those in it, each once.
  func collectAssumed(_ assumed: inout [String]) {
    if let sentence = node.assumed, !assumed.contains(sentence) { assumed.append(sentence) }
    for child in children { child.collectAssumed(&assumed) }
  }

  init(
    node: LayoutNode, traits: SharedTraits, flags: StateFlags, repetition: Int?, width: Double,
    height: Double, margin: SolvedEdges
  ) {
    self.node = node
    self.traits = traits
    self.flags = flags
    self.repetition = repetition
    self.width = width
    self.height = height
    self.margin = margin
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

final class SolvedText {
  let slot: String
  let font: SlotFont
  let lines: [String]
  let isCut: Bool

  init(slot: String, font: SlotFont, lines: [String], isCut: Bool) {
    self.slot = slot
    self.font = font
    self.lines = lines
    self.isCut = isCut
  }
}

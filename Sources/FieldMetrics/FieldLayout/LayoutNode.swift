/// A node of a component's layout tree: a stack, a text, a symbol or a plain box.
///
/// ```
///   margin   takes room, may be negative
///   ┌ frame ── fixed, least, most or all of the width there is ── named by `part` ┐
///   │ padding  may be negative                                                  │
///   │ content  a row, a column, layers, text, a symbol, or nothing              │
///   └───────────────────────────────────────────────────────────────────────────┘
/// ```
///
/// Background and overlay nodes get the frame as their place and take no room.
final class LayoutNode: Sendable {
  enum Content: Sendable {
    case row
    case column
    case layers
    /// The slot of a text, as a position in the component's list.
    case text(slot: Int)
    case symbol(String)
    case box
    /// Takes the width that is left.
    case spacer
  }

  let content: Content
  let children: [LayoutNode]
  let background: [LayoutNode]
  let overlay: [LayoutNode]
  let part: String?
  let condition: StateCondition
  let traits: SharedTraits
  /// What is different in some states; a later one wins.
  let overrides: [(condition: StateCondition, traits: SharedTraits)]
  /// How often the node stands there, one after the other; 1 unless repeated.
  let repetitions: Int
  /// What the component's source leaves open about this node, and how its file fills it.
  let assumed: String?

  init(
    content: Content, children: [LayoutNode] = [], background: [LayoutNode] = [],
    overlay: [LayoutNode] = [], part: String? = nil, condition: StateCondition = .always,
    traits: SharedTraits,
    overrides: [(condition: StateCondition, traits: SharedTraits)] = [], repetitions: Int = 1,
    assumed: String? = nil
  ) {
    self.content = content
    self.children = children
    self.background = background
    self.overlay = overlay
    self.part = part
    self.condition = condition
    self.traits = traits
    self.overrides = overrides
    self.repetitions = repetitions
    self.assumed = assumed
  }

  func isShown(in flags: StateFlags) -> Bool {
    condition.clauses.isEmpty || condition.holds(in: flags)
  }

  func traits(in flags: StateFlags) -> SharedTraits {
    for override in overrides where override.condition.holds(in: flags) {
      return changed(in: flags)
    }
    return traits
  }

  /// Apart, since most nodes are the same in every state.
  private func changed(in flags: StateFlags) -> SharedTraits {
    var changed = NodeTraits(traits)
    for override in overrides where override.condition.holds(in: flags) {
      changed.apply(override.traits)
    }
    return SharedTraits(changed)
  }
}

/// The traits of a node, shared by all that read them: copies would cost more than the layout.
final class SharedTraits: Sendable {
  let box: BoxTraits
  let text: TextTraits?
  let paint: PaintTraits?

  init(box: BoxTraits, text: TextTraits? = nil, paint: PaintTraits? = nil) {
    self.box = box
    self.text = text
    self.paint = paint
  }

  convenience init(_ traits: NodeTraits) {
    self.init(box: traits.box, text: traits.text, paint: traits.paint)
  }
}

/// What a node's file says about its size, place, text and paint; `nil` for what it leaves alone.
struct NodeTraits: Sendable {
  var box = BoxTraits()
  var text: TextTraits?
  var paint: PaintTraits?

  init() {}

  init(_ shared: SharedTraits) {
    box = shared.box
    text = shared.text
    paint = shared.paint
  }

  mutating func apply(_ other: SharedTraits) {
    box.apply(other.box)
    if let more = other.text {
      var changed = text ?? TextTraits()
      changed.apply(more)
      text = changed
    }
    if let more = other.paint {
      var changed = paint ?? PaintTraits()
      changed.apply(more)
      paint = changed
    }
  }
}

/// Lengths at the four edges.
struct LayoutEdges: Hashable, Sendable {
  var top: LayoutLength?
  var leading: LayoutLength?
  var bottom: LayoutLength?
  var trailing: LayoutLength?

  mutating func apply(_ other: LayoutEdges) {
    top = other.top ?? top
    leading = other.leading ?? leading
    bottom = other.bottom ?? bottom
    trailing = other.trailing ?? trailing
  }
}

/// Which edges or lines of boxes lie on each other; leading and top are 0, trailing and bottom 1.
struct LayoutAlignment: Hashable, Sendable {
  var x: Double
  var y: Double
  /// In a row: the first baselines lie on one line.
  var isFirstBaseline = false

  static let leading = LayoutAlignment(x: 0, y: 0.5)
  static let center = LayoutAlignment(x: 0.5, y: 0.5)
}

/// Which of the room there is a node takes, however small its content.
enum GrowAxes: String, Hashable, Sendable, CaseIterable {
  case width
  case height
  case both

  var hasWidth: Bool { self != .height }
  var hasHeight: Bool { self != .width }
}

struct BoxTraits: Sendable {
  var spacing: LayoutLength?
  /// Of the children on each other.
  var align: LayoutAlignment?
  /// Of this node in layers, an overlay or a background.
  var place: LayoutAlignment?
  /// Of the content in a frame that is larger.
  var within: LayoutAlignment?
  var padding: LayoutEdges?
  var margin: LayoutEdges?
  var width: LayoutLength?
  var height: LayoutLength?
  var minimumWidth: LayoutLength?
  var maximumWidth: LayoutLength?
  var minimumHeight: LayoutLength?
  var maximumHeight: LayoutLength?
  var grow: GrowAxes?
  var offsetX: LayoutLength?
  var offsetY: LayoutLength?
  /// A first baseline of the node's own, from its frame's top.
  var baseline: LayoutLength?
  var scale: LayoutScale?

  mutating func apply(_ other: BoxTraits) {
    spacing = other.spacing ?? spacing
    align = other.align ?? align
    place = other.place ?? place
    within = other.within ?? within
    if let more = other.padding {
      var changed = padding ?? LayoutEdges()
      changed.apply(more)
      padding = changed
    }
    if let more = other.margin {
      var changed = margin ?? LayoutEdges()
      changed.apply(more)
      margin = changed
    }
    width = other.width ?? width
    height = other.height ?? height
    minimumWidth = other.minimumWidth ?? minimumWidth
    maximumWidth = other.maximumWidth ?? maximumWidth
    minimumHeight = other.minimumHeight ?? minimumHeight
    maximumHeight = other.maximumHeight ?? maximumHeight
    grow = other.grow ?? grow
    offsetX = other.offsetX ?? offsetX
    offsetY = other.offsetY ?? offsetY
    baseline = other.baseline ?? baseline
    scale = other.scale ?? scale
  }
}

/// How much smaller a node's content is drawn, about the node's top leading corner; it keeps its room.
enum LayoutScale: Hashable, Sendable {
  case fixed(Double)
  /// The line height of one style over that of another, at most 1.
  case lines(of: TextStyle, over: TextStyle)
}

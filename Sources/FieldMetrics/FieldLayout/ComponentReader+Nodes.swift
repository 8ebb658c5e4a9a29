/// Nodes of a component's tree.
extension ComponentReader {
  private static let contents = ["row", "column", "layers", "text", "symbol", "spacer", "box"]
  static let nodeKeys =
    contents + ["part", "when", "states", "background", "overlay", "repeat", "assumed"]
  static let traitKeys = [
    "spacing", "align", "place", "within", "padding", "margin", "width", "height", "minWidth",
    "maxWidth", "minHeight", "maxHeight", "grow", "offset", "baseline", "scale", "style", "size",
    "lineHeight", "weight", "textAlign", "control", "lineLimit", "itemSpacing", "digits", "fill",
    "color", "stroke", "strokeWidth", "strokePlacement", "radius", "corners", "opacity", "hitArea",
    "hidden",
  ]

  mutating func node(
    _ json: JSONNode, depth: Int, repeated: Int
  ) throws(ComponentProblem) -> LayoutNode {
    let members = try members(json)
    var content: LayoutNode.Content?
    var children: [LayoutNode] = []
    var background: [LayoutNode] = []
    var overlay: [LayoutNode] = []
    var part: String?
    var condition = StateCondition.always
    var traits = NodeTraits()
    var overrides: [(condition: StateCondition, traits: SharedTraits)] = []
    var repetitions = 1
    var assumed: String?
    if let node = members["repeat"] { repetitions = try whole(node, 2...20) }
    try count(json, repeated * repetitions)
    for (key, value) in members.list {
      if try trait(key, value, &traits) { continue }
      switch key {
      case "part":
        let name = try identifier(value)
        if !names.parts.contains(name) { names.parts.append(name) }
        part = name
      case "when": condition = try self.condition(value)
      case "states": overrides = try self.overrides(value)
      case "background":
        background = try nodes(value, depth: depth, repeated: repeated * repetitions)
      case "overlay":
        overlay = try nodes(value, depth: depth, repeated: repeated * repetitions)
      case "repeat": break
      case "assumed": assumed = try string(value)
      case _ where Self.contents.contains(key):
        if content != nil {
          throw error(
            value, found: "a second content of the node",
            "one of \(Self.contents.joined(separator: ", "))")
        }
        switch key {
        case "row", "column", "layers":
          children = try nodes(value, depth: depth, repeated: repeated * repetitions)
          content = key == "row" ? .row : key == "column" ? .column : .layers
        default: content = try leaf(key, value)
        }
      default:
        let keys = Self.nodeKeys + Self.traitKeys
        throw error(
          value, found: "the key \(key.quoted)", "a key of a node",
          suggestion: Self.nearest(to: key, in: keys))
      }
    }
    return LayoutNode(
      content: content ?? .box, children: children, background: background, overlay: overlay,
      part: part, condition: condition, traits: SharedTraits(traits), overrides: overrides,
      repetitions: repetitions, assumed: assumed)
  }

  private mutating func nodes(
    _ json: JSONNode, depth: Int, repeated: Int
  ) throws(ComponentProblem) -> [LayoutNode] {
    let items = try array(json)
    guard depth < 24 else {
      throw error(json, found: "nodes in more than 24 levels", "fewer levels")
    }
    var nodes: [LayoutNode] = []
    nodes.reserveCapacity(items.count)
    for item in items {
      nodes.append(try node(item, depth: depth + 1, repeated: repeated))
    }
    return nodes
  }

  private mutating func leaf(
    _ key: String, _ value: JSONNode
  ) throws(ComponentProblem) -> LayoutNode.Content {
    switch key {
    case "text":
      let known = FieldComponent.commonSlots + names.texts.map(\.slot)
      let slot = try word(value, known, "a text")
      if let index = names.slots.firstIndex(of: slot) { return .text(slot: index) }
      names.slots.append(slot)
      return .text(slot: names.slots.count - 1)
    case "symbol": return .symbol(try string(value))
    default:
      guard try bool(value) else {
        throw error(value, found: "false", "true, or no \(key)")
      }
      return key == "spacer" ? .spacer : .box
    }
  }

  private func overrides(
    _ json: JSONNode
  ) throws(ComponentProblem) -> [(condition: StateCondition, traits: SharedTraits)] {
    var overrides: [(condition: StateCondition, traits: SharedTraits)] = []
    for (key, value) in try members(json).list {
      let condition = try condition(key, value.offset)
      var traits = NodeTraits()
      for (key, value) in try members(value).list
      where try !trait(key, value, &traits) {
        throw error(
          value, found: "the key \(key.quoted)",
          "a key about size, place, text or paint: what is in a node does not change with a state,"
            + " use 'when'",
          suggestion: Self.nearest(to: key, in: Self.traitKeys))
      }
      overrides.append((condition, SharedTraits(traits)))
    }
    return overrides
  }
}

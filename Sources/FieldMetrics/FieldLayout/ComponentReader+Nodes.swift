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
    _ json: JSONNode, _ path: String, depth: Int, repeated: Int
  ) throws(ComponentError) -> LayoutNode {
    let members = try members(json, path)
    var content: LayoutNode.Content?
    var children: [LayoutNode] = []
    var background: [LayoutNode] = []
    var overlay: [LayoutNode] = []
    var part: String?
    var condition = StateCondition.always
    var traits = NodeTraits()
    var overrides: [(condition: StateCondition, traits: NodeTraits)] = []
    var repetitions = 1
    var assumed: String?
    if let node = members["repeat"] { repetitions = try whole(node, joined(path, "repeat"), 2...20) }
    try count(json, path, repeated * repetitions)
    for (key, value) in members.list {
      let place = joined(path, key)
      if try trait(key, value, place, &traits) { continue }
      switch key {
      case "part":
        let name = try identifier(value, place)
        if !names.parts.contains(name) { names.parts.append(name) }
        part = name
      case "when": condition = try self.condition(value, place)
      case "states": overrides = try self.overrides(value, place)
      case "background":
        background = try nodes(value, place, depth: depth, repeated: repeated * repetitions)
      case "overlay":
        overlay = try nodes(value, place, depth: depth, repeated: repeated * repetitions)
      case "repeat": break
      case "assumed": assumed = try string(value, place)
      case _ where Self.contents.contains(key):
        if content != nil {
          throw error(
            value, place, found: "a second content of the node",
            "one of \(Self.contents.joined(separator: ", "))")
        }
        switch key {
        case "row", "column", "layers":
          children = try nodes(value, place, depth: depth, repeated: repeated * repetitions)
          content = key == "row" ? .row : key == "column" ? .column : .layers
        default: content = try leaf(key, value, place)
        }
      default:
        let keys = Self.nodeKeys + Self.traitKeys
        throw error(
          value, place, found: "the key \(key.quoted)", "a key of a node",
          suggestion: Self.nearest(to: key, in: keys))
      }
    }
    return LayoutNode(
      content: content ?? .box, children: children, background: background, overlay: overlay,
      part: part, condition: condition, traits: traits, overrides: overrides,
      repetitions: repetitions, assumed: assumed)
  }

  private mutating func nodes(
    _ json: JSONNode, _ path: String, depth: Int, repeated: Int
  ) throws(ComponentError) -> [LayoutNode] {
    let items = try array(json, path)
    guard depth < 24 else {
      throw error(json, path, found: "nodes in more than 24 levels", "fewer levels")
    }
    var nodes: [LayoutNode] = []
    nodes.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      nodes.append(try node(item, "\(path)[\(index)]", depth: depth + 1, repeated: repeated))
    }
    return nodes
  }

  private mutating func leaf(
    _ key: String, _ value: JSONNode, _ path: String
  ) throws(ComponentError) -> LayoutNode.Content {
    switch key {
    case "text":
      let known = FieldComponent.commonSlots + names.texts.map(\.slot)
      let slot = try word(value, path, known, "a text")
      if let index = names.slots.firstIndex(of: slot) { return .text(slot: index) }
      names.slots.append(slot)
      return .text(slot: names.slots.count - 1)
    case "symbol": return .symbol(try string(value, path))
    default:
      guard try bool(value, path) else {
        throw error(value, path, found: "false", "true, or no \(key)")
      }
      return key == "spacer" ? .spacer : .box
    }
  }

  private func overrides(
    _ json: JSONNode, _ path: String
  ) throws(ComponentError) -> [(condition: StateCondition, traits: NodeTraits)] {
    var overrides: [(condition: StateCondition, traits: NodeTraits)] = []
    for (key, value) in try members(json, path).list {
      let place = joined(path, key)
      let condition = try condition(key, place, value.offset)
      var traits = NodeTraits()
      for (key, value) in try members(value, place).list
      where try !trait(key, value, joined(place, key), &traits) {
        throw error(
          value, joined(place, key), found: "the key \(key.quoted)",
          "a key about size, place, text or paint: what is in a node does not change with a state,"
            + " use 'when'",
          suggestion: Self.nearest(to: key, in: Self.traitKeys))
      }
      overrides.append((condition, traits))
    }
    return overrides
  }
}

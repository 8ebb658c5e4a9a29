/// What a component file declares before its tree: states, colours, lengths and texts.
struct ComponentNames {
  var states: [ComponentState] = []
  var implied: [(flag: StateFlags, condition: StateCondition)] = []
  var breakpoints: [(flag: StateFlags, width: LayoutLength)] = []
  var lengths: [(name: String, length: LayoutLength)] = []
  var colors: [PaintColor] = []
  var texts: [(slot: String, text: String)] = []
  /// Slots that the tree was seen to use.
  var slots: [String] = []
  /// Parts that the tree was seen to name.
  var parts: [String] = []

  mutating func read(
    _ members: ComponentReader.Members, _ reader: ComponentReader
  ) throws(ComponentProblem) {
    try readStates(members["states"], reader)
    if let node = members["lengths"] {
      for (name, value, _) in try reader.declarations(node) {
        lengths.append((name, try reader.length(value)))
      }
    }
    if let node = members["colors"] {
      for (name, value, _) in try reader.declarations(node) {
        colors.append(try color(name, value, reader))
      }
    }
    if let node = members["texts"] {
      for (name, value, _) in try reader.declarations(node) {
        texts.append((name, try reader.string(value)))
      }
    }
    // Conditions and widths need the states' names.
    var reader = reader
    reader.names = self
    if let node = members["implied"] {
      for (name, value, offset) in try reader.declarations(node) {
        let flag = try reader.flag(name, offset)
        implied.append((flag, try reader.condition(value)))
      }
    }
    if let node = members["breakpoints"] {
      for (name, value, offset) in try reader.declarations(node) {
        let flag = try reader.flag(name, offset)
        let length = try reader.length(value)
        guard length.unit == .point || length.unit == .rem else {
          throw reader.error(
            value, found: reader.described(value),
            "a length in points or rem")
        }
        breakpoints.append((flag, length))
      }
    }
  }

  private mutating func readStates(
    _ node: JSONNode?, _ reader: ComponentReader
  ) throws(ComponentProblem) {
    guard let node else { return }
    for (name, value, _) in try reader.declarations(node) {
      guard name != "first", name != "last" else {
        throw reader.error(
          value, found: name.quoted, "another name: it is set within repeated nodes")
      }
      guard states.count < StateFlags.most else {
        throw reader.error(
          value, found: "more than \(StateFlags.most) states", "at most so many")
      }
      states.append(
        ComponentState(name: name, meaning: try reader.string(value)))
    }
  }

  private func color(
    _ name: String, _ node: JSONNode, _ reader: ComponentReader
  ) throws(ComponentProblem) -> PaintColor {
    if case .array(let nodes) = node.value {
      guard nodes.count == 2 else {
        throw reader.error(
          node, found: "\(nodes.count) colours", "one for light mode and one for dark mode")
      }
      return PaintColor(
        name: name, light: try hexadecimal(nodes[0], reader),
        dark: try hexadecimal(nodes[1], reader))
    }
    let both = try hexadecimal(node, reader)
    return PaintColor(name: name, light: both, dark: both)
  }

  private func hexadecimal(
    _ node: JSONNode, _ reader: ComponentReader
  ) throws(ComponentProblem) -> String {
    let text = try reader.string(node)
    let digits = text.utf8.dropFirst()
    let isColor =
      text.utf8.first == UInt8(ascii: "#") && (digits.count == 6 || digits.count == 8)
      && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard isColor else {
      throw reader.error(node, found: text.quoted, "a colour such as #FF5B3A or #FF5B3A80")
    }
    return text.uppercased()
  }
}

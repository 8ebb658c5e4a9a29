/// Values of a component file, each with an error of its own.
extension ComponentReader {
  /// Members of an object by their keys.
  struct Members {
    let list: [(key: String, node: JSONNode)]

    subscript(_ key: String) -> JSONNode? { list.first { $0.key == key }?.node }
  }

  func error(
    _ node: JSONNode, found: String, _ expected: String, suggestion: String? = nil
  ) -> ComponentProblem {
    error(at: node.offset, found: found, expected, suggestion: suggestion)
  }

  func error(
    at offset: Int, found: String, _ expected: String, suggestion: String? = nil
  ) -> ComponentProblem {
    ComponentProblem(offset: offset, found: found, expected: expected, suggestion: suggestion)
  }

  /// A value as an error quotes it.
  func described(_ node: JSONNode) -> String {
    switch node.value {
    case .string(let text): text.count <= 40 ? text.quoted : "a string of \(text.count) characters"
    case .number(let number): number.plainDescription
    case .bool(let flag): "\(flag)"
    default: node.name
    }
  }

  /// An object with no other keys than those given, each once.
  func object(
    _ node: JSONNode, keys: [String]
  ) throws(ComponentProblem) -> Members {
    let members = try members(node)
    for (key, value) in members.list where !keys.contains(key) {
      throw error(
        value, found: "the key \(key.quoted)", Self.list(keys),
        suggestion: Self.nearest(to: key, in: keys))
    }
    return members
  }

  /// The right word for a wrong one, if it can be guessed: by what it means, or by its spelling.
  static func nearest(to word: String, in words: [String]) -> String? {
    let meant = [
      "left": "leading", "right": "trailing", "start": "leading", "end": "trailing",
      "middle": "center", "baseline": "firstBaseline", "hstack": "row", "vstack": "column",
      "zstack": "layers", "gap": "spacing", "cornerRadius": "radius", "fontSize": "size",
      "fontWeight": "weight", "background-color": "fill", "name": "part",
    ][word]
    if let meant, words.contains(meant) { return meant }
    return Spelling.nearest(to: word, in: words)
  }

  func members(_ node: JSONNode) throws(ComponentProblem) -> Members {
    guard case .object(let list) = node.value else {
      throw error(node, found: described(node), "an object")
    }
    for index in list.indices.dropFirst() {
      let key = list[index].key
      for other in 0..<index where list[other].key == key {
        throw error(
          list[index].node, found: "the key \(key.quoted) again", "it once")
      }
    }
    return Members(list: list)
  }

  /// Names that a file declares, with their values and places.
  func declarations(
    _ node: JSONNode
  ) throws(ComponentProblem) -> [(name: String, node: JSONNode, offset: Int)] {
    var declared: [(name: String, node: JSONNode, offset: Int)] = []
    for (key, value) in try members(node).list {
      try checkIdentifier(key, at: value.offset)
      declared.append((key, value, value.offset))
    }
    return declared
  }

  func array(_ node: JSONNode) throws(ComponentProblem) -> [JSONNode] {
    guard case .array(let nodes) = node.value else {
      throw error(node, found: described(node), "an array")
    }
    return nodes
  }

  func string(_ node: JSONNode) throws(ComponentProblem) -> String {
    guard case .string(let text) = node.value else {
      throw error(node, found: described(node), "a string")
    }
    return text
  }

  func bool(_ node: JSONNode) throws(ComponentProblem) -> Bool {
    guard case .bool(let flag) = node.value else {
      throw error(node, found: described(node), "true or false")
    }
    return flag
  }

  func number(
    _ node: JSONNode, _ range: ClosedRange<Double>
  ) throws(ComponentProblem) -> Double {
    guard case .number(let number) = node.value, range.contains(number) else {
      throw error(
        node, found: described(node),
        "a number from \(range.lowerBound.plainDescription) to"
          + " \(range.upperBound.plainDescription)")
    }
    return number
  }

  func whole(
    _ node: JSONNode, _ range: ClosedRange<Int>
  ) throws(ComponentProblem) -> Int {
    guard case .number(let number) = node.value, let whole = Int(exactly: number),
      range.contains(whole)
    else {
      throw error(
        node, found: described(node),
        "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return whole
  }

  /// One of some words.
  func word(
    _ node: JSONNode, _ words: [String], _ what: String? = nil
  ) throws(ComponentProblem) -> String {
    guard case .string(let text) = node.value, words.contains(text) else {
      var suggestion: String?
      if case .string(let text) = node.value {
        suggestion = Self.nearest(to: text, in: words)
      }
      let list = words.isEmpty ? "; there are none" : ": " + Self.list(words)
      throw error(
        node, found: described(node), what.map { $0 + list } ?? Self.list(words),
        suggestion: suggestion)
    }
    return text
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: JSONNode, _ type: Choice.Type
  ) throws(ComponentProblem) -> Choice where Choice.RawValue == String {
    if case .string(let text) = node.value, let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    _ = try word(node, words)
    throw error(node, found: described(node), Self.list(words))
  }

  /// A name of letters, digits and hyphens.
  func identifier(_ node: JSONNode) throws(ComponentProblem) -> String {
    let text = try string(node)
    try checkIdentifier(text, at: node.offset)
    return text
  }

  private func checkIdentifier(
    _ text: String, at offset: Int
  ) throws(ComponentProblem) {
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    let isName =
      text.utf8.count <= 40 && text.utf8.first.map(isLetter) == true
      && text.utf8.allSatisfy {
        isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
      }
    guard isName else {
      throw error(
        at: offset, found: text.count <= 40 ? text.quoted : "a longer name",
        "a name of letters, digits and hyphens that begins with a letter, 40 at most")
    }
  }

  static func list(_ words: [String]) -> String {
    words.count == 1 ? words[0] : "one of " + words.joined(separator: ", ")
  }
}

/// Lengths, edges, alignments and conditions of a component file.
extension ComponentReader {
  static let mostPoints = 100_000.0
  private static let units = ["rem", "sp", "em", "%", "scaled"]

  private static let lengthHint =
    "a length: a number, or a number with rem, sp, em, % or scaled, such as \"0.75 rem\","
    + " \"0.5 * 16 sp\" or \"22 scaled\", or the name of a length"

  func length(_ node: JSONNode) throws(ComponentProblem) -> LayoutLength {
    switch node.value {
    case .number(let number) where abs(number) <= Self.mostPoints:
      return LayoutLength(value: number)
    case .string(let text):
      if let length = named(text) { return length }
      if let length = Self.length(text) { return length }
      let words = text.split(separator: " ")
      let last = words.last.map(String.init) ?? ""
      let suggestion =
        words.count == 1
        ? Spelling.nearest(to: text, in: names.lengths.map(\.name))
        : Spelling.nearest(to: last, in: Self.units + TextStyle.allCases.map(\.rawValue))
      throw error(
        node, found: described(node), Self.lengthHint, suggestion: suggestion)
    default: throw error(node, found: described(node), Self.lengthHint)
    }
  }

  private func named(_ text: String) -> LayoutLength? {
    names.lengths.firstIndex { $0.name == text }
      .map { LayoutLength(value: 0, unit: .named($0)) }
  }

  /// `0.75 rem`, `0.5 * 16 sp`, `22 scaled` along body, `22 scaled footnote`.
  private static func length(_ text: String) -> LayoutLength? {
    var words = text.split(separator: " ", omittingEmptySubsequences: true)[...]
    var factor = 1.0
    if words.count > 2, words[words.startIndex + 1] == "*" {
      guard let value = decimal(words[words.startIndex]) else { return nil }
      factor = value
      words = words.dropFirst(2)
    }
    guard let first = words.popFirst(), let value = decimal(first) else { return nil }
    guard let unit = words.popFirst() else {
      return factor == 1 ? nil : LayoutLength(value: value, factor: factor)
    }
    if unit == "scaled" {
      let style = words.popFirst().map { TextStyle(rawValue: String($0)) } ?? .body
      guard let style, words.isEmpty else { return nil }
      return LayoutLength(value: value, unit: .scaledMetric(style), factor: factor)
    }
    guard words.isEmpty else { return nil }
    switch unit {
    case "rem": return LayoutLength(value: value, unit: .rem, factor: factor)
    case "sp": return LayoutLength(value: value, unit: .scaledPixel, factor: factor)
    case "em": return LayoutLength(value: value, unit: .em, factor: factor)
    case "%": return LayoutLength(value: value, unit: .percent, factor: factor)
    default: return nil
    }
  }

  private static func decimal(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }),
      let value = Double(text), abs(value) <= mostPoints
    else { return nil }
    return value
  }

  /// A length of no unit that needs a font or a size.
  func plainLength(_ node: JSONNode) throws(ComponentProblem) -> LayoutLength {
    let length = try length(node)
    if length.unit == .percent {
      throw error(node, found: described(node), "another unit: % is for offsets only")
    }
    return length
  }

  func nonNegative(_ node: JSONNode) throws(ComponentProblem) -> LayoutLength {
    let length = try plainLength(node)
    guard length.value >= 0, length.factor >= 0 else {
      throw error(node, found: described(node), "0 or more")
    }
    return length
  }

  /// One length for all edges, or an object of edges.
  func edges(_ node: JSONNode) throws(ComponentProblem) -> LayoutEdges {
    guard case .object = node.value else {
      let all = try plainLength(node)
      return LayoutEdges(top: all, leading: all, bottom: all, trailing: all)
    }
    var edges = LayoutEdges()
    let keys = ["top", "leading", "bottom", "trailing", "horizontal", "vertical"]
    for (key, value) in try object(node, keys: keys).list {
      let length = try plainLength(value)
      switch key {
      case "top": edges.top = length
      case "leading": edges.leading = length
      case "bottom": edges.bottom = length
      case "trailing": edges.trailing = length
      case "horizontal": (edges.leading, edges.trailing) = (length, length)
      default: (edges.top, edges.bottom) = (length, length)
      }
    }
    return edges
  }

  private static let alignments: [(name: String, value: LayoutAlignment)] = [
    ("topLeading", LayoutAlignment(x: 0, y: 0)), ("top", LayoutAlignment(x: 0.5, y: 0)),
    ("topTrailing", LayoutAlignment(x: 1, y: 0)), ("leading", .leading), ("center", .center),
    ("trailing", LayoutAlignment(x: 1, y: 0.5)), ("bottomLeading", LayoutAlignment(x: 0, y: 1)),
    ("bottom", LayoutAlignment(x: 0.5, y: 1)), ("bottomTrailing", LayoutAlignment(x: 1, y: 1)),
    ("firstBaseline", LayoutAlignment(x: 0, y: 0, isFirstBaseline: true)),
  ]

  func alignment(_ node: JSONNode) throws(ComponentProblem) -> LayoutAlignment {
    if case .string(let text) = node.value,
      let known = Self.alignments.first(where: { $0.name == text })
    {
      return known.value
    }
    _ = try word(node, Self.alignments.map(\.name))
    return .center
  }

  /// `0.75`, or `caption1/body`.
  func scale(_ node: JSONNode) throws(ComponentProblem) -> LayoutScale {
    if case .string(let text) = node.value {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2, let style = TextStyle(rawValue: parts[0]),
        let other = TextStyle(rawValue: parts[1])
      {
        return .lines(of: style, over: other)
      }
      let wrong = parts.first { TextStyle(rawValue: $0) == nil }
      throw error(
        node, found: described(node), "a number, or two text styles such as \"caption1/body\"",
        suggestion: wrong.flatMap {
          Spelling.nearest(to: $0, in: TextStyle.allCases.map(\.rawValue))
        })
    }
    return .fixed(try number(node, 0.01...1))
  }

  func flag(_ name: String, _ offset: Int) throws(ComponentProblem) -> StateFlags {
    if let index = names.states.firstIndex(where: { $0.name == name }) {
      return StateFlags(position: index)
    }
    switch name {
    case "first": return .first
    case "last": return .last
    default:
      let known = names.states.map(\.name)
      throw error(
        at: offset, found: name.quoted,
        known.isEmpty ? "a state; the file declares none" : "a state: " + Self.list(known),
        suggestion: Spelling.nearest(to: name, in: known))
    }
  }

  /// `focused & filled`, `error | help`, `!multiline`.
  func condition(_ node: JSONNode) throws(ComponentProblem) -> StateCondition {
    try condition(try string(node), node.offset)
  }

  func condition(
    _ text: String, _ offset: Int
  ) throws(ComponentProblem) -> StateCondition {
    var condition = StateCondition()
    var clause = StateCondition.Clause()
    // By bytes: every start of the tool reads two dozen of these.
    let bytes = text.utf8
    var start = bytes.startIndex
    while true {
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "|") }
      var term = bytes[start..<(end ?? bytes.endIndex)]
      while term.first == UInt8(ascii: " ") { term.removeFirst() }
      while term.last == UInt8(ascii: " ") { term.removeLast() }
      let isUnset = term.first == UInt8(ascii: "!")
      if isUnset { term.removeFirst() }
      let flag = try flag(String(Substring(term)), offset)
      if isUnset { clause.unset |= flag.bits } else { clause.set |= flag.bits }
      if end.map({ bytes[$0] }) != UInt8(ascii: "|") {
        condition.clauses.append(clause)
        clause = StateCondition.Clause()
      }
      guard let end else { break }
      start = bytes.index(after: end)
    }
    return condition
  }
}

/// Reads a ladder file, and says of the first thing that is wrong where it is and what is right.
struct LadderReader {
  private let source: SourceText
  private let document: JSONNode

  private static let sizes = 0.5...1000.0
  private static let mostSteps = 200
  private static let keys = ["$schema", "ladder", "version", "summary", "styles", "steps"]
  private static let stepKeys = ["step", "scale", "styles", "rootSize", "fontScale"]
  private static let required: [TextStyle] = [.body, .caption1, .footnote]

  static func ladder(of bytes: [UInt8]) throws(LadderError) -> OwnLadder {
    guard bytes.count <= OwnLadder.largestFile else {
      throw LadderError(
        line: nil, key: nil, found: "a file of \(bytes.count) bytes",
        expected: "at most \(OwnLadder.largestFile)", suggestion: nil)
    }
    let source: SourceText
    let document: JSONNode
    do {
      source = try SourceText(decoding: bytes)
      document = try JSONReader.document(in: source)
    } catch let error as LabelFileError {
      throw LadderError(
        line: error.line, key: nil, found: error.found, expected: error.expected, suggestion: nil)
    } catch {
      throw LadderError(
        line: nil, key: nil, found: "\(error)", expected: "UTF-8; save the file as UTF-8",
        suggestion: nil)
    }
    return try LadderReader(source: source, document: document).ladder()
  }

  private func ladder() throws(LadderError) -> OwnLadder {
    let members = try object(document, keys: Self.keys)
    let name = try name(try required("ladder", members, document))
    let builtIn = TypeLadder.builtIn.map(\.name)
    guard !builtIn.contains(name) else {
      throw error(
        try required("ladder", members, document),
        found: "\(name.quoted), a built-in ladder's name",
        "another name")
    }
    let node = try required("styles", members, document)
    let base = try styles(node, onto: OwnLadderStep.Styles())
    for style in Self.required where base[style] == nil {
      throw error(
        node, found: "no '\(style.rawValue)'",
        "body, caption1 and footnote, which fields are set in")
    }
    let list = try required("steps", members, document)
    guard case .array(let nodes) = list.value, (1...Self.mostSteps).contains(nodes.count) else {
      throw error(list, found: described(list), "an array of 1 to \(Self.mostSteps) steps")
    }
    var steps: [OwnLadderStep] = []
    for node in nodes {
      let step = try step(node, base)
      if steps.contains(where: { $0.name.lowercased() == step.name.lowercased() }) {
        throw error(node, found: "the step \(step.name.quoted) again", "names that differ")
      }
      steps.append(step)
    }
    return OwnLadder(
      name: name, version: try members.first { $0.key == "version" }.map(\.node).map(text),
      steps: steps)
  }

  private func step(
    _ node: JSONNode, _ base: OwnLadderStep.Styles
  ) throws(LadderError) -> OwnLadderStep {
    let members = try object(node, keys: Self.stepKeys)
    let scale = try number("scale", members, 0.5...4) ?? 1
    var scaled = OwnLadderStep.Styles()
    for entry in base.entries {
      scaled.set(
        .init(
          style: entry.style, size: (entry.size * scale).withoutNoise,
          lineHeight: entry.lineHeight.map { ($0 * scale).withoutNoise }))
    }
    if let styles = members.first(where: { $0.key == "styles" })?.node {
      scaled = try self.styles(styles, onto: scaled)
    }
    let fontScale = try number("fontScale", members, 0.5...4).map { AndroidFontScale($0) }
    return OwnLadderStep(
      name: try name(try required("step", members, node)), scale: scale, styles: scaled, base: base,
      rootSize: Points(try number("rootSize", members, 1...1000) ?? 16 * scale),
      fontScale: (fontScale ?? AndroidFontScale(scale, rule: .linear)) ?? .standard)
  }

  private func styles(
    _ node: JSONNode, onto styles: OwnLadderStep.Styles
  ) throws(LadderError) -> OwnLadderStep.Styles {
    var styles = styles
    for (key, value) in try object(node, keys: TextStyle.allCases.map(\.rawValue)) {
      guard let style = TextStyle(rawValue: key) else { continue }
      if case .object = value.value {
        let members = try object(value, keys: ["size", "lineHeight"])
        guard let size = try number("size", members, Self.sizes) else {
          throw error(value, found: "no 'size'", "the key size, a font size")
        }
        styles.set(
          .init(
            style: style, size: Points(size),
            lineHeight: try number("lineHeight", members, Self.sizes).map { Points($0) }))
      } else {
        styles.set(
          .init(style: style, size: Points(try number(value, Self.sizes)), lineHeight: nil))
      }
    }
    return styles
  }

  // MARK: Values

  private typealias Members = [(key: String, node: JSONNode)]

  private func object(_ node: JSONNode, keys: [String]) throws(LadderError) -> Members {
    guard case .object(let members) = node.value else {
      throw error(node, found: described(node), "an object")
    }
    for (index, member) in members.enumerated() {
      guard keys.contains(member.key) else {
        throw error(
          member.node, found: "the key \(member.key.quoted)",
          "one of " + keys.joined(separator: ", "),
          suggestion: Spelling.nearest(to: member.key, in: keys))
      }
      if members[..<index].contains(where: { $0.key == member.key }) {
        throw error(member.node, found: "the key \(member.key.quoted) again", "it once")
      }
    }
    return members
  }

  private func required(
    _ key: String, _ members: Members, _ parent: JSONNode
  ) throws(LadderError) -> JSONNode {
    guard let node = members.first(where: { $0.key == key })?.node else {
      throw error(parent, found: "no \(key.quoted)", "the key \(key)")
    }
    return node
  }

  private func number(
    _ key: String, _ members: Members, _ range: ClosedRange<Double>
  ) throws(LadderError) -> Double? {
    guard let node = members.first(where: { $0.key == key })?.node else { return nil }
    return try number(node, range)
  }

  private func number(
    _ node: JSONNode, _ range: ClosedRange<Double>
  ) throws(LadderError) -> Double {
    guard case .number(let number) = node.value, range.contains(number) else {
      throw error(
        node, found: described(node),
        "a number from \(plain: range.lowerBound) to \(plain: range.upperBound)")
    }
    return number
  }

  /// Letters, digits, dots and hyphens.
  private func name(_ node: JSONNode) throws(LadderError) -> String {
    let text = try text(node)
    let isName =
      (1...40).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || ".-".utf8.contains($0)
      }
    guard isName else {
      throw error(
        node, found: described(node), "a name of letters, digits, dots and hyphens, 40 at most")
    }
    return text
  }

  private func text(_ node: JSONNode) throws(LadderError) -> String {
    guard case .string(let text) = node.value, text.utf8.count <= 200 else {
      throw error(node, found: described(node), "a string of at most 200 bytes")
    }
    return text
  }

  private func described(_ node: JSONNode) -> String {
    switch node.value {
    case .string(let text): text.count <= 40 ? text.quoted : "a string of \(text.count) characters"
    case .number(let number): number.plainDescription
    case .bool(let flag): "\(flag)"
    case .array(let nodes): "an array of \(nodes.count)"
    default: node.name
    }
  }

  private func error(
    _ node: JSONNode, found: String, _ expected: String, suggestion: String? = nil
  ) -> LadderError {
    LadderError(
      line: source.error(at: node.offset, found: found, expected).line,
      key: document.path(to: node.offset), found: found, expected: expected, suggestion: suggestion)
  }
}

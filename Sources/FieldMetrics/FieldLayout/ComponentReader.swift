/// Reads a component file, and says of the first thing that is wrong where it is and what is right.
struct ComponentReader {
  let source: SourceText
  var names = ComponentNames()
  private var nodeCount = 0
  /// More nodes, repetitions counted, are no field.
  static let mostNodes = 1000

  init(_ source: SourceText) { self.source = source }

  /// - Throws: ``ComponentError``.
  static func content(of bytes: [UInt8]) throws(ComponentError) -> ComponentContent {
    guard bytes.count <= FieldComponent.largestFile else {
      throw ComponentError(
        found: "a file of \(bytes.count) bytes",
        expected: "at most \(FieldComponent.largestFile); a component is a few thousand")
    }
    let source: SourceText
    let document: JSONNode
    do {
      source = try SourceText(decoding: bytes)
      document = try JSONReader.document(in: source)
    } catch let error as LabelFileError {
      throw ComponentError(line: error.line, found: error.found, expected: error.expected)
    } catch {
      throw ComponentError(found: "\(error)", expected: "UTF-8; save the file as UTF-8")
    }
    var reader = ComponentReader(source)
    do throws(ComponentProblem) {
      return try reader.component(document)
    } catch {
      throw error.located(in: document, source)
    }
  }

  static let keys = [
    "$schema", "component", "platform", "summary", "source", "assumed", "states", "implied",
    "breakpoints", "lengths", "colors", "texts", "field", "motion", "layout",
  ]

  private mutating func component(_ document: JSONNode) throws(ComponentProblem) -> ComponentContent
  {
    let members = try object(document, keys: Self.keys)
    for key in ["component", "platform", "layout"] where members[key] == nil {
      throw error(document, found: "no \(key.quoted)", "the keys component, platform and layout")
    }
    try names.read(members, self)
    var assumed: [String] = []
    if let node = members["assumed"] {
      for item in try array(node) {
        assumed.append(try string(item))
      }
    }
    let layout = try required(members, "layout", document)
    let root = try node(layout, depth: 0, repeated: 1)
    let name = try required(members, "component", document)
    let platform = try required(members, "platform", document)
    return ComponentContent(
      name: try identifier(name),
      platform: try choice(platform, ComponentPlatform.self),
      summary: try optionalString(members, "summary"),
      source: try optionalString(members, "source"),
      assumed: assumed, states: names.states, motion: try motion(members["motion"]),
      fieldPart: try fieldPart(members["field"], document), implied: names.implied,
      breakpoints: names.breakpoints, lengths: names.lengths, colors: names.colors,
      slots: names.slots, texts: names.texts, root: root)
  }

  private func fieldPart(
    _ node: JSONNode?, _ document: JSONNode
  ) throws(ComponentProblem) -> String {
    if let node { return try word(node, names.parts, "the name of a part") }
    guard names.parts.contains("block") else {
      throw error(
        document, found: "no part 'block'",
        "a part of that name, or 'field' with the name of the part that is the field's box")
    }
    return "block"
  }

  private func optionalString(
    _ members: Members, _ key: String
  ) throws(ComponentProblem) -> String {
    guard let node = members[key] else { return "" }
    return try string(node)
  }

  private func required(
    _ members: Members, _ key: String, _ parent: JSONNode
  ) throws(ComponentProblem) -> JSONNode {
    guard let node = members[key] else {
      throw error(parent, found: "no \(key.quoted)", "the key \(key)")
    }
    return node
  }

  private func motion(_ node: JSONNode?) throws(ComponentProblem) -> ComponentMotion? {
    guard let node else { return nil }
    let members = try object(node, keys: ["full", "reduced"])
    guard let full = members["full"] else {
      throw error(node, found: "no 'full'", "it, with 'curve' and 'duration'")
    }
    return ComponentMotion(
      full: try curve(full),
      reduced: try members["reduced"].map { node throws(ComponentProblem) in
        try curve(node)
      })
  }

  private func curve(_ node: JSONNode) throws(ComponentProblem) -> MotionCurve {
    let members = try object(node, keys: ["curve", "duration", "bounce"])
    guard let curve = members["curve"], let duration = members["duration"] else {
      let missing = members["curve"] == nil ? "curve" : "duration"
      throw error(node, found: "no '\(missing)'", "'curve' and 'duration'")
    }
    return MotionCurve(
      curve: try string(curve),
      duration: try number(duration, 0...60),
      bounce: try members["bounce"].map { node throws(ComponentProblem) in
        try number(node, -1...1)
      })
  }

  /// Counts a node; a tree that repeats itself too often would never end.
  mutating func count(_ node: JSONNode, _ repetitions: Int) throws(ComponentProblem) {
    nodeCount += repetitions
    guard nodeCount <= Self.mostNodes else {
      throw error(
        node, found: "more than \(Self.mostNodes) nodes, repetitions counted",
        "at most so many")
    }
  }
}

/// Labels of JSON files of the user's own, and of Flutter's.
enum JSONLabels {
  /// An array of strings, or an object of them; names of nested objects and numbers of nested arrays
  /// are joined with dots.
  ///
  /// - Throws: ``LabelFileError``.
  static func labels(in source: SourceText) throws(LabelFileError) -> [SourceLabel] {
    let document = try JSONReader.document(in: source)
    var labels: [SourceLabel] = []
    switch document.value {
    case .array(let nodes):
      for node in nodes { labels.append(SourceLabel(try text(node, in: source))) }
    case .object(let members): try collect(members, [], source, &labels)
    default:
      throw source.error(
        at: document.offset, found: document.name, "an array of strings or an object of them")
    }
    return labels
  }

  private static func collect(
    _ members: [(key: String, node: JSONNode)], _ path: [String], _ source: SourceText,
    _ labels: inout [SourceLabel]
  ) throws(LabelFileError) {
    for (key, node) in members {
      let path = path + [key]
      switch node.value {
      case .object(let members): try collect(members, path, source, &labels)
      case .array(let nodes):
        let members = nodes.enumerated().map { (key: "\($0)", node: $1) }
        try collect(members, path, source, &labels)
      default:
        labels.append(
          SourceLabel(try text(node, in: source), key: path.joined(separator: ".")))
      }
    }
  }

  private static func text(
    _ node: JSONNode, in source: SourceText
  ) throws(LabelFileError) -> String {
    guard case .string(let text) = node.value else {
      throw source.error(at: node.offset, found: node.name, "a string")
    }
    return text
  }

  /// An Application Resource Bundle: `@@locale` names the language, other names that begin with `@`
  /// are not labels.
  ///
  /// - Throws: ``LabelFileError``.
  static func bundleLabels(in source: SourceText) throws(LabelFileError) -> [SourceLabel] {
    let document = try JSONReader.document(in: source)
    guard case .object(let members) = document.value else {
      throw source.error(at: document.offset, found: document.name, "an object of messages")
    }
    var locale: String?
    if let node = document["@@locale"] { locale = try text(node, in: source) }
    var labels: [SourceLabel] = []
    for (key, node) in members where !key.hasPrefix("@") {
      labels.append(SourceLabel(try text(node, in: source), key: key, locale: locale))
    }
    return labels
  }
}

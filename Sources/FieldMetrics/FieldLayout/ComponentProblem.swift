/// What is wrong at a place of a component file, before the place has a line and a key.
struct ComponentProblem: Error {
  /// Of a value of the document.
  let offset: Int
  let found: String
  let expected: String
  let suggestion: String?

  /// With the line, and the key of the value that starts there.
  func located(in document: JSONNode, _ source: SourceText) -> ComponentError {
    ComponentError(
      line: source.error(at: offset, found: found, expected).line,
      key: Self.key(of: offset, in: document), found: found, expected: expected,
      suggestion: suggestion)
  }

  /// `layout.column[0].align`; `nil` for the document itself.
  private static func key(of offset: Int, in node: JSONNode) -> String? {
    func joined(_ first: String, _ rest: String?) -> String {
      guard let rest else { return first }
      return rest.hasPrefix("[") ? first + rest : first + "." + rest
    }
    switch node.value {
    case .object(let members):
      for (key, child) in members.reversed() where child.offset <= offset {
        return joined(key, Self.key(of: offset, in: child))
      }
    case .array(let children):
      for (index, child) in children.enumerated().reversed() where child.offset <= offset {
        return joined("[\(index)]", Self.key(of: offset, in: child))
      }
    default: break
    }
    return nil
  }
}

extension JSONNode {
  /// The key of the value that starts at a place, such as `layout.column[0].align`; `nil` for the
  /// document itself.
  func path(to offset: Int) -> String? {
    func joined(_ first: String, _ rest: String?) -> String {
      guard let rest else { return first }
      return rest.hasPrefix("[") ? first + rest : first + "." + rest
    }
    switch value {
    case .object(let members):
      for (key, child) in members.reversed() where child.offset <= offset {
        return joined(key, child.path(to: offset))
      }
    case .array(let children):
      for (index, child) in children.enumerated().reversed() where child.offset <= offset {
        return joined("[\(index)]", child.path(to: offset))
      }
    default: break
    }
    return nil
  }
}

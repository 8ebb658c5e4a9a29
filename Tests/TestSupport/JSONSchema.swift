/// Checks a document against the part of JSON Schema 2020-12 that this checkout's schemas use.
public struct JSONSchema {
  private let root: JSONTree

  public init(_ root: JSONTree) { self.root = root }

  /// What is wrong with a document, each with its place; empty for one that follows the schema.
  public func problems(of document: JSONTree) throws -> [String] {
    try problems(document, root, "$")
  }

  /// A schema uses a word that this checker does not know.
  public struct UnknownWord: Error {
    let word: String
  }

  private static let words: Set<String> = [
    "$schema", "$defs", "title", "description", "type", "properties", "required",
    "additionalProperties", "propertyNames", "items", "minItems", "maxItems", "enum", "const",
    "pattern", "minimum", "maximum", "anyOf", "$ref",
  ]

  private func problems(
    _ value: JSONTree, _ schema: JSONTree, _ path: String
  ) throws -> [String] {
    guard case .object(let rules) = schema else { return [] }
    if let word = rules.keys.first(where: { !Self.words.contains($0) }) {
      throw UnknownWord(word: word)
    }
    if let reference = rules["$ref"]?.string {
      let name = String(reference.split(separator: "/").last ?? "")
      return try problems(value, root["$defs"]?[name] ?? .null, path)
    }
    var found: [String] = []
    if let kind = rules["type"]?.string, !Self.isOf(kind, value) {
      found.append("\(path) is no \(kind)")
    }
    if let list = rules["enum"]?.array, !list.contains(value) {
      found.append("\(path) is none of the words")
    }
    if let constant = rules["const"], constant != value { found.append("\(path) is another value") }
    if let text = value.string, let pattern = rules["pattern"]?.string,
      try Regex(pattern).firstMatch(in: text) == nil
    {
      found.append("\(path): '\(text)' does not match \(pattern)")
    }
    if let number = value.number {
      if let least = rules["minimum"]?.number, number < least {
        found.append("\(path) is too small")
      }
      if let most = rules["maximum"]?.number, number > most { found.append("\(path) is too large") }
    }
    if let choices = rules["anyOf"]?.array {
      let all = try choices.map { try problems(value, $0, path) }
      if !all.contains([]) {
        found.append("\(path) is none of: " + all.flatMap(\.self).joined(separator: "; "))
      }
    }
    found += try members(value, rules, path)
    return found
  }

  private func members(
    _ value: JSONTree, _ rules: [String: JSONTree], _ path: String
  ) throws -> [String] {
    var found: [String] = []
    if let items = value.array {
      if let least = rules["minItems"]?.number, Double(items.count) < least {
        found.append("\(path) has too few items")
      }
      if let most = rules["maxItems"]?.number, Double(items.count) > most {
        found.append("\(path) has too many items")
      }
      if let schema = rules["items"] {
        for (index, item) in items.enumerated() {
          found += try problems(item, schema, "\(path)[\(index)]")
        }
      }
    }
    guard case .object(let members) = value else { return found }
    for key in rules["required"]?.array?.compactMap(\.string) ?? [] where members[key] == nil {
      found.append("\(path) has no \(key)")
    }
    for (key, member) in members {
      if let names = rules["propertyNames"] {
        found += try problems(.string(key), names, "\(path).\(key) as a name")
      }
      if let schema = rules["properties"]?[key] {
        found += try problems(member, schema, "\(path).\(key)")
      } else if let rest = rules["additionalProperties"] {
        if rest == .bool(false) { found.append("\(path).\(key) is unknown") }
        found += try problems(member, rest, "\(path).\(key)")
      }
    }
    return found
  }

  private static func isOf(_ kind: String, _ value: JSONTree) -> Bool {
    switch (kind, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool),
      ("number", .number):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}

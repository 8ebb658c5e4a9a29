/// One line of a script.
enum FieldScriptLine {
  /// - Returns: `nil` for a line of white space.
  /// - Throws: ``FieldScriptError``.
  static func event(
    in line: UnsafeRawBufferPointer, number: Int
  ) throws(FieldScriptError) -> FieldScriptEvent? {
    if let event = PlainScriptLine.event(in: line) { return event }
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
    let source = try source(line, number)
    let node: JSONNode
    do throws(LabelFileError) {
      node = try JSONReader.document(in: source)
    } catch {
      throw FieldScriptError(
        line: number, column: error.column, found: error.found, expected: error.expected)
    }
    return try EventReader(source: source, line: number).event(node)
  }

  private static func source(
    _ line: UnsafeRawBufferPointer, _ number: Int
  ) throws(FieldScriptError) -> SourceText {
    // Only a mark at the very start is a byte order mark.
    do {
      return try SourceText(decoding: Array(line))
    } catch let error as InvalidUTF8 {
      throw FieldScriptError(
        line: number, column: nil,
        found: "byte \(error.byte) at offset \(error.offset) of the line, which is not UTF-8",
        expected: "UTF-8")
    } catch {
      throw FieldScriptError(line: number, column: nil, found: "UTF-16", expected: "UTF-8")
    }
  }
}

/// Makes an event of a JSON object.
private struct EventReader {
  let source: SourceText
  let line: Int

  func event(_ node: JSONNode) throws(FieldScriptError) -> FieldScriptEvent {
    guard case .object(let members) = node.value else {
      throw error(node, node.name, "an object such as {\"event\": \"focus\"}")
    }
    guard let named = node["event"] else {
      throw error(node, "no member 'event'", "one, such as \"event\": \"focus\"")
    }
    guard case .string(let word) = named.value else {
      throw error(named, named.name, "the event's name, a string")
    }
    guard let name = FieldEvent.Name(rawValue: word) else {
      let names = FieldEvent.Name.allCases.map(\.rawValue)
      let nearest = Spelling.nearest(to: word, in: names).map { "; did you mean '\($0)'?" } ?? ""
      throw error(named, word.quoted, "one of \(names.joined(separator: ", "))\(nearest)")
    }
    var seen: [String] = []
    for member in members {
      guard member.key == "event" || name.members.contains(member.key) else {
        let allowed = name.members.map { "'\($0)'" }.joined(separator: " or ")
        throw error(
          member.node, "\(member.key.quoted) in an event '\(word)'",
          allowed.isEmpty ? "no member but 'event'" : "\(allowed) beside 'event'")
      }
      guard !seen.contains(member.key) else {
        throw error(member.node, "\(member.key.quoted) twice", "it once")
      }
      seen.append(member.key)
    }
    return FieldScriptEvent(name: name, event: try event(name, node))
  }

  private func event(
    _ name: FieldEvent.Name, _ node: JSONNode
  ) throws(FieldScriptError) -> FieldEvent {
    switch name {
    case .type: .type(try text(node))
    case .paste: .paste(try text(node))
    case .compose: .compose(try text(node))
    case .set: .set(try text(node))
    case .commit: .commit(node["text"] == nil ? nil : try text(node))
    case .delete: .delete(try whole("count", node) ?? 1)
    case .select: .select(try range(node))
    case .focus: .focus
    case .blur: .blur
    case .return: .pressReturn
    case .clear: .clear
    case .tap: .tap
    case .submit: .submit
    case .error: .error(try messages(node))
    case .reveal: .reveal(try flag(node))
    case .enable: .enable(try flag(node))
    case .tick: .tick(try required("milliseconds", node))
    }
  }

  private func text(_ node: JSONNode) throws(FieldScriptError) -> String {
    guard let member = node["text"] else {
      throw error(node, "no member 'text'", "the text, a string")
    }
    guard case .string(let text) = member.value else {
      throw error(member, member.name, "the text, a string")
    }
    return text
  }

  private func flag(_ node: JSONNode) throws(FieldScriptError) -> Bool {
    guard let member = node["on"] else { return true }
    guard case .bool(let flag) = member.value else {
      throw error(member, member.name, "true or false")
    }
    return flag
  }

  private func messages(_ node: JSONNode) throws(FieldScriptError) -> [String] {
    guard let member = node["message"] else {
      throw error(node, "no member 'message'", "a string, an array of strings, or null")
    }
    switch member.value {
    case .null: return []
    case .string(let message): return [message]
    case .array(let items):
      var messages: [String] = []
      for item in items {
        guard case .string(let message) = item.value else {
          throw error(item, item.name, "a message, a string")
        }
        messages.append(message)
      }
      return messages
    default: throw error(member, member.name, "a string, an array of strings, or null")
    }
  }

  private func range(_ node: JSONNode) throws(FieldScriptError) -> Range<Int> {
    let from = try required("from", node)
    let to = try whole("to", node) ?? from
    guard from <= to else {
      throw error(node["to"] ?? node, "\(to), less than 'from'", "\(from) or more")
    }
    return from..<to
  }

  private func required(_ key: String, _ node: JSONNode) throws(FieldScriptError) -> Int {
    guard let value = try whole(key, node) else {
      throw error(node, "no member '\(key)'", "a whole number, 0 or more")
    }
    return value
  }

  private func whole(_ key: String, _ node: JSONNode) throws(FieldScriptError) -> Int? {
    guard let member = node[key] else { return nil }
    let expected = "a whole number from 0 to \(Self.largestNumber)"
    guard case .number(let number) = member.value else {
      throw error(member, member.name, expected)
    }
    guard let whole = Int(exactly: number), (0...Self.largestNumber).contains(whole) else {
      throw error(member, number.plainDescription, expected)
    }
    return whole
  }

  private static let largestNumber = 1_000_000_000

  private func error(
    _ node: JSONNode, _ found: String, _ expected: String
  ) -> FieldScriptError {
    let place = source.error(at: node.offset, found: found, expected)
    return FieldScriptError(line: line, column: place.column, found: found, expected: expected)
  }
}

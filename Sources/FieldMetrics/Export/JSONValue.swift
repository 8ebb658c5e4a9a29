/// A JSON document whose objects keep the order they were written in.
///
/// Written by hand since `JSONEncoder` needs Foundation, which costs more start-up than a table.
enum JSONValue {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  static func optional<Value>(_ value: Value?, _ wrap: (Value) -> JSONValue) -> JSONValue {
    value.map(wrap) ?? .null
  }

  static func points(_ length: Points, _ numbers: NumberFormat) -> JSONValue {
    .number(numbers.rounded(length.value))
  }

  static func points(_ length: Points?, _ numbers: NumberFormat) -> JSONValue {
    .optional(length) { .points($0, numbers) }
  }

  /// The document with two spaces of indentation and a line break at its end.
  ///
  /// A number is written in its shortest form; one that is not finite, which JSON cannot hold,
  /// becomes `null`. Arrays of plain values stay on one line.
  var document: String {
    var writer = JSONWriter()
    writer.write(self, indentation: 0)
    writer.text += "\n"
    return writer.text
  }

  /// The document on one line, without a line break at its end: a line of JSON Lines.
  var line: String {
    var writer = JSONWriter(isOneLine: true)
    writer.write(self, indentation: 0)
    return writer.text
  }
}

private struct JSONWriter {
  var isOneLine = false
  var text = ""

  mutating func write(_ value: JSONValue, indentation: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .int(let number): text += "\(number)"
    case .number(let number): text += number.isFinite ? number.plainDescription : "null"
    case .string(let string): write(string)
    case .array(let values): write(values, indentation: indentation)
    case .object(let members): write(members, indentation: indentation)
    }
  }

  private mutating func write(_ values: [JSONValue], indentation: Int) {
    if isOneLine || values.allSatisfy(\.isPlain) {
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        write(value, indentation: indentation)
      }
      text += "]"
      return
    }
    text += "["
    for (index, value) in values.enumerated() {
      text += index > 0 ? ",\n" : "\n"
      indent(indentation + 1)
      write(value, indentation: indentation + 1)
    }
    text += "\n"
    indent(indentation)
    text += "]"
  }

  private mutating func write(
    _ members: [(key: String, value: JSONValue)], indentation: Int
  ) {
    if members.isEmpty {
      text += "{}"
      return
    }
    // Small objects of plain values read best on one line.
    if isOneLine || members.count <= 5 && members.allSatisfy(\.value.isPlain) {
      text += "{"
      for (index, member) in members.enumerated() {
        text += index > 0 ? ", " : " "
        write(member, indentation: indentation)
      }
      text += " }"
      return
    }
    text += "{"
    for (index, member) in members.enumerated() {
      text += index > 0 ? ",\n" : "\n"
      indent(indentation + 1)
      write(member, indentation: indentation + 1)
    }
    text += "\n"
    indent(indentation)
    text += "}"
  }

  private mutating func write(_ member: (key: String, value: JSONValue), indentation: Int) {
    write(member.key)
    text += ": "
    write(member.value, indentation: indentation)
  }

  private mutating func indent(_ levels: Int) {
    for _ in 0..<levels { text += "  " }
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // JSON allows the two separators, but they break lines where JSON is pasted into JavaScript.
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONValue {
  fileprivate var isPlain: Bool {
    switch self {
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }
}

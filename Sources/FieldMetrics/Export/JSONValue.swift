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
  /// An object with something in it that a document knows to write.
  case part((inout JSONDocument) -> Void)

  static func optional<Value>(_ value: Value?, _ wrap: (Value) -> JSONValue) -> JSONValue {
    value.map(wrap) ?? .null
  }

  static func points(_ length: Points, _ numbers: NumberFormat) -> JSONValue {
    .number(numbers.rounded(length.value))
  }

  static func points(_ length: Points?, _ numbers: NumberFormat) -> JSONValue {
    .optional(length) { .points($0, numbers) }
  }

  /// The document as ``JSONDocument`` lays it out, with a line break at its end.
  var document: String {
    var document = JSONDocument()
    write(to: &document)
    return document.endedText()
  }

  /// The document on one line, without a line break at its end: a line of JSON Lines.
  var line: String {
    var document = JSONDocument(isOneLine: true)
    write(to: &document)
    return String(decoding: document.bytes, as: UTF8.self)
  }

  private func write(to document: inout JSONDocument) {
    switch self {
    case .null: document.writeNull()
    case .bool(let flag): document.write(flag)
    case .int(let number): document.write(number)
    case .number(let number): document.write(number)
    case .string(let string): document.write(string)
    case .array(let values):
      document.beginArray(oneLine: values.allSatisfy(\.isPlain))
      for value in values { value.write(to: &document) }
      document.endArray()
    case .object(let members):
      document.beginObject(
        oneLine: members.count <= JSONDocument.mostOnOneLine
          && members.allSatisfy(\.value.isPlain))
      for member in members {
        document.write(key: member.key)
        member.value.write(to: &document)
      }
      document.endObject()
    case .part(let write): write(&document)
    }
  }

  private var isPlain: Bool {
    switch self {
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    case .part: false
    default: true
    }
  }
}

/// Parts that several documents share.
extension JSONValue {
  static var tool: JSONValue { .part { $0.writeTool() } }

  static func units(_ value: FontUnits) -> JSONValue { .number(value.value) }

  static func font(_ font: FontIdentity) -> JSONValue { .part { $0.write(font) } }

  static func lineMetrics(_ metrics: LineMetrics) -> JSONValue { .part { $0.write(metrics) } }

  static func finding(_ finding: Finding) -> JSONValue { .part { $0.write(finding) } }
}

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
    writer.put("\n")
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The document on one line, without a line break at its end: a line of JSON Lines.
  var line: String {
    var writer = JSONWriter(isOneLine: true)
    writer.write(self, indentation: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes bytes, not characters: a table is ten thousand small pieces of text.
private struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let isAllOnOneLine: Bool

  init(isOneLine: Bool = false) {
    isAllOnOneLine = isOneLine
    bytes.reserveCapacity(isOneLine ? 256 : 1 << 15)
  }

  mutating func put(_ literal: StaticString) { bytes.append(literal: literal) }

  private mutating func put(text: String) { bytes.append(text: text) }

  mutating func write(_ value: JSONValue, indentation: Int) {
    switch value {
    case .null: put("null")
    case .bool(let flag): put(flag ? "true" : "false")
    case .int(let number): put(text: "\(number)")
    case .number(let number): put(text: number.isFinite ? number.plainDescription : "null")
    case .string(let string): bytes.append(json: string)
    case .array(let values): write(values, indentation: indentation)
    case .object(let members): write(members, indentation: indentation)
    }
  }

  private mutating func write(_ values: [JSONValue], indentation: Int) {
    let isOneLine = isAllOnOneLine || values.allSatisfy(\.isPlain)
    put("[")
    for (index, value) in values.enumerated() {
      separate(index, isOneLine, first: "", indentation: indentation)
      write(value, indentation: indentation + 1)
    }
    if !isOneLine { breakLine(indentation) }
    put("]")
  }

  private mutating func write(_ members: [(key: String, value: JSONValue)], indentation: Int) {
    // Small objects of plain values read best on one line.
    let isOneLine =
      isAllOnOneLine || (members.count <= 5 && members.allSatisfy(\.value.isPlain))
    put("{")
    for (index, member) in members.enumerated() {
      separate(index, isOneLine, first: " ", indentation: indentation)
      bytes.append(json: member.key)
      put(": ")
      write(member.value, indentation: indentation + 1)
    }
    if !isOneLine { breakLine(indentation) } else if !members.isEmpty { put(" ") }
    put("}")
  }

  private mutating func separate(
    _ index: Int, _ isOneLine: Bool, first: StaticString, indentation: Int
  ) {
    if isOneLine {
      put(index > 0 ? ", " : first)
    } else {
      if index > 0 { put(",") }
      breakLine(indentation + 1)
    }
  }

  private mutating func breakLine(_ indentation: Int) {
    put("\n")
    for _ in 0..<indentation { put("  ") }
  }
}

extension [UInt8] {
  /// A string of JSON in its quotation marks.
  mutating func append(json string: String) {
    append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { text in
      var start = 0
      var at = 0
      while at < text.count {
        let length = Self.escapedLength(at, in: text)
        if length == 0 {
          at &+= 1
          continue
        }
        append(contentsOf: text[start..<at])
        for scalar in String(decoding: text[at..<at &+ length], as: UTF8.self).unicodeScalars {
          append(json: scalar)
        }
        at &+= length
        start = at
      }
      append(contentsOf: text[start...])
    }
    append(UInt8(ascii: "\""))
  }

  /// How many bytes a scalar has that begins at an index and is escaped; 0 for all others.
  @inline(__always)
  private static func escapedLength(_ at: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let byte = text[at]
    if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F { return 1 }
    // U+0080 to U+009F; U+2028 and U+2029.
    if byte == 0xC2 { return text[at &+ 1] < 0xA0 ? 2 : 0 }
    guard byte == 0xE2, text[at &+ 1] == 0x80 else { return 0 }
    return text[at &+ 2] & 0xFE == 0xA8 ? 3 : 0
  }

  private mutating func append(json scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(literal: "\\\"")
    case "\\": append(literal: "\\\\")
    case "\n": append(literal: "\\n")
    case "\r": append(literal: "\\r")
    case "\t": append(literal: "\\t")
    // JSON allows the two separators, but they break lines where JSON is pasted into JavaScript.
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      append(text: "\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
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

/// What a value of a JSON document is.
enum JSONContent: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONNode])
  case object([(key: String, node: JSONNode)])
}

/// A value of a JSON document, and where it starts.
struct JSONNode: Sendable {
  let value: JSONContent
  /// UTF-8 offset in the file.
  let offset: Int

  /// The first member of that name; `nil` where there is none, or this is no object.
  subscript(_ key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.node
  }

  /// In an error.
  var name: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Reads JSON by RFC 8259, members in the order of the file and each as often as it stands there.
struct JSONReader {
  /// How deep arrays and objects may nest.
  static let deepest = 64

  private(set) var source: SourceText

  /// The document in a file.
  ///
  /// - Throws: ``LabelFileError``.
  static func document(in source: SourceText) throws(LabelFileError) -> JSONNode {
    var reader = JSONReader(source: source)
    let node = try reader.node(depth: 0)
    reader.skipSpace()
    guard reader.source.next == nil else {
      throw reader.source.error("the end of the file after the document")
    }
    return node
  }

  private mutating func skipSpace() {
    while let byte = source.next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      source.position += 1
    }
  }

  private mutating func node(depth: Int) throws(LabelFileError) -> JSONNode {
    skipSpace()
    let start = source.position
    switch source.next {
    case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), offset: start)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      guard depth < Self.deepest else {
        throw source.error("at most \(Self.deepest) levels of arrays and objects")
      }
      let isArray = source.next == UInt8(ascii: "[")
      source.position += 1
      let value = isArray ? try array(depth: depth) : try object(depth: depth)
      return JSONNode(value: value, offset: start)
    case UInt8(ascii: "n") where source.take("null"): return JSONNode(value: .null, offset: start)
    case UInt8(ascii: "t") where source.take("true"):
      return JSONNode(value: .bool(true), offset: start)
    case UInt8(ascii: "f") where source.take("false"):
      return JSONNode(value: .bool(false), offset: start)
    default: return JSONNode(value: .number(try number()), offset: start)
    }
  }

  private mutating func array(depth: Int) throws(LabelFileError) -> JSONContent {
    var nodes: [JSONNode] = []
    nodes.reserveCapacity(4)
    skipSpace()
    if source.take("]") { return .array([]) }
    while true {
      nodes.append(try node(depth: depth + 1))
      skipSpace()
      if source.take("]") { return .array(nodes) }
      guard source.take(",") else { throw source.error("',' or ']'") }
    }
  }

  private mutating func object(depth: Int) throws(LabelFileError) -> JSONContent {
    var members: [(key: String, node: JSONNode)] = []
    members.reserveCapacity(6)
    skipSpace()
    if source.take("}") { return .object([]) }
    while true {
      skipSpace()
      guard source.isNext("\"") else { throw source.error("a key in quotation marks") }
      let key = try string()
      skipSpace()
      guard source.take(":") else { throw source.error("':' after the key") }
      members.append((key, try node(depth: depth + 1)))
      skipSpace()
      if source.take("}") { return .object(members) }
      guard source.take(",") else { throw source.error("',' or '}'") }
    }
  }

  /// A number too large for `Double` is infinite.
  private mutating func number() throws(LabelFileError) -> Double {
    let start = source.position
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    _ = source.take("-")
    let digits = source.take(while: isDigit)
    guard !digits.isEmpty else {
      throw source.error(
        at: start, "a string, an array, an object, a number, true, false or null")
    }
    if digits.count < 10, source.next != UInt8(ascii: "."), source.next != UInt8(ascii: "e"),
      source.next != UInt8(ascii: "E")
    {
      let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      return Double(digits.startIndex == start ? value : -value)
    }
    if source.take("."), source.take(while: isDigit).isEmpty {
      throw source.error("a digit after the decimal point")
    }
    if source.take("e") || source.take("E") {
      if !source.take("+") { _ = source.take("-") }
      if source.take(while: isDigit).isEmpty { throw source.error("a digit of the exponent") }
    }
    return Double(source.text(start..<source.position)) ?? .infinity
  }

  private mutating func string() throws(LabelFileError) -> String {
    let start = source.position
    source.position += 1
    if let text = source.plainText() { return text }
    var bytes: [UInt8] = []
    while true {
      bytes += source.take { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
      switch source.next {
      case UInt8(ascii: "\""):
        source.position += 1
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes += try escape()
      case nil: throw source.error(at: start, found: "a string without an end", "'\"' to close it")
      default:
        throw source.error(
          found: "a control character in a string", "an escape such as \\n, or '\"'")
      }
    }
  }

  private mutating func escape() throws(LabelFileError) -> [UInt8] {
    let start = source.position
    source.position += 1
    let escapes: [(UInt8, UInt8)] = [
      (UInt8(ascii: "\""), 0x22), (UInt8(ascii: "\\"), 0x5C), (UInt8(ascii: "/"), 0x2F),
      (UInt8(ascii: "b"), 0x08), (UInt8(ascii: "f"), 0x0C), (UInt8(ascii: "n"), 0x0A),
      (UInt8(ascii: "r"), 0x0D), (UInt8(ascii: "t"), 0x09),
    ]
    if let found = escapes.first(where: { $0.0 == source.next }) {
      source.position += 1
      return [found.1]
    }
    guard source.take("u") else {
      throw source.error("an escape of JSON: \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and 4 digits")
    }
    return try source.scalarOfUTF16(escapedBy: ["\\u"], from: start)
  }
}

extension SourceText {
  /// The character whose UTF-16 stands here in four hexadecimal digits; of a surrogate pair, the
  /// second half with its escape follows.
  ///
  /// - Parameter start: of the escape, for errors.
  /// - Returns: its UTF-8.
  mutating func scalarOfUTF16(
    escapedBy escapes: [StaticString], from start: Int
  ) throws(LabelFileError) -> [UInt8] {
    let first = try hexadecimal(digits: 4)
    if let scalar = Unicode.Scalar(first) { return Array(String(scalar).utf8) }
    guard first < 0xDC00, escapes.contains(where: { take($0) }) else {
      throw error(at: start, found: "half a surrogate pair", "a whole one, such as \\uD83D\\uDE00")
    }
    let second = try hexadecimal(digits: 4)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00)
    else {
      throw error(at: start, found: "half a surrogate pair", "a whole one, such as \\uD83D\\uDE00")
    }
    return Array(String(scalar).utf8)
  }

  private mutating func hexadecimal(digits: Int) throws(LabelFileError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("\(digits) hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

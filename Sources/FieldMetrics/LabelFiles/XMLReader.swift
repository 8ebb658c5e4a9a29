/// What stands in an XML element.
enum XMLNode {
  case element(XMLElement)
  /// Characters, references resolved.
  case text(String, isCharacterData: Bool)
}

struct XMLElement {
  let name: String
  let attributes: [(name: String, value: String)]
  let children: [XMLNode]
  /// UTF-8 offset in the file.
  let offset: Int

  subscript(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }
}

/// Reads the XML that resource files are made of: elements, attributes, text, character data,
/// references, comments and processing instructions; of a document type, its entities.
struct XMLReader {
  /// How deep elements may nest.
  static let deepest = 64
  /// The longest text of an entity.
  static let longestEntity = 4096

  private var source: SourceText
  private var entities: [String: String] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
  ]

  /// The root element of a file.
  ///
  /// - Throws: ``LabelFileError``.
  static func root(of source: SourceText) throws(LabelFileError) -> XMLElement {
    var reader = XMLReader(source: source)
    try reader.skipMisc(allowingDocumentType: true)
    guard reader.source.isNext("<") else { throw reader.source.error("'<' of the root element") }
    let root = try reader.element(depth: 0)
    try reader.skipMisc(allowingDocumentType: false)
    guard reader.source.next == nil else {
      throw reader.source.error("the end of the file after '</\(root.name)>'")
    }
    return root
  }

  private init(source: SourceText) { self.source = source }

  /// Spaces, comments, processing instructions, and a document type.
  private mutating func skipMisc(allowingDocumentType: Bool) throws(LabelFileError) {
    while true {
      source.skipSpace()
      if allowingDocumentType, source.take("<!DOCTYPE") {
        try documentType()
      } else if try !skipComment() {
        return
      }
    }
  }

  /// A comment or a processing instruction, if one is next.
  private mutating func skipComment() throws(LabelFileError) -> Bool {
    let start = source.position
    if source.take("<!--") {
      guard source.skip(behind: "-->") else {
        throw source.error(at: start, found: "a comment without an end", "'-->' to close it")
      }
      return true
    }
    guard source.take("<?") else { return false }
    guard source.skip(behind: "?>") else {
      throw source.error(at: start, found: "an instruction without an end", "'?>' to close it")
    }
    return true
  }

  private mutating func documentType() throws(LabelFileError) {
    _ = source.take { ![UInt8(ascii: "["), UInt8(ascii: ">")].contains($0) }
    if source.take("[") {
      while true {
        source.skipSpace()
        if source.take("]") { break }
        if try skipComment() { continue }
        guard source.take("<!ENTITY") else { throw source.error("'<!ENTITY', or ']'") }
        source.skipSpace()
        let name = try self.name("the entity's name")
        source.skipSpace()
        let value = try quotedValue("the entity's text in quotation marks")
        guard value.utf8.count <= Self.longestEntity else {
          throw source.error(
            found: "an entity of \(value.utf8.count) bytes", "at most \(Self.longestEntity)")
        }
        entities[name] = value
        source.skipSpace()
        guard source.take(">") else { throw source.error("'>' after the entity") }
      }
      source.skipSpace()
    }
    guard source.take(">") else { throw source.error("'>' after the document type") }
  }

  private mutating func element(depth: Int) throws(LabelFileError) -> XMLElement {
    let start = source.position
    guard depth < Self.deepest else {
      throw source.error("at most \(Self.deepest) levels of elements")
    }
    source.position += 1
    let name = try name("an element's name")
    var attributes: [(name: String, value: String)] = []
    while true {
      source.skipSpace()
      if source.take("/>") {
        return XMLElement(name: name, attributes: attributes, children: [], offset: start)
      }
      if source.take(">") { break }
      let attribute = try self.name("an attribute, '>' or '/>'")
      source.skipSpace()
      guard source.take("=") else { throw source.error("'=' after the attribute") }
      source.skipSpace()
      attributes.append((attribute, try quotedValue("a value in quotation marks")))
    }
    let children = try children(of: name, openedAt: start, depth: depth)
    return XMLElement(name: name, attributes: attributes, children: children, offset: start)
  }

  private mutating func children(
    of name: String, openedAt start: Int, depth: Int
  ) throws(LabelFileError) -> [XMLNode] {
    var children: [XMLNode] = []
    while true {
      let text = try text { $0 != UInt8(ascii: "<") }
      if !text.isEmpty { children.append(.text(text, isCharacterData: false)) }
      if try skipComment() { continue }
      let place = source.position
      if source.take("<![CDATA[") {
        guard source.skip(behind: "]]>") else {
          throw source.error(at: place, found: "character data without an end", "']]>' to close it")
        }
        let data = source.text(place + 9..<source.position - 3)
        children.append(.text(data, isCharacterData: true))
      } else if source.take("</") {
        let closing = try self.name("an element's name")
        source.skipSpace()
        guard closing == name, source.take(">") else {
          throw source.error(at: place, found: "</\(closing)".quoted, "'</\(name.terminalSafe)>'")
        }
        return children
      } else if source.next == nil {
        throw source.error(
          at: start, found: "<\(name)> without an end".quoted, "'</\(name.terminalSafe)>'")
      } else {
        children.append(.element(try element(depth: depth + 1)))
      }
    }
  }

  private mutating func name(_ expected: String) throws(LabelFileError) -> String {
    let name = source.take { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: ":"), UInt8(ascii: "-"), 0x80...0xFF:
        true
      default: false
      }
    }
    guard !name.isEmpty else { throw source.error(expected) }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func quotedValue(_ expected: String) throws(LabelFileError) -> String {
    let start = source.position
    guard let quote = source.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw source.error(expected)
    }
    source.position += 1
    let value = try text { $0 != quote && $0 != UInt8(ascii: "<") }
    guard source.next == quote else {
      throw source.error(at: start, found: "a value without an end", "a closing quotation mark")
    }
    source.position += 1
    return value
  }

  /// Characters while they are wanted, references resolved.
  private mutating func text(
    while isWanted: (UInt8) -> Bool
  ) throws(LabelFileError) -> String {
    var bytes: [UInt8] = []
    while true {
      bytes += source.take { isWanted($0) && $0 != UInt8(ascii: "&") }
      guard source.next == UInt8(ascii: "&") else { return String(decoding: bytes, as: UTF8.self) }
      bytes += try reference()
    }
  }

  private mutating func reference() throws(LabelFileError) -> [UInt8] {
    let start = source.position
    source.position += 1
    let name = source.take { $0 != UInt8(ascii: ";") && $0 > 0x20 && $0 != UInt8(ascii: "<") }
    let word = String(decoding: name, as: UTF8.self)
    guard source.take(";") else {
      throw source.error(at: start, "a reference such as '&amp;'; write a plain & as '&amp;'")
    }
    if let text = entities[word] { return Array(text.utf8) }
    let digits = word.dropFirst(word.hasPrefix("#x") ? 2 : 1)
    if word.hasPrefix("#"), let value = UInt32(digits, radix: word.hasPrefix("#x") ? 16 : 10),
      value > 0, let scalar = Unicode.Scalar(value)
    {
      return Array(String(scalar).utf8)
    }
    throw source.error(
      at: start, found: "&\(word);".quoted, "&lt; &gt; &amp; &quot; &apos; or a number as &#233;")
  }
}

/// Apple's `Localizable.strings`: `"key" = "text";` with comments between.
///
/// Keys and texts may do without quotation marks when they are words. Escapes: `\"`, `\\`, `\'`,
/// `\n`, `\t`, `\r`, `\a`, `\b`, `\f`, `\v`, three octal digits, and `\U` or `\u` with four
/// hexadecimal digits. A key alone is its own text.
struct StringsReader {
  private(set) var source: SourceText

  /// - Throws: ``LabelFileError``.
  static func labels(in source: SourceText) throws(LabelFileError) -> [SourceLabel] {
    if source.isNext("bplist") {
      throw source.error(
        found: "a binary property list",
        "text; convert it with plutil -convert json, and read it with --input-format json")
    }
    var reader = StringsReader(source: source)
    var labels: [SourceLabel] = []
    try reader.skipBlank()
    while reader.source.next != nil {
      let key = try reader.word("a key")
      try reader.skipBlank()
      var text = key
      if reader.source.take("=") {
        try reader.skipBlank()
        text = try reader.word("a text in quotation marks")
        try reader.skipBlank()
      } else if !reader.source.isNext(";") {
        throw reader.source.error("'=' after the key")
      }
      guard reader.source.take(";") else { throw reader.source.error("';' after the text") }
      labels.append(SourceLabel(text, key: key))
      try reader.skipBlank()
    }
    return labels
  }

  /// Spaces and comments.
  private mutating func skipBlank() throws(LabelFileError) {
    while true {
      source.skipSpace()
      let start = source.position
      if source.take("//") {
        _ = source.take { $0 != 0x0A && $0 != 0x0D }
      } else if source.take("/*") {
        guard source.skip(behind: "*/") else {
          throw source.error(at: start, found: "a comment without an end", "'*/' to close it")
        }
      } else {
        return
      }
    }
  }

  private mutating func word(_ expected: String) throws(LabelFileError) -> String {
    let start = source.position
    guard let quote = source.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let word = source.take(while: Self.isOfWord)
      guard !word.isEmpty else { throw source.error(expected) }
      return String(decoding: word, as: UTF8.self)
    }
    source.position += 1
    var bytes: [UInt8] = []
    while true {
      bytes += source.take { $0 != quote && $0 != UInt8(ascii: "\\") }
      guard let byte = source.next else {
        throw source.error(
          at: start, found: "a string without an end",
          "\(String(Unicode.Scalar(quote)).quoted) to close it")
      }
      if byte == quote {
        source.position += 1
        return String(decoding: bytes, as: UTF8.self)
      }
      bytes += try escape()
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func escape() throws(LabelFileError) -> [UInt8] {
    let start = source.position
    source.position += 1
    if source.take("U") || source.take("u") {
      return try source.scalarOfUTF16(escapedBy: ["\\U", "\\u"], from: start)
    }
    let octal = source.take { (0x30...0x37).contains($0) }.prefix(3)
    if !octal.isEmpty {
      source.position = octal.endIndex
      let value = octal.reduce(UInt32(0)) { $0 << 3 | UInt32($1 - 0x30) }
      return Unicode.Scalar(value).map { Array(String($0).utf8) } ?? []
    }
    guard let byte = source.next else { return [] }
    source.position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    // Any other character stands for itself, a quotation mark, a backslash or a line end, too.
    default: return [byte]
    }
  }
}

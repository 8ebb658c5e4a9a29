/// Strings of JSON at the end of bytes.
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

/// Strings of JSON at the end of bytes.
extension [UInt8] {
  /// A string of JSON in its quotation marks.
  mutating func append(json string: String) {
    append(UInt8(ascii: "\""))
    var string = string
    let isWritten = string.withUTF8 { text in
      for byte in text where byte < 0x20 || byte > 0x7E || byte == 0x22 || byte == 0x5C {
        return false
      }
      append(contentsOf: text)
      return true
    }
    if !isWritten {
      for scalar in string.unicodeScalars { append(json: scalar) }
    }
    append(UInt8(ascii: "\""))
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

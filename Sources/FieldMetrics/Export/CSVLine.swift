/// A line of CSV by RFC 4180.
struct CSVLine {
  let fields: [String]

  /// With CR LF at the end.
  var text: String {
    var bytes: [UInt8] = []
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(csv: field)
    }
    bytes.append(literal: "\r\n")
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// A field of CSV: in quotation marks when it has a comma, a quotation mark or a line break.
  mutating func append(csv field: String) {
    var field = field
    field.withUTF8 { field in
      let needsQuotes = field.contains {
        $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
      }
      guard needsQuotes else { return append(contentsOf: field) }
      append(UInt8(ascii: "\""))
      for byte in field {
        if byte == UInt8(ascii: "\"") { append(byte) }
        append(byte)
      }
      append(UInt8(ascii: "\""))
    }
  }
}

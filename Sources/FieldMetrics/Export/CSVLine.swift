/// A line of CSV by RFC 4180.
struct CSVLine {
  let fields: [String]

  /// Fields with a comma, a quotation mark or a line break in quotation marks, and CR LF at the end.
  var text: String { fields.map(Self.quoted).joined(separator: ",") + "\r\n" }

  private static func quoted(_ field: String) -> String {
    let needsQuotes = field.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
    }
    guard needsQuotes else { return field }
    var quoted = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

import FieldMetrics

/// A rule for make: files that are written, and files that they depend on.
struct Depfile {
  let outputs: [String]
  let inputs: [String]

  /// - Throws: ``OutputError`` also for a name with a line break, which make has no way to write.
  func write(to path: String) throws {
    for name in outputs + inputs where name.utf8.contains(0x0A) {
      throw OutputError(file: path, reason: "make cannot name \(name.quoted), with a line break")
    }
    try OutputFile.write(text, to: path)
  }

  /// Each input is a target of its own without a rule, too: make goes on when one is gone.
  var text: String {
    var unique: [String] = []
    for input in inputs where !unique.contains(input) { unique.append(input) }
    let names = unique.map(Self.escaped)
    return outputs.map(Self.escaped).joined(separator: " ") + ":"
      + names.map { " \\\n  \($0)" }.joined() + "\n"
      + names.map { "\n\($0):\n" }.joined()
  }

  /// Source: GNU make, "Rule Syntax", "Using Wildcard Characters in File Names"; GCC's `-MF` writes the
  /// same: backslashes before a space or `#` are doubled, and `$` is.
  static func escaped(_ name: String) -> String {
    var escaped = ""
    var backslashes = 0
    for character in name.unicodeScalars {
      switch character {
      case " ", "\t", "#", ":", "%", "*", "?", "[", "]", "~":
        escaped += String(repeating: "\\", count: backslashes) + "\\"
        escaped.unicodeScalars.append(character)
      case "$": escaped += "$$"
      default: escaped.unicodeScalars.append(character)
      }
      backslashes = character == "\\" ? backslashes + 1 : 0
    }
    return escaped
  }
}

/// Text from outside in generated source: nothing in it ends a literal or a comment.
enum CodeText {
  /// A string literal in double quotes: printable ASCII, and everything else by its number.
  ///
  /// - Parameters:
  ///   - special: ASCII that means something in a literal of the language.
  ///   - escape: a scalar in the language's own escapes.
  static func literal(
    _ text: String, special: String, _ escape: (Unicode.Scalar) -> String
  ) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      let isPlain = (0x20...0x7E).contains(scalar.value) && !special.unicodeScalars.contains(scalar)
      if isPlain { literal.unicodeScalars.append(scalar) } else { literal += escape(scalar) }
    }
    return literal + "\""
  }

  /// `\u{1F600}`: Swift, Dart.
  static func braced(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// `\uD83D\uDE00`: JavaScript, Kotlin.
  static func utf16(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// `\1F600 `: CSS. The space ends the number and is part of it.
  static func css(_ scalar: Unicode.Scalar) -> String {
    "\\\(String(scalar.value, radix: 16, uppercase: true)) "
  }

  /// `\360\237\230\200`: bytes of UTF-8 in C, three digits each, so that a digit may follow.
  static func octal(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }

  /// A comment of whole lines.
  static func lineComment(_ lines: [String], _ mark: String = "//") -> [String] {
    lines.map { $0.isEmpty ? mark : "\(mark) \($0.terminalSafe)" }
  }

  /// A comment between `/*` and `*/` for each line: neither it nor a page around it can be ended, and
  /// a linter's directive is one of its own.
  static func blockComment(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? "" : "/* \(unbroken($0)) */" }
  }

  /// A comment of XML and HTML for each line.
  static func markupComment(_ lines: [String]) -> [String] {
    lines.map { line in
      guard !line.isEmpty else { return "" }
      return "<!-- \(line.terminalSafe.separating("-", before: "->")) -->"
    }
  }

  private static func unbroken(_ text: String) -> String {
    text.terminalSafe.separating("*", before: "/").separating("/", before: "*")
      .separating("<", before: "/!?")
  }
}

extension String {
  /// The text with a space between a character and any of those that must not follow it.
  fileprivate func separating(_ first: Unicode.Scalar, before next: String) -> String {
    var separated = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if separated.last == first, next.unicodeScalars.contains(scalar) { separated.append(" ") }
      separated.append(scalar)
    }
    return String(separated)
  }
}

/// How a language writes values.
struct CodeLiterals: Sendable {
  let absent: String
  let string: @Sendable (String) -> String
  /// Whether a whole number needs a point to be one with decimals.
  var hasPoint = false
  var list = (open: "[", close: "]")

  func text(_ value: ColumnValue) -> String {
    switch value {
    case .number(let value): return number(value)
    case .numbers(let values):
      return list.open + values.map(number).joined(separator: ", ") + list.close
    case .text(let text): return string(text)
    case .flag(let flag): return flag ? "true" : "false"
    case .absent: return absent
    }
  }

  func number(_ value: Double) -> String {
    let text = value.plainDescription
    return hasPoint && !text.utf8.contains(UInt8(ascii: ".")) ? text + ".0" : text
  }
}

extension [String] {
  /// Lines further in.
  func indented(_ levels: Int = 1) -> [String] {
    let margin = String(repeating: "  ", count: levels)
    return map { $0.isEmpty ? "" : margin + $0 }
  }

  /// Lines as a file.
  var file: String { joined(separator: "\n") + "\n" }
}

/// How text that comes from outside (file names, names in fonts, labels) is put into messages, and
/// how numbers are written everywhere.
extension String {
  /// The text with everything that could steer a terminal, or turn a line around, written as
  /// `\u{…}`: control, format, line-separator, private-use and unassigned characters.
  ///
  /// Joiners stay: scripts need them and they do no harm.
  public var terminalSafe: String {
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return self }
    if unicodeScalars.allSatisfy({ $0.isHarmless }) { return self }
    var safe = ""
    for scalar in unicodeScalars {
      if scalar.isHarmless {
        safe.unicodeScalars.append(scalar)
      } else {
        safe += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return safe
  }

  /// The text made safe for a terminal, in quotation marks.
  public var quoted: String { "'\(terminalSafe)'" }

  /// The text in lines of at most so many characters, broken at spaces; a longer word has a line of
  /// its own.
  public func wrappedLines(width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmless: Bool {
    if (0x20...0x7E).contains(value) { return true }
    switch value {
    case 0x200C, 0x200D: return true
    // Letters and signs, all of them: no need to look.
    case 0xA0...0xAC, 0xAE...0x377, 0x3A3...0x52F, 0x61D...0x6DC, 0x8E3...0x983, 0xE01...0xE3A,
      0x3041...0x3096, 0x3099...0x30FF, 0x3220...0xA48C, 0xAC00...0xD7A3, 0x1F1E6...0x1F1FF,
      0x1F300...0x1F6D7:
      return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      return false
    default: return true
    }
  }
}

extension Double {
  /// The shortest decimal that reads back as this value: no exponent for the lengths we write, no
  /// `.0` on whole numbers, never `-0`.
  ///
  /// The same on every host and in every locale.
  public var plainDescription: String {
    guard isFinite else { return "\(self)" }
    if self == 0 { return "0" }
    if let whole = Int(exactly: self) { return "\(whole)" }
    // `description` writes these without an exponent.
    if (1e-4..<1e15).contains(magnitude) { return description }
    let text = description
    return text.utf8.contains(UInt8(ascii: "e")) ? decimalExpansion(of: text) : text
  }

  /// `1.25e-07` as `0.000000125`.
  private func decimalExpansion(of scientific: String) -> String {
    let parts = scientific.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return scientific }
    let sign = parts[0].hasPrefix("-") ? "-" : ""
    let mantissa = parts[0].drop { $0 == "-" }
    let digits = mantissa.filter { $0 != "." }.description
    let point =
      (mantissa.firstIndex(of: ".").map {
        mantissa.distance(from: mantissa.startIndex, to: $0)
      } ?? mantissa.count) + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + trimmed(digits) }
    if point >= digits.count {
      return sign + digits + String(repeating: "0", count: point - digits.count)
    }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }

  private func trimmed(_ digits: String) -> String {
    var kept = Substring(digits)
    while kept.count > 1, kept.hasSuffix("0") { kept.removeLast() }
    return String(kept)
  }
}

extension DefaultStringInterpolation {
  /// A number without exponent, locale or needless `.0`.
  mutating func appendInterpolation(plain value: Double) {
    appendLiteral(value.plainDescription)
  }
}

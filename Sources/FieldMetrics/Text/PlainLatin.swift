/// Text that can be analysed without ICU: Latin letters and what Latin text has between them.
///
/// Every character here has the script Latin, Common or Inherited, and a bidirectional class that
/// leaves a left-to-right paragraph at level 0. A test holds the ranges to ICU's data.
enum PlainLatin {
  /// Whether all of a text is plain Latin; true for no text.
  static func isAll(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 } || text.unicodeScalars.allSatisfy(contains)
  }

  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x02EA, 0x02EB: false  // tone marks of Bopomofo
    case 0x0000...0x0341: true  // Latin, punctuation, and marks that any script uses
    case 0x1E00...0x1EFF: true  // Latin Extended Additional
    case 0x2000...0x200A: true  // spaces
    case 0x2010...0x2027: true  // dashes, quotation marks, bullet, ellipsis
    case 0x202F...0x205E: true  // narrow space, per mille, prime, angle quotation marks
    case 0x20A0...0x20C0: true  // currencies
    case 0x2122, 0x2212: true  // ™ −
    default: false
    }
  }

  /// Whether a character of plain Latin has bidirectional class L.
  static func isStrong(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA: true
    case 0xD7, 0xF7: false
    case 0xC0...0x02B8, 0x02BB...0x02C1, 0x02D0, 0x02D1, 0x02E0...0x02E4, 0x02EE: true
    case 0x1E00...0x1EFF: true
    default: false
    }
  }

  /// Whether a character of plain Latin ends a paragraph: bidirectional class B.
  static func isParagraphSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85: true
    default: false
    }
  }
}

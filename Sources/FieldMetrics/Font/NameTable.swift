/// The names of a face, as people and systems know it.
///
/// An English name for Windows or Unicode is preferred, then one in any language, then a Macintosh
/// one. Names are whatever the font says: they are not safe for a terminal, HTML or source code.
/// Source: OpenType 1.9, table `name`.
public struct NameTable: Hashable, Sendable {
  /// The typographic family where there is one, else the family; `nil` when the font names none.
  public let family: String?
  /// The typographic subfamily where there is one, else the subfamily.
  public let style: String?
  public let fullName: String?
  public let postScriptName: String?
  public let version: String?

  init(_ records: NameRecords) {
    family = records[16] ?? records[1]
    style = records[17] ?? records[2]
    fullName = records[4]
    version = records[5]
    postScriptName = records[6]
  }
}

/// The records of a `name` table. A name is read when it is asked for: a font has hundreds.
struct NameRecords {
  private let table: TableBytes?
  private let strings: TableBytes?
  private let count: Int

  init(_ table: TableBytes?) {
    self.table = table
    strings = table.flatMap { table in table.uint16(4).flatMap { table.part(from: Int($0)) } }
    // More records than any font has are not looked through, however many the table says.
    count = min(Int(table?.uint16(2) ?? 0), 4096)
  }

  /// Longer names are no names, and more records of one name are not looked at: a hostile font has
  /// thousands of long ones.
  private static let largestName = 1024
  private static let mostCandidates = 8

  /// The best name with an identifier; `nil` when there is none that says anything.
  subscript(_ id: Int) -> String? {
    guard let table else { return nil }
    var best: (rank: Int, text: String)?
    var candidates = 0
    for index in 0..<count where candidates < Self.mostCandidates {
      let record = 6 + 12 * index
      guard let recordID = table.uint16(record + 6) else { break }
      guard recordID == id, let platform = table.uint16(record),
        let encoding = table.uint16(record + 2), let language = table.uint16(record + 4),
        let rank = Self.rank(platform: platform, encoding: encoding, language: language),
        rank < best?.rank ?? .max, let length = table.uint16(record + 8),
        let offset = table.uint16(record + 10), length <= Self.largestName,
        let bytes = strings?.bytes(at: Int(offset), count: Int(length))
      else { continue }
      candidates += 1
      // Padding and an empty string are no name.
      let text = (platform == 1 ? MacRoman.decode(bytes) : Self.decodeUTF16(bytes)).trimmed
      if !text.isEmpty { best = (rank, text) }
    }
    return best?.text
  }

  /// How good a record is, 0 best; `nil` for one that cannot be read.
  private static func rank(platform: UInt16, encoding: UInt16, language: UInt16) -> Int? {
    switch (platform, encoding) {
    case (3, 0), (3, 1), (3, 10): language == 0x409 ? 0 : language & 0xFF == 9 ? 1 : 3
    case (0, _): 2
    case (1, 0): language == 0 ? 4 : 5
    default: nil
    }
  }

  private static func decodeUTF16(_ bytes: [UInt8]) -> String {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    if units.allSatisfy({ $0 < 0x80 }) {
      return String(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// The Macintosh character set that old name records are written in.
private enum MacRoman {
  /// Characters 0x80 to 0xFF. Source: Unicode's mapping table APPLE/ROMAN.TXT.
  private static let upperHalf = Array(
    """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰\
    ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
    """.unicodeScalars)

  static func decode(_ bytes: [UInt8]) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    for byte in bytes {
      let index = Int(byte) - 0x80
      text.unicodeScalars.append(index < 0 ? Unicode.Scalar(byte) : upperHalf[index])
    }
    return text
  }
}

extension String {
  /// The text without white space and NUL at its ends.
  fileprivate var trimmed: String {
    // Nearly all names begin and end with a letter or a digit: nothing to look up.
    if let first = utf8.first, let last = utf8.last, (0x21...0x7E).contains(first),
      (0x21...0x7E).contains(last)
    {
      return self
    }
    let scalars = unicodeScalars
    func isName(_ scalar: Unicode.Scalar) -> Bool {
      scalar != "\0" && !scalar.properties.isWhitespace
    }
    guard let first = scalars.firstIndex(where: isName), let last = scalars.lastIndex(where: isName)
    else { return "" }
    return String(scalars[first...last])
  }
}

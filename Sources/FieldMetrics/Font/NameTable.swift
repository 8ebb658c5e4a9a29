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

  private let byID: [Int: String]

  static let none = NameTable()

  private init() { self.init(byID: [:]) }

  private init(byID: [Int: String]) {
    self.byID = byID
    family = byID[16] ?? byID[1]
    style = byID[17] ?? byID[2]
    fullName = byID[4]
    version = byID[5]
    postScriptName = byID[6]
  }

  /// The name with an identifier, such as a named instance refers to.
  subscript(_ id: Int) -> String? { byID[id] }

  init(_ table: TableBytes) {
    guard let count = table.uint16(2), let storage = table.uint16(4),
      let strings = table.part(from: Int(storage))
    else {
      self = .none
      return
    }
    var best: [Int: (rank: Int, text: String)] = [:]
    for index in 0..<Int(count) {
      let record = 6 + 12 * index
      guard let platform = table.uint16(record), let encoding = table.uint16(record + 2),
        let language = table.uint16(record + 4), let id = table.uint16(record + 6),
        let length = table.uint16(record + 8), let offset = table.uint16(record + 10)
      else { break }
      guard let rank = Self.rank(platform: platform, encoding: encoding, language: language),
        rank < best[Int(id)]?.rank ?? .max,
        let bytes = strings.bytes(at: Int(offset), count: Int(length))
      else { continue }
      let text = platform == 1 ? MacRoman.decode(bytes) : Self.decodeUTF16(bytes)
      // Padding and an empty string are no name.
      let name = text.trimmed
      if !name.isEmpty { best[Int(id)] = (rank, name) }
    }
    self.init(byID: best.mapValues(\.text))
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
    func isPadding(_ character: Character) -> Bool { character.isWhitespace || character == "\0" }
    return String(drop(while: isPadding).reversed().drop(while: isPadding).reversed())
  }
}

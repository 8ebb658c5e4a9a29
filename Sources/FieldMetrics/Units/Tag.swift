/// A four-byte OpenType tag, such as `hhea` or `wght`.
public struct Tag: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The four bytes, first byte highest.
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A tag of one to four printable ASCII characters, padded with spaces; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      return nil
    }
    rawValue = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < bytes.count ? bytes[$1] : 0x20) }
  }

  /// A tag written in source; the literal has four ASCII characters.
  init(literal: StaticString) {
    rawValue = literal.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// The tag as text without its padding; bytes outside printable ASCII become `?`.
  public var description: String {
    var bytes = (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> (24 - 8 * UInt32($0))) }
    while bytes.last == 0x20 { bytes.removeLast() }
    let printable = bytes.map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }
    return String(decoding: printable, as: UTF8.self)
  }

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

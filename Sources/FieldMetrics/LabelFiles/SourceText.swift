/// A label file in memory as UTF-8, and where in it a reader stands.
struct SourceText {
  /// UTF-8, without a byte order mark.
  let bytes: [UInt8]
  var position = 0

  /// More is no label file.
  static let largestFile = 64 << 20

  /// UTF-8, or UTF-16 with a byte order mark.
  ///
  /// - Throws: ``InvalidUTF8``, ``LabelFileError`` for UTF-16 that is cut or has half a surrogate
  ///   pair.
  init(decoding bytes: [UInt8]) throws {
    switch bytes.prefix(2) {
    case [0xFF, 0xFE]: self.bytes = try Self.decodingUTF16(bytes, isLittle: true)
    case [0xFE, 0xFF]: self.bytes = try Self.decodingUTF16(bytes, isLittle: false)
    default:
      let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
      let bad = text.withUnsafeBytes { buffer in
        String(validating: buffer, as: UTF8.self) == nil ? Self.firstInvalidByte(of: buffer) : nil
      }
      if let bad {
        throw InvalidUTF8(
          line: text[..<bad].count { $0 == 0x0A } + 1, offset: bytes.count - text.count + bad,
          byte: text[bad])
      }
      self.bytes = text
    }
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether certain bytes stand next.
  func isNext(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  /// Steps over certain bytes if they stand next.
  mutating func take(_ word: StaticString) -> Bool {
    guard isNext(word) else { return false }
    position += word.utf8CodeUnitCount
    return true
  }

  /// Steps over bytes while they are wanted, and returns them.
  mutating func take(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while let byte = next, isWanted(byte) { position += 1 }
    return bytes[start..<position]
  }

  /// The text up to the next quotation mark, and steps behind that; `nil`, without a step, for a text
  /// with an escape or a control character.
  mutating func plainText() -> String? {
    let text: String? = bytes.withUnsafeBufferPointer { bytes in
      var end = position
      while end < bytes.count, bytes[end] != 0x22 {
        if bytes[end] == 0x5C || bytes[end] < 0x20 { return nil }
        end += 1
      }
      guard end < bytes.count else { return nil }
      return String(
        decoding: UnsafeBufferPointer(rebasing: bytes[position..<end]), as: UTF8.self)
    }
    guard let text else { return nil }
    position += text.utf8.count + 1
    return text
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  /// Steps behind certain bytes; `false`, at the end, when they do not come.
  mutating func skip(behind word: StaticString) -> Bool {
    while position < bytes.count {
      if take(word) { return true }
      position += 1
    }
    return false
  }

  /// Text from UTF-8 that was checked.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// An error at a place, where the reader stands unless given.
  func error(at place: Int? = nil, found: String? = nil, _ expected: String) -> LabelFileError {
    let place = min(place ?? position, bytes.count)
    let lineStart = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return LabelFileError(
      line: bytes[..<lineStart].count { $0 == 0x0A } + 1,
      // Bytes that begin a scalar.
      column: bytes[lineStart..<place].count { $0 & 0xC0 != 0x80 } + 1,
      found: found ?? described(at: place), expected: expected)
  }

  private func described(at place: Int) -> String {
    let rest = String(decoding: bytes[place...].prefix(32), as: UTF8.self)
    guard let first = rest.first else { return "the end of the file" }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if first.isNewline { return "the end of the line" }
    return (word.isEmpty ? String(first) : String(word)).quoted
  }

  /// Where the first byte stands that is no part of valid UTF-8; 0 for valid text.
  static func firstInvalidByte(of bytes: UnsafeRawBufferPointer) -> Int {
    var position = 0
    while position < bytes.count {
      let length = scalarLength(bytes[position])
      let end = min(position + max(length, 1), bytes.count)
      let scalar = UnsafeRawBufferPointer(rebasing: bytes[position..<end])
      guard length > 0, String(validating: scalar, as: UTF8.self) != nil else { return position }
      position = end
    }
    return 0
  }

  /// By the first byte; 0 for one that begins no scalar.
  private static func scalarLength(_ byte: UInt8) -> Int {
    switch byte {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  private static func decodingUTF16(_ bytes: [UInt8], isLittle: Bool) throws -> [UInt8] {
    guard bytes.count.isMultiple(of: 2) else {
      throw LabelFileError(found: "UTF-16 of \(bytes.count) bytes", expected: "an even number")
    }
    let units = stride(from: 2, to: bytes.count, by: 2).map { index in
      isLittle
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
        : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw LabelFileError(
        found: "half a surrogate pair in UTF-16", expected: "whole characters; save it as UTF-8")
    }
    return Array(text.utf8)
  }
}

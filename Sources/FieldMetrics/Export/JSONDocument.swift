/// A JSON document that is written from its first byte to its last.
///
/// Two spaces of indentation. An object or array begun on one line stays there with all that is in
/// it; an empty one is on one line in any case. A number is written in its shortest form; one that
/// is not finite, which JSON cannot hold, becomes `null`.
///
/// Bytes, not characters or a tree: a table is a few thousand pieces of text, and writing them is a
/// large part of a run that takes milliseconds.
struct JSONDocument {
  /// What goes before the next key or value.
  private enum Place {
    /// Nothing: the document starts here, or the value's key is written.
    case value
    case firstMember
    case firstElement
    case next
  }

  private(set) var bytes: [UInt8] = []
  private var place = Place.value
  /// A line break and the indentation of the innermost object or array.
  private var lineBreak: [UInt8] = [UInt8(ascii: "\n")]
  /// How many of the open objects and arrays are on one line: those inside the first one are, too.
  private var oneLineDepth: Int
  /// `nil` for one line: too short for numbers to repeat.
  private let known: WrittenNumbers?

  /// The most members of an object of plain values for which one line reads best.
  static let mostOnOneLine = 5

  /// - Parameter isOneLine: whether there is no line break at all.
  init(isOneLine: Bool = false) {
    oneLineDepth = isOneLine ? 1 : 0
    known = isOneLine ? nil : WrittenNumbers(bits: 8)
    bytes.reserveCapacity(isOneLine ? 256 : 1 << 15)
  }

  /// The document with a line break at its end.
  mutating func endedText() -> String {
    bytes.append(UInt8(ascii: "\n"))
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func beginObject(oneLine: Bool = false) {
    begin(UInt8(ascii: "{"), .firstMember, oneLine)
  }

  mutating func endObject() { end(UInt8(ascii: "}"), isPadded: true) }

  mutating func beginArray(oneLine: Bool = false) {
    begin(UInt8(ascii: "["), .firstElement, oneLine)
  }

  mutating func endArray() { end(UInt8(ascii: "]"), isPadded: false) }

  /// A member's key; its value is to follow.
  mutating func write(key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(literal: key)
    bytes.append(UInt8(ascii: "\""))
    endKey()
  }

  /// A member's key that may need escapes; its value is to follow.
  mutating func write(key: String) {
    separate()
    bytes.append(json: key)
    endKey()
  }

  mutating func writeNull() { write(literal: "null") }

  mutating func write(_ flag: Bool) { write(literal: flag ? "true" : "false") }

  mutating func write(_ number: Int) {
    separate()
    bytes.append(decimal: number)
    place = .next
  }

  mutating func write(_ number: Double) {
    guard number.isFinite else { return writeNull() }
    if let whole = Int(exactly: number) { return write(whole) }
    separate()
    if let known {
      known.append(number, to: &bytes)
    } else {
      bytes.append(text: number.plainDescription)
    }
    place = .next
  }

  mutating func write(_ text: String) {
    separate()
    bytes.append(json: text)
    place = .next
  }

  private mutating func write(literal: StaticString) {
    separate()
    bytes.append(literal: literal)
    place = .next
  }

  private mutating func begin(_ bracket: UInt8, _ first: Place, _ oneLine: Bool) {
    separate()
    bytes.append(bracket)
    place = first
    if oneLine || oneLineDepth > 0 {
      oneLineDepth += 1
    } else {
      lineBreak.append(UInt8(ascii: " "))
      lineBreak.append(UInt8(ascii: " "))
    }
  }

  private mutating func end(_ bracket: UInt8, isPadded: Bool) {
    let isEmpty = place != .next
    if oneLineDepth > 0 {
      oneLineDepth -= 1
      if isPadded, !isEmpty { bytes.append(UInt8(ascii: " ")) }
    } else {
      lineBreak.removeLast(2)
      if !isEmpty { bytes.append(contentsOf: lineBreak) }
    }
    bytes.append(bracket)
    place = .next
  }

  private mutating func endKey() {
    // Byte by byte: half the cost of a piece, and there are more than a thousand keys in a table.
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
    place = .value
  }

  private mutating func separate() {
    if place == .value { return }
    if oneLineDepth == 0 {
      if place == .next { bytes.append(UInt8(ascii: ",")) }
      bytes.append(contentsOf: lineBreak)
    } else if place == .next {
      bytes.append(UInt8(ascii: ","))
      bytes.append(UInt8(ascii: " "))
    } else if place == .firstMember {
      bytes.append(UInt8(ascii: " "))
    }
  }
}

import Foundation

/// A conformance test of the Unicode consortium, as Debian's package `unicode-data` installs it.
struct UnicodeTestFile {
  struct Missing: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path) is missing: run script/bootstrap --test" }
  }

  private let bytes: [UInt8]

  /// - Parameter name: a path in `/usr/share/unicode`.
  init(_ name: String) throws {
    let path = "/usr/share/unicode/" + name
    guard let data = FileManager.default.contents(atPath: path) else { throw Missing(path: path) }
    bytes = Array(data)
  }

  /// Calls the body with each line that is not empty, without its comment, and its number from 1.
  ///
  /// Bytes, not strings: the files have half a million lines.
  func forEachLine(_ body: (UnsafeBufferPointer<UInt8>, Int) throws -> Void) rethrows {
    try bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var start = 0
      var number = 0
      while start < bytes.count {
        let end = Self.index(of: UInt8(ascii: "\n"), base, start, bytes.count)
        let comment = Self.index(of: UInt8(ascii: "#"), base, start, end)
        number += 1
        if comment > start {
          try body(UnsafeBufferPointer(start: base + start, count: comment - start), number)
        }
        start = end + 1
      }
    }
  }

  private static func index(
    of byte: UInt8, _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    guard start < end, let found = memchr(base + start, Int32(byte), end - start) else {
      return end
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}

/// Reads the words of a line one by one.
struct WordReader {
  private let line: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ line: UnsafeBufferPointer<UInt8>) { self.line = line }

  /// The next word; `nil` at a semicolon, which is taken, and at the end.
  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    while position < line.count, line[position] == 0x20 || line[position] == 0x09 { position += 1 }
    let start = position
    while position < line.count {
      let byte = line[position]
      if byte == 0x20 || byte == 0x09 || byte == 0x3B { break }
      position += 1
    }
    if position > start { return UnsafeBufferPointer(rebasing: line[start..<position]) }
    if position < line.count { position += 1 }
    return nil
  }

  /// The rest of the words before the next semicolon, as numbers; `x` becomes `nil`.
  mutating func numbers() -> [Int?] {
    var numbers: [Int?] = []
    while let word = next() { numbers.append(word.number(radix: 10)) }
    return numbers
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// `nil` for anything but digits.
  func number(radix: Int) -> Int? {
    var number = 0
    for byte in self {
      let digit: Int
      switch byte {
      case 0x30...0x39: digit = Int(byte) - 0x30
      case 0x41...0x46 where radix == 16: digit = Int(byte) - 0x41 + 10
      default: return nil
      }
      number = number * radix + digit
    }
    return number
  }

  var text: String { String(decoding: self, as: UTF8.self) }
}

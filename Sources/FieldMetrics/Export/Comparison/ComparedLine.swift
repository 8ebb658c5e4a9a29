/// A line of text with its numbers taken out.
struct ComparedLine: Hashable {
  let text: Substring
  /// The text with a mark for each number, and one space for several.
  let key: [UInt8]
  let numbers: [Double]

  private static let mark: UInt8 = 1

  init(_ text: Substring) {
    self.text = text
    let bytes = Array(text.utf8)
    var key: [UInt8] = []
    var numbers: [Double] = []
    var at = 0
    while at < bytes.count {
      let end = Self.endOfNumber(bytes, at)
      if end > at, let number = Double(String(decoding: bytes[at..<end], as: UTF8.self)) {
        numbers.append(number)
        key.append(Self.mark)
        at = end
      } else {
        // Columns for people are as wide as their numbers.
        let isRepeated = bytes[at] == UInt8(ascii: " ") && key.last == UInt8(ascii: " ")
        if !isRepeated { key.append(bytes[at]) }
        at += 1
      }
    }
    self.key = key
    self.numbers = numbers
  }

  static func lines(_ text: String) -> [ComparedLine] {
    // By scalars: CR LF is one character.
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ComparedLine(Substring($0)) }
  }

  /// Where a number ends that begins at an index; the index itself where none does, as within a word, or
  /// behind the mark of an escape.
  private static func endOfNumber(_ bytes: [UInt8], _ start: Int) -> Int {
    func isDigit(_ at: Int) -> Bool { at < bytes.count && (0x30...0x39).contains(bytes[at]) }
    if start > 0 {
      let before = bytes[start - 1] | 0x20
      let isWord =
        (0x61...0x7A).contains(before) || isDigit(start - 1) || bytes[start - 1] >= 0x80
        || "_.#\\".utf8.contains(bytes[start - 1])
      if isWord { return start }
    }
    var at = start
    if bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") { at += 1 }
    guard isDigit(at) else { return start }
    while isDigit(at) { at += 1 }
    if at < bytes.count, bytes[at] == UInt8(ascii: "."), isDigit(at + 1) {
      at += 1
      while isDigit(at) { at += 1 }
    }
    return at
  }
}

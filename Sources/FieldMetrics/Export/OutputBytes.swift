/// Pieces of text at the end of bytes: records by the million are not put together as strings.
extension [UInt8] {
  mutating func append(literal: StaticString) {
    literal.withUTF8Buffer { append(contentsOf: $0) }
  }

  mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var factor: UInt = 1
    while rest / factor > 9 { factor *= 10 }
    while factor > 0 {
      append(0x30 | UInt8(truncatingIfNeeded: rest / factor))
      rest %= factor
      factor /= 10
    }
  }

  /// A whole number of tenths, hundredths or the like, without zeros at its end.
  mutating func append(_ whole: Int, shiftedBy factor: Int) {
    if whole < 0 { append(UInt8(ascii: "-")) }
    let magnitude = whole.magnitude
    var factor = UInt(factor)
    append(decimal: Int(magnitude / factor))
    var rest = magnitude % factor
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    while rest > 0 {
      factor /= 10
      append(0x30 | UInt8(truncatingIfNeeded: rest / factor))
      rest %= factor
    }
  }
}

/// A part of a font's bytes that can only be read inside its bounds.
///
/// Offsets are from the start of the part. A read that would leave it gives `nil`, so no offset in
/// a font file can reach other memory. It keeps the bytes alive.
struct TableBytes {
  private let owner: FontBytes
  private let range: Range<Int>

  var count: Int { range.count }

  /// All bytes.
  init(_ owner: FontBytes) {
    self.owner = owner
    range = 0..<owner.count
  }

  private init(owner: FontBytes, range: Range<Int>) {
    self.owner = owner
    self.range = range
  }

  /// A smaller part; `nil` when it does not lie inside this one.
  func part(at offset: Int, count: Int) -> TableBytes? {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else {
      return nil
    }
    let start = range.lowerBound + offset
    return TableBytes(owner: owner, range: start..<start + count)
  }

  /// The part from an offset to the end.
  func part(from offset: Int) -> TableBytes? { part(at: offset, count: count - offset) }

  /// All bytes of the part; valid as long as the font is.
  var buffer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: owner.buffer[range]) }

  func uint8(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < count ? owner.buffer[range.lowerBound + offset] : nil
  }

  func uint16(_ offset: Int) -> UInt16? { load(offset) }
  func int16(_ offset: Int) -> Int16? {
    load(offset).map { (raw: UInt16) in Int16(bitPattern: raw) }
  }
  func uint32(_ offset: Int) -> UInt32? { load(offset) }
  func int32(_ offset: Int) -> Int32? {
    load(offset).map { (raw: UInt32) in Int32(bitPattern: raw) }
  }

  func tag(_ offset: Int) -> Tag? { uint32(offset).map(Tag.init(rawValue:)) }

  /// A 16.16 fixed-point number.
  func fixed(_ offset: Int) -> Double? { int32(offset).map { Double($0) / 65536 } }

  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    part(at: offset, count: count).map { Array($0.owner.buffer[$0.range]) }
  }

  private func load<Value: FixedWidthInteger>(_ offset: Int) -> Value? {
    guard offset >= 0, offset <= count - MemoryLayout<Value>.size else { return nil }
    // In bounds: checked on the line above, and `range` lies inside the buffer by construction.
    let raw = owner.buffer.loadUnaligned(
      fromByteOffset: range.lowerBound + offset, as: Value.self)
    return Value(bigEndian: raw)
  }
}

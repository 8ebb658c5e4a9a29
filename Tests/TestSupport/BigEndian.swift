/// Numbers as the bytes of a font table: highest byte first, two's complement, cut to their size.
public enum BigEndian {
  public static func u8(_ values: Int...) -> [UInt8] { values.map(UInt8.init(truncatingIfNeeded:)) }

  /// 16 bits each, signed or not.
  public static func u16(_ values: Int...) -> [UInt8] { u16(values) }
  public static func u16(_ values: [Int]) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  /// 32 bits each, signed or not.
  public static func u32(_ values: Int...) -> [UInt8] { u32(values) }
  public static func u32(_ values: [Int]) -> [UInt8] {
    values.flatMap { value in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
  }

  /// 16.16 fixed point.
  public static func fixed(_ values: Double...) -> [UInt8] {
    u32(values.map { Int(($0 * 65536).rounded()) })
  }

  /// A four-byte tag; a shorter one is padded with spaces.
  public static func tag(_ text: String) -> [UInt8] {
    Array((Array(text.utf8) + [0x20, 0x20, 0x20, 0x20]).prefix(4))
  }
}

/// Compresses bytes as zlib does (RFC 1950 and 1951): repeats are named by length and distance, in
/// the format's own fixed code.
///
/// Of our own because the bytes of a picture shall be the same on every host, and those of zlib
/// change with its version. Flat pictures of few colours come out about as small.
struct Deflate {
  private var output: [UInt8] = []
  private var pending: UInt32 = 0
  private var pendingCount: UInt32 = 0

  /// - Returns: a zlib stream.
  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    // 32 KB window; no dictionary; the header is a multiple of 31.
    deflate.output = [0x78, 0x01]
    deflate.writeBlock(bytes)
    let checksum = adler32(bytes)
    deflate.output += (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (24 - 8 * $0)) }
    return deflate.output
  }

  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for (index, byte) in bytes.enumerated() {
      low += UInt32(byte)
      high += low
      // The sums stay below 2³² for 5552 bytes.
      if index % 5552 == 5551 {
        low %= 65521
        high %= 65521
      }
    }
    return (high % 65521) << 16 | low % 65521
  }

  private static let window = 32768
  private static let shortest = 3
  private static let longest = 258
  /// Earlier places of the same three bytes that are looked at.
  private static let attempts = 32

  private mutating func writeBlock(_ bytes: [UInt8]) {
    put(1, 1)  // the last block
    put(1, 2)  // of the fixed code
    // The latest place of each hash of three bytes, and the one before each place.
    var latest = [Int32](repeating: -1, count: 1 << 15)
    var before = [Int32](repeating: -1, count: Self.window)
    func hash(_ place: Int) -> Int {
      let value = Int(bytes[place]) << 16 | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
      return (value &* 0x9E5F) >> 7 & 0x7FFF
    }
    func remember(_ place: Int) {
      guard place + Self.shortest <= bytes.count else { return }
      let key = hash(place)
      before[place % Self.window] = latest[key]
      latest[key] = Int32(place)
    }
    var place = 0
    while place < bytes.count {
      var (length, distance) = (0, 0)
      if place + Self.shortest <= bytes.count {
        let most = min(Self.longest, bytes.count - place)
        var candidate = Int(latest[hash(place)])
        var attempt = 0
        while candidate >= 0, place - candidate < Self.window, attempt < Self.attempts {
          var count = 0
          while count < most, bytes[candidate + count] == bytes[place + count] { count += 1 }
          if count > length { (length, distance) = (count, place - candidate) }
          if length == most { break }
          let earlier = Int(before[candidate % Self.window])
          // Overwritten places lead forwards.
          guard earlier < candidate else { break }
          candidate = earlier
          attempt += 1
        }
      }
      if length >= Self.shortest {
        putLength(length)
        putDistance(distance)
        // Of a long repeat a few places are enough to find it again.
        for covered in place..<min(place + length, place + 32) { remember(covered) }
        place += length
      } else {
        putLiteral(Int(bytes[place]))
        remember(place)
        place += 1
      }
    }
    putLiteral(256)
    if pendingCount > 0 { put(0, 8 - pendingCount) }
  }

  /// The lowest bit first.
  private mutating func put(_ value: UInt32, _ count: UInt32) {
    pending |= value << pendingCount
    pendingCount += count
    while pendingCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// A code of the fixed table, the highest bit first.
  private mutating func putCode(_ code: UInt32, _ count: UInt32) {
    var turned: UInt32 = 0
    for bit in 0..<count where code >> bit & 1 == 1 { turned |= 1 << (count - 1 - bit) }
    put(turned, count)
  }

  private mutating func putLiteral(_ symbol: Int) {
    let symbol32 = UInt32(symbol)
    switch symbol {
    case ..<144: putCode(0x30 + symbol32, 8)
    case ..<256: putCode(0x190 + symbol32 - 144, 9)
    case ..<280: putCode(symbol32 - 256, 7)
    default: putCode(0xC0 + symbol32 - 280, 8)
    }
  }

  private mutating func putLength(_ length: Int) {
    if length == Self.longest {
      putLiteral(285)
      return
    }
    let (code, extra, rest) = Self.bucket(length - 3, spread: 2)
    putLiteral(257 + code)
    put(UInt32(rest), UInt32(extra))
  }

  private mutating func putDistance(_ distance: Int) {
    let (code, extra, rest) = Self.bucket(distance - 1, spread: 1)
    putCode(UInt32(code), 5)
    put(UInt32(rest), UInt32(extra))
  }

  /// RFC 1951's tables as a rule: each power of two has `2^spread` codes, and the bits below are
  /// written as they are.
  private static func bucket(_ value: Int, spread: Int) -> (code: Int, extra: Int, rest: Int) {
    let direct = 1 << (spread + 1)
    if value < direct { return (value, 0, 0) }
    let bits = Int.bitWidth - 1 - value.leadingZeroBitCount
    let extra = bits - spread
    let code = (extra << spread) + (value >> extra)
    return (code, extra, value & ((1 << extra) - 1))
  }
}

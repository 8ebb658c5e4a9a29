#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A bounded table from short strings of bytes to values.
///
/// A value has two places; when both are taken, one is given up. For one thread at a time.
final class ByteCache<Value: BitwiseCopyable> {
  /// The most bytes of a key.
  static var longestKey: Int { 32 }

  /// The bytes with zeros behind them, and their number with what else tells values apart.
  private struct Key: Equatable {
    var words = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    var tag: UInt64

    static func == (a: Self, b: Self) -> Bool {
      a.tag == b.tag && a.words.0 == b.words.0 && a.words.1 == b.words.1
        && a.words.2 == b.words.2 && a.words.3 == b.words.3
    }

    /// Mixed well enough for a table whose losses are mere work.
    var hash: UInt64 {
      func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.low ^ product.high
      }
      var hash = mixed(tag, words.0)
      hash = mixed(hash, words.1)
      hash = mixed(hash, words.2)
      return mixed(hash, words.3)
    }
  }

  private struct Place {
    var key: Key
    var value: Value
  }

  private let places: UnsafeMutablePointer<Place>
  private let mask: Int
  /// Which of two full places is given up next.
  private var turn = 0

  /// - Parameter bits: the number of places as a power of two.
  init?(bits: Int) {
    // Memory of zeros, which takes no page before it is used. A tag of 0 is a free place: no key that
    // is kept has one.
    guard let memory = calloc(1 << bits, MemoryLayout<Place>.stride) else { return nil }
    places = memory.bindMemory(to: Place.self, capacity: 1 << bits)
    mask = (1 << bits) - 2
  }

  deinit { free(places) }

  /// The value of a key: kept, or found now; never kept for a key that is too long.
  ///
  /// - Parameter tag: what else tells values apart; its highest byte is not used.
  @inline(__always)
  func value<Failure: Error>(
    of bytes: UnsafeBufferPointer<UInt8>, tag: UInt64, find: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard (1...Self.longestKey).contains(bytes.count) else { return try find() }
    var key = Key(tag: tag << 8 | UInt64(bytes.count))
    withUnsafeMutableBytes(of: &key.words) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
    let index = Int(truncatingIfNeeded: key.hash) & mask
    if places[index].key == key { return places[index].value }
    if places[index + 1].key == key { return places[index + 1].value }
    let found = try find()
    turn ^= 1
    let isFirstFree = places[index].key.tag == 0
    let isSecondFree = places[index + 1].key.tag == 0
    places[index + (isFirstFree ? 0 : isSecondFree ? 1 : turn)] = Place(key: key, value: found)
    return found
  }
}

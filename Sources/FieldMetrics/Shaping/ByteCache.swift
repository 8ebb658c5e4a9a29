/// A bounded table from short strings of bytes to values.
///
/// A value has two places; when both are taken, one is given up. For one thread at a time.
final class ByteCache<Value: BitwiseCopyable> {
  /// The most bytes of a key.
  static var longestKey: Int { 40 }

  /// The bytes with zeros behind them, and their number with what else tells values apart.
  private struct Key: Equatable {
    var words = (UInt64(0), UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    var tag: UInt64

    static func == (a: Self, b: Self) -> Bool {
      a.tag == b.tag && a.words.0 == b.words.0 && a.words.1 == b.words.1
        && a.words.2 == b.words.2 && a.words.3 == b.words.3 && a.words.4 == b.words.4
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
      hash = mixed(hash, words.3)
      return mixed(hash, words.4)
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

  /// - Parameters:
  ///   - bits: the number of places as a power of two.
  ///   - blank: any value, for places without a key.
  init(bits: Int, blank: Value) {
    places = .allocate(capacity: 1 << bits)
    // No key has such a tag: its number of bytes is too large.
    places.initialize(repeating: Place(key: Key(tag: .max), value: blank), count: 1 << bits)
    mask = (1 << bits) - 2
  }

  deinit { places.deallocate() }

  /// The value of a key: kept, or found now; never kept for a key that is too long.
  ///
  /// - Parameter tag: what else tells values apart; its highest byte is not used.
  @inline(__always)
  func value<Failure: Error>(
    of bytes: UnsafeBufferPointer<UInt8>, tag: UInt64, find: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard bytes.count <= Self.longestKey else { return try find() }
    var key = Key(tag: tag << 8 | UInt64(bytes.count))
    withUnsafeMutableBytes(of: &key.words) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
    let index = Int(truncatingIfNeeded: key.hash) & mask
    if places[index].key == key { return places[index].value }
    if places[index + 1].key == key { return places[index + 1].value }
    let found = try find()
    turn ^= 1
    let isFirstFree = places[index].key.tag == .max
    let isSecondFree = places[index + 1].key.tag == .max
    places[index + (isFirstFree ? 0 : isSecondFree ? 1 : turn)] = Place(key: key, value: found)
    return found
  }
}

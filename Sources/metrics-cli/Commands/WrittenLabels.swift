#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What was written of labels, kept up to a bound and found again by a label's bytes.
///
/// A ring of bytes: what was kept first is given up first. In it stands, for each label, how long it is
/// and how long what was written before and behind it; then the label, and both.
final class WrittenLabels {
  private let ring: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// How many bytes were ever kept, with those that were left out at the ring's end.
  private var end = 0
  /// By a part of a label's hash: another part of it, in the highest bits, and one more than where in
  /// all that was ever kept the label stands; 0 for a free place.
  private let places: UnsafeMutablePointer<UInt64>
  private let mask: Int

  private static let placeBits: UInt64 = 40
  private static let placeMask: UInt64 = 1 << placeBits - 1
  /// Of the three counts before a label, two bytes each.
  private static let headCount = 6
  /// Longer texts do not come again.
  private static let longestKept = 512
  /// How far into what was written the label is looked for.
  private static let longestBefore = 32

  /// - Parameters:
  ///   - capacity: the most bytes that are kept.
  ///   - bits: the number of labels that are found again, as a power of two.
  init?(capacity: Int, bits: Int) {
    self.capacity = capacity
    // Memory of zeros, which takes no page before it is used.
    guard let memory = calloc(1 << bits, MemoryLayout<UInt64>.stride) else { return nil }
    places = memory.bindMemory(to: UInt64.self, capacity: 1 << bits)
    ring = .allocate(capacity: capacity)
    mask = (1 << bits) - 1
  }

  deinit {
    free(places)
    ring.deallocate()
  }

  /// Appends what was written of a label.
  ///
  /// - Returns: the label's hash, to keep it by, when nothing is known of it.
  func append(of label: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> UInt64? {
    let hash = Self.hash(label)
    let entry = places[place(of: hash)]
    let place = Int(entry & Self.placeMask) - 1
    guard entry >> Self.placeBits == hash >> Self.placeBits, place >= max(0, end - capacity) else {
      return hash
    }
    let head = ring + place % capacity
    func count(_ index: Int) -> Int { Int(head[2 * index]) | Int(head[2 * index + 1]) << 8 }
    let kept = head + Self.headCount
    guard count(0) == label.count else { return hash }
    if let bytes = label.baseAddress, memcmp(kept, bytes, label.count) != 0 { return hash }
    let (before, behind) = (count(1), count(2))
    output.append(contentsOf: UnsafeBufferPointer(start: kept + label.count, count: before))
    // Otherwise the label was written in another form, and all of it is before.
    if behind > 0 {
      output.append(contentsOf: label)
      output.append(
        contentsOf: UnsafeBufferPointer(start: kept + label.count + before, count: behind))
    }
    return nil
  }

  /// Keeps what was written of a label.
  ///
  /// Most of it is the label once more, which is not kept twice.
  func keep(
    _ written: ArraySlice<UInt8>, of label: UnsafeBufferPointer<UInt8>, hash: UInt64
  ) {
    guard label.count > 0, label.count + written.count <= Self.longestKept,
      let labelStart = label.baseAddress
    else { return }
    written.withUnsafeBufferPointer { written in
      guard let writtenStart = written.baseAddress else { return }
      var before = written.count
      var behind = 0
      // A label at the very end leaves nothing behind it, and is kept as if not found.
      let last = min(Self.longestBefore, written.count - label.count)
      for place in 0..<max(0, last) where written[place] == labelStart[0] {
        guard memcmp(writtenStart + place, labelStart, label.count) == 0 else { continue }
        before = place
        behind = written.count - place - label.count
        break
      }
      let count = Self.headCount + label.count + before + behind
      // In one piece: what does not fit at the end of the ring starts over.
      if end % capacity + count > capacity { end += capacity - end % capacity }
      let head = ring + end % capacity
      for (index, count) in [label.count, before, behind].enumerated() {
        head[2 * index] = UInt8(count & 0xFF)
        head[2 * index + 1] = UInt8(count >> 8)
      }
      let kept = head + Self.headCount
      kept.update(from: labelStart, count: label.count)
      (kept + label.count).update(from: writtenStart, count: before)
      (kept + label.count + before).update(
        from: writtenStart + before + label.count * (behind > 0 ? 1 : 0), count: behind)
      let mark = hash & ~Self.placeMask
      places[place(of: hash)] = mark | UInt64(end + 1) & Self.placeMask
      end += count
    }
  }

  private func place(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & mask }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = UInt64(bytes.count)
    func mix(_ word: UInt64) {
      let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.low ^ product.high
    }
    var position = 0
    while position + 8 <= raw.count {
      mix(raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      position += 8
    }
    var rest: UInt64 = 1
    while position < raw.count {
      rest = rest << 8 | UInt64(raw[position])
      position += 1
    }
    mix(rest)
    return hash
  }
}

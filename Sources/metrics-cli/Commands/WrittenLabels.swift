#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What was written of labels, kept up to a bound and found again by a label's bytes.
///
/// A ring of bytes: what was kept first is given up first.
final class WrittenLabels {
  private struct Entry: BitwiseCopyable {
    /// One more than where the label's bytes start, counted from the first that was ever kept; 0 for a
    /// free entry.
    var place: Int
    var hash: UInt64
    var labelCount: UInt32
    /// How many bytes were written before the label, and behind it; ``unfound`` behind the label when
    /// it was written otherwise.
    var countBefore: UInt32
    var countBehind: UInt32

    static let unfound = UInt32.max
  }

  private let ring: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// How many bytes were ever kept, with those that were left out at the ring's end.
  private var end = 0
  private let entries: UnsafeMutablePointer<Entry>
  private let mask: Int

  /// - Parameters:
  ///   - capacity: the most bytes that are kept.
  ///   - bits: the number of labels that are found again, as a power of two.
  init?(capacity: Int, bits: Int) {
    self.capacity = capacity
    // Memory of zeros, which takes no page before it is used.
    guard let memory = calloc(1 << bits, MemoryLayout<Entry>.stride) else { return nil }
    entries = memory.bindMemory(to: Entry.self, capacity: 1 << bits)
    ring = .allocate(capacity: capacity)
    mask = (1 << bits) - 1
  }

  deinit {
    free(entries)
    ring.deallocate()
  }

  /// Appends what was written of a label.
  ///
  /// - Returns: the label's hash, to keep it by, when nothing is known of it.
  func append(of label: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> UInt64? {
    let hash = Self.hash(label)
    let entry = entries[Self.place(of: hash, mask)]
    guard entry.hash == hash, entry.labelCount == label.count, entry.place > max(0, end - capacity)
    else { return hash }
    let start = ring + (entry.place - 1) % capacity
    if let bytes = label.baseAddress, memcmp(start, bytes, label.count) != 0 { return hash }
    let before = UnsafeBufferPointer(
      start: start + label.count, count: Int(entry.countBefore))
    output.append(contentsOf: before)
    if entry.countBehind != Entry.unfound {
      output.append(contentsOf: label)
      output.append(
        contentsOf: UnsafeBufferPointer(
          start: start + label.count + before.count, count: Int(entry.countBehind)))
    }
    return nil
  }

  private static let longestKept = 512
  /// How far into what was written the label is looked for.
  private static let longestBefore = 32

  /// Keeps what was written of a label.
  ///
  /// Most of it is the label once more, which is not kept twice.
  func keep(
    _ written: ArraySlice<UInt8>, of label: UnsafeBufferPointer<UInt8>, hash: UInt64
  ) {
    // Long texts do not come again.
    guard label.count > 0, label.count + written.count <= Self.longestKept,
      let labelStart = label.baseAddress
    else {
      return
    }
    written.withUnsafeBufferPointer { written in
      guard let writtenStart = written.baseAddress else { return }
      var before = written.count
      var behind: Int?
      let last = min(Self.longestBefore, written.count - label.count)
      for place in 0..<max(0, last) where written[place] == labelStart[0] {
        guard memcmp(writtenStart + place, labelStart, label.count) == 0 else { continue }
        before = place
        behind = written.count - place - label.count
        break
      }
      let count = label.count + before + (behind ?? 0)
      // In one piece: what does not fit at the end of the ring starts over.
      if end % capacity + count > capacity { end += capacity - end % capacity }
      let start = ring + end % capacity
      start.update(from: labelStart, count: label.count)
      (start + label.count).update(from: writtenStart, count: before)
      if let behind {
        (start + label.count + before).update(
          from: writtenStart + before + label.count, count: behind)
      }
      entries[Self.place(of: hash, mask)] = Entry(
        place: end + 1, hash: hash, labelCount: UInt32(label.count), countBefore: UInt32(before),
        countBehind: behind.map(UInt32.init) ?? Entry.unfound)
      end += count
    }
  }

  private static func place(of hash: UInt64, _ mask: Int) -> Int {
    Int(truncatingIfNeeded: hash >> 20) & mask
  }

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

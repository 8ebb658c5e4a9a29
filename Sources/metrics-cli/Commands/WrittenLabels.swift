#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What was written of labels, kept up to a bound and found again by a label's bytes.
///
/// A ring of bytes: what was kept first is given up first. In it stands, for each label, how long it is
/// and how long the codes of what was written before and behind it; then the label, and both.
final class WrittenLabels {
  private let ring: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// How many bytes were ever kept, with those that were left out at the ring's end.
  private var end = 0
  /// By a part of a label's hash: another part of it, in the highest bits, and one more than where in
  /// all that was ever kept the label stands; 0 for a free place.
  private let places: UnsafeMutablePointer<UInt64>
  private let mask: Int
  /// Uses what is looked at, so that looking is not left out.
  private var seen: UInt64 = 0
  private var code = RecordCode()
  /// Room for one code or one text.
  private let scratch: UnsafeMutablePointer<UInt8>
  /// What was written behind the label kept first, until a second one shows what is common.
  private var firstBehind: [UInt8]?
  private var isCodeLearned = false

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
    scratch = .allocate(capacity: 2 * RecordCode.longest(of: Self.longestKept))
    mask = (1 << bits) - 1
  }

  deinit {
    free(places)
    ring.deallocate()
    scratch.deallocate()
  }

  /// The hashes of labels that will be asked for next.
  ///
  /// What is kept of them is looked at one after the other, so that the processor waits for many
  /// places of memory at a time and not for each alone.
  ///
  /// - Parameter ends: of the labels in the texts, one after the other.
  func hashes(of ends: [Int], in texts: UnsafeBufferPointer<UInt8>, to hashes: inout [UInt64]) {
    hashes.removeAll(keepingCapacity: true)
    var start = 0
    for end in ends {
      hashes.append(Self.hash(UnsafeBufferPointer(rebasing: texts[start..<end])))
      start = end
    }
    for hash in hashes { seen &+= places[place(of: hash)] }
    for hash in hashes { seen &+= UInt64(head(of: hash)?.pointee ?? 0) }
  }

  /// Where something is kept by a hash.
  private func head(of hash: UInt64) -> UnsafeMutablePointer<UInt8>? {
    let entry = places[place(of: hash)]
    let place = Int(entry & Self.placeMask) - 1
    guard entry >> Self.placeBits == hash >> Self.placeBits, place >= max(0, end - capacity) else {
      return nil
    }
    return ring + place % capacity
  }

  /// Appends what was written of a label.
  ///
  /// - Returns: whether anything is known of it.
  func append(
    of label: UnsafeBufferPointer<UInt8>, hash: UInt64, to output: inout [UInt8]
  ) -> Bool {
    guard let head = head(of: hash) else { return false }
    func count(_ index: Int) -> Int { Int(head[2 * index]) | Int(head[2 * index + 1]) << 8 }
    let kept = head + Self.headCount
    guard count(0) == label.count else { return false }
    if let bytes = label.baseAddress, memcmp(kept, bytes, label.count) != 0 { return false }
    let before = UnsafeBufferPointer(start: kept + label.count, count: count(1))
    let behind = UnsafeBufferPointer(start: kept + label.count + count(1), count: count(2))
    append(textOf: before, to: &output)
    // Otherwise the label was written in another form, and all of it is before.
    if !behind.isEmpty {
      output.append(contentsOf: label)
      append(textOf: behind, to: &output)
    }
    return true
  }

  private func append(textOf code: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    let count = self.code.decode(code, to: scratch)
    output.append(contentsOf: UnsafeBufferPointer(start: scratch, count: count))
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
      let behindStart = writtenStart + written.count - behind
      learn(UnsafeBufferPointer(start: behindStart, count: behind))
      let codedBefore = code.encode(
        UnsafeBufferPointer(start: writtenStart, count: before), to: scratch)
      let codedBehind = code.encode(
        UnsafeBufferPointer(start: behindStart, count: behind), to: scratch + codedBefore)
      let count = Self.headCount + label.count + codedBefore + codedBehind
      // In one piece: what does not fit at the end of the ring starts over.
      if end % capacity + count > capacity { end += capacity - end % capacity }
      let head = ring + end % capacity
      for (index, count) in [label.count, codedBefore, codedBehind].enumerated() {
        head[2 * index] = UInt8(count & 0xFF)
        head[2 * index + 1] = UInt8(count >> 8)
      }
      let kept = head + Self.headCount
      kept.update(from: labelStart, count: label.count)
      (kept + label.count).update(from: scratch, count: codedBefore + codedBehind)
      let mark = hash & ~Self.placeMask
      places[place(of: hash)] = mark | UInt64(end + 1) & Self.placeMask
      end += count
    }
  }

  /// Finds out from the first two labels what records begin with behind the label.
  private func learn(_ behind: UnsafeBufferPointer<UInt8>) {
    guard !isCodeLearned, !behind.isEmpty else { return }
    guard let first = firstBehind else {
      firstBehind = Array(behind)
      return
    }
    // Digits that two numbers happen to begin with are not what all have in common.
    let common = zip(first, behind).prefix { $0 == $1 }.map(\.0)
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    code.learn(beginning: common[..<(common.lastIndex { !isDigit($0) }.map { $0 + 1 } ?? 0)])
    isCodeLearned = true
    firstBehind = nil
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

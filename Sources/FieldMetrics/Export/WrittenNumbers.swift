/// Numbers as they were written before: heights and ink repeat from record to record.
///
/// A number has one place; who comes later takes it. For one thread at a time.
final class WrittenNumbers {
  private struct Entry {
    var bits: UInt64 = 0
    /// 0 for a free place.
    var count: UInt8 = 0
    // 23 bytes: no length that a text has is longer in its shortest form.
    var text: (UInt64, UInt64, UInt32, UInt16, UInt8) = (0, 0, 0, 0, 0)
  }

  private static let longest = 23
  private let entries: UnsafeMutablePointer<Entry>
  /// By how much a hash is shifted to be a place.
  private let shift: UInt64

  /// - Parameter bits: of the number of places; 40 bytes each, all of which are touched at once.
  init(bits: UInt64) {
    shift = 64 - bits
    entries = .allocate(capacity: 1 << bits)
    entries.initialize(repeating: Entry(), count: 1 << bits)
  }

  deinit { entries.deallocate() }

  /// Appends a number in its shortest form.
  func append(_ value: Double, to output: inout [UInt8]) {
    let bits = value.bitPattern
    let hash = (bits &* 0x9E37_79B9_7F4A_7C15) >> shift
    let entry = entries + Int(hash)
    if entry.pointee.bits == bits, entry.pointee.count > 0 {
      let count = Int(entry.pointee.count)
      withUnsafeBytes(of: &entry.pointee.text) {
        output.append(contentsOf: UnsafeRawBufferPointer(rebasing: $0[..<count]))
      }
      return
    }
    var text = value.plainDescription
    text.withUTF8 { text in
      output.append(contentsOf: text)
      guard text.count <= Self.longest else { return }
      entry.pointee.bits = bits
      entry.pointee.count = UInt8(text.count)
      withUnsafeMutableBytes(of: &entry.pointee.text) {
        $0.copyMemory(from: UnsafeRawBufferPointer(text))
      }
    }
  }
}

/// The bytes of records, and what helps to write the next ones.
public struct RecordOutput {
  public var bytes: [UInt8] = []
  private let known = WrittenNumbers(bits: 10)

  public init() {}

  /// As ``NumberFormat/text(_:)`` writes it.
  mutating func append(_ value: Double, _ numbers: NumberFormat) {
    if let (whole, factor) = numbers.shifted(value) {
      bytes.append(whole, shiftedBy: factor)
    } else {
      known.append(value, to: &bytes)
    }
  }
}

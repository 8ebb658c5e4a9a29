/// ``GraphemeBreakData`` and ``GraphemeBreakRules`` in the form that ``GraphemeScanner`` reads.
///
/// A trie over the bytes of UTF-8. The class of a scalar is found with its last byte in a block of
/// 64 classes; the block with the bytes before. What no valid text holds leads to a block of
/// ``GraphemeBreakClass/invalid``.
///
/// ```
/// 2 bytes   pairs[b0 & 31] ─────────────────────────────────────┐
/// 3 bytes   triples[(b0 & 15) << 6 | b1 & 63] ──────────────────┼→ block × 64 + (last & 63)
/// 4 bytes   quads[(b0 & 7) << 6 | b1 & 63] × 64 + (b2 & 63) ────┘
/// ```
///
/// All in one piece of memory, so that a walk holds one address. It is written once, before the first
/// use, and never freed, hence `@unchecked Sendable`. A struct, as short texts would feel the counting
/// of references.
struct GraphemeBreakTables: @unchecked Sendable {
  static let shared = GraphemeBreakTables()

  /// A break bit: a cluster begins before the scalar.
  static let breaks: UInt8 = 0x80
  /// The scalar is none.
  static let invalid: UInt8 = 0x40
  /// The bits of the next state.
  static let state: UInt8 = 0x0F

  /// Where in ``bytes`` the tables begin.
  enum Start {
    /// By class × 16 + state: the next state, ``breaks`` and ``invalid``.
    static let steps = 0
    static let pairs = 0x200
    static let triples = pairs + 32
    static let quads = triples + 1024
    /// By block × 64 + the low bits of the last byte: the class.
    static let classes = quads + 512
  }

  let bytes: UnsafePointer<UInt8>
  /// By 64 × an entry of quads + the low bits of the third byte.
  let quadBlocks: UnsafePointer<UInt8>

  private init() {
    let letters = GraphemeBreakData.classes
    let quadBlocksStart = Start.classes + letters.utf8CodeUnitCount
    let size = quadBlocksStart + GraphemeBreakData.quadBlocks.utf8CodeUnitCount / 2
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    bytes.initialize(repeating: 0, count: size)
    Self.writeSteps(to: bytes + Start.steps)
    Self.decode(GraphemeBreakData.pairs, to: bytes + Start.pairs)
    Self.decode(GraphemeBreakData.triples, to: bytes + Start.triples)
    Self.decode(GraphemeBreakData.quads, to: bytes + Start.quads)
    for index in 0..<letters.utf8CodeUnitCount {
      bytes[Start.classes + index] =
        letters.utf8Start[index] - GraphemeBreakClass.other.letter
    }
    Self.decode(GraphemeBreakData.quadBlocks, to: bytes + quadBlocksStart)
    self.bytes = UnsafePointer(bytes)
    quadBlocks = UnsafePointer(bytes + quadBlocksStart)
  }

  private static func writeSteps(to steps: UnsafeMutablePointer<UInt8>) {
    for next in GraphemeBreakClass.allCases {
      for state in GraphemeBreakState.allCases {
        let step = GraphemeBreakRules.step(state, next)
        steps[Int(next.rawValue) << 4 | Int(state.rawValue)] =
          step.next.rawValue | (step.breaks ? breaks : 0) | (next == .invalid ? invalid : 0)
      }
    }
  }

  /// Writes bytes that are given as two hexadecimal digits each.
  private static func decode(_ digits: StaticString, to bytes: UnsafeMutablePointer<UInt8>) {
    func value(_ digit: UInt8) -> UInt8 { digit < 0x41 ? digit & 0x0F : digit - 0x41 + 10 }
    for index in 0..<digits.utf8CodeUnitCount / 2 {
      let high = value(digits.utf8Start[2 * index])
      bytes[index] = high << 4 | value(digits.utf8Start[2 * index + 1])
    }
  }

  /// The class of a scalar.
  func breakClass(of scalar: UInt32) -> GraphemeBreakClass {
    let value = Int(scalar)
    let block: UInt8
    switch value {
    // Blocks 1 and 2 are those of ASCII.
    case 0..<0x80: block = UInt8(1 + value >> 6)
    case 0x80..<0x800: block = bytes[Start.pairs + value >> 6]
    case 0x800..<0x10000: block = bytes[Start.triples + value >> 6]
    default: block = quadBlocks[Int(bytes[Start.quads + value >> 12]) << 6 | (value >> 6 & 63)]
    }
    let kind = bytes[Start.classes + (Int(block) << 6 | value & 63)]
    return GraphemeBreakClass(rawValue: kind) ?? .invalid
  }
}

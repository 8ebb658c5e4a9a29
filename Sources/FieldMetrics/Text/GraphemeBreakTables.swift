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
/// The memory is written once, before the first use, and never freed, hence `@unchecked Sendable`. A
/// struct, as short texts would feel the counting of references.
struct GraphemeBreakTables: @unchecked Sendable {
  static let shared = GraphemeBreakTables()

  /// A break bit: a cluster begins before the scalar.
  static let breaks: UInt8 = 0x80
  /// The scalar is none.
  static let invalid: UInt8 = 0x40
  /// The bits of the next state.
  static let state: UInt8 = 0x0F

  /// By class × 16 + state: the next state, ``breaks`` and ``invalid``.
  let steps: UnsafePointer<UInt8>
  /// By block × 64 + the low bits of the last byte: the class × 16.
  let classes: UnsafePointer<UInt16>
  /// By ASCII character: the class × 16.
  let ascii: UnsafePointer<UInt8>
  let pairs: UnsafePointer<UInt8>
  let triples: UnsafePointer<UInt8>
  let quads: UnsafePointer<UInt8>
  /// By 64 × ``quads`` + the low bits of the third byte.
  let quadBlocks: UnsafePointer<UInt8>

  private init() {
    steps = Self.madeSteps()
    let letters = GraphemeBreakData.classes
    let classes = UnsafeMutablePointer<UInt16>.allocate(capacity: letters.utf8CodeUnitCount)
    for index in 0..<letters.utf8CodeUnitCount {
      let letter = letters.utf8Start[index]
      (classes + index).initialize(to: UInt16(letter - GraphemeBreakClass.other.letter) << 4)
    }
    self.classes = UnsafePointer(classes)
    let ascii = UnsafeMutablePointer<UInt8>.allocate(capacity: 128)
    for index in 0..<128 {
      // Blocks 1 and 2 are those of ASCII, and have no class above 3.
      (ascii + index).initialize(to: UInt8(truncatingIfNeeded: classes[64 + index]))
    }
    self.ascii = UnsafePointer(ascii)
    pairs = Self.decoded(GraphemeBreakData.pairs)
    triples = Self.decoded(GraphemeBreakData.triples)
    quads = Self.decoded(GraphemeBreakData.quads)
    quadBlocks = Self.decoded(GraphemeBreakData.quadBlocks)
  }

  private static func madeSteps() -> UnsafePointer<UInt8> {
    let steps = UnsafeMutablePointer<UInt8>.allocate(
      capacity: GraphemeBreakClass.allCases.count << 4)
    steps.initialize(repeating: 0, count: GraphemeBreakClass.allCases.count << 4)
    for next in GraphemeBreakClass.allCases {
      for state in GraphemeBreakState.allCases {
        let step = GraphemeBreakRules.step(state, next)
        steps[Int(next.rawValue) << 4 | Int(state.rawValue)] =
          step.next.rawValue | (step.breaks ? breaks : 0) | (next == .invalid ? invalid : 0)
      }
    }
    return UnsafePointer(steps)
  }

  /// Bytes written as two hexadecimal digits each.
  private static func decoded(_ digits: StaticString) -> UnsafePointer<UInt8> {
    let count = digits.utf8CodeUnitCount / 2
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    func value(_ digit: UInt8) -> UInt8 { digit < 0x41 ? digit & 0x0F : digit - 0x41 + 10 }
    for index in 0..<count {
      let high = value(digits.utf8Start[2 * index])
      (bytes + index).initialize(to: high << 4 | value(digits.utf8Start[2 * index + 1]))
    }
    return UnsafePointer(bytes)
  }

  /// The class of a scalar.
  func breakClass(of scalar: Unicode.Scalar) -> GraphemeBreakClass {
    let value = Int(scalar.value)
    let block: UInt8
    switch value {
    case 0..<0x80: return GraphemeBreakClass(rawValue: ascii[value] >> 4) ?? .invalid
    case 0x80..<0x800: block = pairs[value >> 6]
    case 0x800..<0x10000: block = triples[value >> 6]
    default: block = quadBlocks[Int(quads[value >> 12]) << 6 | (value >> 6 & 63)]
    }
    return GraphemeBreakClass(rawValue: UInt8(classes[Int(block) << 6 | value & 63] >> 4))
      ?? .invalid
  }
}

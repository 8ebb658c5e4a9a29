/// Walks through UTF-8 and counts, checking it on the way.
///
/// The one place where clusters are found: text of any length, in pieces, with a stop at any number
/// of clusters. Equal to the `Character`s of a Swift `String` for every valid text.
struct GraphemeScanner {
  /// Why a walk ended.
  enum Stop {
    /// All bytes are read, but for up to three of a scalar that goes on in the next piece.
    case endOfBytes
    /// The next cluster would be one too many; the scanner stands at its border.
    case clusters
    /// Bytes that are no scalar begin here.
    case invalid
  }

  /// All clusters that have begun, with what of them has been read.
  private(set) var counts = TextCounts.zero
  private typealias Start = GraphemeBreakTables.Start

  // Of ``GraphemeBreakClass`` and ``GraphemeBreakState``.
  private static let carriageReturn = 1
  private static let afterOther = 1
  private static let afterReturn = 2
  private static let afterControl = 3

  /// A ``GraphemeBreakState``; 0 is the start.
  private var state: UInt8 = 0

  @inline(__always)
  init() {}

  /// Reads on.
  ///
  /// - Parameters:
  ///   - bytes: the text's next bytes from index `position` to `end`.
  ///   - readable: how many bytes can be read at all: being allowed to load more than `end` saves
  ///     copying. A byte there, if any, begins a scalar; a line's end does.
  ///   - clusters: the most clusters that may have begun, counted from the start of the text.
  /// - Returns: why the walk ended; `position` is where.
  mutating func scan(
    _ bytes: UnsafeRawPointer, _ position: inout Int, to end: Int, readable: Int, clusters: Int
  ) -> Stop {
    // A step loads eight bytes at once.
    let wide = min(end, readable &- 7)
    if position < wide {
      let stop = walk(bytes, &position, while: wide, end: end, clusters: clusters)
      guard stop == .endOfBytes, position >= wide else { return stop }
    }
    let rest = end &- position
    guard rest > 0 else { return .endOfBytes }
    // The last bytes before unreadable memory, copied to where more can be read.
    var copy = (Self.word(bytes, position, to: end), UInt64(0))
    return withUnsafeBytes(of: &copy) { copy in
      guard let start = copy.baseAddress else { return .endOfBytes }
      var offset = 0
      let stop = walk(start, &offset, while: rest, end: rest, clusters: clusters)
      position &+= offset
      return stop
    }
  }

  /// Up to eight bytes before `end`, the first one lowest, zeros after the last.
  @inline(__always)
  private static func word(_ bytes: UnsafeRawPointer, _ start: Int, to end: Int) -> UInt64 {
    if end >= 8 {
      let last = bytes.loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self)
      return (UInt64(littleEndian: last) &>> UInt64((start &- end &+ 8) &* 8)).littleEndian
    }
    var word: UInt64 = 0
    for index in stride(from: end &- 1, through: start, by: -1) {
      word = word &<< 8 | UInt64(bytes.load(fromByteOffset: index, as: UInt8.self))
    }
    return word.littleEndian
  }

  /// Whether all is ASCII without a carriage return, so that each byte is a cluster.
  @inline(__always)
  static func isPlainASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress else { return true }
    let bytes = UnsafeRawPointer(start)
    func marks(_ at: Int) -> UInt64 {
      Self.marks(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
    }
    var at = 0
    while at &+ 32 <= text.count {
      if marks(at) | marks(at &+ 8) | marks(at &+ 16) | marks(at &+ 24) != 0 { return false }
      at &+= 32
    }
    while at &+ 8 <= text.count {
      if marks(at) != 0 { return false }
      at &+= 8
    }
    return at == text.count
      || plainASCII(UInt64(littleEndian: word(bytes, at, to: text.count))) == 8
  }

  /// Whether bytes are valid UTF-8.
  static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress, !isPlainASCII(bytes) else { return true }
    var scanner = GraphemeScanner()
    var position = 0
    let stop = scanner.scan(
      UnsafeRawPointer(start), &position, to: bytes.count, readable: bytes.count, clusters: .max)
    // A scalar that the end cuts is left over.
    return stop == .endOfBytes && position == bytes.count
  }

  /// Reads a whole valid text.
  @inline(__always)
  mutating func readAll(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress else { return }
    if text.count <= 4, Self.length(afterLead: start[0]) == text.count {
      counts = TextCounts(
        graphemes: 1, scalars: 1, utf16: text.count == 4 ? 2 : 1, utf8: text.count)
      return
    }
    if Self.isPlainASCII(text) { return readPlainASCII(count: text.count) }
    var position = 0
    _ = scan(
      UnsafeRawPointer(start), &position, to: text.count, readable: text.count, clusters: .max)
  }

  /// Reads text of which ``isPlainASCII(_:count:)`` holds, at the start.
  mutating func readPlainASCII(count: Int) {
    counts = TextCounts(each: count)
  }

  private mutating func walk(
    _ bytes: UnsafeRawPointer, _ position: inout Int, while wide: Int, end: Int, clusters: Int
  ) -> Stop {
    let shared = GraphemeBreakTables.shared
    let tables = shared.bytes
    let kinds = tables + Start.classes
    let first = position
    var at = position
    var state = Int(self.state)
    var graphemes = counts.graphemes
    // Bytes that begin no scalar, and scalars of four bytes: from both follow scalars and UTF-16.
    var continuations = 0
    var quadruples = 0
    var stop = Stop.endOfBytes

    walk: while at < wide {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      let lead = UInt8(truncatingIfNeeded: word)
      let low = UInt32(truncatingIfNeeded: word)
      if lead < 0x80 {
        // Mostly one letter between others, or many: the guess costs less than waiting for the count.
        var run = word & 0x8000 != 0 && lead != 0x0D ? 1 : Self.plainASCII(word)
        if run == 8 {
          while at &+ run &+ 8 <= wide {
            let more = Self.plainASCII(
              UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at &+ run, as: UInt64.self)))
            if more < 8 {
              run &+= more
              break
            }
            run &+= 8
          }
        }
        run = min(run, end &- at)
        if run > 0 {
          // One cluster each, but for the first, which may belong to the one before.
          let step = tables[Int(kinds[64 &+ Int(lead)]) << 4 | state]
          let opens = Int(step >> 7)
          if graphemes &+ opens &+ run &- 1 > clusters {
            run = clusters &- graphemes &+ 1 &- opens
            stop = .clusters
          }
          if run > 0 {
            graphemes &+= opens &+ run &- 1
            at &+= run
            // Nothing before the last letter matters any more.
            let last = bytes.load(fromByteOffset: at &- 1, as: UInt8.self)
            state = last < 0x20 || last == 0x7F ? Self.afterControl : Self.afterOther
          }
          if stop == .clusters { break walk }
          continue walk
        }
        // A carriage return, with the line feed that belongs to it.
        let opened = graphemes &+ Int(tables[Self.carriageReturn << 4 | state] >> 7)
        if opened > clusters {
          stop = .clusters
          break walk
        }
        graphemes = opened
        let isPair = word & 0xFF00 == 0x0A00 && at &+ 2 <= end
        at &+= isPair ? 2 : 1
        state = isPair ? Self.afterControl : Self.afterReturn
        continue walk
      } else if lead >= 0xE0, lead < 0xF0 {
        guard low & 0x00C0_C000 == 0x0080_8000 else { break walk }
        let block = Int(tables[Start.triples &+ Int((low & 0x0F) << 6 | (low >> 8 & 0x3F))])
        let kind = Int(kinds[block << 6 | Int(low >> 16 & 0x3F)])
        stop = Self.enter(tables, kind, &state, &graphemes, clusters)
        guard stop == .endOfBytes else { break walk }
        at &+= 3
        continuations &+= 2
      } else if lead < 0xE0 {
        guard low & 0xC0E0 == 0x80C0 else { break walk }
        let block = Int(tables[Start.pairs &+ Int(low & 0x1F)])
        let kind = Int(kinds[block << 6 | Int(low >> 8 & 0x3F)])
        stop = Self.enter(tables, kind, &state, &graphemes, clusters)
        guard stop == .endOfBytes else { break walk }
        at &+= 2
        continuations &+= 1
      } else {
        guard low & 0xC0C0_C0F8 == 0x8080_80F0 else { break walk }
        let middle = Int(tables[Start.quads &+ Int((low & 0x07) << 6 | (low >> 8 & 0x3F))])
        let block = Int(shared.quadBlocks[middle << 6 | Int(low >> 16 & 0x3F)])
        let kind = Int(kinds[block << 6 | Int(low >> 24 & 0x3F)])
        stop = Self.enter(tables, kind, &state, &graphemes, clusters)
        guard stop == .endOfBytes else { break walk }
        at &+= 4
        continuations &+= 3
        quadruples &+= 1
      }
    }
    position = at
    self.state = UInt8(state)
    let read = at - first
    counts.graphemes = graphemes
    counts.utf8 += read
    counts.scalars += read - continuations
    counts.utf16 += read - continuations + quadruples
    if stop == .endOfBytes, at < wide, !Self.isUnfinished(bytes, at, end) { stop = .invalid }
    return stop
  }

  /// Takes a scalar in, unless it is none or opens a cluster too many.
  @inline(__always)
  private static func enter(
    _ tables: UnsafePointer<UInt8>, _ kind: Int, _ state: inout Int, _ graphemes: inout Int,
    _ clusters: Int
  ) -> Stop {
    let step = tables[kind << 4 | state]
    let opened = graphemes &+ Int(step >> 7)
    if step & GraphemeBreakTables.invalid != 0 { return .invalid }
    if opened > clusters { return .clusters }
    graphemes = opened
    state = Int(step & GraphemeBreakTables.state)
    return .endOfBytes
  }

  /// How many of eight bytes, from the lowest, are ASCII and no carriage return.
  @inline(__always)
  private static func plainASCII(_ word: UInt64) -> Int { marks(word).trailingZeroBitCount >> 3 }

  /// A bit for each of eight bytes that is no ASCII or a carriage return; above the first such byte
  /// another may be marked as well.
  @inline(__always)
  private static func marks(_ word: UInt64) -> UInt64 {
    let returns = word ^ 0x0D0D_0D0D_0D0D_0D0D
    // A zero byte borrows from the one above it.
    return (word | ((returns &- 0x0101_0101_0101_0101) & ~returns)) & 0x8080_8080_8080_8080
  }

  /// How many bytes a scalar has that begins with a byte; 0 when none does.
  @inline(__always)
  private static func length(afterLead lead: UInt8) -> Int {
    lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
  }

  /// Whether bytes up to the end can be the beginning of a scalar.
  private static func isUnfinished(_ bytes: UnsafeRawPointer, _ start: Int, _ end: Int) -> Bool {
    let lead = bytes.load(fromByteOffset: start, as: UInt8.self)
    guard end - start < length(afterLead: lead) else { return false }
    guard end - start > 1 else { return true }
    let second = bytes.load(fromByteOffset: start + 1, as: UInt8.self)
    let allowed: ClosedRange<UInt8> =
      switch lead {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    guard allowed.contains(second) else { return false }
    guard end - start > 2 else { return true }
    return bytes.load(fromByteOffset: start + 2, as: UInt8.self) & 0xC0 == 0x80
  }
}

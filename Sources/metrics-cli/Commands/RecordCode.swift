/// A code in which what is written of a label takes half the room: two digits, or signs that stand
/// between numbers, are one byte; so are a letter, a run of commas, and what most records begin with.
///
/// Each byte stands for at most eight bytes of text, so that almost all of decoding is one case.
struct RecordCode: ~Copyable {
  private struct Piece {
    var text: UInt64 = 0
    var count = 0

    init() {}

    init(_ bytes: some Collection<UInt8>) {
      withUnsafeMutableBytes(of: &text) { $0.copyBytes(from: bytes) }
      count = bytes.count
    }
  }

  /// What each byte of the code stands for; nothing for the escape.
  private let pieces: UnsafeMutablePointer<Piece>
  /// The code of a single byte of text; the escape for one that has none.
  private let singles: UnsafeMutablePointer<UInt8>
  /// Which of the numerals a byte of text is; the escape for none.
  private let numerals: UnsafeMutablePointer<UInt8>
  /// What most records begin with, in pieces of eight bytes.
  private var beginning: [UInt8] = []

  private static let pieceCount = 8
  private static let numeralText = Array("0123456789.,-:".utf8)
  private static let singleText =
    numeralText + Array("abcdefghijklmnopqrstuvwxyz\n\" {}[]_TL".utf8)
  private static let comma = UInt8(ascii: ",")
  private static let runs = 3...pieceCount
  private static let firstSingle = numeralText.count * numeralText.count
  private static let firstRun = firstSingle + singleText.count
  private static let firstBeginning = firstRun + runs.count
  private static let escape: UInt8 = 255
  /// How much of the beginning has a code.
  static let longestBeginning = (Int(escape) - firstBeginning) * pieceCount

  init() {
    pieces = .allocate(capacity: 256)
    pieces.initialize(repeating: Piece(), count: 256)
    singles = .allocate(capacity: 256)
    singles.initialize(repeating: Self.escape, count: 256)
    numerals = .allocate(capacity: 256)
    numerals.initialize(repeating: Self.escape, count: 256)
    for (index, first) in Self.numeralText.enumerated() {
      numerals[Int(first)] = UInt8(index)
      for (place, second) in Self.numeralText.enumerated() {
        pieces[index * Self.numeralText.count + place] = Piece([first, second])
      }
    }
    for (index, byte) in Self.singleText.enumerated() {
      singles[Int(byte)] = UInt8(Self.firstSingle + index)
      pieces[Self.firstSingle + index] = Piece([byte])
    }
    for (index, count) in Self.runs.enumerated() {
      pieces[Self.firstRun + index] = Piece(repeatElement(Self.comma, count: count))
    }
  }

  deinit {
    pieces.deallocate()
    singles.deallocate()
    numerals.deallocate()
  }

  /// Gives a code to what most records begin with; whole pieces of it, and not too many.
  mutating func learn(beginning bytes: some Collection<UInt8>) {
    var rest = Array(bytes.prefix(Self.longestBeginning))[...]
    var index = Self.firstBeginning
    beginning = []
    while !rest.isEmpty {
      let piece = rest.prefix(Self.pieceCount)
      pieces[index] = Piece(piece)
      beginning += piece
      rest = rest.dropFirst(piece.count)
      index += 1
    }
  }

  /// The most bytes that the code of a text can take.
  static func longest(of count: Int) -> Int { 2 * count }

  /// Writes a text's code.
  ///
  /// - Parameter code: room for ``longest(of:)`` bytes.
  /// - Returns: how many bytes were written.
  func encode(
    _ text: UnsafeBufferPointer<UInt8>, to code: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var place = code
    func put(_ byte: Int) {
      place.pointee = UInt8(byte)
      place += 1
    }
    var position = 0
    if !beginning.isEmpty, text.starts(with: beginning) {
      let count = (beginning.count + Self.pieceCount - 1) / Self.pieceCount
      for index in 0..<count { put(Self.firstBeginning + index) }
      position = beginning.count
    }
    while position < text.count {
      let byte = text[position]
      let next = position + 1 < text.count ? text[position + 1] : 0
      if byte == Self.comma, next == Self.comma {
        var run = 2
        while run < Self.runs.upperBound, position + run < text.count,
          text[position + run] == Self.comma
        {
          run += 1
        }
        if run >= Self.runs.lowerBound {
          put(Self.firstRun + run - Self.runs.lowerBound)
          position += run
          continue
        }
      }
      let (first, second) = (numerals[Int(byte)], numerals[Int(next)])
      if first != Self.escape, second != Self.escape {
        put(Int(first) * Self.numeralText.count + Int(second))
        position += 2
        continue
      }
      let single = singles[Int(byte)]
      put(Int(single))
      if single == Self.escape { put(Int(byte)) }
      position += 1
    }
    return place - code
  }

  /// Writes the text that a code stands for.
  ///
  /// - Parameter text: room for the text and eight bytes more.
  /// - Returns: how many bytes were written.
  func decode(
    _ code: UnsafeBufferPointer<UInt8>, to text: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var place = text
    var position = 0
    while position < code.count {
      let byte = code[position]
      position += 1
      if byte == Self.escape {
        place.pointee = code[position]
        place += 1
        position += 1
      } else {
        UnsafeMutableRawPointer(place).storeBytes(of: pieces[Int(byte)].text, as: UInt64.self)
        place += pieces[Int(byte)].count
      }
    }
    return place - text
  }
}

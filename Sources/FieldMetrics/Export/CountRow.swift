/// A row of columns, each behind a tab, put together in words: what is written byte by byte and read
/// again in larger pieces makes the processor wait.
struct CountRow {
  /// Nine numbers of at most 19 digits, tabs, a word, and room for the end of a wide store.
  private static let capacity = 256

  private let row: UnsafeMutableRawPointer
  private var at = 0

  static func append(
    _ number: Int, _ counts: TextCounts, _ kept: (counts: TextCounts, isOver: Bool)?,
    _ columns: inout CountColumns, _ output: inout [UInt8]
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress else { return }
      var row = CountRow(row: UnsafeMutableRawPointer(start))
      if let next = columns.next(number) { row.put(next) } else { row.put(number, columns) }
      row.put(counts, columns)
      if let kept {
        row.put(kept.counts, columns)
        row.put(kept.isOver ? .yes : .no)
      }
      row.put(.lineEnd)
      // All but the tab before the first column.
      output.append(contentsOf: UnsafeBufferPointer(start: start + 1, count: row.at - 1))
    }
  }

  private init(row: UnsafeMutableRawPointer) { self.row = row }

  @inline(__always)
  private mutating func put(_ word: CountColumns.Word) {
    row.storeBytes(of: word.bytes.littleEndian, toByteOffset: at, as: UInt64.self)
    at &+= word.count
  }

  private mutating func put(_ number: Int, _ columns: CountColumns) {
    if let column = columns.column(number) { return put(column) }
    put(number / CountColumns.tooLong, columns)
    put(CountColumns.digits(number % CountColumns.tooLong))
  }

  @inline(__always)
  private mutating func put(_ counts: TextCounts, _ columns: CountColumns) {
    if counts == TextCounts(each: counts.utf8), let column = columns.column(counts.utf8) {
      for _ in 0..<4 { put(column) }
    } else {
      for count in [counts.graphemes, counts.scalars, counts.utf16, counts.utf8] {
        put(count, columns)
      }
    }
  }
}

/// Numbers behind tabs, as words. Small ones are known; that of a line follows the one before.
struct CountColumns {
  /// Up to eight bytes, the first one lowest.
  struct Word {
    var bytes: UInt64 = 0
    var count = 0

    static let yes = Word(bytes: 0x73_65_79_09, count: 4)
    static let no = Word(bytes: 0x6F_6E_09, count: 3)
    static let lineEnd = Word(bytes: 0x0A, count: 1)
  }

  private static let mostDigits = 7
  /// The least number with more digits than a word has room for.
  static let tooLong = 10_000_000

  private let known = (0..<256).map(made)
  private var last = Word()
  private var lastNumber = -1

  /// `nil` for a number that is too long.
  @inline(__always)
  func column(_ number: Int) -> Word? {
    if number < known.count { return known[number] }
    return number < Self.tooLong ? Self.made(number) : nil
  }

  /// The column of a number that mostly is one more than that of the call before.
  @inline(__always)
  mutating func next(_ number: Int) -> Word? {
    let lowestDigit = UInt64(truncatingIfNeeded: last.count &* 8 &- 8)
    if number == lastNumber &+ 1, last.count > 0, last.bytes &>> lowestDigit < 0x39 {
      last.bytes &+= 1 &<< lowestDigit
    } else {
      last = column(number) ?? Word()
    }
    lastNumber = number
    return last.count > 0 ? last : nil
  }

  private static func made(_ number: Int) -> Word {
    var rest = UInt32(truncatingIfNeeded: number)
    var word = Word()
    repeat {
      let tens = rest / 10
      word.bytes = word.bytes &<< 8 | UInt64(0x30 | (rest &- tens &* 10))
      word.count &+= 1
      rest = tens
    } while rest > 0
    return Word(bytes: word.bytes &<< 8 | 0x09, count: word.count &+ 1)
  }

  /// The last digits of a number that is too long, zeros in front included, without a tab.
  static func digits(_ number: Int) -> Word {
    var rest = number
    var word = Word()
    while word.count < mostDigits {
      word.bytes = word.bytes &<< 8 | UInt64(0x30 | rest % 10)
      word.count &+= 1
      rest /= 10
    }
    return word
  }
}

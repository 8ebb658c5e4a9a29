/// The most that a text may hold, in some unit; never cuts a grapheme cluster.
public struct TextLimit: Hashable, Sendable {
  /// How many units may stay; 0 or more.
  public let count: Int
  public let unit: TextUnit

  /// - Parameter count: how many units may stay; below 0 it is 0, as a field takes it.
  public init(_ count: Int, _ unit: TextUnit = .graphemes) {
    self.count = max(0, count)
    self.unit = unit
  }

  /// What the limit leaves of a text: its longest start of whole clusters that stays within.
  ///
  /// A single cluster over the limit leaves nothing. The start is the text's own bytes: nothing is
  /// normalised.
  public func applied(to text: String) -> LimitedText { LimitedText(text, limit: self) }

  /// Whether counts are within.
  public func allows(_ counts: TextCounts) -> Bool { counts[unit] <= count }
}

/// A text with what a limit leaves of it.
public struct LimitedText: Hashable, Sendable {
  /// The counts of the whole text.
  public let counts: TextCounts
  /// The limit; `nil` where there is none, and all is kept.
  public let limit: TextLimit?
  /// What stays.
  public let kept: String
  /// The counts of what stays.
  public let keptCounts: TextCounts

  /// Whether the text holds more than the limit allows.
  public var isOverLimit: Bool { kept.utf8.count < counts.utf8 }

  /// - Parameter limit: `nil` keeps all.
  public init(_ text: String, limit: TextLimit?) {
    var scan = LimitedScan(limit: limit)
    scan.readAll(of: text)
    counts = scan.counts
    self.limit = limit
    keptCounts = scan.finishedKept
    let bytes = text.utf8
    kept =
      keptCounts.utf8 == counts.utf8
      ? text : String(text[..<bytes.index(bytes.startIndex, offsetBy: keptCounts.utf8)])
  }
}

/// A walk through a text that notes where a limit cuts it.
struct LimitedScan {
  let limit: TextLimit?
  private var scanner = GraphemeScanner()
  /// The counts at the last border of clusters within the limit that the walk stopped at.
  private var border = TextCounts.zero
  /// Whether `border` is final: the text goes on beyond the limit.
  private(set) var isCut = false

  init(limit: TextLimit?) { self.limit = limit }

  /// The counts of all that was read.
  var counts: TextCounts { scanner.counts }

  /// What is known to stay while the text goes on; what was read after it may stay or not.
  var knownKept: TextCounts { border }

  /// What stays when the text ends here.
  var finishedKept: TextCounts {
    guard let limit, isCut || !limit.allows(counts) else { return counts }
    return border
  }

  /// Reads on, as ``GraphemeScanner/scan(_:_:to:readable:clusters:)`` does, to the end of the bytes.
  ///
  /// - Returns: whether the bytes are valid.
  mutating func read(
    _ bytes: UnsafeRawPointer, _ position: inout Int, to end: Int, readable: Int
  ) -> Bool {
    while true {
      switch scanner.scan(bytes, &position, to: end, readable: readable, clusters: nextStop) {
      case .endOfBytes: return true
      case .invalid: return false
      case .clusters: reachedBorder()
      }
    }
  }

  /// The number of clusters after which the border matters: clusters can be skipped to a limit of
  /// clusters, but for other units each border may be the last one within.
  private var nextStop: Int {
    guard let limit, !isCut else { return .max }
    return limit.unit == .graphemes ? limit.count : border.graphemes + 1
  }

  private mutating func reachedBorder() {
    guard let limit else { return }
    if limit.allows(counts) { border = counts }
    isCut = limit.unit == .graphemes || !limit.allows(counts)
  }

  /// Reads a text from its start to its end.
  mutating func readAll(of text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      if GraphemeScanner.isPlainASCII(bytes) { return readPlainASCII(count: bytes.count) }
      var position = 0
      // A String is valid by its type.
      _ = read(UnsafeRawPointer(start), &position, to: bytes.count, readable: bytes.count)
    }
  }

  private mutating func readPlainASCII(count: Int) {
    scanner.readPlainASCII(count: count)
    guard let limit, limit.count < count else { return }
    var kept = GraphemeScanner()
    kept.readPlainASCII(count: limit.count)
    border = kept.counts
    isCut = true
  }
}

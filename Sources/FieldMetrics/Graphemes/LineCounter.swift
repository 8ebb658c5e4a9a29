#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Counts a stream of UTF-8 that comes in pieces, as one text or line by line, in flat memory.
///
/// A line ends with LF or CR LF, which is no part of it; a CR alone is part of its line. What
/// follows the last line end is a line when it is not empty. A byte order mark is counted as any
/// other scalar.
///
/// ```swift
/// var counter = LineCounter(limit: TextLimit(160), eachLine: true)
/// let read = try counter.read(piece, isLast: false) { print($0.number, $0.counts.graphemes) }
/// // The bytes after the first `read` ones come again, before the next piece.
/// ```
public struct LineCounter: Sendable {
  /// A line, or the whole text, with its counts.
  public struct Line: Sendable {
    /// From 1; a whole text is 1.
    public let number: Int
    public let counts: TextCounts
    /// What the limit leaves; without a limit the same as `counts`.
    public let keptCounts: TextCounts
    /// The UTF-8 of what the limit leaves; `nil` unless the counter keeps text.
    public let keptText: [UInt8]?
    public let limit: TextLimit?

    public var isOverLimit: Bool { keptCounts.utf8 < counts.utf8 }
  }

  private let limit: TextLimit?
  private let eachLine: Bool
  private let keepsText: Bool
  private var scan: LimitedScan
  private var keptText: [UInt8] = []
  private var number = 1
  /// Of the first byte of the next piece, in the stream.
  private var offset = 0
  private var hasLine = false

  /// - Parameters:
  ///   - limit: what lines are held against; `nil` for none.
  ///   - eachLine: whether lines count apart, and their ends not at all.
  ///   - keepsText: whether ``Line/keptText`` is wanted; it takes as much memory as a line.
  public init(limit: TextLimit?, eachLine: Bool, keepsText: Bool = false) {
    self.limit = limit
    self.eachLine = eachLine
    self.keepsText = keepsText
    scan = LimitedScan(limit: limit)
  }

  /// Reads a piece.
  ///
  /// - Parameters:
  ///   - bytes: the next bytes; when the last call left some over, these come first.
  ///   - isLast: whether the stream ends with them.
  ///   - body: receives each line that is complete. In the end, the whole text unless `eachLine`.
  /// - Returns: how many bytes were read; up to three are left over, for the next call.
  /// - Throws: ``InvalidUTF8``, or what `body` throws.
  public mutating func read(
    _ bytes: UnsafeRawBufferPointer, isLast: Bool, _ body: (Line) throws -> Void
  ) throws -> Int {
    var position = 0
    if let start = bytes.baseAddress {
      var plain = PlainStretch(bytes)
      while eachLine, let lineEnd = Self.lineFeed(start, from: position, to: bytes.count) {
        if !hasLine, !keepsText, plain.reaches(from: position, to: lineEnd) {
          try body(plainLine(count: lineEnd - position))
          position = lineEnd + 1
          number += 1
          continue
        }
        let isCRLF =
          lineEnd > position && start.load(fromByteOffset: lineEnd - 1, as: UInt8.self) == 0x0D
        try advance(bytes, &position, to: isCRLF ? lineEnd - 1 : lineEnd, isEnd: true)
        try body(finishedLine())
        position = lineEnd + 1
        number += 1
        hasLine = false
      }
      if position < bytes.count {
        hasLine = true
        var end = bytes.count
        // A CR may be half of a line's end.
        if eachLine, !isLast, bytes[end - 1] == 0x0D { end -= 1 }
        try advance(bytes, &position, to: end, isEnd: isLast)
      }
    }
    if !eachLine { number += Self.lineFeeds(in: bytes[..<position]) }
    offset += position
    if isLast, hasLine || !eachLine { try body(finishedLine()) }
    return position
  }

  private mutating func advance(
    _ bytes: UnsafeRawBufferPointer, _ position: inout Int, to end: Int, isEnd: Bool
  ) throws(InvalidUTF8) {
    guard let start = bytes.baseAddress, position < end else { return }
    let first = position
    let isValid = scan.read(start, &position, to: end, readable: bytes.count)
    if keepsText {
      if !scan.isCut || keptText.count < scan.knownKept.utf8 {
        keptText.append(contentsOf: bytes[first..<position])
      }
    }
    guard isValid, !isEnd || position == end else {
      let line = number + (eachLine ? 0 : Self.lineFeeds(in: bytes[first..<position]))
      throw InvalidUTF8(line: line, offset: offset + position, byte: bytes[position])
    }
  }

  private mutating func finishedLine() -> Line {
    let kept = scan.finishedKept
    if keepsText { keptText.removeLast(max(0, keptText.count - kept.utf8)) }
    let line = Line(
      number: eachLine ? number : 1, counts: scan.counts, keptCounts: kept,
      keptText: keepsText ? keptText : nil,
      limit: limit)
    if keepsText { keptText.removeAll(keepingCapacity: true) }
    scan = LimitedScan(limit: limit)
    return line
  }

  /// A line of which each byte is a cluster.
  private func plainLine(count: Int) -> Line {
    let counts = TextCounts(each: count)
    let kept = limit.map { min(count, $0.count) } ?? count
    return Line(
      number: number, counts: counts, keptCounts: kept == count ? counts : TextCounts(each: kept),
      keptText: nil, limit: limit)
  }

  private static func lineFeeds(in bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    guard let start = bytes.baseAddress else { return 0 }
    var count = 0
    var position = 0
    while let found = lineFeed(start, from: position, to: bytes.count) {
      count += 1
      position = found + 1
    }
    return count
  }

  private static func lineFeed(_ start: UnsafeRawPointer, from: Int, to end: Int) -> Int? {
    guard from < end, let found = memchr(start + from, 0x0A, end - from) else { return nil }
    return UnsafeRawPointer(found) - start
  }
}

/// How far a piece is known to be ASCII without carriage returns, so that each byte is a cluster.
///
/// Looked at in stretches: whether a line is plain costs a fraction of counting it.
private struct PlainStretch {
  private static let length = 4096

  private let bytes: UnsafeRawBufferPointer
  /// What is known to be plain starts and ends here.
  private var start = 0
  private var end = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Whether all bytes between are plain; no is also said of plain ones beside others.
  @inline(__always)
  mutating func reaches(from position: Int, to lineEnd: Int) -> Bool {
    while end < lineEnd {
      let next = min(bytes.count, end + Self.length)
      let isPlain = bytes[end..<next].withMemoryRebound(to: UInt8.self) {
        GraphemeScanner.isPlainASCII($0)
      }
      if !isPlain { start = next }
      end = next
    }
    return start <= position
  }
}

/// Bytes that are not UTF-8.
public struct InvalidUTF8: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line it is in, from 1.
  public let line: Int
  /// How many bytes of the stream come before.
  public let offset: Int
  /// The byte there.
  public let byte: UInt8

  /// `line 3: byte 0xE9 at offset 41 is not UTF-8`
  public var description: String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "line \(line): byte 0x\(digits.count < 2 ? "0" : "")\(digits) at offset \(offset)"
      + " is not UTF-8"
  }
}

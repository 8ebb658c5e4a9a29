/// Cuts a stream of UTF-8 that comes in pieces into its lines, a label each, in flat memory.
///
/// A line ends with LF or CR LF, which is no part of it. What follows the last line end is a line
/// when it is not empty; an empty line is an empty label, so that lines keep their numbers. A byte
/// order mark at the start is dropped.
public struct LabelLines: Sendable {
  /// The most bytes of a line.
  public static let longestLine = 1 << 20

  private var number = 1
  /// Of the first byte of the next piece, in the stream.
  private var offset = 0

  public init() {}

  /// Reads a piece.
  ///
  /// - Parameters:
  ///   - bytes: the next bytes; when the last call left some over, these come first.
  ///   - isLast: whether the stream ends with them.
  ///   - body: receives each line that is complete, valid UTF-8.
  /// - Returns: how many bytes were read; the start of a line is left over, for the next call.
  /// - Throws: ``InvalidUTF8``, ``LabelFileError`` for a line of ``longestLine`` bytes or more, or
  ///   what `body` throws.
  public mutating func read(
    _ bytes: UnsafeRawBufferPointer, isLast: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws -> Int {
    var position = 0
    // A mark in pieces waits for the next call, as any other start of a line does.
    if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while let lineFeed = bytes[position...].firstIndex(of: 0x0A) {
      let isCRLF = lineFeed > position && bytes[lineFeed - 1] == 0x0D
      try body(try line(in: bytes, position..<(isCRLF ? lineFeed - 1 : lineFeed)))
      position = lineFeed + 1
      number += 1
    }
    guard bytes.count - position < Self.longestLine else { throw tooLong }
    if isLast, position < bytes.count {
      try body(try line(in: bytes, position..<bytes.count))
      position = bytes.count
    }
    offset += position
    return position
  }

  private func line(
    in bytes: UnsafeRawBufferPointer, _ range: Range<Int>
  ) throws -> UnsafeBufferPointer<UInt8> {
    guard range.count < Self.longestLine else { throw tooLong }
    let raw = UnsafeRawBufferPointer(rebasing: bytes[range])
    // Bytes are bound to no other type.
    let line = raw.assumingMemoryBound(to: UInt8.self)
    if GraphemeScanner.isValid(line) { return line }
    let bad = SourceText.firstInvalidByte(of: raw)
    throw InvalidUTF8(line: number, offset: offset + range.lowerBound + bad, byte: raw[bad])
  }

  private var tooLong: LabelFileError {
    LabelFileError(
      line: number, column: 1, found: "a line of \(Self.longestLine) bytes or more",
      expected: "a label on each line")
  }
}

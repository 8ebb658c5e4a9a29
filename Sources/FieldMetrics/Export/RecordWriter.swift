#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts a record of many small pieces together in memory of a size that is known before, and adds it
/// to an output in one step: by the million, an array's own growth would be a third of the work.
struct RecordWriter {
  /// Escaped or made safe, a byte of text takes at most so many: `\u001f`, `\u{1F}`.
  static let mostBytesForByte = 6

  private let start: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private var count = 0

  /// Adds a record to an output.
  ///
  /// - Parameters:
  ///   - text: how many bytes of text from outside the record has.
  ///   - literals: how many bytes all else has, at most.
  @inline(__always)
  static func write(
    text: Int, literals: Int, to output: inout [UInt8], _ body: (inout RecordWriter) -> Void
  ) {
    let capacity = literals + text * mostBytesForByte
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress else { return }
      var writer = RecordWriter(start: start, capacity: capacity)
      body(&writer)
      output.append(contentsOf: UnsafeBufferPointer(start: start, count: writer.count))
    }
  }

  private init(start: UnsafeMutablePointer<UInt8>, capacity: Int) {
    self.start = start
    self.capacity = capacity
  }

  @inline(__always)
  private mutating func put(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
    // Never more than was asked for, whatever a caller forgot to count.
    let length = min(length, capacity &- count)
    memcpy(start + count, bytes, length)
    count &+= length
  }

  @inline(__always)
  mutating func put(_ literal: StaticString) { put(literal.utf8Start, literal.utf8CodeUnitCount) }

  mutating func put(text: String) {
    var text = text
    text.withUTF8 { bytes in
      if let start = bytes.baseAddress { put(start, bytes.count) }
    }
  }

  /// A whole number of 0 or more.
  mutating func put(_ number: Int) {
    var factor = 1
    while number / factor > 9 { factor *= 10 }
    while factor > 0, count < capacity {
      start[count] = 0x30 | UInt8(truncatingIfNeeded: number / factor % 10)
      count &+= 1
      factor /= 10
    }
  }

  /// Whether all is printable ASCII without a quotation mark or a backslash. It may say no of text
  /// that is, never yes of text that is not.
  @inline(__always)
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = 0
    let ones: UInt64 = 0x0101_0101_0101_0101
    while at &+ 8 <= text.count, let base = text.baseAddress {
      let word = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: at, as: UInt64.self)
      let quotes = word ^ (ones &* 0x22)
      let slashes = word ^ (ones &* 0x5C)
      // A byte's top bit is set where the byte is below 0x20, above 0x7E, a quotation mark or a
      // backslash; a borrow may set the next one's, too.
      let low = (word &- ones &* 0x20) & ~word
      let quote = (quotes &- ones) & ~quotes
      let slash = (slashes &- ones) & ~slashes
      if (word | low | quote | slash | (word &+ ones)) & (ones &* 0x80) != 0 { return false }
      at &+= 8
    }
    while at < text.count {
      guard (0x20...0x7E).contains(text[at]), text[at] != 0x22, text[at] != 0x5C else {
        return false
      }
      at &+= 1
    }
    return true
  }

  /// A string of JSON in its quotation marks.
  mutating func put(json text: String) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      guard Self.isPlain(bytes) else { return false }
      put("\"")
      if let start = bytes.baseAddress { put(start, bytes.count) }
      put("\"")
      return true
    }
    guard !isPlain else { return }
    var escaped: [UInt8] = []
    escaped.append(json: text)
    escaped.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { put(start, bytes.count) }
    }
  }

  /// A text made safe for a terminal, in quotation marks.
  mutating func put(quoted text: String) {
    put("'")
    var text = text
    let isPlain = text.withUTF8 { bytes in
      guard Self.isPlain(bytes) else { return false }
      if let start = bytes.baseAddress { put(start, bytes.count) }
      return true
    }
    if !isPlain { put(text: text.terminalSafe) }
    put("'")
  }
}

extension FieldShown {
  /// How many bytes all its texts have.
  var textSize: Int {
    var size = state.input.utf8.count + (state.help?.utf8.count ?? 0)
    for error in state.errors { size += error.utf8.count }
    size += (prompt?.utf8.count ?? 0) + (state.counter?.utf8.count ?? 0)
    size += accessibility.label.utf8.count + accessibility.value.utf8.count
    return size + accessibility.hint.utf8.count + (accessibility.clearLabel?.utf8.count ?? 0)
  }
}

extension [FieldEffect] {
  /// How many bytes all its texts have.
  var textSize: Int {
    reduce(0) { size, effect in
      switch effect {
      case .announcement(let words), .ignored(let words): size + words.utf8.count
      default: size
      }
    }
  }
}

extension FieldEvent {
  /// How many bytes all its texts have.
  var textSize: Int {
    switch self {
    case .type(let text), .paste(let text), .compose(let text), .set(let text), .commit(let text?):
      text.utf8.count
    case .error(let messages): messages.reduce(0) { $0 + $1.utf8.count }
    default: 0
    }
  }
}

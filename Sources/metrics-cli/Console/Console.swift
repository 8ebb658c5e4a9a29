import FieldMetrics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output carries the result only; everything else goes to standard error.
enum Console {
  static let standardOutput = STDOUT_FILENO
  static let standardError = STDERR_FILENO
  static let standardInput = STDIN_FILENO

  static func complain(_ message: String) {
    // Where standard error cannot be written there is nobody left to tell.
    try? write(message + "\n", to: STDERR_FILENO, name: "standard error")
  }

  /// Writes to standard error without a line break.
  static func show(_ text: String) {
    try? write(text, to: STDERR_FILENO, name: "standard error")
  }

  static func print(_ text: String) throws(OutputError) {
    try write(text, to: STDOUT_FILENO, name: "standard output")
  }

  /// Bold and colour only on a terminal that wants them.
  static var emphasis: Emphasis {
    let wantsNone =
      environment("NO_COLOR").map { !$0.isEmpty } ?? false || environment("TERM") == "dumb"
    return isatty(STDOUT_FILENO) == 1 && !wantsNone ? .terminal : .none
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// A program that reads our output and stops ends us quietly, as it ends every filter.
  static func endWithReader() { signal(SIGPIPE, SIG_DFL) }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Writes all of a text, however many calls that takes.
  static func write(_ text: String, to descriptor: Int32, name: String) throws(OutputError) {
    var text = text
    let failure = text.withUTF8 { send($0, to: descriptor) }
    if let failure { throw OutputError(file: name, reason: String(cString: strerror(failure))) }
  }

  /// Writes all bytes.
  static func write(_ bytes: [UInt8], to descriptor: Int32, name: String) throws(OutputError) {
    let failure = bytes.withUnsafeBufferPointer { send($0, to: descriptor) }
    if let failure { throw OutputError(file: name, reason: String(cString: strerror(failure))) }
  }

  /// The error number when not all can be written.
  private static func send(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32? {
    var written = 0
    while written < bytes.count {
      let count = sendBytes(
        descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return errno }
      written += count
    }
    return nil
  }

  private static func sendBytes(
    _ descriptor: Int32, _ start: UnsafePointer<UInt8>?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, start, count)
    #else
      Darwin.write(descriptor, start, count)
    #endif
  }
}

/// An output that cannot be written.
struct OutputError: Error, CustomStringConvertible {
  let file: String
  let reason: String

  var description: String { "'\(file.terminalSafe)': cannot be written: \(reason)" }
}

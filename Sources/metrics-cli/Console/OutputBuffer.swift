/// Output that is written in large pieces.
struct OutputBuffer {
  private static let capacity = 1 << 16

  private let descriptor: Int32
  private let name: String
  /// What waits to be written; ``flushIfFull()`` after each addition keeps it short.
  var bytes: [UInt8] = []

  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    bytes.reserveCapacity(Self.capacity + 1024)
  }

  /// - Throws: ``OutputError``.
  mutating func flushIfFull() throws(OutputError) {
    if bytes.count >= Self.capacity { try flush() }
  }

  /// - Throws: ``OutputError``.
  mutating func flush() throws(OutputError) {
    try Console.write(bytes, to: descriptor, name: name)
    bytes.removeAll(keepingCapacity: true)
  }
}

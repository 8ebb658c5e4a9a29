import FieldMetrics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file or standard input, read from its start to its end in pieces.
struct InputFile {
  /// As the user gave it; `-` is standard input.
  let name: String
  /// How many bytes there are; `nil` for what has no size, such as a pipe.
  let size: Int?
  private let descriptor: Int32

  private static let pieceSize = 1 << 20

  /// - Throws: ``InputError`` for a file that cannot be opened, or a folder.
  init(_ path: String) throws(InputError) {
    let descriptor = path == "-" ? Console.standardInput : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(file: path, reason: Self.lastReason) }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    if isKnown, status.st_mode & S_IFMT == S_IFDIR {
      throw InputError(file: path, reason: "it is a folder; name a file in it")
    }
    name = path
    size = isKnown && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    self.descriptor = descriptor
  }

  /// Hands over the file piece by piece, then the end, and closes it.
  ///
  /// - Parameter body: receives bytes and whether the file ends with them, and returns how many it
  ///   took; the others come again.
  /// - Throws: ``InputError``, or what the body throws.
  func read(_ body: (UnsafeRawBufferPointer, _ isLast: Bool) throws -> Int) throws {
    defer { if descriptor != Console.standardInput { close(descriptor) } }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.pieceSize, alignment: 16)
    defer { buffer.deallocate() }
    var held = 0
    while true {
      let got = Self.receive(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[held...]))
      guard got >= 0 else { throw InputError(file: name, reason: Self.lastReason) }
      let end = held + got
      let taken = try body(UnsafeRawBufferPointer(rebasing: buffer[..<end]), got == 0)
      if got == 0 { return }
      held = end - taken
      if held > 0, let start = buffer.baseAddress { memmove(start, start + taken, held) }
    }
  }

  private static func receive(_ descriptor: Int32, _ target: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Glibc)
        let got = Glibc.read(descriptor, target.baseAddress, target.count)
      #else
        let got = Darwin.read(descriptor, target.baseAddress, target.count)
      #endif
      if got < 0, errno == EINTR { continue }
      return got
    }
  }

  private static var lastReason: String { String(cString: strerror(errno)) }
}

/// An input that cannot be read.
struct InputError: Error, CustomStringConvertible {
  let file: String
  let reason: String

  var description: String { "\(file.quoted): cannot be read: \(reason)" }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a font, at an address that does not change until the last reference goes away.
///
/// `@unchecked Sendable` holds because the bytes are only ever read after `init`.
final class FontBytes: @unchecked Sendable {
  private enum Memory {
    case mapped
    case allocated
  }

  let buffer: UnsafeRawBufferPointer
  private let memory: Memory

  var count: Int { buffer.count }

  private init(buffer: UnsafeRawBufferPointer, memory: Memory) {
    self.buffer = buffer
    self.memory = memory
  }

  /// Bytes that come from somewhere else than a file: `fill` writes all of them.
  convenience init(byteCount: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    fill(memory)
    self.init(buffer: UnsafeRawBufferPointer(memory), memory: .allocated)
  }

  convenience init(copying bytes: some Collection<UInt8>) {
    self.init(byteCount: bytes.count) { $0.copyBytes(from: bytes) }
  }

  deinit {
    guard let start = buffer.baseAddress else { return }
    switch memory {
    // The address and the length are those `mmap` gave; nothing else unmaps them.
    case .mapped: munmap(UnsafeMutableRawPointer(mutating: start), buffer.count)
    case .allocated: buffer.deallocate()
    }
  }

  /// Gives back the memory of a large file after all of it was read once: what is asked for again comes
  /// back from the file.
  func releasePages() {
    guard case .mapped = memory, count >= 512 << 10, let start = buffer.baseAddress else { return }
    madvise(UnsafeMutableRawPointer(mutating: start), count, MADV_DONTNEED)
  }

  /// Files larger than this are refused: no font comes near, and hashing one would take seconds.
  static let largestFile = 1 << 30

  /// Maps a regular file into memory, read-only.
  ///
  /// - Throws: ``FontError/unreadable(file:reason:)`` when the file cannot be opened, is no regular
  ///   file, is empty or is larger than ``largestFile``.
  static func map(path: String) throws(FontError) -> FontBytes {
    // Without O_NONBLOCK a named pipe that nobody writes to would hold us for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(file: path, reason: SystemError.last.text) }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(file: path, reason: SystemError.last.text)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unreadable(file: path, reason: "it is a folder; name a font file in it")
    default: throw .unreadable(file: path, reason: "it is not a regular file")
    }
    let size = Int(status.st_size)
    guard size > 0 else { throw .unreadable(file: path, reason: "the file is empty") }
    guard size <= largestFile else {
      throw .unreadable(
        file: path, reason: "the file has \(size) bytes; at most \(largestFile) are read")
    }
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { throw .unreadable(file: path, reason: SystemError.last.text) }
    return FontBytes(
      buffer: UnsafeRawBufferPointer(start: start, count: size), memory: .mapped)
  }

  /// Reads a stream, such as standard input, to its end.
  ///
  /// - Throws: ``FontError/unreadable(file:reason:)`` when reading fails, or the stream is empty or
  ///   longer than ``largestFile``.
  static func read(descriptor: Int32, name: String) throws(FontError) -> FontBytes {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = piece.withUnsafeMutableBytes { Glue.read(descriptor, $0) }
      if got < 0 { throw .unreadable(file: name, reason: SystemError.last.text) }
      if got == 0 { break }
      bytes.append(contentsOf: piece[..<got])
      guard bytes.count <= largestFile else {
        throw .unreadable(file: name, reason: "more than \(largestFile) bytes came")
      }
    }
    guard !bytes.isEmpty else { throw .unreadable(file: name, reason: "no byte came") }
    return FontBytes(copying: bytes)
  }

  private enum Glue {
    /// `read`, repeated while a signal interrupts it.
    static func read(_ descriptor: Int32, _ target: UnsafeMutableRawBufferPointer) -> Int {
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
  }
}

/// The operating system's word for why a call failed.
struct SystemError {
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }

  var text: String { String(cString: strerror(code)) }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written whole or not at all.
enum OutputFile {
  /// Puts a text where a path says; see ``write(to:_:)``.
  static func write(_ text: String, to path: String) throws {
    try write(to: path) { descriptor throws(OutputError) in
      try Console.write(text, to: descriptor, name: path)
    }
  }

  /// Has a body write where a path says: beside the target first, then in its place in one step.
  ///
  /// A target that is no regular file, such as `/dev/null` or a named pipe, is written directly.
  ///
  /// - Parameter body: writes to the descriptor it is given.
  /// - Throws: ``OutputError``, or what the body throws; then the target is as it was.
  static func write(to path: String, _ body: (Int32) throws -> Void) throws {
    let target = try resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists {
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw OutputError(file: path, reason: "it is a folder; name a file in it")
      default: return try writeDirectly(to: target, name: path, body)
      }
    }
    let permissions = exists ? status.st_mode & 0o7777 : 0o666
    let temporary = "\(target).\(UInt32.random(in: .min ... .max)).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw failure(path) }
    do {
      do {
        try body(descriptor)
        if exists { fchmod(descriptor, permissions) }
      } catch {
        close(descriptor)
        throw error
      }
      // Network disks say only here that there was no room.
      guard close(descriptor) == 0 else { throw failure(path) }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let error = failure(path)
      unlink(temporary)
      throw error
    }
  }

  private static func writeDirectly(
    to target: String, name: String, _ body: (Int32) throws -> Void
  ) throws {
    let descriptor = open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(name) }
    defer { close(descriptor) }
    try body(descriptor)
  }

  /// Where a symbolic link leads, so that the link stays and its target is replaced.
  private static func resolved(_ path: String) throws(OutputError) -> String {
    guard let resolved = realpath(path, nil) else {
      var status = stat()
      guard lstat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFLNK else {
        throw OutputError(file: path, reason: "it is a link that leads nowhere")
      }
      return path
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether there is anything where a path says.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Makes the folder that a file is to lie in, and those above it.
  static func makeFolder(of path: String) throws(OutputError) {
    guard let end = path.lastIndex(of: "/"), end != path.startIndex else { return }
    let folder = String(path[..<end])
    if exists(folder) { return }
    try makeFolder(of: folder)
    // Somebody else may make it at the same time.
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw failure(path) }
  }

  /// Whether two paths lead to one file.
  static func isSame(_ first: String, _ second: String) -> Bool {
    var one = stat()
    var other = stat()
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  private static func failure(_ path: String) -> OutputError {
    OutputError(file: path, reason: String(cString: strerror(errno)))
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Does work again whenever a file changes that it read.
///
/// Looks at the files five times a second, which works on every file system; what is written in several
/// steps is waited for.
enum Watch {
  private static let pause: UInt32 = 200_000

  /// - Parameter work: gives back the files that it reads.
  /// - Throws: what the first work throws; later errors are said, and work goes on.
  ///
  /// Ends on Control-C and on a request to terminate, between two pieces of work.
  static func run(_ work: () throws -> [String]) throws {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    // Held back: a file is never left half done.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var files = try work()
    Console.complain("watching \(files.count) \(files.count == 1 ? "file" : "files")")
    var known = files.map(Stamp.init)
    while !wantsEnd {
      usleep(pause)
      var now = files.map(Stamp.init)
      guard now != known else { continue }
      // Until it is quiet.
      while !wantsEnd {
        usleep(pause)
        let later = files.map(Stamp.init)
        if later == now { break }
        now = later
      }
      if wantsEnd { return }
      do {
        files = try work()
        Console.complain("written")
        known = files.map(Stamp.init)
      } catch {
        let problem = (error as? UsageError)?.problem ?? "\(error)"
        Console.complain("Error: \(problem)")
        known = now
      }
    }
  }

  private static var wantsEnd: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
  }

  /// What tells one state of a file from another; all 0 for a file that is not there.
  private struct Stamp: Equatable {
    var device: UInt64 = 0
    var file: UInt64 = 0
    var size = 0
    var seconds = 0
    var nanoseconds = 0

    init(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      file = UInt64(truncatingIfNeeded: status.st_ino)
      size = Int(status.st_size)
      #if canImport(Glibc)
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      #else
        (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
      #endif
    }
  }
}

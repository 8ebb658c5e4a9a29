#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the process tells its caller.
enum ExitCode: Int32 {
  case done = 0
  /// A check failed, or a generated file is stale.
  case checkFailed = 1
  case unusableInput = 2
  /// `EX_USAGE` of sysexits.
  case wrongCommandLine = 64
}

/// Ends at once: all output is written by then, and there is nothing that the C library's own ends
/// would do but take time. Debug builds run them, since leak checkers are among them.
func exitProcess(_ code: Int32) -> Never {
  #if DEBUG
    exit(code)
  #else
    _exit(code)
  #endif
}

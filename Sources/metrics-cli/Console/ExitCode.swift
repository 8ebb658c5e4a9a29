#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the process tells its caller.
enum ExitCode: Int32 {
  case done = 0
  case unusableInput = 2
  /// `EX_USAGE` of sysexits.
  case wrongCommandLine = 64
}

func exitProcess(_ code: Int32) -> Never { exit(code) }

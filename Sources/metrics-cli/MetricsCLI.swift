/// The entry point: finds the command, runs it, and turns what went wrong into a line and an exit
/// code.
@main
struct MetricsCLI {
  static func main() {
    Console.endWithReader()
    exitProcess(run(RawArguments.current).rawValue)
  }

  static func run(_ arguments: RawArguments) -> ExitCode {
    do {
      try RootCommand.run(try arguments.decoded())
      return .done
    } catch is CheckFailed {
      return .checkFailed
    } catch let error as UsageError {
      Console.complain(error.message)
      return .wrongCommandLine
    } catch {
      Console.complain("Error: \(error)")
      return .unusableInput
    }
  }
}

import FieldMetrics

/// `metrics-cli corpus`: many font files, a line of JSON for each face.
enum CorpusCommand {
  private enum Format: String, CaseIterable {
    case jsonl
  }

  private static let filesFrom = OptionSpec(
    names: ["--files-from"], value: "list",
    help: "A file with a path on each line, or - for standard input; after the files named.")
  private static let format = OptionSpec(
    names: ["--format"], value: "format", help: "(default: jsonl)",
    choices: Format.allCases.map(\.rawValue))
  private static let jobs = OptionSpec(
    names: ["--jobs"], value: "count",
    help: "How many threads read; the output is the same. (default: 1 for each processor)")

  static let spec = CommandSpec(
    name: "metrics-cli corpus",
    abstract: "The line metrics of many font files.",
    discussion: """
      A line of JSON for each face, as inspect has it, in the order of the files; without SHA-256 and \
      coverage, for which all of a file would have to be read. A file that cannot be used has a line \
      with an error, and the exit code is 2 after the last one.
      """,
    examples: [
      ("metrics-cli corpus fonts/*.ttf", "All platforms, in font units."),
      (
        "find fonts -type f | metrics-cli corpus --files-from - --sizes 16",
        "Line heights of all fonts of a folder at 16 px on every platform."
      ),
    ],
    options: [filesFrom] + PlatformArguments.all + [format, jobs, OutputOptions.output],
    operands: ["file"], hasManyOperands: true)

  static func run(_ arguments: ParsedArguments) throws {
    _ = try arguments.choice(format, Format.self)
    let options = try PlatformArguments.options(arguments)
    let jobs = try arguments.value(jobs, hint: "Please provide a whole number from 1 to 64.") {
      Int($0).flatMap { (1...64).contains($0) ? $0 : nil }
    }
    guard !arguments.operands.isEmpty || arguments.has(filesFrom) else {
      throw UsageError("Missing files, or '\(filesFrom.usage)'", in: spec)
    }
    let list = try arguments.value(filesFrom).map { name throws(InputError) in
      try InputFile(name)
    }
    var outcome = CorpusRun.Outcome()
    try OutputOptions.deliver(arguments) { output in
      var run = CorpusRun(CorpusExporter(options: options), jobs: jobs ?? min(8, Processors.count))
      outcome = try run.read(arguments.operands, list, &output)
    }
    if outcome.failures > 0 { throw Failures(outcome: outcome) }
  }

  /// Told at the end: the lines of the others are written.
  private struct Failures: Error, CustomStringConvertible {
    let outcome: CorpusRun.Outcome

    var description: String {
      "\(outcome.failures) of \(outcome.records) records \(outcome.failures == 1 ? "is" : "are") a"
        + " file or face that cannot be used; see \"error\" in the output"
    }
  }
}

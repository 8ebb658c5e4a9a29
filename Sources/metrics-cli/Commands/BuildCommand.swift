import FieldMetrics

/// `metrics-cli build`: all files that a configuration asks for.
enum BuildCommand {
  private static let configuration = OptionSpec(
    names: ["--config"], value: "file",
    help: "The configuration. (default: \(BuildConfiguration.fileName))")

  static let spec = CommandSpec(
    name: "metrics-cli build",
    abstract: "Write all files that fieldmetrics.json asks for, or check them.",
    discussion: """
      The configuration has tables, with the options of metrics-cli table as keys, and for each the \
      files that it is written to. Paths are relative to it. All tables are computed before the \
      first file is written; files that are as they should be keep their time stamps. \
      metrics-cli init writes one to begin with; Schemas/fieldmetrics.schema.json describes it.
      """,
    examples: [
      ("metrics-cli build", "Writes what is not as it should be."),
      ("metrics-cli build --check", "Writes nothing; exit 1 when a file is stale, and says why."),
      (
        "metrics-cli build --check --report github",
        "The same as annotations of a pull request; also json and junit."
      ),
      ("metrics-cli build --watch", "Writes again when a font or the configuration changes."),
    ],
    options: [configuration] + FreshnessArguments.all)

  static func run(_ arguments: ParsedArguments) throws {
    let freshness = try FreshnessArguments(arguments)
    let path = arguments.value(configuration) ?? BuildConfiguration.fileName
    guard path != "-", !path.isEmpty else {
      throw UsageError.invalid(path, for: configuration, "Please name a file.", in: spec)
    }
    try freshness.run(arguments) {
      let plan = try BuildPlan(path)
      if freshness.isCheck {
        try freshness.report(
          try plan.outputs.map { try $0.file.checked(tolerance: freshness.tolerance) })
        return plan.inputs
      }
      var written = 0
      for output in plan.outputs where try output.file.write() {
        written += 1
        try Console.print("\(output.file.path.terminalSafe)\n")
      }
      if let depfile = freshness.depfile {
        try Depfile(outputs: plan.outputs.map(\.file.path), inputs: plan.inputs).write(to: depfile)
      }
      Console.complain("\(written) of \(plan.outputs.count) written")
      return plan.inputs
    }
  }
}

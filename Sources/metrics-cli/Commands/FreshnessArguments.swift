import FieldMetrics

/// The options that keep generated files fresh, the same for every command that writes them.
struct FreshnessArguments {
  static let check = OptionSpec(
    names: ["--check"], value: nil,
    help: "Write nothing; exit 1 when a file is not what would be written now.")
  static let tolerance = OptionSpec(
    names: ["--tolerance"], value: "difference",
    help: "With --check: numbers that differ by no more are equal. (default: 0)")
  static let report = OptionSpec(
    names: ["--report"], value: "format",
    help: "With --check: how differences are said. (default: text)",
    choices: CheckReport.Format.allCases.map(\.rawValue))
  static let depfile = OptionSpec(
    names: ["--depfile"], value: "file",
    help: "Write what the output depends on to this file, as a rule for make.")
  static let watch = OptionSpec(
    names: ["--watch"], value: nil,
    help: "Go on, and write again when a file that was read changes, until Control-C.")

  static let all = [check, tolerance, report, depfile, watch]

  let isCheck: Bool
  let tolerance: Double
  /// `nil` for none.
  let depfile: String?
  private let isWatch: Bool
  private let format: CheckReport.Format

  /// Whether anything is done with the files that are read.
  var needsInputs: Bool { isWatch || depfile != nil }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    isCheck = arguments.has(Self.check)
    isWatch = arguments.has(Self.watch)
    depfile = arguments.value(Self.depfile)
    tolerance =
      try arguments.value(Self.tolerance, hint: "Please provide a number, 0 or more.") {
        Double(decimal: $0).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
      } ?? 0
    format = try arguments.choice(Self.report) ?? .text
    for option in [Self.tolerance, Self.report] where arguments.has(option) && !isCheck {
      throw UsageError("'\(option.usage)' needs '--check'", in: arguments.command)
    }
    for option in [Self.depfile, Self.watch] where arguments.has(option) && isCheck {
      throw UsageError("'\(option.usage)' and '--check' exclude each other", in: arguments.command)
    }
    let hasOutput = arguments.command.options.contains { $0.name == OutputOptions.output.name }
    let file = arguments.value(OutputOptions.output)
    for option in [Self.check, Self.depfile, Self.watch]
    where arguments.has(option) && hasOutput && (file == nil || file == "-") {
      throw UsageError(
        "'\(option.usage)' needs '\(OutputOptions.output.usage)'", in: arguments.command)
    }
    if isWatch, arguments.all(FontOptions.font).contains("-") {
      throw UsageError("'--watch' cannot read standard input again", in: arguments.command)
    }
  }

  /// Does work once, or again and again.
  ///
  /// - Parameter work: gives back the files that it reads.
  func run(_ arguments: ParsedArguments, _ work: () throws -> [String]) throws {
    guard isWatch else {
      _ = try work()
      return
    }
    try Watch.run(work)
  }

  /// Prints what a check found.
  ///
  /// - Throws: ``CheckFailed`` when not all is fresh.
  func report(_ outputs: [CheckedOutput]) throws {
    let report = CheckReport(outputs)
    try Console.print(report.text(format))
    if !report.isFresh { throw CheckFailed() }
  }
}

/// A check has said what is wrong; the exit code says the rest.
struct CheckFailed: Error {}

/// A file that is written, or compared with what would be.
struct GeneratedFile {
  let path: String
  let table: MetricsTable
  let exporter: any TableExporter

  /// Beside the file that is there.
  func checked(tolerance: Double) throws -> CheckedOutput {
    guard let text = try Self.text(of: path) else { return CheckedOutput(missing: path) }
    return CheckedOutput(
      file: path, text: text, table: table, exporter: exporter, tolerance: tolerance)
  }

  /// Writes the file unless it is so already, which leaves its time stamp alone.
  ///
  /// - Returns: whether it was written.
  func write() throws -> Bool {
    let text = exporter.text(of: table)
    if let old = try? Self.bytes(of: path), old == Array(text.utf8) { return false }
    try OutputFile.makeFolder(of: path)
    try OutputFile.write(text, to: path)
    return true
  }

  private static func text(of path: String) throws -> String? {
    guard OutputFile.exists(path) else { return nil }
    return String(decoding: try bytes(of: path), as: UTF8.self)
  }

  static func bytes(of path: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try InputFile(path).read { chunk, _ in
      bytes.append(contentsOf: chunk)
      return chunk.count
    }
    return bytes
  }
}

/// The files that a table is made of.
enum InputPaths {
  /// Fonts where they are found, and a component of the user's own; not standard input.
  static func ofTable(_ arguments: ParsedArguments) throws -> [String] {
    var paths: [String] = []
    for option in [FontOptions.font, FontOptions.fallback, TableCommand.semibold] {
      for name in arguments.all(option) where name != "-" {
        paths.append(try FontLocator.path(of: name))
      }
    }
    let components = arguments.all(ComponentOptions.component)
    return paths + components.filter { ComponentOptions.isFile($0) && $0 != "-" }
  }
}

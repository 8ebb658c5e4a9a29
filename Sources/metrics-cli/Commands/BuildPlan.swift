import FieldMetrics

/// The files that a configuration asks for, with their tables, each table computed once.
struct BuildPlan {
  struct Output {
    let file: GeneratedFile
    let format: TableFormat
    /// What its source declares; `nil` for nothing that could collide.
    let name: String?
    let line: Int
  }

  private(set) var outputs: [Output] = []
  /// All files that are read, the configuration first.
  private(set) var inputs: [String]

  /// - Throws: ``UnusableConfiguration`` with the line that is wrong.
  init(_ path: String) throws {
    inputs = [path]
    let configuration: BuildConfiguration
    do {
      let bytes = try GeneratedFile.bytes(of: path)
      guard bytes.count <= BuildConfiguration.largestFile else {
        throw ConfigurationError(
          line: nil,
          problem: "\(bytes.count) bytes, at most \(BuildConfiguration.largestFile) expected")
      }
      configuration = try BuildConfiguration(json: bytes)
    } catch let error as ConfigurationError {
      throw UnusableConfiguration(file: path, error: error)
    }
    let settings = BuildSettings(configuration: path)
    var tables: [[String]: MetricsTable] = [:]
    for entry in configuration.tables {
      do {
        let words = try settings.words(of: entry.settings, BuildSettings.tableOptions)
        let arguments = try ParsedArguments(words, command: TableCommand.spec)
        try TableCommand.checkCombinations(arguments)
        let table = try tables[words] ?? TableCommand.table(arguments)
        if tables.updateValue(table, forKey: words) == nil {
          for input in try InputPaths.ofTable(arguments) where !inputs.contains(input) {
            inputs.append(input)
          }
        }
        for output in entry.outputs { try add(output, table, settings) }
      } catch {
        throw UnusableConfiguration(file: path, at: entry.line, error)
      }
    }
    try checkCollisions(path)
  }

  private mutating func add(
    _ output: BuildConfiguration.Output, _ table: MetricsTable, _ settings: BuildSettings
  ) throws {
    do {
      let words = try settings.words(of: output.settings, BuildSettings.outputOptions)
      let arguments = try ParsedArguments(words, command: TableCommand.spec)
      let format = try arguments.choice(ExportArguments.format, TableFormat.self) ?? .text
      let options = try ExportArguments.options(arguments, format, isFile: true)
      outputs.append(
        Output(
          file: GeneratedFile(
            path: settings.path(output.file), table: table, exporter: format.exporter(options)),
          format: format, name: format.declaredName(of: table, options), line: output.line))
    } catch {
      throw ConfigurationError(line: output.line, problem: UnusableConfiguration.problem(error))
    }
  }

  /// Nothing is written over what is read, or twice, and no two files of a folder declare one name.
  private func checkCollisions(_ path: String) throws {
    for (index, output) in outputs.enumerated() {
      let file = output.file.path
      for input in inputs where input == file || OutputFile.isSame(input, file) {
        throw UnusableConfiguration(
          file: path, at: output.line, problem: "output \(file.quoted) is a file that is read")
      }
      for other in outputs[..<index] {
        if other.file.path == file || OutputFile.isSame(other.file.path, file) {
          throw UnusableConfiguration(
            file: path, at: output.line, problem: "output \(file.quoted) is written twice")
        }
        guard let name = output.name, name == other.name, output.format == other.format,
          Self.folder(file) == Self.folder(other.file.path)
        else { continue }
        throw UnusableConfiguration(
          file: path, at: output.line,
          problem: "\(other.file.path.quoted), of \(Self.source(other)), and \(file.quoted), of"
            + " \(Self.source(output)), both declare \(name); give one a namespace")
      }
    }
  }

  private static func source(_ output: Output) -> String {
    (output.file.table.font.fileName ?? "the system font").terminalSafe
  }

  private static func folder(_ path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}

/// A configuration that cannot be used.
struct UnusableConfiguration: Error, CustomStringConvertible {
  let file: String
  let error: ConfigurationError

  init(file: String, error: ConfigurationError) {
    self.file = file
    self.error = error
  }

  init(file: String, at line: Int, problem: String) {
    self.init(file: file, error: ConfigurationError(line: line, problem: problem))
  }

  /// - Parameter line: where to look for what says no line itself.
  init(file: String, at line: Int, _ error: any Error) {
    self.init(
      file: file,
      error: error as? ConfigurationError
        ?? ConfigurationError(line: line, problem: Self.problem(error)))
  }

  static func problem(_ error: any Error) -> String {
    (error as? UsageError)?.problem ?? "\(error)"
  }

  var description: String { "\(file.quoted), \(error)" }
}

import Foundation
import Testing

/// A compiler or parser of somebody else's, which `script/test builds` runs generated source through.
struct BuildTool {
  /// Whether the stage runs.
  static let isStage = ProcessInfo.processInfo.environment["FIELDMETRICS_BUILDS"] != nil
  /// Whether a tool that is absent is a failure.
  private static let isCI = !(ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty
  /// Python with the packages of the stage.
  static let python = ProcessInfo.processInfo.environment["FIELDMETRICS_BUILDS_PYTHON"]
    .flatMap { $0.isEmpty ? nil : $0 }

  /// Whether a test that needs tools should run: in CI in any case, so that it fails without them.
  static func canRun(_ names: String...) -> Bool {
    isStage && (isCI || names.allSatisfy { path($0) != nil })
  }

  static func canRunPython() -> Bool { isStage && (isCI || python != nil) }

  static func path(_ name: String) -> String? {
    if name.hasPrefix("/") { return name }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Runs a tool in a folder; anything but success is an issue with what the tool said.
  @discardableResult
  static func run(_ name: String, _ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path(name), "\(name) is not here"))
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let log = folder.appendingPathComponent("log-\(UUID().uuidString)")
    let output = folder.appendingPathComponent("output-\(UUID().uuidString)")
    for file in [log, output] { try Data().write(to: file) }
    process.standardError = try FileHandle(forWritingTo: log)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    let errors = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    try #require(
      process.terminationStatus == 0,
      "\(name) \(arguments.joined(separator: " ")): \(errors.suffix(3000))\(text.suffix(1000))")
    return text
  }
}

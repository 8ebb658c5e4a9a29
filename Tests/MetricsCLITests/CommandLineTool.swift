import Foundation
import Testing

/// Runs the built `metrics-cli` as a user does: a process of its own.
struct CommandLineTool {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Named by the caller, else beside the test bundle, where SwiftPM builds it.
  static var executable: URL {
    if let path = ProcessInfo.processInfo.environment["FIELDMETRICS_CLI"] {
      return URL(fileURLWithPath: path)
    }
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("metrics-cli")
  }

  /// - Parameters:
  ///   - folder: the working folder; the checkout when not given.
  ///   - environment: variables on top of an environment of its own.
  ///   - input: what standard input holds.
  static func run(
    _ arguments: [String], in folder: URL = root, environment: [String: String] = [:],
    input: Data = Data()
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["HOME": "/nonexistent", "PATH": "/usr/bin:/bin"].merging(environment) {
      $1
    }
    // Files instead of pipes: nothing can fill up while nobody reads.
    let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("metrics-cli-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    let files = ["input", "output", "errors"].map { temporary.appendingPathComponent($0) }
    try input.write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }

  /// A folder that goes away after the body.
  static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metrics-cli-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}

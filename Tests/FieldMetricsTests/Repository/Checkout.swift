import Foundation

/// The files of this checkout.
enum Checkout {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  struct SourceFile: Sendable, CustomStringConvertible {
    /// Relative to the checkout.
    let path: String
    let text: String

    var description: String { path }

    /// The text without comments and string literals.
    var code: String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let uncommented = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
        return uncommented.replacing(#/"[^"]*"/#, with: "\"\"")
      }.joined(separator: "\n")
    }
  }

  static func swiftFiles(in folder: String) throws -> [SourceFile] {
    let start = root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: start.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SourceFile(
        path: "\(folder)/\(path)",
        text: try String(contentsOf: start.appendingPathComponent(path), encoding: .utf8))
    }
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}

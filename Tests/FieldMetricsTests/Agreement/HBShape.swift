import Foundation

@testable import FieldMetrics

/// `hb-shape`, HarfBuzz's own program: many texts of one script in one process.
struct HBShape {
  let fontPath: String
  let faceIndex: Int
  let coordinates: [AxisCoordinate]
  var features: [String] = []
  var language = "und"
  /// What stands around each text, for letters that join.
  var before = ""
  var after = ""

  /// A glyph as the program prints it.
  struct Glyph: Hashable, Decodable, CustomStringConvertible {
    let id: Int
    let cluster: Int
    let advance: Int
    let xOffset: Int
    let yOffset: Int

    enum CodingKeys: String, CodingKey {
      case id = "g"
      case cluster = "cl"
      case advance = "ax"
      case xOffset = "dx"
      case yOffset = "dy"
    }

    var description: String { "\(id)=\(cluster)@\(xOffset),\(yOffset)+\(advance)" }
  }

  enum Failure: Error, CustomStringConvertible {
    case notInstalled
    case failed(String)

    var description: String {
      switch self {
      case .notInstalled: "hb-shape is missing: run script/bootstrap --test"
      case .failed(let message): "hb-shape failed: \(message)"
      }
    }
  }

  /// - Returns: the glyphs of each text, from left to right.
  /// - Throws: ``Failure``.
  func shape(_ texts: ShapingTexts) throws -> [[Glyph]] {
    try shape(texts.texts, script: texts.script, isRightToLeft: texts.isRightToLeft)
  }

  func shape(
    _ texts: [String], script: String, isRightToLeft: Bool
  ) throws -> [[Glyph]] {
    let input = FileManager.default.temporaryDirectory
      .appendingPathComponent("hb-shape-\(UUID().uuidString).txt")
    try texts.map { $0 + "\n" }.joined().write(to: input, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: input) }
    let output = try run(
      arguments(script: script, isRightToLeft: isRightToLeft, input: input.path))
    let lines = output.split(separator: "\n")
    guard lines.count == texts.count else {
      throw Failure.failed("\(lines.count) lines for \(texts.count) texts")
    }
    return try lines.map { try JSONDecoder().decode([Glyph].self, from: Data($0.utf8)) }
  }

  private func arguments(script: String, isRightToLeft: Bool, input: String) -> [String] {
    var arguments = [
      "--shapers=ot", "--font-funcs=ot", "--utf8-clusters", "--no-glyph-names", "-O", "json",
      "--language=\(language)", "--script=\(script)",
      "--direction=\(isRightToLeft ? "rtl" : "ltr")", "--face-index=\(faceIndex)",
      "--text-file=\(input)",
    ]
    if !coordinates.isEmpty {
      let settings = coordinates.map { "\($0.tag)=\($0.value)" }
      arguments.append("--variations=\(settings.joined(separator: ","))")
    }
    if !features.isEmpty { arguments.append("--features=\(features.joined(separator: ","))") }
    if !before.isEmpty { arguments.append("--text-before=\(before)") }
    if !after.isEmpty { arguments.append("--text-after=\(after)") }
    return arguments + [fontPath]
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["hb-shape"] + arguments
    // It reads its arguments in the character set of the locale, which a bare machine has none of.
    process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // The program says little on the second pipe, so reading one after the other cannot block it.
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let message = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // 127 is env's answer when it does not find the program.
    if process.terminationStatus == 127 { throw Failure.notInstalled }
    guard process.terminationStatus == 0 else { throw Failure.failed(message) }
    return text
  }
}

extension HBShape.Glyph {
  /// A glyph of ours; its cluster counted from the start of its run.
  init(_ glyph: ShapedGlyph, runStart: Int = 0) {
    func whole(_ units: FontUnits) -> Int { Int(exactly: units.value) ?? .min }
    self.init(
      id: glyph.id, cluster: glyph.cluster - runStart, advance: whole(glyph.advance),
      xOffset: whole(glyph.xOffset), yOffset: whole(glyph.yOffset))
  }
}

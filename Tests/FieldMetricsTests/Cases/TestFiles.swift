import Foundation
import TestSupport

@testable import FieldMetrics

/// The files in the test bundle.
enum TestFiles {
  struct NoSuchFile: Error {
    let name: String
  }

  static func url(of name: String, in folder: String) throws -> URL {
    guard let url = Bundle.module.url(forResource: folder, withExtension: nil) else {
      throw NoSuchFile(name: folder)
    }
    let file = url.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: file.path) else { throw NoSuchFile(name: name) }
    return file
  }

  static func fontFile(_ name: String) throws -> FontFile {
    try FontFile(path: url(of: name, in: "Fonts").path)
  }

  static func face(_ name: String, _ index: Int = 0) throws -> Face {
    try fontFile(name).face(at: index)
  }

  /// The path of a little font or of one of `fonts/fonts.json`.
  static func path(of font: String) throws -> String {
    Fixtures.bootstrapFonts.contains { $0.file == font }
      ? try Fixtures.bootstrapPath(font) : try url(of: font, in: "Fonts").path
  }

  /// A stack of fonts by their names: little ones, or those of `fonts/fonts.json`.
  static func stack(_ names: [String]) throws -> FontStack {
    let faces = try names.map { try FontFile(path: path(of: $0)).face() }
    return try FontStack(faces[0], fallbacks: Array(faces.dropFirst()))
  }

  static func shaper(
    _ names: String..., options: ShapingOptions = .init()
  ) throws -> TextShaper {
    try TextShaper(stack(names), options: options)
  }

  static func fontBytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(of: name, in: "Fonts")))
  }
}

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

  /// A stack of fonts by their names: little ones, or those of `fonts/fonts.json`.
  static func stack(_ names: [String]) throws -> FontStack {
    let faces = try names.map { name in
      Fixtures.bootstrapFonts.contains { $0.file == name }
        ? try FontFile(path: Fixtures.bootstrapPath(name)).face() : try face(name)
    }
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

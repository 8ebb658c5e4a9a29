import Foundation

/// The fonts that tests use.
///
/// The bootstrap fonts are those of `fonts/fonts.json`, fetched by `script/bootstrap --test`.
public enum Fixtures {
  /// The checkout that these sources lie in.
  public static let checkout = #filePath.parent(levels: 3)

  /// The folder of the fetched fonts.
  public static let bootstrapFolder = checkout + "/fonts"

  /// A font of `fonts/fonts.json`.
  public struct BootstrapFont: Hashable, Sendable, CustomStringConvertible {
    public let file: String
    public let sha256: String

    /// What a test's report shows.
    public var description: String { file }

    /// - Throws: ``Missing`` when the font has not been fetched.
    public var path: String {
      get throws { try Fixtures.bootstrapPath(file) }
    }
  }

  /// The fonts of `fonts/fonts.json`, in its order; empty when the list cannot be read, so a test
  /// should expect it not to be.
  public static let bootstrapFonts: [BootstrapFont] = {
    guard let data = FileManager.default.contents(atPath: bootstrapFolder + "/fonts.json"),
      let entries = try? JSONDecoder().decode([Entry].self, from: data)
    else { return [] }
    return entries.map { BootstrapFont(file: $0.file, sha256: $0.sha256) }
  }()

  /// The path of a font in `fonts/`.
  ///
  /// - Throws: ``Missing`` when the font has not been fetched.
  public static func bootstrapPath(_ file: String) throws -> String {
    let path = bootstrapFolder + "/" + file
    guard FileManager.default.fileExists(atPath: path) else { throw Missing(file: file) }
    return path
  }

  /// The path of a little font drawn for tests, such as `base.ttf`.
  public static func testFontPath(_ file: String) -> String {
    checkout + "/Tests/FieldMetricsTests/Fonts/" + file
  }

  /// A font that a test needs is not in `fonts/`.
  public struct Missing: Error, CustomStringConvertible {
    public let file: String

    public var description: String { "fonts/\(file) is missing: run script/bootstrap --test" }
  }

  private struct Entry: Decodable {
    let file: String
    let sha256: String
  }
}

extension String {
  /// The path of a folder above.
  fileprivate func parent(levels: Int) -> String {
    split(separator: "/").dropLast(levels).reduce(into: "") { $0 += "/" + $1 }
  }
}

import Foundation

@testable import FieldMetrics

/// The line metrics of all fonts in a folder beside FreeType's and HarfBuzz's: figures and names.
struct FolderAgreement {
  private(set) var files = 0
  private(set) var faces = 0
  /// Comparisons of one value set at one place of one face.
  private(set) var comparisons = 0
  private(set) var equal = 0
  private(set) var explained: [KnownDisagreement: Int] = [:]
  /// An example for each exception.
  private(set) var examples: [KnownDisagreement: String] = [:]
  private(set) var differing: [String] = []
  /// Files and faces that we read and an engine does not, or that we refuse.
  private(set) var refused: [String] = []

  /// Font files in a folder and the folders in it, in a fixed order; a file twice under two names
  /// counts twice.
  static func fontFiles(in folder: String) -> [String] {
    let endings: Set = ["ttf", "otf", "ttc", "otc"]
    let walk = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = walk?.nextObject() as? String {
      guard endings.contains((path as NSString).pathExtension.lowercased()) else { continue }
      paths.append(folder + "/" + path)
    }
    return paths.sorted()
  }

  init(folder: String) {
    for path in Self.fontFiles(in: folder) {
      add(path, name: String(path.dropFirst(folder.count + 1)))
    }
  }

  private mutating func add(_ path: String, name: String) {
    // A link that points out of the folder.
    guard FileManager.default.fileExists(atPath: path) else { return }
    files += 1
    do {
      let file = try FontFile(path: path)
      guard let bytes = OracleBytes(path: path) else {
        refused.append("\(name): HarfBuzz cannot read the file")
        return
      }
      for index in 0..<file.faceCount { add(file, index, bytes, name: name) }
    } catch {
      refused.append("\(name): \(error)")
    }
  }

  private mutating func add(_ file: FontFile, _ index: Int, _ bytes: OracleBytes, name: String) {
    faces += 1
    do {
      let agreement = try LineAgreement(file.face(at: index), bytes)
      for comparison in agreement.comparisons {
        comparisons += 1
        switch comparison.verdict {
        case .equal: equal += 1
        case .different: differing.append("\(name) face \(index): \(comparison)")
        case .explained(let why):
          explained[why, default: 0] += 1
          examples[why] = examples[why] ?? "\(name) face \(index): \(comparison)"
        }
      }
    } catch {
      refused.append("\(name) face \(index): \(error)")
    }
  }

  var summary: String {
    var lines = [
      "\(files) files, \(faces) faces, \(comparisons) comparisons:"
        + " \(equal) equal, \(explained.values.reduce(0, +)) named exceptions,"
        + " \(differing.count) differing, \(refused.count) refused"
    ]
    for why in KnownDisagreement.allCases {
      guard let count = explained[why] else { continue }
      lines.append("  \(count) \(why.rawValue): \(why.reason); \(examples[why] ?? "")")
    }
    lines += refused.map { "refused: \($0)" }
    lines += differing.map { "differs: \($0)" }
    return lines.joined(separator: "\n")
  }
}

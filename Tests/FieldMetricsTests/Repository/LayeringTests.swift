import Foundation
import Testing

/// The rooms of the library, in the order of docs/architecture.md: a room uses only rooms before it.
private let rooms = [
  "Units", "Font", "LineMetrics", "Graphemes", "Text", "Numbers", "LabelFiles", "Shaping",
  "TypeLadder", "FieldLayout", "FieldBehavior", "LookupTable", "Derivations", "Comparisons",
  "Export", "Pictures",
]

/// Which room may import a C library.
private let homes = [
  "CFreeType": "Font", "CSHA256": "Font", "CICU": "Text", "CHarfBuzz": "Shaping",
]

struct LayeringTests {
  private static let files = (try? Checkout.swiftFiles(in: "Sources/FieldMetrics")) ?? []

  private static func room(of file: Checkout.SourceFile) -> String {
    String(file.path.split(separator: "/")[2])
  }

  /// Names of the types that each room declares at file level.
  private static let declared: [String: Set<String>] = {
    var declared: [String: Set<String>] = [:]
    for file in files {
      for match in file.code.matches(
        of: #/(?m)^(?:public )?(?:final )?(?:struct|enum|class|protocol) (\w+)/#)
      {
        declared[room(of: file), default: []].insert(String(match.1))
      }
    }
    return declared
  }()

  @Test("Every folder of the library is a room of the list, and the list has no others")
  func roomsAreKnown() {
    #expect(Set(Self.files.map(Self.room(of:))) == Set(rooms))
  }

  @Test("A room names no type of a room after it", arguments: files)
  func roomsUseOnlyRoomsBefore(file: Checkout.SourceFile) throws {
    let position = try #require(rooms.firstIndex(of: Self.room(of: file)))
    let words = Set(file.code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    for later in rooms[(position + 1)...] {
      #expect(words.isDisjoint(with: Self.declared[later] ?? []), "uses room \(later)")
    }
  }

  @Test("A C library is imported by its room alone, and never publicly", arguments: files)
  func cImportsStayAtHome(file: Checkout.SourceFile) {
    for (library, home) in homes where file.code.contains("import \(library)") {
      #expect(Self.room(of: file) == home)
      #expect(!file.code.contains("public import \(library)"))
    }
  }

  @Test("Sources do without Foundation, force and leftovers")
  func sourcesKeepTheRules() throws {
    let forbidden = [
      "import Foundation", "fatalError(", "try!", "as!", "preconditionFailure(", "TODO", "FIXME",
    ]
    for file in try Checkout.swiftFiles(in: "Sources") {
      for word in forbidden where file.text.contains(word) {
        Issue.record("\(file.path) contains \(word)")
      }
    }
  }

  @Test("No source file is longer than 400 lines")
  func filesAreSmall() throws {
    for file in try Checkout.swiftFiles(in: "Sources") {
      // What is written by a script is data that nobody reads through.
      if file.text.hasPrefix("// Written by script/") { continue }
      #expect(file.text.split(separator: "\n").count <= 400, "\(file.path)")
    }
  }

  @Test("No font file of others is committed")
  func noFontsAreCommitted() throws {
    let ignored = try Checkout.text(".gitignore")
    for kind in ["ttf", "otf", "ttc"] { #expect(ignored.contains("fonts/*.\(kind)")) }
  }
}

import TestSupport
import Testing

@testable import FieldMetrics

/// A public report, as what is asked and what must come out.
struct PublicCase: Sendable, CustomTestStringConvertible {
  let id: String
  let input: JSONTree
  let expected: JSONTree

  var testDescription: String { id }

  init(_ entry: JSONTree) throws {
    id = try entry.string("id")
    input = try entry.member("input")
    expected = try entry.member("expected")
  }

  static let files = ["cases.json", "shaping-cases.json", "field-cases.json"]

  /// The cases of all files; none when one cannot be read, which a test of its own reports.
  static let all = (try? files.flatMap { try load($0) }) ?? []

  static func load(_ file: String) throws -> [PublicCase] {
    try JSONTree(dataFile: file).array("cases").map { try PublicCase($0) }
  }

  static func with(_ id: String) throws -> PublicCase {
    try #require(all.first { $0.id == id }, "no case \(id)")
  }

  /// The face that the case is about.
  func face() throws -> Face {
    try TestFiles.face(try input.string("font"), try input["face"]?.asWhole() ?? 0)
  }

  /// A step of `expected` by the case's name for it.
  static func category(_ name: String) throws -> ContentSizeCategory {
    try #require(ContentSizeCategory(name: name))
  }
}

struct PublicCaseTests {
  @Test("Every case has an id of its own, a source, and a test that names it")
  func everyCaseIsTested() throws {
    let cases = try PublicCase.files.flatMap { try PublicCase.load($0) }
    #expect(cases.count == Set(cases.map(\.id)).count)
    let tested =
      VerticalMetricsCaseTests.ids + VariableFontCaseTests.ids + DynamicTypeCaseTests.ids
      + ContainerCaseTests.ids + MalformedFontCaseTests.ids + WidthCaseTests.ids
      + InkCaseTests.ids + TruncationCaseTests.ids + FieldCaseTests.ids
    #expect(tested.sorted() == cases.map(\.id).sorted())
    for file in PublicCase.files {
      for entry in try JSONTree(dataFile: file).array("cases") {
        #expect(try !entry.strings("source").isEmpty)
      }
    }
  }

  @Test("Every font of a case is there", arguments: PublicCase.all)
  func fontsAreThere(_ entry: PublicCase) throws {
    let names =
      try [entry.input["font"]].compactMap { try $0?.asString() }
      + (entry.input["fonts"]?.strings() ?? [])
    for name in names where !Fixtures.bootstrapFonts.contains(where: { $0.file == name }) {
      _ = try TestFiles.url(of: name, in: "Fonts")
    }
  }
}

extension Face {
  /// What iOS takes at the default place.
  var iosMetrics: LineMetrics { lineMetrics(rule: .ios, at: defaultPlace).metrics }

  func hasFinding(_ id: String) -> Bool { findings.contains { $0.id == id } }
}

extension LineMetrics {
  func points(_ length: FontUnits, at size: Points) -> Double {
    length.points(at: size, unitsPerEm: unitsPerEm).value
  }
}

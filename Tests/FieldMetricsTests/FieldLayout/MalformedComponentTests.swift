import TestSupport
import Testing

@testable import FieldMetrics

/// Source: Data/malformed-components.json, written for this test; each problem was read and judged
/// right by a person before it was recorded.
@Suite("Malformed component files")
struct MalformedComponentTests {
  static let files = (try? JSONTree(dataFile: "malformed-components.json").array()) ?? []

  @Test("There are more than a hundred")
  func areMany() { #expect(Self.files.count > 100) }

  @Test("Each gives one line: where, what was found, what would be right", arguments: files)
  func oneLine(_ entry: JSONTree) throws {
    let file = try entry.string("file")
    let error = #expect(throws: ComponentError.self) {
      try FieldComponent(json: Array(file.utf8))
    }
    let problem = try #require(error?.description)
    #expect(problem == (try entry.string("problem")))
    #expect(!problem.contains("\n"))
  }

  @Test(
    "A file that is no UTF-8, and one that is too large, are refused",
    arguments: [
      ([0xFF, 0xC0, 0x80] as [UInt8], "UTF-8"),
      (Array(repeating: 0x20, count: FieldComponent.largestFile + 1), "at most 1048576"),
    ])
  func notText(_ bytes: [UInt8], _ word: String) throws {
    let error = #expect(throws: ComponentError.self) { try FieldComponent(json: bytes) }
    #expect(error?.description.contains(word) == true)
  }

  @Test("A cut file never ends in anything but an error", arguments: FieldComponent.builtInNames)
  func cutFiles(_ name: String) throws {
    let bytes = try #require(FieldComponent.builtInFile(name))
    for length in stride(from: 0, to: bytes.count - 1, by: 37) {
      #expect(throws: ComponentError.self) { try FieldComponent(json: Array(bytes[..<length])) }
    }
  }

  @Test("A file with a changed byte is read or refused", arguments: 0..<20 as Range<UInt64>)
  func changedFiles(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let name = try #require(FieldComponent.builtInNames.randomElement(using: &random))
    var bytes = try #require(FieldComponent.builtInFile(name))
    for _ in 0..<40 {
      let index = Int.random(in: bytes.indices, using: &random)
      let old = bytes[index]
      bytes[index] = UInt8.random(in: 0x20...0x7E, using: &random)
      if let component = try? FieldComponent(json: bytes) {
        _ = try FieldLayouter(component: component, measurer: GivenMeasurer()).frames(
          width: 361, flags: component.flags([]), direction: .leftToRight)
      }
      bytes[index] = old
    }
  }
}

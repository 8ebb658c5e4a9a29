import CICU
import FieldMetrics
import Foundation
import TestSupport
import Testing

/// Texts of labels that other tools got wrong, with the right answers.
struct TextCaseTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    enum Kind: String, Decodable {
      case direction, visualOrder, lineBreak
    }

    /// The name of the case and where it was reported.
    let id: String
    let source: [String]
    let kind: Kind
    let text: String

    let direction: String?
    let firstBidiClasses: [String]?

    /// The text from left to right in a right-to-left paragraph, brackets not mirrored.
    let visual: String?
    /// Whether two numbers are still in the order of the text.
    let keepsOrder: Bool?

    let language: String?
    let segments: [String]?
    let segmentCount: Int?

    var testDescription: String { "\(id) \(text.debugDescription)" }
  }

  static let cases: [Case] = {
    let path = Fixtures.checkout + "/Tests/FieldMetricsTests/Data/text-cases.json"
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return (try? JSONDecoder().decode([Case].self, from: data)) ?? []
  }()

  @Test("All cases are there, each with where it comes from")
  func casesAreComplete() {
    #expect(Self.cases.count == 58)
    #expect(Set(Self.cases.map(\.id)).count == 12)
    #expect(Self.cases.allSatisfy { !$0.source.isEmpty })
  }

  @Test("Base direction", arguments: cases.filter { $0.kind == .direction })
  func baseDirection(of example: Case) throws {
    let direction = try #require(example.direction)
    #expect(try BaseDirection(of: example.text).rawValue == direction)
    #expect(cicu_load() == nil)
    let classes = example.text.unicodeScalars.prefix(8).map {
      String(cString: cicu_bidi_class_name($0.value))
    }
    #expect(classes == example.firstBidiClasses)
    // The same through levels, the interface deciding for neutral text.
    for neutral in [TextDirection.leftToRight, .rightToLeft] where !example.text.isEmpty {
      let paragraphs = try BidiParagraphs.paragraphs(
        of: example.text, base: .automatic(neutral: neutral))
      let expected = try BaseDirection(of: example.text).resolved(neutral: neutral)
      #expect(paragraphs.first?.level == (expected == .leftToRight ? 0 : 1))
    }
  }

  @Test("Visual order", arguments: cases.filter { $0.kind == .visualOrder })
  func visualOrder(of example: Case) throws {
    let visual = try Self.visualText(of: example.text, base: .rightToLeft)
    #expect(visual == example.visual)
    if let keepsOrder = example.keepsOrder {
      #expect((Self.withoutControls(visual) == Self.withoutControls(example.text)) == keepsOrder)
    }
  }

  @Test("Line breaks", arguments: cases.filter { $0.kind == .lineBreak })
  func lineBreaks(of example: Case) throws {
    let places = try LineBreaks.lineBreakOpportunities(
      in: example.text, language: example.language)
    var segments: [String] = []
    var start = 0
    for place in places {
      let bytes = Array(example.text.utf8)[start..<place.utf8Offset]
      segments.append(String(decoding: bytes, as: UTF8.self))
      start = place.utf8Offset
    }
    #expect(segments.joined() == example.text)
    #expect(places.allSatisfy { !$0.isMandatory })
    if let expected = example.segments { #expect(segments == expected) }
    if let count = example.segmentCount { #expect(segments.count == count) }
  }

  static func visualText(of text: String, base: ParagraphDirection) throws -> String {
    let runs = try BidiParagraphs.bidiRuns(of: text, base: base)
    let bytes = Array(text.utf8)
    var visual = String.UnicodeScalarView()
    for index in BidiParagraphs.visualOrder(of: runs.map(\.level)) {
      let run = runs[index]
      let scalars = String(decoding: bytes[run.bytes], as: UTF8.self).unicodeScalars
      if run.isRightToLeft {
        visual.append(contentsOf: scalars.reversed())
      } else {
        visual.append(contentsOf: scalars)
      }
    }
    return String(visual)
  }

  private static func withoutControls(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.properties.generalCategory != .format }))
  }
}

import Foundation
import TestSupport
import Testing

@testable import FieldMetrics

/// Ladder files of a caller's own.
struct OwnLadderTests {
  static let good = """
    { "ladder": "brand", "version": "3",
      "styles": { "body": { "size": 16, "lineHeight": 24 }, "caption1": 12, "footnote": 13 },
      "steps": [
        { "step": "normal" },
        { "step": "large", "scale": 1.5, "styles": { "caption1": 15 } },
        { "step": "huge", "scale": 2, "rootSize": 28, "fontScale": 2 } ] }
    """

  private func ladder(_ text: String) throws -> OwnLadder { try OwnLadder(json: Array(text.utf8)) }

  @Test("Steps scale the file's styles, unless they have some of their own")
  func sizes() throws {
    let ladder = try ladder(Self.good)
    let steps = ladder.steps.map(LadderStep.own)
    #expect(ladder.name == "brand")
    #expect(ladder.version == "3")
    #expect(ladder.standardStep.name == "normal")
    #expect(steps.map { $0.size(of: .body) } == [16, 24, 32])
    #expect(steps.map { $0.lineHeight(of: .body) } == [24, 36, 48])
    #expect(steps.map { $0.size(of: .caption1) } == [12, 15, 24])
    #expect(steps.map { $0.lineHeight(of: .caption1) } == [nil, nil, nil])
    #expect(steps.map { $0.size(of: .footnote) } == [13, 19.5, 26])
    #expect(steps.map { $0.size(of: .body, .fixed) } == [16, 16, 16])
    #expect(steps.map(\.rootSize) == [16, 24, 28])
    #expect(steps[2].fontScale?.dp(fromSp: 16) == 28)
    #expect(steps[1].fontScale?.dp(fromSp: 16) == 24)
    #expect(steps[0].size(of: .title1) == nil)
  }

  @Test("A table over it has its rows, and lines as high as it says")
  func table() throws {
    let ladder = TypeLadder.own(try ladder(Self.good))
    let table = try MetricsTableBuilder(.system, options: TableOptions(ladder: ladder)).build()
    #expect(table.rows.map(\.step.rawValue) == ["normal", "large", "huge"])
    #expect(table.rows.map(\.lineHeights.body) == [24, 36, 48])
    // The caption has no line of its own.
    let caption: Double = 12.0 * 2444.0 / 2048.0
    #expect(table.rows[0].lineHeights.caption.value == caption)
    #expect(table.rows[0].floatScale == caption / 24)
  }

  @Test("A style that a component needs and a ladder lacks is an error")
  func missingStyle() throws {
    let ladder = TypeLadder.own(try ladder(Self.good))
    let options = MeasuringOptions(styles: [.title1], ladder: ladder, steps: ladder.steps)
    let face = try FontFile(path: Fixtures.testFontPath("opsz.ttf")).face()
    let error = #expect(throws: ComponentError.self) {
      try TextMeasurer(try FontStack(face), options: options)
    }
    #expect(error?.description.contains("no style 'title1' in the ladder 'brand'") == true)
  }

  static let mistakes: [(text: String, message: String)] = [
    ("{", "line 1: found the end of the file, expected a key in quotation marks"),
    ("[]", "line 1: found an array of 0, expected an object"),
    (
      "{\n \"lader\": 1}",
      "line 2, key 'lader': found the key 'lader', expected one of $schema, ladder, version,"
        + " summary, styles, steps; did you mean 'ladder'?"
    ),
    ("{}", "line 1: found no 'ladder', expected the key ladder"),
    (
      "{\"ladder\": \"a b\"}",
      "line 1, key 'ladder': found 'a b', expected a name of letters, digits, dots and hyphens,"
        + " 40 at most"
    ),
    (
      "{\"ladder\": \"web\"}",
      "line 1, key 'ladder': found 'web', a built-in ladder's name, expected another name"
    ),
    (
      "{\"ladder\": \"a\",\n\"styles\": {\"body\": 17}}",
      "line 2, key 'styles': found no 'caption1', expected body, caption1 and footnote, which"
        + " fields are set in"
    ),
    (
      "{\"ladder\": \"a\",\n\"styles\": {\"body\": 17, \"caption\": 3}}",
      "line 2, key 'styles.caption': found the key 'caption', expected one of largeTitle, title1,"
        + " title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2;"
        + " did you mean 'caption1'?"
    ),
    (
      "{\"ladder\": \"a\", \"styles\": {\"body\": \"17\"}}",
      "line 1, key 'styles.body': found '17', expected a number from 0.5 to 1000"
    ),
    (
      "{\"ladder\": \"a\", \"styles\": {\"body\": {\"lineHeight\": 20}}}",
      "line 1, key 'styles.body': found no 'size', expected the key size, a font size"
    ),
    (
      "{\"ladder\": \"a\", \"styles\": {\"body\": 1, \"body\": 2}}",
      "line 1, key 'styles.body': found the key 'body' again, expected it once"
    ),
    (
      styled("[]"),
      "line 2, key 'steps': found an array of 0, expected an array of 1 to 200 steps"
    ),
    (
      styled("[{\"step\": \"a\", \"scale\": 9}]"),
      "line 2, key 'steps[0].scale': found 9, expected a number from 0.5 to 4"
    ),
    (styled("[{}]"), "line 2, key 'steps[0]': found no 'step', expected the key step"),
    (
      styled("[{\"step\": \"a\"},\n {\"step\": \"A\"}]"),
      "line 3, key 'steps[1]': found the step 'A' again, expected names that differ"
    ),
    (
      styled("[{\"step\": \"a\", \"rootSize\": 0}]"),
      "line 2, key 'steps[0].rootSize': found 0, expected a number from 1 to 1000"
    ),
    (
      styled("[{\"step\": \"a\", \"fontScale\": 5}]"),
      "line 2, key 'steps[0].fontScale': found 5, expected a number from 0.5 to 4"
    ),
  ]

  @Test(
    "Each mistake is one line that says where it is and what would be right",
    arguments: mistakes)
  func malformed(_ text: String, _ message: String) throws {
    let error = #expect(throws: LadderError.self) { try ladder(text) }
    #expect(error?.description == message)
  }

  static func styled(_ steps: String) -> String {
    "{\"ladder\": \"a\", \"styles\": {\"body\": 17, \"caption1\": 12, \"footnote\": 13},\n"
      + "\"steps\": \(steps)}"
  }

  @Test(
    "Files that are read fit the published schema; the malformed ones with a wrong value do not")
  func schema() throws {
    let schema = JSONSchema(try JSONTree(text: Checkout.text("Schemas/ladder.schema.json")))
    #expect(try schema.problems(of: try JSONTree(text: Self.good)).isEmpty)
    for steps in ["[]", "[{}]", "[{\"step\": \"a\", \"scale\": 9}]"] {
      #expect(try !schema.problems(of: try JSONTree(text: Self.styled(steps))).isEmpty)
    }
  }
}

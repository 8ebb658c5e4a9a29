import FieldMetrics
import Testing

/// Files that are damaged in one place: each gives one line with the place and what would be right.
struct MalformedLabelFileTests {
  struct Damage: Sendable, CustomTestStringConvertible {
    let format: LabelFileFormat
    let text: String
    let says: String

    var testDescription: String { "\(format.rawValue): \(says)" }

    init(_ format: LabelFileFormat, _ text: String, _ says: String) {
      self.format = format
      self.text = text
      self.says = says
    }
  }

  private static let json = [
    Damage(.json, "", "line 1, column 1: found the end of the file, expected a string, an array"),
    Damage(.json, "{\"a\": 1}", "line 1, column 7: found a number, expected a string"),
    Damage(.json, "{\n  \"ä\": nul}", "line 2, column 8: found 'nul', expected a string, an array"),
    Damage(.json, "[\"a\",]", "line 1, column 6: found ']', expected a string, an array"),
    Damage(.json, "[\"a\" \"b\"]", "line 1, column 6: found '\"', expected ',' or ']'"),
    Damage(.json, "{a: \"b\"}", "line 1, column 2: found 'a', expected a key in quotation marks"),
    Damage(.json, "{\"a\" \"b\"}", "line 1, column 6: found '\"', expected ':' after the key"),
    Damage(.json, "[\"a", "line 1, column 2: found a string without an end, expected '\"' to"),
    Damage(.json, "[\"a\n\"]", "line 1, column 4: found a control character in a string"),
    Damage(.json, "[\"\\x\"]", "line 1, column 4: found 'x', expected an escape of JSON"),
    Damage(.json, "[\"\\ud83d\"]", "line 1, column 3: found half a surrogate pair"),
    Damage(.json, "[\"\\u12g4\"]", "line 1, column 7: found 'g4', expected 4 hexadecimal digits"),
    Damage(.json, "[] x", "line 1, column 4: found 'x', expected the end of the file"),
    Damage(.json, "\"a\"", "line 1, column 1: found a string, expected an array of strings"),
    Damage(
      .json, String(repeating: "[", count: 100_000),
      "line 1, column 65: found '[', expected at most 64 levels"),
    Damage(.arb, "[]", "line 1, column 1: found an array, expected an object of messages"),
    Damage(.arb, "{\"a\": {}}", "line 1, column 7: found an object, expected a string"),
    Damage(.xcstrings, "{}", "line 1, column 1: found an object without strings, expected"),
    Damage(
      .xcstrings, "{\"strings\": {\"a\": []}}",
      "line 1, column 19: found an array, expected an object"),
    Damage(
      .xcstrings, "{\"strings\": {\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {}}}}}}",
      "found an object without a value, expected a 'value'"),
  ]

  private static let others = [
    Damage(.strings, "\"a\" \"b\";", "line 1, column 5: found '\"', expected '=' after the key"),
    Damage(.strings, "\"a\" = \"b\"\n\"c\"", "line 2, column 1: found '\"', expected ';' after"),
    Damage(.strings, "\"a\" = ;", "line 1, column 7: found ';', expected a text in quotation"),
    Damage(.strings, "\n/* a", "line 2, column 1: found a comment without an end, expected '*/'"),
    Damage(.strings, "\"a\" = \"b", "line 1, column 7: found a string without an end"),
    Damage(.strings, "bplist00", "line 1, column 1: found a binary property list, expected text"),
    Damage(.strings, "\"\\U12\"", "line 1, column 6: found '\"', expected 4 hexadecimal digits"),
    Damage(.android, "", "line 1, column 1: found the end of the file, expected '<' of the root"),
    Damage(.android, "<a/>", "line 1, column 1: found '<a>', expected '<resources>'"),
    Damage(
      .android, "<resources>\n<string>a</string></resources>",
      "line 2, column 1: found '<string> without a name', expected name="),
    Damage(
      .android, "<resources>\n <string name=\"a\">x & y</string></resources>",
      "line 2, column 21: found '&', expected a reference such as '&amp;'"),
    Damage(
      .android, "<resources><string name=\"a\">&x;</string></resources>",
      "line 1, column 29: found '&x;', expected &lt;"),
    Damage(
      .android, "<resources><string name=\"a\">x</item></resources>",
      "line 1, column 30: found '</item', expected '</string>'"),
    Damage(.android, "<resources><string", "line 1, column 19: found the end of the file"),
    Damage(.android, "<resources>", "line 1, column 1: found '<resources> without an end'"),
    Damage(.android, "<resources a=b/>", "line 1, column 14: found 'b', expected a value in"),
    Damage(
      .android, "<resources><string name=\"a\">\\x</string></resources>",
      "line 1, column 12: found an escape that is none in <string>"),
    Damage(
      .android, "<resources><plurals name=\"a\"><item>b</item></plurals></resources>",
      "line 1, column 30: found an item without a quantity"),
    Damage(
      .android, String(repeating: "<resources>", count: 10_000),
      "line 1, column 705: found '<', expected at most 64 levels"),
    Damage(
      .android, "<!DOCTYPE a [<!ENTITY a \"&b;\">]><resources/>",
      "line 1, column 26: found '&b;', expected &lt;"),
    Damage(.lines, String(repeating: "a", count: 1 << 20), "found a line of 1048576 bytes or more"),
  ]

  @Test("A damaged file gives one line with its place", arguments: json + others)
  func damageIsReported(damage: Damage) throws {
    let error = #expect(throws: LabelFileError.self) {
      try LabelFile.labels(in: Array(damage.text.utf8), as: damage.format)
    }
    let description = try #require(error?.description)
    #expect(description.contains(damage.says), "\(description)")
    #expect(!description.contains("\n"))
  }

  @Test(
    "Bytes that are not UTF-8 are named with line and offset", arguments: LabelFileFormat.allCases)
  func invalidBytesAreReported(format: LabelFileFormat) throws {
    let error = #expect(throws: InvalidUTF8.self) {
      try LabelFile.labels(in: [0x5B, 0x0A, 0xC3, 0x28], as: format)
    }
    #expect(error?.description == "line 2: byte 0xC3 at offset 2 is not UTF-8")
  }

  @Test("Entities do not nest, so that none grows without bounds")
  func entitiesAreBounded() throws {
    let many = String(repeating: "&a;", count: 100)
    let labels = try LabelFile.labels(
      in: Array(
        "<!DOCTYPE r [<!ENTITY a \"xx\">]><resources><string name=\"a\">\(many)</string></resources>"
          .utf8), as: .android)
    #expect(labels.first?.text.count == 200)
  }

  @Test("No file cut short or with a byte changed does harm", arguments: 0..<40)
  func changedBytesDoNoHarm(seed: Int) throws {
    let text =
      seed.isMultiple(of: 2)
      ? "<resources><string name=\"a\">x &amp; \\u0041<b>y</b></string></resources>"
      : "{\"strings\": {\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"b\"}}}}}}"
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      var changed = bytes
      changed[index] = UInt8(truncatingIfNeeded: seed &* 37 &+ index)
      for format in LabelFileFormat.allCases {
        _ = try? LabelFile.labels(in: changed, as: format)
        _ = try? LabelFile.labels(in: Array(bytes[..<index]), as: format)
      }
    }
  }
}

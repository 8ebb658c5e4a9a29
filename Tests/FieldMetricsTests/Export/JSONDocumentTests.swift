import Testing

@testable import FieldMetrics

struct JSONDocumentTests {
  @Test("Objects break lines unless begun on one; empty ones never do")
  func lines() {
    var document = JSONDocument()
    document.beginObject()
    document.beginObject("small", oneLine: true)
    document.write("a", 1)
    document.beginArray("none")
    document.endArray()
    document.write("b", nil as Bool?)
    document.endObject()
    document.beginArray("large")
    document.beginObject()
    document.write("c", "x")
    document.write("d", true)
    document.endObject()
    document.beginArray(oneLine: true)
    document.write(2)
    document.write("y")
    document.endArray()
    document.endArray()
    document.beginArray("empty")
    document.endArray()
    document.beginObject("nothing", oneLine: true)
    document.endObject()
    document.endObject()
    #expect(
      document.endedText() == """
        {
          "small": { "a": 1, "none": [], "b": null },
          "large": [
            {
              "c": "x",
              "d": true
            },
            [2, "y"]
          ],
          "empty": [],
          "nothing": {}
        }

        """)
  }

  @Test("A document on one line has no line break, whatever is in it")
  func oneLine() {
    var document = JSONDocument(isOneLine: true)
    document.beginArray()
    document.beginObject()
    document.beginObject("a")
    document.write("b", 1)
    document.endObject()
    document.endObject()
    document.endArray()
    #expect(String(decoding: document.bytes, as: UTF8.self) == #"[{ "a": { "b": 1 } }]"#)
  }

  @Test(
    "Numbers are in their shortest form, without -0, .0 and exponents; null where JSON has none",
    arguments: [
      (-0.0, "0"), (17, "17"), (-680, "-680"), (0.1, "0.1"),
      (60.333333333333336, "60.333333333333336"),
      (1e-7, "0.0000001"), (9_007_199_254_740_993, "9007199254740992"), (.nan, "null"),
      (-.infinity, "null"),
    ])
  func numbers(number: Double, text: String) {
    var document = JSONDocument(isOneLine: true)
    document.write(number)
    #expect(String(decoding: document.bytes, as: UTF8.self) == text)
  }

  @Test("Keys and text from outside are escaped")
  func escapes() {
    var document = JSONDocument(isOneLine: true)
    document.beginObject()
    document.write(key: "\"\\\n")
    document.write("\u{7}\u{2028}é")
    document.endObject()
    #expect(
      String(decoding: document.bytes, as: UTF8.self)
        == #"{ "\"\\\n": "\u0007\u2028é" }"#)
  }

  @Test("Five plain members are one line in a tree, six are not", arguments: [5, 6])
  func treeLines(count: Int) {
    let members = (0..<count).map { (key: "k\($0)", value: JSONValue.array([])) }
    let lines = JSONValue.object(members).document.split(separator: "\n").count
    #expect(lines == (count == 5 ? 1 : 8))
  }
}

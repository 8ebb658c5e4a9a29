import Testing

@testable import FieldMetrics

struct FieldScriptTests {
  private static func events(_ script: String, piece: Int = .max) throws -> [String] {
    var reader = FieldScript()
    var events: [String] = []
    let bytes = Array(script.utf8)
    var (taken, end) = (0, 0)
    repeat {
      end = piece == .max ? bytes.count : min(end + piece, bytes.count)
      taken += try bytes[taken..<end].withUnsafeBytes {
        try reader.read($0, isLast: end == bytes.count) { events.append("\($0) \($1.event)") }
      }
    } while end < bytes.count
    return events
  }

  @Test("Every event is read, with its members")
  func eventsAreRead() throws {
    let lines: [(String, FieldEvent)] = [
      (#"{"event": "type", "text": "a\u00e9"}"#, .type("aé")),
      (#"{"event":"paste","text":"b"}"#, .paste("b")),
      (#"{"event":"compose","text":""}"#, .compose("")),
      (#"{"event":"commit"}"#, .commit(nil)), (#"{"event":"commit","text":"c"}"#, .commit("c")),
      (#"{"event":"delete"}"#, .delete(1)), (#"{"count":3,"event":"delete"}"#, .delete(3)),
      (#"{"event":"select","from":2}"#, .select(2..<2)),
      (#"{"event":"select","from":2,"to":5}"#, .select(2..<5)), (#"{"event":"focus"}"#, .focus),
      (#"{"event":"blur"}"#, .blur), (#"{"event":"return"}"#, .pressReturn),
      (#"{"event":"clear"}"#, .clear), (#"{"event":"tap"}"#, .tap),
      (#"{"event":"set","text":"d"}"#, .set("d")),
      (#"{"event":"error","message":null}"#, .error([])),
      (#"{"event":"error","message":"e"}"#, .error(["e"])),
      (#"{"event":"error","message":["e","f"]}"#, .error(["e", "f"])),
      (#"{"event":"reveal"}"#, .reveal(true)), (#"{"event":"reveal","on":false}"#, .reveal(false)),
      (#"{"event":"submit"}"#, .submit), (#"{"event":"enable","on":false}"#, .enable(false)),
      (#"{"event":"tick","milliseconds":16}"#, .tick(16)),
    ]
    let script = lines.map(\.0).joined(separator: "\n")
    let expected = lines.enumerated().map { "\($0 + 1) \($1.1)" }
    #expect(try Self.events(script) == expected)
    for piece in [1, 7, 64] { #expect(try Self.events(script, piece: piece) == expected) }
  }

  @Test("Empty lines, CR LF and a missing last line end are no mistakes")
  func spaceIsSkipped() throws {
    let script = "\u{FEFF}{\"event\":\"focus\"}\r\n\r\n  \n { \"event\" : \"blur\" } "
    #expect(try Self.events(script) == ["1 focus", "4 blur"])
    #expect(try Self.events("") == [])
  }

  static let mistakes: [(String, String)] = [
    ("{}", "line 2, column 1: found no member 'event', expected one, such as \"event\": \"focus\""),
    ("[]", "line 2, column 1: found an array, expected an object such as {\"event\": \"focus\"}"),
    (#"{"event": "focsu"}"#, "line 2, column 11: found 'focsu', expected one of"),
    (#"{"event": 1}"#, "line 2, column 11: found a number, expected the event's name"),
    (#"{"event": "type"}"#, "line 2, column 1: found no member 'text', expected the text"),
    (#"{"event": "type", "text": 3}"#, "line 2, column 27: found a number, expected the text"),
    (
      #"{"event": "focus", "text": ""}"#,
      "line 2, column 28: found 'text' in an event 'focus', expected no member"
    ),
    (#"{"event": "type", "text": "", "text": ""}"#, "line 2, column 39: found 'text' twice"),
    (
      #"{"event": "delete", "count": 1.5}"#, "line 2, column 30: found 1.5, expected a whole number"
    ),
    (#"{"event": "delete", "count": -1}"#, "line 2, column 30: found -1, expected a whole number"),
    (#"{"event": "tick", "milliseconds": 1e99}"#, "line 2, column 35: found 1"),
    (#"{"event": "select", "from": 3, "to": 2}"#, "line 2, column 38: found 2, less than 'from'"),
    (#"{"event": "error"}"#, "line 2, column 1: found no member 'message'"),
    (
      #"{"event": "error", "message": [1]}"#,
      "line 2, column 32: found a number, expected a message"
    ),
    (#"{"event": "focus""#, "line 2, column 18: found the end"),
    (#"{"event": "focus"} x"#, "line 2, column 20: found 'x', expected the end"),
  ]

  @Test("A mistake names its line", arguments: mistakes)
  func mistakesNameTheirLine(line: String, message: String) {
    let error = #expect(throws: FieldScriptError.self) {
      _ = try Self.events("{\"event\": \"focus\"}\n\(line)\n{\"event\": \"blur\"}")
    }
    let text = error?.description ?? ""
    #expect(text.hasPrefix(message), "\(text)")
  }

  @Test("Bytes that are not UTF-8, and a line without end, are mistakes of their line")
  func oddBytesAreMistakes() {
    var reader = FieldScript()
    let bad: [UInt8] = Array("\n{\"event\": \"".utf8) + [0xFF, 0x22]
    let error = #expect(throws: FieldScriptError.self) {
      _ = try bad.withUnsafeBytes { try reader.read($0, isLast: true) { _, _ in } }
    }
    #expect(error?.line == 2)
    let long = [UInt8](repeating: 0x20, count: FieldScript.longestLine + 1)
    #expect(throws: FieldScriptError.self) {
      var reader = FieldScript()
      _ = try long.withUnsafeBytes { try reader.read($0, isLast: false) { _, _ in } }
    }
  }
}

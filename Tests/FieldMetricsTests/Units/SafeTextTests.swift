import Testing

@testable import FieldMetrics

struct SafeTextTests {
  /// The categories are the standard library's; the ranges that are not looked up must agree.
  @Test("What steers a terminal is written as its number, and nothing else is")
  func everyScalarIsAsItsCategorySays() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let number = "\\u{\(String(value, radix: 16, uppercase: true))}"
      let isSafe =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
          false
        case .format: value == 0x200C || value == 0x200D
        default: true
        }
      if text.terminalSafe != (isSafe ? text : number) {
        Issue.record("U+\(String(value, radix: 16)) became \(text.terminalSafe.debugDescription)")
      }
    }
  }

  @Test("Letters between steering characters stay")
  func onlySteeringCharactersAreReplaced() {
    #expect("a\u{1B}[31mb\u{202E}c".terminalSafe == "a\\u{1B}[31mb\\u{202E}c")
    #expect("ab".quoted == "'ab'")
  }
}

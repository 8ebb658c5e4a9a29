import Foundation
import Testing

@testable import FieldMetrics

/// The guide's tables are what the code does. `script/record` writes them anew.
struct BehaviorGuideTests {
  @Test("docs/behaviour.md has the tables that the code gives")
  func guideIsInStep() throws {
    let url = Checkout.root.appendingPathComponent("docs/behaviour.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    var made = text
    for (name, table) in BehaviorGuide.tables {
      let (start, end) = ("<!-- table: \(name) -->\n", "\n<!-- end of \(name) -->")
      let first = try #require(made.range(of: start), "no table \(name)")
      let last = try #require(made.range(of: end), "no end of \(name)")
      try #require(first.upperBound <= last.lowerBound, "\(name) has no line of its own")
      made.replaceSubrange(first.upperBound..<last.lowerBound, with: try table())
    }
    if ProcessInfo.processInfo.environment["FIELDMETRICS_RECORD"] != nil {
      try made.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded; run again without FIELDMETRICS_RECORD")
    } else {
      #expect(text == made, "docs/behaviour.md is out of step; run script/record")
    }
  }
}

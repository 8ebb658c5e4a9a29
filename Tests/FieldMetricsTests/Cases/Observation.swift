import TestSupport
import Testing

@testable import FieldMetrics

/// One thing that somebody saw UIKit, SwiftUI or Core Text give.
struct Observation: Sendable, CustomTestStringConvertible {
  let what: String
  let inputs: JSONTree
  let value: JSONTree
  /// Absolute; what a printed value of six decimals can be off when the entry says nothing.
  let tolerance: Double
  let source: String
  let certainty: String
  let position: Int

  var testDescription: String { "\(position): \(what)" }

  init(_ entry: JSONTree, at position: Int) throws {
    what = try entry.string("what")
    inputs = try entry.member("inputs")
    value = try entry.member("value")
    tolerance = try entry["tolerance"].map { try $0.asNumber() } ?? 1e-6
    source = try entry.string("source")
    certainty = try entry.string("certainty")
    self.position = position
  }

  /// The entries of `Data/observed.json`; none when the file cannot be read, which a test of its own
  /// reports.
  static let all = (try? load()) ?? []

  static func load() throws -> [Observation] {
    try JSONTree(dataFile: "observed.json").array("observations").enumerated().map {
      try Observation($1, at: $0)
    }
  }
}

/// Reading what the entries have in common.
extension Observation {
  var size: Points { get throws { Points(try inputs.number("size")) } }

  var style: TextStyle {
    get throws { try #require(TextStyle(rawValue: inputs.string("style"))) }
  }

  var category: ContentSizeCategory {
    get throws { try #require(ContentSizeCategory(name: inputs.string("category"))) }
  }

  var grid: PixelGrid {
    get throws { try #require(PixelGrid(displayScale: inputs.number("displayScale"))) }
  }

  /// Expects a value within the entry's tolerance, or within one that the entry's printing explains.
  func expect(
    _ found: Double, _ expected: JSONTree, within tolerance: Double? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = try expected.asNumber()
    #expect(
      abs(found - expected) <= tolerance ?? self.tolerance, "\(found), \(expected) expected",
      sourceLocation: sourceLocation)
  }

  /// Expects values one by one.
  func expect(
    _ found: [Double], _ expected: JSONTree, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = try #require(expected.array, sourceLocation: sourceLocation)
    try #require(found.count == expected.count, sourceLocation: sourceLocation)
    for (found, expected) in zip(found, expected) {
      try expect(found, expected, sourceLocation: sourceLocation)
    }
  }

  /// Heights of text of the system font, rounded as the layout of a field rounds them.
  func textHeight(at size: Points, lines: Int = 1) throws -> Double {
    let measurer = try measurer
    return try grid.points(Pixels(measurer.height(of: Self.font(size), lines: lines))).value
  }

  func inputHeight(at size: Points) throws -> Double {
    let measurer = try measurer
    return try grid.points(Pixels(measurer.inputHeight(of: Self.font(size)))).value
  }

  private var measurer: FontMeasurer {
    get throws {
      FontMeasurer(
        try MeasuredFont(.system, TableOptions()), .textStyle, at: .large, grid: try grid)
    }
  }

  private static func font(_ size: Points) -> SlotFont {
    SlotFont(style: nil, size: size, lineHeight: nil, weight: nil, hasTabularDigits: false)
  }
}

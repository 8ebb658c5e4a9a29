import TestSupport
import Testing

@testable import FieldMetrics

/// Source: Data/android.json, "spToDpGrid"; docs/sources.md, "Android's font scale".
@Suite("Android's font scale")
struct AndroidFontScaleTests {
  static let grid = (try? JSONTree(dataFile: "android.json").members("spToDpGrid")) ?? [:]

  @Test("Every length of the grid is as Android converts it")
  func lengths() throws {
    #expect(Self.grid.count > 7)
    for (name, row) in Self.grid {
      let scale = try #require(Double(name).flatMap(AndroidFontScale.init))
      let lengths = try row.members()
      #expect(lengths.count > 15)
      for (sp, dp) in lengths {
        let found = scale.points(try #require(Double(sp))).value
        // Printed with four decimals.
        #expect(abs(found - (try dp.asNumber())) < 0.00006, "\(name) \(sp): \(found)")
      }
    }
  }

  @Test("The grid has the seven settings", arguments: AndroidFontScale.settings)
  func settingsAreThere(_ scale: AndroidFontScale) {
    #expect(Self.grid.contains { Double($0.key) == scale.factor })
  }

  @Test("Lengths grow steadily, and negative ones are as long")
  func isMonotonic() throws {
    for hundredths in stride(from: 25, through: 400, by: 5) {
      let scale = try #require(AndroidFontScale(Double(hundredths) / 100))
      var last = -1.0
      for tenths in 0...1500 {
        let length = Double(tenths) / 10
        let points = scale.points(length).value
        if points < last { Issue.record("\(scale.factor) \(length)") }
        if scale.points(-length).value != -points { Issue.record("\(scale.factor) -\(length)") }
        last = points
      }
    }
  }

  @Test("Up to 1.03 and above 2 all lengths grow alike", arguments: [0.85, 1, 1.02, 2.5, 3])
  func isLinear(_ factor: Double) throws {
    let scale = try #require(AndroidFontScale(factor))
    #expect(scale.points(24).value == 24 * factor)
  }

  @Test("A factor is a positive number", arguments: [0, -1, .nan, .infinity])
  func refused(_ factor: Double) { #expect(AndroidFontScale(factor) == nil) }
}

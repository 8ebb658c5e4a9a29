import TestSupport
import Testing

@testable import FieldMetrics

/// Android's ladder, by Data/android.json, which has the sources.
struct AndroidFontScaleTests {
  static let grid = (try? JSONTree(dataFile: "android.json").members("spToDpGrid")) ?? [:]
  static let ladder = (try? JSONTree(dataFile: "android.json").array("ladder")) ?? []

  @Test("The tables are Android's", arguments: AndroidFontScaleData.tables.map(\.scale))
  func tables(_ scale: Double) throws {
    let data = try JSONTree(dataFile: "android.json")
    #expect(AndroidFontScaleData.sp == (try data.numbers("tables.fromSp")))
    let rows = try data.members("tables.toDp")
    #expect(rows.count == AndroidFontScaleData.tables.count)
    let row = try #require(rows.first { Double($0.key) == scale })
    #expect(
      AndroidFontScaleData.tables.first { $0.scale == scale }?.dp == (try row.value.numbers()))
  }

  @Test("Every sp of the grid becomes its dp, and back", arguments: grid.keys.sorted())
  func gridIsRight(_ key: String) throws {
    #expect(Self.grid.count == 12)
    let factor = try #require(Double(key))
    let scale = try #require(AndroidFontScale(factor))
    for (sp, dp) in try #require(Self.grid[key]).members("") {
      let size = Points(try #require(Double(sp)))
      // Printed with four decimals.
      #expect(abs(scale.dp(fromSp: size).value - (try dp.asNumber())) < 5.1e-5, "\(sp) at \(key)")
      #expect(abs(scale.sp(fromDp: scale.dp(fromSp: size)).value - size.value) < 1e-9)
      #expect(scale.dp(fromSp: Points(-size.value)).value == -scale.dp(fromSp: size).value)
    }
  }

  @Test(
    "Vendors' tables for steps between are what interpolation gives", arguments: [1.05, 1.1, 1.2])
  func vendors(_ step: Double) throws {
    let rows = try JSONTree(dataFile: "android.json").members("tables.vendorExtraToDp")
    let row = try #require(rows.first { Double($0.key) == step }).value.numbers()
    let scale = try #require(AndroidFontScale(step))
    for (sp, dp) in zip(AndroidFontScaleData.sp, row) {
      #expect(abs(scale.dp(fromSp: Points(sp)).value - dp) < 1e-9)
    }
  }

  @Test("Styles have their size and line height at each step, by both rules")
  func styles() throws {
    let styles = try JSONTree(dataFile: "android.json").members("m3TypeScale")
    #expect(Self.ladder.count == 14)
    var count = 0
    for step in Self.ladder {
      let rule: AndroidFontScale.Rule =
        try step.string("rule") == "linear" ? .linear : .nonLinear
      let scale = try #require(AndroidFontScale(try step.number("fontScale"), rule: rule))
      for (name, values) in styles {
        guard let expected = step[name] else { continue }
        let sp = try values.numbers()
        let size = Points(sp[0])
        let line = Points(sp[1])
        #expect(abs(scale.dp(fromSp: size).value - (try expected.number("fontDp"))) < 5.1e-5)
        #expect(
          abs(
            scale.lineHeight(sp: line, fontSize: size).value
              - (try expected.number("lineHeightDp"))) < 5.1e-5, "\(name)")
        #expect(
          abs(
            scale.dp(fromSp: line).value - (try expected.number("lineHeightIfConvertedAsSpDp")))
            < 5.1e-5, "\(name)")
        count += 1
      }
    }
    #expect(count >= 14 * 9)
  }

  @Test("Above 2 and up to 1 the scale is a factor", arguments: [0.5, 0.85, 1, 1.02, 2.5, 4])
  func factors(_ factor: Double) throws {
    let scale = try #require(AndroidFontScale(factor))
    #expect(scale.dp(fromSp: 16).value == 16 * factor)
    // From 1.05 down a line height is a length as any other.
    #expect(scale.lineHeight(sp: 24, fontSize: 16).value == 24 * factor)
  }

  @Test("A larger scale never makes text smaller, nor a larger size a smaller one")
  func monotone() throws {
    for sp in stride(from: 1.0, through: 120, by: 1.5) {
      var last = 0.0
      // At 1.03 Compose goes from a factor to tables, which leave 30 sp as they are: a step down.
      for hundredths in stride(from: 103, through: 200, by: 4) {
        let scale = try #require(AndroidFontScale(Double(hundredths) / 100))
        let dp = scale.dp(fromSp: Points(sp)).value
        #expect(dp >= last - 1e-9)
        last = dp
        #expect(scale.dp(fromSp: Points(sp + 0.5)).value > dp - 1e-9)
      }
    }
    let before = try #require(AndroidFontScale(1.02))
    let after = try #require(AndroidFontScale(1.03))
    #expect(before.dp(fromSp: 30) > after.dp(fromSp: 30))
  }

  @Test("Scales that no device has are refused", arguments: [0, 0.49, 4.01, .nan, .infinity])
  func refused(_ scale: Double) { #expect(AndroidFontScale(scale) == nil) }
}

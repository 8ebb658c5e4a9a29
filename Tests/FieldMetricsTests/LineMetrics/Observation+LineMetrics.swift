import TestSupport
import Testing

@testable import FieldMetrics

/// The system font's own line.
extension Observation {
  static let lineMetricsHandlers: [String: ObservationTests.Handler] = [
    "UIFont.systemFont metrics": { try $0.systemFontMetrics() },
    "UIFont.systemFont lineHeight": {
      try $0.expect(SystemFont.lineMetrics.height(at: $0.size).value, $0.value)
    },
    "UIFont.systemFont ascender/descender (printed truncated)": {
      try $0.systemFont(["ascender", "descender"])
    },
    "UIFont metrics of .SFCompact-Medium / .SFCompactRounded-Bold (same vertical metrics as SF Pro)":
      { try $0.systemFont(["ascender", "descender", "lineHeight"]) },
    "UIFont.preferredFont lineHeight by point size (all sizes that occur in the Dynamic Type table)":
      { observation in
        let sizes = try observation.inputs.numbers("sizes")
        try observation.expect(
          sizes.map { SystemFont.lineMetrics.height(at: Points($0)).value }, observation.value)
      },
  ]

  /// All heights are those of every weight; only the x-height moves with weight, and the profile has
  /// the regular's.
  private func systemFontMetrics() throws {
    var keys: Set = ["ascender", "descender", "leading", "capHeight", "lineHeight"]
    if try inputs.string("weight") == "regular" { keys.insert("xHeight") }
    #expect(try Set(value.members().keys) == keys.union(["xHeight"]))
    try systemFont(keys)
  }

  private func systemFont(_ keys: Set<String>) throws {
    let metrics = SystemFont.lineMetrics
    func points(_ length: FontUnits?) throws -> Double {
      try #require(length).points(at: size, unitsPerEm: metrics.unitsPerEm).value
    }
    let found = [
      "ascender": try points(metrics.ascender), "descender": try points(metrics.descender),
      "leading": try points(metrics.lineGap), "capHeight": try points(metrics.capHeight),
      "xHeight": try points(metrics.xHeight), "lineHeight": try metrics.height(at: size).value,
    ]
    for key in keys { try expect(try #require(found[key]), value.member(key)) }
  }
}

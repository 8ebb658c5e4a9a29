import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Line metrics and the engines")
struct LineMetricsAgreementTests {
  @Test("The list of fetched fonts can be read")
  func listOfFonts() {
    #expect(Fixtures.bootstrapFonts.count >= 14)
  }

  @Test(
    "Line metrics of every face of a fetched font are FreeType's and HarfBuzz's",
    arguments: Fixtures.bootstrapFonts)
  func bootstrapFont(_ font: Fixtures.BootstrapFont) throws {
    try expectAgreement(path: font.path, explained: Self.explainedInBootstrapFonts)
  }

  /// The only exceptions that fetched fonts may need.
  private static let explainedInBootstrapFonts: [String: Set<KnownDisagreement>] = [
    "NotoColorEmoji.ttf": [.bitmapsOnly]
  ]

  @Test(
    "Line metrics of little fonts for tests are FreeType's and HarfBuzz's",
    arguments: [
      "base.ttf", "metrics-differ.ttf", "metrics-differ-usetypo.ttf", "two-faces.ttc", "opsz.ttf",
      "mvar.ttf", "mvar-usetypo.ttf", "mvar-hhea-differs.ttf", "cff2-var-hvar.otf", "linegap.ttf",
      "no-os2.ttf", "os2-v0.ttf", "upm16384.ttf", "hhea-zero.ttf", "hhea-zero-gap-only.ttf",
      "ascender-negative.ttf", "ascender-32767.ttf", "bitmap-only.ttf", "all-metrics-zero.ttf",
      "hhea-zero-no-os2.ttf",
    ])
  func testFont(_ file: String) throws {
    try expectAgreement(
      path: Fixtures.testFontPath(file), explained: Self.explainedInTestFonts)
  }

  private static let explainedInTestFonts: [String: Set<KnownDisagreement>] = [
    "all-metrics-zero.ttf": [.standIn],
    "ascender-32767.ttf": [.sixteenBits],
    "ascender-negative.ttf": [.forcedSigns],
    "bitmap-only.ttf": [.bitmapsOnly],
    "hhea-zero-gap-only.ttf": [.zeroHhea, .standIn],
    "hhea-zero-no-os2.ttf": [.standIn],
    "hhea-zero.ttf": [.zeroHhea, .standIn],
  ]

  private func expectAgreement(
    path: String, explained: [String: Set<KnownDisagreement>]
  ) throws {
    let file = try FontFile(path: path)
    let bytes = try #require(OracleBytes(path: path))
    var exceptions: Set<KnownDisagreement> = []
    for index in 0..<file.faceCount {
      let agreement = try LineAgreement(file.face(at: index), bytes)
      exceptions.formUnion(agreement.explained)
      for difference in agreement.differences {
        Issue.record("face \(index): \(difference)")
      }
      #expect(!agreement.comparisons.isEmpty)
    }
    #expect(exceptions == explained[file.fileName] ?? [])
  }
}

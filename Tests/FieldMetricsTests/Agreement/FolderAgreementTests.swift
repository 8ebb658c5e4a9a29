import Foundation
import TestSupport
import Testing

@Suite("Line metrics of a folder of fonts")
struct FolderAgreementTests {
  @Test("All fonts of the little fonts' folder are counted, and none differs without a reason")
  func littleFonts() {
    let folder = Fixtures.checkout + "/Tests/FieldMetricsTests/Fonts"
    let agreement = FolderAgreement(folder: folder)
    #expect(agreement.files > 40)
    #expect(agreement.equal > 6 * 40)
    #expect(agreement.differing == [])
  }

  /// Set by `script/agree`, with the file that it wants the summary in.
  private static let folder = ProcessInfo.processInfo.environment["FIELDMETRICS_AGREE_FOLDER"]
  private static let summary = ProcessInfo.processInfo.environment["FIELDMETRICS_AGREE_SUMMARY"]

  @Test(
    "No font of the folder that script/agree names differs without a reason",
    .enabled(if: folder != nil, "script/agree names a folder"))
  func namedFolder() throws {
    let folder = try #require(Self.folder)
    let agreement = FolderAgreement(folder: folder)
    let summary = try #require(Self.summary)
    try (agreement.summary + "\n").write(toFile: summary, atomically: true, encoding: .utf8)
    #expect(agreement.faces > 0, "no fonts in this folder")
    #expect(agreement.differing == [])
  }
}

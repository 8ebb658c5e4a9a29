import TestSupport
import Testing

@testable import FieldMetrics

@Suite("A font file")
struct FontFileTests {
  @Test("The SHA-256 of a fetched font is the recorded one", arguments: Fixtures.bootstrapFonts)
  func recordedSHA256(_ font: Fixtures.BootstrapFont) throws {
    #expect(try FontFile(path: font.path).sha256 == font.sha256)
  }

  @Test("A file's name is the last part of its path, however it was opened")
  func fileName() throws {
    let path = Fixtures.testFontPath("base.ttf")
    #expect(try FontFile(path: path).fileName == "base.ttf")
    #expect(try FontFile(bytes: SfntBuilder().bytes(), fileName: "own.ttf").fileName == "own.ttf")
  }

  @Test("A TrueType font of each signature is read", arguments: ["true", "\0\u{1}\0\0", "OTTO"])
  func signatures(_ signature: String) throws {
    var font = SfntBuilder()
    font.version = Array(signature.utf8)
    #expect(try FontFile(bytes: font.bytes(), fileName: "a.ttf").face().unitsPerEm == 1000)
  }

  @Test(
    "A file of fewer than four bytes, or none, is no font",
    arguments: [[], [0], [0, 1], [0, 1, 0]])
  func tinyFile(_ bytes: [UInt8]) {
    #expect(
      throws: FontError.notAFont(file: "a.ttf", found: "the file has only \(bytes.count) bytes")
    ) { try FontFile(bytes: bytes, fileName: "a.ttf") }
  }

  @Test("A WOFF file gives the metrics of the font packed in it")
  func woff() throws {
    let packed = try FontFile(path: Fixtures.testFontPath("base.woff")).face()
    let plain = try FontFile(path: Fixtures.testFontPath("base.ttf")).face()
    #expect(packed.hhea == plain.hhea)
    #expect(packed.os2 == plain.os2)
    #expect(packed.characterCount() == plain.characterCount())
  }
}

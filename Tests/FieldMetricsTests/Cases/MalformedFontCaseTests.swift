import TestSupport
import Testing

@testable import FieldMetrics

/// A damaged font gives an error or a finding, never a silent number.
@Suite("Public cases: malformed fonts")
struct MalformedFontCaseTests {
  static let ids = ["MF-04", "MF-07", "MF-09", "MF-12", "MF-13", "MF-14"]

  static let fonts = ids.flatMap {
    (try? PublicCase.with($0).input.strings("fonts")) ?? []
  }

  @Test("A damaged font is refused, or usable with a warning", arguments: fonts)
  func neverSilent(_ name: String) throws {
    let face: Face
    do {
      face = try TestFiles.face(name)
    } catch let error as FontError {
      #expect(error.description.contains(name))
      #expect(!error.description.contains("\n"))
      return
    }
    #expect(face.findings.contains { $0.severity >= .warning }, "nothing is said about \(name)")
    // What is given is what the tables say.
    #expect(face.iosMetrics.ascender == 900)
    #expect(face.iosMetrics.descender == -200)
    let table = try MetricsTableBuilder(.face(face, axes: [])).build()
    #expect(table.notes.contains { $0.severity >= .warning })
  }

  @Test("All 27 damaged fonts of the cases are tried")
  func count() { #expect(Set(Self.fonts).count == 27) }

  @Test(
    "Units per em outside 16 to 16384 are refused",
    arguments: [
      ("bad-upm0.ttf", 0), ("bad-upm8.ttf", 8), ("bad-upm15.ttf", 15),
      ("bad-upm16385.ttf", 16385), ("bad-upm65535.ttf", 65535),
    ])
  func unitsPerEm(_ name: String, _ found: Int) throws {
    let error = FontError.badValue(
      file: name, face: 0, table: Tag(literal: "head"), field: "unitsPerEm", found: "\(found)",
      expected: "16 to 16384")
    #expect(throws: error) { try TestFiles.face(name) }
  }

  @Test("The least and the most units per em are taken", arguments: [16, 16384])
  func unitsPerEmAtTheEnds(_ unitsPerEm: Int) throws {
    #expect(try MetricsFont.face(unitsPerEm: unitsPerEm, hhea: (9, -2, 0)).unitsPerEm == unitsPerEm)
  }

  @Test("A count of glyphs or widths that cannot be is refused")
  func counts() throws {
    let maxp = FontError.badValue(
      file: "bad-numglyphs-0.ttf", face: 0, table: Tag(literal: "maxp"), field: "numGlyphs",
      found: "0", expected: "1 or more")
    #expect(throws: maxp) { try TestFiles.face("bad-numglyphs-0.ttf") }
    let hhea = FontError.badValue(
      file: "bad-hmetrics-0.ttf", face: 0, table: Tag(literal: "hhea"), field: "numberOfHMetrics",
      found: "0", expected: "1 or more")
    #expect(throws: hhea) { try TestFiles.face("bad-hmetrics-0.ttf") }
    // 4 · 9999 bytes are asked for.
    let error = #expect(throws: FontError.self) { try TestFiles.face("bad-hmetrics-9999.ttf") }
    guard case .tableTooShort(_, 0, Tag(literal: "hmtx"), let found, 39996) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found < 100)
  }

  @Test("More glyphs than there are widths for is a warning")
  func tooManyGlyphs() throws {
    let face = try TestFiles.face("bad-numglyphs-60000.ttf")
    #expect(face.findings.map(\.id).contains("hmtx-short"))
  }

  @Test(
    "A table that lies outside the file is not read, and is named",
    arguments: [
      ("bad-offset-wraps.ttf", "OS/2"), ("bad-length-huge.ttf", "cmap"),
    ])
  func outsideFile(_ name: String, _ table: String) throws {
    let face = try TestFiles.face(name)
    let finding = try #require(face.findings.first { $0.id == "table-outside-file" })
    #expect(finding.message.contains("'\(table)'"))
    #expect(face.directory[try #require(Tag(table))] == nil)
    // With OS/2 its values go too, and that is said.
    #expect((face.os2 == nil) == (table == "OS/2"))
    #expect(face.hasFinding("os2-missing") == (table == "OS/2"))
    #expect(face.hasFinding("cmap-missing") == (table == "cmap"))
  }

  @Test("A table that every font needs and that lies outside the file is an error")
  func neededTableOutsideFile() {
    let error = FontError.damagedDirectory(
      file: "bad-hhea-offset-past-end.ttf", detail: "table 'hhea' lies outside the file")
    #expect(throws: error) { try TestFiles.face("bad-hhea-offset-past-end.ttf") }
  }

  @Test(
    "A directory or a list of faces that does not fit is an error",
    arguments: [
      "bad-numtables-65535.ttf", "bad-ttc-numfonts.ttc", "bad-ttc-offset.ttc",
      "bad-ttc-zero-fonts.ttc", "bad-ttc-self.ttc",
    ])
  func damagedDirectory(_ name: String) throws {
    let error = #expect(throws: FontError.self) { try TestFiles.face(name) }
    guard case .damagedDirectory(name, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    "A damaged character map, a table listed twice and a wrong magic number are warnings",
    arguments: [
      ("bad-cmap-offset.ttf", "cmap-missing"), ("bad-duplicate-tag.ttf", "table-twice"),
      ("bad-duplicate-tag.ttf", "os2-missing"),
      ("bad-head-magic.ttf", "head-magic"),
    ])
  func warnings(_ name: String, _ finding: String) throws {
    let face = try TestFiles.face(name)
    #expect(face.findings.contains { $0.id == finding && $0.severity == .warning })
  }

  @Test(
    "Something that is no font is named for what it looks like",
    arguments: [
      ("bad-html-404.ttf", "HTML"), ("bad-lfs-pointer.ttf", "LFS"),
      ("bad-bom-prefix.ttf", "byte order mark"), ("bad-gzipped.ttf.gz", "gzip"),
    ])
  func notAFont(_ name: String, _ word: String) throws {
    let error = #expect(throws: FontError.self) { try TestFiles.fontFile(name) }
    guard case .notAFont(name, let found) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found.contains(word))
  }

  @Test("A font that a text mode transfer changed is refused")
  func textMode() {
    #expect(throws: FontError.self) { try TestFiles.face("bad-crlf-mangled.ttf") }
  }
}

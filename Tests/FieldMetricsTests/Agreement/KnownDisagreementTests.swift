import TestSupport
import Testing

@testable import FieldMetrics

/// An exception that no font meets would hide a fault some day.
@Suite("Exceptions with a name")
struct KnownDisagreementTests {
  /// A font, and the exceptions that its comparisons need: these, all of them, and no others.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let font: SfntBuilder
    let explained: Set<KnownDisagreement>

    init(
      _ what: String, _ explained: Set<KnownDisagreement>, _ change: (inout SfntBuilder) -> Void
    ) {
      testDescription = what
      self.explained = explained
      var font = SfntBuilder()
      change(&font)
      self.font = font
    }
  }

  private static let cases: [Case] = [
    Case("a sound font", []) { _ in },
    Case("USE_TYPO_METRICS", []) { $0["OS/2"] = SfntTables.os2(selection: 0xC0) },
    Case("no OS/2", []) { $0["OS/2"] = nil },
    Case("a positive descender", [.forcedSigns]) { $0["hhea"] = SfntTables.hhea(descender: 200) },
    Case("a negative ascender", [.forcedSigns]) { $0["hhea"] = SfntTables.hhea(ascender: -900) },
    Case("a line too high for 16 bits", [.sixteenBits]) {
      $0["hhea"] = SfntTables.hhea(ascender: 32767, descender: -32768)
    },
    Case("a zero hhea", [.zeroHhea, .standIn]) {
      $0["hhea"] = SfntTables.hhea(ascender: 0, descender: 0)
    },
    Case("a zero hhea and zero typo", [.zeroHhea, .standIn]) {
      $0["hhea"] = SfntTables.hhea(ascender: 0, descender: 0)
      $0["OS/2"] = SfntTables.os2(typo: (0, 0, 0))
    },
    Case("USE_TYPO_METRICS and zero typo", []) {
      $0["OS/2"] = SfntTables.os2(selection: 0xC0, typo: (0, 0, 0))
    },
    Case("Helvetica", [.addedAscender]) {
      $0["name"] = SfntTables.name([SfntTables.Name(6, "Helvetica")])
    },
    Case("Times", [.addedAscender]) {
      $0["name"] = SfntTables.name([SfntTables.Name(6, "Times-Roman")])
    },
    Case("a height of 0 that varies", [.unmeasuredHeight]) {
      $0 = variable(deltas: [("xhgt", 30)])
      $0["OS/2"] = SfntTables.os2(xHeight: 0)
    },
    Case("all metrics vary", []) {
      $0 = variable(deltas: [("hasc", 30), ("hdsc", -60), ("hlgp", 90), ("xhgt", 33), ("cpht", 3)])
    },
  ]

  private static func variable(deltas: [(tag: String, delta: Int)]) -> SfntBuilder {
    var font = SfntBuilder()
    font["fvar"] = SfntTables.fvar([SfntTables.Axis("wght", 100, 400, 700)])
    font["gvar"] = SfntTables.emptyGvar(axisCount: 1, glyphCount: 3)
    let rows = deltas.map { [$0.delta] }
    font["MVAR"] = SfntTables.mvar(
      deltas.enumerated().map { ($1.tag, 0, $0) },
      store: SfntTables.itemVariationStore(
        regions: [[(0, 16384, 16384)]],
        groups: [SfntTables.Deltas(regions: [0], rows: rows, longCount: 1)]))
    return font
  }

  @Test("A font needs just the exceptions that it was made for", arguments: cases)
  func exceptions(_ test: Case) throws {
    let bytes = test.font.bytes()
    let face = try FontFile(bytes: bytes, fileName: "a.ttf").face()
    let agreement = try LineAgreement(face, #require(OracleBytes(bytes)))
    #expect(agreement.differences.map(\.description) == [])
    #expect(Set(agreement.explained) == test.explained)
  }

  @Test("Each exception has its reason and a font that meets it")
  func allAreMet() {
    // Bitmaps need a font of their own: bitmap-only.ttf, and NotoColorEmoji.ttf.
    let met = Self.cases.reduce(into: Set([KnownDisagreement.bitmapsOnly])) {
      $0.formUnion($1.explained)
    }
    #expect(met == Set(KnownDisagreement.allCases))
    #expect(Set(KnownDisagreement.allCases.map(\.reason)).count == met.count)
  }
}

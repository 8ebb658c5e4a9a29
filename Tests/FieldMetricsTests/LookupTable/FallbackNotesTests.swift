import TestSupport
import Testing

@testable import FieldMetrics

@Suite("What a table says of its fallback fonts")
struct FallbackNotesTests {
  private static func face(_ file: String) throws -> Face {
    try FontFile(path: Fixtures.bootstrapPath(file)).face()
  }

  private static func table(
    _ label: String, limit: Int? = nil, locale: String = "en", format: NumberFormat = .full
  ) throws -> MetricsTable {
    let stack = try FontStack(
      face("Inter.ttf"), fallbacks: [face("NotoNaskhArabic-Regular.ttf")])
    let options = TableOptions(
      categories: [.large], limit: limit, locale: try #require(LocaleTag(locale)),
      labels: [try #require(FieldLabel(label))])
    return try MetricsTableBuilder(.stack(stack), options: options).build()
  }

  /// The largest of both ascenders and descenders, at 17 pt.
  @Test("A label whose fallback is taller is warned of, with the height that its line may take")
  func tallerLabel() throws {
    let (inter, naskh) = (try Self.face("Inter.ttf"), try Self.face("NotoNaskhArabic-Regular.ttf"))
    func em(_ value: Int, _ face: Face) -> Double { Double(value) / Double(face.unitsPerEm) }
    let top = max(em(inter.hhea.ascender, inter), em(naskh.hhea.ascender, naskh))
    let bottom = min(em(inter.hhea.descender, inter), em(naskh.hhea.descender, naskh))
    let note = try #require(
      try Self.table("البريد").notes.first { $0.id == "label-taller" })
    #expect(note.message.contains(((top - bottom) * 17).fixed(3)))
    #expect(try !Self.table("Email").notes.contains { $0.id == "label-taller" })
  }

  @Test("A counter whose digits come from a fallback says so, and says nothing of a semibold")
  func counterDigits() throws {
    let arabic = try Self.table("Email", limit: 160, locale: "ar-EG").notes.map(\.id)
    #expect(arabic.contains("counter-fallback"))
    #expect(!arabic.contains("counter-not-semibold"))
    let latin = try Self.table("Email", limit: 160).notes.map(\.id)
    #expect(!latin.contains("counter-fallback"))
  }

  /// 7 glyphs of Inter at 600 stand in for what the Hebrew font lacks.
  @Test("A fallback with a weight axis is made semibold for the counter")
  func semiboldFallback() throws {
    let hebrew = try Self.face("NotoSansHebrew-Regular.ttf")
    let inter = try Self.face("Inter.ttf")
    let options = TableOptions(categories: [.large], limit: 1111)
    func width(_ stack: FontStack) throws -> Points? {
      try MetricsTableBuilder(.stack(stack), options: options).build().rows.first?.counter?.width
    }
    let alone = try #require(try width(FontStack(inter)))
    #expect(try width(FontStack(hebrew, fallbacks: [inter])) == alone)
  }

  @Test(
    "Every format names the fallback with the SHA-256 of its file", arguments: TableFormat.allCases)
  func provenance(format: TableFormat) throws {
    let sha256 = try Self.face("NotoNaskhArabic-Regular.ttf").file.sha256
    let text = format.exporter().text(of: try Self.table("Email"))
    #expect(text.contains(sha256))
    #expect(text.contains("NotoNaskhArabic"))
  }

  @Test("A precision of 0 leaves ratios four decimals, and JSON names it")
  func precision() throws {
    let text = JSONExporter(numbers: NumberFormat(precision: 0)).text(of: try Self.table("Email"))
    let document = try JSONTree(text: text)
    let row = try #require(document["rows"]?.array?.first)
    // 12 / 17
    #expect(row["floatScale"] == .number(0.7059))
    #expect(row["captionSlot"] == .number(15))
    #expect(document["precision"] == .number(0))
  }
}

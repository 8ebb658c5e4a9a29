import FieldMetrics
import TestSupport
import Testing

/// The counter of a table in digits of every kind.
struct CounterDigitsTests {
  /// A font of 1,000 units per em with a slash, 300 wide, the Latin digits and those of another
  /// system; each digit as wide as asked.
  private static func face(
    _ system: NumberingSystem, latin: (Int) -> Int = { _ in 500 },
    digits: (Int) -> Int = { _ in 600 }
  ) throws -> Face {
    var font = SfntBuilder()
    let zero = Int(system.zero.value)
    // Glyphs: 0 .notdef, 1 slash, 2 to 11 Latin digits, 12 to 21 the others.
    let advances = [1000, 300] + (0...9).map(latin) + (0...9).map(digits)
    let others = system == .latn ? [] : [(zero...(zero + 9), 12)]
    font["cmap"] = SfntTables.cmap([
      (3, 10, SfntTables.cmapGroups(format: 12, [(0x2F...0x39, 1)] + others))
    ])
    font["hmtx"] = SfntTables.hmtx(advances)
    font["hhea"] = SfntTables.hhea(numberOfHMetrics: advances.count)
    font["maxp"] = SfntTables.maxp(numGlyphs: advances.count)
    font["loca"] = BigEndian.u16([Int](repeating: 0, count: advances.count + 1))
    return try FontFile(bytes: font.bytes(), fileName: "digits.ttf").face(at: 0)
  }

  private static func table(
    _ face: Face, _ rule: DigitsRule, locale: LocaleTag = .english, limit: Int = 160
  ) throws -> MetricsTable {
    try MetricsTableBuilder(
      .face(face, axes: []),
      options: TableOptions(categories: [.large], limit: limit, locale: locale, digits: rule)
    ).build()
  }

  @Test(
    "The counter is as wide as its digits, right to left or not",
    arguments: NumberingSystem.allCases)
  func counterIsAsWideAsItsDigits(system: NumberingSystem) throws {
    let table = try Self.table(Self.face(system), .system(system))
    // 160/160 at 13 pt: six digits and a slash.
    let digit = system == .latn ? 500.0 : 600.0
    let width = 13 * (6 * digit + 300) / 1000
    let counter = try #require(table.rows.first?.counter)
    #expect(counter.width?.value == width)
    #expect(counter.chipWidth?.value == width + 16)
    #expect(!table.notes.contains { $0.id == "counter-missing-glyph" })
    #expect(!table.notes.contains { $0.id == "counter-not-tabular" })
    #expect(table.counterNumbers?.system == system)
  }

  @Test("A counter in digits that read right to left is shaped from the right")
  func glyphsStandFromTheRight() throws {
    let face = try Self.face(.adlm, digits: { 600 + $0 })
    let shaper = try TextShaper(FontStack(face))
    let text = CounterText.text(count: 12, limit: 160, digits: .system(.adlm))
    let shaped = try shaper.shape(text)
    // From left to right: 0, 6, 1, slash, 2, 1.
    #expect(shaped.runsFromLeft.flatMap(\.glyphs).map(\.id) == [12, 18, 13, 1, 14, 13])
    let directions = shaped.runs.map(\.isRightToLeft)
    #expect(!directions.contains(false))
    #expect(shaped.unitWidth == 3310)
    let persian = try Self.face(.arabext, digits: { 600 + $0 })
    let leftToRight = try TextShaper(FontStack(persian)).shape(
      CounterText.text(count: 12, limit: 160, digits: .system(.arabext)))
    #expect(leftToRight.runsFromLeft.flatMap(\.glyphs).map(\.id) == [13, 14, 1, 13, 18, 12])
  }

  @Test("Whether digits are tabular is asked of the locale's, not of the Latin ones")
  func localeDigitsMustBeTabular() throws {
    let uneven = try Self.face(.arabext, digits: { 600 + 10 * $0 })
    let ids = try Self.table(uneven, .system(.arabext)).notes.map(\.id)
    #expect(ids.contains("counter-not-tabular"))
    #expect(try !Self.table(uneven, .apple).notes.map(\.id).contains("counter-not-tabular"))
    let unevenLatin = try Self.face(.adlm, latin: { 500 + 10 * $0 })
    #expect(
      try !Self.table(unevenLatin, .system(.adlm)).notes.map(\.id).contains("counter-not-tabular"))
    #expect(try Self.table(unevenLatin, .apple).notes.map(\.id).contains("counter-not-tabular"))
  }

  @Test("A font without the locale's digits gives no width, and the digits are named")
  func missingDigitsAreNamed() throws {
    let egypt = try #require(LocaleTag("ar-EG"))
    let table = try Self.table(Self.face(.latn), .apple, locale: egypt, limit: 1200)
    #expect(table.rows.first?.counter?.text == "١٬٢٠٠/١٬٢٠٠")
    #expect(table.rows.first?.counter?.width == nil)
    #expect(table.rows.first?.counter?.chipWidth == nil)
    let finding = try #require(table.notes.first { $0.id == "counter-missing-glyph" })
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("no glyph for U+0660 to U+0669 U+066C;"))
    #expect(!table.notes.contains { $0.id == "counter-not-tabular" })
  }

  @Test("Without a limit nothing is said about digits")
  func noLimitNoDigits() throws {
    let unknown = try #require(LocaleTag("xx"))
    let options = TableOptions(categories: [.large], locale: unknown)
    let table = try MetricsTableBuilder(
      .face(try Self.face(.latn), axes: []), options: options
    ).build()
    #expect(table.counterNumbers == nil)
    #expect(!table.notes.contains { $0.id == "locale-unknown" })
  }
}

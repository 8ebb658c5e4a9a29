import TestSupport
import Testing

@testable import FieldMetrics

/// Widths as browsers drew them: docs/sources.md, "Widths in browsers".
@Suite("Widths in browsers")
struct BrowserWidthTests {
  struct Entry: CustomTestStringConvertible {
    let font: String
    let faceIndex: Int
    let tree: JSONTree

    var testDescription: String { "\(font), face \(faceIndex)" }
  }

  private static let data = try? JSONTree(dataFile: "renderer-widths.json")
  static let entries: [Entry] =
    (try? data?.array("fonts").map {
      Entry(font: try $0.string("font"), faceIndex: try $0.whole("faceIndex"), tree: $0)
    }) ?? []

  @Test("There are widths of eight faces at least")
  func dataIsThere() { #expect(Self.entries.count >= 8) }

  @Test("Labels are as wide as browsers drew them, to the last bit", arguments: entries)
  func widthsAreTheirs(_ entry: Entry) throws {
    let data = try #require(Self.data)
    let sizes = try data.numbers("sizes")
    let labels = try data.members("labels")
    let face = try FontFile(path: Fixtures.bootstrapPath(entry.font)).face(at: entry.faceIndex)
    let stack = try FontStack(face)
    var count = 0
    for run in try entry.tree.array("runs") {
      let words = try run.string("run").split(separator: " ")
      let browser: Browser = words[0] == "chromium" ? .chrome : .firefox
      let grid = try #require(Double(words[1]).flatMap(PixelGrid.init))
      let shaper = try BrowserShaper(
        stack, BrowserTextOptions(browser, grid: grid, shaping: ShapingOptions(language: "en")))
      let unit = browser == .chrome ? 64 * grid.displayScale : 60
      for (name, widths) in try run.members("widths") {
        let label = try #require(labels[name]?.string)
        for (size, width) in zip(sizes, try #require(widths.array)) {
          let ours = try #require(try shaper.measure(label, at: Points(size)).width)
          let theirs = try #require(width.number) / unit
          #expect(
            abs(ours.value - theirs) < 1e-9,
            "\(words.joined(separator: " ")): '\(label)' at \(size) is \(ours), \(theirs) drawn")
          count += 1
        }
      }
    }
    #expect(count >= 6 * sizes.count)
  }

  private static func shaper(
    _ font: SfntBuilder, _ options: BrowserTextOptions
  ) throws -> BrowserShaper {
    try BrowserShaper(
      FontStack(FontFile(bytes: font.bytes(), fileName: "made.ttf").face()), options)
  }

  @Test("Chrome rounds the sum up to 1/64 pixel, Firefox each glyph to 1/60")
  func roundings() throws {
    // A is 600 wide: 600 · 11 / 1000 = 6.6; 6.6 · 64 = 422.4 and 13.2 · 64 = 844.8.
    let font = SfntBuilder()
    let chrome = try Self.shaper(font, BrowserTextOptions(.chrome))
    #expect(try chrome.measure("A", at: 11).width?.value == 423.0 / 64)
    #expect(try chrome.measure("AA", at: 11).width?.value == 845.0 / 64)
    // 650 · 11 / 1000 · 60 = 429: exact. 650 · 12.5 · 60 / 1000 = 487.5, a tie that goes up.
    let firefox = try Self.shaper(font, BrowserTextOptions(.firefox))
    #expect(try firefox.measure("BB", at: 11).width?.value == 858.0 / 60)
    #expect(try firefox.measure("BB", at: 12.5).width?.value == 976.0 / 60)
  }

  @Test("On a canvas Chrome rounds nothing")
  func canvas() throws {
    let canvas = try Self.shaper(SfntBuilder(), BrowserTextOptions(.chrome, surface: .canvas))
    // 11 · 64 · 65536 / 1000 is 46137 when rounded, and 600 · 46137 / 64 is 432534.
    #expect(try canvas.measure("A", at: 11).width?.value == 432_534.0 / 65536)
  }

  @Test("FreeType's reader of CFF cuts advances off, but not that of a space")
  func compactFonts() {
    // 725 · 13 · 65536 / 1000 = 617,676.8; with the scale 54,526 it is 617,677.3.
    let sizes = BrowserAdvances(.firefox, pixels: 13, unitsPerEm: 1000, isCompact: true)
    #expect(sizes.advance(725) == 617_676)
    #expect(sizes.rounded(725) == 617_677)
    let other = BrowserAdvances(.chrome, pixels: 13, unitsPerEm: 1000, isCompact: true)
    #expect(other.advance(725) == 617_677)
    #expect(other.advance(-725) == -617_677)
  }

  @Test("A missing character, and a size beyond all, have no width")
  func unknown() throws {
    let shaper = try Self.shaper(SfntBuilder(), BrowserTextOptions(.firefox))
    let text = try shaper.measure("AΩ", at: 16)
    #expect(text.width == nil)
    #expect(text.missing == ["Ω"])
    #expect(try shaper.measure("A", at: 10_001).width == nil)
    #expect(try shaper.measure("A", at: 10_000).width?.value == 6000)
    #expect(try shaper.measure("", at: 16).width == 0)
  }

  @Test("A table 'kern' of a web font counts only where the sanitizer keeps it")
  func kern() throws {
    var font = SfntBuilder()
    font["kern"] = Self.kern([(1, 2, -100)])
    func width(_ font: SfntBuilder, isInstalled: Bool = false) throws -> Double? {
      try Self.shaper(font, BrowserTextOptions(.chrome, isInstalled: isInstalled))
        .measure("AB", at: 1000).width?.value
    }
    #expect(try width(font) == 1150)
    font["kern"] = Self.kern([(1, 2, -100)], entrySelector: 3)
    #expect(try width(font) == 1250)
    #expect(try width(font, isInstalled: true) == 1150)
    // Twice the same pair, and pairs that are not in order.
    font["kern"] = Self.kern([(1, 2, -100), (1, 2, -100)])
    #expect(try width(font) == 1250)
    font["kern"] = Self.kern([(2, 1, -100), (1, 2, -100)])
    #expect(try width(font) == 1250)
    // With outlines of another kind there are no pairs.
    font["kern"] = Self.kern([(1, 2, -100)])
    font["glyf"] = nil
    #expect(try width(font) == 1250)
  }

  @Test("More pairs than 16 bits can count the bytes of are dropped")
  func longKern() throws {
    // 14 + 6 · 10,920 = 65,534, and one more is 65,540.
    func isSound(_ count: Int) throws -> Bool {
      let pairs = (0..<count).map { (1 + $0 / 256, $0 % 256, -1) }
      var font = SfntBuilder()
      font["kern"] = Self.kern(pairs)
      let face = try FontFile(bytes: font.bytes(), fileName: "made.ttf").face()
      return SanitizedTables(face.directory).kept.contains(Tag(literal: "kern"))
    }
    #expect(try isSound(10_920))
    #expect(try !isSound(10_921))
  }

  @Test("Apple's tables are no part of a web font")
  func appleTables() throws {
    var font = SfntBuilder()
    font["morx"] = BigEndian.u16(0, 2, 0, 0)
    let face = try FontFile(bytes: font.bytes(), fileName: "made.ttf").face()
    let kept = SanitizedTables(face.directory).kept
    #expect(!kept.contains(Tag(literal: "morx")))
    #expect(kept.contains(Tag(literal: "hmtx")))
  }

  @Test("Tracking is space after each character")
  func tracking() throws {
    let shaping = ShapingOptions(tracking: 100)
    let chrome = try Self.shaper(SfntBuilder(), BrowserTextOptions(.chrome, shaping: shaping))
    // 1.2 + 0.2 em at 10 px.
    #expect(try chrome.measure("AA", at: 10).width == 14)
    let firefox = try Self.shaper(SfntBuilder(), BrowserTextOptions(.firefox, shaping: shaping))
    #expect(try firefox.measure("AA", at: 10).width == 14)
  }

  /// A table of one list of pairs.
  private static func kern(
    _ pairs: [(Int, Int, Int)], entrySelector: Int? = nil
  ) -> [UInt8] {
    var power = 0
    while 1 << (power + 1) <= pairs.count { power += 1 }
    let length = min(14 + 6 * pairs.count, 0xFFFF)
    return BigEndian.u16(0, 1, 0, length, 1, pairs.count, 6 << power, entrySelector ?? power, 0)
      + pairs.flatMap { BigEndian.u16($0.0, $0.1, $0.2 & 0xFFFF) }
  }
}

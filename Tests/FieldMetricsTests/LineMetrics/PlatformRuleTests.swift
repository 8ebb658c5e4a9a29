import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Rules of platforms")
struct PlatformRuleTests {
  private static func line(
    _ face: Face, _ rule: LineMetricsRule, at size: Points, scale: Double = 1,
    _ variants: Set<RuleVariant> = []
  ) throws -> PlatformLine {
    let grid = try #require(PixelGrid(displayScale: scale))
    return try #require(
      LineTables(face, at: face.defaultPlace).line(rule, at: size, grid: grid, variants: variants))
  }

  @Test("Every rule has a reason, and those that were not run are not called observed")
  func certainties() throws {
    let face = try MetricsFont.face(hhea: (900, -200, 0), win: (950, 250))
    let notRun: [LineMetricsRule] = [
      .macos, .android, .compose, .chromeMac, .safari, .windows, .windowsGDI,
    ]
    for rule in LineMetricsRule.allCases {
      let chosen = face.lineMetrics(rule: rule, at: face.defaultPlace)
      #expect(!chosen.reason.isEmpty)
      #expect((chosen.certainty == .observed) == !notRun.contains(rule), "\(rule.rawValue)")
    }
  }

  @Test("Android rounds halves upwards on the signed value")
  func androidHalves() throws {
    // 1050 · 10 / 1000 = 10.5 up and 250 · 10 / 1000 = 2.5 down: -10.5 becomes -10, 2.5 becomes 3.
    let face = try MetricsFont.face(hhea: (1050, -250, 0), bounds: (-301, 1101))
    let line = try Self.line(face, .android, at: 10)
    #expect(line.ascent == 10)
    #expect(line.descent == 3)
    #expect(line.lineHeight == 13)
    // 11.01 and 3.01 outwards.
    #expect(line.top == 12)
    #expect(line.bottom == 4)
    #expect(try Self.line(face, .android, at: 10, [.fontPadding]).lineHeight == 16)
    // Compose has no font padding.
    #expect(try Self.line(face, .compose, at: 10, [.fontPadding]).lineHeight == 13)
  }

  @Test("Android at a density rounds to device pixels", arguments: [1.5, 2.625, 3])
  func androidDensity(_ scale: Double) throws {
    let face = try MetricsFont.face(hhea: (950, -250, 0))
    let line = try Self.line(face, .android, at: 16, scale: scale)
    let pixels = line.lineHeight.value * scale
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
    // Each end is at most half a pixel off.
    #expect(abs(line.lineHeight.value - 19.2) * scale <= 1)
  }

  @Test("A fallback font raises the end that it reaches beyond")
  func fallbackLineSpacing() throws {
    let latin = try Self.line(
      MetricsFont.face(hhea: (900, -200, 0), bounds: (-200, 900)), .android, at: 10)
    let urdu = try Self.line(
      MetricsFont.face(hhea: (1400, -100, 0), bounds: (-600, 1500)), .android, at: 10)
    let raised = latin.raised(byFallbacks: [urdu])
    #expect(raised.ascent == 14)
    #expect(raised.descent == 2)
    #expect(raised.lineHeight == 16)
    // 15 above and 6 below.
    #expect(latin.raised(byFallbacks: [urdu], hasFontPadding: true).lineHeight == 21)
    #expect(latin.raised(byFallbacks: []) == latin)
  }

  @Test("Chrome cuts a physical size to hundredths of a pixel")
  func blinkSizes() {
    func pixels(_ size: Double, _ scale: Double) -> Float {
      BlinkRounding.effectivePixels(RuleSize(size: size, displayScale: scale, variants: []))
    }
    #expect(pixels(11.119, 1) == 11.11)
    #expect(pixels(16, 2.625) == 42)
    #expect(pixels(13.337, 3) == 40.01)
  }

  @Test("A negative gap is nothing for a web font and something for an installed one")
  func negativeGap() throws {
    // -369 · 40 / 1000 = -14.76: 40 + 14 - 15.
    let face = try MetricsFont.face(
      hhea: (1005, -362, -369), typo: (1005, -363, -369), win: (1005, 362))
    #expect(try Self.line(face, .chrome, at: 40).lineHeight == 54)
    #expect(try Self.line(face, .chrome, at: 40, [.installed]).lineHeight == 39)
    #expect(try Self.line(face, .skia, at: 40).lineGap == 0)
    #expect(try Self.line(face, .flutter, at: 40).lineHeight == 55)
    #expect(face.lineMetrics(rule: .chrome, at: face.defaultPlace).reason.contains("negative gap"))
  }

  @Test("Firefox gives 1.2 em where ascent and descent make an em and there is no gap")
  func firefoxNormal() throws {
    var font = SfntBuilder()
    font["hhea"] = SfntTables.hhea(ascender: 726, descender: -274, lineGap: 0)
    font["OS/2"] = SfntTables.os2(selection: 0x81, typo: (726, -274, 0), win: (890, 274))
    let face = try FontFile(bytes: font.bytes(), fileName: "made.ttf").face()
    // 7.986 and 3.014 to the nearest: 8 and 3.
    #expect(try Self.line(face, .firefox, at: 11).lineHeight.value == 11 * 1.2)
    #expect(try Self.line(face, .chrome, at: 11).lineHeight == 11)
  }

  @Test(
    "An underline can need a pixel more than the descent in Firefox's line",
    arguments: [(128, 2), (96, 3)] as [(Int, Points)])
  func firefoxUnderline(_ thickness: Int, _ descent: Points) throws {
    var font = SfntBuilder()
    font["head"] = SfntTables.head(unitsPerEm: 1024)
    font["hhea"] = SfntTables.hhea(ascender: 896, descender: -128, lineGap: 0)
    font["OS/2"] = SfntTables.os2(typo: (896, -128, 0), win: (896, 128))
    font["post"] = SfntTables.post(underlinePosition: -256, underlineThickness: thickness)
    let face = try FontFile(bytes: font.bytes(), fileName: "made.ttf").face()
    // A unit is 1/64 px at 16, and the descent is 2. An underline of 2 is moved up to end there; one of
    // 1.5 starts 0.5 below the baseline, which is rounded to 1, and its own height to 2.
    let line = try Self.line(face, .firefox, at: 16)
    #expect(line.ascent == 14)
    #expect(line.descent == descent)
  }

  @Test("Windows: win values, and of the gap what they leave")
  func windows() throws {
    let face = try MetricsFont.face(hhea: (800, -200, 333), typo: (1, -2, 3), win: (850, 250))
    let metrics = face.lineMetrics(rule: .windows, at: face.defaultPlace).metrics
    // 333 − (1100 − 1000)
    #expect(metrics.lineGap == 233)
    #expect(metrics.origin == .win)
    // 14.45 + 4.25 and 3.961 at 17; GDI has whole pixels.
    let gdi = try Self.line(face, .windowsGDI, at: 17)
    #expect([gdi.ascent, gdi.descent, gdi.lineGap] == [14, 4, 4])
    let bare = try MetricsFont.face(hhea: (800, -200, 0), hasOS2: false)
    #expect(bare.lineMetrics(rule: .windows, at: bare.defaultPlace).certainty == .modelled)
  }

  @Test("Browsers on macOS add 15 % to the ascender of Times, Helvetica and Courier")
  func familiesOfMacOS() throws {
    for (family, ascent) in [("Courier", 24), ("Courier New", 20)] as [(String, Points)] {
      var font = SfntBuilder()
      font["hhea"] = SfntTables.hhea(ascender: 1000, descender: -200, lineGap: 0)
      font["name"] = SfntTables.name([SfntTables.Name(1, family)])
      let face = try FontFile(bytes: font.bytes(), fileName: "made.ttf").face()
      // 15 % of 20 + 4 are 3.6, to the nearest 4.
      #expect(try Self.line(face, .safari, at: 20).ascent == ascent)
      #expect(try Self.line(face, .chromeMac, at: 20).ascent == ascent)
    }
  }

  @Test("WebKit takes the typo values of a font for formulas, Chrome does not")
  func formulas() throws {
    var font = SfntBuilder()
    font["MATH"] = [0, 1, 0, 0]
    let face = try FontFile(bytes: font.bytes(), fileName: "made.ttf").face()
    #expect(face.lineMetrics(rule: .safari, at: face.defaultPlace).metrics.origin == .typo)
    #expect(face.lineMetrics(rule: .chromeMac, at: face.defaultPlace).metrics.origin == .hhea)
    // 800, 250 and 50 · 20 / 1000
    #expect(try Self.line(face, .safari, at: 20).lineHeight == 22)
  }

  @Test("VDMX counts with full hinting alone, at sizes it has a record for")
  func deviceMetrics() throws {
    var font = SfntBuilder()
    font["hhea"] = SfntTables.hhea(ascender: 900, descender: -200, lineGap: 0)
    // One ratio for all, one group at byte 12 with a record for 17 pixels.
    font["VDMX"] =
      BigEndian.u16(0, 1, 1) + [0, 0, 0, 0] + BigEndian.u16(12) + BigEndian.u16(1)
      + [17, 17] + BigEndian.u16(17, 18, -5)
    let face = try FontFile(bytes: font.bytes(), fileName: "made.ttf").face()
    #expect(try Self.line(face, .chrome, at: 17).lineHeight == 18)
    let hinted = try Self.line(face, .chrome, at: 17, [.hinted])
    #expect(hinted.ascent == 18)
    #expect(hinted.descent == 5)
    #expect(try Self.line(face, .chrome, at: 18, [.hinted]).ascent == 16)
  }

  @Test("Pango makes no line where 'hhea' is zero, and forces signs")
  func pango() throws {
    let zero = try MetricsFont.face(hhea: (0, 0, 90), typo: (800, -200, 0), win: (900, 200))
    #expect(try Self.line(zero, .pango, at: 16).lineHeight == 0)
    let turned = try MetricsFont.face(hhea: (1200, 810, 0))
    #expect(try Self.line(turned, .pango, at: 10).descent.value > 8)
  }

  @Test("Sizes that engines cannot count have no line")
  func sizesWithoutLines() throws {
    let face = try MetricsFont.face(hhea: (32767, -32768, 32767), win: (65535, 65535))
    let tables = LineTables(face, at: face.defaultPlace)
    for rule in LineMetricsRule.allCases {
      for size in [-1, 1e300, .infinity, .nan, 1_000_001] {
        #expect(tables.line(rule, at: Points(size), grid: .one) == nil)
      }
      for size in [0, 1e-300, 1_000_000] as [Points] {
        let line = tables.line(rule, at: size, grid: .one)
        #expect(line?.lineHeight.value.isFinite == true, "\(rule.rawValue)")
      }
    }
  }

  @Test("Sums beyond 16 bits are right in engines that count in 32")
  func extremes() throws {
    let face = try TestFiles.face("ascender-32767.ttf")
    // (32767 + 32768 + 32767) · 17 / 1000 = 1671.134
    let line = try Self.line(face, .macos, at: 17)
    #expect(abs(line.lineHeight.value - 1671.134) < 1e-9)
    // 557.039, 557.056 and 557.039, each to the nearest.
    #expect(try Self.line(face, .chrome, at: 17).lineHeight == 1671)
  }

  @Test("The spread names all platforms at both ends, and no engine")
  func spread() throws {
    let face = try MetricsFont.face(hhea: (950, -250, 0), typo: (800, -200, 200), win: (1100, 300))
    let inspection = FaceInspection(
      face, at: face.defaultPlace, options: InspectionOptions(sizes: [17]))
    let spread = try #require(inspection.spreads.first)
    // 16 + 4 in Chrome, 18.7 + 5.1 with the win values, which Qt rounds up.
    #expect(spread.least.lineHeight == 20)
    #expect(spread.least.rules.contains(.chrome))
    #expect(spread.most.rules.contains(.qt))
    #expect(!(spread.least.rules + spread.most.rules).contains { !$0.isPlatform })
    #expect(inspection.rules.map(\.rule) == LineMetricsRule.allCases)
  }
}

import TestSupport
import Testing

@testable import FieldMetrics

@Suite("Public cases: vertical metrics")
struct VerticalMetricsCaseTests {
  static let soundIDs = [
    "VM-01", "VM-02", "VM-10", "VM-11", "VM-15", "VM-19", "VM-20", "VM-22", "VM-24",
  ]
  static let zeroIDs = ["VM-05", "VM-06"]
  static let ids = soundIDs + zeroIDs + ["VM-08", "VM-09", "VM-16", "VM-28", "VM-33"]

  /// Printed with up to six decimals.
  private static let tolerance = 5.1e-7

  @Test("Tables are read as they are", arguments: soundIDs + zeroIDs + ["VM-16"])
  func tables(_ id: String) throws {
    let entry = try PublicCase.with(id)
    let tables = try entry.expected.member("tables")
    let face = try entry.face()
    #expect(face.unitsPerEm == (try tables.whole("upem")))
    let hhea = [face.hhea.ascender, face.hhea.descender, face.hhea.lineGap].map(Double.init)
    #expect(hhea == (try tables.numbers("hhea")))
    guard try tables.member("os2") != .null else {
      #expect(face.os2 == nil)
      return
    }
    let os2 = try #require(face.os2)
    #expect(os2.version == (try tables.whole("os2.version")))
    #expect(os2.usesTypoMetrics == (try tables.bool("os2.use_typo")))
    let typo = [os2.typoAscender, os2.typoDescender, os2.typoLineGap].map(Double.init)
    #expect(typo == (try tables.numbers("os2.typo")))
    #expect([os2.winAscent, os2.winDescent].map(Double.init) == (try tables.numbers("os2.win")))
    // Absent in version 0: neither 0 nor bytes of the next table.
    #expect(os2.xHeight == (try tables.at("os2")["xHeight"]?.asWhole()))
    #expect(os2.capHeight == (try tables.at("os2")["capHeight"]?.asWhole()))
  }

  @Test("iOS takes what Core Text takes, in font units", arguments: soundIDs)
  func coreTextUnits(_ id: String) throws {
    let entry = try PublicCase.with(id)
    let face = try entry.face()
    let chosen = face.lineMetrics(rule: .ios, at: face.defaultPlace)
    #expect(chosen.metrics.origin == .hhea)
    try expect(chosen.metrics, entry.expected.at("policyUnits.coretext"))
    // No case here is named like Helvetica or Times, or has a zero 'hhea'.
    #expect(chosen.findings.isEmpty)
    #expect(chosen.certainty == (face.os2?.usesTypoMetrics == true ? .inferred : .observed))
  }

  @Test("FreeType's rule takes what FreeType takes", arguments: soundIDs + zeroIDs)
  func freeTypeUnits(_ id: String) throws {
    let entry = try PublicCase.with(id)
    let face = try entry.face()
    try expect(
      face.lineMetrics(rule: .freeType, at: face.defaultPlace).metrics,
      entry.expected.at("policyUnits.android"))
  }

  private func expect(_ metrics: LineMetrics, _ units: JSONTree) throws {
    #expect(metrics.ascender.value == (try units.number("ascent")))
    #expect(metrics.descender.value == -(try units.number("descent")))
    #expect(metrics.lineGap.value == (try units.number("lineGap")))
  }

  @Test(
    "At a size: Core Text's sum has the gap, the height of an iOS line leaves it out",
    arguments: soundIDs)
  func atSizes(_ id: String) throws {
    let entry = try PublicCase.with(id)
    let metrics = try entry.face().iosMetrics
    let atSizes = try entry.expected.members("atSize")
    #expect(Set(atSizes.keys) == Set(try entry.input.array("sizes").map { "\(try $0.asWhole())" }))
    for (name, values) in atSizes {
      let size = Points(try #require(Double(name)))
      let ascent = try values.number("coretext.ascent")
      let descent = try values.number("coretext.descent")
      let lineGap = try values.number("coretext.lineGap")
      #expect(abs(metrics.points(metrics.ascender, at: size) - ascent) < Self.tolerance)
      #expect(abs(metrics.points(-metrics.descender, at: size) - descent) < Self.tolerance)
      #expect(abs(metrics.points(metrics.lineGap, at: size) - lineGap) < Self.tolerance)
      let sum = metrics.points(metrics.lineHeight + metrics.lineGap, at: size)
      #expect(abs(sum - (try values.number("coretext.lineHeight"))) < Self.tolerance)
      let height = metrics.height(at: size).value
      #expect(abs(height - (ascent + descent)) < 2 * Self.tolerance)
    }
  }

  @Test("With USE_TYPO_METRICS the height is the same everywhere and the baseline is not")
  func baselines() throws {
    let face = try PublicCase.with("VM-02").face()
    let ios = face.iosMetrics
    let freeType = face.lineMetrics(rule: .freeType, at: face.defaultPlace).metrics
    // 950 + 250 + 0 = 800 + 200 + 200, and 950 − 800 = 150: 7.95 pt at 53.
    #expect(ios.lineHeight + ios.lineGap == freeType.lineHeight + freeType.lineGap)
    let difference = ios.ascender - freeType.ascender
    #expect(difference == 150)
    #expect(abs(ios.points(difference, at: 53) - 7.95) < 1e-12)
  }

  @Test(
    "Without ascender and descender in 'hhea' the typo values stand in, and a warning says so",
    arguments: zeroIDs)
  func zeroHhea(_ id: String) throws {
    let face = try PublicCase.with(id).face()
    let chosen = face.lineMetrics(rule: .ios, at: face.defaultPlace)
    #expect(chosen.metrics.origin == .typo)
    #expect(chosen.certainty == .modelled)
    // 800 + 200 = 1000: 17 at 17; with the gap of 90 it is 18.53. A gap of 200 alone made 3.4.
    #expect(chosen.metrics.height(at: 17) == 17)
    let metrics = chosen.metrics
    let sum = metrics.points(metrics.lineHeight + metrics.lineGap, at: 17)
    #expect(abs(sum - 18.53) < 1e-9)
    let finding = try #require(chosen.findings.first { $0.id == "hhea-zero" })
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("typo"))
    let table = try MetricsTableBuilder(.face(face, axes: [])).build()
    #expect(table.notes.contains(finding))
  }

  @Test(
    "Where no table has metrics the glyph bounds stand in, and a warning says so",
    arguments: ["VM-08", "VM-09"])
  func noMetricsAtAll(_ id: String) throws {
    let face = try PublicCase.with(id).face()
    let chosen = face.lineMetrics(rule: .ios, at: face.defaultPlace)
    #expect(chosen.metrics.origin == .model)
    #expect(chosen.certainty == .modelled)
    // 700 + 200 = 900: 15.3 at 17.
    #expect(chosen.metrics.ascender == 700)
    #expect(chosen.metrics.descender == -200)
    #expect(chosen.metrics.lineGap == 0)
    #expect(chosen.metrics.height(at: 17) == 15.3)
    let finding = try #require(chosen.findings.first { $0.id == "hhea-zero" })
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("glyph bounds"))
  }

  @Test(
    "A table of a font without metrics has no length that is 0 or not a number",
    arguments: ["VM-08", "VM-09"])
  func noNotANumber(_ id: String) throws {
    let table = try MetricsTableBuilder(.face(PublicCase.with(id).face(), axes: [])).build()
    let document = try JSONTree(text: JSONExporter().text(of: table))
    #expect(try document.string("lineMetrics.origin") == "model")
    for row in try document.array("rows") {
      for path in [
        "lineHeights.body", "lineHeights.caption", "lineHeights.footnote", "floatScale",
        "captionSlot", "inputHeight", "fieldHeight", "counter.height", "label.travel",
      ] {
        // Not finite would be null here, and throw.
        #expect(try row.number(path) > 0)
      }
    }
    for format in TableFormat.allCases {
      let text = format.exporter().text(of: table).lowercased()
      let words = text.split { !$0.isLetter }
      #expect(!words.contains("nan") && !words.contains("inf") && !words.contains("infinity"))
    }
  }

  @Test("A font without OS/2 has no typo, win or x-height values, and is doubted")
  func noOS2() throws {
    let face = try PublicCase.with("VM-10").face()
    #expect(face.iosMetrics.xHeight == nil)
    #expect(face.iosMetrics.capHeight == nil)
    #expect(face.findings.contains { $0.id == "os2-missing" && $0.severity == .warning })
    let inspection = FaceInspection(face, at: face.defaultPlace)
    let document = try JSONTree(text: InspectionExporter().json(inspection))
    #expect(try document.at("metrics.typo") == .null)
    #expect(try document.at("metrics.win") == .null)
    #expect(try document.at("metrics.xHeight") == .null)
  }

  @Test("OS/2 of version 0 is no doubt and has no x-height")
  func os2Version0() throws {
    let face = try PublicCase.with("VM-11").face()
    #expect(face.iosMetrics.xHeight == nil)
    #expect(face.iosMetrics.capHeight == nil)
    #expect(!face.hasFinding("os2-missing"))
  }

  @Test(
    "Before version 2 OS/2 has no x-height, even where bytes follow",
    arguments: [(0, nil), (1, nil), (2, 500), (4, 500)] as [(Int, Int?)])
  func os2Versions(_ version: Int, _ xHeight: Int?) throws {
    var font = SfntBuilder()
    font["OS/2"] = SfntTables.os2(xHeight: 500, capHeight: 700)
    font.write(BigEndian.u16(version), in: "OS/2", at: 0)
    let face = try FontFile(bytes: font.bytes(), fileName: "made.ttf").face()
    #expect(face.os2?.version == version)
    #expect(face.os2?.xHeight == xHeight)
    #expect(face.iosMetrics.capHeight == (xHeight == nil ? nil : 700))
  }

  @Test("A negative ascender is kept and doubted")
  func negativeAscender() throws {
    let face = try PublicCase.with("VM-15").face()
    // −100 + 300 = 200 units, 3.4 pt at 17, where capitals need 11.9.
    #expect(face.iosMetrics.ascender == -100)
    #expect(face.iosMetrics.height(at: 17) == 3.4)
    #expect(face.findings.contains { $0.id == "ascender-negative" && $0.severity == .warning })
    let table = try MetricsTableBuilder(.face(face, axes: [])).build()
    #expect(table.notes.contains { $0.id == "ascender-negative" })
  }

  @Test("Extreme metrics are summed without overflow and doubted")
  func extremeMetrics() throws {
    let entry = try PublicCase.with("VM-16")
    let face = try entry.face()
    let metrics = face.iosMetrics
    // 32767 + 32768 = 65535, with the gap of 32767 it is 98302: 1671.134 at 17.
    #expect(metrics.lineHeight == 65535)
    let sum = metrics.lineHeight + metrics.lineGap
    #expect(sum.value == (try entry.expected.number("right.lineHeightUnits")))
    let points = metrics.points(sum, at: 17)
    #expect(abs(points - (try entry.expected.number("right.lineHeightAt17"))) < 1e-9)
    #expect(face.os2?.winAscent == (try entry.expected.whole("right.windowsUnits.ascent")))
    #expect(face.os2?.winDescent == (try entry.expected.whole("right.windowsUnits.descent")))
    #expect(
      face.findings.contains { $0.id == "line-height-implausible" && $0.severity == .warning })
  }

  @Test("Line height comes from 'hhea', whatever box 'head' says")
  func boundsAreNotLines() throws {
    let entry = try PublicCase.with("VM-28")
    let face = try entry.face()
    let bounds = [face.head.xMin, face.head.yMin, face.head.xMax, face.head.yMax]
    #expect(bounds.map(Double.init) == (try entry.expected.numbers("headBBox")))
    let metrics = face.iosMetrics
    #expect(metrics.lineHeight.value == (try entry.expected.number("lineHeightUnits")))
  }

  @Test(
    "Capitals sit where the line's middle is, or as far off as the case says",
    arguments: [
      ("two-faces.ttc", 1, "VM-33", ""), ("two-faces.ttc", 0, "VM-33", "face0."),
      ("metrics-differ.ttf", 0, "VM-33", "metrics-differ"),
      ("thai-stack.ttf", 0, "VM-33", "thai-stack"),
    ])
  func middleOfTheLine(_ font: String, _ index: Int, _ id: String, _ key: String) throws {
    let entry = try PublicCase.with(id)
    let expected =
      switch key {
      case "": entry.expected
      case "face0.": try entry.expected.member("face0")
      default: try entry.expected.member(font)
      }
    let metrics = try TestFiles.face(font, index).iosMetrics
    let middle = (metrics.ascender.value + metrics.descender.value) / 2
    let capitals = try #require(metrics.capHeight).value / 2
    #expect(middle == (try expected.number("lineCentreAboveBaselineUnits")))
    #expect(capitals - middle == (try expected.number("offsetUnits")))
    #expect(capitals == (try entry.expected.number("capCentreAboveBaselineUnits")))
    if key.isEmpty {
      #expect(metrics.height(at: 17).value == (try expected.number("lineHeightAt17")))
    }
  }
}

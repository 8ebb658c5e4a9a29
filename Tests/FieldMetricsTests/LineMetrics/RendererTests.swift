import TestSupport
import Testing

@testable import FieldMetrics

/// Lines as renderers drew them, and as our rules say: equal, or missed for a reason with a name.
///
/// Data and how it was measured: docs/sources.md, "Lines on other platforms".
@Suite("Lines of real renderers")
struct RendererTests {
  struct Entry: CustomTestStringConvertible {
    let name: String
    let tree: JSONTree
    let sizes: [Double]

    var testDescription: String { name }

    func runs() throws -> [RendererRun] {
      try tree.array("runs").map { try RendererRun($0, sizes: sizes) }
    }
  }

  private static func entries(_ file: String, _ key: String, _ name: String) throws -> [Entry] {
    let data = try JSONTree(dataFile: file)
    let sizes = try data.numbers("sizes")
    return try data.array(key).map {
      Entry(name: try $0.string(name), tree: $0, sizes: sizes)
    }
  }

  static let fonts = (try? entries("renderer-lines.json", "fonts", "font")) ?? []
  static let faces = (try? entries("renderer-faces.json", "faces", "name")) ?? []

  @Test("There are truths for twenty fonts and eighty faces")
  func dataIsThere() {
    #expect(Self.fonts.count >= 20)
    #expect(Self.faces.count >= 80)
  }

  @Test("Fonts of the examples have the lines that renderers drew", arguments: fonts)
  func bootstrapFonts(_ entry: Entry) throws {
    let file = try FontFile(path: Fixtures.bootstrapPath(entry.name))
    try check(entry, try file.face(at: entry.tree.whole("faceIndex")))
  }

  @Test("Faces with the tables of other fonts have the lines that renderers drew", arguments: faces)
  func facesByTables(_ entry: Entry) throws {
    try check(entry, try Self.face(entry.tree))
  }

  private func check(_ entry: Entry, _ face: Face) throws {
    let hasBitmaps = LineTables(face, at: face.defaultPlace).hasBitmaps
    for run in try entry.runs() {
      for value in try run.values(of: face) where !run.agrees(value) {
        let miss = KnownMiss.explaining(
          run, face: entry.name, hasBitmaps: hasBitmaps, metric: value.metric)
        #expect(
          miss != nil,
          "\(run.name): \(value.metric) at \(value.size) is \(value.ours), \(value.theirs) drawn")
      }
    }
  }

  @Test("Each reason for a miss still explains one", arguments: KnownMiss.allCases)
  func missesAreMisses(_ miss: KnownMiss) throws {
    var count = 0
    for entry in Self.faces {
      let face = try Self.face(entry.tree)
      let hasBitmaps = LineTables(face, at: face.defaultPlace).hasBitmaps
      for run in try entry.runs() {
        for value in try run.values(of: face) where !run.agrees(value) {
          let why = KnownMiss.explaining(
            run, face: entry.name, hasBitmaps: hasBitmaps, metric: value.metric)
          if why == miss { count += 1 }
        }
      }
    }
    #expect(count > 0)
  }

  @Test("Rules that were missed by bitmaps say that they are models")
  func bitmapsAreModelled() throws {
    let emoji = try FontFile(path: Fixtures.bootstrapPath("NotoColorEmoji.ttf")).face()
    for rule in [LineMetricsRule.skia, .flutter, .android, .compose, .pango, .qt] {
      #expect(emoji.lineMetrics(rule: rule, at: emoji.defaultPlace).certainty == .modelled)
    }
    #expect(emoji.lineMetrics(rule: .chrome, at: emoji.defaultPlace).certainty == .observed)
  }

  @Test("Lines of Firefox and Chrome have no miss")
  func browsersHaveNoMiss() throws {
    for entry in Self.faces {
      let face = try Self.face(entry.tree)
      for run in try entry.runs() where run.rule == .chrome || run.rule == .firefox {
        for value in try run.values(of: face) {
          #expect(run.agrees(value), "\(entry.name), \(run.name) at \(value.size)")
        }
      }
    }
  }

  /// A face with the tables that an entry tells.
  private static func face(_ entry: JSONTree) throws -> Face {
    func three(_ key: String) throws -> (Int, Int, Int) {
      let values = try entry.numbers(key).map { Int($0) }
      return (values[0], values[1], values[2])
    }
    let head = try entry.numbers("head").map { Int($0) }
    let win = try entry.numbers("os2.win").map { Int($0) }
    let hhea = try three("hhea")
    var font = SfntBuilder()
    font["head"] = SfntTables.head(
      unitsPerEm: try entry.whole("unitsPerEm"), yMin: head[0], yMax: head[1])
    font["hhea"] = SfntTables.hhea(ascender: hhea.0, descender: hhea.1, lineGap: hhea.2)
    font["OS/2"] = SfntTables.os2(
      version: try entry.whole("os2.version"), selection: try entry.whole("os2.selection"),
      typo: try three("os2.typo"), win: (win[0], win[1]))
    let post = try entry["post"]?.numbers().map { Int($0) }
    font["post"] = post.map {
      SfntTables.post(underlinePosition: $0[0], underlineThickness: $0[1])
    }
    if let roman = entry["romanBaseline"]?.number {
      font["BASE"] = SfntTables.base(roman: Int(roman))
    }
    if !(try entry.strings("bitmaps").isEmpty) { font["EBLC"] = [0, 2, 0, 0, 0, 0, 0, 0] }
    return try FontFile(bytes: font.bytes(), fileName: "made.ttf").face()
  }
}

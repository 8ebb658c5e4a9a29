import TestSupport
import Testing

@testable import FieldMetrics

/// Fonts by platforms by sizes, and the room that holds them all.
struct FontComparisonTests {
  private func comparison(
    _ fonts: [String], _ rules: [LineMetricsRule], _ sizes: [Points] = [16, 17],
    scale: Double = 1
  ) throws -> FontComparison {
    let grid = try #require(PixelGrid(displayScale: scale))
    let faces = try fonts.map { name in
      let face = try FontFile(path: Fixtures.bootstrapPath(name)).face()
      return (face: face, place: try face.place([]))
    }
    return FontComparison(
      faces, rules: rules,
      sizes: sizes.map { FontComparison.Size("\($0.value)", $0, grid: grid) })
  }

  @Test("Each cell is what inspect shows of the font on the platform")
  func cells() throws {
    let comparison = try comparison(
      ["Inter.ttf", "Karla.ttf"], LineMetricsRule.allCases, [12, 17, 53], scale: 2)
    for (index, name) in ["Inter.ttf", "Karla.ttf"].enumerated() {
      let face = try FontFile(path: Fixtures.bootstrapPath(name)).face()
      let options = InspectionOptions(
        sizes: [12, 17, 53], grid: try #require(PixelGrid(displayScale: 2)))
      for ruled in FaceInspection(face, at: try face.place([]), options: options).rules {
        for (matrix, line) in zip(comparison.matrices, ruled.lines) {
          let cell = try #require(
            matrix.cells.first { $0.font == index && $0.rule == ruled.rule })
          #expect(cell.line == line)
          #expect(cell.certainty == ruled.chosen.certainty)
        }
      }
    }
  }

  @Test("Differences are from the first font on the first platform")
  func differences() throws {
    let matrix = try #require(
      try comparison(["Inter.ttf", "Roboto-Regular.ttf"], [.chrome, .ios]).matrices.first)
    let first = try #require(matrix.cells.first).line.lineHeight
    #expect(first == 20)
    for cell in matrix.cells { #expect(cell.difference == cell.line.lineHeight - first) }
  }

  @Test("The envelope holds every line of every platform, and whoever forces it is as high")
  func envelope() throws {
    let fonts = ["Inter.ttf", "Roboto-Regular.ttf", "NotoSansThai-Regular.ttf"]
    for matrix in try comparison(fonts, LineMetricsRule.allCases, [11, 16, 33.5]).matrices {
      let envelope = try #require(matrix.envelope)
      for cell in matrix.cells where cell.rule.isPlatform {
        #expect(cell.line.lineHeight <= envelope.height)
        #expect(cell.line.ascent <= envelope.ascent.length)
        #expect(cell.line.descent <= envelope.descent.length)
      }
      #expect(!envelope.forcedBy.isEmpty)
      #expect(envelope.forcedBy.allSatisfy { $0.rule.isPlatform })
      // No smaller one would do.
      #expect(
        envelope.height == envelope.lineHeight.length
          || envelope.height == envelope.ascent.length + envelope.descent.length)
    }
  }

  @Test("Ends of different platforms can need more than any line")
  func ends() throws {
    // Inter at 18.1: Chrome has 18 + 4, iOS 17.534 + 4.371.
    let matrix = try #require(
      try comparison(["Inter.ttf"], [.ios, .chrome], [18.1]).matrices.first)
    let envelope = try #require(matrix.envelope)
    #expect(envelope.ascent.length == 18)
    #expect(abs(envelope.height.value - (18 + 18.1 * 680 / 2816)) < 1e-9)
    #expect(envelope.forcedBy.map(\.rule) == [.chrome, .ios])
  }

  @Test("Engines alone have no envelope")
  func engines() throws {
    #expect(try comparison(["Inter.ttf"], [.skia, .freeType]).matrices.first?.envelope == nil)
  }
}

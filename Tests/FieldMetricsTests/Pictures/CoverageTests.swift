import TestSupport
import Testing

@testable import FieldMetrics

struct CoverageTests {
  /// Coverage of a bitmap of some size, 0 to 255, row by row.
  private static func cover(_ path: Path, _ width: Int, _ height: Int) -> [[Int]] {
    var rows = [[Int]](repeating: [Int](repeating: 0, count: width), count: height)
    let coverage = Coverage(path, within: (0, 0, width, height))
    coverage?.forEachRow { y, row in
      for (x, value) in row.enumerated() { rows[y][(coverage?.left ?? 0) + x] = Int(value) }
    }
    return rows
  }

  @Test("A rectangle covers each pixel by the area it has of it")
  func rectanglesAreExact() {
    // From 1.25 to 3.5 across and 0.5 to 2 down: 0.75, 1, 0.5 of three columns, half of row 0.
    let rows = Self.cover(
      Shapes.rectangle(x: 1.25, y: 0.5, width: 2.25, height: 1.5), 5, 3)
    // 0.75 · 0.5 · 255 = 95.6, 0.5 · 255 = 127.5, 0.25 · 255 = 63.75
    #expect(rows[0] == [0, 96, 128, 64, 0])
    #expect(rows[1] == [0, 191, 255, 128, 0])
    #expect(rows[2] == [0, 0, 0, 0, 0])
  }

  @Test("All coverage together is the area of the shape", arguments: [3.0, 10.2, 40.7])
  func areaOfACircle(radius: Double) {
    let size = 2 * Int(radius) + 6
    let center = Double(size) / 2 + 0.3
    let rows = Self.cover(Shapes.circle(x: center, y: center, radius: radius), size, size)
    let area = Double(rows.joined().reduce(0, +)) / 255
    // Lines within 1/256 pixel of the curve lose up to 2/3 of that along the edge; the corners' curves
    // are themselves up to 0.03 % of the radius outside.
    #expect(abs(area - .pi * radius * radius) < 2 * .pi * radius * 0.003 + 0.0006 * radius * radius)
  }

  @Test("Overlapping contours of one direction cover once, of two directions leave a hole")
  func overlapsAndHoles() {
    let outer = Shapes.rectangle(x: 0, y: 0, width: 4, height: 4)
    let inner = Shapes.rectangle(x: 1, y: 1, width: 2, height: 2)
    #expect(Self.cover(outer + inner, 4, 4).joined().allSatisfy { $0 == 255 })
    let hole = Self.cover(outer + inner.reversed, 4, 4)
    #expect(hole[1] == [255, 0, 0, 255])
    #expect(hole[0] == [255, 255, 255, 255])
  }

  @Test("A shape that leaves the bitmap on all sides covers what is in it, and nothing else")
  func shapesAreCut() {
    let disc = Shapes.circle(x: 4, y: 4, radius: 20)
    #expect(Self.cover(disc, 8, 8).joined().allSatisfy { $0 == 255 })
    let diamond = Shapes.polygon([(4, -4), (12, 4), (4, 12), (-4, 4)])
    let rows = Self.cover(diamond, 8, 8)
    // |x − 4| + |y − 4| ≤ 8 holds in all of the bitmap but touches its corners.
    #expect(rows.joined().allSatisfy { $0 == 255 })
    let small = Self.cover(Shapes.polygon([(4, -1), (9, 4), (4, 9), (-1, 4)]), 8, 8)
    // In the corner pixel x + y runs from 0 to 2, the edge lies at x + y = 3: nothing. In pixel
    // (1, 1) it runs from 2 to 4: half.
    #expect(small[0][0] == 0)
    #expect(small[1][1] == 128)
    #expect(small[4][4] == 255)
  }

  @Test(
    "Shapes of odd numbers cover nothing, or what they can, and end nothing",
    arguments: [0, Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1e9, 1e300, .infinity, .nan])
  func oddNumbers(length: Double) {
    let shapes = [
      Shapes.polygon([(0, 0), (8, length), (length, 8), (-length, 3)]),
      Shapes.rounded(x: 1, y: 1, width: length, height: 5, radius: length, .continuous),
      Path([.move(Position(length, length)), .line(Position(2, 2)), .line(Position(2, length))]),
    ]
    for shape in shapes {
      let rows = Self.cover(shape, 8, 8)
      #expect(rows.count == 8)
    }
    var bitmap = Bitmap(width: 8, height: 8, RGBAColor(0xFFFFFF))
    let image = ColorBitmap(width: 1, height: 1, rgba: [0, 0, 0, 255])
    bitmap.draw(image, left: 0, top: 0, width: length, height: 4, within: bitmap.region)
    #expect(bitmap.rgb.count == 192)
  }

  @Test(
    "Glyphs are covered as FreeType covers them",
    arguments: [
      ("Inter.ttf", 44), ("Roboto-Regular.ttf", 32), ("NotoNaskhArabic-Regular.ttf", 125),
    ]
  )
  func agreesWithFreeType(file: String, size: Int) throws {
    let bytes = try #require(OracleBytes(path: try Fixtures.bootstrapPath(file)))
    let oracle = try #require(FreeTypeOracle(bytes, faceIndex: 0))
    let face = try FontFile(path: try Fixtures.bootstrapPath(file)).face()
    let outlines = try GlyphOutlines(try FontStack(face))
    // FreeType rounds to 1/64 pixel, and its lines stay within 1/16 pixel of a curve (its
    // ftgrays.c splits until a quarter of the bend is below that): 16 + 4 + 4 of 255, and a little for both
    let scale = Double(size) / Double(face.unitsPerEm)
    var compared = 0
    var (farthest, sum, pixels) = (0, 0, 0)
    for glyph in stride(from: 1, to: min(face.glyphCount, 900), by: 7) {
      guard case .outline(let path) = outlines.drawing(of: glyph, stackIndex: 0),
        let theirs = oracle.coverage(of: glyph, size: size)
      else { continue }
      let placed = path.mapped {
        Position($0.x * scale - Double(theirs.left), Double(theirs.top) - $0.y * scale)
      }
      var ours = [UInt8](repeating: 0, count: theirs.width * theirs.height)
      let coverage = Coverage(placed, within: (0, 0, theirs.width, theirs.height))
      coverage?.forEachRow { y, row in
        for (x, value) in row.enumerated() {
          ours[y * theirs.width + (coverage?.left ?? 0) + x] = value
        }
      }
      for (a, b) in zip(ours, theirs.pixels) {
        farthest = max(farthest, abs(Int(a) - Int(b)))
        sum += abs(Int(a) - Int(b))
        pixels += 1
      }
      compared += 1
    }
    #expect(compared > 30)
    #expect(farthest <= 28, "of 255")
    #expect(Double(sum) / Double(pixels) < 1.5)
  }
}

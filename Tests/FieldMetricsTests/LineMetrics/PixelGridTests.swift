import Testing

@testable import FieldMetrics

@Suite("Pixel grid")
struct PixelGridTests {
  private func grid(_ displayScale: Double) throws -> PixelGrid {
    try #require(PixelGrid(displayScale: displayScale))
  }

  @Test(
    "A display scale that is not finite and greater than 0 makes no grid",
    arguments: [0, -1, -0.0, .nan, .infinity, -.infinity] as [Double])
  func noGrid(_ displayScale: Double) { #expect(PixelGrid(displayScale: displayScale) == nil) }

  @Test("Any other display scale makes one", arguments: [1, 2, 3, 2.625, 0.5, 1e-3])
  func anyGrid(_ displayScale: Double) throws {
    #expect(try grid(displayScale).displayScale == displayScale)
  }

  @Test("Three pixels to the point is the grid of today's iPhones")
  func threeTimes() throws { #expect(try PixelGrid.threeTimes == grid(3)) }

  @Test(
    "Rounding up takes the next grid line",
    arguments: [
      // 20.287 pt: 20.287 → 21, 40.574 → 41, 60.861 → 61, 53.254 → 54
      (20.287109375, 1, 21), (20.287109375, 2, 41), (20.287109375, 3, 61),
      (20.287109375, 2.625, 54),
      // On a line it stays: 14 · 2.625 = 36.75 is not, 16 · 2.625 = 42 is.
      (20, 3, 60), (0, 3, 0), (14, 2.625, 37), (16, 2.625, 42),
      // Upwards, below zero too: −1.2 → −1 px
      (-0.4, 3, -1), (-0.25, 1, 0),
    ] as [(Double, Double, Double)])
  func up(_ points: Double, _ displayScale: Double, _ pixels: Double) throws {
    #expect(try grid(displayScale).ceilToPixel(Points(points)) == Pixels(pixels))
  }

  @Test(
    "Within 1e-9 pt of a grid line a length is on it, further off it is not",
    arguments: [1, 2, 3, 2.625] as [Double])
  func tolerance(_ displayScale: Double) throws {
    let grid = try grid(displayScale)
    // 16 pt are whole pixels at each of the scales.
    let pixels = 16 * displayScale
    #expect(grid.ceilToPixel(Points(16 + 0.9e-9)) == Pixels(pixels))
    #expect(grid.ceilToPixel(Points(16 - 0.9e-9)) == Pixels(pixels))
    #expect(grid.ceilToPixel(Points(16 + 1.1e-9)) == Pixels(pixels + 1))
    #expect(grid.ceilToPixel(Points(16 - 1.1e-9)) == Pixels(pixels))
  }

  @Test(
    "Rounding takes the nearest grid line, halves away from zero",
    arguments: [
      // 20.6 → 21, 21.4 → 21, −6.6 → −7
      (10.3, 2, 21), (10.7, 2, 21), (0.1, 2, 0), (-3.3, 2, -7),
      // ties: 0.5, 1.5 and −0.5 px
      (0.5, 1, 1), (1.5, 1, 2), (2.5, 1, 3), (-0.5, 1, -1), (0.25, 2, 1), (25.5, 3, 77),
      // 13.125 and 44.625 px
      (5, 2.625, 13), (17, 2.625, 45),
    ] as [(Double, Double, Double)])
  func nearest(_ points: Double, _ displayScale: Double, _ pixels: Double) throws {
    #expect(try grid(displayScale).roundToPixel(Points(points)) == Pixels(pixels))
  }

  @Test("Pixels become points by one division: 181 px at 3 are 60.333333333333336")
  func points() throws {
    #expect(PixelGrid.threeTimes.points(Pixels(181)).value == 60.333333333333336)
    #expect(PixelGrid.threeTimes.points(Pixels(181)).value.plainDescription == "60.333333333333336")
    #expect(try grid(2).points(Pixels(41)) == 20.5)
    // 21 / 2.625
    #expect(try grid(2.625).points(Pixels(21)) == 8)
  }

  @Test("Points become pixels without rounding")
  func pixels() throws {
    #expect(try grid(2).pixels(20.25) == Pixels(40.5))
    // 9 · 2.625
    #expect(try grid(2.625).pixels(9) == Pixels(23.625))
  }
}

@Suite("Points")
struct PointsTests {
  @Test(
    "A whole point is the nearest, halves away from zero",
    arguments: [
      (25.5, 26), (25.499999999999996, 25), (24.5, 25), (0.5, 1), (-0.5, -1), (-25.5, -26),
      (17.2, 17), (47.909, 48), (0, 0), (48, 48),
    ] as [(Points, Points)])
  func wholePoint(_ length: Points, _ whole: Points) { #expect(length.wholePoint() == whole) }

  @Test("Lengths are added, subtracted, multiplied, divided and compared by value")
  func arithmetic() {
    #expect(Points(9) + 17.5 == 26.5)
    #expect(Points(9) - 17.5 == -8.5)
    #expect(Points(9) * 2 == 18)
    #expect(Points(9) / Points(12) == 0.75)
    #expect(Points(9) < 9.5)
  }
}

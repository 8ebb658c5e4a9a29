import Testing

@testable import FieldMetrics

struct ShapesTests {
  /// Coverage of all pixels together, in pixels.
  private static func area(_ path: Path, _ size: Int) -> Double {
    var sum = 0
    Coverage(path, within: (0, 0, size, size))?.forEachRow { _, row in
      sum += row.reduce(0) { $0 + Int($1) }
    }
    return Double(sum) / 255
  }

  @Test("Round corners take (4 − π) · r² from a rectangle, continuous ones a little more")
  func corners() {
    let circular = Shapes.rounded(
      x: 0, y: 0, width: 100, height: 80, radius: 18, .circular)
    // 8000 − (4 − π) · 18² = 7721.9
    #expect(abs(Self.area(circular, 100) - 7721.9) < 0.5)
    let continuous = Shapes.rounded(
      x: 0, y: 0, width: 100, height: 80, radius: 18, .continuous)
    #expect((7690.0...7721).contains(Self.area(continuous, 100)))
    // Half circles at both ends: 80 · 20 + π · 40².
    let capsule = Shapes.rounded(x: 0, y: 0, width: 100, height: 80, radius: 0, .capsule)
    #expect(abs(Self.area(capsule, 100) - (20 * 80 + .pi * 1600)) < 1)
    let top = Shapes.rounded(x: 0, y: 0, width: 100, height: 80, radius: 18, .top)
    #expect(abs(Self.area(top, 100) - (8000 - (2 - .pi / 2) * 324)) < 0.5)
  }

  @Test(
    "No corner leaves its rectangle, however large its radius",
    arguments: [PaintCorners.Shape.circular, .continuous, .top, .capsule])
  func cornersStayInside(shape: PaintCorners.Shape) throws {
    for radius in [0.0, 1, 20, 500] {
      let path = Shapes.rounded(x: 3, y: 5, width: 40, height: 30, radius: radius, shape)
      let box = try #require(path.controlBox)
      #expect(box.least.x >= 3 && box.least.y >= 5 && box.most.x <= 43 && box.most.y <= 35)
    }
  }

  @Test("A shape turned the other way around cuts itself out")
  func reversedShapes() {
    let shape = Shapes.rounded(x: 2, y: 2, width: 20, height: 20, radius: 6, .continuous)
    #expect(Self.area(shape + shape.reversed, 24) == 0)
  }

  @Test(
    "A symbol stays in its box, and one in a disc leaves no spot where its lines cross",
    arguments: [
      "checkmark", "xmark.circle.fill", "exclamationmark", "envelope", "lock", "person",
      "magnifyingglass", "phone", "chevron.down", "something.else",
    ])
  func symbols(name: String) throws {
    let path = Symbols.path(named: name, x: 10, y: 10, size: 24)
    let box = try #require(path.controlBox)
    #expect(box.least.x >= 9.5 && box.least.y >= 9.5)
    #expect(box.most.x <= 34.5 && box.most.y <= 34.5)
    #expect(Self.area(path, 40) > 20)
  }

  @Test("The cross in a disc is open where its lines meet")
  func crossIsOpen() {
    let path = Symbols.path(named: "xmark.circle.fill", x: 0, y: 0, size: 24)
    let coverage = Coverage(path, within: (0, 0, 24, 24))
    var middle: UInt8?
    coverage?.forEachRow { y, row in if y == 12 { middle = row[12 - (coverage?.left ?? 0)] } }
    #expect(middle ?? 255 < 128)
  }
}

import TestSupport
import Testing

@testable import FieldMetrics

/// The golden frames again, on the pixel grid: text heights up to the pixel first, several lines as a
/// whole; then each frame's edges to the nearest pixel. Computed from the formulas, not from frames of
/// the solver.
///
/// Source: docs/sources.md, "Text heights" and "Stack layout and rounding".
@Suite("Golden frames on the pixel grid")
struct RoundedFrameTests {
  typealias Vector = FieldVectorTests.Vector

  @Test(
    "Every part is snapped as iOS does, at 2x and 3x, left to right and right to left",
    arguments: FieldVectorTests.vectors)
  func frames(_ vector: Vector) throws {
    let component = try FieldVectorTests.component(vector)
    let flags = FieldVectorTests.flags(vector, component)
    let width = vector.input("W")
    for scale in [2.0, 3.0] {
      let grid = try #require(PixelGrid(displayScale: scale))
      var measurer = FieldVectorTests.measurer(vector)
      measurer.unitsPerPoint = scale
      measurer.roundsTextUp = true
      let expected = try Rounded(vector, scale)
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let frames = try FieldLayouter(component: component, measurer: measurer, grid: grid)
          .frames(width: Points(width), flags: flags, direction: direction)
        #expect(!expected.parts.isEmpty)
        for (name, box) in expected.parts {
          let part = try #require(frames[name], "\(name) is not shown")
          let lengths = [part.frame.x, part.frame.y, part.frame.width, part.frame.height]
          let wanted = expected.snapped(box, name, in: width, direction)
          for (length, value) in zip(lengths, wanted) {
            // Vectors are printed with six decimals: far less than a pixel, but more than noise.
            let found = try #require(length).value
            #expect(abs(found - value) < 1e-5, "@\(scale)x \(name): \(part.frame), \(wanted)")
          }
        }
        #expect(abs(try #require(frames.size.height).value - expected.total) < 1e-5)
      }
    }
  }

  /// The heights that the formulas round are those that a real font gives.
  @Test("The system font's lines are rounded as in these frames", arguments: [2.0, 3.0])
  func linesAreThoseOfTheFont(_ scale: Double) throws {
    let grid = try #require(PixelGrid(displayScale: scale))
    let categories: [(String, ContentSizeCategory)] = [
      ("xSmall", .extraSmall), ("large", .large), ("xxxLarge", .extraExtraExtraLarge),
      ("AX1", .accessibilityMedium), ("AX5", .accessibilityExtraExtraExtraLarge),
    ]
    let font = try MeasuredFont(.system, TableOptions())
    var checked = 0
    for vector in FieldVectorTests.vectors where vector.component == "swiftpieces.FormField" {
      let category = try #require(categories.first { $0.0 == vector.category }?.1)
      let measurer = FontMeasurer(font, .textStyle, at: .category(category), grid: grid)
      for (input, style) in [("B", TextStyle.body), ("C", .caption1), ("F", .footnote)] {
        let slot = SlotFont(
          style: style, size: measurer.size(of: style), lineHeight: nil, weight: nil,
          hasTabularDigits: false)
        for lines in 1...8 {
          checked += 1
          #expect(
            measurer.height(of: slot, lines: lines)
              == Rounded.up(vector.input(input) * Double(lines) * scale))
        }
      }
    }
    #expect(checked > 1000)
  }
}

/// What the formulas give when text is as high as whole pixels.
private struct Rounded {
  let parts: [(name: String, frame: [Double])]
  /// In points.
  let total: Double
  private let scale: Double
  private let labelScale: Double

  init(_ vector: FieldVectorTests.Vector, _ scale: Double) throws {
    self.scale = scale
    func up(_ length: Double) -> Double { Self.up(length * scale) / scale }
    var inputs = try vector.tree.members("inputs").mapValues { try $0.asNumber() }
    let line = inputs["F"] ?? inputs["L13"] ?? 0
    inputs["textOfLines"] = up((inputs["B"] ?? 0) * min(max(inputs["nLines"] ?? 1, 1), 8))
    inputs["messageOfLines"] = up(line * (inputs["msgLines"] ?? 0))
    for name in ["B", "C", "F", "L13", "Ih"] { inputs[name] = inputs[name].map(up) }
    inputs["aF"] = inputs["aF"].map { ($0 * scale).rounded() / scale }
    let values = try FrameFormulas(of: vector.component).values(
      inputs,
      renamed: [
        ("B*min(max(nLines,1),8)", "textOfLines"), ("msgLines*F", "messageOfLines"),
        ("msgLines*L13", "messageOfLines"),
      ])
    parts = values.parts
    total = up(try #require(values.derived["total"]))
    labelScale = vector.isSet("floated") ? values.derived["s"] ?? 1 : 1
  }

  /// A whole number of pixels, at least as many; noise below a billionth is none.
  static func up(_ pixels: Double) -> Double { (pixels - 1e-6).rounded(.up) }

  /// x, y, width and height on the grid. A label that is drawn smaller is on the grid before that.
  func snapped(
    _ frame: [Double], _ name: String, in width: Double, _ direction: TextDirection
  ) -> [Double] {
    let factor = name == "labelVisual" ? labelScale : 1
    let (full, high) = (frame[2] / factor, frame[3] / factor)
    let x = direction == .rightToLeft ? width - frame[0] - full : frame[0]
    // Halves go to the right and down; printed inputs and sums are a little off them.
    func snap(_ length: Double) -> Double { (length * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let (left, right) = (snap(x), snap(x + full))
    let (top, bottom) = (snap(frame[1]), snap(frame[1] + high))
    let drawn = (right - left) * factor
    return [
      direction == .rightToLeft ? right - drawn : left, top, drawn, (bottom - top) * factor,
    ]
  }
}

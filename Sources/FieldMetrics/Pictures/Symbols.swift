/// Simple drawings that stand for symbols such as SF Symbols, which must not be copied.
///
/// Shapes of our own in a square of 24 units; each fills about as much of it as the real one.
enum Symbols {
  /// A symbol by its name, in a box.
  ///
  /// - Parameter stroke: of lines, in units of 24; bolder weights have thicker ones.
  static func path(
    named name: String, x: Double, y: Double, size: Double, stroke: Double = 2
  ) -> Path {
    let drawing = drawing(name, stroke)
    let scale = size / 24
    return drawing.mapped { Position(x + $0.x * scale, y + $0.y * scale) }
  }

  private static func drawing(_ name: String, _ stroke: Double) -> Path {
    func line(_ from: (Double, Double), _ to: (Double, Double)) -> Path {
      Shapes.line(from: from, to: to, width: stroke)
    }
    let words = name.split(separator: ".").map(String.init)
    let isFilledCircle = words.contains("circle") && words.contains("fill")
    let glyph: Path
    switch words.first ?? "" {
    case "checkmark": glyph = chain([(4, 12.5), (9.5, 18), (20, 6)], stroke * 1.5)
    case "xmark": glyph = cross(stroke)
    case "exclamationmark":
      let bold = stroke * 1.7
      glyph =
        Shapes.line(from: (12, 4.5), to: (12, 13), width: bold)
        + Shapes.circle(x: 12, y: 19, radius: bold * 0.6)
    case "envelope":
      glyph = outline(2, 5, 20, 14, 3, stroke) + chain([(4, 8), (12, 13.5), (20, 8)], stroke)
    case "lock":
      glyph =
        Shapes.rounded(x: 5, y: 11, width: 14, height: 10, radius: 2.5, .circular)
        + outline(8, 3, 8, 12, 4, stroke)
    case "person":
      glyph =
        Shapes.circle(x: 12, y: 7.5, radius: 4.5)
        + Shapes.rounded(x: 3.5, y: 14, width: 17, height: 8, radius: 8, .top)
    case "magnifyingglass": glyph = ring(10.5, 10.5, 7, stroke) + line((15.8, 15.8), (21, 21))
    case "phone":
      glyph = outline(7, 2, 10, 20, 2.5, stroke) + line((11, 18.5), (13, 18.5))
    case "chevron":
      glyph =
        words.contains("down")
        ? chain([(5, 9), (12, 16), (19, 9)], stroke)
        : chain([(9, 5), (16, 12), (9, 19)], stroke)
    default: glyph = outline(3, 3, 18, 18, 4, stroke) + Shapes.circle(x: 12, y: 12, radius: 3)
    }
    guard isFilledCircle else { return glyph }
    // Cut out of a disc, at half its size.
    let small = glyph.mapped { Position(12 + ($0.x - 12) * 0.62, 12 + ($0.y - 12) * 0.62) }
    return Shapes.circle(x: 12, y: 12, radius: 11) + small.reversed
  }

  /// Two lines that meet, with a pointed corner. One contour: cut out of a disc, an overlap would be
  /// filled again.
  private static func chain(_ places: [(Double, Double)], _ stroke: Double) -> Path {
    let (a, b, c) = (places[0], places[1], places[2])
    func unit(_ from: (Double, Double), _ to: (Double, Double)) -> (Double, Double) {
      let (x, y) = (to.0 - from.0, to.1 - from.1)
      let length = (x * x + y * y).squareRoot()
      return (x / length, y / length)
    }
    let (first, second) = (unit(a, b), unit(b, c))
    let half = stroke / 2
    // Of the corner from b: along both lines' normals at once.
    let turn = 1 + first.0 * second.0 + first.1 * second.1
    let corner = (
      -(first.1 + second.1) / turn * half, (first.0 + second.0) / turn * half
    )
    let (before, after) = ((-first.1 * half, first.0 * half), (-second.1 * half, second.0 * half))
    return Shapes.polygon([
      (a.0 - before.0, a.1 - before.1), (b.0 - corner.0, b.1 - corner.1),
      (c.0 - after.0, c.1 - after.1), (c.0 + after.0, c.1 + after.1),
      (b.0 + corner.0, b.1 + corner.1), (a.0 + before.0, a.1 + before.1),
    ])
  }

  /// Two crossing lines as one contour, for the same reason.
  private static func cross(_ stroke: Double) -> Path {
    let (half, arm) = (stroke / 2, 8.5)
    let level = [
      (half, -arm), (half, -half), (arm, -half), (arm, half), (half, half), (half, arm),
      (-half, arm), (-half, half), (-arm, half), (-arm, -half), (-half, -half), (-half, -arm),
    ]
    let eighth = 0.5.squareRoot()
    return Shapes.polygon(
      level.map { (12 + ($0.0 - $0.1) * eighth, 12 + ($0.0 + $0.1) * eighth) })
  }

  private static func ring(_ x: Double, _ y: Double, _ radius: Double, _ stroke: Double) -> Path {
    Shapes.circle(x: x, y: y, radius: radius + stroke / 2)
      + Shapes.circle(x: x, y: y, radius: radius - stroke / 2).reversed
  }

  private static func outline(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double,
    _ stroke: Double
  ) -> Path {
    Shapes.rounded(x: x, y: y, width: width, height: height, radius: radius, .circular)
      + Shapes.rounded(
        x: x + stroke, y: y + stroke, width: width - 2 * stroke, height: height - 2 * stroke,
        radius: max(radius - stroke, 0.1), .circular
      ).reversed
  }
}

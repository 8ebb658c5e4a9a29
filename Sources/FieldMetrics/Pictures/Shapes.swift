/// Shapes that pictures are built of. All turn clockwise on the screen, so that one inside another is
/// cut out by ``Path/reversed``.
///
/// Units: points, y downwards.
enum Shapes {
  static func rectangle(x: Double, y: Double, width: Double, height: Double) -> Path {
    polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  static func polygon(_ corners: [(Double, Double)]) -> Path {
    guard let first = corners.first else { return Path() }
    return Path(
      [.move(Position(first.0, first.1))]
        + corners.dropFirst().map { .line(Position($0.0, $0.1)) } + [.close])
  }

  static func circle(x: Double, y: Double, radius: Double) -> Path {
    rounded(
      x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, radius: radius,
      .circular)
  }

  /// A line with round ends.
  static func line(from: (Double, Double), to: (Double, Double), width: Double) -> Path {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return circle(x: from.0, y: from.1, radius: width / 2) }
    let level = rounded(
      x: -width / 2, y: -width / 2, width: length + width, height: width, radius: width / 2,
      .circular)
    let (cosine, sine) = (dx / length, dy / length)
    return level.mapped {
      Position(
        from.0 + $0.x * cosine - $0.y * sine, from.1 + $0.x * sine + $0.y * cosine)
    }
  }

  /// A rectangle with rounded corners; a radius that is too large is made smaller.
  static func rounded(
    x: Double, y: Double, width: Double, height: Double, radius: Double,
    _ shape: PaintCorners.Shape
  ) -> Path {
    let half = min(width, height) / 2
    guard half > 0 else { return Path() }
    let wanted = shape == .capsule ? half : radius
    guard wanted > 0 else { return rectangle(x: x, y: y, width: width, height: height) }
    let curve = shape == .continuous ? continuousCorner : circularCorner
    // How far along the edge a corner of radius 1 begins.
    let reach = curve[0].0
    let scale = shape == .top ? min(wanted, width / 2, height) : min(wanted, half / reach)
    var elements: [Path.Element] = []
    // Clockwise from the top left corner, each from the edge before it to the edge after.
    let corners = [
      (x, y, 0.0, 1.0, 1.0, 0.0), (x + width, y, -1.0, 0.0, 0.0, 1.0),
      (x + width, y + height, 0.0, -1.0, -1.0, 0.0), (x, y + height, 1.0, 0.0, 0.0, -1.0),
    ]
    for (index, corner) in corners.enumerated() {
      func place(_ along: (Double, Double)) -> Position {
        Position(
          corner.0 + (along.0 * corner.2 + along.1 * corner.4) * scale,
          corner.1 + (along.0 * corner.3 + along.1 * corner.5) * scale)
      }
      let isSharp = shape == .top && index > 1
      let first = isSharp ? Position(corner.0, corner.1) : place(curve[0])
      elements.append(index == 0 ? .move(first) : .line(first))
      if isSharp { continue }
      for start in stride(from: 1, to: curve.count, by: 3) {
        elements.append(
          .cubic(place(curve[start]), place(curve[start + 1]), to: place(curve[start + 2])))
      }
    }
    return Path(elements + [.close])
  }

  /// A quarter of a circle as one curve: off by 0.03 % of the radius at most.
  private static let circularCorner: [(Double, Double)] = [
    (1, 0), (1 - arcHandle, 0), (0, 1 - arcHandle), (0, 1),
  ]
  /// 4/3 · (√2 − 1).
  private static let arcHandle = 0.5522847498

  /// Apple's continuous corner as three curves, in radii along the edges before and after.
  ///
  /// An approximation that others took from UIKit's paths; where a field is too low for it, it is
  /// made smaller as a whole, and UIKit bends it otherwise.
  /// Source: docs/sources.md, "Continuous corners".
  private static let continuousCorner: [(Double, Double)] = [
    (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
    (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
    (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
  ]
}

extension Path {
  /// The same shape, turned the other way around.
  var reversed: Path {
    var contours: [[Element]] = []
    for element in elements {
      if case .move = element { contours.append([]) }
      if !contours.isEmpty { contours[contours.count - 1].append(element) }
    }
    return Path(contours.flatMap(Self.reversed))
  }

  private static func reversed(_ contour: [Element]) -> [Element] {
    var turned: [Element] = []
    var pen = Position(0, 0)
    for element in contour {
      switch element {
      case .move(let to): pen = to
      case .line(let to):
        turned.append(.line(pen))
        pen = to
      case .quadratic(let control, let to):
        turned.append(.quadratic(control: control, to: pen))
        pen = to
      case .cubic(let first, let second, let to):
        turned.append(.cubic(second, first, to: pen))
        pen = to
      case .close: break
      }
    }
    return [.move(pen)] + turned.reversed() + [.close]
  }

  static func + (a: Path, b: Path) -> Path { Path(a.elements + b.elements) }
}

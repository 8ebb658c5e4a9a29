/// A place in a plane, in the unit that its owner names.
public struct Position: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// A shape: contours of lines and curves, filled where they wind around a place more often in one
/// direction than in the other ("nonzero").
///
/// The unit, and whether y grows upwards, are said by the owner.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    /// Starts a contour.
    case move(Position)
    case line(Position)
    case quadratic(control: Position, to: Position)
    case cubic(Position, Position, to: Position)
    /// Ends a contour with a line to its start.
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) { self.elements = elements }

  public var isEmpty: Bool { elements.isEmpty }

  /// The path with every place moved by a function that keeps straight lines straight.
  public func mapped(_ map: (Position) -> Position) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let to): .move(map(to))
        case .line(let to): .line(map(to))
        case .quadratic(let control, let to): .quadratic(control: map(control), to: map(to))
        case .cubic(let first, let second, let to): .cubic(map(first), map(second), to: map(to))
        case .close: .close
        }
      })
  }

  /// Mirrored at the line y = 0: from font space, where up is positive, to field space and back.
  ///
  /// ```
  ///   y  ▲  ┌─┐          ──────▶ x
  ///      │  │ │   becomes │ │ │
  ///      └──┴─┴─▶ x       ▼ └─┘  y
  /// ```
  public var flipped: Path { mapped { Position($0.x, 0 - $0.y) } }

  /// The box around all places and control places; `nil` for an empty path. It holds the shape, and
  /// may be larger than it.
  public var controlBox: (least: Position, most: Position)? {
    var box: (least: Position, most: Position)?
    func add(_ place: Position) {
      guard let old = box else {
        box = (place, place)
        return
      }
      box = (
        Position(min(old.least.x, place.x), min(old.least.y, place.y)),
        Position(max(old.most.x, place.x), max(old.most.y, place.y))
      )
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quadratic(let control, let to):
        add(control)
        add(to)
      case .cubic(let first, let second, let to):
        add(first)
        add(second)
        add(to)
      case .close: break
      }
    }
    return box
  }
}

/// How a number came about: what it was made of, and how.
///
/// The numbers are those that the table's own code found; a rule says how they hang together, and
/// ``recomputed`` is the check of it.
public struct Derivation: Hashable, Sendable {
  public enum Rule: Hashable, Sendable {
    /// A fact, or something asked for.
    case given
    case sum
    case difference
    case product
    case quotient
    case least
    case greatest
    /// Up to the next pixel of a screen of so many pixels to the point.
    case ceilToPixel(Double)
    /// To the nearest pixel, halves away from zero.
    case roundToPixel(Double)
    /// To the nearest whole point, halves away from zero.
    case wholePoint
    /// 1 where the first is no more than the second, else 0.
    case atMost
    /// An engine's own arithmetic, which a few words describe.
    case engine(String)
  }

  public enum Unit: String, Hashable, Sendable {
    case points
    case fontUnits = "font units"
    case none = ""
    case percent = "%"
    case rem
    case scaledPixels = "sp"
    case pixelsToThePoint = "pixels to the point"
  }

  /// `nil` for what is no more than a step of a formula.
  public var name: String?
  public let value: Double
  public let unit: Unit
  public let rule: Rule
  public let operands: [Derivation]
  /// Table and field of the font, ladder, component or option.
  public let source: String?
  /// Of this fact alone; `nil` for what follows from others.
  public let certainty: Certainty?

  init(
    _ name: String?, _ value: Double, _ unit: Unit = .points, _ rule: Rule = .given,
    _ operands: [Derivation] = [], source: String? = nil, certainty: Certainty? = nil
  ) {
    self.name = name
    self.value = value
    self.unit = unit
    self.rule = rule
    self.operands = operands
    self.source = source
    self.certainty = certainty
  }

  /// What the rule makes of the operands; `nil` where it is not ours to repeat.
  public var recomputed: Double? {
    let values = operands.map(\.value)
    switch rule {
    case .given: return value
    case .engine: return nil
    case .sum: return values.reduce(0, +)
    case .product: return values.reduce(1, *)
    case .difference: return values.dropFirst().reduce(values.first ?? .nan, -)
    case .quotient: return values.dropFirst().reduce(values.first ?? .nan, /)
    case .least: return values.min()
    case .greatest: return values.max()
    case .atMost: return values.count == 2 && values[0] <= values[1] ? 1 : 0
    case .ceilToPixel(let scale):
      return PixelGrid(displayScale: scale).map {
        $0.points($0.ceilToPixel(Points(values.first ?? .nan))).value
      }
    case .roundToPixel(let scale):
      return PixelGrid(displayScale: scale).map {
        $0.points($0.roundToPixel(Points(values.first ?? .nan))).value
      }
    case .wholePoint: return Points(values.first ?? .nan).wholePoint().value
    }
  }

  /// Whether the rule gives the value, but for the last bits of a sum.
  var holds: Bool {
    guard let recomputed else { return true }
    return abs(recomputed - value) <= 1e-9 * max(1, abs(value))
  }

  /// With a rule that gives the value, or as the layout has it where none does.
  func checked() -> Derivation {
    if holds { return self }
    return Derivation(
      name, value, unit, .engine("as the layout solves it"), operands, source: source,
      certainty: certainty)
  }

  /// With the table's own last bits: both come from the same numbers, added up in another order.
  func rounded(as cell: Double) -> Derivation {
    guard abs(cell - value) <= 1e-9 * max(1, abs(cell)) else { return self }
    return Derivation(
      name, cell, unit, rule, operands, source: source, certainty: certainty
    ).checked()
  }

  /// The least sure of the facts it stands on; `nil` for none.
  public var weakest: Certainty? {
    let all = [certainty].compactMap(\.self) + operands.compactMap(\.weakest)
    return all.max { $0.doubt < $1.doubt }
  }
}

extension Certainty {
  /// 0 for what was seen.
  var doubt: Int {
    switch self {
    case .observed: 0
    case .documented: 1
    case .inferred: 2
    case .modelled: 3
    }
  }
}

/// How one cell of a table was computed.
public struct Explanation: Hashable, Sendable {
  public let column: TableColumn
  public let step: LadderStep
  /// The table that the cell is of, with this row alone.
  public let table: MetricsTable
  /// `nil` for a cell that is empty.
  public let derivation: Derivation?
  /// Why a cell is empty; `nil` for one that is not.
  public let absence: String?

  /// As the table has it; `nil` for an empty cell.
  public var value: Double? { table.rows.first.flatMap { column.value(in: $0) } }
}

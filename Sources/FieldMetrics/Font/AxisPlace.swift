/// A place on all axes of a face; empty for a face that is not variable.
public struct AxisPlace: Hashable, Sendable {
  /// A value for every axis, in the order of the face's axes.
  public let coordinates: [AxisCoordinate]
  /// The same place as the font's tables count it: -1 to 1 on each axis, in steps of 1/16384, after
  /// `avar`.
  let normalized: [Int]

  /// The place where the outlines are stored and no delta applies.
  public var isDefault: Bool { normalized.allSatisfy { $0 == 0 } }

  public subscript(_ tag: Tag) -> Double? { coordinates.first { $0.tag == tag }?.value }
}

/// A value on one axis.
public struct AxisCoordinate: Hashable, Sendable {
  public let tag: Tag
  public let value: Double

  public init(tag: Tag, value: Double) {
    self.tag = tag
    self.value = value
  }
}

extension VariationAxis {
  /// -1 at the minimum, 0 at the default, 1 at the maximum, in steps of 1/16384 ("2.14").
  ///
  /// Rounding to a step before `avar` is applied is what HarfBuzz does; without it `wght` 550 of
  /// some fonts comes out a step apart.
  func normalized(_ value: Double) -> Int {
    let distance = value - defaultValue
    let length = distance < 0 ? defaultValue - minimum : maximum - defaultValue
    guard distance != 0, length > 0 else { return 0 }
    return wholeWithHalvesUp(distance / length * 16384)
  }
}

/// Bends the axes of a variable font: a piecewise linear map for each.
///
/// Source: OpenType 1.9, table `avar` (version 1).
struct AvarTable {
  private struct Point {
    let from: Int
    let to: Int
  }

  let version: Int
  private let maps: [[Point]]

  init?(_ table: TableBytes) {
    guard let version = table.uint16(0), let axisCount = table.uint16(6) else { return nil }
    var maps: [[Point]] = []
    var offset = 8
    for _ in 0..<Int(axisCount) {
      guard let count = table.uint16(offset) else { return nil }
      var map: [Point] = []
      for index in 0..<Int(count) {
        guard let from = table.int16(offset + 2 + 4 * index),
          let to = table.int16(offset + 4 + 4 * index)
        else { return nil }
        map.append(Point(from: Int(from), to: Int(to)))
      }
      maps.append(map)
      offset += 2 + 4 * Int(count)
    }
    self.version = Int(version)
    self.maps = maps
  }

  /// A normalized value after the axis's map; in and out in steps of 1/16384.
  func map(_ value: Int, axis: Int) -> Int {
    guard maps.indices.contains(axis), maps[axis].count >= 2, let first = maps[axis].first,
      let last = maps[axis].last
    else { return value }
    if value <= first.from { return value - first.from + first.to }
    if value >= last.from { return value - last.from + last.to }
    guard let next = maps[axis].firstIndex(where: { value <= $0.from }), next > 0 else {
      return value
    }
    let upper = maps[axis][next]
    let lower = maps[axis][next - 1]
    guard upper.from > lower.from else { return upper.to }
    // In single precision and in this order, so that ties fall as they do in HarfBuzz.
    let rise = Float(upper.to - lower.to) * Float(value - lower.from)
    return wholeWithHalvesUp(Double(Float(lower.to) + rise / Float(upper.from - lower.from)))
  }
}

/// The nearest whole number, halves upwards, as HarfBuzz and FreeType round in variable fonts.
func wholeWithHalvesUp(_ value: Double) -> Int { Int((value + 0.5).rounded(.down)) }

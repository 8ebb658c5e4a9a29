/// An axis of a variable font, such as weight.
///
/// Units: the axis's own, for `wght` 1 to 1000, for `opsz` points.
/// Source: OpenType 1.9, table `fvar`.
public struct VariationAxis: Hashable, Sendable {
  public let tag: Tag
  public let minimum: Double
  public let defaultValue: Double
  public let maximum: Double
  /// What the font calls the axis; `nil` when it does not say.
  public let name: String?
  /// The font asks programs not to show this axis to people.
  public let isHidden: Bool
}

/// A place on a font's axes that the font gives a name, such as "SemiBold".
public struct NamedInstance: Hashable, Sendable {
  public let name: String?
  public let postScriptName: String?
  /// A value for each axis, in the order of the axes.
  public let coordinates: [Double]
}

/// The axes of a variable font, and its named instances on request.
struct FvarTable {
  let axes: [VariationAxis]
  /// Tags of axes whose minimum, default and maximum are not in that order.
  let disorderedAxes: [Tag]

  /// A table with more axes than this is not trusted.
  private static let largestAxisCount = 64

  init?(_ table: TableBytes, names: NameRecords) {
    guard let axesOffset = table.uint16(4), let axisCount = table.uint16(8),
      let axisSize = table.uint16(10), axisSize >= 20,
      axisCount <= Self.largestAxisCount
    else { return nil }
    var axes: [VariationAxis] = []
    for index in 0..<Int(axisCount) {
      let start = Int(axesOffset) + index * Int(axisSize)
      guard let tag = table.tag(start), let minimum = table.fixed(start + 4),
        let defaultValue = table.fixed(start + 8), let maximum = table.fixed(start + 12),
        let flags = table.uint16(start + 16), let nameID = table.uint16(start + 18)
      else { return nil }
      axes.append(
        VariationAxis(
          tag: tag, minimum: minimum, defaultValue: defaultValue, maximum: maximum,
          name: names[Int(nameID)], isHidden: flags & 1 != 0))
    }
    // Settings name axes by tag: with two of one tag nobody could say which is meant.
    guard Set(axes.map(\.tag)).count == axes.count else { return nil }
    self.axes = axes
    disorderedAxes =
      axes.filter { !($0.minimum <= $0.defaultValue && $0.defaultValue <= $0.maximum) }
      .map(\.tag)
  }

  /// The named instances; empty when the table does not hold as many as it says, or more than 1024.
  static func instances(_ table: TableBytes, axisCount: Int, names: NameRecords) -> [NamedInstance]
  {
    guard let axesOffset = table.uint16(4), let axisSize = table.uint16(10),
      let count = table.uint16(12), let size = table.uint16(14), count <= 1024
    else { return [] }
    let start = Int(axesOffset) + axisCount * Int(axisSize)
    let valuesSize = 4 + 4 * axisCount
    guard Int(size) >= valuesSize,
      let records = table.part(at: start, count: Int(count) * Int(size))
    else { return [] }
    var known: [UInt16: String?] = [:]
    func name(_ id: UInt16?) -> String? {
      guard let id else { return nil }
      if let name = known[id] { return name }
      let name = names[Int(id)]
      known[id] = .some(name)
      return name
    }
    return (0..<Int(count)).map { index in
      let record = index * Int(size)
      let postScriptName = Int(size) >= valuesSize + 2 ? records.uint16(record + valuesSize) : nil
      return NamedInstance(
        name: name(records.uint16(record)),
        postScriptName: name(postScriptName),
        coordinates: (0..<axisCount).map { records.fixed(record + 4 + 4 * $0) ?? 0 })
    }
  }
}

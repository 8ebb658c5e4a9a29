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

/// The axes and the named instances of a variable font.
struct FvarTable {
  let axes: [VariationAxis]
  let instances: [NamedInstance]
  /// Tags of axes whose minimum, default and maximum are not in that order.
  let disorderedAxes: [Tag]

  init?(_ table: TableBytes, names: NameTable) {
    guard let axesOffset = table.uint16(4), let axisCount = table.uint16(8),
      let axisSize = table.uint16(10), let instanceCount = table.uint16(12),
      let instanceSize = table.uint16(14), axisSize >= 20
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
    let instancesStart = Int(axesOffset) + Int(axisCount) * Int(axisSize)
    let valuesSize = 4 + 4 * axes.count
    guard instanceCount == 0 || Int(instanceSize) >= valuesSize else { return nil }
    var instances: [NamedInstance] = []
    for index in 0..<Int(instanceCount) {
      let start = instancesStart + index * Int(instanceSize)
      guard let nameID = table.uint16(start) else { return nil }
      var coordinates: [Double] = []
      for axis in axes.indices {
        guard let value = table.fixed(start + 4 + 4 * axis) else { return nil }
        coordinates.append(value)
      }
      let postScriptName =
        Int(instanceSize) >= valuesSize + 2
        ? table.uint16(start + valuesSize).flatMap { names[Int($0)] } : nil
      instances.append(
        NamedInstance(
          name: names[Int(nameID)], postScriptName: postScriptName, coordinates: coordinates))
    }
    self.axes = axes
    self.instances = instances
    disorderedAxes =
      axes.filter { !($0.minimum <= $0.defaultValue && $0.defaultValue <= $0.maximum) }
      .map(\.tag)
  }
}

/// Lengths of a file in the units of the solver.
extension LayoutSolver {
  /// Points, along the width.
  func horizontal(_ length: LayoutLength, _ text: TextTraits?) -> Double { points(length, text) }

  /// Units of the measurer, along the height.
  func vertical(_ length: LayoutLength, _ text: TextTraits?) -> Double {
    points(length, text) * unitsPerPoint
  }

  func points(_ length: LayoutLength, _ text: TextTraits?) -> Double {
    switch length.unit {
    case .point: return length.value * length.factor
    case .em:
      return length.value * (text.map { fontSize($0).value } ?? 0) * length.factor
    case .named(let index):
      return index < lengths.count ? points(lengths[index], text) * length.factor : 0
    case .percent: return 0
    case .rem, .scaledPixel, .scaledMetric:
      return measurer.points(length.value, length.unit) * length.factor
    }
  }

  func offset(_ length: LayoutLength, of size: Double, _ text: TextTraits?, isX: Bool) -> Double {
    if case .percent = length.unit { return size * length.value * length.factor / 100 }
    return isX ? horizontal(length, text) : vertical(length, text)
  }

  func edges(_ edges: LayoutEdges, _ text: TextTraits?) -> SolvedEdges {
    return SolvedEdges(
      top: edges.top.map { vertical($0, text) } ?? 0,
      leading: edges.leading.map { horizontal($0, text) } ?? 0,
      bottom: edges.bottom.map { vertical($0, text) } ?? 0,
      trailing: edges.trailing.map { horizontal($0, text) } ?? 0)
  }

  func fontSize(_ text: TextTraits) -> Points {
    if let size = text.size {
      let points = Points(points(size, nil))
      return size.unit == .point ? measurer.fontSize(points) : points
    }
    return measurer.size(of: text.style ?? .body)
  }

  func font(_ traits: TextTraits?) -> SlotFont {
    let traits = traits ?? TextTraits()
    let size = fontSize(traits)
    return SlotFont(
      style: traits.size == nil ? traits.style ?? .body : nil, size: size,
      lineHeight: traits.lineHeight.map { Points(points($0, traits)) },
      weight: traits.weight, hasTabularDigits: traits.hasTabularDigits ?? false)
  }
}

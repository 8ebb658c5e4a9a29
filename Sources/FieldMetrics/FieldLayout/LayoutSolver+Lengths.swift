/// Lengths of a file in the units of the solver.
extension LayoutSolver {
  /// Points, along the width.
  func horizontal(_ length: LayoutLength, _ em: Double) -> Double { points(length, em) }

  /// Units of the measurer, along the height.
  func vertical(_ length: LayoutLength, _ em: Double) -> Double {
    points(length, em) * measurer.unitsPerPoint
  }

  func points(_ length: LayoutLength, _ em: Double) -> Double {
    switch length.unit {
    case .point: return length.value * length.factor
    case .em: return length.value * em * length.factor
    case .named(let index):
      return index < lengths.count ? points(lengths[index], em) * length.factor : 0
    case .percent: return 0
    case .rem, .scaledPixel, .scaledMetric:
      return measurer.points(length.value, length.unit) * length.factor
    }
  }

  func offset(_ length: LayoutLength, of size: Double, _ em: Double, isX: Bool) -> Double {
    if case .percent = length.unit { return size * length.value * length.factor / 100 }
    return isX ? horizontal(length, em) : vertical(length, em)
  }

  func edges(_ edges: LayoutEdges?, _ em: Double) -> SolvedEdges {
    guard let edges else { return SolvedEdges() }
    return SolvedEdges(
      top: edges.top.map { vertical($0, em) } ?? 0,
      leading: edges.leading.map { horizontal($0, em) } ?? 0,
      bottom: edges.bottom.map { vertical($0, em) } ?? 0,
      trailing: edges.trailing.map { horizontal($0, em) } ?? 0)
  }

  /// The font size that `em` means, in points; 0 for a node without text.
  func emSize(_ text: TextTraits?) -> Double {
    guard let text else { return 0 }
    return fontSize(text).value
  }

  func fontSize(_ text: TextTraits) -> Points {
    if let size = text.size { return Points(points(size, 0)) }
    return measurer.size(of: text.style ?? .body)
  }

  func font(_ traits: TextTraits?) -> SlotFont {
    let traits = traits ?? TextTraits()
    let size = fontSize(traits)
    return SlotFont(
      style: traits.size == nil ? traits.style ?? .body : nil, size: size,
      lineHeight: traits.lineHeight.map { Points(points($0, size.value)) },
      weight: traits.weight, hasTabularDigits: traits.hasTabularDigits ?? false)
  }
}

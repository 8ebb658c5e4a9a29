/// Where a part lies: the sum of the ways from box to box.
struct PlaceDerivation {
  let solved: SolvedField
  let heights: BoxDerivation

  private var solver: LayoutSolver { solved.solver }
  private var source: String { "component \(heights.component.name)" }

  /// From the component's top to a part's; `nil` where the state does not show it.
  func top(of part: String, _ name: String) throws -> Derivation? {
    guard let path = path(to: part, solved.box, [solved.box]) else { return nil }
    let units = solver.unitsPerPoint
    var terms: [Derivation] = []
    for (parent, child) in zip(path, path.dropFirst()) where child.y != 0 {
      terms.append(try way(child, in: parent))
    }
    let value = path.reduce(0) { $0 + $1.y } / units
    if terms.isEmpty {
      return Derivation(name, value, source: "\(source): at the top", certainty: .documented)
    }
    return terms.count == 1
      ? terms[0].named(name) : Derivation(name, value, .points, .sum, terms).checked()
  }

  /// From the component's leading edge to a part's, before any scale.
  func leading(of part: String, _ name: String) -> Derivation? {
    guard let path = path(to: part, solved.box, [solved.box]) else { return nil }
    let terms = zip(path, path.dropFirst()).filter { $0.1.x != 0 }.map { parent, child in
      Derivation(
        "\(child.name) from the leading edge of \(parent.name)", child.x, source: source,
        certainty: .documented)
    }
    let value = path.reduce(0) { $0 + $1.x }
    if terms.isEmpty {
      return Derivation(name, value, source: "\(source): at the edge", certainty: .documented)
    }
    return terms.count == 1
      ? terms[0].named(name) : Derivation(name, value, .points, .sum, terms).checked()
  }

  private func path(to part: String, _ box: SolvedBox, _ path: [SolvedBox]) -> [SolvedBox]? {
    if box.node.part == part { return path }
    return box.firstInside { self.path(to: part, $0, path + [$0]) }
  }

  /// From a box's top to that of one in it.
  private func way(_ child: SolvedBox, in parent: SolvedBox) throws -> Derivation {
    let units = solver.unitsPerPoint
    let value = child.y / units
    let name = "\(child.name) from the top of \(parent.name)"
    func near(_ other: Double) -> Bool { abs(other - value) <= 1e-9 * max(1, abs(value)) }
    if let padding = parent.traits.box.padding?.top {
      let edge = heights.length(padding, "top padding of \(parent.name)", parent.traits.text)
      if near(edge.value) { return edge }
    }
    // One below the other: what is above it.
    if case .column = parent.node.content,
      let index = parent.content.firstIndex(where: { $0 === child }), index > 0
    {
      let above = parent.content[index - 1]
      let terms = [
        Derivation(
          "\(above.name) from the top of \(parent.name)", above.y / units, source: source,
          certainty: .documented),
        try heights.height(above, "height of \(above.name)"),
        Derivation(
          "room between", (child.y - above.y - above.height) / units, source: source,
          certainty: .documented),
      ].filter { $0.value != 0 }
      return Derivation(name, value, .points, .sum, terms).checked()
    }
    let slack = (parent.height - child.outerHeight) / 2 / units
    if near(slack) {
      let outer = try heights.height(parent, "height of \(parent.name)")
      let inner = try heights.height(child, "height of \(child.name)")
      let left = Derivation(nil, outer.value - inner.value, .points, .difference, [outer, inner])
      let two = Derivation(
        "in the middle", 2, .none, source: source, certainty: .documented)
      let half = Derivation(name, value, .points, .quotient, [left, two])
      if half.holds, left.holds { return half }
    }
    return Derivation(name, value, source: source, certainty: .documented)
  }
}

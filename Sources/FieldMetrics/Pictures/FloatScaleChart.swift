/// The float scale over the ladder, beside the 0.75 that field kits hard-code.
struct FloatScaleChart {
  private static let width = 640.0
  private static let height = 320.0
  private static let left = 56.0
  private static let right = 16.0
  private static let top = 24.0
  private static let bottom = 64.0

  private struct Value {
    let step: LadderStep
    let scale: Double
  }

  private let rows: [Value]

  /// `nil` for a component that scales no label.
  init?(_ table: MetricsTable) {
    rows = table.rows.compactMap { row in row.floatScale.map { Value(step: row.step, scale: $0) } }
    if rows.isEmpty { return nil }
  }

  func picture(by painter: FieldPainter) throws -> Picture {
    var elements: [PictureElement] = []
    for value in stride(from: lowest, through: 1.0001, by: 0.05) {
      let y = self.y(value)
      elements.append(
        .shape(
          Shapes.rectangle(x: Self.left, y: y - 0.25, width: plotWidth, height: 0.5),
          GuideColors.words))
      elements.append(
        try painter.caption(value.fixed(2), x: Self.left - 8, baseline: y + 4, edge: 1))
    }
    elements.append(
      .shape(
        Shapes.rectangle(x: Self.left, y: y(FloatScale.fixed) - 1, width: plotWidth, height: 2),
        GuideColors.baseline))
    for (index, pair) in zip(rows, rows.dropFirst()).enumerated() {
      elements.append(
        .shape(
          Shapes.line(
            from: (x(index), y(pair.0.scale)), to: (x(index + 1), y(pair.1.scale)),
            width: 2), GuideColors.box))
    }
    for (index, row) in rows.enumerated() {
      elements.append(
        .shape(
          Shapes.circle(x: x(index), y: y(row.scale), radius: 4), GuideColors.box))
      elements.append(
        try painter.caption(
          row.step.shortName, x: x(index), baseline: Self.height - Self.bottom + 18, edge: 0.5))
    }
    elements += try key(painter)
    return Picture(
      width: Self.width, height: Self.height, title: "Float scale at each text size",
      description: words, background: PictureColor(light: 0xFFFFFF, dark: 0x1A1A1A),
      elements: elements, glyphs: painter.glyphs)
  }

  private func key(_ painter: FieldPainter) throws -> [PictureElement] {
    let y = Self.height - 18
    return [
      .shape(Shapes.circle(x: Self.left + 4, y: y - 4, radius: 4), GuideColors.box),
      try painter.caption("float scale of this font", x: Self.left + 14, baseline: y),
      .shape(
        Shapes.rectangle(x: Self.left + 220, y: y - 5, width: 16, height: 2), GuideColors.baseline),
      try painter.caption("0.75 as hard-coded", x: Self.left + 242, baseline: y),
    ]
  }

  /// For those who do not see it: all that it shows.
  private var words: String {
    "Of the body line height, by step: "
      + rows.map { "\($0.step.shortName) \($0.scale.fixed(4))" }.joined(separator: ", ")
      + ". A line marks 0.75."
  }

  /// The lowest value shown: a multiple of 0.05 below all, and below 0.75.
  private var lowest: Double {
    let least = min(rows.map(\.scale).min() ?? 0.6, 0.7)
    return (least * 20 - 0.2).rounded(.down) / 20
  }

  private var plotWidth: Double { Self.width - Self.left - Self.right }

  private func x(_ index: Int) -> Double {
    Self.left + plotWidth * (Double(index) + 0.5) / Double(max(rows.count, 1))
  }

  private func y(_ value: Double) -> Double {
    let height = Self.height - Self.top - Self.bottom
    return Self.top + height * (1 - value) / (1 - lowest)
  }
}

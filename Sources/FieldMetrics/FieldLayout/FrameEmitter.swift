/// Makes frames of solved boxes: places on the page, scale, direction and, where wanted, the pixel grid.
///
/// ```
///   solved: from the leading edge ─ scaled about (0, 0) ─ right to left: x' = W − x − w
/// ```
///
/// Source of the snapping: origin and far edge each to the nearest pixel, size the difference
/// (docs/sources.md, "Stack layout and rounding").
struct FrameEmitter {
  let component: FieldComponent
  let solver: LayoutSolver
  let direction: TextDirection
  /// Of the whole component, in points.
  let width: Double
  /// `nil` for frames as they were solved.
  let grid: PixelGrid?
  private(set) var parts: [PartFrame] = []

  init(
    _ solver: LayoutSolver, _ direction: TextDirection, width: Points, grid: PixelGrid?
  ) {
    component = solver.component
    self.solver = solver
    self.direction = direction
    self.width = width.value
    self.grid = grid
  }

  /// What surrounds a box.
  private struct Surroundings {
    /// Of the parent's frame.
    var x = 0.0
    var y = 0.0
    var opacity = 1.0
    var scale: (factor: Double, x: Double, y: Double)?
    var suffix = ""
  }

  /// A box in output lengths: pixels on the grid, or points and the measurer's units.
  private struct Place {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  mutating func emit(_ box: SolvedBox) { emit(box, in: Surroundings()) }

  private mutating func emit(_ box: SolvedBox, in outer: Surroundings) {
    let traits = box.traits
    var inner = outer
    inner.x += box.x
    inner.y += box.y
    inner.opacity *= traits.paint?.opacity ?? 1
    if let repetition = box.repetition { inner.suffix = "[\(repetition)]" }
    if let name = box.node.part {
      emitPart(name + inner.suffix, box, traits, inner)
    }
    if let scale = traits.box.scale {
      let place = placed(box, inner)
      inner.scale = (Self.factor(scale, solver.measurer), place.x, place.y)
    }
    for child in box.background { emit(child, in: inner) }
    for child in box.content { emit(child, in: inner) }
    for child in box.overlay { emit(child, in: inner) }
  }

  static func factor(_ scale: LayoutScale, _ measurer: any FieldMeasurer) -> Double {
    switch scale {
    case .fixed(let factor): factor
    case .lines(let style, let other): measurer.scale(of: style, over: other)
    }
  }

  /// Where a box lies before any scale, from the leading edge, and on the grid where there is one.
  private func placed(_ box: SolvedBox, _ inner: Surroundings) -> Place {
    guard let grid else {
      return Place(x: inner.x, y: inner.y, width: box.width, height: box.height)
    }
    let units = solver.measurer.unitsPerPoint
    let isRightToLeft = direction == .rightToLeft
    let x = isRightToLeft ? width - inner.x - box.width : inner.x
    let left = Self.pixels(x, grid)
    let right = Self.pixels(x + box.width, grid)
    let top = Self.pixels(inner.y / units, grid)
    let bottom = Self.pixels((inner.y + box.height) / units, grid)
    return Place(
      x: isRightToLeft ? width * grid.displayScale - right : left, y: top, width: right - left,
      height: bottom - top)
  }

  /// The nearest pixel, halves to the right and down, also left of and above the origin. What sums
  /// leave just below a half is one.
  private static func pixels(_ points: Double, _ grid: PixelGrid) -> Double {
    (grid.pixels(Points(points + PixelGrid.tolerance)).value + 0.5).rounded(.down)
  }

  private mutating func emitPart(
    _ name: String, _ box: SolvedBox, _ traits: SharedTraits, _ inner: Surroundings
  ) {
    var place = placed(box, inner)
    if let scale = inner.scale {
      place.x = scale.x + (place.x - scale.x) * scale.factor
      place.y = scale.y + (place.y - scale.y) * scale.factor
      place.width *= scale.factor
      place.height *= scale.factor
    }
    let horizontal = grid?.displayScale ?? 1
    let vertical = grid?.displayScale ?? solver.measurer.unitsPerPoint
    if direction == .rightToLeft { place.x = width * horizontal - place.x - place.width }
    let factor = inner.scale?.factor ?? 1
    parts.append(
      PartFrame(
        name: name,
        frame: Frame(
          x: Self.known(place.x / horizontal), y: Self.known(place.y / vertical),
          width: Self.known(place.width / horizontal),
          height: Self.known(place.height / vertical)),
        scale: factor,
        anchor: inner.scale.map { _ in UnitPoint(x: direction == .rightToLeft ? 1 : 0, y: 0) },
        baseline: box.text.flatMap { _ in box.baseline }.flatMap {
          Self.known($0 / solver.measurer.unitsPerPoint * factor)
        },
        paint: paint(traits, box, inner), text: box.text.map { text($0, traits) }))
  }

  static func known(_ length: Double) -> Points? { length.isNaN ? nil : Points(length) }

  private func text(_ text: SolvedText, _ traits: SharedTraits) -> PartText {
    let font = text.font
    let line = solver.measurer.height(of: font, lines: 1) / solver.measurer.unitsPerPoint
    return PartText(
      slot: text.slot, lines: text.lines, size: font.size,
      lineHeight: font.lineHeight ?? Points(line),
      weight: font.weight ?? 400, alignment: traits.text?.alignment ?? .leading,
      hasTabularDigits: font.hasTabularDigits, isCut: text.isCut)
  }

  private func paint(_ traits: SharedTraits, _ box: SolvedBox, _ inner: Surroundings) -> PartPaint {
    var paint = PartPaint()
    paint.opacity = inner.opacity
    if case .symbol(let name) = box.node.content {
      paint.symbol = name
      paint.symbolSize = solver.fontSize(traits.text ?? TextTraits())
    }
    guard let traits = traits.paint else { return paint }
    func color(_ index: Int?) -> PaintColor? { index.map { component.colors[$0] } }
    paint.fill = color(traits.fill)
    paint.color = color(traits.color)
    paint.isHidden = traits.isHidden ?? false
    paint.isHitArea = traits.isHitArea ?? false
    if let stroke = color(traits.stroke) {
      paint.stroke = PaintStroke(
        color: stroke, width: Points(traits.strokeWidth.map { solver.points($0, nil) } ?? 1),
        placement: traits.strokePlacement ?? .inside)
    }
    if traits.radius != nil || traits.cornerShape != nil {
      paint.corners = PaintCorners(
        radius: Points(traits.radius.map { solver.points($0, nil) } ?? 0),
        shape: traits.cornerShape ?? .circular)
    }
    return paint
  }
}

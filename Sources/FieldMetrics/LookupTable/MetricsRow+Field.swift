extension MetricsRow {
  /// A row from the sized styles and the field they make.
  init(
    _ step: LadderStep, _ styles: SizedStyles, _ field: FieldAtStep, _ font: MeasuredFont,
    _ options: TableOptions
  ) throws {
    let grid = options.grid.zoomed(step)
    // Boxes are solved anew for each label, the first one last: a label takes no room of its own, so
    // that what follows is read off the first one's.
    var labels: [LabelMetrics] = []
    for label in options.labels.dropFirst().reversed() {
      labels.append(try LabelMetrics(label, LabelledField(field, label: label.text), font))
    }
    let plain = try LabelledField(field, label: options.labels.first?.text)
    if let first = options.labels.first { labels.append(try LabelMetrics(first, plain, font)) }
    self.labels = labels.reversed()
    let (rest, floated) = (plain.rest, plain.floated)
    let scale = FieldScale(floated)
    self.step = step
    sizes = StyleLengths(
      body: styles.body.size, caption: styles.caption.size, footnote: styles.footnote.size)
    lineHeights = StyleLengths(
      body: styles.body.height(), caption: styles.caption.height(),
      footnote: styles.footnote.height())
    floatScale = scale?.value
    shapedFloatScale =
      try scale?.styles == nil
      ? nil : Self.shapedFloatScale(styles, font, options.labels.first)
    fixedScaleErrorPercent = scale?.fixedScaleErrorPercent
    let slot = rest.box("captionSlot").map { Pixels($0.height) }
    captionSlot = slot.map(grid.points)
    // The floated label is as high as the lower of the two lines.
    let lower = lineHeights.caption < lineHeights.body ? styles.caption : styles.body
    slotResidual = slot.map { lower.residual(of: $0, grid: grid) }
    inputHeight = rest.box("input").map { grid.points(Pixels($0.height)) }
    fieldHeight = grid.points(Pixels(rest.box(field.component.fieldPart)?.height ?? .nan))
    fieldHeightsByLines = try Self.heightsByLines(field, grid)
    iconWidth =
      field.has("leadingIcon")
      ? try field.solved(["leadingIcon"]).box("leadingIcon").map { Points($0.width) } : nil
    counter = field.has("limit") ? try CounterMetrics(styles.footnote, field, font, options) : nil
    label = LabelPositions(rest, floated)
  }

  private static func heightsByLines(_ field: FieldAtStep, _ grid: PixelGrid) throws -> [Points] {
    guard field.has("multiline") else { return [] }
    defer { field.measurer.inputLines = nil }
    return try (1...mostLines).map { lines in
      field.measurer.inputLines = lines
      let height = try field.solved(["multiline"]).box(field.component.fieldPart)?.height
      return grid.points(Pixels(height ?? .nan))
    }
  }

  private static func shapedFloatScale(
    _ styles: SizedStyles, _ font: MeasuredFont, _ label: FieldLabel?
  ) throws -> Double? {
    guard let label,
      let caption = try font.shaped(label.text, at: styles.caption.size),
      let body = try font.shaped(label.text, at: styles.body.size)
    else { return nil }
    return caption.ratio(at: styles.caption.size, to: body, at: styles.body.size)
  }
}

/// A field with a label, at rest and floated.
struct LabelledField {
  let rest: SolvedField
  /// `nil` for a component whose label does not float.
  let floated: SolvedField?

  /// To be read before the next one is made.
  init(_ field: FieldAtStep, label: String?) throws {
    field.measurer.texts["label"] = label.map { [$0] }
    defer { field.measurer.texts["label"] = nil }
    rest = try field.solved([])
    floated = field.has("floated") ? try field.solved(["floated"]) : nil
  }
}

/// What a floated label is drawn with.
struct FieldScale {
  let value: Double
  let fixedScaleErrorPercent: Double
  /// Whose line heights it is the ratio of; `nil` for a fixed scale.
  let styles: (TextStyle, over: TextStyle)?

  /// `nil` for a component that scales no label.
  init?(_ floated: SolvedField?) {
    guard let floated,
      let scale = floated.box.first(where: { $0.traits.box.scale != nil })?.traits.box.scale
    else { return nil }
    switch scale {
    case .fixed(let factor):
      value = factor
      fixedScaleErrorPercent = 100 * (FloatScale.fixed - factor) / factor
      styles = nil
    case .lines(let style, let other):
      guard let measurer = floated.solver.measurer as? FontMeasurer,
        let scale = measurer.floatScale(of: style, over: other)
      else { return nil }
      value = scale.value
      fixedScaleErrorPercent = scale.fixedScaleErrorPercent
      styles = (style, over: other)
    }
  }
}

extension LabelPositions {
  /// `nil` for a component whose label does not travel.
  init?(_ rest: SolvedField, _ floated: SolvedField?) {
    guard let floated, let before = rest.top(of: "labelVisual"),
      let after = floated.top(of: "labelVisual")
    else { return nil }
    let units = rest.solver.measurer.unitsPerPoint
    restY = Points(before / units)
    floatY = Points(after / units)
    travel = Points((before - after) / units)
  }
}

extension CounterMetrics {
  init?(
    _ footnote: SizedLineMetrics, _ field: FieldAtStep, _ font: MeasuredFont,
    _ options: TableOptions
  ) throws {
    let text = options.limit.map { CounterText.text(count: $0, limit: $0, font.counterNumbers) }
    field.measurer.texts["counter"] = text.map { [$0] }
    defer { field.measurer.texts["counter"] = nil }
    guard let plain = try field.solved(["limit"]).box("counter"),
      let chip = try field.solved(["limit", "atLimit"]).box("counter")
    else { return nil }
    let grid = field.measurer.grid
    height = grid.points(Pixels(plain.height))
    chipHeight = grid.points(Pixels(chip.height))
    self.text = text
    width = text == nil ? nil : FrameEmitter.known(plain.width)
    chipWidth = text == nil ? nil : FrameEmitter.known(chip.width)
  }
}

extension LabelMetrics {
  init(
    _ label: FieldLabel, _ field: LabelledField, _ font: MeasuredFont
  ) throws {
    text = label.text
    let (rest, floated) = (field.rest, field.floated ?? field.rest)
    let shown = rest.text(in: "label")
    missing =
      try shown.flatMap { shown in
        try font.shaped(label.text, at: shown.font.size)?.missingScalars
      } ?? []
    guard let shown, let width = try font.width(of: label.text, in: shown.font) else {
      (self.width, floatedWidth, fits, leftToRight, rightToLeft) = (nil, nil, nil, nil, nil)
      return
    }
    self.width = width
    floatedWidth = FieldScale(field.floated).map { width * $0.value }
    fits = !shown.isCut && shown.lines.count == 1
    let (before, after) = (rest.span(of: "labelVisual"), floated.span(of: "labelVisual"))
    leftToRight = LabelEdges(before, after, in: rest.width, .leftToRight)
    rightToLeft = LabelEdges(before, after, in: rest.width, .rightToLeft)
  }
}

extension LabelEdges {
  /// `nil` where an edge is not known.
  init?(
    _ rest: HorizontalSpan?, _ floated: HorizontalSpan?, in width: Points,
    _ direction: TextDirection
  ) {
    guard let restX = rest?.left(in: width, direction),
      let floatX = floated?.left(in: width, direction)
    else { return nil }
    self.init(restX: restX, floatX: floatX)
  }
}

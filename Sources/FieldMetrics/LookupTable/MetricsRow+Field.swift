extension MetricsRow {
  /// A row from the sized styles and the field they make.
  init(
    _ step: ContentSizeCategory, _ styles: SizedStyles, _ field: FormField, _ font: MeasuredFont,
    _ options: TableOptions
  ) throws {
    let grid = options.grid
    let scale = FloatScale(caption: styles.caption, body: styles.body)
    self.step = step
    sizes = StyleLengths(
      body: styles.body.size, caption: styles.caption.size, footnote: styles.footnote.size)
    lineHeights = StyleLengths(
      body: styles.body.height(), caption: styles.caption.height(),
      footnote: styles.footnote.height())
    floatScale = scale.value
    shapedFloatScale = try Self.shapedFloatScale(styles, font, options.labels.first)
    fixedScaleErrorPercent = scale.fixedScaleErrorPercent
    captionSlot = grid.points(field.captionSlot)
    // The floated label is as high as the lower of the two lines.
    let floated = lineHeights.caption < lineHeights.body ? styles.caption : styles.body
    slotResidual = floated.residual(of: field.captionSlot, grid: grid)
    inputHeight = grid.points(field.input)
    fieldHeight = grid.points(field.height)
    fieldHeightsByLines = field.heightsByLines.map(grid.points)
    iconWidth = grid.points(
      options.sizing.scaledLength(FormField.iconBaseWidth, at: step, grid: grid))
    counter = try CounterMetrics(styles.footnote, font, options)
    label = LabelPositions(
      restY: grid.points(field.labelRestY), floatY: grid.points(field.labelFloatY),
      travel: grid.points(field.labelRestY - field.labelFloatY))
    labels = try options.labels.map {
      try LabelMetrics($0, styles.body.size, scale, font, options)
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

extension CounterMetrics {
  init(_ footnote: SizedLineMetrics, _ font: MeasuredFont, _ options: TableOptions) throws {
    let grid = options.grid
    let padding = FormField.chipPadding
    let text = grid.ceilToPixel(footnote.height())
    height = grid.points(text)
    chipHeight = grid.points(text + grid.pixels(padding.vertical + padding.vertical))
    self.text = options.limit.map { CounterText.text(count: $0, limit: $0, font.counterNumbers) }
    width = try self.text.flatMap { try font.counterWidth(of: $0, at: footnote.size) }
    chipWidth = width.map { $0 + padding.horizontal + padding.horizontal }
  }
}

extension LabelMetrics {
  init(
    _ label: FieldLabel, _ bodySize: Points, _ scale: FloatScale, _ font: MeasuredFont,
    _ options: TableOptions
  ) throws {
    text = label.text
    missing = try font.shaped(label.text, at: bodySize)?.missingScalars ?? []
    let placement = try font.width(of: label.text, at: bodySize).map {
      LabelPlacement(width: $0, floatScale: scale.value, fieldWidth: options.fieldWidth)
    }
    width = placement?.width
    floatedWidth = placement?.floatedWidth
    fits = placement?.fits
    leftToRight = placement?.leftToRight
    rightToLeft = placement?.rightToLeft
  }
}

/// The columns of a table, in the order in which every format has them.
public enum TableColumns {
  /// The names that a choice of columns may have.
  public static var names: [String] {
    ["step"] + row.map(\.name) + label.map(\.name) + Provenance.names
  }

  static let row: [RecordColumn<MetricsRow>] = [
    .init("bodySize", .fontSize, "Font size of the body style") { .points($0.sizes.body) },
    .init("captionSize", .fontSize, "Font size of the caption style") { .points($0.sizes.caption) },
    .init("footnoteSize", .fontSize, "Font size of the footnote style") {
      .points($0.sizes.footnote)
    },
    .init("bodyLineHeight", .length, "A line of the body style, not rounded") {
      .points($0.lineHeights.body)
    },
    .init("captionLineHeight", .length, "A line of the caption style, not rounded") {
      .points($0.lineHeights.caption)
    },
    .init("footnoteLineHeight", .length, "A line of the footnote style, not rounded") {
      .points($0.lineHeights.footnote)
    },
    .init(
      "floatScale", .ratio,
      "Scale of the floated label, about the unit point (0, 0), or (1, 0) right to left"
    ) { .number($0.floatScale) },
    .init(
      "shapedFloatScale", .ratio, "The first label's width in the caption style over the body's",
      isOptional: true
    ) { .number($0.shapedFloatScale) },
    .init("fixedScaleErrorPercent", .percent, "How far a fixed scale of 0.75 is off, in percent") {
      .number($0.fixedScaleErrorPercent)
    },
    .init("captionSlot", .length, "The caption line that is kept for the floated label") {
      .points($0.captionSlot)
    },
    .init("slotResidual", .length, "What the slot is higher than the floated label") {
      .points($0.slotResidual)
    },
    .init("inputHeight", .length, "The input of one line") { .points($0.inputHeight) },
    .init("fieldHeight", .length, "The field with an input of one line") {
      .points($0.fieldHeight)
    },
    .init("fieldHeightsByLines", .lengths, "The vertical field at 1 to 8 lines") {
      .numbers($0.fieldHeightsByLines.map(\.value))
    },
    .init("iconWidth", .length, "An icon of 22 as it scales") { .points($0.iconWidth) },
    .init("counterHeight", .length, "The character counter") { .points($0.counter?.height) },
    .init("chipHeight", .length, "The counter in its chip, at the limit") {
      .points($0.counter?.chipHeight)
    },
    .init("counterText", .text, "The counter's text at the limit", isOptional: true) {
      .text($0.counter?.text)
    },
    .init("counterWidth", .length, "The width of the counter at the limit", isOptional: true) {
      .points($0.counter?.width)
    },
    .init("chipWidth", .length, "The width of the chip at the limit", isOptional: true) {
      .points($0.counter?.chipWidth)
    },
    .init("labelRestY", .length, "The resting label's top edge from the field's") {
      .points($0.label?.restY)
    },
    .init("labelFloatY", .length, "The floated label's top edge from the field's") {
      .points($0.label?.floatY)
    },
    .init("labelTravel", .length, "How far the label moves up") { .points($0.label?.travel) },
  ]

  static let label: [RecordColumn<LabelMetrics>] = [
    .init("label", .text, "The label's text", member: "text") { .text($0.text) },
    .init("labelWidth", .length, "Its width in the body style", member: "width", isOptional: true) {
      .points($0.width)
    },
    .init(
      "labelFloatedWidth", .length, "Its width as it floats", member: "floatedWidth",
      isOptional: true
    ) { .points($0.floatedWidth) },
    .init("labelFits", .flag, "Whether it is shown whole", member: "fits", isOptional: true) {
      .flag($0.fits)
    },
    .init(
      "leftToRightRestX", .length, "Left edge at rest, from the field's left edge",
      isOptional: true
    ) { .points($0.leftToRight?.restX) },
    .init(
      "leftToRightFloatX", .length, "Left edge floated, from the field's left edge",
      isOptional: true
    ) { .points($0.leftToRight?.floatX) },
    .init(
      "rightToLeftRestX", .length, "Left edge at rest, right to left", isOptional: true
    ) { .points($0.rightToLeft?.restX) },
    .init(
      "rightToLeftFloatX", .length, "Left edge floated, right to left", isOptional: true
    ) { .points($0.rightToLeft?.floatX) },
    .init(
      "labelMissing", .text, "Characters that the font lacks", member: "missing", isOptional: true
    ) { label in
      label.missing.isEmpty
        ? .absent : .text(label.missing.map(\.codePointName).joined(separator: " "))
    },
  ]
}

/// A table as one JSON object; other builds read its keys, so keys are added and never renamed.
public struct JSONExporter: TableExporter {
  private let numbers: NumberFormat

  public init(numbers: NumberFormat = .full) { self.numbers = numbers }

  public func text(of table: MetricsTable) -> String {
    let options = table.options
    return JSONValue.object([
      ("schemaVersion", .int(MetricsTable.schemaVersion)),
      ("tool", .tool),
      ("component", .string(table.component)),
      ("componentPlatform", .string(table.componentPlatform.rawValue)),
      ("platform", .string(MetricsTable.platform)),
      ("ladder", .string(MetricsTable.ladder)),
      ("ladderVersion", .string(DynamicType.dataVersion)),
      ("sizing", .string(options.sizing.rawValue)),
      ("displayScale", .number(options.grid.displayScale)),
      ("fieldWidth", .number(options.fieldWidth.value)),
      ("minimumHeight", .points(table.minimumHeight, .full)),
      ("rootSize", .points(table.rootSize, .full)),
      ("fontScale", .optional(table.fontScale, JSONValue.number)),
      ("precision", .optional(numbers.precision) { .int($0) }),
      ("locale", .optional(table.counterNumbers?.locale.description, JSONValue.string)),
      ("digits", .optional(table.counterNumbers?.rule.name, JSONValue.string)),
      ("numberingSystem", .optional(table.counterNumbers?.system.rawValue, JSONValue.string)),
      ("language", .optional(options.shaping.language, JSONValue.string)),
      ("features", .array(options.shaping.featureNames.map(JSONValue.string))),
      ("tracking", .number(options.shaping.tracking)),
      ("direction", .string(options.shaping.direction.shortName)),
      ("unicodeVersion", .string(UnicodeVersion.graphemeClusters)),
      ("icuUnicodeVersion", .optional(table.icuUnicodeVersion, JSONValue.string)),
      ("font", .font(table.font)),
      ("fallbacks", .array(table.fallbacks.map(JSONValue.font))),
      ("lineMetrics", .lineMetrics(table.lineMetrics)),
      ("rows", .array(table.rows.map(row))),
      ("notes", .array(table.notes.map(JSONValue.finding))),
    ]).document
  }

  private func points(_ length: Points) -> JSONValue { .points(length, numbers) }
  private func number(_ value: Double) -> JSONValue { .number(numbers.rounded(value)) }
  private func ratio(_ value: Double) -> JSONValue { .number(numbers.ofRatios.rounded(value)) }

  private func row(_ row: MetricsRow) -> JSONValue {
    .object([
      ("step", .string(row.step.rawValue)),
      ("sizes", lengths(row.sizes)),
      ("lineHeights", lengths(row.lineHeights)),
      ("floatScale", .optional(row.floatScale, ratio)),
      ("shapedFloatScale", .optional(row.shapedFloatScale, ratio)),
      ("fixedScaleErrorPercent", .optional(row.fixedScaleErrorPercent, number)),
      ("captionSlot", .points(row.captionSlot, numbers)),
      ("slotResidual", .points(row.slotResidual, numbers)),
      ("inputHeight", .points(row.inputHeight, numbers)),
      ("fieldHeight", points(row.fieldHeight)),
      ("fieldHeightsByLines", .array(row.fieldHeightsByLines.map(points))),
      ("iconWidth", .points(row.iconWidth, numbers)),
      ("counter", .optional(row.counter, counter)),
      ("label", .optional(row.label, positions)),
      (
        "anchors",
        .object([
          ("leftToRight", anchor(ScaleAnchor.leftToRight)),
          ("rightToLeft", anchor(ScaleAnchor.rightToLeft)),
        ])
      ),
      ("labels", .array(row.labels.map(label))),
    ])
  }

  private func lengths(_ lengths: StyleLengths) -> JSONValue {
    .object([
      ("body", points(lengths.body)), ("caption", points(lengths.caption)),
      ("footnote", points(lengths.footnote)),
    ])
  }

  private func counter(_ counter: CounterMetrics) -> JSONValue {
    .object([
      ("height", points(counter.height)), ("chipHeight", points(counter.chipHeight)),
      ("text", .optional(counter.text, JSONValue.string)),
      ("width", .points(counter.width, numbers)),
      ("chipWidth", .points(counter.chipWidth, numbers)),
    ])
  }

  private func positions(_ label: LabelPositions) -> JSONValue {
    .object([
      ("restY", points(label.restY)), ("floatY", points(label.floatY)),
      ("travel", points(label.travel)),
    ])
  }

  private func anchor(_ point: (x: Int, y: Int)) -> JSONValue {
    .object([("x", .int(point.x)), ("y", .int(point.y))])
  }

  private func label(_ label: LabelMetrics) -> JSONValue {
    .object([
      ("text", .string(label.text)),
      ("width", .points(label.width, numbers)),
      ("floatedWidth", .points(label.floatedWidth, numbers)),
      ("fits", .optional(label.fits, JSONValue.bool)),
      ("leftToRight", edges(label.leftToRight)),
      ("rightToLeft", edges(label.rightToLeft)),
      ("missing", .array(label.missing.map { .string($0.codePointName) })),
    ])
  }

  private func edges(_ edges: LabelEdges?) -> JSONValue {
    .object([
      ("restX", .points(edges?.restX, numbers)), ("floatX", .points(edges?.floatX, numbers)),
    ])
  }
}

/// Parts that several documents share.
extension JSONValue {
  static var tool: JSONValue {
    .object([
      ("name", .string(ToolIdentity.name)), ("version", .string(ToolIdentity.version)),
    ])
  }

  static func units(_ value: FontUnits) -> JSONValue { .number(value.value) }

  static func font(_ font: FontIdentity) -> JSONValue {
    .object([
      ("fileName", .optional(font.fileName, JSONValue.string)),
      ("family", .optional(font.family, JSONValue.string)),
      ("style", .optional(font.style, JSONValue.string)),
      ("postScriptName", .optional(font.postScriptName, JSONValue.string)),
      ("faceIndex", .optional(font.faceIndex, JSONValue.int)),
      ("sha256", .optional(font.sha256, JSONValue.string)),
      ("unitsPerEm", .int(font.unitsPerEm)),
      ("axes", .object(font.axes.map { ($0.tag.description, .number($0.value)) })),
    ])
  }

  static func lineMetrics(_ metrics: LineMetrics) -> JSONValue {
    .object([
      ("origin", .string(metrics.origin.rawValue)),
      ("ascender", .units(metrics.ascender)),
      ("descender", .units(metrics.descender)),
      ("lineGap", .units(metrics.lineGap)),
      ("capHeight", .optional(metrics.capHeight, JSONValue.units)),
      ("xHeight", .optional(metrics.xHeight, JSONValue.units)),
    ])
  }

  static func finding(_ finding: Finding) -> JSONValue {
    .object([
      ("severity", .string(finding.severity.rawValue)), ("id", .string(finding.id)),
      ("message", .string(finding.message)),
    ])
  }
}

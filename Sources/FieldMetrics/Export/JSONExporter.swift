/// A table as one JSON object; other builds read its keys, so keys are added and never renamed.
public struct JSONExporter: TableExporter {
  private let numbers: NumberFormat

  public init(numbers: NumberFormat = .full) { self.numbers = numbers }

  public func text(of table: MetricsTable) -> String {
    var document = JSONDocument()
    document.beginObject()
    writeSource(of: table, &document)
    document.beginArray("rows")
    for row in table.rows { write(row, &document) }
    document.endArray()
    document.beginArray("notes")
    for note in table.notes { document.write(note) }
    document.endArray()
    document.endObject()
    return document.endedText()
  }

  /// Where the numbers came from.
  private func writeSource(of table: MetricsTable, _ document: inout JSONDocument) {
    let options = table.options
    document.write("schemaVersion", MetricsTable.schemaVersion)
    document.write(key: "tool")
    document.writeTool()
    document.write("component", table.component)
    document.write("componentPlatform", table.componentPlatform.rawValue)
    document.write("platform", table.rule.rawValue)
    document.write("ladder", options.ladder.name)
    document.write("ladderVersion", options.ladder.version)
    document.write("sizing", options.sizing.rawValue)
    document.write("displayScale", options.grid.displayScale)
    document.write("fieldWidth", options.fieldWidth.value)
    document.write("minimumHeight", table.minimumHeight?.value)
    document.write("rootSize", table.rootSize?.value)
    document.write("fontScale", table.fontScale)
    document.write("precision", numbers.precision)
    document.write("locale", table.counterNumbers?.locale.description)
    document.write("digits", table.counterNumbers?.rule.name)
    document.write("numberingSystem", table.counterNumbers?.system.rawValue)
    document.write("language", options.shaping.language)
    document.beginArray("features", oneLine: true)
    for name in options.shaping.featureNames { document.write(name) }
    document.endArray()
    document.write("tracking", options.shaping.tracking)
    document.write("direction", options.shaping.direction.shortName)
    document.write("unicodeVersion", UnicodeVersion.graphemeClusters)
    document.write("icuUnicodeVersion", table.icuUnicodeVersion)
    document.write(key: "font")
    document.write(table.font)
    document.beginArray("fallbacks")
    for font in table.fallbacks { document.write(font) }
    document.endArray()
    document.write(key: "lineMetrics")
    document.write(table.lineMetrics)
  }

  private func write(_ row: MetricsRow, _ document: inout JSONDocument) {
    document.beginObject()
    document.write("step", row.step.rawValue)
    write("sizes", row.sizes, &document)
    write("lineHeights", row.lineHeights, &document)
    document.write("floatScale", ratio(row.floatScale))
    document.write("shapedFloatScale", ratio(row.shapedFloatScale))
    document.write(
      "fixedScaleErrorPercent", row.fixedScaleErrorPercent.map { numbers.rounded($0) })
    document.write("captionSlot", points(row.captionSlot))
    document.write("slotResidual", points(row.slotResidual))
    document.write("inputHeight", points(row.inputHeight))
    document.write("fieldHeight", points(row.fieldHeight))
    document.beginArray("fieldHeightsByLines", oneLine: true)
    for height in row.fieldHeightsByLines { document.write(numbers.rounded(height.value)) }
    document.endArray()
    document.write("iconWidth", points(row.iconWidth))
    write("counter", row.counter, &document)
    write("label", row.label, &document)
    document.beginObject("anchors")
    write("leftToRight", ScaleAnchor.leftToRight, &document)
    write("rightToLeft", ScaleAnchor.rightToLeft, &document)
    document.endObject()
    document.beginArray("labels")
    for label in row.labels { write(label, &document) }
    document.endArray()
    document.endObject()
  }

  private func write(_ key: StaticString, _ lengths: StyleLengths, _ document: inout JSONDocument) {
    document.beginObject(key, oneLine: true)
    document.write("body", points(lengths.body))
    document.write("caption", points(lengths.caption))
    document.write("footnote", points(lengths.footnote))
    document.endObject()
  }

  private func write(
    _ key: StaticString, _ counter: CounterMetrics?, _ document: inout JSONDocument
  ) {
    document.write(key: key)
    guard let counter else { return document.writeNull() }
    document.beginObject(oneLine: true)
    document.write("height", points(counter.height))
    document.write("chipHeight", points(counter.chipHeight))
    document.write("text", counter.text)
    document.write("width", points(counter.width))
    document.write("chipWidth", points(counter.chipWidth))
    document.endObject()
  }

  private func write(
    _ key: StaticString, _ label: LabelPositions?, _ document: inout JSONDocument
  ) {
    document.write(key: key)
    guard let label else { return document.writeNull() }
    document.beginObject(oneLine: true)
    document.write("restY", points(label.restY))
    document.write("floatY", points(label.floatY))
    document.write("travel", points(label.travel))
    document.endObject()
  }

  private func write(
    _ key: StaticString, _ anchor: (x: Int, y: Int), _ document: inout JSONDocument
  ) {
    document.beginObject(key, oneLine: true)
    document.write("x", anchor.x)
    document.write("y", anchor.y)
    document.endObject()
  }

  private func write(_ label: LabelMetrics, _ document: inout JSONDocument) {
    document.beginObject()
    document.write("text", label.text)
    document.write("width", points(label.width))
    document.write("floatedWidth", points(label.floatedWidth))
    document.write("fits", label.fits)
    write("leftToRight", label.leftToRight, &document)
    write("rightToLeft", label.rightToLeft, &document)
    document.beginArray("missing", oneLine: true)
    for scalar in label.missing { document.write(scalar.codePointName) }
    document.endArray()
    document.endObject()
  }

  private func write(_ key: StaticString, _ edges: LabelEdges?, _ document: inout JSONDocument) {
    document.beginObject(key, oneLine: true)
    document.write("restX", points(edges?.restX))
    document.write("floatX", points(edges?.floatX))
    document.endObject()
  }

  private func points(_ length: Points?) -> Double? { length.map { numbers.rounded($0.value) } }

  private func ratio(_ value: Double?) -> Double? { value.map { numbers.ofRatios.rounded($0) } }
}

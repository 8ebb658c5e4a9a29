/// Writes faces as objects of JSON on one line each, as ``InspectionExporter`` has them.
///
/// What takes all of a file is left out: the SHA-256 is `null` and the coverage absent, so that only the
/// tables that a record is made from are read ([decision 14](docs/decisions/0014-rules-and-corpus.md)). Written
/// piece by piece: there may be a million.
public struct CorpusExporter: Sendable {
  private let options: InspectionOptions
  private let numbers: NumberFormat
  /// The same in every record: a line may be read alone.
  private let tool = JSONValue.tool.line

  public init(options: InspectionOptions, numbers: NumberFormat = .full) {
    self.options = options
    self.numbers = numbers
  }

  /// A face at its default place.
  public func append(_ face: Face, path: String, to output: inout RecordOutput) {
    let place = face.defaultPlace
    let rules = RuledMetrics.all(of: face, at: place, options)
    output.bytes.append(literal: "{ \"path\": ")
    output.bytes.append(json: path)
    output.bytes.append(literal: ", \"schemaVersion\": ")
    output.bytes.append(decimal: MetricsTable.schemaVersion)
    output.bytes.append(literal: ", \"tool\": ")
    output.bytes.append(text: tool)
    output.bytes.append(literal: ", \"font\": ")
    append(font: face, place, &output)
    output.bytes.append(literal: ", \"metrics\": ")
    append(metricsOf: face, &output)
    if !options.sizes.isEmpty {
      output.bytes.append(literal: ", \"displayScale\": ")
      append(options.grid.displayScale, &output)
    }
    output.bytes.append(literal: ", \"platforms\": { ")
    for (index, ruled) in rules.enumerated() {
      if index > 0 { output.bytes.append(literal: ", ") }
      append(ruled, &output)
    }
    output.bytes.append(literal: " }, \"axes\": ")
    append(face.axes.isEmpty ? "[]" : InspectionExporter.axes(face.axes).line, &output)
    output.bytes.append(literal: ", \"namedInstances\": ")
    append(
      face.axes.isEmpty
        ? "[]" : InspectionExporter.instances(face.namedInstances, face.axes).line, &output)
    output.bytes.append(literal: ", \"findings\": ")
    let findings = FaceInspection.findings(of: face, rules)
    append(
      findings.isEmpty ? "[]" : JSONValue.array(findings.map(JSONValue.finding)).line, &output)
    output.bytes.append(literal: " }\n")
  }

  /// A file or a face that cannot be used.
  ///
  /// - Parameter faceIndex: `nil` when it is the whole file.
  public func append(
    _ error: FontError, path: String, faceIndex: Int?, to output: inout RecordOutput
  ) {
    output.bytes.append(literal: "{ \"path\": ")
    output.bytes.append(json: path)
    if let faceIndex {
      output.bytes.append(literal: ", \"faceIndex\": ")
      output.bytes.append(decimal: faceIndex)
    }
    output.bytes.append(literal: ", \"error\": { \"code\": ")
    output.bytes.append(json: error.code)
    output.bytes.append(literal: ", \"message\": ")
    output.bytes.append(json: error.description)
    output.bytes.append(literal: " } }\n")
  }

  private func append(font face: Face, _ place: AxisPlace, _ output: inout RecordOutput) {
    output.bytes.append(literal: "{ \"fileName\": ")
    output.bytes.append(json: face.file.fileName)
    output.bytes.append(literal: ", \"family\": ")
    append(json: face.names.family, &output)
    output.bytes.append(literal: ", \"style\": ")
    append(json: face.names.style, &output)
    output.bytes.append(literal: ", \"postScriptName\": ")
    append(json: face.names.postScriptName, &output)
    output.bytes.append(literal: ", \"faceIndex\": ")
    output.bytes.append(decimal: face.index)
    output.bytes.append(literal: ", \"sha256\": null, \"unitsPerEm\": ")
    output.bytes.append(decimal: face.unitsPerEm)
    output.bytes.append(literal: ", \"axes\": {")
    for (index, axis) in place.coordinates.enumerated() {
      output.bytes.append(literal: index > 0 ? ", " : " ")
      output.bytes.append(json: axis.tag.description)
      output.bytes.append(literal: ": ")
      append(axis.value, &output)
    }
    output.bytes.append(literal: place.coordinates.isEmpty ? "} }" : " } }")
  }

  private func append(metricsOf face: Face, _ output: inout RecordOutput) {
    func member(_ name: StaticString, _ value: Int) {
      output.bytes.append(literal: name)
      output.bytes.append(decimal: value)
    }
    member("{ \"hhea\": { \"ascender\": ", face.hhea.ascender)
    member(", \"descender\": ", face.hhea.descender)
    member(", \"lineGap\": ", face.hhea.lineGap)
    if let os2 = face.os2 {
      member(" }, \"typo\": { \"ascender\": ", os2.typoAscender)
      member(", \"descender\": ", os2.typoDescender)
      member(", \"lineGap\": ", os2.typoLineGap)
      output.bytes.append(literal: ", \"use\": ")
      output.bytes.append(literal: os2.usesTypoMetrics ? "true" : "false")
      member(" }, \"win\": { \"ascent\": ", os2.winAscent)
      member(", \"descent\": ", os2.winDescent)
      output.bytes.append(literal: " }")
    } else {
      output.bytes.append(literal: " }, \"typo\": null, \"win\": null")
    }
    member(", \"head\": { \"yMin\": ", face.head.yMin)
    member(", \"yMax\": ", face.head.yMax)
    output.bytes.append(literal: " } }")
  }

  private func append(_ ruled: RuledMetrics, _ output: inout RecordOutput) {
    let metrics = ruled.chosen.metrics
    output.bytes.append(json: ruled.rule.rawValue)
    output.bytes.append(literal: ": { \"origin\": ")
    output.bytes.append(json: metrics.origin.rawValue)
    output.bytes.append(literal: ", \"reason\": ")
    output.bytes.append(json: ruled.chosen.reason)
    output.bytes.append(literal: ", \"certainty\": ")
    output.bytes.append(json: ruled.chosen.certainty.rawValue)
    output.bytes.append(literal: ", \"ascender\": ")
    append(metrics.ascender.value, &output)
    output.bytes.append(literal: ", \"descender\": ")
    append(metrics.descender.value, &output)
    output.bytes.append(literal: ", \"lineGap\": ")
    append(metrics.lineGap.value, &output)
    if !options.sizes.isEmpty {
      output.bytes.append(literal: ", \"variants\": [")
      for (index, variant) in ruled.variants.enumerated() {
        if index > 0 { output.bytes.append(literal: ", ") }
        output.bytes.append(json: variant.rawValue)
      }
      output.bytes.append(literal: "], \"atSizes\": [")
      for (index, line) in ruled.lines.enumerated() {
        if index > 0 { output.bytes.append(literal: ", ") }
        append(line, &output)
      }
      output.bytes.append(literal: "]")
    }
    output.bytes.append(literal: " }")
  }

  private func append(_ line: PlatformLine, _ output: inout RecordOutput) {
    output.bytes.append(literal: "{ \"size\": ")
    append(line.size, &output)
    output.bytes.append(literal: ", \"ascent\": ")
    append(line.ascent, &output)
    output.bytes.append(literal: ", \"descent\": ")
    append(line.descent, &output)
    output.bytes.append(literal: ", \"lineGap\": ")
    append(line.lineGap, &output)
    output.bytes.append(literal: ", \"lineHeight\": ")
    append(line.lineHeight, &output)
    output.bytes.append(literal: ", \"top\": ")
    append(line.top, &output)
    output.bytes.append(literal: ", \"bottom\": ")
    append(line.bottom, &output)
    output.bytes.append(literal: " }")
  }

  private func append(_ length: Points?, _ output: inout RecordOutput) {
    if let length { append(length.value, &output) } else { output.bytes.append(literal: "null") }
  }

  private func append(_ value: Double, _ output: inout RecordOutput) {
    // Most lengths are whole: no need to look for their text.
    if let whole = Int(exactly: value) {
      output.bytes.append(decimal: whole)
    } else {
      output.append(value, numbers)
    }
  }

  private func append(json text: String?, _ output: inout RecordOutput) {
    if let text { output.bytes.append(json: text) } else { output.bytes.append(literal: "null") }
  }

  private func append(_ json: String, _ output: inout RecordOutput) {
    output.bytes.append(text: json)
  }
}

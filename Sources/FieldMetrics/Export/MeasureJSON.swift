/// A measured label as an object of JSON on one line.
///
/// Written piece by piece: there may be a million.
struct MeasureJSON {
  let numbers: NumberFormat

  /// Appends the object.
  ///
  /// - Parameter source: where the numbers came from, to be told in this object.
  func append(
    _ label: SourceLabel, _ measured: MeasuredText, source: MeasureSource?,
    _ output: inout RecordOutput
  ) {
    output.bytes.append(literal: "{ ")
    if let key = label.key { append(literal: "\"key\": ", key, &output) }
    if let locale = label.locale { append(literal: "\"locale\": ", locale, &output) }
    append(literal: "\"text\": ", measured.text, &output)
    append(literal: "\"style\": ", measured.style.rawValue, &output)
    append(literal: "\"step\": ", measured.step.rawValue, &output)
    output.bytes.append(literal: "\"size\": ")
    append(measured.size, &output)
    output.bytes.append(literal: ", \"width\": ")
    append(measured.width, &output)
    output.bytes.append(literal: ", \"graphemes\": ")
    output.bytes.append(decimal: measured.graphemeCount)
    output.bytes.append(literal: ", \"missing\": [")
    for (index, scalar) in measured.missing.enumerated() {
      if index > 0 { output.bytes.append(literal: ", ") }
      output.bytes.append(json: scalar.codePointName)
    }
    output.bytes.append(literal: "], \"ink\": ")
    append(measured.ink, &output)
    output.bytes.append(literal: ", \"overflow\": ")
    append(measured.overflow, &output)
    output.bytes.append(literal: ", \"lineHeight\": ")
    append(measured.lineHeight, &output)
    output.bytes.append(literal: ", \"lines\": ")
    append(measured.lines, &output)
    output.bytes.append(literal: ", \"direction\": ")
    output.bytes.append(json: measured.direction.shortName)
    output.bytes.append(literal: ", \"fits\": ")
    output.bytes.append(text: measured.fits.map { $0 ? "true" : "false" } ?? "null")
    output.bytes.append(literal: ", \"icuUnicodeVersion\": ")
    append(measured.needsICU ? UnicodeVersion.icu : nil, &output)
    if let source {
      output.bytes.append(literal: ", \"provenance\": ")
      output.bytes.append(text: source.json.line)
    }
    output.bytes.append(literal: " }")
  }

  /// A member that another follows.
  private func append(literal name: StaticString, _ text: String, _ output: inout RecordOutput) {
    output.bytes.append(literal: name)
    output.bytes.append(json: text)
    output.bytes.append(literal: ", ")
  }

  private func append(_ text: String?, _ output: inout RecordOutput) {
    if let text { output.bytes.append(json: text) } else { output.bytes.append(literal: "null") }
  }

  private func append(_ length: Points?, _ output: inout RecordOutput) {
    if let length, length.value.isFinite {
      output.append(length.value, numbers)
    } else {
      output.bytes.append(literal: "null")
    }
  }

  private func append(_ ink: InkBounds?, _ output: inout RecordOutput) {
    guard let ink else { return output.bytes.append(literal: "null") }
    output.bytes.append(literal: "{ \"left\": ")
    append(ink.left, &output)
    output.bytes.append(literal: ", \"top\": ")
    append(ink.top, &output)
    output.bytes.append(literal: ", \"right\": ")
    append(ink.right, &output)
    output.bytes.append(literal: ", \"bottom\": ")
    append(ink.bottom, &output)
    output.bytes.append(literal: " }")
  }

  private func append(_ overflow: InkOverflow?, _ output: inout RecordOutput) {
    guard let overflow else { return output.bytes.append(literal: "null") }
    output.bytes.append(literal: "{ \"above\": ")
    append(overflow.above, &output)
    output.bytes.append(literal: ", \"below\": ")
    append(overflow.below, &output)
    output.bytes.append(literal: ", \"grapheme\": ")
    append(overflow.grapheme, &output)
    output.bytes.append(literal: " }")
  }

  private func append(_ lines: [MeasuredLine]?, _ output: inout RecordOutput) {
    guard let lines else { return output.bytes.append(literal: "null") }
    output.bytes.append(literal: "[")
    for (index, line) in lines.enumerated() {
      if index > 0 { output.bytes.append(literal: ", ") }
      output.bytes.append(literal: "{ \"start\": ")
      output.bytes.append(decimal: line.bytes.lowerBound)
      output.bytes.append(literal: ", \"end\": ")
      output.bytes.append(decimal: line.bytes.upperBound)
      output.bytes.append(literal: ", \"width\": ")
      append(line.width, &output)
      output.bytes.append(literal: " }")
    }
    output.bytes.append(literal: "]")
  }
}

/// A measured label as an object of JSON on one line.
///
/// Written piece by piece: there may be a million.
struct MeasureJSON {
  let numbers: NumberFormat

  /// Appends the object.
  ///
  /// - Parameter source: where the numbers came from, to be told in this object.
  func append(
    _ label: SourceLabel, _ measured: MeasuredText, source: MeasureSource?, _ output: inout [UInt8]
  ) {
    output.append(literal: "{ ")
    if let key = label.key { append(literal: "\"key\": ", key, &output) }
    if let locale = label.locale { append(literal: "\"locale\": ", locale, &output) }
    append(literal: "\"text\": ", measured.text, &output)
    append(literal: "\"style\": ", measured.style.rawValue, &output)
    append(literal: "\"step\": ", measured.step.rawValue, &output)
    output.append(literal: "\"size\": ")
    append(measured.size, &output)
    output.append(literal: ", \"width\": ")
    append(measured.width, &output)
    output.append(literal: ", \"graphemes\": ")
    output.append(decimal: measured.graphemeCount)
    output.append(literal: ", \"missing\": [")
    for (index, scalar) in measured.missing.enumerated() {
      if index > 0 { output.append(literal: ", ") }
      output.append(json: scalar.codePointName)
    }
    output.append(literal: "], \"ink\": ")
    append(measured.ink, &output)
    output.append(literal: ", \"overflow\": ")
    append(measured.overflow, &output)
    output.append(literal: ", \"lineHeight\": ")
    append(measured.lineHeight, &output)
    output.append(literal: ", \"lines\": ")
    append(measured.lines, &output)
    output.append(literal: ", \"direction\": ")
    output.append(json: measured.direction.shortName)
    output.append(literal: ", \"fits\": ")
    output.append(text: measured.fits.map { $0 ? "true" : "false" } ?? "null")
    output.append(literal: ", \"icuUnicodeVersion\": ")
    append(measured.needsICU ? UnicodeVersion.icu : nil, &output)
    if let source {
      output.append(literal: ", \"provenance\": ")
      output.append(text: source.json.line)
    }
    output.append(literal: " }")
  }

  /// A member that another follows.
  private func append(literal name: StaticString, _ text: String, _ output: inout [UInt8]) {
    output.append(literal: name)
    output.append(json: text)
    output.append(literal: ", ")
  }

  private func append(_ text: String?, _ output: inout [UInt8]) {
    if let text { output.append(json: text) } else { output.append(literal: "null") }
  }

  private func append(_ length: Points?, _ output: inout [UInt8]) {
    if let length, length.value.isFinite {
      output.append(length.value, numbers)
    } else {
      output.append(literal: "null")
    }
  }

  private func append(_ ink: InkBounds?, _ output: inout [UInt8]) {
    guard let ink else { return output.append(literal: "null") }
    output.append(literal: "{ \"left\": ")
    append(ink.left, &output)
    output.append(literal: ", \"top\": ")
    append(ink.top, &output)
    output.append(literal: ", \"right\": ")
    append(ink.right, &output)
    output.append(literal: ", \"bottom\": ")
    append(ink.bottom, &output)
    output.append(literal: " }")
  }

  private func append(_ overflow: InkOverflow?, _ output: inout [UInt8]) {
    guard let overflow else { return output.append(literal: "null") }
    output.append(literal: "{ \"above\": ")
    append(overflow.above, &output)
    output.append(literal: ", \"below\": ")
    append(overflow.below, &output)
    output.append(literal: ", \"grapheme\": ")
    append(overflow.grapheme, &output)
    output.append(literal: " }")
  }

  private func append(_ lines: [MeasuredLine]?, _ output: inout [UInt8]) {
    guard let lines else { return output.append(literal: "null") }
    output.append(literal: "[")
    for (index, line) in lines.enumerated() {
      if index > 0 { output.append(literal: ", ") }
      output.append(literal: "{ \"start\": ")
      output.append(decimal: line.bytes.lowerBound)
      output.append(literal: ", \"end\": ")
      output.append(decimal: line.bytes.upperBound)
      output.append(literal: ", \"width\": ")
      append(line.width, &output)
      output.append(literal: " }")
    }
    output.append(literal: "]")
  }
}

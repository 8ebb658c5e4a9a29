/// Members: a key with its value, `null` for one that there is not.
extension JSONDocument {
  mutating func write(_ key: StaticString, _ flag: Bool?) {
    write(key: key)
    if let flag { write(flag) } else { writeNull() }
  }

  mutating func write(_ key: StaticString, _ number: Int?) {
    write(key: key)
    if let number { write(number) } else { writeNull() }
  }

  mutating func write(_ key: StaticString, _ number: Double?) {
    write(key: key)
    if let number { write(number) } else { writeNull() }
  }

  mutating func write(_ key: StaticString, _ text: String?) {
    write(key: key)
    if let text { write(text) } else { writeNull() }
  }

  mutating func beginObject(_ key: StaticString, oneLine: Bool = false) {
    write(key: key)
    beginObject(oneLine: oneLine)
  }

  mutating func beginArray(_ key: StaticString, oneLine: Bool = false) {
    write(key: key)
    beginArray(oneLine: oneLine)
  }
}

/// Parts that several documents share.
extension JSONDocument {
  mutating func writeTool() {
    beginObject(oneLine: true)
    write("name", ToolIdentity.name)
    write("version", ToolIdentity.version)
    endObject()
  }

  mutating func write(_ font: FontIdentity) {
    beginObject()
    write("fileName", font.fileName)
    write("family", font.family)
    write("style", font.style)
    write("postScriptName", font.postScriptName)
    write("faceIndex", font.faceIndex)
    write("sha256", font.sha256)
    write("unitsPerEm", font.unitsPerEm)
    beginObject("axes", oneLine: font.axes.count <= Self.mostOnOneLine)
    for axis in font.axes {
      write(key: axis.tag.description)
      write(axis.value)
    }
    endObject()
    endObject()
  }

  mutating func write(_ metrics: LineMetrics) {
    beginObject()
    write("origin", metrics.origin.rawValue)
    write("ascender", metrics.ascender.value)
    write("descender", metrics.descender.value)
    write("lineGap", metrics.lineGap.value)
    write("capHeight", metrics.capHeight?.value)
    write("xHeight", metrics.xHeight?.value)
    endObject()
  }

  mutating func write(_ finding: Finding) {
    beginObject(oneLine: true)
    write("severity", finding.severity.rawValue)
    write("id", finding.id)
    write("message", finding.message)
    endObject()
  }
}

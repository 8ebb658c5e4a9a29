/// Where the numbers of measured labels come from, as every output says it.
public struct MeasureSource: Sendable {
  public let font: FontIdentity
  public let fallbacks: [FontIdentity]
  public let options: MeasuringOptions

  /// - Throws: ``FontError`` when an axis setting cannot be used.
  public init(_ stack: FontStack, options: MeasuringOptions) throws(FontError) {
    var identities: [FontIdentity] = []
    for entry in stack.entries {
      // An axis that follows the size has no one place.
      let axis = entry.face.opticalSizeAxis(unlessSetIn: entry.axes)
      let axes = try entry.face.place(entry.axes).coordinates.filter { $0.tag != axis?.tag }
      identities.append(FontIdentity(entry.face, axes: axes))
    }
    font = identities[0]
    fallbacks = Array(identities.dropFirst())
    self.options = options
  }

  private var features: [String] {
    options.shaping.features.map { "\($0.tag)=\($0.value)" }
  }

  var json: JSONValue {
    .object([
      ("schemaVersion", .int(MetricsTable.schemaVersion)),
      ("tool", .tool),
      ("platform", .string(options.rule.rawValue)),
      ("ladder", .string(options.ladder.name)),
      ("ladderVersion", .optional(options.ladder.version, JSONValue.string)),
      ("sizing", .string(options.sizing.rawValue)),
      ("availableWidth", .optional(options.width) { .number($0.value) }),
      ("lineLimit", .optional(options.width) { _ in .int(options.lineLimit) }),
      ("language", .optional(options.shaping.language, JSONValue.string)),
      ("features", .array(features.map(JSONValue.string))),
      ("tracking", .number(options.shaping.tracking)),
      ("unicodeVersion", .string(UnicodeVersion.standardLibrary)),
      ("font", .font(font)),
      ("fallbacks", .array(fallbacks.map(JSONValue.font))),
    ])
  }

  /// For CSV, which has no nesting.
  var columns: [(key: String, value: String)] {
    func list(_ value: (FontIdentity) -> String?) -> String {
      fallbacks.map { value($0) ?? "" }.joined(separator: " ")
    }
    return [
      ("tool", "\(ToolIdentity.name) \(ToolIdentity.version)"),
      ("platform", options.rule.rawValue),
      ("ladder", options.ladder.title),
      ("sizing", options.sizing.rawValue),
      ("availableWidth", options.width?.value.plainDescription ?? ""),
      ("lineLimit", options.width == nil ? "" : "\(options.lineLimit)"),
      ("language", options.shaping.language ?? ""),
      ("features", features.joined(separator: " ")),
      ("tracking", options.shaping.tracking.plainDescription),
      ("unicodeVersion", UnicodeVersion.standardLibrary),
      ("fontFile", font.fileName ?? ""),
      ("faceIndex", font.faceIndex.map(String.init) ?? ""),
      ("family", font.family ?? ""),
      ("fontStyle", font.style ?? ""),
      ("sha256", font.sha256 ?? ""),
      ("axes", font.axes.map { "\($0.tag)=\(plain: $0.value)" }.joined(separator: " ")),
      ("fallbackFiles", list(\.fileName)),
      ("fallbackSha256", list(\.sha256)),
    ]
  }
}

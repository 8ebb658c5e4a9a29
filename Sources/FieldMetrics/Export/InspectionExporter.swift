/// What is in a face, as text for a terminal or as JSON.
public struct InspectionExporter {
  private let emphasis: Emphasis

  public init(emphasis: Emphasis = .none) { self.emphasis = emphasis }

  // MARK: JSON

  public func json(_ inspection: FaceInspection) -> String {
    JSONValue.object(members(inspection)).document
  }

  private func members(_ inspection: FaceInspection) -> [(key: String, value: JSONValue)] {
    let lines: [(key: String, value: JSONValue)] = [
      ("displayScale", .number(inspection.options.grid.displayScale)),
      ("spread", .array(inspection.spreads.map(spread))),
    ]
    return [
      ("schemaVersion", .int(MetricsTable.schemaVersion)),
      ("tool", .tool),
      ("font", .font(inspection.font)),
      ("fullName", .optional(inspection.fullName, JSONValue.string)),
      ("version", .optional(inspection.version, JSONValue.string)),
      ("faceCount", .int(inspection.faceCount)),
      ("glyphCount", .int(inspection.glyphCount)),
      ("characterCount", .int(inspection.characterCount)),
      ("weightClass", .optional(inspection.os2?.weightClass) { .int($0) }),
      ("isItalic", .optional(inspection.os2?.isItalic) { .bool($0) }),
      ("isFixedPitch", .optional(inspection.post?.isFixedPitch) { .bool($0) }),
      ("tables", .array(inspection.tables.map { .string($0.description) })),
      ("metrics", metrics(inspection)),
      ("platforms", .object(inspection.rules.map { ($0.rule.rawValue, rule($0, inspection)) })),
      ("axes", Self.axes(inspection.axes)),
      ("namedInstances", Self.instances(inspection.namedInstances, inspection.axes)),
      ("findings", .array(inspection.findings.map(JSONValue.finding))),
    ] + (inspection.options.sizes.isEmpty ? [] : lines)
      + GivenLineExport(inspection, emphasis).members
  }

  private func metrics(_ inspection: FaceInspection) -> JSONValue {
    .object([
      (
        "hhea",
        .object([
          ("ascender", .int(inspection.hhea.ascender)),
          ("descender", .int(inspection.hhea.descender)),
          ("lineGap", .int(inspection.hhea.lineGap)),
        ])
      ),
      (
        "typo",
        .optional(inspection.os2) {
          .object([
            ("ascender", .int($0.typoAscender)), ("descender", .int($0.typoDescender)),
            ("lineGap", .int($0.typoLineGap)), ("use", .bool($0.usesTypoMetrics)),
          ])
        }
      ),
      (
        "win",
        .optional(inspection.os2) {
          .object([("ascent", .int($0.winAscent)), ("descent", .int($0.winDescent))])
        }
      ),
      (
        "head",
        .object([("yMin", .int(inspection.head.yMin)), ("yMax", .int(inspection.head.yMax))])
      ),
      ("capHeight", .optional(inspection.os2?.capHeight) { .int($0) }),
      ("xHeight", .optional(inspection.os2?.xHeight) { .int($0) }),
    ])
  }

  private func rule(_ ruled: RuledMetrics, _ inspection: FaceInspection) -> JSONValue {
    let chosen = ruled.chosen
    let metrics = chosen.metrics
    let atSizes: [(key: String, value: JSONValue)] = [
      ("variants", .array(ruled.variants.map { .string($0.rawValue) })),
      ("atSizes", .array(ruled.lines.map(line))),
    ]
    return .object(
      [
        ("origin", .string(metrics.origin.rawValue)), ("reason", .string(chosen.reason)),
        ("certainty", .string(chosen.certainty.rawValue)),
        ("ascender", .units(metrics.ascender)), ("descender", .units(metrics.descender)),
        ("lineGap", .units(metrics.lineGap)),
        ("capHeight", .optional(metrics.capHeight, JSONValue.units)),
        ("xHeight", .optional(metrics.xHeight, JSONValue.units)),
      ] + (inspection.options.sizes.isEmpty ? [] : atSizes)
        + GivenLineExport(inspection, emphasis).members(ruled))
  }

  private func line(_ line: PlatformLine) -> JSONValue {
    .object([
      ("size", .points(line.size, .full)), ("ascent", .points(line.ascent, .full)),
      ("descent", .points(line.descent, .full)), ("lineGap", .points(line.lineGap, .full)),
      ("lineHeight", .points(line.lineHeight, .full)), ("top", .points(line.top, .full)),
      ("bottom", .points(line.bottom, .full)),
    ])
  }

  private func spread(_ spread: LineSpread) -> JSONValue {
    func end(_ end: LineSpread.End) -> JSONValue {
      .object([
        ("lineHeight", .points(end.lineHeight, .full)),
        ("platforms", .array(end.rules.map { .string($0.rawValue) })),
      ])
    }
    return .object([
      ("size", .points(spread.size, .full)), ("least", end(spread.least)),
      ("most", end(spread.most)), ("difference", .points(spread.difference, .full)),
    ])
  }

  static func axes(_ axes: [VariationAxis]) -> JSONValue {
    .array(
      axes.map { axis in
        .object([
          ("tag", .string(axis.tag.description)),
          ("name", .optional(axis.name, JSONValue.string)),
          ("minimum", .number(axis.minimum)), ("default", .number(axis.defaultValue)),
          ("maximum", .number(axis.maximum)), ("hidden", .bool(axis.isHidden)),
        ])
      })
  }

  static func instances(_ instances: [NamedInstance], _ axes: [VariationAxis]) -> JSONValue {
    .array(
      instances.map { instance in
        .object([
          ("name", .optional(instance.name, JSONValue.string)),
          ("postScriptName", .optional(instance.postScriptName, JSONValue.string)),
          (
            "coordinates",
            .object(
              zip(axes, instance.coordinates).map { ($0.tag.description, .number($1)) })
          ),
        ])
      })
  }

  // MARK: Text

  public func text(_ inspection: FaceInspection) -> String {
    let blocks =
      [
        identity(inspection), metricSets(inspection), rules(inspection),
      ] + InspectionSizes(inspection: inspection, emphasis: emphasis).blocks
      + GivenLineExport(inspection, emphasis).blocks + [
        variations(inspection), findings(inspection),
      ]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private func identity(_ inspection: FaceInspection) -> [String] {
    let font = inspection.font
    let of = inspection.faceCount == 1 ? "" : " of 0 to \(inspection.faceCount - 1)"
    let os2 = inspection.os2
    let fields: [(String, String?)] = [
      ("file", font.fileName.map { "\($0.terminalSafe), face \(font.faceIndex ?? 0)\(of)" }),
      ("full name", inspection.fullName?.terminalSafe),
      ("PostScript name", font.postScriptName?.terminalSafe),
      ("version", inspection.version?.terminalSafe),
      ("SHA-256", font.sha256),
      ("tool", "\(ToolIdentity.name) \(ToolIdentity.version)"),
      (
        "coverage", "\(inspection.glyphCount) glyphs, \(inspection.characterCount) characters"
      ),
      (
        "weight",
        os2.map { "\($0.weightClass)\($0.isItalic ? ", italic" : "")" }
          .map { $0 + (inspection.post?.isFixedPitch == true ? ", fixed pitch" : "") }
      ),
      ("tables", inspection.tables.map(\.description).joined(separator: " ")),
    ]
    let width = fields.map(\.0.count).max() ?? 0
    let lines = fields.flatMap { name, value -> [String] in
      guard let value else { return [] }
      let start = name + String(repeating: " ", count: width + 2 - name.count)
      return value.wrappedLines(width: TextExporter.width - start.count).enumerated().map {
        index, line in
        (index == 0 ? start : String(repeating: " ", count: start.count)) + line
      }
    }
    return [emphasis.bold(font.displayName)] + lines
  }

  private func metricSets(_ inspection: FaceInspection) -> [String] {
    let hhea = inspection.hhea
    var rows = [
      ["hhea", "\(hhea.ascender)", "\(hhea.descender)", "\(hhea.lineGap)"]
    ]
    if let os2 = inspection.os2 {
      let use = os2.usesTypoMetrics ? "typo (USE_TYPO_METRICS)" : "typo"
      rows.append([use, "\(os2.typoAscender)", "\(os2.typoDescender)", "\(os2.typoLineGap)"])
      rows.append(["win", "\(os2.winAscent)", "\(-os2.winDescent)", "–"])
    }
    rows.append(["head (glyph bounds)", "\(inspection.head.yMax)", "\(inspection.head.yMin)", "–"])
    let heights = [
      inspection.os2?.capHeight.map { "cap height \($0)" } ?? "no cap height",
      inspection.os2?.xHeight.map { "x-height \($0)" } ?? "no x-height",
      "\(inspection.font.unitsPerEm) units per em",
    ]
    return TextGrid(headings: [["metrics", "ascender", "descender", "line gap"]], rows: rows)
      .lines(headingEmphasis: emphasis.bold) + [heights.joined(separator: ", ")]
  }

  private func rules(_ inspection: FaceInspection) -> [String] {
    let rows = inspection.rules.map { ruled in
      let metrics = ruled.chosen.metrics
      let height = metrics.lineHeight.value / Double(metrics.unitsPerEm)
      return [
        ruled.rule.rawValue, metrics.origin.rawValue, metrics.ascender.value.plainDescription,
        metrics.descender.value.plainDescription, metrics.lineGap.value.plainDescription,
        height.fixed(4), ruled.chosen.certainty.rawValue,
      ]
    }
    let place = inspection.font.axes.map { "\($0.tag) \(plain: $0.value)" }
    let title = place.isEmpty ? "taken by" : "taken by (at \(place.joined(separator: ", ")))"
    return TextGrid(
      headings: [
        [title, "origin", "ascender", "descender", "line gap", "line (em)", "certainty"]
      ], rows: rows
    ).lines(headingEmphasis: emphasis.bold)
      + reasons(inspection)
  }

  /// Each reason once, after all that share it.
  private func reasons(_ inspection: FaceInspection) -> [String] {
    var reasons: [(text: String, rules: [String])] = []
    for ruled in inspection.rules {
      let name = ruled.rule.rawValue
      if let known = reasons.firstIndex(where: { $0.text == ruled.chosen.reason }) {
        reasons[known].rules.append(name)
      } else {
        reasons.append((ruled.chosen.reason, [name]))
      }
    }
    return reasons.flatMap { text, rules in
      "\(rules.joined(separator: ", ")): \(text.terminalSafe)"
        .wrappedLines(width: TextExporter.width)
    }
  }

  private func variations(_ inspection: FaceInspection) -> [String] {
    guard !inspection.axes.isEmpty else { return [] }
    let axes = TextGrid(
      headings: [["axis", "minimum", "default", "maximum", "name"]],
      rows: inspection.axes.map {
        [
          $0.tag.description, $0.minimum.plainDescription, $0.defaultValue.plainDescription,
          $0.maximum.plainDescription, ($0.name ?? "–").terminalSafe,
        ]
      }
    ).lines(headingEmphasis: emphasis.bold)
    let instances = inspection.namedInstances.map { instance in
      let values = zip(inspection.axes, instance.coordinates).map { "\($0.tag) \(plain: $1)" }
      return "\((instance.name ?? "unnamed").terminalSafe) (\(values.joined(separator: ", ")))"
    }
    guard !instances.isEmpty else { return axes }
    return axes
      + ("named instances: " + instances.joined(separator: " · ")).wrappedLines(
        width: TextExporter.width)
  }

  private func findings(_ inspection: FaceInspection) -> [String] {
    TextExporter.lines(of: inspection.findings, emphasis)
  }
}

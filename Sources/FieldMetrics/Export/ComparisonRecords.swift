/// A comparison for programs.
extension ComparisonExporter {
  var json: JSONValue {
    .object([
      ("schemaVersion", .int(MetricsTable.schemaVersion)),
      ("tool", .tool),
      ("fonts", .array(comparison.fonts.map(JSONValue.font))),
      ("platforms", .array(comparison.rules.map { .string($0.rawValue) })),
      ("variants", .array(comparison.variants.map { .string($0.rawValue) })),
      ("precision", .optional(numbers.precision) { .int($0) }),
      ("matrices", .array(comparison.matrices.map(matrix))),
      ("overrides", .array(matches.map(override))),
      (
        "findings",
        .array(
          comparison.findings.map {
            .object([
              ("font", .int($0.font)), ("finding", .finding($0.finding)),
            ])
          })
      ),
    ])
  }

  private func matrix(_ matrix: FontComparison.Matrix) -> JSONValue {
    .object([
      ("title", .string(matrix.size.title)),
      ("size", .points(matrix.size.size, numbers)),
      ("displayScale", .number(matrix.size.grid.displayScale)),
      (
        "cells",
        .array(
          matrix.cells.map { cell in
            .object([
              ("font", .int(cell.font)), ("platform", .string(cell.rule.rawValue)),
              ("ascent", .points(cell.line.ascent, numbers)),
              ("descent", .points(cell.line.descent, numbers)),
              ("lineGap", .points(cell.line.lineGap, numbers)),
              ("lineHeight", .points(cell.line.lineHeight, numbers)),
              ("difference", .points(cell.difference, numbers)),
              ("certainty", .string(cell.certainty.rawValue)),
            ])
          })
      ),
      ("envelope", .optional(matrix.envelope, envelope)),
    ])
  }

  private func envelope(_ envelope: LineEnvelope) -> JSONValue {
    .object([
      ("height", .points(envelope.height, numbers)),
      ("forcedBy", forces(envelope.forcedBy)),
      ("lineHeight", end(envelope.lineHeight)),
      ("ascent", end(envelope.ascent)),
      ("descent", end(envelope.descent)),
    ])
  }

  private func end(_ end: LineEnvelope.End) -> JSONValue {
    .object([("length", .points(end.length, numbers)), ("forcedBy", forces(end.forcedBy))])
  }

  private func forces(_ forces: [LineEnvelope.Force]) -> JSONValue {
    .array(
      forces.map {
        .object([("font", .int($0.font)), ("platform", .string($0.rule.rawValue))])
      })
  }

  private func override(_ match: FallbackMatch) -> JSONValue {
    .object([
      ("font", .font(match.font)),
      ("fallback", .font(match.fallback)),
      ("script", .optional(match.script) { .string($0.rawValue) }),
      ("sizeAdjust", .number(numbers.rounded(match.overrides.sizeAdjust))),
      ("ascentOverride", .number(numbers.rounded(match.overrides.ascentOverride))),
      ("descentOverride", .number(numbers.rounded(match.overrides.descentOverride))),
      ("lineGapOverride", .number(numbers.rounded(match.overrides.lineGapOverride))),
    ])
  }

  /// A line for each size, font and platform.
  var csv: String {
    var lines = [
      [
        "size", "displayScale", "title", "font", "family", "style", "sha256", "platform", "ascent",
        "descent", "lineGap", "lineHeight", "difference", "certainty", "safeHeight", "forcesHeight",
        "tool",
      ]
    ]
    for matrix in comparison.matrices {
      for cell in matrix.cells {
        let font = comparison.fonts[cell.font]
        let force = LineEnvelope.Force(font: cell.font, rule: cell.rule)
        func length(_ length: Points?) -> String { length.map { numbers.text($0.value) } ?? "" }
        lines.append(
          [
            length(matrix.size.size), matrix.size.grid.displayScale.plainDescription,
            matrix.size.title, font.fileName ?? "", font.family ?? "", font.style ?? "",
            font.sha256 ?? "", cell.rule.rawValue,
          ]
            + [
              cell.line.ascent, cell.line.descent, cell.line.lineGap, cell.line.lineHeight,
              cell.difference,
            ].map(length) + [
              cell.certainty.rawValue, length(matrix.envelope?.height),
              matrix.envelope?.forcedBy.contains(force) == true ? "true" : "false",
              "\(ToolIdentity.name) \(ToolIdentity.version)",
            ])
      }
    }
    return lines.map { CSVLine(fields: $0).text }.joined()
  }
}

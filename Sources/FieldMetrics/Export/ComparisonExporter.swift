/// Formats of a comparison.
public enum ComparisonFormat: String, Hashable, Sendable, CaseIterable {
  case text
  case json
  case csv
  case markdown
  /// The fallbacks as `@font-face` rules.
  case css
}

/// A comparison of fonts, and fallbacks of a web font, as text of some format.
public struct ComparisonExporter: Sendable {
  let comparison: FontComparison
  let matches: [FallbackMatch]
  let numbers: NumberFormat
  let emphasis: Emphasis

  public init(
    _ comparison: FontComparison, _ matches: [FallbackMatch] = [], numbers: NumberFormat = .full,
    emphasis: Emphasis = .none
  ) {
    self.comparison = comparison
    self.matches = matches
    self.numbers = numbers
    self.emphasis = emphasis
  }

  public func text(_ format: ComparisonFormat) -> String {
    switch format {
    case .text: plain
    case .json: json.document
    case .csv: csv
    case .markdown: markdown
    case .css: FallbackStylesheet(matches).text
    }
  }

  // MARK: For people

  private var plain: String {
    var blocks = [header]
    blocks += comparison.matrices.map { block($0) }
    if !matches.isEmpty { blocks.append(overrides) }
    blocks.append(
      TextExporter.lines(of: comparison.findings.map(named), emphasis))
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var header: [String] {
    comparison.fonts.enumerated().flatMap { index, font in
      let axes = font.axes.map { " · \($0.tag) \(plain: $0.value)" }.joined()
      return [
        "\(label(index)) \(emphasis.bold(font.displayName)) · \((font.fileName ?? "").terminalSafe),"
          + " face \(font.faceIndex ?? 0)\(axes)",
        "  SHA-256 \(font.sha256 ?? "")",
      ]
    } + ["\(ToolIdentity.name) \(ToolIdentity.version) · line heights in logical pixels"]
      + (comparison.variants.isEmpty
        ? [] : ["variants: " + comparison.variants.map(\.rawValue).joined(separator: ", ")])
  }

  private func block(_ matrix: FontComparison.Matrix) -> [String] {
    // Few enough columns for a terminal's width.
    let groups = stride(from: 0, to: comparison.rules.count, by: 8).map {
      Array(comparison.rules[$0..<min($0 + 8, comparison.rules.count)])
    }
    var lines: [String] = []
    for group in groups {
      lines += TextGrid(
        headings: [[title(matrix)] + group.map(\.rawValue)],
        rows: comparison.fonts.indices.map { font in
          [label(font)]
            + group.map { rule in
              cell(matrix, font, rule).map { text($0) } ?? "–"
            }
        }
      ).lines(headingEmphasis: emphasis.bold)
    }
    if let first = matrix.cells.first, matrix.cells.contains(where: { $0.difference != 0 }) {
      lines.append(
        "* differs from \(first.line.lineHeight.value.fixed(3)) of \(label(first.font)) on"
          + " \(first.rule.rawValue)")
    }
    return lines + envelope(matrix)
  }

  private func title(_ matrix: FontComparison.Matrix) -> String {
    "line at \(matrix.size.title), @\(plain: matrix.size.grid.displayScale)x"
  }

  private func text(_ cell: FontComparison.Cell) -> String {
    cell.line.lineHeight.value.fixed(3) + (cell.difference == 0 ? " " : "*")
  }

  private func envelope(_ matrix: FontComparison.Matrix) -> [String] {
    guard let envelope = matrix.envelope else { return [] }
    return
      ("Safe on all: \(envelope.height.value.fixed(3)), forced by"
      + " \(forces(envelope.forcedBy)). Ascent \(envelope.ascent.length.value.fixed(3))"
      + " (\(forces(envelope.ascent.forcedBy))), descent"
      + " \(envelope.descent.length.value.fixed(3)) (\(forces(envelope.descent.forcedBy))).")
      .wrappedLines(width: TextExporter.width)
  }

  private func forces(_ forces: [LineEnvelope.Force]) -> String {
    forces.map { force in
      comparison.fonts.count == 1
        ? force.rule.rawValue : "\(label(force.font)) on \(force.rule.rawValue)"
    }.joined(separator: ", ")
  }

  private var overrides: [String] {
    TextGrid(
      headings: [
        ["fallback", "script", "size-adjust", "ascent", "descent", "line gap"]
      ],
      rows: matches.map { match in
        let overrides = match.overrides
        return [
          match.fallback.displayName, match.script?.rawValue ?? "sample",
          FallbackStylesheet.percent(overrides.sizeAdjust),
          FallbackStylesheet.percent(overrides.ascentOverride),
          FallbackStylesheet.percent(overrides.descentOverride),
          FallbackStylesheet.percent(overrides.lineGapOverride),
        ]
      }
    ).lines(headingEmphasis: emphasis.bold)
      + [
        "overrides that make a fallback as wide and as high as \(label(0)); --format css has the rules"
      ]
  }

  private func named(_ entry: (font: Int, finding: Finding)) -> Finding {
    Finding(
      entry.finding.severity, entry.finding.id, "\(label(entry.font)): \(entry.finding.message)")
  }

  /// `a`, `b` and so on: names of fonts are long, and alike.
  private func label(_ font: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return font < letters.count ? String(letters[font]) : "#\(font + 1)"
  }

  func cell(
    _ matrix: FontComparison.Matrix, _ font: Int, _ rule: LineMetricsRule
  ) -> FontComparison.Cell? {
    matrix.cells.first { $0.font == font && $0.rule == rule }
  }

  private var markdown: String {
    var blocks = ["# Lines side by side"]
    blocks.append(
      comparison.fonts.enumerated().map { index, font in
        "- \(label(index)): \(MarkdownExporter.escaped(font.displayName)),"
          + " \(MarkdownExporter.escaped(font.fileName ?? "")), SHA-256 \(font.sha256 ?? "")"
      }.joined(separator: "\n"))
    for matrix in comparison.matrices {
      let grid = MarkdownExporter.grid(
        ["font"] + comparison.rules.map(\.rawValue),
        comparison.fonts.indices.map { font in
          [label(font)]
            + comparison.rules.map { rule in
              cell(matrix, font, rule).map {
                let text = $0.line.lineHeight.value.fixed(3)
                return $0.difference == 0 ? text : "**\(text)**"
              } ?? "–"
            }
        })
      blocks.append(
        "## \(MarkdownExporter.escaped(title(matrix)))\n\n" + grid + "\n\n"
          + envelope(matrix).joined(separator: " "))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

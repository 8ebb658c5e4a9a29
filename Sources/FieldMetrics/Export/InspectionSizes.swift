/// Lines of several platforms side by side, as text.
struct InspectionSizes {
  let inspection: FaceInspection
  let emphasis: Emphasis

  /// A grid for each size, and how far the platforms are apart.
  var blocks: [[String]] {
    let scale = inspection.options.grid.displayScale.plainDescription
    return inspection.options.sizes.indices.map { position in
      let size = inspection.options.sizes[position].value.plainDescription
      let grid = TextGrid(
        headings: [
          [
            "at \(size) px, @\(scale)x", "ascent", "descent", "gap", "line", "top", "bottom",
            "certainty",
          ]
        ],
        rows: inspection.rules.compactMap { ruled in
          position < ruled.lines.count ? row(ruled, ruled.lines[position]) : nil
        })
      return grid.lines(headingEmphasis: emphasis.bold)
        + inspection.spreads.filter { $0.size == inspection.options.sizes[position] }.prefix(1)
        .flatMap(spread)
    }
  }

  private func row(_ ruled: RuledMetrics, _ line: PlatformLine) -> [String] {
    func text(_ length: Points?) -> String { length?.value.fixed(3) ?? "–" }
    let name = ([ruled.rule.rawValue] + ruled.variants.map(\.rawValue)).joined(separator: ", ")
    return [
      name, text(line.ascent), text(line.descent), text(line.lineGap), text(line.lineHeight),
      text(line.top), text(line.bottom), ruled.chosen.certainty.rawValue,
    ]
  }

  private func spread(_ spread: LineSpread) -> [String] {
    func end(_ end: LineSpread.End) -> String {
      "\(end.lineHeight.value.fixed(3)) (\(end.rules.map(\.rawValue).joined(separator: ", ")))"
    }
    let text =
      spread.difference == 0
      ? "All lines are \(end(spread.least))."
      : "Lines are \(spread.difference.value.fixed(3)) apart: from \(end(spread.least)) to"
        + " \(end(spread.most))."
    return text.wrappedLines(width: TextExporter.width)
  }
}

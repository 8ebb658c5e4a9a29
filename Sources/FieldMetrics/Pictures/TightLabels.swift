/// Labels that do not fit, each with the steps at which it does not.
struct TightLabels {
  private let table: MetricsTable

  init(_ table: MetricsTable) { self.table = table }

  var html: String {
    guard !table.options.labels.isEmpty else { return "<p>No labels were given.</p>" }
    let items = table.options.labels.indices.flatMap(items)
    guard !items.isEmpty else { return "<p>Every label fits at every step.</p>" }
    let room = table.labelRoom.map {
      "<p>There are \(plain: $0.value) pt for a label on one line.</p>"
    }
    return (room ?? "") + "<ul>\(items.joined())</ul>"
  }

  private func items(ofLabel index: Int) -> [String] {
    let text = "“\(table.options.labels[index].text.markupEscaped)”"
    let tight = table.rows.filter { $0.labels[index].fits != true }
    guard tight.contains(where: { $0.labels[index].width == nil }) else {
      return tight.map { row in
        let width = row.labels[index].width?.value.fixed(1) ?? "–"
        return "<li>\(text) at \(row.step.shortName): \(width) pt wide</li>"
      }
    }
    return ["<li>\(text): its width is not known, as the font lacks characters</li>"]
  }
}

/// What the report says of a table, of a contact sheet, and of what could not be drawn.
struct ReportFindings {
  struct Item {
    var finding: Finding
    /// Rows of the contact sheet with the columns in which it is so; none for what holds everywhere.
    var places: [(step: String, states: [String])] = []
    /// Whether other cells have other lengths.
    var hasOtherLengths = false
  }

  private(set) var items: [Item]
  private let stateCount: Int

  init(_ table: MetricsTable, _ sheet: ContactSheet, drawing: [Finding]) {
    stateCount = sheet.columns.count
    items = (table.notes + drawing).map { Item(finding: $0) }
    for row in sheet.rows {
      for (column, cell) in zip(sheet.columns, row.cells) {
        for finding in cell.findings { add(finding, at: row.caption, in: column) }
      }
    }
    items += Self.misfits(of: sheet).map { Item(finding: $0) }
  }

  /// A finding of one cell; the same with other lengths is one with it, and the last has the word.
  private mutating func add(_ finding: Finding, at step: String, in state: String) {
    let words = Self.words(of: finding)
    let known = items.firstIndex {
      $0.finding.id == finding.id && Self.words(of: $0.finding) == words
    }
    guard let known else {
      items.append(Item(finding: finding, places: [(step, [state])]))
      return
    }
    if items[known].finding != finding { items[known].hasOtherLengths = true }
    items[known].finding = finding
    guard let last = items[known].places.indices.last, items[known].places[last].step == step
    else {
      items[known].places.append((step, [state]))
      return
    }
    if items[known].places[last].states.last != state {
      items[known].places[last].states.append(state)
    }
  }

  /// The message without its numbers.
  private static func words(of finding: Finding) -> String {
    finding.message.filter { !$0.isNumber && $0 != "." }
  }

  /// What does not fit at some steps, once for all of them, with the lengths of the last.
  private static func misfits(of sheet: ContactSheet) -> [Finding] {
    var found: [(misfit: PartMisfit, steps: [String])] = []
    for row in sheet.rows {
      for misfit in row.cells.flatMap(\.misfits) {
        let index = found.firstIndex {
          $0.misfit.kind == misfit.kind && $0.misfit.part == misfit.part
        }
        guard let index else {
          found.append((misfit, [row.caption]))
          continue
        }
        found[index].misfit = misfit
        if found[index].steps.last != row.caption { found[index].steps.append(row.caption) }
      }
    }
    return found.map { misfit, steps in
      misfit.finding(at: steps.last ?? "", andAt: steps.dropLast())
    }
  }

  var html: String {
    guard !items.isEmpty else { return "<p>None.</p>" }
    return "<ul>\(items.map(html).joined())</ul>"
  }

  private func html(_ item: Item) -> String {
    let steps = item.places.map { place in
      let isEvery = place.states.count == stateCount
      return place.step
        + (isEvery ? " in every state" : " " + place.states.joined(separator: " and "))
    }
    let places =
      steps.isEmpty
      ? ""
      : " At: \(steps.joined(separator: "; "))"
        + (item.hasOtherLengths ? ", whose lengths these are." : ".")
    return "<li><strong>\(item.finding.severity.rawValue)</strong>"
      + " <code>\(item.finding.id)</code>"
      + " \((item.finding.message + places).markupEscaped)</li>"
  }
}

/// What a check found out about one file.
public struct CheckedOutput: Hashable, Sendable {
  public enum Status: String, Hashable, Sendable {
    case fresh
    case stale
    case missing
  }

  /// As the user gave it.
  public let file: String
  public let status: Status
  /// Why it is stale, as far as the file itself tells; a sentence each.
  public let causes: [String]
  public let differences: [OutputDifference]

  /// A file that is not there.
  public init(missing file: String) {
    self.file = file
    status = .missing
    causes = ["the file is missing"]
    differences = []
  }

  /// A file beside what would be written now.
  public init(
    file: String, text: String, table: MetricsTable, exporter: any TableExporter,
    tolerance: Double = 0
  ) {
    self.file = file
    differences =
      OutputComparison(old: text, table: table, exporter: exporter, tolerance: tolerance)
      .differences
    status = differences.isEmpty ? .fresh : .stale
    causes = differences.isEmpty ? [] : Self.causes(text, exporter.text(of: table), table)
  }

  /// What the new text says of its source, and the old one does not.
  private static func causes(_ old: String, _ new: String, _ table: MetricsTable) -> [String] {
    let facts: [(value: String?, cause: String)] = [
      (table.font.sha256, "the font file changed"),
      (table.options.ladder.version, "the ladder's data changed"),
      (table.component, "the component is another one"),
      (table.componentSHA256, "the component's file changed"),
      (ToolIdentity.version, "another version of \(ToolIdentity.name) wrote it"),
    ]
    let known = facts.filter { fact in fact.value.map { new.contains($0) } ?? false }
    let causes = known.filter { fact in fact.value.map { !old.contains($0) } ?? false }.map(\.cause)
    guard causes.isEmpty else { return causes }
    // JSON does not say which component file it was.
    let isKnown = table.componentSHA256.map { new.contains($0) } ?? true
    return [
      "the same \(table.font.sha256 == nil ? "" : "font, ")ladder and tool: the file was changed by hand,"
        + " or \(isKnown ? "" : "the component's file or ")options were"
    ]
  }
}

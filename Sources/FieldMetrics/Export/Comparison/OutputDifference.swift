/// One thing in which a file is not what would be written now.
public struct OutputDifference: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A number of the table.
    case value(TableField, old: Double, new: Double)
    /// A row that the table does not have, or has once.
    case extraRow(step: String)
    /// A row that the file lacks.
    case missingRow(step: String)
    /// Any other line; `nil` where it is only in one of the two.
    case line(old: String?, new: String?)
  }

  /// Of the file, from 1; for what it lacks, where that would be.
  public let line: Int
  public let kind: Kind

  /// `large captionSlot: 14.5 → 14.667`, safe for a terminal.
  public var sentence: String {
    switch kind {
    case .value(let field, let old, let new):
      return "\(field.name): \(plain: old) → \(plain: new)"
    case .extraRow(let step): return "row \(step): in the file, and not in the table"
    case .missingRow(let step): return "row \(step): missing in the file"
    case .line(let old?, let new?):
      let (old, new) = Self.shortened(old, new)
      return "line \(line): \(old.quoted) → \(new.quoted)"
    case .line(let old?, nil): return "line \(line): \(Self.cut(old).quoted) is not generated"
    case .line(nil, let new?): return "line \(line): \(Self.cut(new).quoted) is missing"
    case .line(nil, nil): return "line \(line)"
    }
  }

  private static let longest = 80

  private static func cut(_ line: String) -> String {
    line.count > longest ? line.prefix(longest) + "…" : line
  }

  /// Two lines from a little before their first difference on.
  private static func shortened(_ old: String, _ new: String) -> (String, String) {
    let common = zip(old, new).prefix { $0 == $1 }.count
    guard common > longest / 2 else { return (cut(old), cut(new)) }
    let start = common - longest / 4
    return (cut("…" + old.dropFirst(start)), cut("…" + new.dropFirst(start)))
  }
}

/// A place in a table that holds a number.
public struct TableField: Hashable, Sendable {
  /// As in JSON: `extraSmall`.
  public let step: String
  /// As in CSV.
  public let column: String
  /// From 1; `nil` for what is not about a label.
  public let label: Int?

  /// `large labelWidth of label 2`.
  public var name: String { "\(step) \(column)" + (label.map { " of label \($0)" } ?? "") }
}

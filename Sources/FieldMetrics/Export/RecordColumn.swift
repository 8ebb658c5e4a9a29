/// One column of a table: a value of each row, or of each label in a row.
///
/// Formats for programs are made of these, so that a column has one name, one unit and one meaning in
/// all of them.
struct RecordColumn<Record>: Sendable {
  /// In CSV and in `--columns`.
  let name: String
  /// In source and JSON Lines, where a label is a value of its own: `width` of `labelWidth`.
  let member: String
  let kind: ColumnKind
  /// One sentence without a full stop, for a comment; its unit is in the kind.
  let meaning: String
  /// Whether it may be absent in a table of a component that has it elsewhere.
  let isOptional: Bool
  let value: @Sendable (Record) -> ColumnValue

  init(
    _ name: String, _ kind: ColumnKind, _ meaning: String, member: String? = nil,
    isOptional: Bool = false, _ value: @escaping @Sendable (Record) -> ColumnValue
  ) {
    self.name = name
    self.member = member ?? name
    self.kind = kind
    self.meaning = meaning
    self.isOptional = isOptional
    self.value = value
  }
}

/// What a column's values are.
enum ColumnKind: Hashable, Sendable {
  /// Points, dp or CSS px; what text is set in.
  case fontSize
  /// Points, dp or CSS px.
  case length
  /// Lengths for 1, 2, 3 … lines.
  case lengths
  case ratio
  case percent
  case text
  case flag
}

/// A column's value in one row.
enum ColumnValue: Hashable, Sendable {
  case number(Double)
  case numbers([Double])
  case text(String)
  case flag(Bool)
  case absent

  /// A length that there may not be; a number that is not finite is none.
  static func points(_ length: Points?) -> ColumnValue { number(length?.value) }

  static func number(_ value: Double?) -> ColumnValue {
    guard let value, value.isFinite else { return .absent }
    return .number(value)
  }

  static func text(_ text: String?) -> ColumnValue { text.map { .text($0) } ?? .absent }

  static func flag(_ flag: Bool?) -> ColumnValue { flag.map { .flag($0) } ?? .absent }

  /// With the decimals that a column of a kind has.
  func rounded(_ numbers: NumberFormat, _ kind: ColumnKind) -> ColumnValue {
    let format = kind == .ratio ? numbers.ofRatios : numbers
    switch self {
    case .number(let value): return .number(format.rounded(value))
    case .numbers(let values): return .numbers(values.map(format.rounded))
    case .text, .flag, .absent: return self
    }
  }
}

/// Why a label file cannot be read: where, what was found, what would be right.
public struct LabelFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1; `nil` when it is about the file as a whole.
  public let line: Int?
  /// In Unicode scalars, from 1.
  public let column: Int?
  public let found: String
  public let expected: String

  init(line: Int? = nil, column: Int? = nil, found: String, expected: String) {
    self.line = line
    self.column = column
    self.found = found
    self.expected = expected
  }

  /// `line 3, column 14: found '}', expected a string`
  public var description: String {
    let place = line.map { "line \($0), column \(column ?? 1): " } ?? ""
    return "\(place)found \(found), expected \(expected)"
  }
}

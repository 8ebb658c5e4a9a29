/// Why a component file cannot be used: where, what was found, what would be right.
public struct ComponentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1; `nil` when it is about the file as a whole.
  public let line: Int?
  /// Such as `layout.column[0].align`; `nil` when the file is no JSON.
  public let key: String?
  public let found: String
  public let expected: String
  /// The right word that is nearest to a wrong one.
  public let suggestion: String?

  init(
    line: Int? = nil, key: String? = nil, found: String, expected: String, suggestion: String? = nil
  ) {
    self.line = line
    self.key = key
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
  }

  /// `line 3, key 'layout.align': found 'centre', expected one of …; did you mean 'center'?`
  public var description: String {
    let places = [line.map { "line \($0)" }, key.map { "key \($0.quoted)" }].compactMap(\.self)
    let place = places.isEmpty ? "" : places.joined(separator: ", ") + ": "
    let hint = suggestion.map { "; did you mean \($0.quoted)?" } ?? ""
    return "\(place)found \(found), expected \(expected)\(hint)"
  }
}

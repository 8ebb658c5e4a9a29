/// What is wrong at a place of a component file, before the place has a line and a key.
struct ComponentProblem: Error {
  /// Of a value of the document.
  let offset: Int
  let found: String
  let expected: String
  let suggestion: String?

  /// With the line, and the key of the value that starts there.
  func located(in document: JSONNode, _ source: SourceText) -> ComponentError {
    ComponentError(
      line: source.error(at: offset, found: found, expected).line,
      key: document.path(to: offset), found: found, expected: expected,
      suggestion: suggestion)
  }
}

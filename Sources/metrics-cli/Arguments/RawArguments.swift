/// The words after the program's name, as the system gave them.
struct RawArguments {
  /// Up to the first that is not UTF-8.
  private var words: [String] = []
  private var isWhole = true

  static var current: RawArguments {
    var arguments = RawArguments()
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = CommandLine.unsafeArgv[index] else { continue }
      guard let text = String(validatingCString: word) else {
        arguments.isWhole = false
        break
      }
      arguments.words.append(text)
    }
    return arguments
  }

  /// The words as text.
  ///
  /// - Throws: ``UsageError`` for a word that is not UTF-8: repaired, it would name another file.
  func decoded() throws(UsageError) -> [String] {
    guard isWhole else {
      throw UsageError("Error: Argument \(words.count + 1) is not valid UTF-8; rename the file")
    }
    return words
  }
}

/// The words after the program's name, as the system gave them.
struct RawArguments {
  private let words: [[UInt8]]

  static var current: RawArguments {
    let words = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { word in
        Array(UnsafeRawBufferPointer(start: word, count: byteCount(of: word)))
      }
    }
    return RawArguments(words: words)
  }

  init(_ words: [String]) { self.words = words.map { Array($0.utf8) } }

  private init(words: [[UInt8]]) { self.words = words }

  /// The words as text.
  ///
  /// - Throws: ``UsageError`` for a word that is not UTF-8: repaired, it would name another file.
  func decoded() throws(UsageError) -> [String] {
    var decoded: [String] = []
    for (index, word) in words.enumerated() {
      guard let text = String(validating: word, as: UTF8.self) else {
        throw UsageError("Error: Argument \(index + 1) is not valid UTF-8; rename the file")
      }
      decoded.append(text)
    }
    return decoded
  }

  private static func byteCount(of word: UnsafePointer<CChar>) -> Int {
    var count = 0
    while word[count] != 0 { count += 1 }
    return count
  }
}

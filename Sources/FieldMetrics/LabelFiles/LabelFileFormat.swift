/// How a file holds its labels.
public enum LabelFileFormat: String, Hashable, Sendable, CaseIterable {
  /// One on each line.
  case lines
  /// An array of strings, or an object of them, which may nest.
  case json
  /// Apple's `Localizable.strings`.
  case strings
  /// Xcode's string catalog, with all languages.
  case xcstrings
  /// Android's `strings.xml`.
  case android
  /// Flutter's Application Resource Bundle.
  case arb

  /// The most bytes at the start of a file that tell what it is.
  public static let tellingBytes = 4096

  /// By the name's ending, else by what the file starts with.
  ///
  /// - Parameters:
  ///   - fileName: `-` for standard input.
  ///   - start: the first ``tellingBytes`` bytes, or all there are.
  public init(fileName: String, start: [UInt8]) {
    let ending = fileName.split(separator: ".").dropFirst().last.map { $0.lowercased() }
    switch ending {
    case "txt", "text": self = .lines
    case "json": self = Self.isCatalog(start) ? .xcstrings : .json
    case "strings": self = .strings
    case "xcstrings": self = .xcstrings
    case "xml": self = .android
    case "arb": self = .arb
    default: self = Self.guess(start)
    }
  }

  private static func isCatalog(_ start: [UInt8]) -> Bool { contains(start, "\"sourceLanguage\"") }

  private static func guess(_ start: [UInt8]) -> LabelFileFormat {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = start.starts(with: mark) ? start[3...] : start[...]
    if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) { return .strings }
    let words = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let next = words.dropFirst().first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    switch words.first.map({ Unicode.Scalar($0) }) {
    // A label may begin with a brace or a bracket, but not with a quotation mark behind it.
    case "{" where next == UInt8(ascii: "\"") || next == UInt8(ascii: "}"):
      if contains(start, "\"@@locale\"") { return .arb }
      return isCatalog(start) ? .xcstrings : .json
    case "[" where next == UInt8(ascii: "\"") || next == UInt8(ascii: "]"): return .json
    case "<" where contains(start, "<?xml") || contains(start, "<resources"): return .android
    case "/" where next == UInt8(ascii: "*"): return .strings
    case "\"":
      let line = words.prefix { $0 != 0x0A }
      return contains(Array(line), "\" = \"") || contains(Array(line), "\"=\"")
        ? .strings : .lines
    default: return .lines
    }
  }

  private static func contains(_ bytes: [UInt8], _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard let first = word.first else { return true }
      var rest = bytes[...]
      while let found = rest.firstIndex(of: first) {
        if rest[found...].starts(with: word) { return true }
        rest = rest[(found + 1)...]
      }
      return false
    }
  }
}

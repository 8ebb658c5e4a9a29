/// Names in generated source.
enum Identifier {
  /// The font's family and style as one word of ASCII letters and digits that starts with a letter:
  /// `NotoSansRegular`.
  ///
  /// A name that leaves nothing, such as one in Arabic letters, gives way to the file's name, and
  /// that to `Font` with the start of the file's SHA-256.
  static func upperCamelCase(of font: FontIdentity) -> String {
    let stem = font.fileName.map { $0.split(separator: ".").first.map(String.init) ?? $0 }
    let names = [[font.family, font.style].compactMap(\.self).joined(separator: " "), stem ?? ""]
    for name in names {
      let word = words(of: name).map(capitalized).joined()
      guard let first = word.first else { continue }
      return first.isNumber ? "Font" + word : word
    }
    return "Font" + (font.sha256?.prefix(8) ?? "")
  }

  private static func words(of text: String) -> [Substring] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

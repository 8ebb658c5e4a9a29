/// Names in generated source.
enum Identifier {
  /// A table's font and, where they are not the usual ones, its place on the axes, its sizing and its
  /// display scale: `InterRegularWght600Custom`. Tables of one font that differ in these fit in one
  /// module.
  static func upperCamelCase(of table: MetricsTable) -> String {
    let axes = table.font.axes.filter { !table.defaultAxes.contains($0) }.map {
      capitalized(Substring($0.tag.description)) + number($0.value)
    }
    let options = table.options
    let sizing =
      options.sizing == .textStyle ? "" : capitalized(Substring(options.sizing.rawValue))
    let isUsualGrid = options.grid == .threeTimes
    let grid = isUsualGrid ? "" : "At" + number(options.grid.displayScale) + "x"
    return upperCamelCase(of: table.font) + axes.joined() + sizing + grid
  }

  /// The font's family and style as one word of ASCII letters and digits that starts with a letter:
  /// `NotoSansRegular`.
  ///
  /// A name that leaves nothing, such as one in Arabic letters, gives way to the file's name, and
  /// that to `Font` with the start of the file's SHA-256.
  private static func upperCamelCase(of font: FontIdentity) -> String {
    let stem = font.fileName.map { $0.split(separator: ".").first.map(String.init) ?? $0 }
    let names = [[font.family, font.style].compactMap(\.self).joined(separator: " "), stem ?? ""]
    for name in names {
      let word = words(of: name).map(capitalized).joined()
      guard let first = word.first else { continue }
      return first.isNumber ? "Font" + word : word
    }
    return "Font" + (font.sha256?.prefix(8) ?? "")
  }

  /// `Minus12_5`.
  private static func number(_ value: Double) -> String {
    (value < 0 ? "Minus" : "") + words(of: value.plainDescription).joined(separator: "_")
  }

  private static func words(of text: String) -> [Substring] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

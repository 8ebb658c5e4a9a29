/// Names in generated source.
enum Identifier {
  /// The longest name of a font in an identifier: a file of classes is named after it, and file systems
  /// end at 255 bytes.
  private static let longest = 64

  /// A table's font and, where they are not the usual ones, its place on the axes, its sizing and its
  /// display scale: `Inter`, `Regular`, `Wght600`, `Custom`. Tables of one font that differ in these fit
  /// in one module.
  static func words(of table: MetricsTable) -> [String] {
    let axes = table.font.axes.filter { !table.defaultAxes.contains($0) }.map {
      capitalized(Substring($0.tag.description)) + number($0.value)
    }
    let options = table.options
    let sizing =
      options.sizing == .textStyle ? [] : [capitalized(Substring(options.sizing.rawValue))]
    let isUsualGrid = options.grid == .threeTimes
    let grid = isUsualGrid ? [] : ["At" + number(options.grid.displayScale) + "x"]
    return words(of: table.font) + axes + sizing + grid
  }

  /// The font's family and style as words of ASCII letters and digits, the first of which starts with a
  /// letter: `Noto`, `Sans`, `Regular`.
  ///
  /// A name that leaves nothing, such as one in Arabic letters, gives way to the file's name, and
  /// that to `Font` with the start of the file's SHA-256. A long name is cut, and that follows it.
  private static func words(of font: FontIdentity) -> [String] {
    let stem = font.fileName.map { $0.split(separator: ".").first.map(String.init) ?? $0 }
    let names = [[font.family, font.style].compactMap(\.self).joined(separator: " "), stem ?? ""]
    let digest = font.sha256.map { String($0.prefix(8)) } ?? ""
    for name in names {
      var found = words(of: name).map(capitalized)
      guard let first = found.first?.first else { continue }
      if first.isNumber { found.insert("Font", at: 0) }
      guard found.reduce(0, { $0 + $1.utf8.count }) > longest else { return found }
      return [String(found.joined().prefix(longest)), capitalized(Substring("x" + digest))]
    }
    return ["Font" + digest]
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

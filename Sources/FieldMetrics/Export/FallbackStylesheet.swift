/// Fallbacks of a web font as `@font-face` rules, and the family list that uses them.
struct FallbackStylesheet {
  private let matches: [FallbackMatch]

  init(_ matches: [FallbackMatch]) { self.matches = matches }

  /// Several scripts of one fallback share its family, told apart by `unicode-range`.
  var text: String {
    guard let first = matches.first else { return "" }
    let hasScripts = Set(matches.map(\.script)).count > 1
    var blocks = [
      "/* Fallbacks of \(Self.comment(first.font.displayName)),"
        + " SHA-256 \(first.font.sha256 ?? "").\n   Made by \(ToolIdentity.name)"
        + " \(ToolIdentity.version). */"
    ]
    var families: [String] = []
    for match in matches {
      let family = Self.family(match, isOne: Set(matches.map(\.fallback)).count == 1)
      if !families.contains(family) { families.append(family) }
      let overrides = match.overrides
      var lines = [
        "  font-family: \(Self.string(family));",
        "  src: "
          + match.localNames.map { "local(\(Self.string($0)))" }.joined(separator: ", ") + ";",
        "  size-adjust: \(Self.percent(overrides.sizeAdjust));",
        "  ascent-override: \(Self.percent(overrides.ascentOverride));",
        "  descent-override: \(Self.percent(overrides.descentOverride));",
        "  line-gap-override: \(Self.percent(overrides.lineGapOverride));",
      ]
      if hasScripts, let script = match.script {
        lines.append("  unicode-range: \(script.unicodeRange);")
      }
      blocks.append("@font-face {\n" + lines.joined(separator: "\n") + "\n}")
    }
    let list = ([first.font.family ?? ""] + families).map(Self.string).joined(separator: ", ")
    blocks.append("/* font-family: \(Self.comment(list)); */")
    return blocks.joined(separator: "\n") + "\n"
  }

  private static func family(_ match: FallbackMatch, isOne: Bool) -> String {
    let name = "\(match.font.family ?? "") Fallback"
    return isOne ? name : "\(name): \(match.fallback.family ?? match.localNames.first ?? "")"
  }

  /// At most four decimals, as capsize writes it.
  static func percent(_ ratio: Double) -> String {
    NumberFormat(precision: 4).text(ratio * 100) + "%"
  }

  /// A CSS string: what is not plain is escaped by its number, also what would end a style element.
  static func string(_ text: String) -> String {
    var string = "\""
    for scalar in text.unicodeScalars {
      let isPlain =
        scalar.properties.isAlphabetic
        || (" "..."~").contains(scalar) && !"\"\\<>&".unicodeScalars.contains(scalar)
      string +=
        isPlain ? "\(scalar)" : "\\" + String(scalar.value, radix: 16, uppercase: true) + " "
    }
    return string + "\""
  }

  /// Nothing in it ends the comment or a style element.
  private static func comment(_ text: String) -> String {
    var safe = ""
    for character in text.terminalSafe {
      safe.append(character == "*" || character == "<" ? "·" : character)
    }
    return safe
  }
}

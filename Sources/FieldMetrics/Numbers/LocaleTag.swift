/// A locale by its BCP 47 tag (`ar-EG-u-nu-latn`) or ICU name (`ar_EG@numbers=latn`).
///
/// Keeps what numbers depend on: language, script, region, a variant, and the numbering system asked
/// for. Everything else in the tag is read and dropped.
public struct LocaleTag: Hashable, Sendable, CustomStringConvertible {
  /// In small letters: `ar`. Codes that were replaced are given as their successors: `iw` is `he`.
  public let language: String
  /// As in `Arab`.
  public let script: String?
  /// In capitals, or three digits: `EG`, `001`.
  public let region: String?
  /// The first one, in capitals.
  public let variant: String?
  /// The value of `-u-nu-` or `@numbers=`, in small letters.
  public let numbers: String?

  /// English without a region.
  public static let english = LocaleTag(
    language: "en", script: nil, region: nil, variant: nil, numbers: nil)

  private init(
    language: String, script: String?, region: String?, variant: String?, numbers: String?
  ) {
    self.language = language
    self.script = script
    self.region = region
    self.variant = variant
    self.numbers = numbers
  }

  /// `nil` for a text that is not formed as a tag or an ICU name; letters of any case. Whether anyone
  /// speaks the language is not looked at.
  public init?(_ text: String) {
    let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = halves[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)[0]
    var subtags = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard subtags.allSatisfy(\.isSubtag), let language = subtags.popFirst()?.lowercased(),
      language.isAlphabetic, [2, 3, 5, 6, 7, 8].contains(language.count)
    else { return nil }

    func pop(_ isWanted: (Substring) -> Bool) -> Substring? {
      subtags.first.map(isWanted) == true ? subtags.popFirst() : nil
    }
    let script = pop { $0.count == 4 && $0.isAlphabetic }
    let region = pop {
      $0.count == 2 && $0.isAlphabetic || $0.count == 3 && $0.allSatisfy(\.isNumber)
    }
    var variants: [String] = []
    while let variant = pop({ $0.count > 4 || $0.count == 4 && $0.first?.isNumber == true }) {
      variants.append(variant.uppercased())
    }
    // What follows must be extensions, each behind a single letter or digit.
    guard subtags.first.map({ $0.count == 1 }) ?? true, subtags.last?.count != 1 else { return nil }
    let alias = Self.aliases[language]
    self.language = alias?.language ?? language
    self.script = script?.capitalized ?? alias?.script
    self.region = region?.uppercased()
    variant = variants.first
    numbers =
      Self.extensionNumbers(subtags) ?? (halves.count > 1 ? Self.keywordNumbers(halves[1]) : nil)
  }

  public var description: String {
    var tag = language
    for case let part? in [script, region, variant, numbers.map { "u-nu-" + $0 }] {
      tag += "-" + part
    }
    return tag
  }

  /// The tags to look up, the most special first, without what the tag does not have.
  var candidates: [String] {
    var tags: [String] = []
    for parts in [
      [script, region, variant], [script, region], [region, variant], [script], [region], [],
    ] {
      // Neither a set nor `joined`: both are generic, which costs more at start than the look-up.
      var tag = language
      for case let part? in parts { tag += "-" + part }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  /// The tag without its extension.
  var name: String { candidates[0] }

  /// Source: the language aliases of CLDR 48's supplemental data, those of two letters.
  private static let aliases: [String: (language: String, script: String?)] = [
    "in": ("id", nil), "iw": ("he", nil), "ji": ("yi", nil), "jw": ("jv", nil),
    "mo": ("ro", nil), "sh": ("sr", "Latn"), "tl": ("fil", nil),
  ]

  /// The value of `nu` in the `u` extension.
  private static func extensionNumbers(_ subtags: ArraySlice<Substring>) -> String? {
    var section = ""
    var isValue = false
    var value: [String] = []
    for subtag in subtags.map({ $0.lowercased() }) {
      // Private use goes on to the end.
      if section == "x" { break }
      if subtag.count == 1 {
        section = subtag
        isValue = false
      } else if section == "u", subtag.count == 2 {
        isValue = subtag == "nu" && value.isEmpty
      } else if isValue {
        value.append(subtag)
      }
    }
    return value.isEmpty ? nil : value.joined(separator: "-")
  }

  /// The value of `numbers` among ICU's keywords.
  private static func keywordNumbers(_ keywords: Substring) -> String? {
    for keyword in keywords.split(separator: ";") {
      let parts = keyword.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "numbers", parts[1].isSubtag {
        return parts[1].lowercased()
      }
    }
    return nil
  }
}

extension StringProtocol {
  fileprivate var isAlphabetic: Bool { utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) } }

  /// One to eight ASCII letters and digits.
  fileprivate var isSubtag: Bool {
    (1...8).contains(utf8.count)
      && utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
  }

  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

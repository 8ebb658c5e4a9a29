/// The locales whose numbers are known; the data is in `LocaleTableData.swift`.
enum LocaleTable {
  /// What a locale writes when nothing else is asked for.
  struct Numbers: Hashable, Sendable {
    let system: NumberingSystem
    /// Of numbers in Latin digits, which most other systems share.
    let grouping: DigitGrouping

    init(_ system: NumberingSystem, _ grouping: DigitGrouping) {
      self.system = system
      self.grouping = grouping
    }
  }

  /// Locales that write numbers alike.
  struct Group: Hashable, Sendable {
    let apple: Numbers
    let cldr: Numbers
    /// Separated by spaces and line breaks.
    let tags: String

    init(apple: Numbers, cldr: Numbers, tags: String) {
      self.apple = apple
      self.cldr = cldr
      self.tags = tags
    }

    init(both: Numbers, tags: String) { self.init(apple: both, cldr: both, tags: tags) }
  }

  /// Digits that are not grouped as Latin ones are.
  struct Exception: Sendable {
    let tags: String
    let systems: [NumberingSystem]
    let sign: String
    /// `nil` for both rules.
    var rule: DigitsRule?
    var secondarySize: Int?
  }

  struct Match {
    let group: Group
    /// The listed tag; `nil` when the language is not listed, and English stands in.
    let tag: String?
  }

  static func match(_ locale: LocaleTag) -> Match {
    for tag in locale.candidates {
      if let group = groups.first(where: { lists($0.tags, tag) }) {
        return Match(group: group, tag: tag)
      }
    }
    let english = Group(both: Numbers(.latn, .every(",")), tags: "en")
    return Match(group: english, tag: nil)
  }

  /// The groups of numbers in a system: by the sign of Arabic in Arabic digits, else as in Latin
  /// ones, with a few exceptions.
  static func grouping(
    of match: Match, in system: NumberingSystem, _ rule: DigitsRule
  ) -> DigitGrouping {
    let rule: DigitsRule = rule == .cldr ? .cldr : .apple
    let grouping = rule == .cldr ? match.group.cldr.grouping : match.group.apple.grouping
    guard grouping.sign != nil, system != .latn else { return grouping }
    let exception = exceptions.first {
      $0.systems.contains(system) && ($0.rule ?? rule) == rule
        && $0.tags.split(separator: " ").contains { $0 == match.tag ?? "" }
    }
    if let exception {
      return grouping.with(
        sign: exception.sign, secondarySize: exception.secondarySize ?? grouping.secondarySize)
    }
    guard system == .arab || system == .arabext else { return grouping }
    return grouping.with(sign: "\u{66C}", secondarySize: grouping.secondarySize)
  }

  /// Whether a tag is one of a list's words.
  ///
  /// Bytes are compared as they come: a dictionary of a thousand tags would be made for one look-up.
  private static func lists(_ tags: String, _ tag: String) -> Bool {
    let wanted = Array(tag.utf8)
    // How much of the word agrees so far; `nil` once it does not.
    var matched: Int? = 0
    for byte in tags.utf8 {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        if matched == wanted.count { return true }
        matched = 0
      } else if let count = matched {
        matched = count < wanted.count && wanted[count] == byte ? count + 1 : nil
      }
    }
    return matched == wanted.count
  }
}

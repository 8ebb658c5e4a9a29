/// How a locale writes whole numbers: in which digits, and in which groups.
///
/// A locale that the table does not list is written as the listed one that its tag shortens to:
/// `ar-Arab-EG` as `ar-EG`, `de-US` as `de`. A language that is not listed is written as English.
/// ``findings`` says so each time. A numbering system in the tag (`-u-nu-latn`) wins over
/// ``DigitsRule/apple`` and ``DigitsRule/cldr``.
public struct LocaleNumbers: Hashable, Sendable {
  public let locale: LocaleTag
  public let rule: DigitsRule
  public let system: NumberingSystem
  public let grouping: DigitGrouping
  /// What is doubtful about the choice; the locales on which Apple and CLDR differ, too.
  public let findings: [Finding]

  public init(_ locale: LocaleTag, digits rule: DigitsRule = .apple) {
    self.locale = locale
    self.rule = rule
    let match = LocaleTable.match(locale)
    let defaults = rule == .cldr ? match.group.cldr : match.group.apple
    let asked = locale.numbers.flatMap(NumberingSystem.init(rawValue:))
    if case .system(let named) = rule {
      system = named
    } else {
      system = asked ?? defaults.system
    }
    grouping = LocaleTable.grouping(of: match, in: system, rule)
    var findings = [Self.doubt(about: match, locale, rule)].compactMap(\.self)
    if let name = locale.numbers, asked == nil {
      findings.append(
        Finding(
          .warning, "numbering-system-unknown",
          "Locale \(locale.description.quoted) asks for the digits \(name.quoted), which are not"
            + " known here: the counter is written in \(system.rawValue)."))
    }
    if asked == nil, match.group.apple.system != match.group.cldr.system, rule.isLocales {
      findings.append(
        Finding(
          .note, "digits-differ",
          "Locale \(locale.name.quoted) has the digits \(match.group.apple.system.rawValue) on"
            + " Apple's systems and \(match.group.cldr.system.rawValue) in CLDR: --digits chooses.")
      )
    }
    self.findings = findings
  }

  /// A whole number in the locale's digits and groups.
  ///
  /// Below 0 with a hyphen-minus in front, as in English: the signs of other locales are not known
  /// here.
  public func text(_ number: Int) -> String {
    // No locale groups three digits.
    if system == .latn, (0..<1000).contains(number) { return "\(number)" }
    let digits = "\(number.magnitude)".utf8.map { system.digit(Int($0) - 0x30) }
    return (number < 0 ? "-" : "") + grouping.grouped(digits)
  }

  private static func doubt(
    about match: LocaleTable.Match, _ locale: LocaleTag, _ rule: DigitsRule
  ) -> Finding? {
    guard let tag = match.tag else {
      return Finding(
        .warning, "locale-unknown",
        "Locale \(locale.name.quoted) is not in the table of locales: numbers are written as in"
          + " English.")
    }
    if rule == .cldr, LocaleTable.withoutCLDR.contains(tag) {
      return Finding(
        .warning, "locale-unknown",
        "The CLDR data has nothing for locale \(tag.quoted): numbers are written as in English.")
    }
    if rule != .cldr, LocaleTable.withoutApple.contains(tag) {
      return Finding(
        .warning, "locale-unknown",
        "Apple's data has nothing for locale \(tag.quoted): numbers are written without groups, as"
          + " in no language.")
    }
    guard tag != locale.name else { return nil }
    return Finding(
      .note, "locale-fallback",
      "Locale \(locale.name.quoted) is not in the table of locales: numbers are written as in"
        + " \(tag.quoted). Apple's systems may take the groups from the region.")
  }
}

extension DigitsRule {
  /// Whether the locale has a say in the digits.
  fileprivate var isLocales: Bool { if case .system = self { false } else { true } }
}

/// By which rule a locale's digits are chosen.
///
/// The data of Apple's systems and of CLDR differ for a handful of languages, Bengali and Marathi
/// among them: Apple writes them with Latin digits, browsers with their own (docs/sources.md,
/// "Digits").
public enum DigitsRule: Hashable, Sendable {
  /// As Foundation on Apple's systems; the rule on iOS.
  case apple
  /// As CLDR says, which browsers follow.
  case cldr
  /// These digits in every locale, whatever its tag says; grouped as Apple groups them.
  case system(NumberingSystem)

  /// A rule by its name in options and output: `apple`, `cldr`, or a numbering system's.
  ///
  /// Letters of any case; `nil` for an unknown name.
  public init?(name: String) {
    switch name.lowercased() {
    case "apple": self = .apple
    case "cldr": self = .cldr
    case let name:
      guard let system = NumberingSystem(rawValue: name) else { return nil }
      self = .system(system)
    }
  }

  public var name: String {
    switch self {
    case .apple: "apple"
    case .cldr: "cldr"
    case .system(let system): system.rawValue
    }
  }

  /// All names.
  public static let names = ["apple", "cldr"] + NumberingSystem.allCases.map(\.rawValue)
}

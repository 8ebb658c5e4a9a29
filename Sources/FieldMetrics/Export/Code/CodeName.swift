/// What generated source is called, in the spellings of different languages.
///
/// All are ASCII letters, digits and separators, start with a letter, and are never a reserved word:
/// every use adds a word to them.
struct CodeName {
  /// What the name stands in, where a language has such a thing.
  let path: [String]
  /// The name as the user gave it; `nil` for one made of the font's.
  let given: String?
  /// Words with a capital each: `Inter`, `Regular`.
  private let words: [String]

  init(_ table: MetricsTable, _ namespace: CodeNamespace?) {
    guard let namespace, let last = namespace.parts.last else {
      path = []
      given = nil
      words = Identifier.words(of: table)
      return
    }
    path = namespace.parts.dropLast()
    given = last
    words = namespace.parts.flatMap(Self.words)
  }

  /// `InterRegular`.
  var upperCamel: String { words.joined() }
  /// `interRegular`.
  var lowerCamel: String { Self.lowered(upperCamel) }
  /// `inter-regular`.
  var kebab: String { words.joined(separator: "-").lowercased() }
  /// `inter_regular`.
  var snake: String { words.joined(separator: "_").lowercased() }
  /// `INTER_REGULAR`.
  var constant: String { words.joined(separator: "_").uppercased() }
  /// What the one type of a source is called: `InterRegularFieldMetrics`, or the name given.
  var type: String { given ?? upperCamel + "FieldMetrics" }

  /// `extra-small` of `extraSmall`.
  static func kebab(_ name: String) -> String {
    words(name).joined(separator: "-").lowercased()
  }

  /// `extra_small` of `extraSmall`.
  static func snake(_ name: String) -> String {
    words(name).joined(separator: "_").lowercased()
  }

  /// `ExtraSmall` of `extraSmall`.
  static func upperCamel(_ name: String) -> String { words(name).joined() }

  /// An identifier of a step that may have any name: `extraSmall` stays, `1.3` becomes `step1_3`.
  static func member(_ name: String) -> String {
    let parts = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = parts.joined(separator: "_")
    guard let first = joined.first, first.isLetter else { return "step" + joined }
    return joined
  }

  /// An identifier of a step: with what its number is, where it is one. That of a file's own step may
  /// be a reserved word, and gets another before it.
  static func member(of step: LadderStep) -> String {
    switch step {
    case .category, .appleSystemBody, .reactNative: member(step.rawValue)
    case .own: "step_" + member(step.rawValue)
    case .fontScale: "fontScale" + digits(step.rawValue)
    case .rootSize: "root" + digits(step.rawValue)
    case .zoom: "zoom" + digits(step.rawValue)
    }
  }

  /// A number as part of a name: `1_3`.
  private static func digits(_ number: String) -> String {
    String(number.map { $0.isASCII && $0.isNumber ? $0 : "_" })
  }

  /// The words of a name in camel case, with capitals.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var isAfterCapital = true
    for character in member(name) {
      let isCapital = character.isUppercase
      if words.isEmpty || character == "_" || (isCapital && !isAfterCapital) { words.append("") }
      isAfterCapital = isCapital
      if character != "_" { words[words.count - 1].append(character) }
    }
    return words.filter { !$0.isEmpty }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  private static func lowered(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }
}

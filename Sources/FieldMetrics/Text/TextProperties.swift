import CICU

/// What directions and scripts stand in a text, told from its scalars alone.
///
/// Most labels are of one script and run one way; this finds out at the cost of a look into a table.
/// Which table it is, ICU says once for each scalar. For one thread at a time, and only once ICU is
/// loaded.
final class TextProperties {
  /// Of a scalar, or of several together.
  struct Kinds: OptionSet {
    let rawValue: UInt32

    /// Bidirectional class L.
    static let leftToRight = Kinds(rawValue: 1 << 0)
    /// Bidirectional class R or AL.
    static let rightToLeft = Kinds(rawValue: 1 << 1)
    /// Bidirectional class EN.
    static let number = Kinds(rawValue: 1 << 2)
    /// Any class that needs the whole algorithm: AN, B, embeddings, overrides, isolates.
    static let complex = Kinds(rawValue: 1 << 3)
    /// Belongs to two scripts or more.
    static let severalScripts = Kinds(rawValue: 1 << 4)
  }

  private static let known: UInt32 = 1 << 31
  private let table = ScalarTable()

  /// - Returns: the scalar's kinds, and its script as ICU numbers it, plus 1; 0 for a scalar that all
  ///   scripts share, or several.
  @inline(__always)
  func properties(of scalar: UInt32) -> (kinds: Kinds, script: Int) {
    let value = table.value(of: scalar, find: Self.find)
    return (Kinds(rawValue: value & 0xFF), Int(value >> 8 & 0xFFFF))
  }

  private static func find(_ value: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(value) else { return known }
    var kinds = direction(of: value)
    var script: UInt32 = 0
    switch ScriptSet(of: scalar) {
    case .all: break
    case .one(let number): script = UInt32(truncatingIfNeeded: number + 1) & 0xFFFF
    case .some: kinds.insert(.severalScripts)
    }
    return known | kinds.rawValue | script << 8
  }

  private static func direction(of scalar: UInt32) -> Kinds {
    switch String(cString: cicu_bidi_class_name(scalar)) {
    case "L": .leftToRight
    case "R", "AL": .rightToLeft
    case "EN": .number
    case "ES", "ET", "CS", "NSM", "BN", "S", "WS", "ON": []
    default: .complex
    }
  }

  /// The level that all of a text has; `nil` when the whole algorithm has to say, or the text has
  /// several.
  ///
  /// Without numbers and explicit marks, characters of one direction leave nothing for rules W1 to N2
  /// of Unicode Standard Annex 9 to turn.
  ///
  /// - Parameter kinds: of all scalars together.
  static func uniformLevel(_ kinds: Kinds, _ direction: ParagraphDirection) -> Int? {
    guard !kinds.contains(.complex) else { return nil }
    if !kinds.contains(.rightToLeft) {
      return switch direction {
      case .leftToRight, .automatic(neutral: .leftToRight): 0
      case .automatic(neutral: .rightToLeft): kinds.contains(.leftToRight) ? 0 : nil
      case .rightToLeft: nil
      }
    }
    guard kinds.isDisjoint(with: [.leftToRight, .number]) else { return nil }
    return direction == .leftToRight ? nil : 1
  }

  /// The tag of a script as ``properties(of:)`` numbers it; `nil` for none.
  static func tag(ofScript script: Int) -> Tag? {
    script == 0 ? nil : Tag(rawValue: cicu_script_tag(Int32(script - 1)))
  }
}

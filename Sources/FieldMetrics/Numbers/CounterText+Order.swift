extension CounterText {
  /// A counter's characters as they stand on screen, from left to right.
  ///
  /// `12/160` stays as it is in right-to-left text, in Latin, Arabic and Devanagari digits alike; in
  /// Adlam and N'Ko the count stands on the right, in left-to-right text, too.
  ///
  /// - Returns: `nil` for a text with other characters than digits, slash, hyphen-minus and the signs
  ///   between groups.
  ///
  /// Source: Unicode Standard Annex 9, rules W4 to W7, N1, N2, I1, I2 and L2; the others do not apply
  /// to these characters.
  public static func visualOrder(of text: String, rightToLeft: Bool) -> String? {
    let scalars = Array(text.unicodeScalars)
    var classes = scalars.compactMap(OrderClass.init)
    guard classes.count == scalars.count else { return nil }
    let base: OrderClass = rightToLeft ? .right : .left
    joinNumbers(&classes)
    resolveEuropeanNumbers(&classes, base)
    resolveNeutrals(&classes, base)
    let levels = classes.map { level(of: $0, rightToLeft: rightToLeft) }
    return BidiParagraphs.visualOrder(of: levels).map { scalars[$0] }.reduce(into: "") {
      $0.unicodeScalars.append($1)
    }
  }

  /// The bidirectional classes of a counter's characters.
  private enum OrderClass {
    case left
    case right
    case europeanNumber
    case arabicNumber
    case europeanSeparator
    case commonSeparator
    case neutral

    init?(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "-": self = .europeanSeparator
      case "/", ",", ".", "\u{A0}", "\u{60C}", "\u{202F}": self = .commonSeparator
      case "'", "\u{2019}", "\u{2E41}": self = .neutral
      case "\u{66C}": self = .arabicNumber
      case "\u{12C8}": self = .left
      default:
        guard let system = NumberingSystem.allCases.first(where: { $0.value(of: scalar) != nil })
        else { return nil }
        switch system.bidiClass {
        case .leftToRight: self = .left
        case .rightToLeft: self = .right
        case .europeanNumber: self = .europeanNumber
        case .arabicNumber: self = .arabicNumber
        }
      }
    }

    /// What a neutral character beside it sees: numbers count as right to left.
    var side: OrderClass { self == .left ? .left : .right }
    var isNeutral: Bool { self == .neutral }
  }

  /// W4, W6: one separator between two numbers of a kind joins them; any other is neutral.
  private static func joinNumbers(_ classes: inout [OrderClass]) {
    for index in classes.indices {
      let own = classes[index]
      guard own == .europeanSeparator || own == .commonSeparator else { continue }
      let neighbours =
        index > 0 && index + 1 < classes.count ? (classes[index - 1], classes[index + 1]) : nil
      switch neighbours {
      case (.europeanNumber, .europeanNumber)?: classes[index] = .europeanNumber
      case (.arabicNumber, .arabicNumber)? where own == .commonSeparator:
        classes[index] = .arabicNumber
      default: classes[index] = .neutral
      }
    }
  }

  /// W7: a European number behind left-to-right text is left-to-right text.
  private static func resolveEuropeanNumbers(_ classes: inout [OrderClass], _ base: OrderClass) {
    var strong = base
    for index in classes.indices {
      switch classes[index] {
      case .left, .right: strong = classes[index]
      case .europeanNumber where strong == .left: classes[index] = .left
      default: break
      }
    }
  }

  /// N1, N2: neutrals take the direction of both sides, or the text's own.
  private static func resolveNeutrals(_ classes: inout [OrderClass], _ base: OrderClass) {
    var index = 0
    while index < classes.count {
      guard classes[index].isNeutral else {
        index += 1
        continue
      }
      let end = classes[index...].firstIndex { !$0.isNeutral } ?? classes.count
      let before = index > 0 ? classes[index - 1].side : base
      let after = end < classes.count ? classes[end].side : base
      for position in index..<end { classes[position] = before == after ? before : base }
      index = end
    }
  }

  /// I1, I2.
  private static func level(of resolved: OrderClass, rightToLeft: Bool) -> Int {
    switch resolved {
    case .left: rightToLeft ? 2 : 0
    case .right: 1
    default: 2
    }
  }
}

/// Finds out how the standard library of this toolchain treats each scalar, by asking it, and writes
/// the library's data file from that.
public enum GraphemeProbe {
  /// The class of every scalar, as the names of `GraphemeBreakClass` by number; surrogates are
  /// `invalid`.
  public static let classes: [UInt8] = (UInt32(0)...0x10FFFF).map { value in
    guard let scalar = Unicode.Scalar(value) else { return Class.invalid.rawValue }
    // A carriage return would join the line feeds between the questions.
    return value > 0x7F && isOrdinary(scalar)
      ? Class.other.rawValue : probedClass(of: scalar).rawValue
  }

  /// In the order of `GraphemeBreakClass`.
  enum Class: UInt8 {
    case other = 0
    case carriageReturn, lineFeed, control, extend, conjunctExtend, linker, zeroWidthJoiner
    case spacingMark, prepend, regionalIndicator, leadingJamo, vowelJamo, trailingJamo, syllableLV
    case syllableLVT, pictographic, consonant, invalid
  }

  private static let mark: Unicode.Scalar = "\u{301}"
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let woman: Unicode.Scalar = "\u{1F469}"
  private static let ka: Unicode.Scalar = "\u{915}"
  private static let virama: Unicode.Scalar = "\u{94D}"
  private static let leading: Unicode.Scalar = "\u{1100}"
  private static let vowel: Unicode.Scalar = "\u{1161}"
  private static let trailing: Unicode.Scalar = "\u{11A8}"
  private static let indicator: Unicode.Scalar = "\u{1F1E9}"

  /// Whether scalars are one `Character`.
  private static func isOne(_ scalars: Unicode.Scalar...) -> Bool {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text.count == 1
  }

  /// Whether a scalar is like most: one question instead of eight.
  private static func isOrdinary(_ scalar: Unicode.Scalar) -> Bool {
    // Pairs apart from each other by line feeds. Only a mark joins an ordinary scalar, so that there
    // are 15 clusters and 7 line feeds; a control makes it more, all else less.
    let pairs: [Unicode.Scalar] = [
      scalar, mark, "\n", "a", scalar, "\n", scalar, "a", "\n", leading, scalar, "\n", vowel,
      scalar,
      "\n", scalar, indicator, "\n", scalar, joiner, woman, "\n", scalar, virama, ka,
    ]
    var text = ""
    text.unicodeScalars.append(contentsOf: pairs)
    return text.count == ordinaryCount
  }

  private static let ordinaryCount = 22

  private static func probedClass(of scalar: Unicode.Scalar) -> Class {
    if !isOne(scalar, mark) {
      if isOne(scalar, "\n") { return .carriageReturn }
      return isOne("\r", scalar) ? .lineFeed : .control
    }
    if isOne("a", scalar) { return markClass(of: scalar) }
    if isOne(scalar, "a") { return .prepend }
    if isOne(leading, scalar) || isOne(vowel, scalar) { return hangulClass(of: scalar) }
    if isOne(scalar, indicator) { return .regionalIndicator }
    if isOne(scalar, joiner, woman) { return .pictographic }
    return isOne(scalar, virama, ka) ? .consonant : .other
  }

  private static func markClass(of scalar: Unicode.Scalar) -> Class {
    if isOne(woman, scalar, woman) { return .zeroWidthJoiner }
    if isOne(ka, scalar, ka) { return .linker }
    if isOne(ka, scalar, virama, ka) { return .conjunctExtend }
    return isOne(woman, scalar, joiner, woman) ? .extend : .spacingMark
  }

  private static func hangulClass(of scalar: Unicode.Scalar) -> Class {
    if isOne(scalar, leading) { return .leadingJamo }
    switch (isOne(leading, scalar), isOne(vowel, scalar), isOne(scalar, vowel)) {
    case (true, true, _): return .vowelJamo
    case (true, false, true): return .syllableLV
    case (true, false, false): return .syllableLVT
    default: return .trailingJamo
    }
  }

  // MARK: The data file

  private struct Blocks {
    var rows: [[UInt8]] = []

    /// The number of a block, the same for the same content.
    mutating func number(of row: [UInt8]) -> UInt8 {
      if let index = rows.firstIndex(of: row) { return UInt8(index) }
      rows.append(row)
      return UInt8(rows.count - 1)
    }
  }

  /// The text of `Sources/FieldMetrics/Graphemes/GraphemeBreakData.swift`.
  public static func dataFile(unicodeVersion: String) -> String {
    var leaves = Blocks()
    let invalid = leaves.number(of: Array(repeating: Class.invalid.rawValue, count: 64))
    let leaf = stride(from: 0, to: classes.count, by: 64).map {
      leaves.number(of: Array(classes[$0..<$0 + 64]))
    }
    // Lead bytes C0 and C1, E0 80 to E0 9F, and F0 80 to F0 8F would be overlong.
    let pairs = [invalid, invalid] + leaf[2..<32]
    let triples = Array(repeating: invalid, count: 32) + leaf[32..<1024]
    var middles = Blocks()
    let none = middles.number(of: Array(repeating: invalid, count: 64))
    let quads = (0..<512).map { index in
      (16..<272).contains(index)
        ? middles.number(of: Array(leaf[index << 6..<(index + 1) << 6])) : none
    }
    let letters = leaves.rows.map { row in
      String(decoding: row.map { $0 + 0x40 }, as: UTF8.self)
    }
    return """
      // Written by script/graphemes: do not edit.

      /// The grapheme break class of every scalar, as the trie of ``GraphemeBreakTables``.
      ///
      /// Source: the `Character`s of the Swift standard library with the data of Unicode
      /// \(unicodeVersion), asked scalar by scalar (`GraphemeProbe`).
      enum GraphemeBreakData {
        /// The version of Unicode whose characters these are.
        static let unicodeVersion = "\(unicodeVersion)"

        /// Blocks of 64 classes, a letter each: `@` is class 0 of ``GraphemeBreakClass``, `A` class 1.
        static let classes: StaticString = \(literal(letters))

        /// The block of the scalars with one lead byte of two, two hexadecimal digits each.
        static let pairs: StaticString = \(literal(hexadecimal(pairs)))

        /// The block for the low bits of the first two bytes of three.
        static let triples: StaticString = \(literal(hexadecimal(triples)))

        /// The row of ``quadBlocks`` for the low bits of the first two bytes of four.
        static let quads: StaticString = \(literal(hexadecimal(quads)))

        /// In rows of 64, the block for the low bits of the third byte of four.
        static let quadBlocks: StaticString = \(literal(hexadecimal(middles.rows.flatMap { $0 })))
      }

      """
  }

  private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> [String] {
    let digits = bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return stride(from: 0, to: digits.count, by: 32).map {
      digits[$0..<min($0 + 32, digits.count)].joined()
    }
  }

  private static func literal(_ lines: [String]) -> String {
    "\"\"\"\n" + lines.map { "    \($0)\\" }.joined(separator: "\n").dropLast() + "\n    \"\"\""
  }
}

/// How a scalar behaves at the border of grapheme clusters.
///
/// The classes of UAX #29, with *Extend* and the letters of Indic scripts divided as rule GB9c needs
/// them. Raw values are those of ``GraphemeBreakData``: below 32, so that a class and a state make
/// an index.
///
/// Source: Unicode Standard Annex #29, "Unicode Text Segmentation", table 2 and rules GB3 to GB999.
enum GraphemeBreakClass: UInt8, CaseIterable, Sendable {
  case other = 0
  case carriageReturn
  case lineFeed
  case control
  /// *Extend* that ends a conjunct: U+200C and no other in Unicode 17.
  case extend
  /// *Extend* that a conjunct may hold: `InCB=Extend`.
  case conjunctExtend
  /// A virama that joins consonants: `InCB=Linker`.
  case linker
  case zeroWidthJoiner
  case spacingMark
  case prepend
  case regionalIndicator
  case leadingJamo
  case vowelJamo
  case trailingJamo
  case syllableLV
  case syllableLVT
  /// *Extended_Pictographic*: what a zero-width joiner can join.
  case pictographic
  /// A letter that a linker can join: `InCB=Consonant`.
  case consonant
  /// No scalar at all: overlong forms, surrogates and what lies beyond U+10FFFF.
  case invalid

  /// The letter that stands for the class in ``GraphemeBreakData``.
  var letter: UInt8 { rawValue + 0x40 }
}

/// What of the text before a scalar decides whether a cluster begins there.
enum GraphemeBreakState: UInt8, CaseIterable, Sendable {
  /// No text yet.
  case start = 0
  /// A cluster to which only marks can be added.
  case other
  case carriageReturn
  case control
  case prepend
  /// After a leading jamo.
  case leading
  /// After a vowel jamo or an LV syllable.
  case vowel
  /// After a trailing jamo or an LVT syllable.
  case trailing
  /// After the first half of a flag.
  case halfFlag
  /// After a pictograph and its marks.
  case pictograph
  /// After a pictograph, marks, and a zero-width joiner.
  case joinedPictograph
  /// After a consonant and its marks.
  case consonant
  /// After a consonant, marks, and a linker among them.
  case linkedConsonant
}

/// The rules of UAX #29 as a step of a state machine.
///
/// As the Swift standard library applies them, so that counts equal `String.count`; tests compare the
/// two on every short sequence of classes.
enum GraphemeBreakRules {
  struct Step: Equatable {
    /// Whether a cluster begins with the scalar.
    let breaks: Bool
    let next: GraphemeBreakState
  }

  /// What happens when a scalar of a class follows.
  static func step(_ state: GraphemeBreakState, _ next: GraphemeBreakClass) -> Step {
    if isJoined(state, next) { return Step(breaks: false, next: after(state, joining: next)) }
    return Step(breaks: true, next: opening(next))
  }

  private static func isJoined(_ state: GraphemeBreakState, _ next: GraphemeBreakClass) -> Bool {
    switch (state, next) {
    // GB3: CR LF.
    case (.carriageReturn, .lineFeed): true
    // GB1, GB4 and GB5: nothing joins a control, or begins before the text.
    case (.start, _), (.carriageReturn, _), (.control, _): false
    case (_, .carriageReturn), (_, .lineFeed), (_, .control), (_, .invalid): false
    // GB6 to GB8: Hangul syllables.
    case (.leading, .leadingJamo), (.leading, .vowelJamo), (.leading, .syllableLV),
      (.leading, .syllableLVT), (.vowel, .vowelJamo), (.vowel, .trailingJamo),
      (.trailing, .trailingJamo):
      true
    // GB9 and GB9a: marks join what is before them.
    case (_, .extend), (_, .conjunctExtend), (_, .linker), (_, .zeroWidthJoiner),
      (_, .spacingMark):
      true
    // GB9b.
    case (.prepend, _): true
    // GB9c: conjuncts.
    case (.linkedConsonant, .consonant): true
    // GB11: emoji sequences.
    case (.joinedPictograph, .pictographic): true
    // GB12 and GB13: two indicators make a flag.
    case (.halfFlag, .regionalIndicator): true
    default: false
    }
  }

  private static func after(
    _ state: GraphemeBreakState, joining next: GraphemeBreakClass
  ) -> GraphemeBreakState {
    switch (state, next) {
    case (.halfFlag, .regionalIndicator): .other
    case (.pictograph, .zeroWidthJoiner): .joinedPictograph
    case (.pictograph, .extend), (.pictograph, .conjunctExtend), (.pictograph, .linker):
      .pictograph
    case (.consonant, .linker), (.linkedConsonant, .linker): .linkedConsonant
    case (.consonant, .conjunctExtend), (.consonant, .zeroWidthJoiner),
      (.linkedConsonant, .conjunctExtend), (.linkedConsonant, .zeroWidthJoiner):
      state
    default: opening(next)
    }
  }

  /// The state after a scalar that nothing before it matters for.
  private static func opening(_ first: GraphemeBreakClass) -> GraphemeBreakState {
    switch first {
    case .other, .extend, .conjunctExtend, .linker, .zeroWidthJoiner, .spacingMark: .other
    case .carriageReturn: .carriageReturn
    case .lineFeed, .control, .invalid: .control
    case .prepend: .prepend
    case .regionalIndicator: .halfFlag
    case .leadingJamo: .leading
    case .vowelJamo, .syllableLV: .vowel
    case .trailingJamo, .syllableLVT: .trailing
    case .pictographic: .pictograph
    case .consonant: .consonant
    }
  }
}

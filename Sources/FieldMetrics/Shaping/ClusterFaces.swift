import CHarfBuzz

/// Which face of a stack draws each grapheme cluster of a text.
///
/// A face draws a whole cluster or none of it. Emoji look in colour faces first, everything else in
/// the order of the stack; a space goes with the face before it, and characters that draw nothing
/// never ask for another face.
struct ClusterFaces {
  struct Run: Hashable {
    let stackIndex: Int
    /// UTF-8 offsets; borders of grapheme clusters.
    let bytes: Range<Int>
  }

  let runs: [Run]
  let missing: [MissingCluster]
  let graphemeCount: Int

  init(_ text: String, _ fonts: [PlacedFont]) {
    var runs: [Run] = []
    var missing: [MissingCluster] = []
    var offset = 0
    var graphemes = 0
    var current = 0
    for character in text {
      let start = offset
      offset += character.utf8.count
      graphemes += 1
      let found = Self.face(for: character, after: runs.isEmpty ? nil : current, fonts)
      if found == nil {
        missing.append(
          MissingCluster(scalars: Array(character.unicodeScalars), utf8Offset: start))
      }
      current = found ?? 0
      if let last = runs.last, last.stackIndex == current {
        runs[runs.count - 1] = Run(stackIndex: current, bytes: last.bytes.lowerBound..<offset)
      } else {
        runs.append(Run(stackIndex: current, bytes: start..<offset))
      }
    }
    self.runs = runs
    self.missing = missing
    graphemeCount = graphemes
  }

  private static func face(
    for character: Character, after previous: Int?, _ fonts: [PlacedFont]
  ) -> Int? {
    let visible = Array(character.unicodeScalars.filter { !$0.drawsNothing })
    guard let first = visible.first else {
      // Joiners and the like need no glyph, but a control is shaped as a space.
      guard character.unicodeScalars.contains(where: \.isControl) else { return previous ?? 0 }
      return ([previous ?? 0] + fonts.indices).first { fonts[$0].nominalGlyph(of: 0x20) != nil }
    }
    if let previous, first.properties.isWhitespace, fonts[previous].draws(character, visible) {
      return previous
    }
    return order(for: character, fonts).first { fonts[$0].draws(character, visible) }
  }

  private static func order(for character: Character, _ fonts: [PlacedFont]) -> [Int] {
    let all = Array(fonts.indices)
    guard fonts.count > 1, let wantsColour = character.wantsColour else { return all }
    return all.filter { fonts[$0].face.hasColourGlyphs == wantsColour }
      + all.filter { fonts[$0].face.hasColourGlyphs != wantsColour }
  }
}

extension Face {
  /// Whether the face paints in colours of its own, as emoji fonts do.
  var hasColourGlyphs: Bool {
    ["COLR", "CBDT", "sbix", "SVG "].contains { directory[Tag(literal: $0)] != nil }
  }
}

extension Character {
  /// Whether the cluster is meant as a picture in colours; `nil` when it does not matter.
  fileprivate var wantsColour: Bool? {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return nil }
    if unicodeScalars.contains("\u{FE0F}") { return true }
    if unicodeScalars.contains("\u{FE0E}") { return false }
    if first.properties.isEmojiPresentation { return true }
    // A digit is text, but a digit in a key cap has U+FE0F and was handled above.
    return first.properties.isEmojiModifierBase && unicodeScalars.count > 1 ? true : nil
  }
}

extension Unicode.Scalar {
  /// Joiners, variation selectors, controls and other characters that have no picture.
  fileprivate var drawsNothing: Bool {
    if isControl { return true }
    if value < 0xAD { return false }
    switch properties.generalCategory {
    case .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint && !isShownByHarfBuzz
    }
  }

  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

  /// Characters that Unicode lets a renderer ignore and HarfBuzz does not hide: Hangul fillers,
  /// which are as wide as a letter, signs of shorthand, and U+180F before HarfBuzz 7.
  private var isShownByHarfBuzz: Bool {
    switch value {
    case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x180F, 0x1BCA0...0x1BCA3: true
    default: false
    }
  }
}

extension PlacedFont {
  /// Whether the face can draw characters that stand together: as they are, or in another form that
  /// HarfBuzz finds for them, composed, decomposed or of both.
  ///
  /// - Parameter visible: those of the characters that need a glyph.
  fileprivate func draws(_ cluster: Character, _ visible: [Unicode.Scalar]) -> Bool {
    if visible.allSatisfy({ nominalGlyph(of: $0.value) != nil }) { return true }
    return hasAnyForm(of: visible) && shapesWithoutBoxes(Array(cluster.unicodeScalars))
  }

  /// Whether there is a glyph for any part of the characters: without one, shaping them is in vain.
  private func hasAnyForm(of scalars: [Unicode.Scalar]) -> Bool {
    let functions = hb_unicode_funcs_get_default()
    var last: Unicode.Scalar?
    for scalar in scalars {
      var composed: hb_codepoint_t = 0
      if let last, hb_unicode_compose(functions, last.value, scalar.value, &composed) != 0,
        nominalGlyph(of: composed) != nil
      {
        return true
      }
      if hasGlyphForStart(of: scalar.value, functions) { return true }
      last = scalar
    }
    return false
  }

  /// Whether there is a glyph for a character, or for what its decomposition begins with.
  private func hasGlyphForStart(of scalar: UInt32, _ functions: OpaquePointer?) -> Bool {
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    return nominalGlyph(of: scalar) != nil
      || hb_unicode_decompose(functions, scalar, &first, &second) != 0
        && hasGlyphForStart(of: first, functions)
  }
}

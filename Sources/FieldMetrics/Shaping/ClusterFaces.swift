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
    guard let first = visible.first else { return previous ?? 0 }
    if let previous, first.properties.isWhitespace, fonts[previous].hasGlyphs(for: visible) {
      return previous
    }
    return order(for: character, fonts).first { fonts[$0].hasGlyphs(for: visible) }
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
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return true }
    if value < 0xAD { return false }
    switch properties.generalCategory {
    case .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }
}

extension PlacedFont {
  /// Whether the face can draw characters that stand together: as they are, or composed, or
  /// decomposed, as HarfBuzz will try.
  fileprivate func hasGlyphs(for scalars: [Unicode.Scalar]) -> Bool {
    if scalars.allSatisfy({ nominalGlyph(of: $0.value) != nil }) { return true }
    let functions = hb_unicode_funcs_get_default()
    let decomposed = scalars.flatMap { Self.decomposition(of: $0.value, functions) }
    if decomposed.allSatisfy({ nominalGlyph(of: $0) != nil }) { return true }
    let composed = Self.composition(of: decomposed, functions)
    return composed.allSatisfy { nominalGlyph(of: $0) != nil }
  }

  private static func decomposition(
    of scalar: UInt32, _ functions: OpaquePointer?
  ) -> [UInt32] {
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    guard hb_unicode_decompose(functions, scalar, &first, &second) != 0 else { return [scalar] }
    return decomposition(of: first, functions) + (second == 0 ? [] : [second])
  }

  private static func composition(
    of scalars: [UInt32], _ functions: OpaquePointer?
  ) -> [UInt32] {
    var composed: [UInt32] = []
    for scalar in scalars {
      var joined: hb_codepoint_t = 0
      if let last = composed.last, hb_unicode_compose(functions, last, scalar, &joined) != 0 {
        composed[composed.count - 1] = joined
      } else {
        composed.append(scalar)
      }
    }
    return composed
  }
}

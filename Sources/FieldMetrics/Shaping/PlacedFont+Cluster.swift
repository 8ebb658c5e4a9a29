import CHarfBuzz

extension PlacedFont {
  /// Whether the face can draw characters that stand together: as they are, or in another form that
  /// HarfBuzz finds for them, composed, decomposed or of both.
  ///
  /// - Parameter visible: those of the characters that need a glyph.
  func draws(_ cluster: [Unicode.Scalar], _ visible: [Unicode.Scalar]) -> Bool {
    if visible.allSatisfy({ nominalGlyph(of: $0.value) != nil }) { return true }
    return hasAnyForm(of: visible) && shapesWithoutBoxes(cluster)
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

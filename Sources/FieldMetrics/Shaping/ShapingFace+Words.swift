import CHarfBuzz

extension ShapingFace {
  /// Features that HarfBuzz applies unasked, in any of its shapers.
  ///
  /// Source: HarfBuzz 6.0.0, `hb-ot-shape.cc` and the `collect_features` of its complex shapers.
  private static let defaultFeatures: [StaticString] = [
    "rvrn", "ltra", "ltrm", "rtla", "rtlm", "frac", "numr", "dnom", "rand", "trak", "HARF", "HarF",
    "Harf", "harf", "BUZZ", "BuzZ", "Buzz", "buzz", "abvm", "blwm", "ccmp", "locl", "mark", "mkmk",
    "rlig", "calt", "clig", "curs", "dist", "kern", "liga", "rclt", "vert", "stch", "isol", "fina",
    "fin2", "fin3", "medi", "med2", "init", "mset", "cswh", "ljmo", "vjmo", "tjmo", "nukt", "akhn",
    "rphf", "rkrf", "pref", "blwf", "abvf", "half", "pstf", "vatu", "cjct", "cfar", "pres", "abvs",
    "blws", "psts", "haln",
  ]

  /// Whether a word between two spaces is shaped the same as in its text: no lookup of a feature in
  /// use names the glyph of the space, and nothing else than OpenType layout moves glyphs.
  ///
  /// - Parameters:
  ///   - space: the glyph of the space.
  ///   - extraFeatures: tags of what is asked for, besides what HarfBuzz applies unasked.
  func canShapeWordsApart(space: Int?, extraFeatures: [UInt32]) -> Bool {
    guard let space else { return false }
    // The old table of kerning pairs, and Apple's, are no lookups that one could ask.
    let unasked: [StaticString] = ["kern", "kerx", "morx", "mort", "trak"]
    guard !unasked.contains(where: { face.directory[Tag(literal: $0)] != nil }) else {
      return false
    }
    let features = Self.defaultFeatures.map { Tag(literal: $0).rawValue } + extraFeatures
    return [Tag(literal: "GSUB"), Tag(literal: "GPOS")].allSatisfy {
      !names(glyph: space, in: $0.rawValue, features: features)
    }
  }

  private func names(glyph: Int, in table: UInt32, features: [UInt32]) -> Bool {
    let lookups = hb_set_create()
    let glyphs = hb_set_create()
    defer {
      hb_set_destroy(lookups)
      hb_set_destroy(glyphs)
    }
    // Lists end with 0: scripts and languages are all looked into.
    (features + [0]).withUnsafeBufferPointer { features in
      hb_ot_layout_collect_lookups(handle, table, nil, nil, features.baseAddress, lookups)
    }
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      // What is before, at and behind the place counts, and what comes out of it.
      hb_ot_layout_lookup_collect_glyphs(handle, table, lookup, glyphs, glyphs, glyphs, glyphs)
      if hb_set_has(glyphs, hb_codepoint_t(glyph)) != 0 { return true }
    }
    return false
  }
}

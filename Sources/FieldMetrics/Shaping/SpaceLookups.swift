import CHarfBuzz

/// Whether spaces take part in a font's rules, so that Firefox shapes a run as a whole and not word by
/// word.
///
/// They do where a substitution that is on without being asked for looks at a space, in the script at
/// hand; or where any placing of glyphs does, in any script, but for kerning.
/// Source: Gecko, `gfxFont.cpp` (`SpaceMayParticipateInShaping`, `CheckForFeaturesInvolvingSpace`).
final class SpaceLookups {
  private let face: OpaquePointer
  private let space: UInt32?
  private var known: [Tag: Bool] = [:]
  private lazy var isPlaced = find(
    Tag(literal: "GPOS"), scripts: nil,
    features: featureTags(Tag(literal: "GPOS")).filter { $0 != Tag(literal: "kern").rawValue })

  init(_ face: OpaquePointer, space: UInt32?) {
    self.face = face
    self.space = space
  }

  /// - Parameter script: ISO 15924 tag.
  func takePart(in script: Tag) -> Bool {
    if let known = known[script] { return known }
    let found = find(
      Tag(literal: "GSUB"), scripts: scriptTags(script), features: Self.defaultFeatures)
    known[script] = found || isPlaced
    return found || isPlaced
  }

  /// `gfxFont.cpp`, `sDefaultFeatures`.
  private static let defaultFeatures =
    ([
      "abvf", "abvs", "akhn", "blwf", "blws", "calt", "ccmp", "cfar", "cjct", "clig", "fin2",
      "fin3",
      "fina", "half", "haln", "init", "isol", "liga", "ljmo", "locl", "ltra", "ltrm", "med2",
      "medi",
      "mset", "nukt", "pref", "pres", "pstf", "psts", "rclt", "rkrf", "rlig", "rphf", "rtla",
      "rtlm",
      "tjmo", "vatu", "vjmo",
    ] as [StaticString]).map { Tag(literal: $0).rawValue }

  /// Of the script in the font, and the font's own for scripts it does not know.
  private func scriptTags(_ script: Tag) -> [UInt32] {
    var tags = [UInt32](repeating: 0, count: 4)
    var count = UInt32(tags.count)
    hb_ot_tags_from_script_and_language(
      hb_script_t(script.rawValue), nil, &count, &tags, nil, nil)
    var index: UInt32 = 0
    var chosen: UInt32 = 0
    hb_ot_layout_table_select_script(
      face, Tag(literal: "GSUB").rawValue, count, tags, &index, &chosen)
    return [chosen]
  }

  private func featureTags(_ table: Tag) -> [UInt32] {
    var count: UInt32 = 0
    let total = hb_ot_layout_table_get_feature_tags(face, table.rawValue, 0, &count, nil)
    var tags = [UInt32](repeating: 0, count: Int(total))
    count = total
    hb_ot_layout_table_get_feature_tags(face, table.rawValue, 0, &count, &tags)
    return Array(Set(tags)).sorted()
  }

  /// - Parameter scripts: OpenType tags; `nil` for all.
  private func find(_ table: Tag, scripts: [UInt32]?, features: [UInt32]) -> Bool {
    // A list of tags ends with 0; an empty one would be all features.
    guard let space, !features.isEmpty else { return false }
    let lookups = hb_set_create()
    let glyphs = hb_set_create()
    defer {
      hb_set_destroy(lookups)
      hb_set_destroy(glyphs)
    }
    hb_ot_layout_collect_lookups(
      face, table.rawValue, scripts.map { $0 + [0] }, nil, features + [0], lookups)
    // `HB_SET_VALUE_INVALID`: before the first.
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      hb_set_clear(glyphs)
      hb_ot_layout_lookup_collect_glyphs(
        face, table.rawValue, lookup, glyphs, glyphs, glyphs, nil)
      if hb_set_has(glyphs, space) != 0 { return true }
    }
    return false
  }
}

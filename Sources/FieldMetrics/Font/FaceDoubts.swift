/// What is odd about a face's tables although numbers can be read from them.
struct FaceDoubts {
  let directory: TableDirectory
  let head: HeadTable
  let hhea: HheaTable
  let os2: OS2Table?
  let glyphCount: Int
  let variations: VariationTables?

  var findings: [Finding] { structure + verticalMetrics }

  private var structure: [Finding] {
    var findings: [Finding] = []
    func warn(_ id: String, _ message: String) { findings.append(Finding(.warning, id, message)) }
    if !head.hasRightMagicNumber {
      warn("head-magic", "The magic number in 'head' is wrong; the file may have been changed.")
    }
    for tag in directory.duplicates {
      warn("table-twice", "Table '\(tag)' is listed twice; the first one is used.")
    }
    for tag in directory.outsideFile {
      warn("table-outside-file", "Table '\(tag)' lies outside the file and is ignored.")
    }
    if directory[Tag(literal: "cmap")].map(CmapTable.isReadable) != true {
      warn("cmap-missing", "No character map that can be read: no text can be measured.")
    }
    if directory[Tag(literal: "cmap")].map(CmapTable.isMacintoshOnly) == true {
      warn("cmap-macintosh", "The only character map is a Macintosh one: no text can be measured.")
    }
    if directory[Tag(literal: "cmap")].map(CmapTable.isCutShort) == true {
      warn("cmap-short", "The character map says that it is longer than its table.")
    }
    let leftSideBearings = 2 * max(0, glyphCount - hhea.numberOfHMetrics)
    let expected = 4 * hhea.numberOfHMetrics + leftSideBearings
    let found = directory[Tag(literal: "hmtx")]?.count ?? 0
    if found < expected {
      warn(
        "hmtx-short",
        "Table 'hmtx' has \(found) bytes, \(expected) expected for \(glyphCount) glyphs; the"
          + " number of glyphs may be wrong.")
    }
    if let bytes = directory[Tag(literal: "OS/2")], os2 == nil {
      warn(
        "os2-short",
        "Table 'OS/2' has \(bytes.count) bytes, \(OS2Table.byteCount) expected, and is ignored;"
          + " browsers refuse such a font.")
    } else if os2 == nil {
      warn("os2-missing", "No table 'OS/2'; browsers refuse such a font.")
    }
    if let reason = variations?.unusable {
      warn("variations-unusable", "Only the default place can be used: \(reason).")
    }
    return findings
  }

  private var verticalMetrics: [Finding] {
    var findings: [Finding] = []
    if hhea.ascender < 0 {
      findings.append(
        Finding(
          .warning, "ascender-negative",
          "The 'hhea' ascender is \(hhea.ascender), below the baseline: text hangs out of its"
            + " line box."))
    }
    if hhea.descender > 0 {
      findings.append(
        Finding(
          .warning, "descender-positive",
          "The 'hhea' descender is \(hhea.descender), above the baseline; its sign may be wrong,"
            + " and platforms differ on it."))
    }
    let height = hhea.ascender - hhea.descender
    if height > 5 * head.unitsPerEm {
      findings.append(
        Finding(
          .warning, "line-height-implausible",
          "The 'hhea' line height is \(height) of \(head.unitsPerEm) units per em, more than"
            + " five times the size."))
    }
    if hhea.lineGap != 0 {
      findings.append(
        Finding(
          .note, "line-gap",
          "The 'hhea' line gap is \(hhea.lineGap): iOS labels leave it out, text views and"
            + " browsers add it."))
    }
    if let os2, os2.typoAscender != hhea.ascender || os2.typoDescender != hhea.descender {
      let use = os2.usesTypoMetrics ? "set: browsers take typo" : "not set"
      findings.append(
        Finding(
          .note, "typo-differs",
          "'hhea' (\(hhea.ascender), \(hhea.descender)) and typo (\(os2.typoAscender),"
            + " \(os2.typoDescender)) metrics differ; USE_TYPO_METRICS is \(use), iOS takes"
            + " 'hhea'."))
    }
    return findings
  }
}

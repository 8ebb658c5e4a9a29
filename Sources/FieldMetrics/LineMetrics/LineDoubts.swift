/// What is odd about a face's line metrics beyond what every command says: reasons for platforms to
/// differ.
struct LineDoubts {
  private let face: Face

  init(_ face: Face) { self.face = face }

  var findings: [Finding] { flag + signs + extremes + tables }

  private var flag: [Finding] {
    guard let os2 = face.os2, os2.usesTypoMetrics else { return [] }
    if os2.typoAscender == 0, os2.typoDescender == 0 {
      return [
        Finding(
          .warning, "typo-zero",
          "USE_TYPO_METRICS is set, and the typo ascender and descender are 0: platforms that obey it"
            + " make lines without height.")
      ]
    }
    guard os2.version < 4 else { return [] }
    return [
      Finding(
        .note, "typo-flag-version",
        "USE_TYPO_METRICS is set in version \(os2.version) of 'OS/2', which knows no such flag;"
          + " engines obey it all the same.")
    ]
  }

  private var signs: [Finding] {
    var findings: [Finding] = []
    func warn(_ id: String, _ message: String) { findings.append(Finding(.warning, id, message)) }
    if let os2 = face.os2 {
      if os2.typoDescender > 0 {
        warn(
          "typo-descender-positive",
          "The typo descender is \(os2.typoDescender), above the baseline; its sign may be wrong.")
      }
      // Read without a sign: a negative number becomes a very large one.
      if os2.winDescent > 0x7FFF || os2.winAscent > 0x7FFF {
        warn(
          "win-sign",
          "The win ascent and descent are \(os2.winAscent) and \(os2.winDescent); one was written"
            + " as a negative number.")
      }
    }
    let gaps = [face.hhea.lineGap, face.os2?.typoLineGap ?? 0]
    if let negative = gaps.min(), negative < 0 {
      warn(
        "line-gap-negative",
        "A line gap is \(negative): browsers take 0 for a web font, and pull lines of an installed"
          + " one together.")
    }
    return findings
  }

  private var extremes: [Finding] {
    guard let os2 = face.os2, os2.winAscent != 0 || os2.winDescent != 0 else { return [] }
    let (above, below) = (face.head.yMax - os2.winAscent, -face.head.yMin - os2.winDescent)
    guard above > 0 || below > 0 else { return [] }
    let parts =
      (above > 0 ? ["\(above) above"] : []) + (below > 0 ? ["\(below) below"] : [])
    return [
      Finding(
        .note, "extremes-clipped",
        "Glyphs leave the box of the win values, by \(parts.joined(separator: " and by ")) units:"
          + " programs on Windows may cut them off.")
    ]
  }

  private var tables: [Finding] {
    var findings: [Finding] = []
    if face.post == nil {
      findings.append(
        Finding(
          .note, "post-missing",
          "No table 'post' that can be read: Firefox makes up an underline, which can make its lines"
            + " taller."))
    }
    if face.directory[Tag(literal: "cmap")].map(CmapTable.isSymbol) == true {
      findings.append(
        Finding(
          .note, "cmap-symbol",
          "The character map is a symbol one: engines find its characters at U+F000 and above."))
    }
    return findings
  }
}

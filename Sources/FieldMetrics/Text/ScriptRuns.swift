import CICU

/// A stretch of text in one script.
public struct ScriptRun: Hashable, Sendable {
  /// ISO 15924 tag, such as `Latn`; never one of those for shared characters.
  public let script: Tag
  /// UTF-8 offsets.
  public let bytes: Range<Int>

  public init(script: Tag, bytes: Range<Int>) {
    self.script = script
    self.bytes = bytes
  }
}

/// Text cut where its script changes.
///
/// - Characters that all scripts share, such as spaces, European digits and emoji, go with the script
///   before them, or with the first script when none is before.
/// - Characters that a few scripts share, such as the Arabic comma or `ー`, go with their
///   neighbours as long as these are among the few.
/// - A closing bracket goes with its opening one.
/// - Marks go with the letter that they stand on.
///
/// Source: Unicode Standard Annex 24, section 5, with the data of ICU: `Script`,
/// `Script_Extensions` and `Bidi_Paired_Bracket`. Which script text without any has is not laid
/// down there: it is Latin here.
public enum ScriptRuns {
  static let latin = Tag(literal: "Latn")

  /// The runs in the order of the text, without gaps.
  ///
  /// - Throws: ``TextError/noICU(library:reason:)``, never for plain Latin text.
  public static func cut(_ text: String) throws(TextError) -> [ScriptRun] {
    guard !text.isEmpty else { return [] }
    if PlainLatin.isAll(text) { return [ScriptRun(script: latin, bytes: 0..<text.utf8.count)] }
    try ICU.load()
    var cutter = ScriptCutter()
    // A letter with its marks stays together.
    var base: Unicode.Scalar?
    var scripts = ScriptSet.all
    var byteCount = 0
    for scalar in text.unicodeScalars {
      if let base, !cicu_is_mark(scalar.value) {
        cutter.take(base, scripts, byteCount: byteCount)
        byteCount = 0
      }
      if byteCount == 0 {
        base = scalar
        scripts = ScriptSet(of: scalar)
      } else {
        scripts = scripts.narrowed(by: ScriptSet(of: scalar)) ?? scripts
      }
      byteCount += UTF8.width(scalar)
    }
    if let base { cutter.take(base, scripts, byteCount: byteCount) }
    return cutter.finished()
  }
}

/// Puts one letter after the other into runs.
private struct ScriptCutter {
  private struct OpenRun {
    var scripts: ScriptSet
    let start: Int
  }

  private struct Bracket {
    let closing: UInt32
    /// The run that the opening bracket is in.
    let run: Int
  }

  /// As rule BD16 of the bidirectional algorithm limits them.
  private static let deepest = 63

  private var runs: [OpenRun] = []
  private var brackets: [Bracket] = []
  private var end = 0

  mutating func take(_ scalar: Unicode.Scalar, _ own: ScriptSet, byteCount: Int) {
    let kind = cicu_bracket_type(scalar.value)
    let scripts = kind == CICU_BRACKET_CLOSE ? closed(scalar, own) : own
    if let last = runs.last, let both = last.scripts.narrowed(by: scripts) {
      runs[runs.count - 1].scripts = both
    } else {
      runs.append(OpenRun(scripts: scripts, start: end))
    }
    if kind == CICU_BRACKET_OPEN {
      let closing = Self.folded(cicu_paired_bracket(scalar.value))
      // The outermost is forgotten, so that a text of brackets takes no more time than another.
      if brackets.count == Self.deepest { brackets.removeFirst() }
      brackets.append(Bracket(closing: closing, run: runs.count - 1))
    }
    end += byteCount
  }

  /// The scripts of a closing bracket: those of the run with the opening one.
  private mutating func closed(_ scalar: Unicode.Scalar, _ own: ScriptSet) -> ScriptSet {
    let closing = Self.folded(scalar.value)
    guard let match = brackets.lastIndex(where: { $0.closing == closing }) else { return own }
    let run = brackets[match].run
    // Brackets opened in between are never closed.
    brackets.removeSubrange(match...)
    return own.narrowed(by: runs[run].scripts) ?? own
  }

  /// The angle bracket U+232A is canonically U+3009.
  private static func folded(_ bracket: UInt32) -> UInt32 { bracket == 0x232A ? 0x3009 : bracket }

  func finished() -> [ScriptRun] {
    var finished: [ScriptRun] = []
    for (index, run) in runs.enumerated() {
      let end = index + 1 < runs.count ? runs[index + 1].start : end
      finished.append(
        ScriptRun(script: run.scripts.tag ?? ScriptRuns.latin, bytes: run.start..<end))
    }
    return finished
  }
}

/// A glyph of a shaped text: which one, for which text, and how far the pen moves.
///
/// Units: font units of its run's face, positive rightwards and upwards.
public struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's index in the face; 0 is `.notdef`, the box for a missing character.
  public let id: Int
  /// The UTF-8 offset of the first byte of the text that this glyph stands for.
  public let cluster: Int
  public let advance: FontUnits
  /// Where the glyph is drawn from the pen.
  public let xOffset: FontUnits
  public let yOffset: FontUnits
}

/// A stretch of text of one face, script, language and direction, shaped.
public struct GlyphRun: Hashable, Sendable {
  /// The face's place in the font stack.
  public let stackIndex: Int
  public let unitsPerEm: Int
  /// ISO 15924 tag of the script, such as `Latn`.
  public let script: Tag
  /// The embedding level of the bidirectional algorithm; odd is right to left.
  public let bidiLevel: Int
  /// UTF-8 offsets in the text.
  public let bytes: Range<Int>
  /// From left to right.
  public let glyphs: [ShapedGlyph]

  public var isRightToLeft: Bool { bidiLevel % 2 == 1 }

  /// How far the pen moves over the run, without tracking.
  public var advance: FontUnits { glyphs.reduce(into: 0) { $0 += $1.advance } }
}

/// Characters that no face of a stack has glyphs for.
public struct MissingCluster: Hashable, Sendable {
  public let scalars: [Unicode.Scalar]
  /// Where it starts in the text.
  public let utf8Offset: Int
}

extension [MissingCluster] {
  /// Each once, in the order of the text.
  var scalars: [Unicode.Scalar] {
    if isEmpty { return [] }
    var seen: Set<Unicode.Scalar> = []
    return flatMap(\.scalars).filter { seen.insert($0).inserted }
  }
}

/// A text of one line shaped in a font stack. Sizes come last: ask for widths at any of them.
public struct ShapedText: Hashable, Sendable {
  public let text: String
  /// In the order of the text.
  public let runs: [GlyphRun]
  /// In the order of the text.
  public let missing: [MissingCluster]
  /// The direction the line starts from.
  public let isRightToLeft: Bool
  /// Grapheme clusters.
  public let graphemeCount: Int
  /// Space after each grapheme cluster, in thousandths of the size.
  public let tracking: Double

  /// The characters without a glyph, each once, in the order of the text.
  public var missingScalars: [Unicode.Scalar] { missing.scalars }

  /// The width on one line; `nil` when a character is missing, since the platform will draw it in
  /// some other font.
  public func width(at size: Points) -> Points? {
    missing.isEmpty ? Points(advance(at: size)) : nil
  }

  /// This text's width at a size over another's at another; `nil` when either is not known, or the
  /// other is 0. Rounded once where both are in one font.
  func ratio(at size: Points, to other: ShapedText, at otherSize: Points) -> Double? {
    guard missing.isEmpty, other.missing.isEmpty else { return nil }
    // At a size of the units per em, an advance is its number of font units.
    let unitsPerEm = Double(runs.first?.unitsPerEm ?? 1)
    let units = advance(at: Points(unitsPerEm))
    let otherUnits = other.advance(at: Points(unitsPerEm))
    return otherUnits > 0 ? units * size.value / (otherUnits * otherSize.value) : nil
  }

  /// The width with boxes for missing characters.
  func advance(at size: Points) -> Double {
    var sum = AdvanceSum()
    for run in runs { sum.add(run.advance.value, unitsPerEm: run.unitsPerEm) }
    return sum.points(at: size)
      + (tracking == 0 ? 0 : tracking * size.value * Double(graphemeCount) / 1000)
  }
}

/// Why a text cannot be shaped.
public enum ShapingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// HarfBuzz cannot use the face although its tables could be read.
  case unusableFace(file: String, face: Int)
  /// HarfBuzz ran out of memory.
  case outOfMemory(file: String, byteCount: Int)

  public var description: String {
    switch self {
    case .unusableFace(let file, let face):
      "\(file.quoted), face \(face): HarfBuzz finds no glyphs in it; the file is damaged"
    case .outOfMemory(let file, let byteCount):
      "\(file.quoted): shaping \(byteCount) bytes of text failed, memory ran out; shorten the text"
    }
  }
}

/// A glyph of a shaped text: which one, for which text, and how far the pen moves.
///
/// Units: font units.
public struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's index in the face; 0 is `.notdef`, the box for a missing character.
  public let id: Int
  /// The UTF-8 offset of the first byte of the text that this glyph stands for.
  public let cluster: Int
  public let advance: FontUnits
}

/// A stretch of text of one script and direction, shaped: its glyphs from left to right.
public struct GlyphRun: Hashable, Sendable {
  /// ISO 15924 tag of the script, such as `Latn`.
  public let script: Tag
  public let isRightToLeft: Bool
  public let glyphs: [ShapedGlyph]

  /// How far the pen moves over the run.
  public var advance: FontUnits { glyphs.reduce(into: 0) { $0 += $1.advance } }
}

/// A text shaped in one face at one place on its axes.
public struct ShapedText: Hashable, Sendable {
  /// In the order of the text.
  public let runs: [GlyphRun]
  /// Characters that the face has no glyph for, in the order of the text, each once.
  public let missing: [Unicode.Scalar]
  /// Whether the text has parts that run in opposite directions, digits in right-to-left text
  /// included: then the runs would have to be put in order, which this type does not do.
  public let hasMixedDirections: Bool

  /// The width of the text on one line.
  ///
  /// `nil` when a character is missing, since the platform will draw it in another font, and when
  /// directions are mixed.
  public var width: FontUnits? {
    guard missing.isEmpty, !hasMixedDirections else { return nil }
    return runs.reduce(into: 0) { $0 += $1.advance }
  }
}

/// An OpenType feature switched on for a whole text, such as `tnum`.
public struct FontFeature: Hashable, Sendable {
  public let tag: Tag
  public let value: Int

  public init(_ tag: Tag, value: Int = 1) {
    self.tag = tag
    self.value = value
  }

  /// Digits of equal width.
  public static let tabularDigits = FontFeature(Tag(literal: "tnum"))
}

/// The direction in which a text is drawn.
public enum TextDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
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

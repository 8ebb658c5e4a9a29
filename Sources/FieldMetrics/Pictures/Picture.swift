/// A drawing as a value: what is where, and in which colours.
///
/// Units: points, y downwards from the top edge.
public struct Picture: Hashable, Sendable {
  public let width: Double
  public let height: Double
  /// What it shows, in a few words, for those who do not see it.
  public let title: String
  /// The same in a sentence or two.
  public let description: String
  /// Behind everything.
  public let background: PictureColor
  /// From back to front.
  public let elements: [PictureElement]
  /// What its texts refer to by index.
  public let glyphs: [GlyphDrawing]
}

/// A part of a picture.
public indirect enum PictureElement: Hashable, Sendable {
  case shape(Path, PictureColor)
  case text(DrawnText)
  case group(PictureGroup)
}

/// Parts of a picture that are moved, cut or faded together.
public struct PictureGroup: Hashable, Sendable {
  /// What the group stands for, such as a part's name; written to documents as `data-part`.
  public var name: String?
  /// How far its elements are moved, then how much larger they are drawn.
  public var offset = Position(0, 0)
  public var scale = 1.0
  /// Nothing is drawn outside this box, in the coordinates of the elements.
  public var clip: Box?
  /// 0 for invisible, 1 for opaque.
  public var opacity = 1.0
  /// Moves the group over time; only documents show that.
  public var motion: Motion?
  /// When the group of a film is seen; only documents show that, a bitmap has all at once.
  public var showing: FilmSlot?
  public var elements: [PictureElement]

  public struct Box: Hashable, Sendable {
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double
  }
}

/// Text of one line as glyphs.
public struct DrawnText: Hashable, Sendable {
  public struct Glyph: Hashable, Sendable {
    /// In ``Picture/glyphs``.
    public let drawing: Int
    /// Of the glyph's origin, in font units; y downwards from the baseline.
    public let x: Double
    public let y: Double
  }

  /// Glyphs of one face.
  public struct Run: Hashable, Sendable {
    /// Of its pen at the start, from the text's left end; points.
    public let x: Double
    /// Points to a font unit.
    public let scale: Double
    public let glyphs: [Glyph]
  }

  /// The left end of its baseline.
  public let x: Double
  public let baseline: Double
  public let color: PictureColor
  public let runs: [Run]
}

/// Faces in the order in which text looks for its glyphs: the font first, then its fallbacks.
public struct FontStack: Sendable {
  /// A face with values for some of its axes.
  public struct Entry: Sendable {
    let shapingFace: ShapingFace
    public let axes: [AxisCoordinate]

    public var face: Face { shapingFace.face }

    /// - Throws: ``ShapingError/unusableFace(file:face:)``.
    public init(_ face: Face, axes: [AxisCoordinate] = []) throws(ShapingError) {
      self.init(try ShapingFace(face), axes: axes)
    }

    private init(_ shapingFace: ShapingFace, axes: [AxisCoordinate]) {
      self.shapingFace = shapingFace
      self.axes = axes
    }

    /// The same face at another place.
    func at(axes: [AxisCoordinate]) -> Entry { Entry(shapingFace, axes: axes) }
  }

  /// At least one.
  public let entries: [Entry]

  public var first: Entry { entries[0] }

  public init(_ first: Entry, fallbacks: [Entry] = []) { entries = [first] + fallbacks }

  /// - Throws: ``ShapingError/unusableFace(file:face:)``.
  public init(
    _ face: Face, axes: [AxisCoordinate] = [], fallbacks: [Face] = []
  ) throws(ShapingError) {
    var entries = [try Entry(face, axes: axes)]
    for fallback in fallbacks { entries.append(try Entry(fallback)) }
    self.entries = entries
  }

  /// Whether a face has an optical size axis that no setting fixes, so that it follows the size.
  public var followsOpticalSize: Bool {
    entries.contains { $0.face.opticalSizeAxis(unlessSetIn: $0.axes) != nil }
  }
}

/// How a text is shaped.
public struct ShapingOptions: Hashable, Sendable {
  /// BCP 47 tag of the text's language, such as `tr`; `nil` when it is not known.
  public var language: String?
  public var features: [FontFeature]
  public var direction: ParagraphDirection
  /// Space after each grapheme cluster, in thousandths of the font size. When it is not 0, optional
  /// ligatures are off, as in browsers and Core Text.
  public var tracking: Double

  public init(
    language: String? = nil, features: [FontFeature] = [],
    direction: ParagraphDirection = .automatic(neutral: .leftToRight), tracking: Double = 0
  ) {
    self.language = language
    self.features = features
    self.direction = direction
    self.tracking = tracking
  }
}

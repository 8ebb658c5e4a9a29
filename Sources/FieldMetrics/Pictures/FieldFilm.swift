/// A field after one event, as a step of a film.
public struct FilmStep: Sendable {
  /// Such as `2 type 'sam'`.
  public let caption: String
  public let frames: FieldFrames

  public init(caption: String, frames: FieldFrames) {
    self.caption = caption
    self.frames = frames
  }
}

extension FieldPainter {
  /// More would be a large document that nobody watches to its end.
  public static let longestFilm = 120
  private static let filmCaptionHeight = 28.0
  /// Of each step.
  private static let filmSeconds = 1.0

  /// What a field goes through, one step after the other in one place: only documents show the
  /// motion.
  ///
  /// - Parameter steps: at most ``longestFilm``; later ones are left out.
  public func film(
    of steps: [FilmStep], title: String, description: String
  ) throws -> Picture {
    let steps = steps.prefix(Self.longestFilm)
    var elements: [PictureElement] = []
    for (index, step) in steps.enumerated() {
      let caption = try caption(
        step.caption, x: Self.margin, baseline: Self.filmCaptionHeight, size: 13)
      let field = PictureGroup(
        name: step.frames.component,
        offset: Position(Self.margin, Self.filmCaptionHeight + Self.margin),
        elements: try self.elements(of: step.frames))
      elements.append(
        .group(
          PictureGroup(
            name: step.caption,
            showing: FilmSlot(index: index, count: steps.count, seconds: Self.filmSeconds),
            elements: [caption, .group(field)])))
    }
    let width = steps.map(\.frames.drawnWidth).max() ?? 0
    let height = steps.map(\.frames.drawnHeight).max() ?? 0
    return Picture(
      width: width + 2 * Self.margin, height: Self.filmCaptionHeight + height + 2 * Self.margin,
      title: title, description: description,
      background: .screen(of: steps.first?.frames), elements: elements,
      glyphs: glyphs)
  }
}

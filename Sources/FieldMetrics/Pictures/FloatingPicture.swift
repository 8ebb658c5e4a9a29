extension FieldPainter {
  /// A field whose label floats: only documents show the motion, a bitmap its end.
  ///
  /// - Parameters:
  ///   - rest: the frames before.
  ///   - floated: the frames after, which all parts but the label keep.
  public func picture(
    floatingFrom rest: FieldFrames, to floated: FieldFrames, along curve: MotionCurve,
    title: String, description: String
  ) throws -> Picture {
    let groups = try groups(of: floated) { part, drawn in
      guard let start = rest[part.name], let motion = Self.motion(from: start, to: part, curve)
      else { return drawn }
      return drawn.map { element in
        guard case .group(var group) = element else { return element }
        group.motion = motion
        return .group(group)
      }
    }
    let height = max(rest.drawnHeight, floated.drawnHeight)
    return Picture(
      width: floated.drawnWidth + 2 * Self.margin, height: height + 2 * Self.margin, title: title,
      description: description, background: .screen(of: floated),
      elements: [
        .group(
          PictureGroup(
            name: floated.component, offset: Position(Self.margin, Self.margin),
            elements: Self.faded(groups)))
      ], glyphs: glyphs)
  }

  /// The way of the corner that stays in place while the label shrinks; `nil` where it is not known, and
  /// for a part that keeps its size.
  private static func motion(
    from start: PartFrame, to end: PartFrame, _ curve: MotionCurve
  ) -> Motion? {
    guard let first = start.frame.box, let last = end.frame.box, let text = end.text,
      let sizeBefore = start.text?.size, end.anchor != nil || sizeBefore != text.size
    else { return nil }
    let x = end.anchor?.x ?? 0
    return Motion(
      from: Position(first.x + x * first.width, first.y),
      to: Position(last.x + x * last.width, last.y),
      scaleFrom: start.scale * (sizeBefore / text.size), scaleTo: end.scale, curve: curve)
  }
}

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
    var groups: [PictureGroup] = []
    var room: PictureGroup.Box?
    for part in floated.parts {
      defer { room = part.frame.box ?? room }
      guard !part.paint.isHidden else { continue }
      var drawn = try self.elements(of: part, floated.direction, in: room)
      guard !drawn.isEmpty else { continue }
      if part.paint.stroke != nil { drawn = Notch.cut(drawn, part, out: floated["notch"]) }
      if part.anchor != nil, let start = rest[part.name],
        let motion = Self.motion(from: start, to: part, curve)
      {
        drawn = drawn.map { element in
          guard case .group(var group) = element else { return element }
          group.motion = motion
          return .group(group)
        }
      }
      groups.append(
        PictureGroup(name: part.name, opacity: part.paint.opacity, elements: drawn))
    }
    let height = max(rest.drawnHeight, floated.drawnHeight)
    return Picture(
      width: floated.drawnWidth + 2 * Self.margin, height: height + 2 * Self.margin, title: title,
      description: description, background: .screen(of: floated.component),
      elements: [
        .group(
          PictureGroup(
            name: floated.component, offset: Position(Self.margin, Self.margin),
            elements: Self.faded(groups)))
      ], glyphs: glyphs)
  }

  /// The way of the corner that stays in place while the label shrinks; `nil` where it is not known.
  private static func motion(
    from start: PartFrame, to end: PartFrame, _ curve: MotionCurve
  ) -> Motion? {
    guard let first = start.frame.box, let last = end.frame.box else { return nil }
    let x = end.anchor?.x ?? 0
    return Motion(
      from: Position(first.x + x * first.width, first.y),
      to: Position(last.x + x * last.width, last.y), scaleFrom: start.scale, scaleTo: end.scale,
      curve: curve)
  }
}

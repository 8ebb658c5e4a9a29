extension FieldFrames {
  /// The frames on the way to another state, as an animation moves them: positions, sizes, scales and
  /// opacities in proportion.
  ///
  /// A part that only one of the two shows comes from the nearer one.
  ///
  /// - Parameter progress: 0 for these frames, 1 for the others; a spring goes a little beyond.
  func interpolated(to other: FieldFrames, progress: Double) -> FieldFrames {
    let nearer = progress < 0.5 ? self : other
    let parts = nearer.parts.map { part -> PartFrame in
      guard let from = self[part.name], let to = other[part.name] else { return part }
      return PartFrame(
        name: part.name,
        frame: Frame(
          x: Self.between(from.frame.x, to.frame.x, progress),
          y: Self.between(from.frame.y, to.frame.y, progress),
          width: Self.between(from.frame.width, to.frame.width, progress),
          height: Self.between(from.frame.height, to.frame.height, progress)),
        scale: from.scale + (to.scale - from.scale) * progress, anchor: to.anchor ?? from.anchor,
        baseline: Self.between(from.baseline, to.baseline, progress), paint: part.paint,
        text: part.text)
    }
    return FieldFrames(
      component: component, states: nearer.states, direction: direction, width: width,
      size: FrameSize(
        width: Self.between(size.width, other.size.width, progress),
        height: Self.between(size.height, other.size.height, progress)),
      parts: parts, findings: nearer.findings, misfits: nearer.misfits, screen: screen,
      assumed: nearer.assumed)
  }

  private static func between(_ from: Points?, _ to: Points?, _ progress: Double) -> Points? {
    guard let from, let to else { return nil }
    return from + (to - from) * progress
  }
}

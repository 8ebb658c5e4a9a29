/// Something that a part shows and that does not fit where it stands, without pushing anything away:
/// a stack says nothing about it.
public struct PartMisfit: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A symbol grows with its text style, the box that it stands in does not.
    case glyphOutgrows
    /// A text is cut at the width it has before it is made smaller.
    case labelCut
  }

  public let kind: Kind
  /// The part that does not fit, or that is cut.
  public let part: String
  /// The part that it stands in.
  public let container: String
  /// What it takes: the side of a glyph, the drawn width of a label.
  public let taken: Points
  /// What the container has there.
  public let room: Points

  /// The misfit in words.
  ///
  /// - Parameters:
  ///   - step: the text size that the lengths are of, such as `AX5`.
  ///   - others: smaller text sizes at which it is so.
  public func finding(at step: String, andAt others: [String] = []) -> Finding {
    let place = (others + [step]).joined(separator: ", ")
    let (taken, room) = (self.taken.value.fixed3, self.room.value.fixed3)
    let lengths = others.isEmpty ? "" : " at \(step)"
    return switch kind {
    case .glyphOutgrows:
      Finding(
        .warning, "glyph-outgrows-part",
        "Part \(part.quoted) at \(place): the glyph outgrows \(container.quoted), \(taken) in"
          + " \(room)\(lengths).")
    case .labelCut:
      Finding(
        .warning, "label-cut-unscaled",
        "Part \(part.quoted) at \(place): the label is cut before it is made smaller, so it is drawn"
          + " \(taken) wide where \(room) are free\(lengths).")
    }
  }
}

extension SolvedBox {
  /// What does not fit in this box and those in it, in drawing order.
  func misfits(scaledBy factor: (LayoutScale) -> Double, unitsPerPoint: Double) -> [PartMisfit] {
    var found: [PartMisfit] = []
    collect(&found, 1, factor, unitsPerPoint)
    return found
  }

  private func collect(
    _ found: inout [PartMisfit], _ outerScale: Double, _ factor: (LayoutScale) -> Double,
    _ units: Double
  ) {
    let scale = traits.box.scale.map { outerScale * factor($0) } ?? outerScale
    for (list, isLayer) in [(background, true), (content, false), (overlay, true)] {
      for child in list {
        if isLayer, case .symbol = child.node.content {
          let isWider = child.width > width + 1e-6
          if isWider || child.height > height + 1e-6 {
            found.append(
              PartMisfit(
                kind: .glyphOutgrows, part: child.name, container: name,
                taken: Points(isWider ? child.width : child.height / units),
                room: Points(isWider ? width : height / units)))
          }
        }
        if scale < 1, child.text?.isCut == true {
          found.append(
            PartMisfit(
              kind: .labelCut, part: child.name, container: name,
              taken: Points(child.width * scale), room: Points(child.width)))
        }
        child.collect(&found, scale, factor, units)
      }
    }
  }
}

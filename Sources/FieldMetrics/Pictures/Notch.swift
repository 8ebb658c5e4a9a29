/// The gap that an outlined field leaves in its outline for the floated label: a part named `notch`.
enum Notch {
  /// The part that cuts the outline; `nil` without one, and where no label stands in it.
  static func part(of frames: FieldFrames) -> PartFrame? {
    let hasLabel = frames.parts.contains { part in
      part.text.map { $0.slot == "label" && $0.lines.contains { !$0.isEmpty } } ?? false
    }
    return hasLabel ? frames["notch"] : nil
  }

  /// What an outline has drawn, without what lies in the notch; all of it without one.
  static func cut(
    _ elements: [PictureElement], _ part: PartFrame, out notch: PartFrame?
  ) -> [PictureElement] {
    guard let gap = notch?.frame.box, let box = part.frame.box,
      gap.x < box.x + box.width, gap.x + gap.width > box.x, part.name != notch?.name
    else { return elements }
    // Lines may lie outside the box.
    let rim = part.paint.stroke?.width.value ?? 0
    let (left, right) = (box.x - rim, box.x + box.width + rim)
    let (top, bottom) = (box.y - rim, box.y + box.height + rim)
    let below = max(gap.y + gap.height, top)
    let pieces = [
      PictureGroup.Box(x: left, y: top, width: gap.x - left, height: bottom - top),
      PictureGroup.Box(
        x: gap.x + gap.width, y: top, width: right - gap.x - gap.width, height: bottom - top),
      PictureGroup.Box(x: gap.x, y: below, width: gap.width, height: bottom - below),
    ]
    return pieces.filter { $0.width > 0 && $0.height > 0 }.map {
      .group(PictureGroup(clip: $0, elements: elements))
    }
  }
}

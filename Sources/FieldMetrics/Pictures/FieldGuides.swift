extension FieldPainter {
  /// The boxes of all parts, and what they are called.
  struct Guides {
    /// Over the field, in its coordinates.
    let over: [PictureElement]
    /// A line for each part, from its top left corner.
    let legend: [PictureElement]
    let legendHeight: Double
  }

  private static let line = 0.5
  private static let row = 16.0
  private static let tag = 8.0

  func guideElements(of frames: FieldFrames) throws -> Guides {
    var over: [PictureElement] = []
    var legend: [PictureElement] = []
    var tags: [PictureGroup.Box] = []
    var y = 0.0
    for (index, part) in frames.parts.enumerated() {
      let color = part.paint.isHidden ? GuideColors.slot : GuideColors.box
      y += Self.row
      legend += try legendRow(index + 1, part, color, baseline: y)
      guard let box = part.frame.box else { continue }
      over.append(.shape(Self.edges(of: box), color))
      if let baseline = part.baseline {
        over.append(
          .shape(
            Shapes.rectangle(
              x: box.x, y: box.y + baseline.value - Self.line / 2, width: box.width,
              height: Self.line), GuideColors.baseline))
      }
      let number = "\(index + 1)"
      var tag = PictureGroup.Box(
        x: box.x + 2, y: box.y, width: try captionWidth(number, size: Self.tag), height: Self.tag)
      // Tags in one corner stand beside each other.
      while let other = tags.first(where: { Self.overlap($0, tag) }) {
        tag = PictureGroup.Box(
          x: other.x + other.width + 3, y: tag.y, width: tag.width, height: tag.height)
      }
      tags.append(tag)
      over.append(
        try caption(
          number, x: tag.x, baseline: tag.y + Self.tag, size: Self.tag, color: color))
    }
    let keys = [
      ("box of a part", GuideColors.box), ("room that is kept", GuideColors.slot),
      ("baseline", GuideColors.baseline),
    ]
    y += Self.row * 1.5
    var x = 0.0
    for (words, color) in keys {
      legend.append(.shape(Shapes.rectangle(x: x, y: y - 8, width: 8, height: 8), color))
      legend.append(try caption(words, x: x + 13, baseline: y))
      x += 13 + (try captionWidth(words)) + Self.row
    }
    return Guides(over: over, legend: legend, legendHeight: y + 4)
  }

  private func legendRow(
    _ number: Int, _ part: PartFrame, _ color: PictureColor, baseline y: Double
  ) throws -> [PictureElement] {
    func text(_ length: Points?) -> String {
      length.map { NumberFormat(precision: 2).text($0.value) } ?? "?"
    }
    let frame = part.frame
    var numbers =
      "\(text(frame.x)), \(text(frame.y)) \u{B7} \(text(frame.width)) \u{D7} \(text(frame.height))"
    if part.scale != 1 { numbers += " \u{B7} \u{D7} \(part.scale.fixed(4))" }
    return [
      try caption("\(number)", x: 14, baseline: y, edge: 1, color: color),
      try caption(part.name.terminalSafe, x: 22, baseline: y),
      try caption(numbers, x: 136, baseline: y),
    ]
  }

  private static func overlap(_ a: PictureGroup.Box, _ b: PictureGroup.Box) -> Bool {
    a.x < b.x + b.width + 2 && b.x < a.x + a.width + 2 && a.y < b.y + b.height
      && b.y < a.y + a.height
  }

  /// A thin line within a box.
  private static func edges(of box: PictureGroup.Box) -> Path {
    let outer = Shapes.rectangle(x: box.x, y: box.y, width: box.width, height: box.height)
    guard box.width > 2 * line, box.height > 2 * line else { return outer }
    return outer
      + Shapes.rectangle(
        x: box.x + line, y: box.y + line, width: box.width - 2 * line,
        height: box.height - 2 * line
      ).reversed
  }
}

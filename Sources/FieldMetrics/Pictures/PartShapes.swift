/// What a part's paint looks like, without its text.
enum PartShapes {
  static func elements(of paint: PartPaint, in box: PictureGroup.Box) -> [PictureElement] {
    var elements: [PictureElement] = []
    if let fill = paint.fill {
      elements.append(.shape(outline(paint.corners, box, inset: 0), PictureColor(fill)))
    }
    if let stroke = paint.stroke {
      elements.append(.shape(line(stroke, paint.corners, box), PictureColor(stroke.color)))
    }
    if let symbol = paint.symbol {
      elements.append(self.symbol(symbol, paint, box))
    }
    return elements
  }

  private static func outline(
    _ corners: PaintCorners?, _ box: PictureGroup.Box, inset: Double
  ) -> Path {
    Shapes.rounded(
      x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset,
      height: box.height - 2 * inset, radius: max(0, (corners?.radius.value ?? 0) - inset),
      corners?.shape ?? .circular)
  }

  /// A line as the room between two outlines.
  private static func line(
    _ stroke: PaintStroke, _ corners: PaintCorners?, _ box: PictureGroup.Box
  ) -> Path {
    let width = stroke.width.value
    let outer: Double
    switch stroke.placement {
    case .bottom:
      return Shapes.rectangle(
        x: box.x, y: box.y + box.height - width, width: box.width, height: width)
    case .inside: outer = 0
    case .center: outer = -width / 2
    case .outside: outer = -width
    }
    return outline(corners, box, inset: outer)
      + outline(corners, box, inset: outer + width).reversed
  }

  private static func symbol(
    _ name: String, _ paint: PartPaint, _ box: PictureGroup.Box
  ) -> PictureElement {
    let size = paint.symbolSize?.value ?? min(box.width, box.height)
    let path = Symbols.path(
      named: name, x: box.x + (box.width - size) / 2, y: box.y + (box.height - size) / 2,
      size: size)
    return .shape(path, paint.color.map(PictureColor.init) ?? GuideColors.words)
  }
}

/// What is in a node, before its padding and frame.
struct SolvedContent {
  var width = 0.0
  var height = 0.0
  var baseline: Double?
}

extension LayoutSolver {
  func solveContent(_ box: SolvedBox, width: Double, height: Double?) throws -> SolvedContent {
    switch box.node.content {
    case .row: return try row(box, width, height)
    case .column: return try column(box, width)
    case .layers: return try layers(box, width, height)
    case .text(let slot): return try text(box, slot: component.slots[slot], width)
    case .symbol(let symbol):
      let size = measurer.symbolSize(symbol, in: font(box.traits.text))
      return SolvedContent(width: size.width, height: size.height)
    case .box, .spacer: return SolvedContent()
    }
  }

  /// Children side by side: those of a size of their own first, the others share what is left.
  private func row(_ box: SolvedBox, _ width: Double, _ height: Double?) throws -> SolvedContent {
    let spacing = box.traits.box.spacing.map { horizontal($0, nil) } ?? 0
    var left = width - spacing * Double(max(0, box.content.count - 1))
    var growing = 0
    for child in box.content {
      if child.isGrowing {
        growing += 1
        continue
      }
      try solve(child, Room(width: larger(0, left), height: height))
      left -= child.outerWidth
    }
    if growing > 0 {
      let room = Room(width: larger(0, left / Double(growing)), height: height, isWhole: true)
      for child in box.content where child.isGrowing { try solve(child, room) }
    }
    return line(box.content, spacing: spacing, box.traits.box.align ?? .center, height)
  }

  /// Boxes on a line, aligned by edges, centres or first baselines.
  private func line(
    _ boxes: [SolvedBox], spacing: Double, _ align: LayoutAlignment, _ height: Double?
  ) -> SolvedContent {
    var content = SolvedContent()
    var ascent = 0.0
    var descent = 0.0
    for box in boxes {
      let baseline = align.isFirstBaseline ? box.outerBaseline : 0
      ascent = larger(ascent, baseline)
      descent = larger(descent, box.outerHeight - baseline)
    }
    content.height = height ?? (ascent + descent)
    var isFirst = true
    for box in boxes {
      if !isFirst { content.width += spacing }
      isFirst = false
      box.x += content.width + box.margin.leading
      let top =
        align.isFirstBaseline
        ? ascent - box.outerBaseline : slack(content.height - box.outerHeight, align.y)
      box.y += top + box.margin.top
      content.width += box.outerWidth
      if content.baseline == nil, let baseline = box.baseline {
        content.baseline = top + box.margin.top + baseline
      }
    }
    return content
  }

  /// Children one below the other.
  private func column(_ box: SolvedBox, _ width: Double) throws -> SolvedContent {
    let spacing = box.traits.box.spacing.map { vertical($0, nil) } ?? 0
    var content = SolvedContent()
    var isFirst = true
    for child in box.content {
      try solve(child, Room(width: width))
      if !isFirst { content.height += spacing }
      isFirst = false
      if content.baseline == nil, let baseline = child.baseline {
        content.baseline = content.height + child.margin.top + baseline
      }
      child.y += content.height + child.margin.top
      content.height += child.outerHeight
      content.width = larger(content.width, child.outerWidth)
    }
    let align = box.traits.box.align ?? .leading
    for child in box.content {
      child.x += child.margin.leading + slack(content.width - child.outerWidth, align.x)
    }
    return content
  }

  /// Children on top of each other.
  private func layers(
    _ box: SolvedBox, _ width: Double, _ height: Double?
  ) throws -> SolvedContent {
    var content = SolvedContent()
    for child in box.content {
      try solve(child, Room(width: width, height: height))
      content.width = larger(content.width, child.outerWidth)
      content.height = larger(content.height, child.outerHeight)
    }
    // A child that alone sets the size leaves no slack, known or not.
    let isFitted = height == nil && box.content.count == 1
    if let height { content.height = height }
    for child in box.content {
      if isFitted {
        child.x += child.margin.leading
        child.y += child.margin.top
      } else {
        place(child, in: (content.width, content.height), box.traits.box.align ?? .leading)
      }
      if content.baseline == nil, let baseline = child.baseline {
        content.baseline = child.y + baseline
      }
    }
    return content
  }
}

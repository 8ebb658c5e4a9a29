/// What is in a node, before its padding and frame.
struct SolvedContent {
  var width = 0.0
  var height = 0.0
  var baseline: Double?
  var children: [SolvedBox] = []
  var text: SolvedText?
}

extension LayoutSolver {
  func solveContent(
    _ node: LayoutNode, _ traits: SharedTraits, width: Double, height: Double?, _ flags: StateFlags,
    within name: String
  ) throws -> SolvedContent {
    switch node.content {
    case .row: return try row(node, traits, width, height, flags, within: name)
    case .column: return try column(node, traits, width, flags, within: name)
    case .layers: return try layers(node, traits, width, height, flags, within: name)
    case .text(let slot):
      return try text(component.slots[slot], traits.text ?? TextTraits(), width, within: name)
    case .symbol(let symbol):
      let size = measurer.symbolSize(symbol, in: font(traits.text))
      return SolvedContent(width: size.width, height: size.height)
    case .box, .spacer: return SolvedContent()
    }
  }

  /// A child that is shown, once for each repetition.
  struct Child {
    let node: LayoutNode
    var flags: StateFlags
    let repetition: Int?
  }

  private func shownChildren(of node: LayoutNode, _ flags: StateFlags) -> [Child] {
    var shown: [Child] = []
    shown.reserveCapacity(node.children.count)
    for child in node.children {
      if child.repetitions == 1 {
        if child.isShown(in: flags) {
          shown.append(Child(node: child, flags: flags, repetition: nil))
        }
        continue
      }
      for index in 0..<child.repetitions {
        var flags = flags
        flags.remove(.first)
        flags.remove(.last)
        if index == 0 { flags.insert(.first) }
        if index == child.repetitions - 1 { flags.insert(.last) }
        if child.isShown(in: flags) {
          shown.append(Child(node: child, flags: flags, repetition: index))
        }
      }
    }
    return shown
  }

  /// Children side by side: those of a size of their own first, the others share what is left.
  private func row(
    _ node: LayoutNode, _ traits: SharedTraits, _ width: Double, _ height: Double?,
    _ flags: StateFlags, within name: String
  ) throws -> SolvedContent {
    let shown = shownChildren(of: node, flags)
    let spacing = traits.box.spacing.map { horizontal($0, nil) } ?? 0
    var left = width - spacing * Double(max(0, shown.count - 1))
    var boxes: [SolvedBox] = []
    boxes.reserveCapacity(shown.count)
    var growing = 0
    for child in shown {
      if isGrowing(child) {
        growing += 1
        continue
      }
      let room = Room(width: larger(0, left), height: height)
      let box = try solve(child.node, room, child.flags, child.repetition, within: name)
      left -= box.outerWidth
      boxes.append(box)
    }
    if growing > 0 {
      for (index, child) in shown.enumerated() where isGrowing(child) {
        let room = Room(width: larger(0, left / Double(growing)), height: height, isWhole: true)
        let box = try solve(child.node, room, child.flags, child.repetition, within: name)
        boxes.insert(box, at: index)
      }
    }
    return Self.line(boxes, spacing: spacing, traits.box.align ?? .center, height)
  }

  private func isGrowing(_ child: Child) -> Bool {
    if case .spacer = child.node.content { return true }
    return child.node.traits(in: child.flags).box.grow?.hasWidth == true
  }

  /// Boxes on a line, aligned by edges, centres or first baselines.
  private static func line(
    _ boxes: [SolvedBox], spacing: Double, _ align: LayoutAlignment, _ height: Double?
  ) -> SolvedContent {
    var content = SolvedContent(children: boxes)
    var x = 0.0
    var ascent = 0.0
    var descent = 0.0
    for box in boxes {
      let baseline = align.isFirstBaseline ? box.outerBaseline : 0
      ascent = larger(ascent, baseline)
      descent = larger(descent, box.outerHeight - baseline)
    }
    content.height = height ?? (ascent + descent)
    for (index, box) in boxes.enumerated() {
      box.x += x + box.margin.leading
      let top =
        align.isFirstBaseline
        ? ascent - box.outerBaseline : slack(content.height - box.outerHeight, align.y)
      box.y += top + box.margin.top
      x += box.outerWidth + (index < boxes.count - 1 ? spacing : 0)
      if content.baseline == nil, let baseline = box.baseline {
        content.baseline = top + box.margin.top + baseline
      }
    }
    content.width = x
    return content
  }

  /// Children one below the other.
  private func column(
    _ node: LayoutNode, _ traits: SharedTraits, _ width: Double, _ flags: StateFlags,
    within name: String
  ) throws -> SolvedContent {
    let shown = shownChildren(of: node, flags)
    let spacing = traits.box.spacing.map { vertical($0, nil) } ?? 0
    var content = SolvedContent()
    content.children.reserveCapacity(shown.count)
    for child in shown {
      let box = try solve(
        child.node, Room(width: width), child.flags, child.repetition, within: name)
      if !content.children.isEmpty { content.height += spacing }
      if content.baseline == nil, let baseline = box.baseline {
        content.baseline = content.height + box.margin.top + baseline
      }
      box.y += content.height + box.margin.top
      content.height += box.outerHeight
      content.width = larger(content.width, box.outerWidth)
      content.children.append(box)
    }
    let align = traits.box.align ?? .leading
    for box in content.children {
      box.x += box.margin.leading + slack(content.width - box.outerWidth, align.x)
    }
    return content
  }

  /// Children on top of each other.
  private func layers(
    _ node: LayoutNode, _ traits: SharedTraits, _ width: Double, _ height: Double?,
    _ flags: StateFlags, within name: String
  ) throws -> SolvedContent {
    var content = SolvedContent()
    for child in shownChildren(of: node, flags) {
      let box = try solve(
        child.node, Room(width: width, height: height), child.flags, child.repetition, within: name)
      content.width = larger(content.width, box.outerWidth)
      content.height = larger(content.height, box.outerHeight)
      content.children.append(box)
    }
    if let height { content.height = height }
    for child in content.children {
      place(child, in: (content.width, content.height), traits.box.align ?? .leading)
      if content.baseline == nil, let baseline = child.baseline {
        content.baseline = child.y + baseline
      }
    }
    return content
  }
}

/// Gives every node of a tree its size and place: widths down, heights up, one pass.
struct LayoutSolver {
  let component: FieldComponent
  let measurer: any FieldMeasurer
  /// The component's named lengths with what options changed.
  let lengths: [LayoutLength]
  private(set) var findings: [Finding] = []

  init(
    _ component: FieldComponent, _ measurer: any FieldMeasurer, lengths: [LayoutLength]? = nil
  ) {
    self.component = component
    self.measurer = measurer
    self.lengths = lengths ?? component.lengths.map(\.length)
  }

  /// The whole component at a width.
  mutating func solve(width: Points, flags: StateFlags) throws -> SolvedBox {
    findings = []
    var box = try solve(
      component.root, Room(width: width.value, isWhole: true), flags, nil, within: component.name)
    box.x = box.margin.leading
    box.y = box.margin.top
    return box
  }

  /// What a node is offered.
  struct Room {
    var width: Double
    var height: Double?
    /// The node fills the width, whatever it says.
    var isWhole = false
  }

  mutating func solve(
    _ node: LayoutNode, _ room: Room, _ flags: StateFlags, _ repetition: Int?, within name: String
  ) throws -> SolvedBox {
    let traits = node.traits(in: flags)
    let em = emSize(traits.text)
    let margin = edges(traits.box.margin, em)
    let padding = edges(traits.box.padding, em)
    let offered = larger(0, room.width - margin.leading - margin.trailing)
    let name = node.part ?? name

    var outer: Double?
    if let width = traits.box.width {
      outer = horizontal(width, em)
    } else if room.isWhole || traits.box.grow?.hasWidth == true {
      outer = offered
    }
    let least = traits.box.minimumWidth.map { horizontal($0, em) }
    let most = traits.box.maximumWidth.map { horizontal($0, em) }
    if let given = outer { outer = clamped(given, least, most) }
    let inner = (outer ?? most.map { smaller($0, offered) } ?? offered) - padding.leading
      - padding.trailing
    var outerHeight: Double?
    if let height = traits.box.height {
      outerHeight = vertical(height, em)
    } else if traits.box.grow?.hasHeight == true, let offered = room.height {
      outerHeight = offered - margin.vertical
    }
    let content = try solveContent(
      node, traits, width: larger(0, inner), height: outerHeight.map { $0 - padding.vertical },
      flags, within: name)

    let leastHeight = traits.box.minimumHeight.map { vertical($0, em) }
    let mostHeight = traits.box.maximumHeight.map { vertical($0, em) }
    let width = outer ?? clamped(content.width + padding.leading + padding.trailing, least, most)
    let height = clamped(
      outerHeight ?? (content.height + padding.vertical), leastHeight, mostHeight)
    reportOverflow(name, content, padding, width: width, height: height)

    let place = traits.box.within ?? .leading
    let x = padding.leading + (width - padding.horizontal - content.width) * place.x
    let y = padding.top + (height - padding.vertical - content.height) * place.y
    var box = SolvedBox(
      node: node, flags: flags, repetition: repetition, width: width, height: height,
      margin: margin)
    box.baseline = traits.box.baseline.map { vertical($0, em) } ?? content.baseline.map { y + $0 }
    box.text = content.text
    box.children = content.children
    for index in box.children.indices {
      box.children[index].x += x
      box.children[index].y += y
    }
    try solveLayers(node, &box, flags, within: name)
    if let offset = traits.box.offsetX { box.x += self.offset(offset, of: width, em, isX: true) }
    if let offset = traits.box.offsetY { box.y += self.offset(offset, of: height, em, isX: false) }
    return box
  }

  /// Background and overlay, which get the frame as their room.
  private mutating func solveLayers(
    _ node: LayoutNode, _ box: inout SolvedBox, _ flags: StateFlags, within name: String
  ) throws {
    guard !node.background.isEmpty || !node.overlay.isEmpty else { return }
    var below: [SolvedBox] = []
    for child in node.background where child.isShown(in: flags) {
      below.append(try layer(child, of: box, flags, .center, within: name))
    }
    box.children.insert(contentsOf: below, at: 0)
    for child in node.overlay where child.isShown(in: flags) {
      box.children.append(try layer(child, of: box, flags, .center, within: name))
    }
  }

  /// A child laid on a box.
  private mutating func layer(
    _ node: LayoutNode, of box: SolvedBox, _ flags: StateFlags, _ align: LayoutAlignment,
    within name: String
  ) throws -> SolvedBox {
    var child = try solve(
      node, Room(width: box.width, height: box.height), flags, nil, within: name)
    place(&child, in: (box.width, box.height), align)
    return child
  }

  /// Moves a layer to its place in a box.
  func place(
    _ child: inout SolvedBox, in size: (width: Double, height: Double), _ align: LayoutAlignment
  ) {
    let place = child.node.traits(in: child.flags).box.place ?? align
    child.x += child.margin.leading + (size.width - child.outerWidth) * place.x
    child.y += child.margin.top + (size.height - child.outerHeight) * place.y
  }

  private func clamped(_ length: Double, _ least: Double?, _ most: Double?) -> Double {
    var length = length
    if let most { length = smaller(length, most) }
    if let least { length = larger(length, least) }
    return length
  }

  private mutating func reportOverflow(
    _ name: String, _ content: SolvedContent, _ padding: SolvedEdges, width: Double, height: Double
  ) {
    let units = measurer.unitsPerPoint
    report(name, "high", (content.height + padding.vertical) / units, in: height / units)
    report(name, "wide", content.width + padding.horizontal, in: width)
  }

  /// A box smaller than what is in it.
  private mutating func report(_ name: String, _ side: String, _ taken: Double, in room: Double) {
    guard taken > room + 1e-6 else { return }
    report(
      Finding(
        .warning, "part-overflows",
        "Part \(name.quoted) is \(room.fixed3) \(side), and what is in it takes"
          + " \(taken.fixed3): it is cut off or runs over the edge."))
  }

  /// Each once: a part can be solved more than once.
  mutating func report(_ finding: Finding) {
    if !findings.contains(finding) { findings.append(finding) }
  }
}

extension Double {
  /// At most three decimals, halves away from zero.
  var fixed3: String { ((self * 1000).rounded(.toNearestOrAwayFromZero) / 1000).plainDescription }
}

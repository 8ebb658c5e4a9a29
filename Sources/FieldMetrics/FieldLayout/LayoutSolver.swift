/// Gives every node of a tree its size and place: widths down, heights up, one pass.
final class LayoutSolver {
  let component: FieldComponent
  let measurer: any FieldMeasurer
  /// The component's named lengths with what options changed.
  let lengths: [LayoutLength]
  private static let tolerance = 1e-6
  private(set) var findings: [Finding] = []

  init(
    _ component: FieldComponent, _ measurer: any FieldMeasurer, lengths: [LayoutLength]? = nil
  ) {
    self.component = component
    self.measurer = measurer
    self.lengths = lengths ?? component.lengths.map(\.length)
  }

  /// The whole component at a width.
  func solve(width: Points, flags: StateFlags) throws -> SolvedBox {
    findings = []
    let box = try solve(
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

  func solve(
    _ node: LayoutNode, _ room: Room, _ flags: StateFlags, _ repetition: Int?, within name: String
  ) throws -> SolvedBox {
    let traits = node.traits(in: flags)
    let text = traits.text
    let margin = traits.box.margin.map { edges($0, text) } ?? SolvedEdges()
    let padding = traits.box.padding.map { edges($0, text) } ?? SolvedEdges()
    let offered = larger(0, room.width - margin.leading - margin.trailing)
    let name = node.part ?? name

    var outer: Double?
    if let width = traits.box.width {
      outer = horizontal(width, text)
    } else if room.isWhole || traits.box.grow?.hasWidth == true {
      outer = offered
    }
    let least = traits.box.minimumWidth.map { horizontal($0, text) }
    let most = traits.box.maximumWidth.map { horizontal($0, text) }
    if let given = outer { outer = clamped(given, least, most) }
    let inner =
      (outer ?? most.map { smaller($0, offered) } ?? offered) - padding.leading
      - padding.trailing
    var outerHeight: Double?
    if let height = traits.box.height {
      outerHeight = vertical(height, text)
    } else if traits.box.grow?.hasHeight == true, let offered = room.height {
      outerHeight = offered - margin.vertical
    }
    let content = try solveContent(
      node, traits, width: larger(0, inner), height: outerHeight.map { $0 - padding.vertical },
      flags, within: name)

    let leastHeight = traits.box.minimumHeight.map { vertical($0, text) }
    let mostHeight = traits.box.maximumHeight.map { vertical($0, text) }
    let width = outer ?? clamped(content.width + padding.leading + padding.trailing, least, most)
    let height = clamped(
      outerHeight ?? (content.height + padding.vertical), leastHeight, mostHeight)
    reportOverflow(name, content, padding, width: width, height: height)

    let place = traits.box.within ?? .leading
    let x = padding.leading + slack(width - padding.horizontal - content.width, place.x)
    let y = padding.top + slack(height - padding.vertical - content.height, place.y)
    let box = SolvedBox(
      node: node, traits: traits, flags: flags, repetition: repetition, width: width,
      height: height,
      margin: margin)
    box.baseline = traits.box.baseline.map { vertical($0, text) } ?? content.baseline.map { y + $0 }
    box.text = content.text
    box.children = content.children
    for child in box.children {
      child.x += x
      child.y += y
    }
    if !node.background.isEmpty || !node.overlay.isEmpty {
      try solveLayers(node, box, flags, within: name)
    }
    if let offset = traits.box.offsetX { box.x += self.offset(offset, of: width, text, isX: true) }
    if let offset = traits.box.offsetY {
      box.y += self.offset(offset, of: height, text, isX: false)
    }
    return box
  }

  /// Background and overlay, which get the frame as their room.
  private func solveLayers(
    _ node: LayoutNode, _ box: SolvedBox, _ flags: StateFlags, within name: String
  ) throws {
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
  private func layer(
    _ node: LayoutNode, of box: SolvedBox, _ flags: StateFlags, _ align: LayoutAlignment,
    within name: String
  ) throws -> SolvedBox {
    let child = try solve(
      node, Room(width: box.width, height: box.height), flags, nil, within: name)
    place(child, in: (box.width, box.height), align)
    return child
  }

  /// Moves a layer to its place in a box.
  func place(
    _ child: SolvedBox, in size: (width: Double, height: Double), _ align: LayoutAlignment
  ) {
    let place = child.traits.box.place ?? align
    child.x += child.margin.leading + slack(size.width - child.outerWidth, place.x)
    child.y += child.margin.top + slack(size.height - child.outerHeight, place.y)
  }

  private func clamped(_ length: Double, _ least: Double?, _ most: Double?) -> Double {
    var length = length
    if let most { length = smaller(length, most) }
    if let least { length = larger(length, least) }
    return length
  }

  @inline(__always)
  private func reportOverflow(
    _ name: String, _ content: SolvedContent, _ padding: SolvedEdges, width: Double, height: Double
  ) {
    let units = measurer.unitsPerPoint
    let high = content.height + padding.vertical
    let wide = content.width + padding.horizontal
    // Lengths that are not known are not larger.
    guard high > height + Self.tolerance || wide > width + Self.tolerance else { return }
    report(name, "high", high / units, in: height / units)
    report(name, "wide", wide, in: width)
  }

  /// A box smaller than what is in it.
  private func report(_ name: String, _ side: String, _ taken: Double, in room: Double) {
    guard taken > room + Self.tolerance else { return }
    report(
      Finding(
        .warning, "part-overflows",
        "Part \(name.quoted) is \(room.fixed3) \(side), and what is in it takes"
          + " \(taken.fixed3): it is cut off or runs over the edge."))
  }

  /// Each once: a part can be solved more than once.
  func report(_ finding: Finding) {
    if !findings.contains(finding) { findings.append(finding) }
  }
}

extension Double {
  /// At most three decimals, halves away from zero.
  var fixed3: String { ((self * 1000).rounded(.toNearestOrAwayFromZero) / 1000).plainDescription }
}

/// Gives every node of a tree its size and place: widths down, heights up, one pass.
final class LayoutSolver {
  let component: FieldComponent
  let measurer: any FieldMeasurer
  /// The component's named lengths with what options changed.
  let lengths: [LayoutLength]
  /// The measurer's, asked for once.
  let unitsPerPoint: Double
  private let trees: SolvedTrees
  let number: Int
  private static let tolerance = 1e-6
  private(set) var findings: [Finding] = []

  /// - Parameter trees: of the same component, to be shared by solvers that work one after the other.
  init(
    _ component: FieldComponent, _ measurer: any FieldMeasurer, lengths: [LayoutLength]? = nil,
    trees: SolvedTrees = SolvedTrees()
  ) {
    self.component = component
    self.measurer = measurer
    unitsPerPoint = measurer.unitsPerPoint
    self.lengths = lengths ?? component.lengths.map(\.length)
    self.trees = trees
    number = trees.nextSolver()
  }

  /// The whole component at a width.
  ///
  /// - Returns: boxes that the next solve of the same flags writes anew.
  func solve(width: Points, flags: StateFlags) throws -> SolvedBox {
    findings = []
    let box = trees.tree(component, flags)
    try solve(box, Room(width: width.value, isWhole: true))
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

  func solve(_ box: SolvedBox, _ room: Room) throws {
    let traits = box.traits
    let text = traits.text
    let margin = traits.box.margin.map { edges($0, text) } ?? SolvedEdges()
    let padding = traits.box.padding.map { edges($0, text) } ?? SolvedEdges()
    let offered = larger(0, room.width - margin.leading - margin.trailing)

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
      box, width: larger(0, inner), height: outerHeight.map { $0 - padding.vertical })

    let leastHeight = traits.box.minimumHeight.map { vertical($0, text) }
    let mostHeight = traits.box.maximumHeight.map { vertical($0, text) }
    let width = outer ?? clamped(content.width + padding.leading + padding.trailing, least, most)
    let height = clamped(
      outerHeight ?? (content.height + padding.vertical), leastHeight, mostHeight)
    reportOverflow(box.name, content, padding, width: width, height: height)

    let place = traits.box.within ?? .leading
    // A box that nothing but its content sizes leaves no slack, known or not.
    let hasWidth = outer != nil || least != nil || most != nil
    let hasHeight = outerHeight != nil || leastHeight != nil || mostHeight != nil
    let leftWidth = hasWidth ? width - padding.horizontal - content.width : 0
    let leftHeight = hasHeight ? height - padding.vertical - content.height : 0
    let x = padding.leading + slack(leftWidth, place.x)
    let y = padding.top + slack(leftHeight, place.y)
    for child in box.content {
      child.x += x
      child.y += y
    }
    box.width = width
    box.height = height
    box.margin = margin
    box.baseline = traits.box.baseline.map { vertical($0, text) } ?? content.baseline.map { y + $0 }
    // Background and overlay get the frame as their room.
    for child in box.background { try solveLayer(child, on: box) }
    for child in box.overlay { try solveLayer(child, on: box) }
    box.x = traits.box.offsetX.map { offset($0, of: width, text, isX: true) } ?? 0
    box.y = traits.box.offsetY.map { offset($0, of: height, text, isX: false) } ?? 0
  }

  private func solveLayer(_ child: SolvedBox, on box: SolvedBox) throws {
    try solve(child, Room(width: box.width, height: box.height))
    place(child, in: (box.width, box.height), .center)
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
    let high = content.height + padding.vertical
    let wide = content.width + padding.horizontal
    // Lengths that are not known are not larger.
    guard high > height + Self.tolerance || wide > width + Self.tolerance else { return }
    report(name, "high", high / unitsPerPoint, in: height / unitsPerPoint)
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

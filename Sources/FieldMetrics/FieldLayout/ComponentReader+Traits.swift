/// What nodes say about size, text and paint.
extension ComponentReader {
  /// Reads a trait into a node's; `false` for a key that is none.
  func trait(
    _ key: String, _ value: JSONNode, _ traits: inout NodeTraits
  ) throws(ComponentProblem) -> Bool {
    if try boxTrait(key, value, &traits.box) { return true }
    var text = traits.text ?? TextTraits()
    if try textTrait(key, value, &text) {
      traits.text = text
      return true
    }
    var paint = traits.paint ?? PaintTraits()
    if try paintTrait(key, value, &paint) {
      traits.paint = paint
      return true
    }
    return false
  }

  private func boxTrait(
    _ key: String, _ value: JSONNode, _ box: inout BoxTraits
  ) throws(ComponentProblem) -> Bool {
    switch key {
    case "spacing": box.spacing = try plainLength(value)
    case "align": box.align = try alignment(value)
    case "place": box.place = try alignment(value)
    case "within": box.within = try alignment(value)
    case "padding": box.padding = try edges(value)
    case "margin": box.margin = try edges(value)
    case "width": box.width = try nonNegative(value)
    case "height": box.height = try nonNegative(value)
    case "minWidth": box.minimumWidth = try nonNegative(value)
    case "maxWidth": box.maximumWidth = try nonNegative(value)
    case "minHeight": box.minimumHeight = try nonNegative(value)
    case "maxHeight": box.maximumHeight = try nonNegative(value)
    case "grow": box.grow = try choice(value, GrowAxes.self)
    case "baseline": box.baseline = try plainLength(value)
    case "scale": box.scale = try scale(value)
    case "offset":
      let lengths = try array(value)
      guard lengths.count == 2 else {
        throw error(value, found: "\(lengths.count) lengths", "two: along the line, and down")
      }
      box.offsetX = try length(lengths[0])
      box.offsetY = try length(lengths[1])
    default: return false
    }
    return true
  }

  private func textTrait(
    _ key: String, _ value: JSONNode, _ text: inout TextTraits
  ) throws(ComponentProblem) -> Bool {
    switch key {
    case "style": text.style = try choice(value, TextStyle.self)
    case "size": text.size = try nonNegative(value)
    case "lineHeight": text.lineHeight = try nonNegative(value)
    case "weight": text.weight = try whole(value, 1...1000)
    case "textAlign": text.alignment = try choice(value, TextEdge.self)
    case "control": text.control = try choice(value, TextTraits.Control.self)
    case "lineLimit": text.lineLimit = try whole(value, 1...1000)
    case "itemSpacing": text.itemSpacing = try plainLength(value)
    case "digits": text.hasTabularDigits = try word(value, ["tabular"]) == "tabular"
    default: return false
    }
    return true
  }

  private func paintTrait(
    _ key: String, _ value: JSONNode, _ paint: inout PaintTraits
  ) throws(ComponentProblem) -> Bool {
    switch key {
    case "fill": paint.fill = try color(value)
    case "color": paint.color = try color(value)
    case "stroke": paint.stroke = try color(value)
    case "strokeWidth": paint.strokeWidth = try nonNegative(value)
    case "strokePlacement":
      paint.strokePlacement = try choice(value, PaintStroke.Placement.self)
    case "radius": paint.radius = try nonNegative(value)
    case "corners": paint.cornerShape = try choice(value, PaintCorners.Shape.self)
    case "opacity": paint.opacity = try number(value, 0...1)
    case "hitArea": paint.isHitArea = try bool(value)
    case "hidden": paint.isHidden = try bool(value)
    default: return false
    }
    return true
  }

  private func color(_ node: JSONNode) throws(ComponentProblem) -> Int {
    let known = names.colors.map(\.name)
    let name = try word(node, known, "a colour of 'colors'")
    return known.firstIndex(of: name) ?? 0
  }
}

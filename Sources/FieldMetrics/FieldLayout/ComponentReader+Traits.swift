/// What nodes say about size, place, text and paint.
extension ComponentReader {
  /// Reads a trait into a node's; `false` for a key that is none.
  func trait(
    _ key: String, _ value: JSONNode, _ path: String, _ traits: inout NodeTraits
  ) throws(ComponentError) -> Bool {
    if try boxTrait(key, value, path, &traits.box) { return true }
    var text = traits.text ?? TextTraits()
    if try textTrait(key, value, path, &text) {
      traits.text = text
      return true
    }
    var paint = traits.paint ?? PaintTraits()
    if try paintTrait(key, value, path, &paint) {
      traits.paint = paint
      return true
    }
    return false
  }

  private func boxTrait(
    _ key: String, _ value: JSONNode, _ path: String, _ box: inout BoxTraits
  ) throws(ComponentError) -> Bool {
    switch key {
    case "spacing": box.spacing = try plainLength(value, path)
    case "align": box.align = try alignment(value, path)
    case "place": box.place = try alignment(value, path)
    case "within": box.within = try alignment(value, path)
    case "padding": box.padding = try edges(value, path)
    case "margin": box.margin = try edges(value, path)
    case "width": box.width = try nonNegative(value, path)
    case "height": box.height = try nonNegative(value, path)
    case "minWidth": box.minimumWidth = try nonNegative(value, path)
    case "maxWidth": box.maximumWidth = try nonNegative(value, path)
    case "minHeight": box.minimumHeight = try nonNegative(value, path)
    case "maxHeight": box.maximumHeight = try nonNegative(value, path)
    case "grow": box.grow = try choice(value, path, GrowAxes.self)
    case "baseline": box.baseline = try plainLength(value, path)
    case "scale": box.scale = try scale(value, path)
    case "offset":
      let lengths = try array(value, path)
      guard lengths.count == 2 else {
        throw error(value, path, found: "\(lengths.count) lengths", "two: along the line, and down")
      }
      box.offsetX = try length(lengths[0], path + "[0]")
      box.offsetY = try length(lengths[1], path + "[1]")
    default: return false
    }
    return true
  }

  private func textTrait(
    _ key: String, _ value: JSONNode, _ path: String, _ text: inout TextTraits
  ) throws(ComponentError) -> Bool {
    switch key {
    case "style": text.style = try choice(value, path, TextStyle.self)
    case "size": text.size = try nonNegative(value, path)
    case "lineHeight": text.lineHeight = try nonNegative(value, path)
    case "weight": text.weight = try whole(value, path, 1...1000)
    case "textAlign": text.alignment = try choice(value, path, TextEdge.self)
    case "control": text.control = try choice(value, path, TextTraits.Control.self)
    case "lineLimit": text.lineLimit = try whole(value, path, 1...1000)
    case "itemSpacing": text.itemSpacing = try plainLength(value, path)
    case "digits": text.hasTabularDigits = try word(value, path, ["tabular"]) == "tabular"
    default: return false
    }
    return true
  }

  private func paintTrait(
    _ key: String, _ value: JSONNode, _ path: String, _ paint: inout PaintTraits
  ) throws(ComponentError) -> Bool {
    switch key {
    case "fill": paint.fill = try color(value, path)
    case "color": paint.color = try color(value, path)
    case "stroke": paint.stroke = try color(value, path)
    case "strokeWidth": paint.strokeWidth = try nonNegative(value, path)
    case "strokePlacement":
      paint.strokePlacement = try choice(value, path, PaintStroke.Placement.self)
    case "radius": paint.radius = try nonNegative(value, path)
    case "corners": paint.cornerShape = try choice(value, path, PaintCorners.Shape.self)
    case "opacity": paint.opacity = try number(value, path, 0...1)
    case "hitArea": paint.isHitArea = try bool(value, path)
    case "hidden": paint.isHidden = try bool(value, path)
    default: return false
    }
    return true
  }

  private func color(_ node: JSONNode, _ path: String) throws(ComponentError) -> Int {
    let known = names.colors.map(\.name)
    let name = try word(node, path, known, "a colour of 'colors'")
    return known.firstIndex(of: name) ?? 0
  }
}

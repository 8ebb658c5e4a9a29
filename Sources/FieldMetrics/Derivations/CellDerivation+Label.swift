/// Cells about the label, its scale, icon and counter.
extension CellDerivation {
  /// What the label is scaled with.
  func floatScale() throws -> Derivation? {
    try labelled(["floated"]) { floated in
      guard let scale = FieldScale(floated) else { return nil }
      guard let (style, other) = scale.styles else {
        return Derivation(
          "float scale", scale.value, .none, source: "component \(component.name)",
          certainty: .documented)
      }
      guard let caption = try lines.line(of: style), let body = try lines.line(of: other) else {
        return nil
      }
      let ratio = Derivation(
        nil, caption.value / body.value, .none, .quotient, [caption, body])
      let one = Derivation(
        "the most that a label is scaled", 1, .none, source: "component \(component.name)",
        certainty: .documented)
      return Derivation("float scale", scale.value, .none, .least, [ratio, one]).checked()
    }
  }

  func fixedScaleError() throws -> Derivation? {
    guard let scale = try floatScale() else { return nil }
    let found = try labelled(["floated"]) { FieldScale($0)?.fixedScaleErrorPercent }
    guard let found else { return nil }
    let fixed = Derivation(
      "the scale of field kits", FloatScale.fixed, .none, source: "hard-coded 0.75",
      certainty: .documented)
    let one = Derivation(nil, 1, .none)
    let hundred = Derivation(nil, 100, .percent)
    let ratio = Derivation(nil, fixed.value / scale.value, .none, .quotient, [fixed, scale])
    let excess = Derivation(nil, ratio.value - 1, .none, .difference, [ratio, one])
    return Derivation(
      "how far 0.75 is off", found, .percent, .product, [excess, hundred]
    ).checked()
  }

  func shapedFloatScale() throws -> Derivation? {
    guard let label, let captionSize = sizes.size(of: .caption1),
      let bodySize = sizes.size(of: .body)
    else { return nil }
    func width(_ size: Derivation, _ style: TextStyle) throws -> Derivation? {
      try texts.width(
        of: label, in: slot(style, size), size: size, "width at \(size.name ?? "size")")
    }
    guard let caption = try width(captionSize, .caption1), let body = try width(bodySize, .body)
    else { return nil }
    let value = try font.shaped(label, at: Points(captionSize.value)).flatMap { caption in
      try font.shaped(label, at: Points(bodySize.value)).flatMap {
        caption.ratio(at: Points(captionSize.value), to: $0, at: Points(bodySize.value))
      }
    }
    guard let value else { return nil }
    return Derivation("shaped float scale", value, .none, .quotient, [caption, body]).checked()
  }

  private func slot(_ style: TextStyle, _ size: Derivation) -> SlotFont {
    SlotFont(
      style: style, size: Points(size.value), lineHeight: nil, weight: nil,
      hasTabularDigits: false)
  }

  func slotResidual() throws -> Derivation? {
    guard let slot = try height(of: "captionSlot", []),
      let caption = try lines.line(of: .caption1), let body = try lines.line(of: .body)
    else { return nil }
    let floated = Derivation(
      "height of the floated label", min(caption.value, body.value), .points, .least,
      [caption, body])
    return Derivation(
      "slot residual", slot.value - floated.value, .points, .difference, [slot, floated])
  }

  func iconWidth() throws -> Derivation? {
    let solved = try field.solved(["leadingIcon"])
    guard let box = solved.box("leadingIcon") else { return nil }
    if let width = box.traits.box.width {
      return boxes(solved).length(width, "width of leadingIcon", box.traits.text)
    }
    return Derivation(
      "width of leadingIcon", box.width, .points, .engine("as wide as what is in it"), [],
      source: "component \(component.name)", certainty: .documented)
  }

  func counterHeight(_ states: [String]) throws -> Derivation? {
    try boxes(try counter(states)).height(of: "counter")
  }

  private func counter(_ states: [String]) throws -> SolvedField {
    let text = options.limit.map { CounterText.text(count: $0, limit: $0, font.counterNumbers) }
    field.measurer.texts["counter"] = text.map { [$0] }
    defer { field.measurer.texts["counter"] = nil }
    return try field.solved(states)
  }

  func counterWidth(_ states: [String]) throws -> Derivation? {
    let solved = try counter(states)
    guard let box = solved.box("counter"), let shown = solved.text(in: "counter"),
      let text = shown.lines.first
    else { return nil }
    let size =
      shown.font.style.flatMap { sizes.size(of: $0) }
      ?? Derivation(
        "font size", shown.font.size.value, source: "component \(component.name)",
        certainty: .documented)
    guard
      let width = try texts.width(of: text, in: shown.font, size: size, "width of \(text.quoted)")
    else { return nil }
    let rest = box.width - width.value
    guard abs(rest) > 1e-9 else { return width }
    let padding = Derivation(
      "padding of counter", rest, source: "component \(component.name)", certainty: .documented)
    return Derivation("width of counter", box.width, .points, .sum, [width, padding]).checked()
  }

  func top(_ states: [String], _ name: String) throws -> Derivation? {
    try labelled(states) { try places($0).top(of: "labelVisual", name) }
  }

  func travel() throws -> Derivation? {
    guard let rest = try top([], "label at rest"), let float = try top(["floated"], "label floated")
    else { return nil }
    return Derivation(
      "travel", rest.value - float.value, .points, .difference, [rest, float])
  }

  func labelWidth() throws -> Derivation? {
    guard let label else { return nil }
    return try labelled([]) { rest in
      guard let shown = rest.text(in: "label") else { return nil }
      let size =
        shown.font.style.flatMap { sizes.size(of: $0) }
        ?? Derivation(
          "font size of the label", shown.font.size.value,
          source: "component \(component.name)", certainty: .documented)
      return try texts.width(of: label, in: shown.font, size: size, "width of the label")
    }
  }

  func floatedWidth() throws -> Derivation? {
    guard let width = try labelWidth(), let scale = try floatScale() else { return nil }
    return Derivation(
      "width of the floated label", width.value * scale.value, .points, .product, [width, scale])
  }

  func labelFits() throws -> Derivation? {
    guard let width = try labelWidth() else { return nil }
    return try labelled([]) { rest in
      guard let shown = rest.text(in: "label") else { return nil }
      let room = rest.box("labelLayout").map(\.width) ?? options.fieldWidth.value
      let bound = Derivation(
        "room for the label", room,
        source: "component \(component.name) in width"
          + " \(rest.width.value.plainDescription)", certainty: .documented)
      let fits = !shown.isCut && shown.lines.count == 1
      return Derivation("label fits", fits ? 1 : 0, .none, .atMost, [width, bound]).checked()
    }
  }

  func edge(_ states: [String], isRightToLeft: Bool) throws -> Derivation? {
    let states = field.has("floated") ? states : []
    return try labelled(states) { solved in
      guard let span = solved.span(of: "labelVisual") else { return nil }
      let name = isRightToLeft ? "label from the right edge" : "label from the left edge"
      var leading = places(solved).leading(of: "labelVisual", name)
      if leading.map({ abs($0.value - span.leading) > 1e-9 }) ?? true {
        leading = Derivation(
          name, span.leading, .points, .engine("as the layout scales it"), [],
          source: "component \(component.name)", certainty: .documented)
      }
      guard let leading, isRightToLeft else { return leading }
      let whole = Derivation(
        "width of the field", solved.width.value, source: "asked for", certainty: .documented)
      let width = Derivation(
        "width of the drawn label", span.width, .points, .engine("as the layout scales it"),
        [try labelWidth()].compactMap(\.self)
          + (states.isEmpty ? [] : [try floatScale()].compactMap(\.self)),
        source: "component \(component.name)")
      let product = Derivation(
        "width of the drawn label", span.width, .points, .product, width.operands)
      let drawn = product.holds && !product.operands.isEmpty ? product : width
      return Derivation(
        "label from the left edge", whole.value - leading.value - drawn.value, .points,
        .difference, [whole, leading, drawn])
    }
  }
}

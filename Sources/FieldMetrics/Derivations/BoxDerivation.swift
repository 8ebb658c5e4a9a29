/// Where the height of a part comes from: the boxes in it, as the layout solved them.
struct BoxDerivation {
  let solved: SolvedField
  let measurer: FontMeasurer
  let lines: LineDerivation
  let component: FieldComponent
  /// The width of the field, in the component's own words.
  private var solver: LayoutSolver { solved.solver }

  private var source: String { "component \(component.name)" }
  private var scale: Double { measurer.grid.displayScale }

  private func points(_ height: Double) -> Double { height / solver.unitsPerPoint }

  /// The height of a part; `nil` where the state does not show it.
  func height(of part: String) throws -> Derivation? {
    guard let box = solved.box(part) else { return nil }
    return try height(box, "height of \(part)")
  }

  /// Of a box's frame.
  func height(_ box: SolvedBox, _ name: String) throws -> Derivation {
    let traits = box.traits.box
    let value = points(box.height)
    if let height = traits.height {
      return length(height, name, box.traits.text)
    }
    let inner = bounded(padded(try content(box, name), box, name), box)
    if abs(inner.value - value) > 1e-9 * max(1, abs(value)) {
      // A box that fills what it stands in.
      return Derivation(
        name, value, .points, .engine("as high as what it stands in"), [inner], source: source,
        certainty: .documented)
    }
    // Exactly what the table has.
    return Derivation(
      name, value, inner.unit, inner.rule, inner.operands, source: inner.source,
      certainty: inner.certainty
    ).checked()
  }

  /// With the padding around it.
  private func padded(_ inner: Derivation, _ box: SolvedBox, _ name: String) -> Derivation {
    guard let padding = box.traits.box.padding else { return inner }
    let edges = [("top", padding.top), ("bottom", padding.bottom)].compactMap { edge, length in
      length.map { self.length($0, "\(edge) padding of \(box.name)", box.traits.text) }
    }.filter { $0.value != 0 }
    guard !edges.isEmpty else { return inner }
    let content = inner.name == name ? inner.named("content of \(box.name)") : inner
    let terms = [content] + edges
    return Derivation(nil, terms.map(\.value).reduce(0, +), .points, .sum, terms)
  }

  /// Within the least and the greatest height of a box.
  private func bounded(_ inner: Derivation, _ box: SolvedBox) -> Derivation {
    var inner = inner
    if let least = box.traits.box.minimumHeight {
      let least = length(least, "least height of \(box.name)", box.traits.text)
      inner = Derivation(
        nil, max(least.value, inner.value), .points, .greatest,
        [least, named(inner, "\(box.name) by its content")])
    }
    if let most = box.traits.box.maximumHeight {
      let most = length(most, "greatest height of \(box.name)", box.traits.text)
      inner = Derivation(
        nil, min(most.value, inner.value), .points, .least,
        [most, named(inner, "\(box.name) without a limit")])
    }
    return inner
  }

  private func named(_ derivation: Derivation, _ name: String) -> Derivation {
    derivation.name == nil ? derivation.named(name) : derivation
  }

  /// Of what is in a box.
  private func content(_ box: SolvedBox, _ name: String) throws -> Derivation {
    switch box.node.content {
    case .text: return try text(box, name)
    case .symbol(let symbol):
      let font = solver.font(box.traits.text)
      return try textHeight(font, lines: 1, "line of symbol \(symbol)")
    case .box, .spacer: return Derivation(nil, 0, .points, source: source, certainty: .documented)
    case .column:
      var terms = try box.content.map(outer)
      if let spacing = box.traits.box.spacing, box.content.count > 1 {
        let one = length(spacing, "spacing of \(box.name)", box.traits.text)
        if one.value != 0 { terms += Array(repeating: one, count: box.content.count - 1) }
      }
      return combined(terms.filter { $0.value != 0 }, .sum)
    case .layers: return combined(try box.content.map(outer), .greatest)
    case .row:
      guard box.traits.box.align?.isFirstBaseline == true else {
        return combined(try box.content.map(outer), .greatest)
      }
      let above = box.content.map(\.outerBaseline).max() ?? 0
      let below = box.content.map { $0.outerHeight - $0.outerBaseline }.max() ?? 0
      return Derivation(
        nil, points(above + below), .points,
        .engine("highest part above the baseline + deepest below it"),
        try box.content.map(outer), source: source, certainty: .documented)
    }
  }

  private func combined(_ terms: [Derivation], _ rule: Derivation.Rule) -> Derivation {
    if terms.count == 1 { return terms[0] }
    if terms.isEmpty { return Derivation(nil, 0, .points, source: source, certainty: .documented) }
    let values = terms.map(\.value)
    let value = rule == .sum ? values.reduce(0, +) : values.max() ?? 0
    return Derivation(nil, value, .points, rule, terms)
  }

  private func heightName(_ box: SolvedBox) -> String {
    if box.node.part != nil { return "height of \(box.name)" }
    let kind =
      switch box.node.content {
      case .row: "the row"
      case .column: "the column"
      case .layers: "the layers"
      case .text: "the text"
      case .symbol: "the symbol"
      case .box, .spacer: "the room"
      }
    return "height of \(kind) in \(box.name)"
  }

  /// A box with its margins.
  private func outer(_ box: SolvedBox) throws -> Derivation {
    let own = try height(box, heightName(box))
    guard let margin = box.traits.box.margin else { return own }
    let edges = [("top", margin.top), ("bottom", margin.bottom)].compactMap { edge, length in
      length.map { self.length($0, "\(edge) margin of \(box.name)", box.traits.text) }
    }.filter { $0.value != 0 }
    if edges.isEmpty { return own }
    return Derivation(
      nil, points(box.outerHeight), .points, .sum, [own] + edges
    ).checked()
  }

  private func text(_ box: SolvedBox, _ name: String) throws -> Derivation {
    let traits = box.traits.text ?? TextTraits()
    let font = box.text?.font ?? solver.font(traits)
    if traits.control == .textField {
      let height = points(measurer.inputHeight(of: font))
      guard font.lineHeight == nil else { return try textHeight(font, lines: 1, name) }
      let line = try line(font)
      guard measurer.font.rule == .ios else {
        return Derivation(nil, height, .points, .ceilToPixel(scale), [line]).checked()
      }
      let added = Derivation(
        "what a one-line input adds", FontMeasurer.inputAddition.value,
        source: "one-line text input of iOS", certainty: .modelled)
      let sum = Derivation(nil, line.value + added.value, .points, .sum, [line, added])
      return Derivation(nil, height, .points, .ceilToPixel(scale), [sum]).checked()
    }
    var count = 1
    if case .text(let slot) = box.node.content, traits.lineLimit != 1,
      let given = measurer.lineCount(of: component.slots[slot])
    {
      count = min(given, traits.lineLimit ?? given)
    }
    return try textHeight(font, lines: count, name)
  }

  /// Lines of a text, rounded once.
  private func textHeight(_ font: SlotFont, lines count: Int, _ name: String) throws -> Derivation {
    let height = points(measurer.height(of: font, lines: count))
    let line = try line(font)
    let lines = Derivation(
      "lines of text", Double(count), .none, source: "as asked for", certainty: .documented)
    let all =
      count == 1
      ? line : Derivation(nil, line.value * Double(count), .points, .product, [lines, line])
    if font.lineHeight != nil { return all }
    return Derivation(nil, height, .points, .ceilToPixel(scale), [all]).checked()
  }

  /// One line of a slot's font, not rounded.
  private func line(_ font: SlotFont) throws -> Derivation {
    if let height = font.lineHeight {
      return Derivation(
        "line height", height.value,
        source: "\(source): line height at size \(font.size.value.fixed3)",
        certainty: .documented)
    }
    if let style = font.style, let line = try lines.line(of: style) { return line }
    return try lines.line(
      "line height",
      at: Derivation("font size", font.size.value, source: source, certainty: .documented))
  }

  // MARK: Lengths of a component's file

  func length(_ length: LayoutLength, _ name: String, _ text: TextTraits?) -> Derivation {
    let value = solver.points(length, text)
    switch length.unit {
    case .named(let index) where index < solver.lengths.count:
      let label = "\(name), \(component.lengths[index].name)"
      guard length.factor == 1 else { break }
      return self.length(solver.lengths[index], label, text)
    case .rem where length.factor == 1:
      return Derivation(
        name, value, .points, .product,
        [
          Derivation(
            "root size", measurer.textSize.rem.value, source: "ladder \(lines.sizes.ladder.title)",
            certainty: .documented),
          Derivation("\(name) in rem", length.value, .rem, source: source, certainty: .documented),
        ]
      ).checked()
    case .scaledPixel where length.factor == 1:
      return lines.sizes.scaled(
        name, value, sp: Points(length.value), source, measurer.textSize.scale)
    case .scaledMetric(let style):
      return scaled(length, style, name, value)
    default: break
    }
    return Derivation(name, value, source: source, certainty: .documented)
  }

  /// As `@ScaledMetric` scales it.
  private func scaled(
    _ length: LayoutLength, _ style: TextStyle, _ name: String, _ value: Double
  ) -> Derivation {
    let base = Derivation("\(name) at L", length.value, source: source, certainty: .documented)
    guard case .category(let category) = measurer.step, measurer.sizing != .fixed,
      length.factor == 1
    else {
      return Derivation(name, value, .points, .roundToPixel(scale), [base]).checked()
    }
    func leading(_ category: ContentSizeCategory) -> Derivation {
      Derivation(
        "leading at \(category.shortName)", DynamicType.leading(of: style, at: category), .none,
        source: "ladder \(lines.sizes.ladder.title): \(style.rawValue)", certainty: .observed)
    }
    let product = Derivation(
      nil, base.value * leading(category).value, .points, .product, [base, leading(category)])
    let quotient = Derivation(
      nil, product.value / leading(.large).value, .points, .quotient, [product, leading(.large)])
    return Derivation(name, value, .points, .roundToPixel(scale), [quotient]).checked()
  }
}

/// Where a line of text comes from: the font's tables, a size, and what a platform makes of them.
struct LineDerivation {
  let font: MeasuredFont
  let grid: PixelGrid
  let sizes: SizeDerivation

  /// The line of a text style, not rounded but as its platform does.
  func line(of style: TextStyle) throws -> Derivation? {
    if let given = sizes.lineHeight(of: style) { return given }
    guard let size = sizes.size(of: style) else { return nil }
    return try line("\(style.rawValue) line height", at: size)
  }

  /// The font's own line at a size.
  func line(_ name: String, at size: Derivation) throws -> Derivation {
    let points = Points(size.value)
    let chosen = try font.lineMetrics(at: points)
    let height = try font.sized(at: points, lineHeight: nil, grid: grid).height().value
    guard let line = try font.platformLine(at: points, grid: grid) else {
      return try exact(name, height, chosen, size)
    }
    // Engines round where they like; what they made of it adds up, or is theirs alone.
    let rule = font.rule.rawValue
    let metrics = chosen.metrics
    func edge(_ name: String, _ value: Points, _ edge: Derivation) -> Derivation {
      Derivation(
        "\(name) at \(size.value.plainDescription)", value.value, .points,
        .engine("\(rule) rounds \(name) · size / units per em"),
        [edge, size, unitsPerEm(metrics)], source: "rule \(rule)", certainty: chosen.certainty)
    }
    let place = try font.place(at: points)
    var parts = [
      edge("ascent", line.ascent, ascender(chosen, place)),
      edge("descent", line.descent, descender(chosen, place)),
    ]
    if let gap = line.lineGap, gap != 0 {
      parts.append(edge("line gap", gap, lineGap(chosen, place)))
    }
    for count in [2, 3] where count <= parts.count {
      let sum = Derivation(name, height, .points, .sum, Array(parts.prefix(count)))
      if sum.holds { return sum }
    }
    return Derivation(
      name, height, .points, .engine("\(rule) makes a line of them"), parts,
      source: "rule \(rule)", certainty: chosen.certainty)
  }

  /// (ascender − descender) · size / units per em.
  private func exact(
    _ name: String, _ height: Double, _ chosen: ChosenLineMetrics, _ size: Derivation
  ) throws -> Derivation {
    let metrics = chosen.metrics
    let place = try font.place(at: Points(size.value))
    let units = Derivation(
      nil, metrics.lineHeight.value, .fontUnits, .difference,
      [ascender(chosen, place), descender(chosen, place)])
    let product = Derivation(nil, units.value * size.value, .points, .product, [units, size])
    return Derivation(name, height, .points, .quotient, [product, unitsPerEm(metrics)])
  }

  private func unitsPerEm(_ metrics: LineMetrics) -> Derivation {
    Derivation(
      "units per em", Double(metrics.unitsPerEm), .fontUnits,
      source: font.face == nil
        ? "published metrics of the system font" : "table 'head', unitsPerEm",
      certainty: .observed)
  }

  private func ascender(_ chosen: ChosenLineMetrics, _ place: AxisPlace?) -> Derivation {
    edge(
      "ascender", chosen.metrics.ascender, chosen, place,
      hhea: (\.ascender, "ascender"), typo: (\.typoAscender, "sTypoAscender"),
      win: (\.winAscent, "usWinAscent"), head: (\.yMax, "yMax"),
      delta: chosen.metrics.origin == .win ? MetricTag.clippingAscent : MetricTag.ascender)
  }

  private func descender(_ chosen: ChosenLineMetrics, _ place: AxisPlace?) -> Derivation {
    edge(
      "descender", chosen.metrics.descender, chosen, place,
      hhea: (\.descender, "descender"), typo: (\.typoDescender, "sTypoDescender"),
      win: (\.winDescent, "usWinDescent, downwards"), head: (\.yMin, "yMin"),
      delta: chosen.metrics.origin == .win ? MetricTag.clippingDescent : MetricTag.descender)
  }

  private func lineGap(_ chosen: ChosenLineMetrics, _ place: AxisPlace?) -> Derivation {
    edge(
      "line gap", chosen.metrics.lineGap, chosen, place, hhea: (\.lineGap, "lineGap"),
      typo: (\.typoLineGap, "sTypoLineGap"), win: nil, head: nil, delta: MetricTag.lineGap)
  }

  /// A value of a table, with the delta of `MVAR` where there is one.
  private func edge(
    _ name: String, _ value: FontUnits, _ chosen: ChosenLineMetrics, _ place: AxisPlace?,
    hhea: ((HheaTable) -> Int, String), typo: ((OS2Table) -> Int, String),
    win: ((OS2Table) -> Int, String)?, head: ((HeadTable) -> Int, String)?, delta: Tag
  ) -> Derivation {
    guard let face = font.face, let place else {
      return Derivation(
        name, value.value, .fontUnits, source: "published metrics of the system font",
        certainty: .observed)
    }
    var raw: (value: Int, source: String)?
    let os2 = face.os2
    switch chosen.metrics.origin {
    case .hhea: raw = (hhea.0(face.hhea), "table 'hhea', \(hhea.1)")
    case .typo: raw = os2.map { (typo.0($0), "table 'OS/2', \(typo.1)") }
    case .win:
      raw = os2.flatMap { os2 in
        win.map { (name == "descender" ? -$0.0(os2) : $0.0(os2), "table 'OS/2', \($0.1)") }
      }
    case .model: raw = head.map { ($0.0(face.head), "table 'head', \($0.1)") }
    }
    guard let raw else {
      return Derivation(
        name, value.value, .fontUnits, source: chosen.reason, certainty: chosen.certainty)
    }
    var change = chosen.metrics.origin == .model ? 0 : face.delta(delta, at: place).value
    if chosen.metrics.origin == .win, name == "descender" { change = -change }
    let fact = Derivation(
      change == 0 ? name : "\(name) in the file", Double(raw.value), .fontUnits, source: raw.source,
      certainty: chosen.certainty)
    if change == 0, fact.value == value.value { return fact }
    var terms = [fact]
    if change != 0 {
      terms.append(
        Derivation(
          "delta of \(name)", change, .fontUnits,
          source: "table 'MVAR', \(delta) at "
            + place.coordinates.map { "\($0.tag) \(plain: $0.value)" }.joined(separator: ", "),
          certainty: .observed))
    }
    // UIKit raises some old families; whatever else a rule adds shows here, too.
    let rest = value.value - terms.map(\.value).reduce(0, +)
    if abs(rest) > 1e-9 {
      terms.append(
        Derivation(
          "what the rule adds", rest, .fontUnits, source: chosen.reason,
          certainty: chosen.certainty))
    }
    return Derivation(name, value.value, .fontUnits, .sum, terms)
  }
}

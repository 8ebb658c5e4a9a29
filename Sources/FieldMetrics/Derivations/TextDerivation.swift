/// Where the width of a text comes from: what its glyphs advance in the font, times the size.
struct TextDerivation {
  let font: MeasuredFont

  /// A text on one line in the font of a slot; `nil` when its width is not known.
  func width(of text: String, in slot: SlotFont, size: Derivation, _ name: String) throws
    -> Derivation?
  {
    guard let width = try font.width(of: text, in: slot)?.value,
      let shaped = try font.shaped(text, in: slot)
    else { return nil }
    var runs: [Derivation] = []
    for run in shaped.runs {
      let advance = Derivation(
        "advance of \(run.glyphs.count) glyphs", run.advance.value, .fontUnits,
        source: run.stackIndex == 0 ? "shaped by HarfBuzz" : "shaped by HarfBuzz in a fallback",
        certainty: .observed)
      let em = Derivation(
        "units per em", Double(run.unitsPerEm), .fontUnits, source: "table 'head', unitsPerEm",
        certainty: .observed)
      let product = Derivation(
        nil, advance.value * size.value, .points, .product, [advance, size])
      runs.append(
        Derivation(nil, product.value / em.value, .points, .quotient, [product, em]))
    }
    if shaped.tracking != 0 {
      runs.append(
        Derivation(
          "tracking of \(shaped.graphemeCount) characters",
          shaped.tracking * size.value * Double(shaped.graphemeCount) / 1000,
          source: "asked for", certainty: .documented))
    }
    guard runs.count > 1 else {
      guard let run = runs.first else { return Derivation(name, width, source: "no glyphs") }
      return Derivation(name, width, .points, run.rule, run.operands).checked()
    }
    return Derivation(name, width, .points, .sum, runs).checked()
  }
}

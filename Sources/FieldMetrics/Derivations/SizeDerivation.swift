/// Where font sizes and line heights of a ladder come from.
struct SizeDerivation {
  let step: LadderStep
  let sizing: SizingRule
  let ladder: TypeLadder

  /// Of a text style; `nil` for one that the ladder does not have.
  func size(of style: TextStyle) -> Derivation? {
    guard let size = step.size(of: style, sizing)?.value else { return nil }
    let name = "\(style.rawValue) size"
    switch step {
    case .category(let category):
      return dynamicType(name, size, style, at: sizing == .fixed ? .large : category)
    case .fontScale(let scale):
      return scaled(
        name, size, sp: MaterialTypeScale.style(for: style).size,
        "Material 3, \(MaterialTypeScale.style(for: style).rawValue)",
        sizing == .fixed ? .standard : scale)
    case .rootSize, .zoom, .appleSystemBody:
      let root = sizing == .fixed ? 16 : step.rootSize?.value ?? 16
      return Derivation(
        name, size, .points, .product,
        [
          Derivation(
            "root size", root, source: "ladder \(ladder.title) at \(step.shortName)",
            certainty: .documented),
          Derivation(
            "\(style.rawValue) in rem", WebTypeScale.rem(of: style), .rem,
            source: "rem of pages' text styles", certainty: .documented),
        ])
    case .reactNative(let category, let maximum):
      let base = Derivation(
        "\(style.rawValue) size at L", DynamicType.size(of: style, at: .large).value,
        source: "ladder dynamic-type \(DynamicType.dataVersion)", certainty: .observed)
      guard sizing != .fixed else { return base.named(name) }
      let multiplier = ReactNativeScale.multiplier(at: category, maximum: maximum)
      return Derivation(
        name, size, .points, .product,
        [
          base,
          Derivation(
            "font size multiplier", multiplier, .none,
            source: "ladder \(ladder.title) at \(step.shortName)", certainty: .documented),
        ])
    case .own(let own):
      return Derivation(
        name, size, source: "ladder file \(ladder.title), step \(own.name)",
        certainty: .documented)
    }
  }

  /// Of a text style's line; `nil` where the font's own counts.
  func lineHeight(of style: TextStyle) -> Derivation? {
    guard let height = step.lineHeight(of: style, sizing)?.value else { return nil }
    let name = "\(style.rawValue) line height"
    guard case .fontScale(let given) = step else {
      return Derivation(
        name, height, source: "ladder file \(ladder.title), step \(step.shortName)",
        certainty: .documented)
    }
    let scale = sizing == .fixed ? .standard : given
    let material = MaterialTypeScale.style(for: style)
    let source = "Material 3, \(material.rawValue)"
    guard scale.keepsLineRatio, let size = size(of: style) else {
      return scaled(name, height, sp: material.lineHeight, source, scale)
    }
    // Above 1.05 Compose keeps the ratio of line height and size.
    return Derivation(
      name, height, .points, .quotient,
      [
        Derivation(
          nil, size.value * material.lineHeight.value, .points, .product,
          [
            size,
            Derivation(
              "line height in sp", material.lineHeight.value, .scaledPixels, source: source,
              certainty: .documented),
          ]),
        Derivation(
          "size in sp", material.size.value, .scaledPixels, source: source, certainty: .documented),
      ])
  }

  private func dynamicType(
    _ name: String, _ size: Double, _ style: TextStyle, at category: ContentSizeCategory
  ) -> Derivation {
    let source = "ladder \(ladder.title): \(style.rawValue)"
    guard sizing == .custom else {
      return Derivation(
        name, size, source: "\(source) at \(category.shortName)", certainty: .observed)
    }
    func leading(_ category: ContentSizeCategory) -> Derivation {
      Derivation(
        "leading at \(category.shortName)", DynamicType.fontLeading(of: style, at: category), .none,
        source: source, certainty: .observed)
    }
    let base = Derivation(
      "\(style.rawValue) size at L", DynamicType.size(of: style, at: .large).value, source: source,
      certainty: .observed)
    let product = Derivation(
      nil, base.value * leading(category).value, .points, .product, [base, leading(category)])
    let quotient = Derivation(
      nil, product.value / leading(.large).value, .points, .quotient, [product, leading(.large)])
    return Derivation(name, size, .points, .wholePoint, [quotient])
  }

  /// A length in sp along the font scale.
  func scaled(
    _ name: String?, _ dp: Double, sp: Points, _ source: String, _ scale: AndroidFontScale
  ) -> Derivation {
    let length = Derivation(
      "\(name ?? "length") in sp", sp.value, .scaledPixels, source: source, certainty: .documented)
    let factor = Derivation(
      "font scale", scale.scale, .none, source: "ladder \(ladder.title)", certainty: .documented)
    guard let bracket = scale.bracket(fromSp: sp) else {
      return Derivation(name, dp, .points, .product, [length, factor]).checked()
    }
    let table = "Android's table of font scale \(scale.scale.plainDescription)"
    func entry(_ name: String, _ value: Double, _ unit: Derivation.Unit) -> Derivation {
      Derivation(name, value, unit, source: table, certainty: .documented)
    }
    let (low, high) = (bracket.low, bracket.high)
    let lowSp = entry("entry below", low.sp, .scaledPixels)
    let lowDp = entry("dp of the entry below", low.dp, .points)
    let highSp = entry("entry above", high.sp, .scaledPixels)
    let highDp = entry("dp of the entry above", high.dp, .points)
    func difference(_ a: Derivation, _ b: Derivation) -> Derivation {
      Derivation(nil, a.value - b.value, a.unit, .difference, [a, b])
    }
    let numerator = difference(length, lowSp)
    let run = difference(highSp, lowSp)
    let share = Derivation(
      "way between the entries", numerator.value / run.value, .none, .quotient, [numerator, run])
    let rise = difference(highDp, lowDp)
    let part = Derivation(nil, share.value * rise.value, .points, .product, [share, rise])
    return Derivation(name, dp, .points, .sum, [lowDp, part]).checked()
  }
}

extension Derivation {
  func named(_ name: String) -> Derivation {
    var named = self
    named.name = name
    return named
  }
}

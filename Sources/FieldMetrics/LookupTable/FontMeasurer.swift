/// What a layout asks about text, answered by a font at one step of the ladder.
///
/// Vertical lengths are in pixels: heights of text are whole there, and sums carry no rounding noise.
final class FontMeasurer: FieldMeasurer {
  /// What a one-line `UITextField` adds to its line: a model that fits the heights seen at 15 and
  /// 17 pt on a 3x device (docs/sources.md, "One-line text input").
  static let inputAddition: Points = 1.5

  let font: MeasuredFont
  let sizing: SizingRule
  let step: LadderStep
  let grid: PixelGrid
  /// Heights of text as they are, in place of rounded up to the pixel.
  let isUnrounded: Bool
  /// What `rem` and `sp` are, on platforms that have them.
  let textSize: PlatformTextSize
  var texts = SlotTexts()
  /// In place of the lines of the input's text.
  var inputLines: Int?
  /// Font sizes that are plain numbers follow the reader's setting, as in React Native.
  let scalesFontSizes: Bool
  /// Text styles that were asked for and that the ladder does not have.
  private(set) var missingStyles: [TextStyle] = []
  /// What was asked for before.
  private var known: [(lineHeight: Points?, sized: SizedLineMetrics)] = []
  private var styles: [TextStyle] = []
  private var styleSizes: [Points] = []

  init(
    _ font: MeasuredFont, _ sizing: SizingRule, at step: LadderStep, grid: PixelGrid,
    textSize: PlatformTextSize = .init(), platform: ComponentPlatform = .ios,
    isUnrounded: Bool = false
  ) {
    self.font = font
    self.sizing = sizing
    self.step = step
    scalesFontSizes = platform == .reactNative && sizing != .fixed
    self.grid = grid
    self.textSize = textSize
    self.isUnrounded = isUnrounded
  }

  var unitsPerPoint: Double { grid.displayScale }

  func points(_ value: Double, _ unit: LayoutLength.Unit) -> Double {
    switch unit {
    case .rem: value * textSize.rem.value
    case .scaledPixel: textSize.scale.dp(fromSp: Points(value)).value
    case .scaledMetric(let style):
      grid.points(scaled(Points(value), along: style)).value
    default: value
    }
  }

  func size(of style: TextStyle) -> Points {
    if let index = styles.firstIndex(of: style) { return styleSizes[index] }
    let found = step.size(of: style, sizing)
    if found == nil { missingStyles.append(style) }
    let size = found ?? Points(.nan)
    styles.append(style)
    styleSizes.append(size)
    return size
  }

  func fontSize(_ size: Points) -> Points { scalesFontSizes ? step.fontSize(size) : size }

  private func scaled(_ length: Points, along style: TextStyle) -> Pixels {
    if case .category(let category) = step {
      return sizing.scaledLength(length, style: style, at: category, grid: grid)
    }
    return grid.roundToPixel(sizing == .fixed ? length : step.scaledLength(length))
  }

  /// The line height that the ladder gives a text; `nil` where the font's own counts.
  private func ladderLine(of font: SlotFont) -> Points? {
    font.style.flatMap { step.lineHeight(of: $0, sizing) }
  }

  func height(of font: SlotFont, lines: Int) -> Double {
    if let height = font.lineHeight { return grid.pixels(height).value * Double(lines) }
    return rounded(sized(font.size, ladderLine(of: font))?.height(lines: lines))
  }

  func firstBaseline(of font: SlotFont) -> Double {
    let sized = sized(font.size, font.lineHeight == nil ? ladderLine(of: font) : nil)
    guard let sized else { return .nan }
    let ascender = sized.ascender
    guard let height = font.lineHeight else {
      return isUnrounded
        ? grid.pixels(ascender).value : grid.roundToPixel(ascender).value
    }
    // The line of the font stands in the middle of the line there is.
    return grid.pixels((height - sized.height()) * 0.5 + ascender).value
  }

  func inputHeight(of font: SlotFont) -> Double {
    if font.lineHeight != nil { return height(of: font, lines: 1) }
    let addition = self.font.rule == .ios ? Self.inputAddition : 0
    return rounded(sized(font.size, ladderLine(of: font)).map { $0.height() + addition })
  }

  func symbolSize(_ name: String, in font: SlotFont) -> (width: Double, height: Double) {
    let side = height(of: font, lines: 1)
    return (grid.points(Pixels(side)).value, side)
  }

  func texts(of slot: String) -> [String] { texts[slot] ?? [] }

  func width(of text: String, slot: String, font: SlotFont) throws -> Double {
    try self.font.width(of: text, in: font)?.value ?? .nan
  }

  func lines(
    of text: String, slot: String, font: SlotFont, width: Double
  ) throws -> [String]? {
    guard !width.isNaN else { return nil }
    return try self.font.lines(of: text, in: font, width: Points(width))
  }

  func lineCount(of slot: String) -> Int? { slot == "input" ? inputLines : nil }

  func scale(of style: TextStyle, over other: TextStyle) -> Double {
    floatScale(of: style, over: other)?.value ?? FloatScale.fixed
  }

  func floatScale(of style: TextStyle, over other: TextStyle) -> FloatScale? {
    guard let caption = sized(size(of: style), step.lineHeight(of: style, sizing)),
      let body = sized(size(of: other), step.lineHeight(of: other, sizing))
    else {
      return nil
    }
    return FloatScale(caption: caption, body: body)
  }

  /// `nil` for a font that gives a line no height at a size; whoever builds a table or a layout asks
  /// for the sizes first, and reports that.
  private func sized(_ size: Points, _ lineHeight: Points?) -> SizedLineMetrics? {
    for entry in known where entry.sized.size == size && entry.lineHeight == lineHeight {
      return entry.sized
    }
    guard let sized = try? font.sized(at: size, lineHeight: lineHeight, grid: grid) else {
      return nil
    }
    known.append((lineHeight, sized))
    return sized
  }

  private func rounded(_ height: Points?) -> Double {
    guard let height else { return .nan }
    return isUnrounded ? grid.pixels(height).value : grid.ceilToPixel(height).value
  }
}

/// Texts by slot. There are few, so that looking at all of them is faster than any hash.
struct SlotTexts {
  private var list: [(slot: String, texts: [String])] = []

  init() {}

  init(_ texts: [String: [String]]) {
    for (slot, texts) in texts { self[slot] = texts }
  }

  subscript(_ slot: String) -> [String]? {
    get {
      for entry in list where entry.slot == slot { return entry.texts }
      return nil
    }
    set {
      list.removeAll { $0.slot == slot }
      if let newValue { list.append((slot, newValue)) }
    }
  }
}

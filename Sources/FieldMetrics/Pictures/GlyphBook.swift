/// The glyphs of pictures, each once, and the fonts they come from.
///
/// Holds HarfBuzz objects: for one thread at a time, hence not `Sendable`.
final class GlyphBook {
  /// A font as a text asks for it.
  struct FontKey: Hashable {
    /// 100 to 900.
    var weight: Int
    var hasTabularDigits: Bool
    /// Where an `opsz` axis follows the size; `nil` where all sizes share a place.
    var opticalSize: Points?
  }

  private struct GlyphKey: Hashable {
    let font: FontKey
    let stackIndex: Int
    let glyph: Int
  }

  private struct OpenFont {
    let shaper: TextShaper
    let outlines: GlyphOutlines
  }

  private let fonts: WeightedFonts
  private let options: ShapingOptions
  private var open: [FontKey: OpenFont] = [:]
  private var indices: [GlyphKey: Int] = [:]
  /// In the order in which texts first used them.
  private(set) var glyphs: [GlyphDrawing] = []

  init(_ fonts: WeightedFonts, options: ShapingOptions) {
    self.fonts = fonts
    self.options = options
  }

  /// A text of one line, from its left end; cut with an ellipsis at a width where one is given.
  func line(
    _ text: String, size: Points, weight: Int, hasTabularDigits: Bool, cutTo width: Points? = nil
  ) throws -> SetLine {
    let key = FontKey(
      weight: weight, hasTabularDigits: hasTabularDigits,
      opticalSize: try fonts.stack(weight: weight).followsOpticalSize ? size : nil)
    let font = try font(key)
    var shown = text
    if let width, let cut = try font.shaper.truncated(text, to: width, at: size) {
      shown = cut.text
    }
    let shaped = try font.shaper.shape(shown)
    return set(shaped, key, font.outlines, size)
  }

  private func font(_ key: FontKey) throws -> OpenFont {
    if let known = open[key] { return known }
    let stack = try fonts.stack(weight: key.weight)
    var options = options
    if key.hasTabularDigits { options.features.append(.tabularDigits) }
    let font = OpenFont(
      shaper: try TextShaper(stack, size: key.opticalSize, options: options),
      outlines: try GlyphOutlines(stack, size: key.opticalSize))
    open[key] = font
    return font
  }

  private func set(
    _ shaped: ShapedText, _ key: FontKey, _ outlines: GlyphOutlines, _ size: Points
  ) -> SetLine {
    var runs: [DrawnText.Run] = []
    var pen = 0.0
    var undrawn: Set<UndrawableReason> = []
    for run in shaped.runsFromLeft {
      let scale = size.value / Double(run.unitsPerEm)
      var units = 0.0
      var glyphs: [DrawnText.Glyph] = []
      var previous = run.glyphs.first?.cluster
      for glyph in run.glyphs {
        // With tracking, ligatures are off: a cluster is a character.
        if let old = previous, old != glyph.cluster {
          units += shaped.tracking / 1000 * Double(run.unitsPerEm)
        }
        previous = glyph.cluster
        let index = index(
          of: glyph.id, GlyphKey(font: key, stackIndex: run.stackIndex, glyph: glyph.id), outlines)
        if case .undrawable(let placeholder) = self.glyphs[index] {
          undrawn.insert(placeholder.reason)
        }
        if self.glyphs[index] != .blank {
          // Up becomes down here.
          glyphs.append(
            DrawnText.Glyph(
              drawing: index, x: units + glyph.xOffset.value, y: 0 - glyph.yOffset.value))
        }
        units += glyph.advance.value
      }
      if !run.glyphs.isEmpty { units += shaped.tracking / 1000 * Double(run.unitsPerEm) }
      runs.append(DrawnText.Run(x: pen, scale: scale, glyphs: glyphs))
      pen += units * scale
    }
    return SetLine(runs: runs, width: pen, missing: shaped.missingScalars, undrawn: undrawn)
  }

  private func index(of glyph: Int, _ key: GlyphKey, _ outlines: GlyphOutlines) -> Int {
    if let known = indices[key] { return known }
    glyphs.append(outlines.drawing(of: glyph, stackIndex: key.stackIndex))
    indices[key] = glyphs.count - 1
    return glyphs.count - 1
  }
}

/// A line of text as glyphs, not yet placed.
struct SetLine {
  let runs: [DrawnText.Run]
  /// Points, with boxes for missing characters.
  let width: Double
  let missing: [Unicode.Scalar]
  let undrawn: Set<UndrawableReason>

  func placed(x: Double, baseline: Double, _ color: PictureColor) -> PictureElement {
    .text(DrawnText(x: x, baseline: baseline, color: color, runs: runs))
  }
}

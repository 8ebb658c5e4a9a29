/// The box that a line of text really paints.
///
/// Units: points, from the left end of the baseline; x rightwards, y upwards.
public struct InkBounds: Hashable, Sendable {
  public let left: Points
  public let top: Points
  public let right: Points
  public let bottom: Points
}

/// Ink outside a line box, and the grapheme cluster that reaches farthest.
public struct InkOverflow: Hashable, Sendable {
  /// Points above the line box; 0 when the ink stays below its top.
  public let above: Points
  /// Points below the line box; 0 when the ink stays above its bottom.
  public let below: Points
  /// The cluster that forces the larger of the two; `nil` without overflow.
  public let grapheme: String?
}

extension TextShaper {
  /// What a shaped text paints at a size; `nil` for blank text.
  ///
  /// - Parameter text: from this shaper.
  public func inkBounds(of text: ShapedText, at size: Points) -> InkBounds? {
    extremes(of: text, at: size)?.bounds(at: size)
  }

  /// How far the ink of a shaped text leaves its line box.
  ///
  /// - Parameters:
  ///   - text: from this shaper.
  ///   - metrics: the line box, from the text's baseline.
  public func inkOverflow(
    of text: ShapedText, at size: Points, beyond metrics: LineMetrics
  ) -> InkOverflow {
    ink(of: text, at: size, beyond: metrics).overflow
  }

  /// Both at once, for the work of one.
  func ink(
    of text: ShapedText, at size: Points, beyond metrics: LineMetrics
  ) -> (bounds: InkBounds?, overflow: InkOverflow) {
    guard let extremes = extremes(of: text, at: size) else {
      return (nil, InkOverflow(above: 0, below: 0, grapheme: nil))
    }
    let above = max(0, Self.distance(extremes.top, beyond: metrics.ascender, metrics, size))
    let below = max(0, -Self.distance(extremes.bottom, beyond: metrics.descender, metrics, size))
    let edge = above >= below ? extremes.top : extremes.bottom
    let overflow = InkOverflow(
      above: Points(above), below: Points(below),
      grapheme: max(above, below) > 0 ? text.grapheme(at: edge.cluster) : nil)
    return (extremes.bounds(at: size), overflow)
  }

  /// How far an edge of ink lies above one of a line. In one face the difference is taken in font
  /// units, so that it is rounded once.
  private static func distance(
    _ edge: Extremes.Edge, beyond line: FontUnits, _ metrics: LineMetrics, _ size: Points
  ) -> Double {
    if edge.unitsPerEm == metrics.unitsPerEm {
      return FontUnits(edge.units - line.value).points(at: size, unitsPerEm: edge.unitsPerEm).value
    }
    return edge.points(at: size).value
      - line.points(at: size, unitsPerEm: metrics.unitsPerEm).value
  }

  /// The height that one line takes once all faces of its text take part: the largest ascender and
  /// the largest descender of those faces.
  ///
  /// The first face always takes part: it sets the line box of the field.
  public func lineHeight(of text: ShapedText, at size: Points) -> Points {
    if text.runs.allSatisfy({ $0.stackIndex == 0 }) {
      return lineMetrics(of: 0).metrics.height(at: size)
    }
    var (top, bottom) = (-Double.infinity, Double.infinity)
    for stackIndex in Set(text.runs.map(\.stackIndex)).union([0]) {
      let metrics = lineMetrics(of: stackIndex).metrics
      func points(_ edge: FontUnits) -> Double {
        edge.points(at: size, unitsPerEm: metrics.unitsPerEm).value
      }
      top = max(top, points(metrics.ascender))
      bottom = min(bottom, points(metrics.descender))
    }
    return Points(top - bottom)
  }

  private struct Extremes {
    /// The highest or lowest ink, in the units of its face.
    struct Edge {
      let units: Double
      let unitsPerEm: Int
      /// UTF-8 offset.
      let cluster: Int

      func points(at size: Points) -> Points {
        FontUnits(units).points(at: size, unitsPerEm: unitsPerEm)
      }
    }

    var left: Double
    var right: Double
    var top: Edge
    var bottom: Edge

    func bounds(at size: Points) -> InkBounds {
      InkBounds(
        left: Points(left), top: top.points(at: size), right: Points(right),
        bottom: bottom.points(at: size))
    }
  }

  private func extremes(of text: ShapedText, at size: Points) -> Extremes? {
    var extremes: Extremes?
    var pen = 0.0
    let graphemeStarts = text.tracking == 0 ? [] : text.graphemeStarts
    for run in text.runsFromLeft {
      let graphemes = run.graphemes(startingAt: graphemeStarts)
      let perEm = Double(run.unitsPerEm)
      // The pen counts font units within a run, so that a text of one run is rounded once.
      var units = 0.0
      var previousCluster = run.glyphs.first?.cluster
      for glyph in run.glyphs {
        if let previous = previousCluster, previous != glyph.cluster {
          pen += text.trackingWidth(of: graphemes[previous] ?? 0, at: size)
        }
        previousCluster = glyph.cluster
        if let ink = fonts[run.stackIndex].ink(of: glyph.id) {
          let x = units + glyph.xOffset.value
          func edge(_ y: Double) -> Extremes.Edge {
            Extremes.Edge(
              units: y + glyph.yOffset.value, unitsPerEm: run.unitsPerEm, cluster: glyph.cluster)
          }
          // One multiplication and one division, as for every length.
          let left = pen + (x + ink.left) * size.value / perEm
          let right = pen + (x + ink.right) * size.value / perEm
          var found =
            extremes
            ?? Extremes(left: left, right: right, top: edge(ink.top), bottom: edge(ink.bottom))
          found.left = min(found.left, left)
          found.right = max(found.right, right)
          let (top, bottom) = (edge(ink.top), edge(ink.bottom))
          if top.points(at: size) > found.top.points(at: size) { found.top = top }
          if bottom.points(at: size) < found.bottom.points(at: size) { found.bottom = bottom }
          extremes = found
        }
        units += glyph.advance.value
      }
      pen += units * size.value / perEm
      if let last = previousCluster {
        pen += text.trackingWidth(of: graphemes[last] ?? 0, at: size)
      }
    }
    return extremes
  }
}

extension ShapedText {
  /// The runs from left to right, as they stand on the line.
  public var runsFromLeft: [GlyphRun] {
    guard runs.contains(where: { $0.bidiLevel != 0 }) else { return runs }
    return BidiParagraphs.visualOrder(of: runs.map(\.bidiLevel)).map { runs[$0] }
  }

  /// The UTF-8 offsets at which grapheme clusters start.
  fileprivate var graphemeStarts: [Int] {
    var end = 0
    return text.map { character in
      defer { end += character.utf8.count }
      return end
    }
  }

  /// The grapheme cluster that holds a UTF-8 offset.
  public func grapheme(at utf8Offset: Int) -> String? {
    var end = 0
    for character in text {
      end += character.utf8.count
      if utf8Offset < end { return String(character) }
    }
    return nil
  }
}

extension GlyphRun {
  /// How many grapheme clusters start in the text of each cluster of glyphs: two in a ligature, none
  /// in a mark that is a cluster of its own.
  ///
  /// - Parameter starts: those of the whole text, ascending.
  fileprivate func graphemes(startingAt starts: [Int]) -> [Int: Int] {
    let clusters = Set(glyphs.map(\.cluster)).sorted()
    guard !clusters.isEmpty else { return [:] }
    var counts: [Int: Int] = [:]
    var index = 0
    for start in starts where bytes.contains(start) {
      while index + 1 < clusters.count, clusters[index + 1] <= start { index += 1 }
      counts[clusters[index], default: 0] += 1
    }
    return counts
  }
}

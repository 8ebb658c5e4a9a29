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
    InkExtremes(of: extent(of: text), at: size)?.bounds(at: size)
  }

  /// How far the ink of a shaped text leaves its line box.
  ///
  /// - Parameters:
  ///   - text: from this shaper.
  ///   - metrics: the line box, from the text's baseline.
  public func inkOverflow(
    of text: ShapedText, at size: Points, beyond metrics: LineMetrics
  ) -> InkOverflow {
    extent(of: text).ink(at: size, beyond: metrics).overflow
  }

  /// The height that one line takes once all faces of its text take part: the largest ascender and
  /// the largest descender of those faces.
  ///
  /// The first face always takes part: it sets the line box of the field.
  public func lineHeight(of text: ShapedText, at size: Points) -> Points {
    lineHeight(ofFaces: text.runs.map(\.stackIndex), at: size)
  }

  func lineHeight(of text: TextExtent, at size: Points) -> Points {
    if text.runs.count == 1, text.runs[0].stackIndex == 0 {
      return metrics[0].height(at: size)
    }
    return lineHeight(ofFaces: text.runs.map(\.stackIndex), at: size)
  }

  private func lineHeight(ofFaces faces: [Int], at size: Points) -> Points {
    if faces.allSatisfy({ $0 == 0 }) { return metrics[0].height(at: size) }
    var (top, bottom) = (-Double.infinity, Double.infinity)
    for stackIndex in faces + [0] {
      let metrics = self.metrics[stackIndex]
      func points(_ edge: FontUnits) -> Double {
        edge.points(at: size, unitsPerEm: metrics.unitsPerEm).value
      }
      top = max(top, points(metrics.ascender))
      bottom = min(bottom, points(metrics.descender))
    }
    return Points(top - bottom)
  }
}

extension TextExtent {
  /// The box of a text's ink, `nil` for blank text, and how far it leaves a line box.
  ///
  /// - Parameter metrics: the line box, from the text's baseline.
  func ink(
    at size: Points, beyond metrics: LineMetrics
  ) -> (bounds: InkBounds?, overflow: InkOverflow) {
    guard let extremes = InkExtremes(of: self, at: size) else {
      return (nil, InkOverflow(above: 0, below: 0, grapheme: nil))
    }
    let above = max(0, extremes.top.distance(beyond: metrics.ascender, metrics, size))
    let below = max(0, -extremes.bottom.distance(beyond: metrics.descender, metrics, size))
    let edge = above >= below ? extremes.top : extremes.bottom
    let overflow = InkOverflow(
      above: Points(above), below: Points(below),
      grapheme: max(above, below) > 0 ? text.grapheme(at: edge.cluster) : nil)
    return (extremes.bounds(at: size), overflow)
  }
}

/// The ends of a text's ink at a size.
private struct InkExtremes {
  /// The highest or lowest ink, in the units of its face.
  struct Edge {
    let units: Double
    let unitsPerEm: Int
    /// UTF-8 offset.
    let cluster: Int

    func points(at size: Points) -> Points {
      FontUnits(units).points(at: size, unitsPerEm: unitsPerEm)
    }

    /// How far the edge lies above one of a line. In one face the difference is taken in font units,
    /// so that it is rounded once.
    func distance(beyond line: FontUnits, _ metrics: LineMetrics, _ size: Points) -> Double {
      if unitsPerEm == metrics.unitsPerEm {
        return FontUnits(units - line.value).points(at: size, unitsPerEm: unitsPerEm).value
      }
      return points(at: size).value - line.points(at: size, unitsPerEm: metrics.unitsPerEm).value
    }
  }

  private(set) var left: Double
  private(set) var right: Double
  private(set) var top: Edge
  private(set) var bottom: Edge

  /// `nil` for blank text.
  init?(of text: TextExtent, at size: Points) {
    var found: Self?
    var pen = 0.0
    for run in text.runsFromLeft {
      let perEm = Double(run.unitsPerEm)
      if let ink = run.ink {
        let next = Self(
          // One multiplication and one division, as for every length.
          left: pen + ink.left * size.value / perEm, right: pen + ink.right * size.value / perEm,
          top: Edge(units: ink.top, unitsPerEm: run.unitsPerEm, cluster: ink.topCluster),
          bottom: Edge(units: ink.bottom, unitsPerEm: run.unitsPerEm, cluster: ink.bottomCluster))
        if found == nil { found = next } else { found?.takeIn(next, size) }
      }
      pen += (run.advance + run.tracking) * size.value / perEm
    }
    guard let found else { return nil }
    self = found
  }

  private init(left: Double, right: Double, top: Edge, bottom: Edge) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
  }

  private mutating func takeIn(_ next: Self, _ size: Points) {
    left = min(left, next.left)
    right = max(right, next.right)
    if next.top.points(at: size) > top.points(at: size) { top = next.top }
    if next.bottom.points(at: size) < bottom.points(at: size) { bottom = next.bottom }
  }

  func bounds(at size: Points) -> InkBounds {
    InkBounds(
      left: Points(left), top: top.points(at: size), right: Points(right),
      bottom: bottom.points(at: size))
  }
}

extension ShapedText {
  /// The runs from left to right, as they stand on the line.
  public var runsFromLeft: [GlyphRun] {
    guard runs.contains(where: { $0.bidiLevel != 0 }) else { return runs }
    return BidiParagraphs.visualOrder(of: runs.map(\.bidiLevel)).map { runs[$0] }
  }

  /// The grapheme cluster that holds a UTF-8 offset.
  public func grapheme(at utf8Offset: Int) -> String? { text.grapheme(at: utf8Offset) }
}

extension String {
  /// The grapheme cluster that holds a UTF-8 offset.
  fileprivate func grapheme(at utf8Offset: Int) -> String? {
    var text = self
    return text.withUTF8 { text in
      GraphemeBorders.cluster(at: utf8Offset, in: text).map {
        String(decoding: UnsafeBufferPointer(rebasing: text[$0]), as: UTF8.self)
      }
    }
  }
}

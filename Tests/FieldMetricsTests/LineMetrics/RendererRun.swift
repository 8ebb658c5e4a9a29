import TestSupport

@testable import FieldMetrics

/// What a renderer drew of a face at some sizes, and how to ask our rule the same.
struct RendererRun {
  struct Value {
    let size: Double
    let metric: String
    let ours: Double
    let theirs: Double
  }

  /// As in the data: `chromium 2w`.
  let name: String
  let rule: LineMetricsRule
  private let displayScale: Double
  private let variants: Set<RuleVariant>
  private let entry: JSONTree
  private let sizes: [Double]

  init(_ entry: JSONTree, sizes: [Double]) throws {
    self.entry = entry
    self.sizes = try entry["sizes"]?.numbers() ?? sizes
    name = try entry.string("run")
    let words = name.split(separator: " ").map(String.init)
    let mode = words.count > 1 ? words[1] : ""
    let known: [String: LineMetricsRule] = [
      "chromium": .chrome, "firefox": .firefox, "skia": .skia, "skparagraph": .flutter, "qt": .qt,
      "pango": .pango,
    ]
    guard let rule = known[words[0]] else { throw JSONTree.Unexpected(what: "renderer \(name)") }
    self.rule = rule
    // Qt and Pango lay text out in logical pixels; their modes are hinting.
    displayScale = Double(mode.filter(\.isNumber)) ?? 1
    variants =
      switch mode {
      case "2w", "3w": [.window]
      case "1f", "full", "on": [.hinted]
      case "installed": [.installed]
      default: []
      }
  }

  /// All lengths, ours beside theirs, in logical pixels.
  func values(of face: Face) throws -> [Value] {
    let tables = LineTables(face, at: face.defaultPlace)
    guard let grid = PixelGrid(displayScale: displayScale) else { return [] }
    let unit = try entry.number("unit")
    var values: [Value] = []
    for metric in ["ascent", "descent", "lineGap", "lineHeight", "top", "bottom"] {
      guard let theirs = try entry[metric]?.numbers() else { continue }
      for (size, length) in zip(sizes, theirs) {
        guard
          let line = tables.line(rule, at: Points(size), grid: grid, variants: variants),
          let ours = line.length(metric)
        else { throw JSONTree.Unexpected(what: "no \(metric) at \(size)") }
        values.append(
          Value(size: size, metric: metric, ours: ours.value, theirs: length / unit))
      }
    }
    return values
  }

  /// Skia's floats are printed with seven digits, Firefox's lengths with four decimals, of which a step
  /// has 166; everything else is exact.
  func agrees(_ value: Value) -> Bool {
    let tolerance =
      switch rule {
      case .skia, .flutter: 1e-6 * max(1, abs(value.theirs))
      case .firefox: 5e-5
      default: 1e-9
      }
    return abs(value.ours - value.theirs) <= tolerance
  }
}

extension PlatformLine {
  fileprivate func length(_ metric: String) -> Points? {
    switch metric {
    case "ascent": ascent
    case "descent": descent
    case "lineGap": lineGap
    case "lineHeight": lineHeight
    case "top": top
    case "bottom": bottom
    default: nil
    }
  }
}

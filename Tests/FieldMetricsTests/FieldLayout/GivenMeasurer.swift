@testable import FieldMetrics

/// Answers with the numbers that a golden vector gives, so that only the tree and the solver are tested.
struct GivenMeasurer: FieldMeasurer {
  var unitsPerPoint = 1.0
  /// Whether heights of text are whole units, as on the pixel grid; line heights of a component's own
  /// stay as they are.
  var roundsTextUp = false
  /// Line heights by style, and the one of fonts of a fixed size.
  var lineHeights: [TextStyle: Double] = [:]
  var fixedLineHeight = 0.0
  var footnoteAscender = 0.0
  var inputHeight = 0.0
  /// Symbols by name; others are a line of their style high and wide.
  var symbols: [String: (width: Double, height: Double)] = [:]
  var symbolHeight: Double?
  var scaledWidth = 22.0
  var rootSize = 16.0
  /// sp to dp.
  var scaledPixels: @Sendable (Double) -> Double = { $0 }
  var widths: [String: Double] = [:]
  var lineCounts: [String: Int] = [:]
  var itemCounts: [String: Int] = [:]
  var labelScale = 1.0

  func points(_ value: Double, _ unit: LayoutLength.Unit) -> Double {
    switch unit {
    case .rem: value * rootSize
    case .scaledPixel: scaledPixels(value)
    case .scaledMetric: scaledWidth
    default: value
    }
  }

  func size(of style: TextStyle) -> Points { DynamicType.size(of: style, at: .large) }

  private func line(_ font: SlotFont) -> Double {
    font.lineHeight?.value ?? font.style.flatMap { lineHeights[$0] } ?? fixedLineHeight
  }

  func height(of font: SlotFont, lines: Int) -> Double {
    let height = line(font) * Double(lines) * unitsPerPoint
    return roundsTextUp && font.lineHeight == nil ? Self.up(height) : height
  }

  /// Noise below a billionth is none.
  private static func up(_ height: Double) -> Double { (height - 1e-6).rounded(.up) }

  func firstBaseline(of font: SlotFont) -> Double {
    let baseline =
      (font.style == .footnote ? footnoteAscender : line(font) * 0.8) * unitsPerPoint
    return roundsTextUp && font.lineHeight == nil ? baseline.rounded() : baseline
  }

  func inputHeight(of font: SlotFont) -> Double {
    font.lineHeight == nil && font.style != nil
      ? (roundsTextUp ? Self.up(inputHeight * unitsPerPoint) : inputHeight * unitsPerPoint)
      : height(of: font, lines: 1)
  }

  func symbolSize(_ name: String, in font: SlotFont) -> (width: Double, height: Double) {
    let size = symbols[name] ?? (line(font), line(font))
    return (size.width, size.height * unitsPerPoint)
  }

  func texts(of slot: String) -> [String] {
    Array(repeating: slot, count: itemCounts[slot] ?? 1)
  }

  func lineCount(of slot: String) -> Int? { lineCounts[slot] }

  func width(of text: String, slot: String, font: SlotFont) -> Double { widths[slot] ?? 0 }

  func lines(of text: String, slot: String, font: SlotFont, width: Double) -> [String]? { [text] }

  func scale(of style: TextStyle, over other: TextStyle) -> Double { labelScale }
}

extension FieldComponent {
  /// A built-in component; tests name only those there are.
  static func named(_ name: String) throws -> FieldComponent {
    guard let component = builtIn(name) else { throw JSONTreeProblem(name: name) }
    return component
  }

  private struct JSONTreeProblem: Error {
    let name: String
  }

  /// Flags by name, with what they imply.
  func flags(_ names: [String], rem: Double = 16, width: Points = 361) -> StateFlags {
    var flags = StateFlags()
    for name in names { flags.insert(flag(name)) }
    return self.flags(flags, rem: rem, width: width)
  }
}

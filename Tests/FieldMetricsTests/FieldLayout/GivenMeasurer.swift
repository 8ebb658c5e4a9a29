@testable import FieldMetrics

/// Answers with the numbers that a golden vector gives, so that only the tree and the solver are tested.
struct GivenMeasurer: FieldMeasurer {
  var unitsPerPoint = 1.0
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
    line(font) * Double(lines) * unitsPerPoint
  }

  func firstBaseline(of font: SlotFont) -> Double {
    font.style == .footnote ? footnoteAscender * unitsPerPoint : line(font) * 0.8 * unitsPerPoint
  }

  func inputHeight(of font: SlotFont) -> Double {
    font.lineHeight == nil && font.style != nil
      ? inputHeight * unitsPerPoint : height(of: font, lines: 1)
  }

  func symbolSize(_ name: String, in font: SlotFont) -> (width: Double, height: Double) {
    symbols[name] ?? (line(font), line(font))
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

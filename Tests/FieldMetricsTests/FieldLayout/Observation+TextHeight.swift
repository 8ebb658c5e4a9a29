import TestSupport
import Testing

@testable import FieldMetrics

/// Heights of labels, texts and text inputs in the system font.
extension Observation {
  /// Frames are printed with four decimals.
  private static let ofFrames = 5e-5

  static let textHeightHandlers: [String: ObservationTests.Handler] = [
    "UILabel system 17 pt, n lines: unrounded text height and laid-out label height": {
      let lines = Int(try $0.inputs.number("lines"))
      let unrounded = SystemFont.lineMetrics.height(lines: lines, at: try $0.size)
      try $0.expect(unrounded.value, $0.value.member("unrounded"))
      try $0.expect($0.textHeight(at: $0.size, lines: lines), $0.value.member("label"))
    },
    "NSAttributedString bounding height, 1 line": {
      try $0.expect(SystemFont.lineMetrics.height(at: $0.size).value, $0.value)
    },
    "UILabel / UITableViewLabel height, 1 line": {
      try $0.expect($0.textHeight(at: $0.size), $0.value, within: ofFrames)
    },
    "UITextFieldLabel (placeholder) frame in a 30 pt tall borderless UITextField": {
      let height = try $0.textHeight(at: $0.size)
      try $0.expect(height, $0.value.member("height"), within: ofFrames)
      // (30 − 20.333) / 2 = 4.833, 14.5 px: half a pixel goes away from zero.
      let top = Points((try $0.inputs.number("fieldHeight") - height) / 2)
      try $0.expect($0.grid.points($0.grid.roundToPixel(top)).value, $0.value.member("y"))
    },
    "SwiftUI Text height (default body font)": {
      try $0.expect($0.textHeight(at: $0.size), $0.value)
    },
    "SwiftUI TextField (plain style) height": { try $0.inputHeight() },
    "SwiftUI TextField height in a Form row": { try $0.inputHeight() },
    "SwiftUI TextField height": { try $0.inputHeight() },
    "UIKit-backed leaf frame is rounded to the pixel grid": {
      let top = Points(try $0.inputs.number("unrounded_y"))
      try $0.expect($0.grid.points($0.grid.roundToPixel(top)).value, $0.value)
    },
    "Messages composer: field growth per extra body line": { observation in
      let size = try observation.size
      let heights = (1...3).map { SystemFont.lineMetrics.height(lines: $0, at: size) }
      try observation.expect((heights[1] - heights[0]).value, observation.value)
      try observation.expect((heights[2] - heights[1]).value, observation.value)
    },
    "React Native Text: height(2 lines)-height(1 line), no lineHeight, fontSize 20": {
      // 20 · 2.643 = 52.86 pt, a line of 63.081: 126.333 − 63.333. Rounding each line would give
      // 63.333.
      let size = Points(20 * (try $0.inputs.number("fontScale")))
      let two = try $0.textHeight(at: size, lines: 2)
      try $0.expect(two - $0.textHeight(at: size), $0.value)
    },
  ]

  private func inputHeight() throws {
    try expect(inputHeight(at: size), value)
  }
}

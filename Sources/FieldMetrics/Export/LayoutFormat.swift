/// The formats a layout can be written in.
public enum LayoutFormat: String, Hashable, Sendable, CaseIterable {
  case text
  case json

  /// - Parameters:
  ///   - numbers: the decimals of JSON; text has three.
  ///   - emphasis: how text marks what stands out.
  public func text(
    of layout: ComponentLayout, numbers: NumberFormat = .full, emphasis: Emphasis = .none
  ) -> String {
    switch self {
    case .text: LayoutText(layout, emphasis).text
    case .json: LayoutJSON(layout, numbers).value.document
    }
  }
}

/// A layout as a grid of frames for a terminal.
struct LayoutText {
  private let layout: ComponentLayout
  private let emphasis: Emphasis

  init(_ layout: ComponentLayout, _ emphasis: Emphasis) {
    self.layout = layout
    self.emphasis = emphasis
  }

  var text: String {
    let blocks = [header, grid, texts, TextExporter.lines(of: layout.notes, emphasis)]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var header: [String] {
    let options = layout.options
    let frames = layout.frames
    let file = layout.font.fileName.map { $0.terminalSafe } ?? "built-in profile"
    let state = frames.states.isEmpty ? "at rest" : frames.states.joined(separator: ", ")
    let textSize = layout.textSize.name(on: layout.platform).map { " · \($0)" } ?? ""
    // The first line names the text size of a component that has one.
    let isNamed = !textSize.isEmpty && options.step.category == nil
    let step = isNamed ? "" : " · \(options.step.title)"
    var lines = [
      emphasis.bold("\(frames.component) on \(layout.platform.displayName)") + textSize
        + " · \(state)",
      "\(layout.font.displayName) · \(file)" + step + " · sizing"
        + " \(options.sizing.rawValue) · @\(plain: options.grid.displayScale)x ·"
        + (options.direction == .leftToRight ? " left to right" : " right to left"),
    ]
    if layout.rule != .ios { lines[1] += " · lines of \(layout.rule.rawValue)" }
    if let sha256 = layout.font.sha256 { lines.append("SHA-256 \(sha256)") }
    if let progress = options.progress {
      let curve = layout.motion.map { motion in
        ", \(motion.curve.terminalSafe) of \(plain: motion.duration) s"
          + (motion.bounce.map { ", bounce \(plain: $0)" } ?? "")
      }
      lines.append("label at \(plain: progress) of its way" + (curve ?? ""))
    }
    lines.append(
      "size \(fixed(frames.size.width)) × \(fixed(frames.size.height)) in"
        + " \(plain: frames.width.value)" + (options.isUnrounded ? " · not rounded to pixels" : "")
        + " · all lengths in points")
    return lines
  }

  private var grid: [String] {
    let isScaled = layout.frames.parts.contains { $0.scale != 1 }
    let rows = layout.frames.parts.map { part in
      let frame = part.frame
      return [part.name]
        + [frame.x, frame.y, frame.width, frame.height, part.baseline].map { length in
          length.map { $0.value.fixed(3) } ?? "–"
        } + (isScaled ? [part.scale == 1 ? "" : part.scale.fixed(4)] : [])
    }
    return TextGrid(
      headings: [
        ["part", "x", "y", "width", "height", "baseline"] + (isScaled ? ["scale"] : [])
      ], rows: rows
    ).lines(headingEmphasis: emphasis.bold)
  }

  private var texts: [String] {
    layout.frames.parts.flatMap { part -> [String] in
      guard let text = part.text, text.lines.contains(where: { !$0.isEmpty }) else { return [] }
      return ["\(part.name) \(plain: text.size.value)/\(text.lineHeight.value.fixed(3))"]
        + text.lines.map { "  \($0.terminalSafe)" }
    }
  }

  private func fixed(_ length: Points?) -> String { length.map { $0.value.fixed(3) } ?? "–" }
}

/// What pictures say to those who do not see them, and where their numbers came from.
public enum PictureWords {
  /// Such as `form-field, focused, in Inter Regular at L`.
  public static func title(of layout: ComponentLayout) -> String {
    let states = layout.frames.states.isEmpty ? ["at rest"] : layout.frames.states
    return ([layout.frames.component] + states).joined(separator: ", ")
      + ", in \(layout.font.displayName) at \(layout.stepTitle)"
  }

  /// The size of the field, its direction, and its texts.
  public static func description(of layout: ComponentLayout) -> String {
    let frames = layout.frames
    func text(_ length: Points?) -> String {
      length.map { NumberFormat(precision: 2).text($0.value) } ?? "an unknown number of"
    }
    var sentences = [
      "\(text(frames.size.width)) by \(text(frames.size.height)) points,"
        + (frames.direction == .rightToLeft ? " right to left." : " left to right.")
    ]
    for part in frames.parts {
      guard let text = part.text, text.lines.contains(where: { !$0.isEmpty }) else { continue }
      sentences.append("\(text.slot): “\(text.lines.joined(separator: " "))”.")
    }
    return sentences.joined(separator: " ")
  }

  public static func description(of sheet: ContactSheet) -> String {
    "States from left to right: \(sheet.columns.joined(separator: "; ")). Text sizes from top to"
      + " bottom: \(sheet.rows.map(\.caption).joined(separator: ", "))."
  }

  /// One line: tool, font file with its checksum and place, ladder, sizes, display scale.
  public static func provenance(of layout: ComponentLayout) -> String {
    let font = layout.font
    var items = ["\(ToolIdentity.name) \(ToolIdentity.version)"]
    items.append(font.displayName)
    if let file = font.fileName { items.append(file.terminalSafe) }
    if let sha256 = font.sha256 { items.append("SHA-256 \(sha256)") }
    items += font.axes.map { "\($0.tag) \(plain: $0.value)" }
    items.append("line metrics from \(layout.lineMetrics.origin.rawValue)")
    items.append("ladder \(layout.options.ladder.title)")
    items.append("sizing \(layout.options.sizing.rawValue)")
    items.append("@\(plain: layout.options.grid.displayScale)x")
    if let size = layout.textSize.name(on: layout.platform) { items.append(size) }
    items.append("Unicode \(UnicodeVersion.graphemeClusters)")
    return "Made by " + items.joined(separator: ", ") + "."
  }
}

/// A layout as one JSON object; other programs read its keys, so keys are added and never renamed.
struct LayoutJSON {
  private let layout: ComponentLayout
  private let numbers: NumberFormat

  init(_ layout: ComponentLayout, _ numbers: NumberFormat) {
    self.layout = layout
    self.numbers = numbers
  }

  var value: JSONValue {
    let options = layout.options
    let frames = layout.frames
    return .object([
      ("schemaVersion", .int(MetricsTable.schemaVersion)),
      ("tool", .tool),
      ("component", .string(frames.component)),
      ("componentPlatform", .string(layout.platform.rawValue)),
      ("state", .array(frames.states.map(JSONValue.string))),
      ("direction", .string(options.direction == .leftToRight ? "ltr" : "rtl")),
      ("width", length(options.width)),
      ("step", .string(options.step.rawValue)),
      ("platform", .string(layout.rule.rawValue)),
      ("ladder", .string(options.ladder.name)),
      ("ladderVersion", .optional(options.ladder.version, JSONValue.string)),
      ("sizing", .string(options.sizing.rawValue)),
      ("displayScale", .number(options.grid.displayScale)),
      ("rootSize", .points(layout.textSize.rootSize(on: layout.platform), .full)),
      ("fontScale", .optional(layout.textSize.fontScale(on: layout.platform), JSONValue.number)),
      ("rounded", .bool(!options.isUnrounded)),
      ("progress", .optional(options.progress, JSONValue.number)),
      ("motion", motion),
      ("precision", .optional(numbers.precision) { .int($0) }),
      ("unicodeVersion", .string(UnicodeVersion.graphemeClusters)),
      ("icuUnicodeVersion", .optional(layout.icuUnicodeVersion, JSONValue.string)),
      ("font", .font(layout.font)),
      ("lineMetrics", .lineMetrics(layout.lineMetrics)),
      (
        "size",
        .object([("width", length(frames.size.width)), ("height", length(frames.size.height))])
      ),
      ("parts", .object(frames.parts.map { ($0.name, part($0)) })),
      ("assumed", .array(frames.assumed.map(JSONValue.string))),
      ("notes", .array(layout.notes.map(JSONValue.finding))),
    ])
  }

  private var motion: JSONValue {
    guard let motion = layout.motion else { return .null }
    return .object([
      ("curve", .string(motion.curve)), ("duration", .number(motion.duration)),
      ("bounce", .optional(motion.bounce, JSONValue.number)),
      ("reduced", .bool(layout.options.hasReducedMotion)),
    ])
  }

  private func length(_ length: Points?) -> JSONValue { .points(length, numbers) }

  private func part(_ part: PartFrame) -> JSONValue {
    .object([
      ("x", length(part.frame.x)), ("y", length(part.frame.y)),
      ("width", length(part.frame.width)), ("height", length(part.frame.height)),
      ("scale", .number(numbers.ofRatios.rounded(part.scale))),
      ("anchor", .optional(part.anchor) { .object([("x", .number($0.x)), ("y", .number($0.y))]) }),
      ("baseline", length(part.baseline)),
      ("text", .optional(part.text, text)),
      ("paint", paint(part.paint)),
    ])
  }

  private func text(_ text: PartText) -> JSONValue {
    .object([
      ("slot", .string(text.slot)), ("lines", .array(text.lines.map(JSONValue.string))),
      ("size", length(text.size)), ("lineHeight", length(text.lineHeight)),
      ("weight", .int(text.weight)), ("alignment", .string(text.alignment.rawValue)),
      ("tabularDigits", .bool(text.hasTabularDigits)), ("cut", .bool(text.isCut)),
    ])
  }

  /// What is set, alone.
  private func paint(_ paint: PartPaint) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    if let fill = paint.fill { members.append(("fill", color(fill))) }
    if let stroke = paint.stroke {
      members.append(
        (
          "stroke",
          .object([
            ("color", color(stroke.color)), ("width", length(stroke.width)),
            ("placement", .string(stroke.placement.rawValue)),
          ])
        ))
    }
    if let corners = paint.corners {
      members.append(
        (
          "corners",
          .object([
            ("radius", length(corners.radius)), ("shape", .string(corners.shape.rawValue)),
          ])
        ))
    }
    if let color = paint.color { members.append(("color", self.color(color))) }
    if let symbol = paint.symbol {
      members.append(("symbol", .string(symbol)))
      members.append(("symbolSize", length(paint.symbolSize)))
    }
    if paint.opacity != 1 { members.append(("opacity", .number(paint.opacity))) }
    if paint.isHitArea { members.append(("hitArea", .bool(true))) }
    if paint.isHidden { members.append(("hidden", .bool(true))) }
    return .object(members)
  }

  private func color(_ color: PaintColor) -> JSONValue {
    .object([
      ("name", .string(color.name)), ("light", .string(color.light)), ("dark", .string(color.dark)),
    ])
  }
}

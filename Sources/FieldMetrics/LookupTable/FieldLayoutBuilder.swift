/// Lays a component out in a font, at one step of the ladder.
///
/// ```swift
/// let component = FieldComponent.builtIn("form-field")
/// let layout = try FieldLayoutBuilder(.system, component).build()
/// ```
public struct FieldLayoutBuilder: Sendable {
  public let font: TableFont
  public let component: FieldComponent
  public let options: LayoutOptions

  public init(
    _ font: TableFont, _ component: FieldComponent, options: LayoutOptions = LayoutOptions()
  ) {
    self.font = font
    self.component = component
    self.options = options
  }

  /// - Throws: ``ComponentError`` for a minimum height or a state that the component does not have,
  ///   ``FontError``, ``ShapingError`` and ``TextError`` when text cannot be measured.
  public func build() throws -> ComponentLayout {
    let table = tableOptions
    let measured = try MeasuredFont(font, table)
    // Asked for first, so that a font without lines is reported before anything is laid out.
    let reference = try measured.lineMetrics(
      at: try options.ladder.standardStep.requiredSize(of: .body, options.sizing, options.ladder))
    for style in TextStyle.allCases {
      guard let size = options.step.size(of: style, options.sizing) else { continue }
      _ = try measured.lineMetrics(at: size)
    }
    let grid = options.grid.zoomed(options.step)
    let measurer = FontMeasurer(
      measured, options.sizing, at: options.step, grid: grid, textSize: textSize,
      platform: component.platform, isUnrounded: options.isUnrounded)
    measurer.texts = SlotTexts(texts(measured))
    let geometry = try FieldGeometry(component, table)
    let layouter = FieldLayouter(
      component: component, measurer: measurer, lengths: geometry.lengths,
      grid: options.isUnrounded ? nil : grid)
    let frames = try frames(layouter)
    try measurer.checkStyles(options.ladder, component)
    let used = frames.parts.flatMap { $0.text?.lines ?? [] }
    return ComponentLayout(
      options: options, platform: component.platform, font: try measured.identity(),
      lineMetrics: reference.metrics, frames: frames,
      motion: options.hasReducedMotion
        ? component.motion?.reduced ?? component.motion?.full : component.motion?.full,
      notes: try notes(frames, measured, reference),
      icuUnicodeVersion: measured.face == nil ? nil : UnicodeVersion.icu(neededFor: used))
  }

  private func frames(_ layouter: FieldLayouter) throws -> FieldFrames {
    let flags = try flags()
    func frames(_ flags: StateFlags) throws -> FieldFrames {
      try layouter.frames(width: width, flags: flags, direction: options.direction)
    }
    guard let progress = options.progress else { return try frames(flags) }
    let floated = component.flag("floated")
    guard floated.bits != 0 else {
      throw ComponentError(
        found: "progress for \(component.name.quoted)",
        expected: "none, since its file has no state 'floated'")
    }
    var rest = flags
    rest.remove(floated)
    var float = flags
    float.insert(floated)
    return try frames(rest).interpolated(to: try frames(float), progress: progress)
  }

  /// The flags that the options name or imply, and all that those imply.
  private func flags() throws(ComponentError) -> StateFlags {
    var flags = StateFlags()
    for name in options.states {
      guard let position = component.position(ofState: name) else {
        let names = component.states.map(\.name)
        throw ComponentError(
          found: "the state \(name.quoted)", expected: ComponentReader.list(names),
          suggestion: Spelling.nearest(to: name, in: names))
      }
      flags.insert(StateFlags(position: position))
    }
    let input = options.texts["input"]?.joined() ?? ""
    if !input.isEmpty { flags.insert(component.flag("filled")) }
    if options.texts["error"]?.isEmpty == false { flags.insert(component.flag("error")) }
    if (options.texts["error"]?.count ?? 0) > 1 { flags.insert(component.flag("errorList")) }
    if options.texts["help"]?.isEmpty == false { flags.insert(component.flag("help")) }
    if let limit = options.limit {
      flags.insert(component.flag("limit"))
      if input.count >= limit { flags.insert(component.flag("atLimit")) }
    }
    return component.flags(flags, rem: textSize.rem.value, width: width)
  }

  private func texts(_ font: MeasuredFont) -> [String: [String]] {
    var texts = options.texts
    for (slot, text) in component.texts where texts[slot] == nil { texts[slot] = [text] }
    if let limit = options.limit {
      let count = options.texts["input"]?.joined().count ?? 0
      texts["counter"] = [CounterText.text(count: count, limit: limit, font.counterNumbers)]
    }
    return texts
  }

  private var textSize: PlatformTextSize { options.textSize.at(options.step) }
  private var width: Points { options.width.zoomed(options.step) }

  private var tableOptions: TableOptions {
    TableOptions(
      sizing: options.sizing, grid: options.grid,
      textSize: options.textSize, fieldWidth: options.width,
      minimumHeight: options.minimumHeight,
      limit: options.limit ?? (options.states.contains("limit") ? 0 : nil), locale: options.locale,
      digits: options.digits, ladder: options.ladder, steps: [options.step], rule: options.rule)
  }

  private func notes(
    _ frames: FieldFrames, _ font: MeasuredFont, _ chosen: ChosenLineMetrics
  ) throws -> [Finding] {
    var notes = (font.face?.findings ?? []) + chosen.findings
    notes += TableNotes.component(component, options.textSize, options.ladder, frames.assumed)
    notes += TableNotes.lines(font.rule, chosen)
    if component.platform == .ios, font.rule == .ios { notes.append(TableNotes.inputModelled) }
    let texts = frames.parts.compactMap { $0.text }.filter { text in
      text.lines.contains { !$0.isEmpty }
    }
    if font.face == nil, !texts.isEmpty {
      notes.append(TableNotes.widthsAbsent)
    } else {
      for text in texts {
        let missing =
          try font.shaped(text.lines.joined(separator: " "), at: text.size)?
          .missingScalars ?? []
        guard !missing.isEmpty else { continue }
        notes.append(
          Finding(
            .warning, "text-missing-glyph",
            "The \(text.slot) has characters that no font given has a glyph for:"
              + " \(missing.codePointRanges); a device takes another font there, so its width is not"
              + " known."))
      }
    }
    if texts.contains(where: { $0.weight >= 600 }) {
      notes += [font.counterFinding].compactMap(\.self)
    }
    let step = options.step.title(textSize, on: component.platform)
    return notes + [frames.unknown].compactMap(\.self) + frames.findings
      + frames.misfits.map { $0.finding(at: step) }
  }
}

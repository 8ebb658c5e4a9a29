import FieldMetrics

/// `metrics-cli layout --format svg` and `png`: a field, drawn.
struct LayoutPicture {
  let font: TableFont
  let component: FieldComponent
  let options: LayoutOptions
  /// For a sheet: states of each column, none for all.
  let columns: [[String]]
  /// For a sheet: its rows.
  let steps: [LadderStep]

  func deliver(_ format: PictureOptions.Format, _ arguments: ParsedArguments) throws {
    let painter = FieldPainter(font)
    let layout = try FieldLayoutBuilder(font, component, options: options).build()
    let isSheet = arguments.has(PictureOptions.sheet)
    let picture =
      if isSheet {
        try sheet(painter, layout)
      } else if arguments.has(PictureOptions.animate) {
        try floating(painter, layout, arguments)
      } else {
        try painter.picture(
          of: layout.frames, title: PictureWords.title(of: layout),
          description: PictureWords.description(of: layout),
          guides: arguments.has(PictureOptions.guides))
      }
    try PictureOptions.deliver(
      picture, format, defaultScale: isSheet ? 1 : options.grid.displayScale,
      provenance: PictureWords.provenance(of: layout), arguments)
    PictureOptions.complain(layout.notes + painter.findings)
  }

  private func sheet(_ painter: FieldPainter, _ layout: ComponentLayout) throws -> Picture {
    let sheet = try LayoutSheet(font, component, options: options).sheet(
      columns: columns, steps: steps)
    return try painter.picture(
      of: sheet, title: "Contact sheet of \(component.name)",
      description: PictureWords.description(of: sheet))
  }

  private func floating(
    _ painter: FieldPainter, _ layout: ComponentLayout, _ arguments: ParsedArguments
  ) throws -> Picture {
    let states = try LayoutSheet(font, component, options: options).floating(
      at: options.step)
    guard let states else {
      throw UsageError(
        "'\(PictureOptions.animate.name)' needs a component whose label floats;"
          + " \(component.name.quoted) has none", in: arguments.command)
    }
    return try painter.picture(
      floatingFrom: states.rest, to: states.floated, along: states.curve,
      title: "The label of \(component.name) floats",
      description: PictureWords.description(of: layout))
  }
}

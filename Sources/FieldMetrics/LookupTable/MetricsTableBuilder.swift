/// Computes a lookup table from a font and the ladder.
///
/// ```swift
/// let face = try FontFile(path: "Inter.ttf").face(at: 0)
/// let table = try MetricsTableBuilder(.face(face)).build()
/// ```
public struct MetricsTableBuilder: Sendable {
  public let font: TableFont
  public let options: TableOptions
  /// `nil` for `form-field`.
  public let component: FieldComponent?

  /// - Parameter component: `form-field` when not given.
  public init(
    _ font: TableFont, options: TableOptions = TableOptions(), component: FieldComponent? = nil
  ) {
    self.font = font
    self.options = options
    self.component = component
  }

  /// The whole flow: face → line metrics, text → shaped text, ladder → sizes; then field layout →
  /// lookup table.
  ///
  /// - Throws: ``ComponentError`` for a minimum height that the component does not have, ``FontError`` when an axis setting or the face's metrics cannot be used,
  ///   ``ShapingError`` when text cannot be shaped.
  public func build() throws -> MetricsTable {
    let field = component ?? FieldComponent.formField()
    let measured = try MeasuredFont(font, options)
    // First, as its pages of a large file are given back before others are needed.
    let identity = try measured.identity()
    let standard = options.ladder.standardStep
    let referenceMetrics = try measured.lineMetrics(
      at: try standard.requiredSize(of: .body, options.sizing, options.ladder))
    let geometry = try FieldGeometry(field, options)
    let rows = try options.steps.map { step in
      let sized = try SizedStyles(measured, options, at: step)
      let atStep = try geometry.field(measured, at: step)
      let row = try MetricsRow(step, sized, atStep, measured, options)
      try atStep.measurer.checkStyles(options.ladder, field)
      return row
    }
    let assumed = try geometry.assumed(measured)
    return MetricsTable(
      options: options, font: identity, fallbacks: try measured.fallbacks(),
      defaultAxes: measured.face?.defaultPlace.coordinates ?? [],
      component: field.name, componentPlatform: field.platform, componentSHA256: field.sha256,
      assumed: assumed, minimumHeight: geometry.minimumHeight,
      labelRoom: try geometry.labelRoom(measured),
      counterNumbers: options.limit.map { _ in measured.counterNumbers },
      lineMetrics: referenceMetrics.metrics, rows: rows,
      notes: try TableNotes(options, measured, rows, referenceMetrics, field, assumed).findings,
      icuUnicodeVersion: measured.face == nil ? nil : icuVersion(for: texts(rows)))
  }

  /// The Unicode version of ICU where it had a part in shaping texts: also in plain Latin, once that
  /// stands in a paragraph from right to left.
  private func icuVersion(for texts: [String]) -> String? {
    switch options.shaping.direction {
    case .leftToRight, .automatic(neutral: .leftToRight): UnicodeVersion.icu(neededFor: texts)
    case .rightToLeft, .automatic(neutral: .rightToLeft): texts.isEmpty ? nil : UnicodeVersion.icu
    }
  }

  /// All text that the table shapes.
  private func texts(_ rows: [MetricsRow]) -> [String] {
    options.labels.map(\.text) + [rows.first?.counter?.text].compactMap(\.self)
  }
}

/// The three styles of a field at one step.
struct SizedStyles {
  let body: SizedLineMetrics
  let caption: SizedLineMetrics
  let footnote: SizedLineMetrics

  init(_ font: MeasuredFont, _ options: TableOptions, at step: LadderStep) throws {
    func sized(_ style: TextStyle) throws -> SizedLineMetrics {
      try font.sized(
        at: try step.requiredSize(of: style, options.sizing, options.ladder),
        lineHeight: step.lineHeight(of: style, options.sizing), grid: options.grid.zoomed(step))
    }
    body = try sized(.body)
    caption = try sized(.caption1)
    footnote = try sized(.footnote)
  }
}

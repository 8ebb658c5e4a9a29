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
    let referenceMetrics = try measured.lineMetrics(
      at: options.sizing.size(of: .body, at: .large))
    let geometry = try FieldGeometry(field, options)
    let rows = try options.categories.map { category in
      let sized = try SizedStyles(measured, options.sizing, at: category)
      let atStep = try geometry.field(measured, at: category)
      return try MetricsRow(category, sized, atStep, measured, options)
    }
    let assumed = try geometry.assumed(measured)
    return MetricsTable(
      options: options, font: try measured.identity(), fallbacks: try measured.fallbacks(),
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

  init(_ font: MeasuredFont, _ sizing: SizingRule, at category: ContentSizeCategory) throws {
    func sized(_ style: TextStyle) throws -> SizedLineMetrics {
      let size = sizing.size(of: style, at: category)
      return SizedLineMetrics(metrics: try font.lineMetrics(at: size).metrics, size: size)
    }
    body = try sized(.body)
    caption = try sized(.caption1)
    footnote = try sized(.footnote)
  }
}

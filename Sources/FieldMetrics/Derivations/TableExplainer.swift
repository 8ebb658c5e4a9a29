/// Explains single cells of a table, from the very layout that the table reads.
///
/// ```swift
/// let face = try FontFile(path: "fonts/Inter.ttf").face()
/// let explanation = try TableExplainer(.face(face)).explain(.floatScale, at: .large)
/// ```
public struct TableExplainer: Sendable {
  public let font: TableFont
  public let options: TableOptions
  public let component: FieldComponent

  /// - Parameters:
  ///   - options: as of the table; its rows are not used.
  ///   - component: `form-field` when not given.
  public init(
    _ font: TableFont, options: TableOptions = TableOptions(), component: FieldComponent? = nil
  ) {
    self.font = font
    self.options = options
    self.component = component ?? FieldComponent.formField()
  }

  /// - Throws: as ``MetricsTableBuilder/build()``.
  public func explain(_ column: TableColumn, at step: LadderStep) throws -> Explanation {
    var options = options
    options.chosenSteps = [step]
    let table = try MetricsTableBuilder(font, options: options, component: component).build()
    let measured = try MeasuredFont(font, options)
    let field = try FieldGeometry(component, options).field(measured, at: step)
    let cell = CellDerivation(field, measured, options, step)
    let found = table.rows.first.flatMap { column.value(in: $0) }
    let derivation = try found.flatMap { value in
      try cell.derivation(of: column)?.rounded(as: value)
    }
    return Explanation(
      column: column, step: step, table: table, derivation: derivation,
      absence: found == nil ? absence(column) : nil)
  }

  private func absence(_ column: TableColumn) -> String {
    if column.needsLabel, options.labels.isEmpty { return "there is no label to measure" }
    if column.needsLimit, options.limit == nil { return "there is no limit to count to" }
    if column.needsLabel || column.needsLimit, font.isSystem {
      return "the built-in system profile has no widths"
    }
    if column.needsLabel || column.needsLimit {
      return "its width is not known, or component \(component.name.quoted) shows none"
    }
    return "component \(component.name.quoted) has no such part"
  }
}

/// The derivation of a cell, column by column.
struct CellDerivation {
  let field: FieldAtStep
  let font: MeasuredFont
  let options: TableOptions
  let lines: LineDerivation
  let sizes: SizeDerivation
  let texts: TextDerivation

  init(_ field: FieldAtStep, _ font: MeasuredFont, _ options: TableOptions, _ step: LadderStep) {
    self.field = field
    self.font = font
    self.options = options
    sizes = SizeDerivation(step: step, sizing: options.sizing, ladder: options.ladder)
    lines = LineDerivation(font: font, grid: options.grid.zoomed(step), sizes: sizes)
    texts = TextDerivation(font: font)
  }

  var label: String? { options.labels.first?.text }
  var component: FieldComponent { field.component }

  func boxes(_ solved: SolvedField) -> BoxDerivation {
    BoxDerivation(
      solved: solved, measurer: field.measurer, lines: lines, component: component)
  }

  func places(_ solved: SolvedField) -> PlaceDerivation {
    PlaceDerivation(solved: solved, heights: boxes(solved))
  }

  /// The field with its first label: read before the next state is solved.
  func labelled<Found>(
    _ states: [String], _ read: (SolvedField) throws -> Found?
  ) throws -> Found? {
    field.measurer.texts["label"] = label.map { [$0] }
    defer { field.measurer.texts["label"] = nil }
    return try read(try field.solved(states))
  }

  func derivation(of column: TableColumn) throws -> Derivation? {
    if let count = column.lines {
      field.measurer.inputLines = count
      defer { field.measurer.inputLines = nil }
      return try boxes(try field.solved(["multiline"])).height(of: component.fieldPart)
    }
    switch column {
    case .bodySize: return sizes.size(of: .body)
    case .captionSize: return sizes.size(of: .caption1)
    case .footnoteSize: return sizes.size(of: .footnote)
    case .bodyLineHeight: return try lines.line(of: .body)
    case .captionLineHeight: return try lines.line(of: .caption1)
    case .footnoteLineHeight: return try lines.line(of: .footnote)
    case .floatScale: return try floatScale()
    case .fixedScaleErrorPercent: return try fixedScaleError()
    case .shapedFloatScale: return try shapedFloatScale()
    case .slotResidual: return try slotResidual()
    case .captionSlot: return try height(of: "captionSlot", [])
    case .inputHeight: return try height(of: "input", [])
    case .iconWidth: return try iconWidth()
    case .counterHeight: return try counterHeight(["limit"])
    case .chipHeight: return try counterHeight(["limit", "atLimit"])
    case .counterWidth: return try counterWidth(["limit"])
    case .chipWidth: return try counterWidth(["limit", "atLimit"])
    case .labelRestY: return try top([], "label at rest")
    case .labelFloatY: return try top(["floated"], "label floated")
    case .labelTravel: return try travel()
    case .labelWidth: return try labelWidth()
    case .labelFloatedWidth: return try floatedWidth()
    case .labelFits: return try labelFits()
    case .leftToRightRestX: return try edge([], isRightToLeft: false)
    case .leftToRightFloatX: return try edge(["floated"], isRightToLeft: false)
    case .rightToLeftRestX: return try edge([], isRightToLeft: true)
    case .rightToLeftFloatX: return try edge(["floated"], isRightToLeft: true)
    default: return try height(of: component.fieldPart, [])
    }
  }

  func height(of part: String, _ states: [String]) throws -> Derivation? {
    try labelled(states) { try boxes($0).height(of: part) }
  }
}

/// The numbers of a row, by the names that CSV gives them.
public enum TableColumn: String, Hashable, Sendable, CaseIterable {
  case bodySize, captionSize, footnoteSize
  case bodyLineHeight, captionLineHeight, footnoteLineHeight
  case floatScale, shapedFloatScale, fixedScaleErrorPercent
  case captionSlot, slotResidual, inputHeight, fieldHeight
  case fieldHeightOf1Lines, fieldHeightOf2Lines, fieldHeightOf3Lines, fieldHeightOf4Lines
  case fieldHeightOf5Lines, fieldHeightOf6Lines, fieldHeightOf7Lines, fieldHeightOf8Lines
  case iconWidth, counterHeight, chipHeight, counterWidth, chipWidth
  case labelRestY, labelFloatY, labelTravel
  case labelWidth, labelFloatedWidth, labelFits
  case leftToRightRestX, leftToRightFloatX, rightToLeftRestX, rightToLeftFloatX

  /// By its name in CSV, or its path in JSON, such as `sizes.body`; in any case.
  public init?(name: String) {
    let wanted = name.lowercased()
    guard
      let found = Self.allCases.first(where: { $0.names.contains { $0.lowercased() == wanted } })
    else { return nil }
    self = found
  }

  /// All that ``init(name:)`` takes.
  public var names: [String] {
    let path: String? =
      switch self {
      case .bodySize: "sizes.body"
      case .captionSize: "sizes.caption"
      case .footnoteSize: "sizes.footnote"
      case .bodyLineHeight: "lineHeights.body"
      case .captionLineHeight: "lineHeights.caption"
      case .footnoteLineHeight: "lineHeights.footnote"
      case .counterHeight: "counter.height"
      case .chipHeight: "counter.chipHeight"
      case .counterWidth: "counter.width"
      case .chipWidth: "counter.chipWidth"
      case .labelRestY: "label.restY"
      case .labelFloatY: "label.floatY"
      case .labelTravel: "label.travel"
      case .labelWidth: "labels.width"
      case .labelFloatedWidth: "labels.floatedWidth"
      case .labelFits: "labels.fits"
      case .leftToRightRestX: "leftToRight.restX"
      case .leftToRightFloatX: "leftToRight.floatX"
      case .rightToLeftRestX: "rightToLeft.restX"
      case .rightToLeftFloatX: "rightToLeft.floatX"
      default: lines.map { "fieldHeightsByLines[\($0 - 1)]" }
      }
    return [rawValue] + [path].compactMap(\.self)
  }

  /// Of the vertical field's columns: how many lines of text.
  public var lines: Int? {
    let first = Self.allCases.firstIndex(of: .fieldHeightOf1Lines) ?? 0
    let position = (Self.allCases.firstIndex(of: self) ?? 0) - first
    return (0..<MetricsRow.mostLines).contains(position) ? position + 1 : nil
  }

  /// Whether it is about a label that is given.
  public var needsLabel: Bool {
    switch self {
    case .shapedFloatScale, .labelWidth, .labelFloatedWidth, .labelFits, .leftToRightRestX,
      .leftToRightFloatX, .rightToLeftRestX, .rightToLeftFloatX:
      true
    default: false
    }
  }

  /// Whether it is about a counter with a limit.
  public var needsLimit: Bool { self == .counterWidth || self == .chipWidth }

  /// The cell, of the first label; `nil` for an empty one. Whether a label fits is 1 or 0.
  public func value(in row: MetricsRow) -> Double? {
    if let lines {
      let heights = row.fieldHeightsByLines
      return lines <= heights.count ? heights[lines - 1].value : nil
    }
    let label = row.labels.first
    let length: Points? =
      switch self {
      case .bodySize: row.sizes.body
      case .captionSize: row.sizes.caption
      case .footnoteSize: row.sizes.footnote
      case .bodyLineHeight: row.lineHeights.body
      case .captionLineHeight: row.lineHeights.caption
      case .footnoteLineHeight: row.lineHeights.footnote
      case .floatScale: row.floatScale.map { Points($0) }
      case .shapedFloatScale: row.shapedFloatScale.map { Points($0) }
      case .fixedScaleErrorPercent: row.fixedScaleErrorPercent.map { Points($0) }
      case .captionSlot: row.captionSlot
      case .slotResidual: row.slotResidual
      case .inputHeight: row.inputHeight
      case .iconWidth: row.iconWidth
      case .counterHeight: row.counter?.height
      case .chipHeight: row.counter?.chipHeight
      case .counterWidth: row.counter?.width
      case .chipWidth: row.counter?.chipWidth
      case .labelRestY: row.label?.restY
      case .labelFloatY: row.label?.floatY
      case .labelTravel: row.label?.travel
      case .labelWidth: label?.width
      case .labelFloatedWidth: label?.floatedWidth
      case .labelFits: (label?.fits).map { $0 ? 1 : 0 }
      case .leftToRightRestX: label?.leftToRight?.restX
      case .leftToRightFloatX: label?.leftToRight?.floatX
      case .rightToLeftRestX: label?.rightToLeft?.restX
      case .rightToLeftFloatX: label?.rightToLeft?.floatX
      default: row.fieldHeight
      }
    return length?.value
  }
}

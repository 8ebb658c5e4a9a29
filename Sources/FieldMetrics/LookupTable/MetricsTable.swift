/// The lookup table of a field component in one font: a row for each step of the ladder.
///
/// A plain value: exporters turn it into text, and nothing in it depends on the host, the clock or
/// the locale.
public struct MetricsTable: Hashable, Sendable {
  public let options: TableOptions
  public let font: FontIdentity
  /// Where text looks for what the font lacks, in that order.
  public let fallbacks: [FontIdentity]
  /// Where the font stands on its axes when nothing is asked for.
  let defaultAxes: [AxisCoordinate]
  /// The component's name, such as `form-field`.
  public let component: String
  public let componentPlatform: ComponentPlatform
  /// Of the component's file; `nil` for a built-in one.
  public let componentSHA256: String?
  /// What the component's source leaves open, and how its file fills it; a sentence each.
  public let assumed: [String]
  /// The field's least height, unless a part is higher; `nil` for a component without one.
  public let minimumHeight: Points?
  /// The width that a label has to itself; `nil` for a component without a label.
  public let labelRoom: Points?
  /// How the counter's numbers are written; `nil` without a limit.
  public let counterNumbers: LocaleNumbers?
  /// At the axis place of the table; where an optical size axis follows the size, at the body size
  /// of the ladder's standard step.
  public let lineMetrics: LineMetrics
  /// In ascending order of the steps.
  public let rows: [MetricsRow]
  /// What a reader should know, in a fixed order, each once.
  public let notes: [Finding]
  /// The Unicode version of ICU; `nil` when no text needed it.
  public let icuUnicodeVersion: String?

  /// The root font size of the page in CSS px; `nil` for a component that is not of the web.
  /// Where rows have root sizes of their own, that of the only row.
  public var rootSize: Points? { textSize?.rootSize(on: componentPlatform) }
  /// Android's font scale; `nil` for a component that is not of Android.
  /// Where rows have font scales of their own, that of the only row.
  public var fontScale: Double? { textSize?.fontScale(on: componentPlatform) }

  /// The one text size of all rows; `nil` where it is what they differ in.
  var textSize: PlatformTextSize? {
    guard let step = rows.first?.step else { return options.textSize }
    let size = options.textSize.at(step)
    return rows.count == 1 || size == options.textSize ? size : nil
  }

  /// Whose lines the font's are.
  public var rule: LineMetricsRule { font.fileName == nil ? .ios : options.rule }

  public static let schemaVersion = 1
}

/// One step of the ladder. Lengths in points.
public struct MetricsRow: Hashable, Sendable {
  public let step: LadderStep
  /// Font sizes.
  public let sizes: StyleLengths
  /// Ascender − descender, not rounded.
  public let lineHeights: StyleLengths
  /// What the floated label is drawn with: caption line height over body line height, at most 1. `nil`
  /// for a component that scales no label.
  public let floatScale: Double?
  /// The first label's width at the caption size over its width at the body size; `nil` without a
  /// label whose width is known.
  public let shapedFloatScale: Double?
  /// How far the usual 0.75 is off, in percent.
  public let fixedScaleErrorPercent: Double?
  /// Height of one blank caption line, on the pixel grid; `nil` for a component without a slot.
  public let captionSlot: Points?
  /// What the slot is higher than the floated label: 0 to less than a pixel.
  public let slotResidual: Points?
  /// Height of the one-line text input; modelled on iOS.
  public let inputHeight: Points?
  /// Height of the field with a one-line input.
  public let fieldHeight: Points
  /// Height of the vertical field at 1 to 8 lines; none for a component of one line.
  public let fieldHeightsByLines: [Points]
  /// `nil` for a component without an icon of its own size.
  public let iconWidth: Points?
  /// `nil` for a component without a counter.
  public let counter: CounterMetrics?
  /// `nil` for a component whose label does not travel.
  public let label: LabelPositions?

  /// The most lines that ``fieldHeightsByLines`` has.
  public static let mostLines = 8
  /// In the order the labels were given.
  public let labels: [LabelMetrics]
}

/// A length for each of the three styles of a field.
public struct StyleLengths: Hashable, Sendable {
  public let body: Points
  public let caption: Points
  public let footnote: Points
}

/// The character counter below a field.
public struct CounterMetrics: Hashable, Sendable {
  public let height: Points
  /// The counter in its chip, shown at the limit.
  public let chipHeight: Points
  /// The text at the limit, in the locale's digits; `nil` without a limit.
  public let text: String?
  /// `nil` without a limit or a font file.
  public let width: Points?
  public let chipWidth: Points?
}

/// Where the label's top edge lies, from the field's top edge.
public struct LabelPositions: Hashable, Sendable {
  public let restY: Points
  public let floatY: Points
  /// How far the label moves: restY − floatY.
  public let travel: Points
}

/// The corner that a label shrinks towards, as a unit point; the same in every row.
public enum ScaleAnchor {
  public static let leftToRight = (x: 0, y: 0)
  public static let rightToLeft = (x: 1, y: 0)
}

/// Left edges of a drawn label box from the field's left edge, in points.
public struct LabelEdges: Hashable, Sendable {
  public let restX: Points
  public let floatX: Points
}

/// One label in one row.
public struct LabelMetrics: Hashable, Sendable {
  public let text: String
  /// `nil` when the width is not known; the table's notes say why.
  public let width: Points?
  public let floatedWidth: Points?
  public let fits: Bool?
  public let leftToRight: LabelEdges?
  public let rightToLeft: LabelEdges?
  /// Characters that the font has no glyph for.
  public let missing: [Unicode.Scalar]
}

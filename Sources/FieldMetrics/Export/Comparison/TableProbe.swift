/// A table like another one, whose numbers say what they are: written in a format, it shows where in a
/// text each field stands, whatever the format.
struct TableProbe {
  let table: MetricsTable
  private let fields: [TableField]

  private static let first = 7_000_001

  init(of table: MetricsTable) {
    var numbers = Numbers()
    let rows = table.rows.map { numbers.row($0) }
    self.table = table.with(rows: rows)
    fields = numbers.fields
  }

  /// The field that a number stands for; `nil` for one that is no field's.
  func field(_ number: Double) -> TableField? {
    guard let index = Int(exactly: number).map({ $0 - Self.first }), fields.indices.contains(index)
    else { return nil }
    return fields[index]
  }

  /// Gives each field a number of its own.
  private struct Numbers {
    var fields: [TableField] = []
    private var step = ""
    private var label: Int?

    mutating func row(_ row: MetricsRow) -> MetricsRow {
      step = row.step.rawValue
      let sizes = lengths(row.sizes, "Size")
      let lineHeights = lengths(row.lineHeights, "LineHeight")
      let ratios = [
        number(row.floatScale, "floatScale"), number(row.shapedFloatScale, "shapedFloatScale"),
        number(row.fixedScaleErrorPercent, "fixedScaleErrorPercent"),
      ]
      let heights = [
        points(row.captionSlot, "captionSlot"), points(row.slotResidual, "slotResidual"),
        points(row.inputHeight, "inputHeight"), points(row.iconWidth, "iconWidth"),
      ]
      let field = points(row.fieldHeight, "fieldHeight") ?? row.fieldHeight
      let byLines = row.fieldHeightsByLines.enumerated().map { index, height in
        points(height, "fieldHeightOf\(index + 1)Lines") ?? height
      }
      return MetricsRow(
        step: row.step, sizes: sizes, lineHeights: lineHeights, floatScale: ratios[0],
        shapedFloatScale: ratios[1], fixedScaleErrorPercent: ratios[2], captionSlot: heights[0],
        slotResidual: heights[1], inputHeight: heights[2], fieldHeight: field,
        fieldHeightsByLines: byLines, iconWidth: heights[3],
        counter: row.counter.map { counter($0) },
        label: row.label.map { positions($0) }, labels: labels(row.labels))
    }

    private mutating func counter(_ counter: CounterMetrics) -> CounterMetrics {
      CounterMetrics(
        height: points(counter.height, "counterHeight") ?? counter.height,
        chipHeight: points(counter.chipHeight, "chipHeight") ?? counter.chipHeight,
        text: counter.text, width: points(counter.width, "counterWidth"),
        chipWidth: points(counter.chipWidth, "chipWidth"))
    }

    private mutating func positions(_ label: LabelPositions) -> LabelPositions {
      LabelPositions(
        restY: points(label.restY, "labelRestY") ?? label.restY,
        floatY: points(label.floatY, "labelFloatY") ?? label.floatY,
        travel: points(label.travel, "labelTravel") ?? label.travel)
    }

    private mutating func labels(_ labels: [LabelMetrics]) -> [LabelMetrics] {
      defer { label = nil }
      var numbered: [LabelMetrics] = []
      for (index, old) in labels.enumerated() {
        label = index + 1
        numbered.append(
          LabelMetrics(
            text: old.text, width: points(old.width, "labelWidth"),
            floatedWidth: points(old.floatedWidth, "labelFloatedWidth"), fits: old.fits,
            leftToRight: old.leftToRight.map { edges($0, "leftToRight") },
            rightToLeft: old.rightToLeft.map { edges($0, "rightToLeft") }, missing: old.missing))
      }
      return numbered
    }

    private mutating func edges(_ edges: LabelEdges, _ column: String) -> LabelEdges {
      LabelEdges(
        restX: points(edges.restX, column + "RestX") ?? edges.restX,
        floatX: points(edges.floatX, column + "FloatX") ?? edges.floatX)
    }

    private mutating func lengths(_ lengths: StyleLengths, _ column: String) -> StyleLengths {
      StyleLengths(
        body: points(lengths.body, "body" + column) ?? lengths.body,
        caption: points(lengths.caption, "caption" + column) ?? lengths.caption,
        footnote: points(lengths.footnote, "footnote" + column) ?? lengths.footnote)
    }

    private mutating func points(_ length: Points?, _ column: String) -> Points? {
      number(length?.value, column).map { Points($0) } ?? length
    }

    /// What is absent stays so.
    private mutating func number(_ value: Double?, _ column: String) -> Double? {
      guard let value, value.isFinite else { return nil }
      fields.append(TableField(step: step, column: column, label: label))
      return Double(TableProbe.first + fields.count - 1)
    }
  }
}

extension MetricsTable {
  /// The same table with other rows.
  fileprivate func with(rows: [MetricsRow]) -> MetricsTable {
    MetricsTable(
      options: options, font: font, fallbacks: fallbacks, defaultAxes: defaultAxes,
      component: component, componentPlatform: componentPlatform,
      componentSHA256: componentSHA256, assumed: assumed,
      minimumHeight: minimumHeight, labelRoom: labelRoom, counterNumbers: counterNumbers,
      lineMetrics: lineMetrics, rows: rows, notes: notes, icuUnicodeVersion: icuUnicodeVersion)
  }
}

import TestSupport
import Testing

@testable import FieldMetrics

/// Every cell of a table is explained, and its derivation adds up to the table's number.
struct TableExplainerTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    let component: String
    let font: String?
    let ladder: TypeLadder
    var rule = LineMetricsRule.ios
    var sizing = SizingRule.textStyle
    var axes: [AxisCoordinate] = []
    var scale = 3.0

    var testDescription: String {
      "\(component), \(font ?? "system"), \(ladder.name), \(rule.rawValue), \(sizing.rawValue)"
    }

    func tableFont() throws -> TableFont {
      guard let font else { return .system }
      let path =
        font.contains(".test.")
        ? Fixtures.testFontPath(font.replacing(".test.", with: "."))
        : try Fixtures.bootstrapPath(font)
      let face = try FontFile(path: path).face()
      return try .face(face, axes: axes)
    }

    func options(_ limit: Int? = 160) throws -> TableOptions {
      TableOptions(
        sizing: sizing, grid: try #require(PixelGrid(displayScale: scale)), limit: limit,
        labels: font == nil ? [] : [try #require(FieldLabel("AB"))], ladder: ladder, rule: rule)
    }
  }

  static let settings: [Setting] = [
    Setting(component: "form-field", font: nil, ladder: .dynamicType),
    Setting(component: "form-field", font: "Inter.ttf", ladder: .dynamicType),
    Setting(component: "form-field", font: "Inter.ttf", ladder: .dynamicType, sizing: .custom),
    Setting(
      component: "form-field", font: "Inter.ttf", ladder: .dynamicType, sizing: .fixed, scale: 2),
    Setting(component: "form-field", font: "mvar.test.ttf", ladder: .dynamicType),
    Setting(component: "form-field", font: "opsz.test.ttf", ladder: .dynamicType),
    Setting(
      component: "form-field", font: "Roboto-Regular.ttf", ladder: .android(.nonLinear),
      rule: .android),
    Setting(
      component: "form-field", font: "Roboto-Regular.ttf", ladder: .android(.linear), rule: .compose
    ),
    Setting(component: "form-field", font: "Karla.ttf", ladder: .web, rule: .firefox, scale: 2),
    Setting(component: "form-field", font: "Karla.ttf", ladder: .webZoom, rule: .chrome),
    Setting(component: "form-field", font: "Inter.ttf", ladder: .reactNative(maximum: 1.5)),
    Setting(
      component: "form-field", font: "DejaVuSans.ttf", ladder: .appleSystemBody, rule: .safari),
    Setting(
      component: "form-field", font: "NotoSansThai-Regular.ttf", ladder: .dynamicType, rule: .qt),
    Setting(component: "clearable-text-field", font: "Inter.ttf", ladder: .dynamicType),
    Setting(component: "labeled-text-field", font: "Inter.ttf", ladder: .dynamicType),
    Setting(
      component: "labeled-text-field-react-native", font: "Inter.ttf",
      ladder: .reactNative(maximum: nil)),
    Setting(
      component: "material3-filled", font: "Roboto-Regular.ttf", ladder: .android(.nonLinear),
      rule: .compose),
    Setting(
      component: "material3-outlined", font: "Roboto-Regular.ttf", ladder: .android(.nonLinear),
      rule: .compose),
    Setting(component: "mui-filled", font: "Roboto-Regular.ttf", ladder: .web, rule: .chrome),
    Setting(component: "mui-outlined", font: "Roboto-Regular.ttf", ladder: .web, rule: .chrome),
    Setting(component: "suiss-field", font: "Inter.ttf", ladder: .web, rule: .chrome),
  ]

  @Test(
    "Every column's derivation ends in the table's cell, and every rule in it holds",
    arguments: settings)
  func everyCell(_ setting: Setting) throws {
    let font = try setting.tableFont()
    let component = try #require(FieldComponent.builtIn(setting.component))
    // Some components have no counter.
    let options = try setting.options(component.flag("limit").bits == 0 ? nil : 160)
    let explainer = TableExplainer(font, options: options, component: component)
    let steps = setting.ladder.steps
    var explained = 0
    for step in [steps[0], setting.ladder.standardStep, steps[steps.count - 1]] {
      var one = options
      one.chosenSteps = [step]
      let row = try #require(
        try MetricsTableBuilder(font, options: one, component: component).build().rows.first)
      for column in TableColumn.allCases {
        let explanation = try explainer.explain(column, at: step)
        let cell = column.value(in: row)
        #expect(explanation.value == cell)
        #expect((explanation.absence == nil) == (cell != nil))
        guard let cell else {
          #expect(explanation.derivation == nil)
          continue
        }
        guard let derivation = explanation.derivation else {
          Issue.record("\(column.rawValue) at \(step.title) is not explained")
          continue
        }
        #expect(derivation.value == cell, "\(column.rawValue) at \(step.title)")
        #expect(derivation.weakest != nil, "\(column.rawValue) at \(step.title)")
        check(derivation, "\(column.rawValue) at \(step.title)")
        explained += 1
      }
    }
    #expect(explained >= 3 * 8)
  }

  private func check(_ derivation: Derivation, _ place: String) {
    if let recomputed = derivation.recomputed {
      #expect(
        abs(recomputed - derivation.value) <= 1e-9 * max(1, abs(recomputed)),
        "\(place): \(derivation.name ?? "a step") of \(derivation.rule.name)")
    }
    if derivation.operands.isEmpty, derivation.name != nil {
      #expect(derivation.source != nil, "\(place): \(derivation.name ?? "") has no source")
    }
    for operand in derivation.operands { check(operand, place) }
  }

  @Test("No cell of form-field is left to 'as the layout solves it'")
  func nothingIsHidden() throws {
    let font = try Self.settings[1].tableFont()
    let options = try Self.settings[1].options()
    for column in TableColumn.allCases {
      let explanation = try TableExplainer(font, options: options).explain(column, at: .large)
      func engines(_ derivation: Derivation) -> [String] {
        var found: [String] = []
        if case .engine(let what) = derivation.rule { found.append(what) }
        return found + derivation.operands.flatMap(engines)
      }
      let hidden = explanation.derivation.map(engines) ?? []
      #expect(hidden.isEmpty, "\(column.rawValue): \(hidden)")
    }
  }

  @Test("A float scale goes back to hhea, units per em and the ladder")
  func floatScale() throws {
    let font = try Self.settings[1].tableFont()
    let explanation = try TableExplainer(font).explain(
      .floatScale, at: .accessibilityExtraExtraExtraLarge)
    // 43 over 53: Inter's lines are in proportion to their sizes.
    #expect(explanation.value == 43.0 / 53)
    var sources: Set<String> = []
    func collect(_ derivation: Derivation) {
      if let source = derivation.source { sources.insert(source) }
      derivation.operands.forEach(collect)
    }
    collect(try #require(explanation.derivation))
    for source in [
      "table 'hhea', ascender", "table 'hhea', descender", "table 'head', unitsPerEm",
      "ladder dynamic-type 2025-03: body at AX5", "ladder dynamic-type 2025-03: caption1 at AX5",
    ] {
      #expect(sources.contains(source))
    }
  }

  @Test("A delta of MVAR is named with the place on the axes")
  func delta() throws {
    let face = try FontFile(path: Fixtures.testFontPath("mvar.ttf")).face()
    let axis = try #require(face.axes.first)
    let font = try TableFont.face(face, axes: [AxisCoordinate(tag: axis.tag, value: axis.maximum)])
    let explanation = try TableExplainer(font).explain(.bodyLineHeight, at: .large)
    let text = ExplanationExporter().text(explanation)
    #expect(text.contains("table 'MVAR', hasc at \(axis.tag)"))
    #expect(explanation.derivation?.value == explanation.value)
  }

  @Test("What is modelled says so down to the field's height")
  func certainty() throws {
    let explanation = try TableExplainer(.system).explain(.fieldHeight, at: .large)
    #expect(explanation.derivation?.weakest == .modelled)
    let slot = try TableExplainer(.system).explain(.captionSlot, at: .large)
    #expect(slot.derivation?.weakest == .observed)
  }

  @Test("Columns are named as in CSV, which has the same numbers")
  func columns() throws {
    let font = try Self.settings[1].tableFont()
    let table = try MetricsTableBuilder(font, options: Self.settings[1].options()).build()
    let lines = CSVExporter().text(of: table).split(separator: "\r\n").map(String.init)
    let header = lines[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let first = lines[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let row = try #require(table.rows.first)
    for column in TableColumn.allCases {
      let position = try #require(header.firstIndex(of: column.rawValue))
      let cell =
        column == .labelFits ? (first[position] == "true" ? 1 : 0) : Double(first[position])
      #expect(column.value(in: row) == cell, "\(column.rawValue)")
    }
  }

  @Test(
    "Columns are found by both names, in any case",
    arguments: [
      ("floatscale", TableColumn.floatScale), ("sizes.body", .bodySize),
      ("label.restY", .labelRestY), ("fieldHeightsByLines[2]", .fieldHeightOf3Lines),
    ])
  func names(_ name: String, _ column: TableColumn) { #expect(TableColumn(name: name) == column) }
}

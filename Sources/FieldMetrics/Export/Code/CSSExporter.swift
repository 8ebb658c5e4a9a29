/// A table as custom properties of CSS, in px: the middle step's on the page, and a rule for each step.
///
/// A step applies to what has the class `NAME-field`, where an ancestor's `--NAME-step` names it, or, where
/// none does, where the page's root size is the step's body size, as it is on iOS for a page with
/// `html { font: -apple-system-body }`. Browsers without style queries keep the page's values. What is
/// absent has no property.
public struct CSSExporter: TableExporter {
  private let options: ExportOptions

  public init(_ options: ExportOptions = .init()) { self.options = options }

  public func text(of table: MetricsTable) -> String {
    let code = CodeTable(table, options)
    let name = code.name.kebab
    let sizes = Self.rootSizes(table)
    let standard = table.options.ladder.standardStep.rawValue
    let usual = code.rows.first { $0.step.name == standard } ?? code.rows.first
    let rules = code.rows.enumerated().flatMap { index, row in
      let step = CodeName.kebab(row.step.identifier)
      let bySize = sizes.map { sizes in
        " or (style(--\(name)-step: root-size) and style(--\(name)-root-size: \(plain: sizes[index])px))"
      }
      return ["", "@container style(--\(name)-step: \(step))\(bySize ?? "") {"]
        + ["  .\(name)-field {"] + properties(row, code).indented(2) + ["  }", "}"]
    }
    return
      (CodeText.blockComment(code.remarks) + [
        "", "@property --\(name)-step {", "  syntax: \"<custom-ident>\";", "  inherits: true;",
        "  initial-value: root-size;", "}", "", "@property --\(name)-root-size {",
        "  syntax: \"<length>\";", "  inherits: true;", "  initial-value: 0px;", "}", "", ":root {",
        "  --\(name)-root-size: 1rem;",
      ] + (usual.map { properties($0, code).indented() } ?? []) + ["}"] + rules).file
  }

  /// The root size of each step: the ladder's, or of Dynamic Type the body's; `nil` where a root size
  /// says nothing about the step.
  private static func rootSizes(_ table: MetricsTable) -> [Double]? {
    let isDynamicType = table.options.ladder == .dynamicType && table.componentPlatform == .ios
    let sizes = table.rows.compactMap { row in
      (isDynamicType ? row.sizes.body : row.step.rootSize)?.value
    }
    return Set(sizes).count == table.rows.count ? sizes : nil
  }

  private func properties(_ row: CodeRow, _ code: CodeTable) -> [String] {
    let prefix = "--\(code.name.kebab)-"
    return zip(code.columns, row.values).flatMap {
      Self.properties(prefix + CodeName.kebab($0.name), $0.kind, $1)
    }
      + row.labels.enumerated().flatMap { index, label in
        zip(code.labelColumns, label).flatMap {
          Self.properties(
            "\(prefix)label-\(index + 1)-\(CodeName.kebab($0.member))", $0.kind, $1)
        }
      }
  }

  private static func properties(
    _ name: String, _ kind: ColumnKind, _ value: ColumnValue
  ) -> [String] {
    switch value {
    case .number(let number): ["\(name): \(plain: number)\(unit(kind));"]
    case .numbers(let numbers):
      numbers.enumerated().map { "\(name)-\($0 + 1): \(plain: $1)\(unit(kind));" }
    case .text(let text): ["\(name): \(literal(text));"]
    case .flag(let flag): ["\(name): \(flag ? 1 : 0);"]
    case .absent: []
    }
  }

  static func unit(_ kind: ColumnKind) -> String {
    switch kind {
    case .fontSize, .length, .lengths: "px"
    case .ratio, .percent, .text, .flag: ""
    }
  }

  /// A string of CSS and SCSS: `<` would end a style element, `#` begin an interpolation.
  static func literal(_ text: String) -> String {
    CodeText.literal(text, special: "\"\\<#", CodeText.css)
  }
}
